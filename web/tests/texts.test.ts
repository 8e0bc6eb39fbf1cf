import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { flatten, LANGUAGES, preferred, signed, texts } from "../src/lib/i18n.svelte";
import { factText, liveText, turnText } from "../src/lib/live";
import { actionWords, cardName, headlineText, indexOf, placeOf, reasonText, roleName, shortName, suitClass } from "../src/lib/names";
import type { Context } from "../src/lib/names";
import { match, mid, play } from "./fixtures";

const TEXTS = "../src/trionfi/texts";
type Tree = Parameters<typeof flatten>[0];
const file = (path: string) => JSON.parse(readFileSync(join(TEXTS, path), "utf8")) as Tree;
const ui = Object.fromEntries(LANGUAGES.map((language) => [language, flatten(file(`ui/${language}.json`))]));
const stem = (key: string) => key.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, "");
const parameters = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join();

const context: Context = { game: "french", pack: "french", viewer: 0, players: match.players };

beforeAll(() => {
  texts.feed("en", file("en.json"));
  texts.feed("en", file("ui/en.json"));
});

describe("texts of the interface", () => {
  const english = new Set(Object.keys(ui.en ?? {}).map(stem));

  it.each(LANGUAGES)("%s has every key, the same parameters and the plural forms of its language", (language) => {
    const own = ui[language] ?? {};
    expect([...new Set(Object.keys(own).map(stem))].sort()).toEqual([...english].sort());
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe("");
      const model = Object.entries(ui.en ?? {}).find(([other]) => stem(other) === stem(key))?.[1] ?? "";
      if (key !== "ui.refusal.not") expect(parameters(text), `${language} ${key}`).toBe(parameters(model));
    }
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== "many" || language === "ru");
    const plurals = new Set(Object.keys(own).filter((key) => /_other$/.test(key) && !/ordinal/.test(key)).map(stem));
    for (const key of plurals) for (const form of forms) expect(own[`${key}_${form}`], `${language} ${key}_${form}`).toBeDefined();
  });

  it.each(LANGUAGES)("%s has no key twice", (language) => {
    const raw = readFileSync(join(TEXTS, `ui/${language}.json`), "utf8");
    const count = (tree: Tree): number => Object.values(tree).reduce((sum, value) => sum + 1 + (typeof value === "string" ? 0 : count(value)), 0);
    expect(raw.match(/^ *"[^"]+": /gm)).toHaveLength(count(file(`ui/${language}.json`)));
  });

  it("holds exactly the keys that the page uses", () => {
    const source = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .map((path) => readFileSync(join("src", path), "utf8"))
      .join("\n");
    const whole = new Set([...source.matchAll(/["'`](ui\.[\w.]+)["'`]/g)].map(([, key]) => key ?? ""));
    const begun = [...new Set([...source.matchAll(/[`](ui\.[\w.]*)\$\{/g)].map(([, key]) => key ?? ""))];
    const missing = [...whole].filter((key) => !english.has(key));
    const unused = [...english].filter((key) => !whole.has(key) && !begun.some((start) => start !== "ui." && key.startsWith(start)));
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  });

  it("chooses the language of the browser", () => {
    expect(preferred(["pt-BR", "it-CH", "en"])).toBe("it");
    expect(preferred(["xx"])).toBe("en");
  });

  it("says you to the reader of a result, wherever the name stands", () => {
    const sicilian = { ...context, game: "sicilian", pack: "sicilian" };
    const solo = { rule: "solo_won", facts: { taker: 0, by: 12 } };
    expect(headlineText(sicilian, solo)).toBe("You win your solo by 12");
    expect(headlineText(sicilian, { rule: "partners_lost", facts: { taker: 1, partner: 0, by: 3 } })).toBe("You and East lose by 3");
    expect(headlineText(sicilian, { rule: "partners_lost", facts: { taker: 1, partner: 3, by: 3 } })).toBe("East and West lose by 3");
    expect(headlineText({ ...sicilian, viewer: 2 }, solo)).toBe("North: solo won by 12");
    expect(headlineText({ ...sicilian, viewer: null }, solo)).toBe("South: solo won by 12");
  });

  it("does so for the taker of French tarot, and names the taker to the partner", () => {
    const made = { rule: "made", facts: { taker: 3, partner: 1, contract: "garde", by: 8 } };
    expect(headlineText({ ...context, viewer: 3 }, made)).toBe("You made your garde by 8");
    expect(headlineText({ ...context, viewer: 1 }, made)).toMatch(/: garde made by 8$/);
  });

  it.each(LANGUAGES)("has a sentence to the reader in %s for every headline that names somebody", (language) => {
    const known = flatten(file(`${language}.json`));
    for (const [key, text] of Object.entries(known)) {
      const [, game, rule] = /^([a-z_]+)\.headline\.(\w+)$/.exec(key) ?? [];
      const named = /\{\{(taker|winner|seat|partner)\}\}/.test(text);
      if (!rule || ["calabresella", "traversone"].includes(game ?? "")) continue;
      const own = [`ui.headline.you.${game}.${rule}`, `ui.headline.pair.${game}.${rule}`].filter((one) => ui[language]?.[one]);
      expect(own, `${language} ${key}`).toHaveLength(named ? 1 : 0);
      const facts = (parameters(text).match(/\w+/g) ?? []).filter((name) => !/taker|winner|seat|partner/.test(name));
      for (const one of own) expect(facts, one).toEqual((parameters(ui[language]?.[one] ?? "").match(/\w+/g) ?? []).filter((name) => name !== "mate"));
    }
  });

  it("tells the suits of Latin packs apart", () => {
    expect(["SK", "BK", "CK", "DK"].map((card) => indexOf("sicilian", card).sign)).toEqual(["s", "b", "cu", "co"]);
    expect(["CK", "DK"].map((card) => suitClass("sicilian", card))).toEqual(["cH", "cD"]);
    expect(["F", "T0", "T7"].map((card) => indexOf("sicilian", card).rank)).toEqual(["Fug", "Mis", "7"]);
    expect(suitClass("french", "CK")).toBe("cC");
  });

  it("calls roles as the game calls them", () => {
    const sicilian = { ...context, game: "sicilian", pack: "sicilian" };
    expect(roleName(context, "taker", "garde")).toBe("taker");
    expect([roleName(sicilian, "taker", "solo"), roleName(sicilian, "taker", "partners")]).toEqual(["soloist", "caller"]);
    expect([roleName(sicilian, "defender", "solo"), roleName(context, "defender")]).toEqual(["opponent", "defender"]);
  });

  it("prints signs", () => {
    expect([signed(68), signed(-38), signed(0)]).toEqual(["+68", "\u221238", "0"]);
  });
});

describe("names", () => {
  it("of cards", () => {
    expect(cardName("french", "SK")).toBe("king of spades");
    expect(cardName("french", "D10")).toBe("10 of diamonds");
    expect(cardName("french", "T14")).toBe("14 of trumps");
    expect(cardName("french", "F")).toBe("the Excuse");
    expect(shortName("french", "T19")).toBe("19");
  });

  it("of places, in playing order from the viewer's right", () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(["north", "west", "south", "east"]);
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(["south", "east", "west"]);
    expect(placeOf(3, 0, 5)).toBe("north_west");
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3, true))).toEqual(["south", "west", "east"]);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4, true))).toEqual(["north", "east", "south", "west"]);
  });

  it("of actions, from the whole text to the verb", () => {
    expect(actionWords(context, "bid garde_sans").label).toBe("Garde sans");
    expect(actionWords(context, "call HK").label).toContain("king of hearts");
    expect(actionWords(context, "show simple T21 T20").label).toBe("Show a simple poignée");
  });

  it("of reasons, with cards and suits in words", () => {
    expect(reasonText(context, { rule: "must_overtrump", facts: { over: "T14" } })).toContain("14 of trumps");
    expect(reasonText(context, { rule: "must_follow", facts: { suit: "S" } })).toContain("spades");
  });
});

describe("live texts", () => {
  const last = mid.table.lastTrick;
  it("say what happened", () => {
    expect(factText(context, { type: "Did", seat: 1, action: "play T14", topic: "play" }, null)).toBe("East plays 14 of trumps.");
    expect(factText(context, { type: "Did", seat: 0, action: "play T14", topic: "play" }, null)).toBe("You play 14 of trumps.");
    expect(factText(context, { type: "Did", seat: 2, action: "bid garde", topic: "bid" }, null)).toBe("Giulia: Garde.");
    expect(factText(context, { type: "Won", seat: 3 }, last)).toBe(
      "West takes the trick: 9 of diamonds, 2 of diamonds, 6 of trumps and jack of diamonds.",
    );
    expect(factText(context, { type: "Did", seat: 1, action: "hidden discard", topic: "discard" }, null)).toBeNull();
    expect(factText(context, { type: "Laid", seat: 1, count: 6, cards: null }, null)).toBe("East puts 6 cards away.");
  });

  it("say whose turn it is and what may be played", () => {
    expect(turnText(context, play)).toBe("Your turn. You may play 19, 16 or the Excuse.");
    expect(turnText(context, mid)).toBeNull();
    expect(liveText(context, [{ type: "Did", seat: 3, action: "play HK", topic: "play" }], play)).toBe(
      "West plays king of hearts. Your turn. You may play 19, 16 or the Excuse.",
    );
  });
});
