/** What this browser knows of one table: the last view, the match, and a few choices in the making. */
import { clockName, clockText, started } from "./clock";
import type { Running } from "./clock";
import { chosenAtFirst, pickAction, pickDone, playAction, someAction } from "./form";
import { claimsOf, talkOf, wordsOf } from "./words";
import type { Context } from "./names";
import { liveText, turnText } from "./live";
import { actionWords, cardName, reasonText } from "./names";
import { t } from "./i18n.svelte";
import type {
  ActionText, CardCode, ClientMessage, Fact, Form, LastTrick, MatchState, Reason, ServerMessage,
  View, ViewMessage,
} from "./protocol";
import type { Line } from "./socket";

export interface Refused {
  card: CardCode | null;
  reason: Reason;
}

export interface Wiring {
  send(message: ClientMessage): boolean;
  /** Before a view is shown: measure what will move. */
  before(facts: Fact[]): void;
  /** After it is shown: move it. */
  after(facts: Fact[], message: ViewMessage): void;
  /** The held trick goes to its winner. */
  collect(trick: LastTrick): void;
  hold(): number;
}

/** A finished trick stays for reading, unless cards of the next one came in the same message. */
export const trickToHold = (facts: readonly Fact[], view: View): LastTrick | null =>
  facts.some((fact) => fact.type === "Won") && view.table.trick.length === 0
    ? view.table.lastTrick
    : null;

export class Room {
  view = $state.raw<View | null>(null);
  match = $state.raw<MatchState | null>(null);
  line = $state<Line>("connecting");
  /** the time that runs, if any */
  clock = $state.raw<Running | null>(null);
  refused = $state.raw<Refused | null>(null);
  failed = $state.raw<Reason | null>(null);
  held = $state.raw<LastTrick | null>(null);
  /** cards chosen for a pick, the chosen part of an either, the card lifted by a first tap */
  chosen = $state<CardCode[]>([]);
  part = $state<number | null>(null);
  lifted = $state<CardCode | null>(null);
  hint = $state<ActionText | null>(null);
  /** a card that may be led with a signal, before the signal is chosen */
  signalling = $state<{ card: CardCode; signals: string[] } | null>(null);
  polite = $state("");
  assertive = $state("");
  /** pack of each game, as the server lists them */
  packs = $state.raw<Record<string, string>>({});
  /** the number of the last view, shown on the page for whoever waits for the next one */
  seq = $state<number | undefined>();

  private queue: [ViewMessage, Running | null][] = [];
  private late = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wiring: Wiring) {}

  get pack() {
    const game = this.match?.game ?? "french";
    return this.packs[game] ?? game;
  }

  get context(): Context {
    return {
      game: this.match?.game ?? "french",
      pack: this.pack,
      viewer: this.view?.seat ?? null,
      players: this.match?.players ?? [],
      clockwise: this.match?.clockwise ?? false,
    };
  }

  /** The last trick, where the table lets it be looked at again. */
  get lastTrick(): LastTrick | null {
    return this.match?.options.show_last_trick === false ? null : (this.view?.table.lastTrick ?? null);
  }

  get yours() {
    return this.view?.decision?.yours ?? false;
  }

  /** What this seat is asked, or may say though another one is asked. */
  get asked(): Form | null {
    return this.view?.decision?.yours ? this.view.decision.form : talkOf(this.view);
  }

  /** What this seat may do besides: claims. */
  get claims(): ActionText[] {
    return claimsOf(this.view);
  }

  /** Bubbles beside the plates. */
  get spoken() {
    return this.view ? wordsOf(this.view.table) : [];
  }

  /** The form that is being answered: a part of an `either` once it is chosen. */
  get form(): Form | null {
    const form = this.asked;
    if (form?.kind === "either" && this.part !== null) return form.parts[this.part] ?? form;
    return form;
  }

  receive(message: ServerMessage) {
    switch (message.type) {
      case "view":
        if (this.held && message.facts.length > 0) this.queue.push([message, started(message.clock)]);
        else this.show(message, started(message.clock));
        break;
      case "refused":
        // A word that came too late is answered beside the new question.
        this.late = message.reason.rule === "stale";
        this.refuse(message.reason, this.late ? null : this.lifted);
        break;
      case "hint":
        this.hint = message.action;
        this.say(t("ui.live.hint", { what: actionWords(this.context, message.action).label }));
        this.suggest(message.action);
        break;
      case "error":
        this.failed = message.reason;
        this.assertive = reasonText(this.context, message.reason);
        break;
    }
  }

  private show(message: ViewMessage, clock: Running | null) {
    this.wiring.before(message.facts);
    const asked = this.question(this.view);
    this.view = message.view;
    this.match = message.match;
    this.seq = message.seq;
    this.failed = null;
    if (asked !== this.question(message.view)) this.reset();
    const runs = clock && clock.kind !== "idle" && clockName(clock) !== clockName(this.clock);
    this.clock = clock;
    const time = runs ? ` ${clockText(this.context, clock, Math.ceil(clock.left))}` : "";
    const spoken = liveText(this.context, message.facts, message.view) + time;
    if (message.facts.length > 0) this.say(spoken);
    else if (this.yours && !this.polite) this.say((turnText(this.context, message.view) ?? "") + time);
    else if (time) this.say(time.trim());
    const hold = trickToHold(message.facts, message.view);
    if (hold) {
      this.held = hold;
      this.timer = setTimeout(() => this.release(), this.wiring.hold());
    }
    this.wiring.after(message.facts, message);
  }

  /** What identifies a question, so that half-made choices survive a repeated view. */
  private question(view: View | null) {
    const decision = view?.decision;
    if (!decision) return "";
    return `${decision.seat} ${decision.topic} ${view.hand.length} ${JSON.stringify(decision.form ?? talkOf(view))}`;
  }

  private reset() {
    this.choosePart(null);
    this.lifted = null;
    this.hint = null;
    this.signalling = null;
    if (!this.late) this.refused = null;
    this.late = false;
  }

  /** Ends the reading time of a trick, by time or by a click. */
  release() {
    clearTimeout(this.timer);
    const trick = this.held;
    if (!trick) return;
    this.wiring.collect(trick);
    this.held = null;
    while (this.queue.length > 0 && !this.held) {
      const next = this.queue.shift();
      if (next) this.show(...next);
    }
  }

  say(text: string) {
    // An unchanged text would not be read again; a space at the end makes it new.
    this.polite = text === this.polite && text ? `${text}\u00a0` : text;
  }

  refuse(reason: Reason, card: CardCode | null) {
    this.refused = { card, reason };
    const text = reasonText(this.context, reason);
    this.assertive = text === this.assertive ? `${text}\u00a0` : text;
  }

  act(action: ActionText) {
    this.release();
    this.refused = null;
    if (!this.wiring.send({ type: "act", seq: this.seq ?? 0, action }))
      this.refuse({ rule: "offline", facts: {} }, null);
  }

  play(card: CardCode, signal?: string) {
    this.lifted = card;
    this.signalling = null;
    this.act(playAction(card, signal));
  }

  /** Opens a part of an `either`, or goes back to the list of parts. */
  choosePart(part: number | null) {
    this.part = part;
    this.chosen = chosenAtFirst(this.form);
  }

  toggle(card: CardCode) {
    const form = this.form;
    if (form?.kind === "some" && form.items.includes(card)) {
      this.refused = null;
      this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    }
    if (form?.kind !== "pick") return;
    this.refused = null;
    if (this.chosen.includes(card)) {
      this.chosen = this.chosen.filter((other) => other !== card);
      this.say(t("ui.pick.taken_back", { card: this.cardName(card), chosen: this.picked, all: this.picks }));
    } else if (form.pool.includes(card) && this.chosen.length < form.take) {
      this.chosen = [...this.chosen, card];
      this.say(t("ui.pick.chosen", { card: this.cardName(card), chosen: this.picked, all: this.picks }));
    } else if (form.pool.includes(card)) {
      this.refuse({ rule: "too_many", facts: { count: form.take + form.forced.length } }, card);
    }
  }

  takeBack() {
    const last = this.chosen.at(-1);
    if (last) this.toggle(last);
  }

  confirm() {
    const form = this.form;
    if (form?.kind === "some" && this.chosen.length > 0) this.act(someAction(form, this.chosen));
    if (form?.kind !== "pick") return;
    if (pickDone(form, this.chosen)) this.act(pickAction(form, this.chosen));
    else this.refuse({ rule: "too_few", facts: { count: form.take + form.forced.length } }, null);
  }

  askHint() {
    this.wiring.send({ type: "hint" });
  }

  undo() {
    this.release();
    this.wiring.send({ type: "undo" });
  }

  next() {
    this.wiring.send({ type: "next", seq: this.seq ?? 0 });
  }

  get picked() {
    return this.form?.kind === "pick" ? this.form.forced.length + this.chosen.length : 0;
  }

  get picks() {
    return this.form?.kind === "pick" ? this.form.forced.length + this.form.take : 0;
  }

  /** Cards that are put away lie in slots; cards that are shown only rise from the hand. */
  get inSlots() {
    return this.form?.kind === "pick" && !this.form.verb.startsWith("show");
  }

  cardName(card: CardCode) {
    return cardName(this.pack, card);
  }

  /** A hint for a pick fills the slots; any other is only shown. */
  private suggest(action: ActionText) {
    const form = this.form;
    if (form?.kind !== "pick" || !action.startsWith(form.verb)) return;
    const cards = action.slice(form.verb.length).trim().split(" ");
    this.chosen = cards.filter((card) => form.pool.includes(card)).slice(0, form.take);
  }

  close() {
    clearTimeout(this.timer);
  }
}
