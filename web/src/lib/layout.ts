/** Measures of the table: fans, rows, and where the cards of a trick lie. */
import type { CardCode } from "./protocol";

export type Size = "phone" | "tablet" | "desktop";
export const sizeOf = (width: number): Size =>
  width < 640 ? "phone" : width < 1100 ? "tablet" : "desktop";

export interface HandLayout {
  rows: number;
  columns: number;
  /** width of a card, of its visible strip, and the height of a covered row, in px */
  card: number;
  strip: number;
  row: number;
}

/** Of the fan: degrees from card to card, and how far below the cards their pivot lies. */
const TURN = 0.2;
const PIVOT = 640;

export const RATIO = 220 / 120;

/** Cards narrower than this, in pixels, have the second drawing: a phone loads only that one. */
export const COMPACT_BELOW = 76;

/** What of a card's width has to be seen so that two digits of its index are. */
const INDEX = 0.3;

/** A fan on wide screens; rows of at most nine on a phone. `width` is what the hand may take. */
export function handLayout(count: number, width: number, size: Size): HandLayout {
  if (size === "phone") {
    const rows = Math.max(1, Math.ceil(count / 9));
    const columns = Math.max(1, Math.ceil(count / rows));
    const [card, strip, row] = columns > 7 ? [56, 40, 76] : columns > 5 ? [62, 48, 84] : [72, 58, 96];
    const fits = columns > 1 ? Math.min(strip, (width - card) / (columns - 1)) : strip;
    return { rows, columns, card, strip: fits, row };
  }
  const wide = size === "desktop" ? 43 : 36;
  const crowded = size === "desktop" ? 35 : 29;
  const wish = count > 20 ? crowded : wide;
  // Cards turn about a point far below, so the outer ones lean out of the row at the top.
  const lean = PIVOT * Math.sin((((count - 1) / 2) * TURN * Math.PI) / 180);
  const room = width - 2 * lean;
  // Smaller cards rather than covered indices.
  const readable = Math.max(COMPACT_BELOW, Math.floor(room / (1 + INDEX * (count - 1))));
  const card = Math.min(size === "desktop" ? 112 : 92, readable);
  const fits = count > 1 ? (room - card) / (count - 1) : wish;
  return { rows: 1, columns: count, card, strip: Math.min(wish, fits), row: Math.round(card * RATIO) };
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

const WIDE: Spot[] = [
  { x: -2, y: 70, turn: -1 }, { x: 98, y: -8, turn: 2.5 },
  { x: 2, y: -70, turn: 1.5 }, { x: -96, y: -4, turn: -3 },
];
const NARROW: Spot[] = [
  { x: -2, y: 66, turn: -1 }, { x: 77, y: 12, turn: 1.5 },
  { x: 2, y: -66, turn: 0.5 }, { x: -77, y: 14, turn: -1.5 },
];

// Five cards on a flat ellipse, so far apart that no card covers the index of another.
const FIVE_WIDE: Spot[] = [
  { x: 0, y: 92, turn: -1 }, { x: 150, y: 14, turn: 2.5 }, { x: 52, y: -88, turn: 1 },
  { x: -52, y: -88, turn: -1 }, { x: -150, y: 14, turn: -2.5 },
];
// A tablet has less room between the plates and more above and below.
const FIVE_TABLET: Spot[] = [
  { x: 0, y: 104, turn: -1 }, { x: 126, y: 62, turn: 2 }, { x: 52, y: -120, turn: 1 },
  { x: -52, y: -120, turn: -1 }, { x: -126, y: 62, turn: -2 },
];
const FIVE_NARROW: Spot[] = [
  { x: 0, y: 72, turn: -1 }, { x: 104, y: 16, turn: 1.5 }, { x: 36, y: -62, turn: 0.5 },
  { x: -36, y: -62, turn: -0.5 }, { x: -104, y: 16, turn: -1.5 },
];

/** Place of a seat's card in the trick; `relative` counts in playing order from the viewer. */
export function trickSpot(relative: number, seats: number, size: Size): Spot {
  const four = size === "phone" ? NARROW : WIDE;
  if (seats === 4) return four[relative] ?? { x: 0, y: 0, turn: 0 };
  if (seats === 3) {
    const spot = four[[0, 1, 3][relative] ?? 0] ?? { x: 0, y: 0, turn: 0 };
    return relative === 0 ? spot : { ...spot, y: spot.y - 34 };
  }
  const five = { phone: FIVE_NARROW, tablet: FIVE_TABLET, desktop: FIVE_WIDE }[size];
  return five[relative] ?? { x: 0, y: 0, turn: 0 };
}

export const trickCard = (seats: number, size: Size) =>
  size === "phone" ? (seats === 5 ? 62 : 74) : 98;

const isTrump = (group: readonly CardCode[]) => group.some((card) => /^(T|F|M)/.test(card));

/** The groups as the person wants to hold them. The server has sorted them high to low. */
export function arrange(
  groups: readonly (readonly CardCode[])[],
  order: "high-left" | "high-right",
  trumps: "first" | "last",
): CardCode[][] {
  const turned = groups.map((group) => (order === "high-left" ? [...group] : [...group].reverse()));
  if (trumps === "first") return turned;
  return [...turned.filter((group) => !isTrump(group)), ...turned.filter(isTrump)];
}

/** Where focus goes when the card at `index` has left a hand of now `count` cards. */
export const nextFocus = (index: number, count: number) =>
  count === 0 ? -1 : Math.min(Math.max(index, 0), count - 1);
