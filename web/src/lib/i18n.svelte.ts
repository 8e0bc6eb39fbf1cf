import i18next from "i18next";

export const LANGUAGES = ["en", "fr", "it", "de", "ja", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const ENDONYMS: Record<Language, string> = {
  en: "English", fr: "Français", it: "Italiano", de: "Deutsch", ja: "日本語", ru: "Русский",
};

/** Lists without a comma before "and". */
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

type Tree = { [key: string]: string | Tree };
type Loader = Record<string, () => Promise<{ default: Tree }>>;

const common = import.meta.glob("../../../src/trionfi/texts/*.json") as Loader;
const interfaceTexts = import.meta.glob("../../../src/trionfi/texts/ui/*.json") as Loader;

/** Keys are looked up whole: nested and flat files are read alike. */
export function flatten(tree: Tree, into: Record<string, string> = {}, prefix = "") {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") into[prefix + key] = value;
    else flatten(value, into, `${prefix}${key}.`);
  }
  return into;
}

async function read(language: string) {
  const texts: Record<string, string> = {};
  for (const [files, folder] of [[common, ""], [interfaceTexts, "ui/"]] as const) {
    const load = files[`../../../src/trionfi/texts/${folder}${language}.json`];
    if (load) flatten((await load()).default, texts);
  }
  return texts;
}

export type Params = Record<string, unknown>;

const engine = i18next.createInstance();
void engine.init({
  lng: "en",
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  initAsync: false,
});

class Texts {
  language = $state<Language>("en");

  async use(language: Language) {
    if (!engine.hasResourceBundle(language, "translation"))
      engine.addResourceBundle(language, "translation", await read(language));
    await engine.changeLanguage(language);
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** For tests: texts that are already in memory. */
  feed(language: Language, tree: Tree) {
    engine.addResourceBundle(language, "translation", flatten(tree), true, true);
    void engine.changeLanguage(language);
    this.language = language;
  }

  has(key: string, params: Params = {}) {
    void this.language;
    return engine.exists(key, params);
  }

  t(key: string, params: Params = {}): string {
    void this.language;
    return engine.t(key, params);
  }

  /** The first of these keys that has a text. */
  first(keys: string[], params: Params = {}): string | undefined {
    const key = keys.find((candidate) => this.has(candidate, params));
    return key === undefined ? undefined : this.t(key, params);
  }

  /** Every text whose key begins so, by the rest of its key. */
  under(prefix: string): Record<string, string> {
    const all = (engine.getResourceBundle(this.language, "translation") ?? {}) as Record<string, string>;
    return Object.fromEntries(
      Object.entries(all)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key.slice(prefix.length), value]),
    );
  }

  list(items: string[], type: "conjunction" | "disjunction" = "conjunction") {
    return new Intl.ListFormat(LOCALES[this.language] ?? this.language, { style: "long", type }).format(items);
  }
}

export const texts = new Texts();
export const t = (key: string, params?: Params) => texts.t(key, params);

export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const MINUS = "\u2212";
/** A score: plus for gains, the true minus sign for losses. */
export const signed = (value: number) =>
  value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : "0";
export const plain = (value: number) => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A sentence begins with a capital, also when its first word came from a list. */
export const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
