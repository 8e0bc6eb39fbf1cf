import { texts, upper } from "./i18n.svelte";
import type { Params } from "./i18n.svelte";
import type { ActionText, CardCode, Facts, MatchPlayer, Reason } from "./protocol";

const CARD = /^(T\d{1,2}|F|M[1-4]|[SHDBC](?:K|Q|C|J|10|[1-9]))$/;
export const isCard = (value: unknown): value is CardCode =>
  typeof value === "string" && CARD.test(value);

export const suitOf = (card: CardCode) => (card === "F" ? "T" : card.charAt(0));
const rankOf = (card: CardCode) => card.slice(1);

/** Where names are looked up: the game, its pack, and who sits where. */
export interface Context {
  game: string;
  pack: string;
  viewer: number | null;
  players: MatchPlayer[];
  /** whether the turn goes round to the left; most of these games go to the right */
  clockwise?: boolean;
}

export function cardName(pack: string, card: CardCode): string {
  const own = texts.first([`cards.${pack}.name.${card}`]);
  if (own !== undefined) return own;
  const rank = texts.first([`cards.${pack}.rank.${rankOf(card)}`]) ?? rankOf(card);
  return texts.first([`cards.${pack}.of.${suitOf(card)}`], { rank }) ?? card;
}

/** As it is said at the table: a trump by its number alone. */
export function shortName(pack: string, card: CardCode): string {
  if (/^T\d/.test(card) && !texts.has(`cards.${pack}.name.${card}`)) return rankOf(card);
  return cardName(pack, card);
}

export const bare = (name: string) => name.replace(/^the /, "");

export const suitName = (pack: string, suit: string) =>
  texts.first([`cards.${pack}.suit.${suit}`]) ?? suit;

/** The beginning of the word that counts: "Exc" for "the Excuse". */
const abridged = (name: string) => (name.split(/[\s’']/).at(-1) ?? name).slice(0, 3);

/** As many letters of a Latin suit as no other suit of the pack begins with. */
function suitSign(pack: string, suit: string): string {
  const name = suitName(pack, suit);
  const others = ["S", "B", "C", "D", "M"].filter((other) => other !== suit && texts.has(`cards.${pack}.suit.${other}`));
  const length = [...name].findIndex((_, i) => !others.some((other) => suitName(pack, other).startsWith(name.slice(0, i + 1))));
  return name.slice(0, Math.max(0, length) + 1);
}

/** The class of a card's colour in text: cups are red as hearts are. */
export const suitClass = (pack: string, card: CardCode) => {
  const suit = suitOf(card);
  return `c${suit === "C" && !texts.has(`cards.${pack}.suit.H`) ? "H" : suit}`;
};

/** Index letter or number of a card in the reader's language, and its sign. */
export function indexOf(pack: string, card: CardCode): { rank: string; sign: string } {
  const signs: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣", T: "✶" };
  const latin = !texts.has(`cards.${pack}.suit.H`);
  const suit = suitOf(card);
  const rank = texts.first([`cards.${pack}.index.${rankOf(card)}`]) ?? rankOf(card);
  if (card === "F" || card === "T0") return { rank: abridged(cardName(pack, card)), sign: signs.T ?? "" };
  if (latin && suit !== "T") return { rank, sign: suitSign(pack, suit) };
  return { rank, sign: signs[suit] ?? "" };
}

const PLACES: Record<number, string[]> = {
  2: ["south", "north"],
  3: ["south", "east", "west"],
  4: ["south", "east", "north", "west"],
  5: ["south", "east", "north_east", "north_west", "west"],
};

/** Seats are placed by playing order from the viewer, never by name. */
export function placeOf(seat: number, viewer: number | null, count: number, clockwise = false): string {
  return PLACES[count]?.[toTheRight(seat, viewer ?? 0, count, clockwise)] ?? "south";
}

/** How many places to the right of the viewer a seat is drawn. */
export function toTheRight(seat: number, viewer: number, count: number, clockwise = false): number {
  return ((clockwise ? viewer - seat : seat - viewer) + count) % count;
}

/** The third-person name, for sentences. */
export function playerName(context: Context, seat: number): string {
  const given = context.players[seat]?.name;
  return given || texts.t(`ui.place.${placeOf(seat, context.viewer, context.players.length, context.clockwise)}`);
}

/** The name on a plate: the viewer is "You". */
export const seatName = (context: Context, seat: number) =>
  seat === context.viewer ? texts.t("ui.you") : playerName(context, seat);

/** The name inside a sentence that goes without a verb for it: "solo won by 12: you". */
export const nameWithin = (context: Context, seat: number) => {
  const name = seatName(context, seat);
  return seat === context.viewer ? name.charAt(0).toLocaleLowerCase(texts.language) + name.slice(1) : name;
};

/** What a role is called in this game, and in this contract of it. */
export const roleName = (context: Context, role: string, contract = "") =>
  texts.first([`ui.role.${context.game}.${contract}.${role}`, `ui.role.${context.game}.${role}`, `role.${role}`]) ?? role;

/** Those who play together, the reader first. */
export const sideName = (context: Context, seats: readonly number[]) =>
  texts.list([...seats].sort((one, other) => Number(other === context.viewer) - Number(one === context.viewer)).map((seat) => seatName(context, seat)));

const SEATS = new Set([
  "seat", "taker", "partner", "winner", "dealer", "player", "holder", "caller", "leader", "owner", "to",
  "standing_seat",
]);

type Naming = (context: Context, seat: number) => string;

function shown(context: Context, name: string, value: unknown, naming: Naming): unknown {
  if (Array.isArray(value)) {
    if (SEATS.has(name.replace(/s$/, "")) && value.every((item) => typeof item === "number"))
      return texts.list(value.map((seat) => naming(context, seat as number)));
    return texts.list(value.map((item) => String(shown(context, name, item, naming))));
  }
  if (typeof value === "number")
    return SEATS.has(name)
      ? naming(context, value)
      : new Intl.NumberFormat(texts.language).format(value).replace(/^-/, "\u2212");
  if (typeof value !== "string") return value ?? "";
  if (name === "suit" || name === "suits") return suitName(context.pack, value);
  if (isCard(value)) return cardName(context.pack, value);
  const { game } = context;
  return (
    texts.first([
      `${game}.${name}.${value}`,
      `${game}.contract.${value}`,
      `${game}.action.bid ${value}`,
      `${game}.action.${value}`,
      `role.${value}`,
    ]) ?? value
  );
}

/** Facts as they are read: cards, seats, suits and contracts by their names. In sentences seats are third persons. */
export function params(context: Context, facts: Facts, naming: Naming = playerName): Params {
  const read: Params = {};
  for (const [name, value] of Object.entries(facts))
    read[name] = name === "count" ? value : shown(context, name, value, naming);
  return read;
}

/** What a reason says; falls back from the game's own text to the common one. */
export function reasonText(context: Context, reason: Reason, kind = "refusal", naming: Naming = playerName): string {
  const facts = params(context, reason.facts, naming);
  return (
    texts.first(
      [
        `${context.game}.${kind}.${reason.rule}`,
        `${kind}.${reason.rule}`,
        `server.${reason.rule}`,
        `ui.${kind}.${reason.rule}`,
      ],
      facts,
    ) ?? reason.rule
  );
}

/** Whom a headline is about, the one it is named after first. */
const HEROES = ["taker", "winner", "seat", "partner"];

/**
 * The result of a deal in one line. A reader whom it is about is spoken to, alone or with the `mate`:
 * "you" takes other verbs than a name in most languages, so these are sentences of their own.
 */
export function headlineText(context: Context, headline: Reason): string {
  const { facts, rule } = headline;
  const heroes = HEROES.filter((name) => typeof facts[name] === "number");
  const own = context.viewer === null ? undefined : heroes.find((name) => facts[name] === context.viewer);
  const mate = heroes.find((name) => facts[name] !== context.viewer);
  const key = `${context.game}.${rule}`;
  const keys = [...(mate ? [`ui.headline.pair.${key}`] : []), ...(own === heroes[0] ? [`ui.headline.you.${key}`] : [])];
  const name = mate ? playerName(context, facts[mate] as number) : "";
  const text = own && texts.first(keys, { ...params(context, facts, nameWithin), mate: name });
  return upper(text ?? reasonText(context, headline, "headline", nameWithin));
}

export interface ActionWords {
  label: string;
  hint: string | undefined;
  cards: CardCode[];
}

/** How an action is called, from its text: the whole of it, then shorter and shorter parts. */
export function actionWords(context: Context, action: ActionText, topic = ""): ActionWords {
  const { game, pack } = context;
  const words = action.split(" ");
  const cards = words.filter((word, i) => i > 0 && isCard(word));
  const stems: string[] = [];
  for (let end = words.length; end > 0; end--) stems.push(words.slice(0, end).join(" "));
  const facts = {
    cards: texts.list(cards.map((card) => cardName(pack, card))),
    amount: words.find((word) => /^\d+$/.test(word)),
    count: cards.length,
  };
  const keys = (kind: string) => [
    ...stems.map((stem) => `${game}.${kind}.${stem}`),
    ...stems.map((stem) => `${kind}.${stem}`),
  ];
  return {
    // A pass means something else to every question.
    label: texts.first([...(action === "pass" ? [`${game}.pass.${topic}`] : []), ...keys("action")], facts) ?? action,
    hint: texts.first(stems.map((stem) => `${game}.hint.${stem}`), facts),
    cards,
  };
}

/** The words of a spoken bid, short enough for a bubble. */
export const saidWords = (context: Context, action: ActionText) =>
  actionWords(context, action).label;

/** What goes with a card that is led: one word or several. */
export const signalWords = (context: Context, signal: string) =>
  texts.first([`${context.game}.signal.${signal}`, `action.signal.${signal}`]) ??
  texts.list(signal.split(" ").map((word) => texts.first([`${context.game}.signal.${word}`, `action.signal.${word}`]) ?? word));
