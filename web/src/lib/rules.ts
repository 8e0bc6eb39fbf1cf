/** The rule book of a game, one JSON per language. */
export interface Block {
  list?: string[];
  table?: { head: string[]; rows: string[][] };
  cards?: string[];
  trick?: string[];
  hand?: string[];
  legal?: string[];
  called?: string;
  caption?: string;
  /** names of options of the game */
  options?: string[];
}
export interface Article {
  id: string;
  title: string;
  rules: string[];
  paragraphs: (string | Block)[];
}
export interface RuleBook {
  title: string;
  intro: string;
  articles: Article[];
  sources: string[];
}

/** Running text in pieces: `[T14]` is a card. */
export const pieces = (text: string): { text: string; card: boolean }[] =>
  text
    .split(/\[([A-Z]\w*)\]/)
    .map((piece, i) => ({ text: piece, card: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");

const books = import.meta.glob("../../../src/trionfi/texts/rules/*.json") as Record<
  string,
  () => Promise<{ default: RuleBook }>
>;

export async function ruleBook(game: string, language: string): Promise<RuleBook | null> {
  const at = (code: string) => books[`../../../src/trionfi/texts/rules/${game}.${code}.json`];
  const load = at(language) ?? at("en");
  return load ? (await load()).default : null;
}

/** The article that explains a rule key; its number is its place in the book. */
export function articleOf(book: RuleBook | null, rule: string) {
  const index = book?.articles.findIndex((article) => article.rules.includes(rule)) ?? -1;
  const article = book?.articles[index];
  return article ? { id: article.id, number: index + 1, title: article.title } : null;
}
