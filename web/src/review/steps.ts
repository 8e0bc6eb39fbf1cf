/** Reading a record: tricks and moments from the table states the server sent. No rules. */
import type { CardCode, DealRecord, LastTrick } from "../lib/protocol";
import { isCard } from "../lib/names";

export interface TrickRow {
  number: number;
  plays: { seat: number; card: CardCode; at: number }[];
  winner: number | null;
}

export const cardOf = (action: string): CardCode | null => {
  const [verb, card] = action.split(" ");
  return verb === "play" && isCard(card) ? card : null;
};

/** The tricks of a deal; a trick ends where the state shows it as the last one. */
export function tricks(deal: DealRecord): TrickRow[] {
  const rows: TrickRow[] = [];
  let plays: TrickRow["plays"] = [];
  deal.log.forEach(({ seat, action }, i) => {
    const card = cardOf(action);
    if (!card) return;
    plays.push({ seat, card, at: i });
    const state = deal.steps[i + 1]?.table;
    if (plays.length < deal.hands.length) return;
    rows.push({ number: rows.length + 1, plays, winner: state?.lastTrick?.winner ?? null });
    plays = [];
  });
  if (plays.length > 0) rows.push({ number: rows.length + 1, plays, winner: null });
  return rows;
}

/** Everybody's cards at the start of play or, before it, as they were at that moment. */
export function handsAt(deal: DealRecord, at: number): { hands: CardCode[][]; gone: Set<CardCode> } {
  const now = deal.steps[at + 1]?.hands ?? deal.hands;
  const first = deal.log.findIndex(({ action }) => cardOf(action) !== null);
  if (first < 0 || at < first) return { hands: now, gone: new Set() };
  const full = deal.steps[first]?.hands ?? deal.hands;
  const held = new Set(now.flat());
  return { hands: full, gone: new Set(full.flat().filter((card) => !held.has(card))) };
}

/** What lies on the table at a moment: the trick, or the one just completed by this very card. */
export function onTable(deal: DealRecord, at: number): { plays: LastTrick["plays"]; winning: number | null } {
  const state = deal.steps[at + 1]?.table;
  const card = at >= 0 ? cardOf(deal.log[at]?.action ?? "") : null;
  if (!state) return { plays: [], winning: null };
  if (card && state.trick.length === 0 && state.lastTrick)
    return { plays: state.lastTrick.plays, winning: state.lastTrick.winner };
  return { plays: state.trick, winning: state.winning };
}

/** The step that begins the next (or an earlier) trick, for the up and down keys. */
export function trickStep(rows: readonly TrickRow[], at: number, by: 1 | -1): number {
  const starts = rows.map((row) => row.plays[0]?.at ?? 0);
  if (by > 0) return starts.find((start) => start > at) ?? rows.at(-1)?.plays.at(-1)?.at ?? at;
  return [...starts].reverse().find((start) => start < at) ?? -1;
}
