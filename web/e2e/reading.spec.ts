/** Readings: the same cards for everybody with the link, read aloud, kept, in every size and language. */
import type { Page } from "@playwright/test";
import { faults } from "./faults";
import { expect, settle, test } from "./room";

test.use({ painted: true });

const cards = (page: Page) =>
  page.locator("figure [role=img]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

test("a reading shared by link opens the same cards elsewhere", async ({ page, server, browser }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading`);
  await page.getByLabel("Spread").selectOption({ label: "Celtic cross" });
  await expect(page.getByRole("img", { name: "face down" })).toHaveCount(10);
  await page.getByLabel("Your question, if you have one").fill("The house by the river?");
  await page.getByRole("button", { name: "Draw the cards" }).click();
  await expect(page).toHaveURL(/\/reading\/celtic\/[a-z0-9]{10}$/);
  await expect(page.locator("article")).toHaveCount(10);
  await expect(page.locator("#live")).toHaveText(/^The present situation: .+, (upright|reversed)\. What crosses it: /);
  await expect(page.getByText("The house by the river?")).toBeVisible();

  const friend = await (await browser.newContext()).newPage();
  await settle(friend, { language: "it", speed: 0 });
  await friend.goto(page.url());
  await expect(friend.locator("article")).toHaveCount(10);
  await expect(friend.getByText("The house by the river?")).toHaveCount(0);
  const english = (await cards(page)).map((name) => name?.replace("reversed", "rovesciata").replace("upright", "diritta"));
  expect(await cards(friend)).toEqual(english);

  await page.getByRole("button", { name: "Draw again" }).click();
  await expect(page).not.toHaveURL(friend.url());
  await page.goBack();
  await expect.poll(() => cards(page)).not.toEqual([]);
  expect((await cards(page)).map((name) => name?.split(",")[0])).toEqual((await cards(friend)).map((name) => name?.split(",")[0]));
});

test("without reversed cards the same cards lie upright", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading/three/k7m2q9`);
  await expect(page.locator("figure.rev")).toHaveCount(2);
  expect(await cards(page)).toEqual(["cavallo di coppe, reversed", "tre di denari, upright", "fante di spade, reversed"]);
  await page.getByLabel("Reversed cards").selectOption("none");
  await expect(page).toHaveURL(/\/reading\/three\/k7m2q9\/upright$/);
  await expect(page.locator("figure.rev")).toHaveCount(0);
  expect(await cards(page)).toEqual(["cavallo di coppe, upright", "tre di denari, upright", "fante di spade, upright"]);
});

test("a greater chance turns more of the same cards, and a cut brings others", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading/three/k7m2q9`);
  await page.getByLabel("Reversed cards").selectOption("100%");
  await expect(page).toHaveURL(/\/reading\/three\/k7m2q9\/reversed100$/);
  await expect(page.locator("figure.rev")).toHaveCount(3);
  await page.goto(`${server.url}/reading/three/k7m2q9/reversed30/cut5`);
  await expect(page.getByLabel("Reversed cards")).toHaveValue("30");
  await expect(page.getByLabel("Cut at")).toHaveValue("5");
  expect((await cards(page)).map((name) => name?.split(",")[0])).toEqual(["re di denari", "quattro di coppe", "due di spade"]);
  await page.getByLabel("Reversed cards").selectOption("none");
  await expect(page).toHaveURL(/\/reading\/three\/k7m2q9\/upright\/cut5$/);
  await page.getByLabel("Cut at").fill("90");
  await page.getByLabel("Cut at").press("Tab");
  await expect(page.getByRole("img", { name: "face down" })).toHaveCount(3);
  await page.getByRole("button", { name: "Draw the cards" }).click();
  await expect(page).toHaveURL(/\/reading\/three\/[a-z0-9]{10}\/upright\/cut77$/);
});

test("a reading is kept with its question, in this browser", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading/one`);
  await page.getByLabel("Your question, if you have one").fill("And now?");
  await page.getByRole("button", { name: "Draw the cards" }).click();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("button", { name: "Kept", exact: true })).toHaveAttribute("aria-pressed", "true");
  const drawn = await cards(page);
  await page.goto(`${server.url}/reading`);
  await page.getByRole("link", { name: /And now\? One card/ }).click();
  await expect(page.locator(".asked")).toHaveText("And now?");
  expect(await cards(page)).toEqual(drawn);
  await page.goto(`${server.url}/reading`);
  await page.getByRole("button", { name: /^Forget: One card/ }).click();
  await expect(page.getByText("Nothing kept yet.")).toBeVisible();
});

test("Italian first, then the reader's language, and where each text comes from", async ({ page, server }) => {
  await settle(page, { language: "ru", speed: 0 });
  await page.goto(`${server.url}/reading/one/7/upright`);
  const article = page.locator("article");
  await expect(article.locator("h2[lang=it]")).toHaveText("Gli Amanti");
  await expect(article.locator("p[lang=it]")).toHaveText(
    "indica disordine, indecisione, oscurità, amore vizioso. Ponderazione e riflessione.",
  );
  await expect(article).toContainText("Указывает на беспорядок, нерешительность");
  await expect(article).toContainText("традиционный список, перевод сделан для Trionfi");
});

test("one leafs through the deck by keys", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading/cards`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il Matto");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il Bagatto");
  await expect(page).toHaveURL(/\/reading\/cards\/T1$/);
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("asso di spade");
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("re di denari");
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Turn the card" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "La Morte" }).click();
  await expect(page.getByText("indica la morte e la rottura di equilibrio. Morte e distruzione.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an address that is no reading says so", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  await page.goto(`${server.url}/reading/three/no_seed`);
  await expect(page.getByRole("alert")).toHaveText("There is no reading at this address.");
  await expect(page.getByRole("button", { name: "Draw the cards" })).toBeEnabled();
});

const PLACES = ["/reading", "/reading/three/k7m2q9", "/reading/celtic/1910", "/reading/cards/T13"];
for (const [width, height] of [[1280, 800], [768, 1024], [390, 844], [360, 740]] as const)
  test(`nothing serious for axe, nothing beside the window, ${width} wide`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await settle(page);
    await page.setViewportSize({ width, height });
    for (const path of PLACES) {
      await page.goto(server.url + path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      if (width === 1280 || width === 390) expect(await faults(page, ["light", "dark"], true), `${path} ${width}`).toEqual([]);
    }
  });

test("every language fits at 360 px", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { language: "en", speed: 0 });
  await page.goto(server.url);
  for (const language of ["de", "fr", "it", "ja", "ru"]) {
    await page.evaluate((wish) => localStorage.setItem("trionfi.settings", JSON.stringify({ language: wish, speed: 0 })), language);
    for (const path of PLACES) {
      await page.goto(server.url + path);
      await expect(page.locator("#live")).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${language}`).toBeLessThanOrEqual(360);
    }
  }
});

test("the drawings of the pack are loaded by this page alone", async ({ page, server }) => {
  await settle(page, { language: "en", speed: 0 });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(server.url);
  await page.waitForLoadState("networkidle");
  const mine = () => loaded.filter((path) => /cards\/piemontese\.svg|ReadingPage|readings/.test(path));
  expect(mine()).toEqual([]);
  await page.goto(`${server.url}/reading/three/k7m2q9`);
  await page.waitForLoadState("networkidle");
  expect(mine()).toContain("/cards/piemontese.svg");
});
