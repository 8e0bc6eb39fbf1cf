import type { Created, DealRecord, DrawnReading, GameSpec, Joined, NewTable, OpenTable, Reason, Recovered, ReviewState, SpreadSpec, TableInfo } from "./protocol";

/** A refusal of the server: its key, never a sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(rule);
  }
}

type Method = "GET" | "POST" | "DELETE";

async function ask<T>(path: string, body?: unknown, method: Method = body === undefined ? "GET" : "POST"): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => {
    throw new Refusal(0, "offline");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const told = answer as { reason?: Reason } | null;
    throw new Refusal(response.status, told?.reason?.rule ?? "unknown", told?.reason?.facts);
  }
  return answer as T;
}

const at = (table: string, rest: string) => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<GameSpec[]>("/games"),
  tables: () => ask<OpenTable[]>("/tables"),
  create: (table: NewTable) => ask<Created>("/tables", table),
  table: (table: string) => ask<TableInfo>(at(table, "")),
  join: (table: string, seat: number | undefined, name: string) =>
    ask<Joined>(at(table, "/join"), seat === undefined ? { name } : { seat, name }),
  recover: (code: string) => ask<Recovered>("/recover", { code }),
  /** A finished deal, counted from 1. */
  deal: (table: string, number: number) => ask<DealRecord>(at(table, `/deals/${number}`)),
  /** What every card of a finished deal gave away: looked up, begun, given up. */
  review: (table: string, number: number, method: Method = "GET") =>
    ask<ReviewState>(at(table, `/deals/${number}/review`), undefined, method),
  spreads: () => ask<SpreadSpec[]>("/readings"),
  /** New cards. */
  draw: (spread: string, deck: DrawnReading["deck"], chance: number, cut: number) =>
    ask<DrawnReading>(`/readings/${encodeURIComponent(spread)}?deck=${deck}&chance=${chance}&cut=${cut}`),
  /** The cards of a link, by the end of its address. */
  reading: (path: string) => ask<DrawnReading>(`/readings/${path.split("/").map(encodeURIComponent).join("/")}`),
  /** The last finished deal; the running one is not shown to anybody. */
  async lastDeal(table: string) {
    const { dealNumber } = await api.table(table);
    return api.deal(table, dealNumber).catch((error: unknown) => {
      if (error instanceof Refusal && error.rule === "deal_running" && dealNumber > 1)
        return api.deal(table, dealNumber - 1);
      throw error;
    });
  },
};
