/** Where the drawings are: one sprite per pack, a symbol per card, letters by language, two backs. */
const RED_BACKS = new Set(["sicilian"]);
const LATIN = new Set(["sicilian", "bolognese", "piemontese", "italian"]);

export function spriteOf(pack: string, card: string | null, compact: boolean): string {
  if (card === null) return `/cards/back-${RED_BACKS.has(pack) ? "red" : "blue"}.svg`;
  return `/cards/${pack}${compact ? "-compact" : ""}.svg#${card}`;
}

const FRENCH_INK: Record<string, string> = {
  S: "#1b1b1b", H: "#b3131f", D: "var(--card-diamond, #a03f00)", C: "var(--card-club, #00573f)",
};
const LATIN_INK: Record<string, string> = { S: "#1d3557", B: "#00674b", C: "#b3131f", D: "#8a5a00" };

/** Courts carry the letter of the reader's language; it is laid over the drawing. */
export function letterOf(pack: string, card: string, compact: boolean, language: string) {
  const match = /^([SHDBC])([KQCJ])$/.exec(card);
  if (!match) return null;
  const [, suit = "", rank = ""] = match;
  const place = compact ? "compact" : pack === "sicilian" ? "single" : "double";
  return {
    href: `/cards/letters.svg#${place}-${language}-${rank}`,
    colour: (LATIN.has(pack) ? LATIN_INK : FRENCH_INK)[suit] ?? "#241f1b",
  };
}
