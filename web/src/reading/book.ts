/** What the cards are said to mean: one JSON per language, read by Python as well. */
import type { CardCode } from "../lib/protocol";

/** The traditional list; a translation of it; written for Trionfi; the same, for a reversed card. */
export type Source = "traditional" | "rendered" | "added" | "turned";
export type Side = "upright" | "reversed";

export interface Position {
  name: string;
  hint?: string;
}
export interface Book {
  upright: string;
  reversed: string;
  number: string;
  sources: Record<Source, string>;
  note: string;
  spreads: Record<string, { title: string; about: string; positions: Position[] }>;
  cards: Record<CardCode, Record<Side, string>>;
}
export interface ItalianBook extends Book {
  /** In the printed order of the deck. */
  names: Record<CardCode, string>;
}
/** The reader's book, and the Italian one that stands beside every translation. */
export interface Books {
  language: string;
  own: Book;
  italian: ItalianBook;
}

const files = import.meta.glob("../../../src/trionfi/texts/readings/*.json") as Record<
  string,
  () => Promise<{ default: Book }>
>;

async function read(language: string) {
  const load = files[`../../../src/trionfi/texts/readings/${language}.json`];
  if (!load) throw new Error(`no book of readings in ${language}`);
  return (await load()).default;
}

export async function books(language: string): Promise<Books> {
  const [own, italian] = await Promise.all([read(language), read("it")]);
  return { language, own, italian: italian as ItalianBook };
}

export const isTrump = (card: CardCode) => card === "F" || card.startsWith("T");

export function sourceOf(card: CardCode, side: Side, language: string): Source {
  if (side === "reversed") return "turned";
  if (!isTrump(card)) return "added";
  return language === "it" ? "traditional" : "rendered";
}

/** `3 of 21`, for trumps. */
export const numberOf = (book: Book, card: CardCode) =>
  isTrump(card) ? book.number.replace("{{number}}", card.slice(1) || "0") : null;

/** The deck in its printed order, by suits. */
export function groups(italian: ItalianBook): { suit: string; cards: CardCode[] }[] {
  const found = new Map<string, CardCode[]>();
  for (const card of Object.keys(italian.names)) {
    const suit = isTrump(card) ? "T" : card.charAt(0);
    found.set(suit, [...(found.get(suit) ?? []), card]);
  }
  return [...found].map(([suit, cards]) => ({ suit, cards }));
}
