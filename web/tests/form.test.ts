import { describe, expect, it } from "vitest";
import { cardState, gather, isJump, isSettled, offers, pickAction, reasons, settledAction } from "../src/lib/form";
import type { OneForm, PickForm } from "../src/lib/protocol";
import { auction, discard, play } from "./fixtures";

const bids = auction.decision?.form as OneForm;
const ecart = discard.decision?.form as PickForm;

describe("forms", () => {
  it("light legal cards and dim the others with their reason", () => {
    const form = play.decision?.form ?? null;
    expect(cardState(form, "T19", []).look).toBe("lit");
    expect(cardState(form, "T8", [])).toEqual({ look: "dim", reason: { rule: "must_overtrump", facts: { over: "T14" } } });
    expect(cardState(null, "T8", []).look).toBe("rest");
  });

  it("know which cards of a discard are chosen, free or refused", () => {
    expect(cardState(ecart, "S3", ["S3"]).look).toBe("chosen");
    expect(cardState(ecart, "S6", ["S3"]).look).toBe("rest");
    expect(cardState(ecart, "SK", []).reason?.rule).toBe("king_not_discardable");
    expect(pickAction(ecart, ["S3", "S2"])).toBe("discard S3 S2");
    expect(reasons(ecart.refused).map(({ reason }) => reason.rule).sort()).toEqual([
      "bout_not_discardable", "king_not_discardable", "trump_only_if_forced",
    ]);
  });

  it("answer a pick without a choice in one press", () => {
    const form: PickForm = { kind: "pick", verb: "show simple", forced: ["T21"], pool: ["T3", "T2"], take: 2, refused: {} };
    expect(isSettled(form)).toBe(true);
    expect(settledAction(form)).toBe("show simple T21 T3 T2");
  });

  it("list refused bids between the pass and the open bids, in ascending order", () => {
    expect(offers(bids).map((offer) => offer.action)).toEqual([
      "pass", "bid petite", "bid garde", "bid garde_sans", "bid garde_contre",
    ]);
    expect(isJump(bids, "pass")).toBe(false);
    expect(isJump(bids, "bid garde_sans")).toBe(false);
    expect(isJump(bids, "bid garde_contre")).toBe(true);
  });

  it("gather offers that differ only in an amount", () => {
    const list = ["pass", "say give 1", "say give 2", "say give 3", "say take 1", "say play"].map((action) => ({ action, reason: null }));
    expect(gather(list)).toEqual([
      { action: "pass", reason: null }, { stem: "say give", values: [1, 2, 3] },
      { action: "say take 1", reason: null }, { action: "say play", reason: null },
    ]);
  });
});
