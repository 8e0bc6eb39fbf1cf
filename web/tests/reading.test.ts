import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SpreadPlace } from "../src/lib/protocol";
import { parse } from "../src/lib/router.svelte";
import { books, groups, numberOf, sourceOf } from "../src/reading/book";
import { cells } from "../src/reading/layout";
import { forget, keep, KEY, LIMIT, load, store } from "../src/reading/saved";
import type { Saved } from "../src/reading/saved";

const place = (column: number, row: number, turned = false): SpreadPlace => ({ column, row, turned });
const CELTIC = [
  place(1, 1), place(1, 1, true), place(1, 0), place(1, 2), place(0, 1), place(2, 1),
  place(3, 3), place(3, 2), place(3, 1), place(3, 0),
];

describe("the address", () => {
  it("is words", () => {
    expect(parse(new URL("http://room/reading/three/k7m2q9/upright"))).toEqual({ page: "reading", words: ["three", "k7m2q9", "upright"] });
    expect(parse(new URL("http://room/reading"))).toEqual({ page: "reading", words: [] });
    expect(parse(new URL("http://room/reading/cards/T13"))).toEqual({ page: "reading", words: ["cards", "T13"] });
  });
});

describe("the places on the cloth", () => {
  it("of the cross are centred beside the staff of four", () => {
    expect(cells(CELTIC).map(({ column, row }) => [column, row])).toEqual([
      [2, 4], [2, 4], [2, 2], [2, 6], [1, 4], [3, 4], [4, 7], [4, 5], [4, 3], [4, 1],
    ]);
    expect(cells(CELTIC)[1]?.turned).toBe(true);
  });
  it("of a row are a row", () => {
    expect(cells([place(0, 0), place(1, 0), place(2, 0)]).map(({ column, row }) => [column, row])).toEqual([[1, 1], [2, 1], [3, 1]]);
  });
});

describe("the book", () => {
  it("shows the traditional list as it was supplied", async () => {
    const supplied = JSON.parse(readFileSync("../tests/cartomancy/supplied.json", "utf8")) as Record<string, string>;
    const { italian, own } = await books("ja");
    for (const [card, text] of Object.entries(supplied)) expect(italian.cards[card]?.upright).toBe(text);
    expect(own.cards.F?.upright).toBe("解き放たれた官能と情熱を示す。");
    expect(groups(italian).map(({ suit, cards }) => `${suit}${cards.length}`)).toEqual(["T22", "S14", "B14", "C14", "D14"]);
  });
  it("says where each text comes from", () => {
    expect(sourceOf("T13", "upright", "it")).toBe("traditional");
    expect(sourceOf("T13", "upright", "ru")).toBe("rendered");
    expect(sourceOf("F", "reversed", "it")).toBe("turned");
    expect(sourceOf("C7", "upright", "it")).toBe("added");
  });
  it("numbers the trumps", async () => {
    const { own } = await books("en");
    expect([numberOf(own, "F"), numberOf(own, "T21"), numberOf(own, "SK")]).toEqual(["0 of 21", "21 of 21", null]);
  });
});

describe("kept readings", () => {
  const entry = (path: string, when = 1): Saved => ({ path, question: "", when });
  const memory = (text: string | null) => {
    const all = new Map(text === null ? [] : [[KEY, text]]);
    return { getItem: (key: string) => all.get(key) ?? null, setItem: (key: string, value: string) => void all.set(key, value) };
  };
  it("come back, the newest first and each once", () => {
    const where = memory(null);
    store(where, keep(keep(keep(load(where), entry("one/a")), entry("one/b")), entry("one/a", 2)));
    expect(load(where)).toEqual([entry("one/a", 2), entry("one/b")]);
    expect(forget(load(where), "one/a")).toEqual([entry("one/b")]);
  });
  it("are not too many", () => {
    let list: Saved[] = [];
    for (let i = 0; i < LIMIT + 5; i++) list = keep(list, entry(`one/${i}`));
    expect(list).toHaveLength(LIMIT);
    expect(list[0]?.path).toBe(`one/${LIMIT + 4}`);
  });
  it("survive what else may lie in the store", () => {
    for (const text of ["", "{", "null", "[1, null, {}]", '{"a":1}']) expect(load(memory(text))).toEqual([]);
    store({ getItem: () => null, setItem: () => { throw new Error("full"); } }, [entry("one/a")]);
  });
});
