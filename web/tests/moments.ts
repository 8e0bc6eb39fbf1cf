/** Recorded moments of all games, written by moments.py. Not shipped. */
import type { GameSpec, MatchState, View, ViewMessage } from "../src/lib/protocol";
import { games, match } from "./fixtures";
import recorded from "./moments.json" with { type: "json" };

type Moment = { game: string; pack: string; view: View };
const moments = recorded as unknown as Record<keyof typeof recorded, Moment>;

export type MomentName = keyof typeof moments;

const SUMS: Record<string, Partial<MatchState>> = {
  tressette: {
    scores: [1, -1, 1, -1], dealsTotal: null,
    deals: [
      { scores: [0, 0, 0, 0], headline: { rule: "goes_on", facts: {} }, counts: true, totals: [14, 9], target: 21 },
      { scores: [1, -1, 1, -1], headline: { rule: "game", facts: {} }, counts: true, totals: [22, 12], target: 21 },
    ],
  },
  ottocento: {
    scores: [312, 268, 312, 268], dealsTotal: null,
    deals: [{ scores: [312, 268, 312, 268], headline: { rule: "deal_won", facts: {} }, counts: true, totals: [312, 268], target: 800 }],
  },
};

/** A moment as the server would send it. */
export function moment(name: MomentName): ViewMessage {
  const { game, view } = moments[name];
  const players = view.table.seats.map((_, seat) => ({
    name: seat === 2 ? "Giulia" : "", kind: seat === view.seat ? ("person" as const) : ("bot" as const), connected: true,
  }));
  const zero = players.map(() => 0);
  return {
    type: "view", seq: 17, view, facts: [], clock: null,
    match: { ...match, game, players, scores: zero, deals: [], dealNumber: 1, ...SUMS[game] },
  };
}

const french = games[0] as GameSpec;
/** All games as the server lists them, as far as the table needs it. */
export const allGames: GameSpec[] = [
  ...games,
  ...[...new Map(Object.values(moments).map(({ game, pack }) => [game, pack]))].map(([name, pack]) => ({ ...french, name, pack, options: [] })),
];
