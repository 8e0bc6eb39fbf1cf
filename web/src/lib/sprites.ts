/** Where the drawings are: one sprite per pack, a symbol per card, letters by language, two backs. */
import packs from "virtual:packs";

export function spriteOf(pack: string, card: string | null, compact: boolean): string {
  if (card === null) return `/cards/back-${packs[pack]?.back ?? "blue"}.svg`;
  return `/cards/${pack}${compact ? "-compact" : ""}.svg#${card}`;
}

/** Courts carry the letter of the reader's language; it is laid over the drawing. */
export function letterOf(pack: string, card: string, compact: boolean, language: string) {
  const [, suit = "", rank = ""] = /^([SHDBC])([KQCJ])$/.exec(card) ?? [];
  const facts = packs[pack];
  if (!rank || !facts) return null;
  const place = compact ? "compact" : facts.corners;
  return { href: `/cards/letters.svg#${place}-${language}-${rank}`, colour: facts.colours[suit] ?? "currentColor" };
}
