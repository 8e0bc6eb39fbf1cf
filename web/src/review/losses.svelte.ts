/** What each card gave away, as the server finds it: begun on demand, asked for while it grows. */
import { api, Refusal } from "../lib/api";
import type { DealReview, Reason, ReviewedCard, ReviewState } from "../lib/protocol";

const POLL = 700;

export class Losses {
  found = $state.raw<ReviewState | null>(null);
  failed = $state.raw<Reason | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  get review(): DealReview | null {
    return this.found?.review ?? null;
  }

  at(step: number): ReviewedCard | undefined {
    return this.review?.cards.find((card) => card.at === step);
  }

  look = () => this.ask("GET");
  start = () => this.ask("POST");
  cancel = () => this.ask("DELETE");

  private async ask(method: "GET" | "POST" | "DELETE") {
    clearTimeout(this.timer);
    try {
      this.failed = null;
      this.found = await api.review(this.table, this.number, method);
    } catch (error) {
      this.failed = error instanceof Refusal ? { rule: error.rule, facts: error.facts } : { rule: "unknown", facts: {} };
      return;
    }
    if (this.found.state === "running" && !this.closed) this.timer = setTimeout(() => void this.look(), POLL);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** Points as people say them. */
export const inPoints = (review: DealReview, value: number) => value / review.unit;

/** The greatest loss of one card, for the length of the bars. */
export const greatest = (review: DealReview) => Math.max(1, ...review.cards.map((card) => (card.loss ?? 0) / review.unit));

export interface Step {
  at: number;
  value: number;
}

/** The expected result after each card whose value is known, in points; the last is the result. */
export function line(review: DealReview): Step[] {
  const known = review.cards.filter((card) => card.exact);
  const first = known[0];
  if (!first) return [];
  return [
    { at: first.at - 1, value: inPoints(review, first.low) },
    ...known.map((card) => ({ at: card.at, value: inPoints(review, card.afterLow) })),
  ];
}
