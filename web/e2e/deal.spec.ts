import { expect, mouse, moved, seq, settle, sit, test, turn } from "./room";

test.describe.configure({ timeout: 120_000 });

test.describe("with pictures and in motion", () => {
  test.use({ painted: true });
  test("a whole deal with the mouse, its sheet, its replay, and the next deal", async ({ page, server }) => {
    await sit(page, server, "6 deals", { speed: 2, hold: 100 });
    const drawn = () => page.locator(".hand .card use:first-child").evaluateAll((all) => all.filter((use) => (use as SVGUseElement).getBBox().width > 90).length);
    await expect.poll(drawn).toBe(18);
    for (let now = await turn(page); now !== "score"; now = await turn(page)) await mouse(page, now);

    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator("tfoot td")).toHaveCount(4);
    const sums = await page.locator("tfoot td").allTextContents();
    expect(sums.map((sum) => Number(sum.replace("\u2212", "-"))).reduce((a, b) => a + b, 0)).toBe(0);

    await page.getByRole("link", { name: "Replay" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("link", { name: "Back to the table" }).click();

    await page.getByRole("button", { name: "Next deal" }).click();
    await expect(page.locator("[data-card]")).toHaveCount(18);
    await expect(page.getByText("Deal 2 of", { exact: false }).first()).toBeVisible();
  });
});

test("a whole deal with the keyboard alone", async ({ page, server }) => {
  await settle(page);
  await page.goto(server.url);
  // Tab to the length, one step left to a single deal, and on to the button.
  await page.locator('input[name="length"]:checked').focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('input[name="length"]').first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Deal the cards" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-card]").first()).toBeVisible();

  let [bid, put, typed] = [false, false, false];
  for (let now = await turn(page); now !== "score"; now = await turn(page)) {
    const before = await page.locator("[data-card]").count();
    if (now === "panel") {
      // A digit goes to a bid, the letter to the pass.
      const bids = (await page.locator('.prompt [data-action="bid petite"]').count()) > 0;
      await page.keyboard.press(bids ? "1" : "p");
      await expect(page.locator(`.prompt [data-action="${bids ? "bid petite" : "pass"}"]`)).toBeFocused();
      bid ||= bids;
      const at = await seq(page);
      await page.keyboard.press("Enter");
      await moved(page, at);
    } else if (now === "pick") {
      await page.keyboard.press("h");
      await expect(page.locator("[data-confirm]:not([aria-disabled])")).toBeVisible();
      await page.keyboard.press("Control+Enter");
      put = true;
      await expect(page.locator("[data-confirm]")).toHaveCount(0);
    } else {
      const legal = (await page.locator(".hand li.lit button").first().getAttribute("data-card")) ?? "";
      if (!typed) {
        await page.keyboard.type(legal);
        await expect(page.locator(".typed")).toHaveText(legal);
        await page.keyboard.press("Enter");
        typed = true;
      } else {
        await page.keyboard.press("Home");
        for (let i = 0; i < before; i++) {
          if ((await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card)) === legal) break;
          await page.keyboard.press("ArrowRight");
        }
        await page.keyboard.press("Enter");
      }
      await expect(page.locator(`.hand [data-card="${legal}"]`)).toHaveCount(0);
      // Focus stays in the hand as long as it holds a card.
      if (before > 1 && (await page.locator(".hand").count()) > 0)
        await expect(page.locator(".hand button:focus, h1:focus")).toHaveCount(1);
    }
  }
  expect([bid, put, typed]).toEqual([true, true, true]);
  await expect(page.locator("h1")).toBeFocused();
});
