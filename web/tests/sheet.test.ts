import { describe, expect, it } from "vitest";
import { cardFacts, eachTotal, hasEach, isPaid, meterOf, payments } from "../src/score/sums";
import { handsAt, onTable, trickStep, tricks } from "../src/review/steps";
import { parse } from "../src/lib/router.svelte";
import type { Sheet } from "../src/lib/protocol";
import { record, sheet } from "./fixtures";

describe("a sheet", () => {
  it("says what each pays", () => {
    expect(hasEach(sheet)).toBe(true);
    expect(eachTotal(sheet)).toBe(106);
    expect(meterOf(sheet)).toEqual({ points: 49, total: 91, target: 41, below: false });
    expect(cardFacts(sheet).map(([name]) => name)).toEqual(["bouts", "chien", "kept"]);
  });

  it.each([
    [[-106, -106, -106, 318]], [[93, -31, -31, -31]], [[212, 106, -106, -106, -106]], [[-64, 16, 16, 16, 16]], [[0, 0, 0]],
  ])("is settled by payments: %j", (scores) => {
    const sums = scores.map(() => 0);
    for (const { from, to, amount } of payments(scores)) {
      expect(amount).toBeGreaterThan(0);
      sums[from] = (sums[from] ?? 0) - amount;
      sums[to] = (sums[to] ?? 0) + amount;
    }
    expect(sums).toEqual(scores);
  });
});

describe("a replay", () => {
  const deal = record();
  it("finds the tricks and their winners in what the server recorded", () => {
    const rows = tricks(deal);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.plays.map((play) => play.card)).toEqual(["H8", "HK", "HQ", "T16"]);
    expect(rows[0]?.winner).toBe(0);
  });

  it("shows a trick with its last card before it is taken", () => {
    expect(onTable(deal, 5).plays).toHaveLength(2);
    expect(onTable(deal, 7).plays).toHaveLength(4);
    expect(handsAt(deal, 7).gone).toEqual(new Set(["H8", "HK", "HQ", "T16"]));
    expect(handsAt(deal, 2).gone.size).toBe(0);
  });

  it("steps by tricks", () => {
    const rows = tricks(deal);
    expect(trickStep(rows, 4, 1)).toBe(8);
    expect(trickStep(rows, 8, 1)).toBe(11);
    expect(trickStep(rows, 8, -1)).toBe(4);
    expect(trickStep(rows, 4, -1)).toBe(-1);
  });
});

describe("games for more than one", () => {
  it("have no meter of two sides where each plays for himself", () => {
    const each = { rule: "each", amounts: [-5, -4, 9], facts: { seat: 2, points: [31, 32, 46], target: 36 } };
    const facts = { taker: 2, points: 46, target: 37, total: 109 };
    const solo = { rule: "solo", amounts: [-9, -9, 18], facts: { seat: 2, points: 46, target: 37 } };
    const told = (term: typeof each | typeof solo): Sheet => ({ headline: { rule: "", facts: {} }, scores: term.amounts, terms: [term], facts, counts: true });
    expect(meterOf(told(each))).toBeNull();
    expect(meterOf(told(solo))).toEqual({ points: 46, target: 37, total: 109, below: false });
  });
});

describe("addresses", () => {
  const at = (path: string) => parse(new URL(path, "http://localhost"));
  it("are read", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/table/abc")).toEqual({ page: "table", table: "abc" });
    expect(at("/table/abc/review/3")).toEqual({ page: "review", table: "abc", deal: 3 });
    expect(at("/join/abc/2")).toEqual({ page: "join", table: "abc", seat: 2 });
    expect(at("/rules/french#excuse")).toEqual({ page: "rules", game: "french", article: "excuse", table: "" });
    expect(at("/what")).toEqual({ page: "lobby" });
  });
});

describe("games whose sides write points down", () => {
  const sheet = (scores: number[]) => ({ headline: { rule: "", facts: {} }, scores, terms: [], facts: {}, counts: true });
  it("has payments only where scores add up to zero", () => {
    expect(isPaid(sheet([30, -10, -10, -10]))).toBe(true);
    expect(isPaid(sheet([230, 105, 230, 105]))).toBe(false);
  });
});
