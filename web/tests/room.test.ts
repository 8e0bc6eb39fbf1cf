import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSeen, secondsLeft, started } from "../src/lib/clock";
import { Room, trickToHold } from "../src/lib/room.svelte";
import type { ClientMessage, Clock, Fact, Form, View } from "../src/lib/protocol";
import { isTurn } from "../src/lib/words";
import { auction, discard, message, mid, play } from "./fixtures";

const won: Fact[] = [{ type: "Did", seat: 0, action: "play DJ", topic: "play" }, { type: "Won", seat: 3 }];
const after: View = { ...mid, table: { ...mid.table, trick: [], winning: null } };

function room() {
  const sent: ClientMessage[] = [];
  const collect = vi.fn();
  const it = new Room({
    send: (told) => (sent.push(told), true), before: () => undefined, after: () => undefined, collect, hold: () => 800,
  });
  return { it, sent, collect };
}

describe("a room", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the last view and answers with its number", () => {
    const { it: at, sent } = room();
    at.receive(message(play));
    expect(at.yours).toBe(true);
    at.play("T19");
    expect(sent).toEqual([{ type: "act", seq: 17, action: "play T19" }]);
  });

  it("holds a finished trick, queues what comes, and goes on by itself", () => {
    const { it: at, collect } = room();
    at.receive(message(after, { facts: won }));
    expect(at.held?.winner).toBe(3);
    at.receive(message(mid, { seq: 19, facts: [{ type: "Did", seat: 3, action: "play CK", topic: "play" }] }));
    expect(at.view?.table.trick).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(collect).toHaveBeenCalledOnce();
    expect(at.held).toBeNull();
    expect(at.view?.table.trick).toHaveLength(1);
    expect(at.seq).toBe(19);
  });

  it("ends the reading time at a click", () => {
    const { it: at } = room();
    at.receive(message(after, { facts: won }));
    at.release();
    expect(at.held).toBeNull();
  });

  it("does not hold a trick when the next one has begun in the same message", () => {
    expect(trickToHold(won, mid)).toBeNull();
    expect(trickToHold([], after)).toBeNull();
  });

  it("lets the last trick be looked at again, unless the table does not", () => {
    const { it: at } = room();
    const told = message(mid);
    at.receive(told);
    expect(at.lastTrick).toEqual(mid.table.lastTrick);
    at.receive({ ...told, seq: 18, match: { ...told.match, options: { show_last_trick: false } } });
    expect(at.lastTrick).toBeNull();
  });

  it("puts cards away one by one, in order, and confirms only six", () => {
    const { it: at, sent } = room();
    at.receive(message(discard));
    for (const card of ["S3", "S2", "C4"]) at.toggle(card);
    expect([at.picked, at.picks]).toEqual([3, 6]);
    at.confirm();
    expect(sent).toEqual([]);
    expect(at.refused?.reason.rule).toBe("too_few");
    at.takeBack();
    expect(at.chosen).toEqual(["S3", "S2"]);
    for (const card of ["C4", "C1", "C6", "D4"]) at.toggle(card);
    at.toggle("D7");
    expect(at.refused?.reason.rule).toBe("too_many");
    at.confirm();
    expect(sent).toEqual([{ type: "act", seq: 17, action: "discard S3 S2 C4 C1 C6 D4" }]);
  });

  it("keeps a half-made choice when the same question comes again", () => {
    const { it: at } = room();
    at.receive(message(discard));
    at.toggle("S3");
    at.receive(message(discard, { seq: 18 }));
    expect(at.chosen).toEqual(["S3"]);
    at.receive(message(play, { seq: 19 }));
    expect(at.chosen).toEqual([]);
  });

  it("fills the slots with a suggestion", () => {
    const { it: at } = room();
    at.receive(message(discard));
    at.receive({ type: "hint", action: "discard S2 S3 C1 C4 C6 C9", seq: 17 });
    expect(at.chosen).toEqual(["S2", "S3", "C1", "C4", "C6", "C9"]);
  });

  it("shows the words of the running topic beside the plates, also after a reload", () => {
    const { it: at } = room();
    const said = (seat: number, topic: string, action: string) => ({ seat, topic, action });
    const told = (phase: string, words: ReturnType<typeof said>[]): View => ({
      ...auction,
      table: {
        ...auction.table, phase,
        seats: auction.table.seats.map((state, seat) => ({ ...state, said: words.filter((word) => word.seat === seat) })),
      },
    });
    const lone = [0, 1, 2, 3].map((seat) => said(seat, "petit_sec", "pass"));
    at.receive(message(told("petit_sec", lone)));
    expect(at.spoken).toEqual([undefined, undefined, undefined, undefined]);
    at.receive(message(told("bid", [...lone, said(3, "bid", "pass"), said(0, "bid", "bid garde")])));
    expect(at.spoken).toEqual(["bid garde", undefined, undefined, "pass"]);
    at.receive(message(play));
    expect(at.spoken.filter(Boolean)).toEqual([]);
  });

  it("lets everybody speak in a talk, and keeps claims apart", () => {
    const { it: at } = room();
    const words: Form = { kind: "one", options: ["say shuffle", "say play"], refused: [] };
    const talk: View = { ...auction, decision: { seat: 2, topic: "bargain", yours: false, form: null, others: words, open: true } };
    at.receive(message(talk));
    expect(at.form).toEqual(words);
    expect(at.claims).toEqual([]);
    expect([isTurn(talk, 2), isTurn(talk, 0)]).toEqual([false, true]);
    const claim: Form = { kind: "one", options: ["announce claim"], refused: [] };
    const lead: View = { ...mid, decision: { seat: 1, topic: "play", yours: false, form: null, others: claim, open: false } };
    at.receive(message(lead, { seq: 18 }));
    expect(at.form).toBeNull();
    expect(at.claims).toEqual(["announce claim"]);
    expect([isTurn(lead, 1), isTurn(lead, 0)]).toEqual([true, false]);
  });

  it("counts the time that is left from the moment a message comes, queued ones included", () => {
    const { it: at } = room();
    const clock: Clock = { kind: "last_call", seat: 0, left: 9.6, seconds: 10 };
    at.receive(message(after, { facts: won }));
    at.receive(message(play, { facts: [{ type: "Lead", seat: 0 }], clock }));
    expect(at.clock).toBeNull();
    vi.advanceTimersByTime(800);
    expect(at.clock && secondsLeft(at.clock)).toBe(9);
    expect(at.polite).toContain("ui.clock.you_last_call");
    at.receive(message(play, { seq: 18, facts: [{ type: "Lead", seat: 0 }], clock: { ...clock, left: 4 } }));
    expect(at.polite).not.toContain("ui.clock");
    at.receive(message(mid, { seq: 19 }));
    expect(at.clock).toBeNull();
  });

  it("hurries nobody who has minutes", () => {
    const idle = started({ kind: "idle", seat: 1, left: 300, seconds: 300 }, 0);
    expect(idle && [300, 31, 30, 1, 0].map((left) => isSeen(idle, left))).toEqual([false, false, true, true, false]);
    expect(idle && secondsLeft(idle, 270_500)).toBe(30);
  });

  it("shows a refusal of the server", () => {
    const { it: at } = room();
    at.receive(message(play));
    at.receive({ type: "refused", seq: 17, reason: { rule: "must_overtrump", facts: { over: "T14" } } });
    expect(at.refused?.reason.rule).toBe("must_overtrump");
    expect(at.assertive).not.toBe("");
  });
});
