/** Every game against a real server: whole deals by mouse, and what only some games have. */
import { expect, mouse, open, test, turn } from "./room";
import type { Page } from "@playwright/test";

test.describe.configure({ timeout: 120_000 });

async function deal(page: Page, wishes?: string[]) {
  for (let now = await turn(page); now !== "score"; now = await turn(page)) await mouse(page, now, wishes);
}

const next = async (page: Page) => {
  await page.getByRole("button", { name: "Next deal" }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
};

for (const [game, seats, options] of [
  ["sicilian", 4, { hands: 8 }],
  ["sicilian", 3, {}],
  ["ottocento", 4, {}],
  ["tressette", 4, { honours: true, target: 31 }],
  ["tapp_tarok", 3, {}],
  ["scarto", 3, {}],
] as const)
  test(`a whole deal of ${game} for ${seats}`, async ({ page, server }) => {
    await open(page, server, game, seats, options);
    await deal(page);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator(".ledger tbody tr").first()).toBeVisible();
  });

test.describe("a bargaining that ends without play", () => {
  const offered = (page: Page) => page.locator(".offer");
  const word = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] .say`);

  test("after the words of the others", async ({ page, server }) => {
    // The hands of this seed: one gives 6 points, two take of them, the first seat takes the rest.
    server.deals(11);
    await open(page, server, "sicilian", 4, { bargain_protocol: "realtime" });
    await expect(word(page, 1)).toHaveText("I give 6");
    await expect(word(page, 2)).toHaveText("I take 4");
    await expect(word(page, 3)).toHaveText("I take 1");
    await expect(offered(page)).toHaveText("On offer: 1");
    // Once points have been taken, the last takes too: to shuffle is no word any more.
    await expect(page.locator('.prompt [data-action="say play"]')).toBeVisible();
    await expect(page.locator('.prompt [data-action="say shuffle"]')).toHaveCount(0);
    await page.locator('.prompt [data-action="say take 1"]').click();
    await expect(page.locator("h1")).toHaveText("Not played, by agreement");
    await expect(page.locator(".ledger .sum .amount")).toHaveText(["+1", "\u22126", "+4"]);
    await next(page);
    await expect(page.locator(".contract")).toContainText("Bargaining");
  });

  test("before the words of the others", async ({ page, server }) => {
    // People get the time to be first; the same hands say other words now.
    await server.hurries({ open_pace: 60 });
    server.deals(11);
    await open(page, server, "sicilian", 4, { bargain_protocol: "realtime" });
    await expect(page.locator(".say")).toHaveCount(0);
    await page.locator('.prompt [data-action="say shuffle"]').click();
    await expect(page.locator("h1")).toHaveText("Not played, by agreement");
    await expect(page.locator(".ledger .sum .amount")).toHaveText(["0", "+1", "\u22123", "+2"]);
  });

  test("in turn, each seat asked", async ({ page, server }) => {
    server.deals(11);
    await open(page, server, "sicilian", 4, { bargain_protocol: "polled" });
    await page.locator('.prompt [data-action="say shuffle"]').click();
    await expect(page.locator("h1")).toHaveText("Not played, by agreement");
    await expect(page.locator(".ledger .sum .amount")).toHaveText(["0", "\u22126", "+5", "+1"]);
  });
});

// The taker calls a king that lies in another hand, and it falls in one of the first tricks.
for (const [game, seats, seed, hands, wishes] of [
  ["french", 5, 2, 6, ["bid petite"]],
  ["sicilian", 4, 9, 8, ["say play"]],
] as const)
  test(`a partner in secret is revealed by the called card: ${game}`, async ({ page, server }) => {
    server.deals(seed);
    await open(page, server, game, seats, { hands });
    const roles = page.locator(".under .seal");
    await expect(roles).toHaveCount(0);
    while ((await roles.count()) < 2) {
      const now = await turn(page);
      expect(now, "the called card did not fall").not.toBe("score");
      await mouse(page, now, [...wishes]);
    }
    await expect(roles.filter({ hasText: /partner/i })).toHaveCount(1);
  });

test("an announcement of Ottocento in which a contatore stands for a missing card", async ({ page, server }) => {
  // Two Moors and the Begato in the first seat, which leads and so announces first.
  server.deals(4);
  await open(page, server, "ottocento", 4);
  await page.locator('.prompt [data-action="show combinations"]').click();
  await expect(page.locator(".sets .set")).toHaveCount(1);
  await expect(page.locator(".sets .set")).toContainText("Begato");
  await page.locator("[data-confirm]").click();
  await expect(page.locator(".prompt .sets")).toHaveCount(0);
  await deal(page);
  // The line of the score says that a card was missing, and shows the three that were laid open.
  const line = page.locator(".ledger tr", { hasText: /announce/i }).first();
  await expect(line).toContainText("in place of: Moor 3");
  await expect(line).toContainText("Begato");
});

/** Plays on until this page is to lead and may claim: the moment lasts as long as it thinks. */
async function toClaim(page: Page) {
  for (;;) {
    const now = await turn(page);
    expect(now, "the deal is over").not.toBe("score");
    if (now === "card" && (await page.locator('[aria-keyshortcuts="C"]').count()) > 0) return;
    await mouse(page, now);
  }
}

test("a wrong claim loses the game", async ({ page, server }) => {
  // The first seat leads the third trick.
  server.deals(2);
  await open(page, server, "tressette", 4);
  await toClaim(page);
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("cannot be taken back");
  await dialog.getByRole("button", { name: "Not yet" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Claim" }).click();
  await page.locator("[data-claim]").click();
  await expect(page.locator("h1")).toContainText("claim is wrong");
  await expect(page.getByText("The match is over")).toBeVisible();
});

test("a right claim wins the game", async ({ page, server }) => {
  // The hands of this seed bring 26 points in two deals; only a claim ends the game, and nobody else claims.
  server.deals(56);
  await open(page, server, "tressette", 4, { strict_claim: true, feat_table: "none", honours: true }, "random");
  await deal(page);
  await next(page);
  await deal(page);
  await next(page);
  await expect(page.locator(".contract")).toContainText("26 : 8");
  await toClaim(page);
  await page.getByRole("button", { name: "Claim" }).click();
  await page.locator("[data-claim]").click();
  await expect(page.locator("h1")).toContainText("claim is right");
});

test("the review of a deal says what each card cost", async ({ page, server }) => {
  await open(page, server, "tressette", 4);
  await deal(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator("[data-losses]").click();
  await expect(page.getByRole("img", { name: /Expected result/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("with all cards seen", { exact: false })).toBeVisible();
  await page.keyboard.press("End");
  // The last thing of this deal is the counting.
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".judged")).toContainText("No card was better");
  const costs = await page.locator(".loss").count();
  expect(await page.locator(".cell .bar").count()).toBe(costs);
});
