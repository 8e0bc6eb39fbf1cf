/** Reading a sheet: what each pays, and who pays whom. Sums only, no rules. */
import type { MatchState, Sheet, Term } from "../lib/protocol";

/** The amount per payer, where the terms say it; otherwise the sheet has a column per seat. */
export const eachOf = (term: Term): number | null =>
  typeof term.facts.each === "number" ? term.facts.each : null;

export const hasEach = (sheet: Sheet) =>
  sheet.terms.length > 0 && sheet.terms.every((term) => eachOf(term) !== null);

export const eachTotal = (sheet: Sheet) =>
  sheet.terms.reduce((sum, term) => sum + (eachOf(term) ?? 0), 0);

/** Whether seats pay each other; where each side writes its own points down, nobody pays. */
export const isPaid = (sheet: Sheet) =>
  sheet.scores.reduce((sum, score) => sum + score, 0) === 0 &&
  (sheet.facts.totals === undefined || sheet.scores.some((score) => score !== 0));

/** Seats with the same amounts in every line are one column: partners, or all opponents of a taker. */
export function columnsOf(seats: number, lines: readonly (readonly number[])[]): number[][] {
  const found = new Map<string, number[]>();
  for (let seat = 0; seat < seats; seat++) {
    const key = lines.map((line) => line[seat] ?? 0).join();
    found.set(key, [...(found.get(key) ?? []), seat]);
  }
  // Points that nobody gets say nothing about who plays together.
  return found.size > 1 ? [...found.values()] : Array.from({ length: seats }, (_, seat) => [seat]);
}

/** Whether the points that run to a target are just the sums of the scores. */
export const isSum = (match: MatchState) =>
  match.deals.at(-1)?.totals.every((points, side) => points === match.scores[side]) ?? true;

export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/**
 * Payments that settle scores of sum zero, with as few arrows as a plain pass over the seats gives.
 * A loser pays whole amounts where a winner expects exactly that much.
 */
export function payments(scores: readonly number[]): Payment[] {
  const due = scores.map((score) => score);
  const found: Payment[] = [];
  const pay = (from: number, to: number) => {
    const amount = Math.min(-(due[from] ?? 0), due[to] ?? 0);
    if (amount <= 0) return;
    due[from] = (due[from] ?? 0) + amount;
    due[to] = (due[to] ?? 0) - amount;
    found.push({ from, to, amount });
  };
  const winners = scores.map((_, seat) => seat).filter((seat) => (scores[seat] ?? 0) > 0);
  const losers = scores.map((_, seat) => seat).filter((seat) => (scores[seat] ?? 0) < 0);
  // The greatest winner first, so that a partner is paid by those who are left.
  winners.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const to of winners) for (const from of losers) pay(from, to);
  return found;
}

export interface Meter {
  points: number;
  total: number;
  target: number;
  /** whether the taker had to stay below the target instead of reaching it */
  below: boolean;
}

/** Whether every seat counts for itself: its points stand in a line of their own. */
const isEach = (sheet: Sheet) =>
  sheet.terms.some(({ facts }) => Array.isArray(facts.points) && facts.points.length === sheet.scores.length);

/** Points of both sides with the needed mark, if the sheet has them and there are two sides. */
export function meterOf(sheet: Sheet): Meter | null {
  const { points, total, target, half_points, below } = sheet.facts;
  if (typeof points !== "number" || typeof total !== "number" || typeof target !== "number" || isEach(sheet)) return null;
  // A game that counts in halves says its total in halves too.
  return { points, target, below: below === true, total: typeof half_points === "number" ? total / 2 : total };
}

export const cardFacts = (sheet: Sheet): [string, string[]][] =>
  Object.entries(sheet.facts).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every((item) => typeof item === "string"),
  );
