/** The stage's movements: which facts move which cards, between places found by data attributes. */
import { boxOf, MS, Mover } from "../lib/motion";
import type { Box } from "../lib/motion";
import { isCard } from "../lib/names";
import type { Fact, LastTrick, ViewMessage } from "../lib/protocol";

export class Stage {
  private hand = new Map<string, Box>();
  private pool: HTMLElement[] = [];
  private slots = new Map<string, Box>();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    readonly mover: Mover,
  ) {}

  private one(selector: string) {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
  private all(selector: string) {
    return [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }
  private plate(seat: number) {
    return boxOf(this.one(`[data-seat="${seat}"] .plate`));
  }

  /** Remember where things lie before a new view is drawn. */
  measure() {
    this.mover.finish();
    this.hand = this.boxes("[data-card]", "card");
    this.slots = this.boxes("[data-slotted]", "slotted");
    this.pool = this.all("[data-pool]");
  }

  private boxes(selector: string, name: string) {
    const found = new Map<string, Box>();
    for (const element of this.all(selector)) {
      const box = boxOf(element);
      const card = element.dataset[name];
      if (box && card) found.set(card, box);
    }
    return found;
  }

  /** Copies of what is about to leave the page must be taken before it leaves. */
  leave(facts: readonly Fact[]) {
    const took = facts.find((fact) => fact.type === "Took");
    if (took) this.toPlate(this.pool, took.seat);
  }

  private toPlate(elements: HTMLElement[], seat: number) {
    const plate = this.plate(seat);
    if (!plate) return;
    for (const element of elements) void this.mover.leave(element, plate);
  }

  move(message: ViewMessage) {
    const { facts, view } = message;
    for (const fact of facts) {
      if (fact.type === "Did") this.played(fact.seat, fact.action);
      else if (fact.type === "Begun") this.deal(fact.dealer, view.table.seats.length);
      else if (fact.type === "Turned")
        this.all("[data-pool]").forEach((element, i) => void this.mover.appear(element, i * 90));
    }
  }

  private played(seat: number, action: string) {
    const [verb, card = ""] = action.split(" ");
    if (verb !== "play" || !isCard(card)) return;
    const element = this.one(`[data-lies="${seat}"]`);
    const from = this.hand.get(card) ?? this.plate(seat);
    if (element && from) void this.mover.arrive(element, from, MS.play);
  }

  /** A card that went from hand to slot, or back. */
  slid(card: string) {
    const now = this.one(`[data-slotted="${card}"]`) ?? this.one(`[data-card="${card}"]`);
    const from = this.hand.get(card) ?? this.slots.get(card);
    if (now && from) void this.mover.arrive(now, from, MS.discard);
  }

  private deal(dealer: number, seats: number) {
    const from = this.plate(dealer);
    const back = this.one(".minifan span") ?? this.one("[data-pool]");
    if (!from || !back || this.mover.still) return;
    for (let packet = 0; packet < 3 * seats; packet++) {
      const to = this.plate((dealer + 1 + packet) % seats);
      if (to) void this.mover.deal(back, from, to, packet * MS.dealStep);
    }
    this.all("[data-card]").forEach((element, i) => void this.mover.appear(element, i * 30));
  }

  /** The cards slide under the winner's, then to its plate. */
  collect(trick: LastTrick) {
    const winner = boxOf(this.one(`[data-lies="${trick.winner}"]`));
    const plate = this.plate(trick.winner);
    if (!winner || !plate) return;
    for (const element of this.all("[data-lies]"))
      void this.mover.leave(element, plate, { over: winner, ms: MS.collect });
  }

  refuse(card: string) {
    const element = this.one(`[data-card="${card}"]`);
    if (element) void this.mover.refuse(element);
  }
}
