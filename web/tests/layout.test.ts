import { describe, expect, it } from "vitest";
import { arrange, handLayout, nextFocus, trickSpot } from "../src/lib/layout";

describe("the hand", () => {
  it.each([
    [18, 2, 9, 56], [24, 3, 8, 56], [15, 2, 8, 56], [9, 1, 9, 56], [6, 1, 6, 62], [5, 1, 5, 72], [21, 3, 7, 62],
  ])("of %i cards lies on a phone in %i rows of %i, %i wide", (count, rows, columns, card) => {
    const layout = handLayout(count, 378, "phone");
    expect([layout.rows, layout.columns, layout.card]).toEqual([rows, columns, card]);
    expect(layout.strip * (columns - 1) + card).toBeLessThanOrEqual(378);
    expect(layout.strip).toBeGreaterThanOrEqual(Math.min(40, 38));
  });

  it("is a fan with narrower strips when it is large, and always fits", () => {
    expect(handLayout(18, 868, "desktop").strip).toBeCloseTo(42.2, 0);
    expect(handLayout(18, 1100, "desktop").strip).toBe(43);
    expect(handLayout(22, 1000, "desktop").strip).toBe(35);
    for (const count of [1, 15, 18, 24])
      for (const [width, size] of [[828, "desktop"], [744, "tablet"], [616, "tablet"]] as const) {
        const { strip, card } = handLayout(count, width, size);
        expect(strip * (count - 1) + card).toBeLessThanOrEqual(width + 0.01);
      }
  });

  it("shows two digits of every index, though it be of thirty cards", () => {
    const { strip, card } = handLayout(30, 868, "desktop");
    expect(strip / card).toBeGreaterThan(0.29);
    expect(card).toBeGreaterThan(76);
    expect(handLayout(18, 868, "desktop").card).toBe(112);
  });

  it("is arranged as the person likes it", () => {
    const groups = [["T21", "F"], ["SK", "S1"], ["HQ", "H2"]];
    expect(arrange(groups, "high-left", "first")).toEqual(groups);
    expect(arrange(groups, "high-right", "last")).toEqual([["S1", "SK"], ["H2", "HQ"], ["F", "T21"]]);
  });

  it("keeps focus on the next card, else on the previous", () => {
    expect(nextFocus(3, 17)).toBe(3);
    expect(nextFocus(17, 17)).toBe(16);
    expect(nextFocus(0, 0)).toBe(-1);
  });
});

describe("the trick", () => {
  it("lies in playing order from the viewer, to the right first", () => {
    expect(trickSpot(0, 4, "desktop").y).toBeGreaterThan(0);
    expect(trickSpot(1, 4, "desktop").x).toBeGreaterThan(0);
    expect(trickSpot(2, 4, "desktop").y).toBeLessThan(0);
    expect(trickSpot(3, 4, "desktop").x).toBeLessThan(0);
    expect(trickSpot(2, 3, "phone").x).toBeLessThan(0);
  });

  it.each(["desktop", "tablet", "phone"] as const)("of five covers no index, on a %s", (size) => {
    const card = size === "phone" ? 62 : 98;
    const spots = [0, 1, 2, 3, 4].map((i) => trickSpot(i, 5, size));
    const strip = card / 3;
    for (const [i, under] of spots.entries())
      for (const over of spots.slice(i + 1)) {
        const covered = over.x - card / 2 < under.x - card / 2 + strip && over.x + card / 2 > under.x - card / 2 + 2;
        const high = over.y - (card * 11) / 12 < under.y - (card * 11) / 12 + card / 3 && over.y + (card * 11) / 12 > under.y - (card * 11) / 12;
        expect(covered && high).toBe(false);
      }
  });
});
