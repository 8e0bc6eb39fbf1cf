/** Every screen with recorded moments: nothing serious for axe, nothing clipped at 390 px. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { ViewMessage } from "../src/lib/protocol";
import * as moments from "../tests/fixtures";
import { moment } from "../tests/moments";
import { faults } from "./faults";
import { fake } from "./fake";
import { settle, unpainted } from "./room";

const { message } = moments;
const TABLE = "/table/abc";
const SCREENS: [string, string, ViewMessage | null, ((page: Page) => Promise<void>)?][] = [
  ["lobby", "/", null],
  ["options", "/", null, (page) => page.locator("summary").click()],
  ["settings", "/", null, (page) => page.getByRole("button", { name: "Language and settings" }).click()],
  ["auction", TABLE, message(moments.auction)],
  ["call", TABLE, message(moments.call)],
  ["discard", TABLE, message(moments.discard)],
  ["poignée", TABLE, message(moments.poignee)],
  ["play", TABLE, message(moments.play)],
  ["play at a table of three", TABLE, moments.seated(moments.play, 3)],
  ["play at a table of five", TABLE, moments.seated(moments.play, 5)],
  ["refusal", TABLE, message(moments.play), (page) => page.locator("[data-card=T8]").click({ position: { x: 12, y: 20 }, force: true })],
  ["last trick", TABLE, message(moments.mid), (page) => page.locator("#last-trick").click()],
  ["cards that lie open", TABLE, message(moments.mid), (page) => page.locator("button.shown").click()],
  ["spectator", TABLE, message({ ...moments.mid, seat: null, hand: [], groups: [] })],
  ["score", TABLE, message(moments.over_)],
  ["replay", "/table/abc/review", null],
  ["losses", "/table/abc/review", null, (page) => page.locator("[data-losses]").click()],
  ["bargaining", TABLE, moment("bargain")],
  ["bargaining against time", TABLE, { ...moment("bargain"), clock: { kind: "quiet", seat: 0, left: 14.5, seconds: 15 } }],
  ["somebody is away", TABLE, message(moments.mid, { clock: { kind: "away", seat: 1, left: 40, seconds: 60 } })],
  ["a word out of turn", TABLE, moment("talk")],
  ["a signal", TABLE, moment("lead"), (page) => page.locator(".hand li.lit button").nth(3).click({ position: { x: 12, y: 20 } })],
  ["a claim", TABLE, moment("claim"), (page) => page.locator('[aria-keyshortcuts="C"]').click()],
  ["honours", TABLE, moment("declare")],
  ["combinations", TABLE, moment("announce"), (page) => page.locator('[data-action="show combinations"]').click()],
  ["a card for the Matto", TABLE, moment("gift")],
  ["calling out", TABLE, moment("call_out")],
  ["halves of the talon", TABLE, moment("talon")],
  ["game or consolation", TABLE, moment("aim")],
  ["score with combinations", TABLE, moment("combinations")],
  ["score with points", TABLE, moment("points")],
  ["rules", "/rules/french", null],
  ["rules at a table", "/rules/french?table=abc", null],
  ["join", "/join/abc/2", null],
  ["records", "/records", null],
  ["credits", "/credits", null],
];

/** Screens whose step needs no English words. */
const LANGUAGE_FREE = new Set(["losses", "cards that lie open", "a signal", "a claim", "combinations", "refusal", "last trick", "options"]);

async function open(page: Page, [, path, first, act]: (typeof SCREENS)[number], language = "en") {
  await settle(page, { language });
  await unpainted(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fake(page, first);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await act?.(page);
}

/** Texts that do not fit into their box, and controls outside the window. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>("button, a, select, input, h1, h2, .label, .prompt, .plate, td, th")) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest(".sr, .toc, .skip, .scroll, [hidden]") || element.matches(".skip, [type=radio]")) continue;
      const name = `${element.tagName} ${element.className} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}`;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${name}`);
      if (element.matches(".btn, h1, h2, .label") && element.scrollWidth > element.clientWidth + 1) found.push(`does not fit: ${name}`);
    }
    return found;
  });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** By default English at two sizes and in both themes, and one long language on a phone. */
const LONG = process.env.TRIONFI_LONG === "1";
const WIDTHS = LONG
  ? ([[390, "en"], [390, "ru"], [390, "ja"], [360, "de"], [360, "fr"], [768, "it"], [1280, "ru"], [1280, "de"]] as const)
  : ([[390, "ru"]] as const);

for (const screen of SCREENS) {
  test(`screen: ${screen[0]}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, screen);
    const found: string[] = [];
    found.push(...(await faults(page)).map((what) => `1280 ${what}`));
    found.push(...(await clipped(page)).map((what) => `1280 ${what}`));
    await page.setViewportSize(PHONE);
    found.push(...(await faults(page)).map((what) => `390 ${what}`));
    found.push(...(await clipped(page)).map((what) => `390 ${what}`));
    for (const [width, language] of WIDTHS) {
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 800 });
      await page.evaluate((wish) => localStorage.setItem("trionfi.settings", JSON.stringify({ language: wish, speed: 0, hold: 0 })), language);
      await page.reload();
      await page.waitForLoadState("networkidle");
      if (language === "en" || LANGUAGE_FREE.has(screen[0])) await screen[3]?.(page);
      found.push(...(await clipped(page)).map((what) => `${width} ${language} ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test("a card says its name, its state and where it came from", async ({ page }) => {
  await open(page, ["", TABLE, message(moments.discard)]);
  await expect(page.locator("[data-card=S2]")).toHaveAccessibleName("2 of spades, from the chien");
  await expect(page.locator("[data-card=SK]")).toHaveAccessibleName("king of spades, not allowed");
  await page.locator("[data-card=S3]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#live")).toHaveText("3 of spades put away, 1 of 6.");
  await expect(page.getByRole("button", { name: "3 of spades, take back" })).toBeVisible();
  await expect(page.locator(".hand button:focus")).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(page.locator("[data-card=S3]")).toBeVisible();
});

test("focus goes to Pass, and a jump bid waits", async ({ page }) => {
  await open(page, ["", TABLE, message(moments.auction)]);
  await expect(page.getByRole("button", { name: "Pass", exact: true })).toBeFocused();
  await expect(page).toHaveTitle(/^Your turn:/);
  await expect(page.locator('[data-action="bid garde_sans"]')).not.toHaveAttribute("aria-disabled");
});

test("seats are read in playing order from the viewer's right", async ({ page }) => {
  await open(page, ["", TABLE, message(moments.play)]);
  expect(await page.locator("[data-seat]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.seat))).toEqual(["1", "2", "3", "0"]);
  await expect(page.locator('[data-seat="3"]')).toHaveAttribute("aria-label", /^West, computer, 0 tricks, taker, 17 cards/);
});

test("cards that lie open are named, and large on demand", async ({ page }) => {
  await open(page, ["", TABLE, message(moments.mid)]);
  const button = page.getByRole("button", { name: /^Shown by Giulia: 20 of trumps, 18 of trumps/ });
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Shown by Giulia" });
  await expect(dialog.getByRole("img")).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a clock is seen every second, and read out only near its end", async ({ page }) => {
  const clock = { kind: "last_call", seat: moment("bargain").view.seat ?? 0, left: 7.5, seconds: 10 } as const;
  await open(page, ["", TABLE, { ...moment("bargain"), clock }]);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText("Last call: 7 s for your word");
  await expect(page.locator("#live")).not.toContainText("7 s");
  await expect(page.locator("#live")).toHaveText("Last call: 5 s for your word");
  await expect(timer).toHaveText("Last call: 4 s for your word");
  await expect(page.locator("#live")).toHaveText("Last call: 5 s for your word");
  await expect(timer).toHaveCount(0, { timeout: 8000 });
});

test("with reduced motion nothing is animated", async ({ page }) => {
  await open(page, ["", TABLE, message(moments.play)]);
  await page.keyboard.type("T19");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
