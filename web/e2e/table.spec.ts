import { expect, INDEX, mouse, settle, sit, test, turn } from "./room";
import type { Page } from "@playwright/test";

test.describe.configure({ timeout: 120_000 });

/** Plays on until this page is to play and has a card that it may not play. */
async function toForbidden(page: Page) {
  for (let now = await turn(page); now !== "score"; now = await turn(page)) {
    if (now === "card" && (await page.locator(".hand li.dim").count()) > 0) return;
    await mouse(page, now);
  }
  throw new Error("every card was allowed all through the deal");
}

async function toCard(page: Page, left: number) {
  for (let now = await turn(page); now !== "score"; now = await turn(page)) {
    if (now === "card" && (await page.locator("[data-card]").count()) <= left) return;
    await mouse(page, now);
  }
  throw new Error("the deal is over");
}

/** Plays on until this page is to play to a trick that others have begun. */
async function toTrick(page: Page) {
  for (let now = await turn(page); now !== "score"; now = await turn(page)) {
    // A complete trick may still lie there for a moment.
    await page.waitForTimeout(100);
    const lying = await page.locator("[data-lies]").count();
    if (now === "card" && lying > 0 && lying < 4) return;
    await mouse(page, now);
  }
  throw new Error("this seat led every trick");
}

test("a forbidden card is refused with its reason and the article", async ({ page, server }) => {
  await sit(page, server);
  await toForbidden(page);
  const cards = await page.locator("[data-card]").count();
  const dim = page.locator(".hand li.dim button").last();
  await expect(dim).toHaveAttribute("aria-disabled", "true");
  await expect(dim).toHaveAccessibleName(/, not allowed$/);
  await dim.click({ position: INDEX, force: true });

  const why = page.getByRole("tooltip");
  await expect(why).toContainText("Not the");
  await expect(why.getByRole("link")).toHaveAttribute("href", /^\/rules\/french\?table=.+#/);
  await expect(page.locator("#refusals")).not.toBeEmpty();
  await expect(page.locator("[data-card]")).toHaveCount(cards);
  const href = await why.getByRole("link").getAttribute("href");
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);

  await page.goto(`${server.url}${href}`);
  await expect(page.locator(`[id="${href?.split("#")[1]}"] h2`)).toBeFocused();
});

test("a reload in mid-trick shows the same table", async ({ page, server }) => {
  await sit(page, server);
  await toTrick(page);
  const look = () =>
    page.evaluate(() => ({
      hand: [...document.querySelectorAll<HTMLElement>("[data-card]")].map((one) => one.dataset.card),
      lit: document.querySelectorAll(".hand li.lit").length,
      trick: document.querySelectorAll("[data-lies]").length,
      label: document.querySelector(".contract")?.textContent,
    }));
  const before = await look();
  await page.reload();
  await expect(page.locator(".hand li.lit").first()).toBeVisible();
  expect(await look()).toEqual(before);
  await mouse(page, "card");
});

test("a server killed in mid-deal comes back with the deal", async ({ page, server }) => {
  await sit(page, server);
  await toCard(page, 15);
  const hand = () => page.locator("[data-card]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
  const before = await hand();
  await server.kill();
  await expect(page.getByText("Connection lost").first()).toBeVisible();
  await server.start();
  await expect(page.getByText("Connection lost")).toHaveCount(0, { timeout: 15_000 });
  expect(await hand()).toEqual(before);
  expect(await turn(page)).toBe("card");
  await mouse(page, "card");
  await expect(page.locator("[data-card]")).toHaveCount(before.length - 1);
});

test("two people at one table, the second by link", async ({ page, server, browser }) => {
  await settle(page, { name: "Anna" });
  await page.goto(server.url);
  await page.getByLabel("North: who plays?").selectOption("link");
  await page.getByText("1 deal", { exact: true }).click();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const code = await page.locator(".code b").textContent();
  const table = (await page.getByRole("link", { name: "Go to the table" }).getAttribute("href"))?.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Go to the table" }).click();
  await expect(page.getByText("Waiting for North")).toBeVisible();

  const friend = await (await browser.newContext()).newPage();
  await settle(friend, { language: "fr" });
  await friend.goto(`${server.url}/join/${table}/2`);
  await friend.getByLabel("Votre nom").fill("Bruno");
  await friend.getByRole("button", { name: "S’asseoir" }).click();

  await expect(page.locator("[data-card]")).toHaveCount(18);
  await expect(friend.locator("[data-card]")).toHaveCount(18);
  await expect(page.locator('[data-seat="2"] .who')).toHaveText("Bruno");
  await expect(friend.locator('[data-seat="0"] .who')).toHaveText("Anna");
  const mine = await page.locator("[data-card]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
  const theirs = await friend.locator("[data-card]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
  expect(mine.filter((card) => theirs.includes(card))).toEqual([]);

  // The seat follows its owner to another browser by the recovery code.
  const elsewhere = await (await browser.newContext()).newPage();
  await settle(elsewhere);
  await elsewhere.goto(server.url);
  await elsewhere.getByLabel(/Playing elsewhere before/).fill(code ?? "");
  await elsewhere.getByRole("button", { name: "Back to my seat" }).click();
  await expect(elsewhere.locator("[data-card]").first()).toBeVisible();
  await expect(page.getByText("This seat was opened in another window.")).toBeVisible();
});

test("an unfinished match is carried on from the lobby", async ({ page, server }) => {
  await sit(page, server, "6 deals");
  await page.goto(server.url);
  await page.getByRole("link", { name: /French Tarot/ }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

for (const [players, cards] of [[3, 24], [5, 15]] as const)
  test(`a table of ${players}`, async ({ page, server }) => {
    await settle(page);
    await page.goto(server.url);
    await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
    await page.getByText("1 deal", { exact: true }).click();
    await page.getByRole("button", { name: "Deal the cards" }).click();
    await expect(page.locator("[data-card]")).toHaveCount(cards);
    await expect(page.locator("[data-seat]")).toHaveCount(players);
    for (let now = await turn(page); now !== "score"; now = await turn(page)) await mouse(page, now);
    await expect(page.locator("tfoot td")).toHaveCount(players);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the first tap lifts a card and the second plays it", async ({ page, server }) => {
    await sit(page, server);
    await toCard(page, 18);
    const lit = page.locator(".hand li.lit button").first();
    const card = await lit.getAttribute("data-card");
    const button = page.locator(`.hand [data-card="${card}"]`);
    await button.tap({ position: INDEX });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.tap({ position: INDEX });
    await expect(button).toHaveCount(0);
  });
});
