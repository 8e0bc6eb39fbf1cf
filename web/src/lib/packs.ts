import type { CardCode } from "./protocol";

/** The drawing of one card as a file of its own: no sprite is loaded for it. */
export const pictureOf = (pack: string, card: CardCode) => `/api/cards/${pack}/${card}.svg`;
