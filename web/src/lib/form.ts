/** Reading a form: which cards are lit, dimmed or chosen. The server decided; this only looks. */
import type { ActionText, CardCode, CardSet, Form, PickForm, PlaysForm, Reason, SomeForm } from "./protocol";

export type CardLook = "rest" | "lit" | "dim" | "chosen";

export interface CardState {
  look: CardLook;
  reason: Reason | null;
}

const REST: CardState = { look: "rest", reason: null };

export function cardState(form: Form | null, card: CardCode, chosen: readonly CardCode[]): CardState {
  if (form?.kind === "plays") {
    if (form.legal.includes(card)) return { look: "lit", reason: null };
    return { look: "dim", reason: form.refused[card] ?? null };
  }
  if (form?.kind === "pick") {
    if (form.forced.includes(card) || chosen.includes(card)) return { look: "chosen", reason: null };
    if (form.pool.includes(card)) return REST;
    return {
      look: "dim",
      reason: form.refused[card] ?? { rule: "not_selectable", facts: { card } },
    };
  }
  if (form?.kind === "some") {
    if (chosen.includes(card)) return { look: "chosen", reason: null };
    if (form.items.includes(card)) return REST;
    return { look: "dim", reason: { rule: "not_selectable", facts: { card } } };
  }
  return REST;
}

export const playAction = (card: CardCode, signal?: string): ActionText =>
  signal ? `play ${card} ${signal}` : `play ${card}`;

export const pickAction = (form: PickForm, chosen: readonly CardCode[]): ActionText =>
  [form.verb, ...form.forced, ...chosen].join(" ");

export const pickCount = (form: PickForm) => form.forced.length + form.take;
export const pickDone = (form: PickForm, chosen: readonly CardCode[]) => chosen.length === form.take;

export const someAction = (form: SomeForm, chosen: readonly CardCode[]): ActionText =>
  [form.verb, ...form.items.filter((card) => chosen.includes(card))].join(" ");

/** What is chosen when a form opens: all that may be shown, so that nothing is forgotten by accident. */
export const chosenAtFirst = (form: Form | null): CardCode[] => (form?.kind === "some" ? [...form.items] : []);

export const hasSet = (set: CardSet, chosen: readonly CardCode[]) => set.cards.every((card) => chosen.includes(card));

/** The chosen cards with a set, or without what only that set needs. */
export function toggleSet(form: SomeForm, set: CardSet, chosen: readonly CardCode[]): CardCode[] {
  if (!hasSet(set, chosen)) return form.items.filter((card) => chosen.includes(card) || set.cards.includes(card));
  const others = form.sets.filter((other) => other !== set && hasSet(other, chosen)).flatMap((other) => other.cards);
  return chosen.filter((card) => !set.cards.includes(card) || others.includes(card));
}

/** A pick that leaves nothing to choose is answered with one press. */
export const isSettled = (form: Form) =>
  form.kind === "pick" && (form.take === 0 || form.pool.length === form.take);

export const settledAction = (form: PickForm): ActionText =>
  pickAction(form, form.take === 0 ? [] : form.pool);

/** Reasons of a form without repetition, each with the cards that it dims. */
export function reasons(refused: Record<CardCode, Reason>): { reason: Reason; cards: CardCode[] }[] {
  const found = new Map<string, { reason: Reason; cards: CardCode[] }>();
  for (const [card, reason] of Object.entries(refused)) {
    const known = found.get(reason.rule);
    if (known) known.cards.push(card);
    else found.set(reason.rule, { reason, cards: [card] });
  }
  return [...found.values()];
}

/** One button of a panel: an action, offered or refused. */
export interface Offer {
  action: ActionText;
  reason: Reason | null;
}

/** Offers of a `one` form in the order in which they are listed to the reader. */
export function offers(form: Form & { kind: "one" }): Offer[] {
  const open = form.options.map((action) => ({ action, reason: null }));
  // In a talk the range of the amounts says what is missing.
  const talk = form.options.some((action) => /^(say|seal) /.test(action));
  const closed = talk ? [] : form.refused.map(({ action, reason }) => ({ action, reason }));
  // A refused bid is lower than every open one: after the pass, before the rest.
  const isBid = (offer: Offer) => offer.action.startsWith("bid ");
  const first = open.findIndex(isBid);
  if (first < 0) return [...open, ...closed];
  return [...open.slice(0, first), ...closed, ...open.slice(first)];
}

/** Bids more than one step up: offered, but not at once, so that a slip of the hand is no bid. */
export const isJump = (form: Form & { kind: "one" }, action: ActionText) =>
  action.startsWith("bid ") && form.options.filter((o) => o.startsWith("bid ")).indexOf(action) > 0;

/** The key that shows what is offered to all seats alike, as points in a bargaining: a label of the game. */
export const offerKey = (game: string, phase: string, contract: string | undefined) =>
  contract !== undefined && contract === phase ? `${game}.label.${contract}` : "";

export const signalsOf = (form: PlaysForm, card: CardCode) => form.signals[card] ?? [];

/** Offers that differ only in a number at their end are one button with a smaller and a larger. */
export interface Amounts {
  stem: string;
  values: number[];
}

export function gather(list: readonly Offer[]): (Offer | Amounts)[] {
  const stemOf = ({ action, reason }: Offer) => (reason ? null : (/^(.+) \d+$/.exec(action)?.[1] ?? null));
  const count = (stem: string) => list.filter((offer) => stemOf(offer) === stem).length;
  const found: (Offer | Amounts)[] = [];
  for (const offer of list) {
    const stem = stemOf(offer);
    if (stem === null || count(stem) < 3) found.push(offer);
    else {
      const value = Number(offer.action.slice(stem.length));
      const known = found.find((other): other is Amounts => "stem" in other && other.stem === stem);
      if (known) known.values.push(value);
      else found.push({ stem, values: [value] });
    }
  }
  return found;
}
