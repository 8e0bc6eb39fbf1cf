/** Recorded moments of a table, for the tests of the page without a server. Not shipped. */
import type { DealRecord, GameSpec, MatchState, OpenTable, ReviewState, Sheet, TableState, View, ViewMessage } from "../src/lib/protocol";

const GROUPS = [
  ["T19", "T16", "T11", "T8", "T5", "T2", "F"],
  ["SK", "S9", "S6", "S3"],
  ["DQ", "DJ", "D7", "D4"],
  ["CC", "C10", "C6"],
];
const HAND = GROUPS.flat();

const seat = (cards: number, more: Partial<TableState["seats"][number]> = {}) => ({
  cards, tricks: 0, roles: [], said: [], shown: [], laid: 0, ...more,
});

export const match: MatchState = {
  game: "french",
  options: {},
  players: [
    { name: "", kind: "person", connected: true },
    { name: "", kind: "bot", connected: true },
    { name: "Giulia", kind: "person", connected: true },
    { name: "", kind: "bot", connected: true },
  ],
  scores: [68, -12, -94, 38],
  deals: [
    { scores: [93, -31, -31, -31], headline: { rule: "made", facts: {} }, counts: true, totals: [], target: null },
    { scores: [58, 58, -174, 58], headline: { rule: "failed", facts: {} }, counts: true, totals: [], target: null },
    { scores: [-83, -39, 111, 11], headline: { rule: "made", facts: {} }, counts: true, totals: [], target: null },
  ],
  dealNumber: 4,
  dealsTotal: 12,
  promise: "4a7d1ed414474e4033ac29ccb8653d9b4a7d1ed414474e4033ac29ccb8653d9b",
  canUndo: true,
  clockwise: false,
  over: false,
};

const table: TableState = {
  dealer: 0, phase: "play",
  seats: [seat(18), seat(18), seat(18), seat(18)],
  pool: { count: 0, cards: [] },
  contract: null, trick: [], winning: null, lastTrick: null, fresh: [],
};

const low = { rule: "bid_too_low", facts: { standing: "garde" } };

export const auction: View = {
  seat: 0, hand: HAND, groups: GROUPS, sheet: null,
  decision: {
    seat: 0, topic: "bid", yours: true, others: null, open: false,
    form: {
      kind: "one",
      options: ["pass", "bid garde_sans", "bid garde_contre"],
      refused: [{ action: "bid petite", reason: low }, { action: "bid garde", reason: low }],
    },
  },
  table: {
    ...table, phase: "bid", pool: { count: 6, cards: [] },
    seats: [seat(18), seat(18, { said: [{ topic: "bid", action: "pass" }] }), seat(18, { said: [{ topic: "bid", action: "bid petite" }] }),
      seat(18, { said: [{ topic: "petit_sec", action: "pass" }, { topic: "bid", action: "bid garde" }] }),
    ],
  },
};

const garde = { name: "garde", factor: 2, facts: { taker: 3, targets: [56, 51, 41, 36] }, counted: 0 };
const over = { rule: "must_overtrump", facts: { over: "T14" } };
const trump = { rule: "must_trump", facts: { suit: "H" } };
const refused = Object.fromEntries(
  HAND.filter((card) => !["T19", "T16", "F"].includes(card)).map((card) => [card, card.startsWith("T") ? over : trump]),
);

export const play: View = {
  seat: 0, hand: HAND, groups: GROUPS, sheet: null,
  decision: {
    seat: 0, topic: "play", yours: true, others: null, open: false,
    form: { kind: "plays", legal: ["T19", "T16", "F"], refused, signals: {} },
  },
  table: {
    ...table, contract: garde,
    seats: [seat(18), seat(17), seat(17), seat(17, { roles: ["taker"], laid: 6 })],
    trick: [
      { seat: 1, card: "H8", signal: null }, { seat: 2, card: "T14", signal: null }, { seat: 3, card: "HK", signal: null },
    ],
    winning: 2,
  },
};

export const mid: View = {
  seat: 0, hand: ["T19", "T11", "T5", "SK", "S9", "DQ", "D7", "CC", "C6"],
  groups: [["T19", "T11", "T5"], ["SK", "S9"], ["DQ", "D7"], ["CC", "C6"]], sheet: null,
  decision: { seat: 1, topic: "play", yours: false, form: null, others: null, open: false },
  table: {
    ...table, contract: { ...garde, counted: 1 },
    seats: [
      seat(9, { tricks: 2 }), seat(9, { tricks: 1 }),
      seat(9, { tricks: 2, shown: ["T20", "T18", "T17", "T15", "T14", "T13", "T12", "T10", "T9", "T7"] }),
      seat(8, { tricks: 4, roles: ["taker"], laid: 6 }),
    ],
    trick: [{ seat: 3, card: "CK", signal: null }], winning: 3,
    lastTrick: {
      winner: 3,
      plays: [
        { seat: 1, card: "D9", signal: null }, { seat: 2, card: "D2", signal: null },
        { seat: 3, card: "T6", signal: null }, { seat: 0, card: "DJ", signal: null },
      ],
    },
  },
};

const CHIEN = ["S2", "HC", "H5", "C9", "C4", "C1"];
const DISCARD_GROUPS = [
  GROUPS[0] ?? [], ["SK", "S9", "S6", "S3", "S2"], ["HC", "H5"], ["DQ", "DJ", "D7", "D4"], ["CC", "C10", "C9", "C6", "C4", "C1"],
];
const keep = (card: string) =>
  card === "SK"
    ? { rule: "king_not_discardable", facts: { card } }
    : ["F", "T21", "T1"].includes(card)
      ? { rule: "bout_not_discardable", facts: { card } }
      : { rule: "trump_only_if_forced", facts: { card } };
const kept = [...(GROUPS[0] ?? []), "SK"];

export const discard: View = {
  seat: 0, hand: DISCARD_GROUPS.flat(), groups: DISCARD_GROUPS, sheet: null,
  decision: {
    seat: 0, topic: "discard", yours: true, others: null, open: false,
    form: {
      kind: "pick", verb: "discard", forced: [], take: 6,
      pool: DISCARD_GROUPS.flat().filter((card) => !kept.includes(card)),
      refused: Object.fromEntries(kept.map((card) => [card, keep(card)])),
    },
  },
  table: {
    ...table, phase: "discard", contract: { ...garde, facts: { ...garde.facts, taker: 0 } }, dealer: 1, fresh: CHIEN,
    seats: [seat(24, { roles: ["taker"] }), seat(18), seat(18), seat(18)],
  },
};

export const poignee: View = {
  ...play,
  decision: {
    seat: 0, topic: "poignee", yours: true, others: null, open: false,
    form: {
      kind: "either",
      parts: [
        { kind: "one", options: ["pass"], refused: [] },
        { kind: "pick", verb: "show simple", forced: [], pool: ["T19", "T16", "T11", "T8", "T5", "T2"], take: 5, refused: {} },
        { kind: "pick", verb: "show double", forced: [], pool: ["T19", "T16", "T11", "T8", "T5", "T2"], take: 6, refused: {} },
      ],
    },
  },
};

export const call: View = {
  ...auction,
  decision: {
    seat: 0, topic: "call", yours: true, others: null, open: false,
    form: {
      kind: "one", options: ["call SK", "call HK", "call DK", "call CK"],
      refused: [{ action: "call SQ", reason: { rule: "call_higher_first", facts: { card: "SQ", rank: "K" } } }],
    },
  },
};

export const sheet: Sheet = {
  headline: { rule: "made", facts: { taker: 3, contract: "garde", by: 8, points: 49, target: 41, bouts: ["T21", "T1"] } },
  scores: [-106, -106, -106, 318],
  terms: [
    { rule: "base", amounts: [-50, -50, -50, 150], facts: { each: 50, factor: 2 } },
    { rule: "margin", amounts: [-16, -16, -16, 48], facts: { each: 16, difference: 8, factor: 2 } },
    { rule: "petit_au_bout", amounts: [-20, -20, -20, 60], facts: { each: 20, factor: 2, side: "taker" } },
    { rule: "poignee", amounts: [-20, -20, -20, 60], facts: { each: 20, level: "simple", seat: 3 } },
  ],
  facts: {
    taker: 3, partner: null, contract: "garde", points: 49, half_points: 98, total: 182, target: 41, by: 8,
    bouts: ["T21", "T1"], chien: ["SQ", "S7", "T9", "DC", "D6", "C2"], kept: ["SQ", "S7", "S1", "DC", "D6", "D2"],
  },
  counts: true,
};

export const over_: View = {
  ...mid, hand: [], groups: [], decision: null, sheet,
  table: { ...mid.table, phase: "over", trick: [], winning: null },
};

export const message = (view: View, more: Partial<ViewMessage> = {}): ViewMessage => ({
  type: "view", seq: 17, view, facts: [], match, clock: null, ...more,
});

/** The same moment at a table of three or five. */
export function seated(view: View, seats: 3 | 5): ViewMessage {
  const more = Array.from({ length: seats }, (_, i) => view.table.seats[i % 4] ?? seat(15));
  const players = Array.from({ length: seats }, (_, i) => match.players[i % 4] ?? { name: "", kind: "bot" as const, connected: true });
  const trick = view.table.trick.filter((lying) => lying.seat < seats);
  const extra = seats === 5 && view.table.trick.length === 3 ? [{ seat: 4, card: "H2", signal: null }] : [];
  return message(
    { ...view, table: { ...view.table, seats: more, trick: [...trick, ...extra] } },
    { match: { ...match, players, scores: Array.from({ length: seats }, (_, i) => match.scores[i] ?? 0), deals: [] } },
  );
}

export const games: GameSpec[] = [
  {
    name: "french", pack: "french", players: [3, 4, 5],
    presets: { fft: { auction: "single" }, bga: { auction: "continuing" }, pagat: { auction: "single" } },
    showcase: ["HK", "T21", "SQ"],
    options: [
      { name: "auction", values: ["single", "continuing"], bounds: null, default: "single" },
      { name: "petit_sec", values: ["mandatory", "optional", "off"], bounds: null, default: "mandatory" },
      { name: "poignee", values: [true, false], bounds: null, default: true },
    ],
  },
];
export const tables: OpenTable[] = [
  { table: "abc", game: "french", seat: 0, players: match.players, scores: match.scores, dealNumber: 5, dealsTotal: 12, yourTurn: true, over: false },
];

/** Two tricks of a deal of four, enough for the replay. */
export function record(): DealRecord {
  const hands = [
    ["T19", "T16", "SK", "S9", "DQ"], ["T14", "T3", "S2", "H8", "D9"], ["T21", "T6", "S4", "HK", "D2"], ["F", "T11", "SJ", "HQ", "DJ"],
  ];
  const log = [
    { seat: 1, action: "pass" }, { seat: 2, action: "pass" }, { seat: 3, action: "bid garde" }, { seat: 0, action: "pass" },
    { seat: 1, action: "play H8" }, { seat: 2, action: "play HK" }, { seat: 3, action: "play HQ" }, { seat: 0, action: "play T16" },
    { seat: 0, action: "play SK" }, { seat: 1, action: "play S2" }, { seat: 2, action: "play S4" }, { seat: 3, action: "play SJ" },
  ];
  const steps: DealRecord["steps"] = [];
  let now: TableState = { ...table, phase: "bid" };
  let held = hands.map((hand) => [...hand]);
  steps.push({ table: now, hands: held });
  for (const { seat: who, action } of log) {
    const [verb, card = ""] = action.split(" ");
    if (verb === "play") {
      held = held.map((hand) => hand.filter((other) => other !== card));
      const plays = [...now.trick, { seat: who, card, signal: null }];
      now = plays.length === 4
        ? { ...now, phase: "play", trick: [], winning: null, lastTrick: { plays, winner: 0 } }
        : { ...now, phase: "play", trick: plays, winning: plays[0]?.seat ?? null };
    }
    steps.push({ table: now, hands: held });
  }
  return {
    table: "abc", game: "french", options: {}, players: match.players, clockwise: false, number: 1, deals: 2, dealer: 0, hands,
    pool: ["C1", "C2", "C3", "C4", "C5", "C6"], log, steps, sheet, seed: "00", promise: match.promise,
  };
}

/** Its review: the first card is out of reach, the second gave four points away. */
export function reviewed(): ReviewState {
  const cards = record().log.flatMap(({ seat: who, action }, at) => {
    if (!action.startsWith("play ")) return [];
    const known = at > 4;
    const before = at <= 5 ? 90 : 98;
    const after = at < 5 ? 90 : 98;
    const loss = known ? after - before : null;
    const [low, high] = known ? [before, before] : [80, 110];
    return [{
      at, trick: at < 8 ? 1 : 2, seat: who, card: action.slice(5), low, high, afterLow: known ? after : 80, afterHigh: known ? after : 110,
      better: loss ? "S4" : null, loss, exact: known,
    }];
  });
  return { state: "done", done: 8, cards: 8, review: { side: [3], unit: 2, result: 98, needed: 82, complete: false, cards } };
}
