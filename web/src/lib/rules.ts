/** The rule book of a game, one JSON per language. */
export interface Article {
  id: string;
  title: string;
  rules: string[];
  paragraphs: string[];
  example?: Example;
}
export interface Example {
  title?: string;
  trick?: string[];
  hand?: string[];
  legal?: string[];
  caption?: string;
}
export interface RuleBook {
  title: string;
  intro: string;
  articles: Article[];
}

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
