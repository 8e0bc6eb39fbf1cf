/** Readings that the person kept, in this browser only. */
export interface Saved {
  /** the end of its address: `three/k7m2q9` */
  path: string;
  question: string;
  /** milliseconds since 1970 */
  when: number;
}

export const KEY = "trionfi.readings";
export const LIMIT = 100;

type Store = Pick<Storage, "getItem" | "setItem">;

const isSaved = (entry: unknown): entry is Saved => {
  const { path, question, when } = (entry ?? {}) as Partial<Saved>;
  return typeof path === "string" && typeof question === "string" && typeof when === "number";
};

export function load(store: Store): Saved[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** The newest first; a reading is kept once. */
export const keep = (list: Saved[], entry: Saved): Saved[] =>
  [entry, ...list.filter(({ path }) => path !== entry.path)].slice(0, LIMIT);

export const forget = (list: Saved[], path: string): Saved[] => list.filter((entry) => entry.path !== path);

export function store(where: Store, list: Saved[]) {
  try {
    where.setItem(KEY, JSON.stringify(list));
  } catch {
    // a private window may refuse storage; the list then lasts as long as the page
  }
}
