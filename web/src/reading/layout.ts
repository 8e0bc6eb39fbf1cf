/** Where the cards of a spread lie, as lines of a CSS grid with half rows. */
import type { SpreadPlace } from "../lib/protocol";

export interface Cell {
  column: number;
  row: number;
  turned: boolean;
}

/** A column with fewer cards than the longest is centred beside it. */
export function cells(places: readonly SpreadPlace[]): Cell[] {
  const rows = Math.max(...places.map((place) => place.row)) + 1;
  const alone = (column: number) => places.filter((place) => place.column === column && !place.turned).length === rows;
  const staff = places.map((place) => place.column).filter(alone);
  const others = places.filter((place) => !staff.includes(place.column));
  const rest = rows - 1 - Math.max(...others.map((place) => place.row), 0);
  return places.map(({ column, row, turned }) => ({
    column: column + 1,
    row: 2 * row + 1 + (staff.includes(column) ? 0 : rest),
    turned,
  }));
}
