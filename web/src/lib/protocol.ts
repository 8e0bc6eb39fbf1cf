/**
 * The wire between server and table, see docs/architecture.md.
 * Generated from the server's models by `python -m trionfi.server.schema`; change those instead.
 */

export type ActionText = string;

/** What a seat answered outside card play. */
export interface Answer {
  topic: string;
  action: ActionText;
}

export interface BegunFact {
  type: "Begun";
  dealer: number;
  hands: number[];
  pool: number;
}

export type CardCode = string;

/** Cards that have a name together, and what they are worth by themselves. */
export interface CardSet {
  name: string;
  cards: CardCode[];
  points: number;
}

/** The time that runs for everybody to see, when the message is sent. */
export interface Clock {
  /** `quiet`: a talk without a word, until its last call; `last_call`: until silence is taken for an answer; `away`, `idle`: until a computer player answers for the seat. */
  kind: "quiet" | "last_call" | "away" | "idle";
  seat: number;
  /** Seconds. */
  left: number;
  /** All of them. */
  seconds: number;
}

export interface Contract {
  name: string;
  factor: number;
  facts: Facts;
  /** How many of the cards that it counts the taker's side has won for all to see. */
  counted: number | null;
}

export interface ContractFact {
  type: "Contract";
  name: string;
  factor: number;
  facts: Facts;
}

/** A finished deal in the match's list. */
export interface DealResult {
  scores: number[];
  headline: Reason;
  counts: boolean;
  /** Points of each side in the running game after it, where they run from deal to deal. */
  totals: number[];
  /** The points that win the game. */
  target: number | null;
}

export interface DealtFact {
  type: "Dealt";
  seat: number;
  cards: CardCode[];
}

/** The running question. */
export interface Decision {
  seat: number;
  topic: string;
  /** Whether the viewer is to answer; false also while the room answers for it. */
  yours: boolean;
  form: Form | null;
  /** What the viewer may do out of turn. */
  others: Form | null;
  /** Whether others may answer it too, before the seat that is asked. */
  open: boolean;
}

/** An answer; a secret one of another seat is `hidden` and its verb. */
export interface DidFact {
  type: "Did";
  seat: number;
  action: ActionText;
  topic: string;
}

/** One of several forms. */
export interface EitherForm {
  kind: "either";
  parts: Form[];
}

/** A message that is none, or a table that is none. */
export interface ErrorMessage {
  type: "error";
  reason: Reason;
}

export type Fact =
  | BegunFact
  | DealtFact
  | DidFact
  | TurnedFact
  | TookFact
  | SawFact
  | LaidFact
  | ShownFact
  | RoleFact
  | ContractFact
  | LeadFact
  | WonFact
  | NotedFact
  | SettledFact;

export type Facts = Record<string, unknown>;

export type Form = OneForm | PlaysForm | PickForm | SomeForm | EitherForm;

export interface HintMessage {
  type: "hint";
  action: ActionText;
  seq: number;
}

export interface LaidFact {
  type: "Laid";
  seat: number;
  count: number;
  cards: CardCode[] | null;
}

export interface LastTrick {
  plays: Lying[];
  winner: number;
}

export interface LeadFact {
  type: "Lead";
  seat: number;
}

/** A card of a trick. */
export interface Lying {
  seat: number;
  card: CardCode;
  signal: string | null;
}

/** Who sits at one seat. */
export interface MatchPlayer {
  /** Empty for a computer player, and for a person without a name. */
  name: string;
  /** `free`: kept for somebody with a link; a computer player stands in. */
  kind: "person" | "bot" | "free";
  /** False for an absent person; a computer player is always there. */
  connected: boolean;
}

/** The match around the deal; the same for everybody. */
export interface MatchState {
  game: string;
  options: Record<string, string | number | boolean>;
  players: MatchPlayer[];
  scores: number[];
  /** The finished deals, void ones included. */
  deals: DealResult[];
  /** The running or last deal, counted from 1, void ones included; 0 before the first. */
  dealNumber: number;
  /** Known number of deals, void ones included; null when the score ends the match. */
  dealsTotal: number | null;
  /** SHA-256 of the seed of the running deal, or of the next before the first. */
  promise: string;
  /** Whether all other seats are computer players, so that moves may be taken back. */
  canUndo: boolean;
  /** Whether the turn goes round clockwise, which matters to the drawing only. */
  clockwise: boolean;
  over: boolean;
}

export interface NotedFact {
  type: "Noted";
  rule: string;
  facts: Facts;
}

/** One of a few listed actions. */
export interface OneForm {
  kind: "one";
  options: ActionText[];
  refused: RefusedAction[];
}

/** All of `forced` and exactly `take` of `pool`. */
export interface PickForm {
  kind: "pick";
  verb: string;
  forced: CardCode[];
  pool: CardCode[];
  take: number;
  refused: Record<CardCode, Reason>;
}

/** A card to play, some with signals. */
export interface PlaysForm {
  kind: "plays";
  legal: CardCode[];
  refused: Record<CardCode, Reason>;
  signals: Record<CardCode, string[]>;
}

export interface PongMessage {
  type: "pong";
}

/** Undealt cards in the middle: how many, and those that lie face up. */
export interface Pool {
  count: number;
  cards: CardCode[];
}

/** The key of a rule and the facts behind it, never a sentence. */
export interface Reason {
  rule: string;
  facts: Facts;
}

export interface RefusedAction {
  action: ActionText;
  reason: Reason;
}

/** An intention that changed nothing. */
export interface RefusedMessage {
  type: "refused";
  reason: Reason;
  seq: number;
}

/** The seat was opened in another window; this socket is closed. */
export interface ReplacedMessage {
  type: "replaced";
}

export interface RoleFact {
  type: "Role";
  seat: number;
  role: string;
}

/** Cards looked at face down. */
export interface SawFact {
  type: "Saw";
  seat: number;
  count: number;
  cards: CardCode[] | null;
}

/** What everybody sees of one seat. */
export interface SeatState {
  cards: number;
  tricks: number;
  roles: string[];
  /** Oldest first. */
  said: Answer[];
  shown: CardCode[];
  /** How many cards it has put away. */
  laid: number;
}

export interface SettledFact {
  type: "Settled";
  sheet: Sheet;
}

/** The score of a deal. */
export interface Sheet {
  headline: Reason;
  scores: number[];
  terms: Term[];
  facts: Facts;
  /** Whether the deal counts as one of the match. */
  counts: boolean;
}

export interface ShownFact {
  type: "Shown";
  seat: number;
  cards: CardCode[];
  rule: string;
}

/** Any set of `items` that the game accepts; any union of `sets` is one. */
export interface SomeForm {
  kind: "some";
  verb: string;
  items: CardCode[];
  sets: CardSet[];
  /** What all of them are worth together. */
  points: number | null;
}

/** What lies on the table. */
export interface TableState {
  dealer: number;
  /** Topic of the running question; `waiting` before the first deal, `over` after a deal. */
  phase: string;
  seats: SeatState[];
  pool: Pool;
  contract: Contract | null;
  trick: Lying[];
  winning: number | null;
  lastTrick: LastTrick | null;
  /** Cards of the viewer's hand that came from the pool. */
  fresh: CardCode[];
}

/** One line of a score: an amount per seat. */
export interface Term {
  rule: string;
  amounts: number[];
  facts: Facts;
}

export interface TookFact {
  type: "Took";
  seat: number;
  count: number;
  cards: CardCode[] | null;
}

export interface TurnedFact {
  type: "Turned";
  cards: CardCode[];
}

/** All that one seat may know. */
export interface View {
  /** null for a spectator. */
  seat: number | null;
  hand: CardCode[];
  /** The hand in groups, as people hold it. */
  groups: CardCode[][];
  decision: Decision | null;
  table: TableState;
  sheet: Sheet | null;
}

/** Everything for drawing, and what is new since the message before. */
export interface ViewMessage {
  type: "view";
  seq: number;
  view: View;
  facts: Fact[];
  match: MatchState;
  clock: Clock | null;
}

export interface WonFact {
  type: "Won";
  seat: number;
}

export type ServerMessage =
  | ViewMessage
  | RefusedMessage
  | HintMessage
  | ErrorMessage
  | ReplacedMessage
  | PongMessage;

/** An answer to the running question, or something out of turn. */
export interface Act {
  type: "act";
  seq: number;
  action: ActionText;
}

export interface AskHint {
  type: "hint";
}

/** The first message; `seq` is the last number seen, to get what was told since. */
export interface Hello {
  type: "hello";
  seq?: number;
}

/** Go on to the next deal; before the first one, begin. */
export interface Next {
  type: "next";
  seq?: number;
}

export interface Ping {
  type: "ping";
}

/** Take back to this seat's last decision; only in practice. */
export interface Undo {
  type: "undo";
}

export type ClientMessage = Hello | Act | Next | Undo | AskHint | Ping;

export interface Bounds {
  low: number;
  high: number;
}

/** One option of a game as a form offers it; `values` is empty for a whole number. */
export interface OptionSpec {
  name: string;
  values: (string | number | boolean)[];
  bounds: Bounds | null;
  default: string | number | boolean;
}

export interface GameSpec {
  name: string;
  pack: string;
  /** The possible numbers of seats. */
  players: number[];
  options: OptionSpec[];
  /** Named sets of values; the first is the default. */
  presets: Record<string, Record<string, string | number | boolean>>;
  /** The cards that stand for the game where games are chosen. */
  showcase: CardCode[];
}

/** Who is to sit at a seat: the maker, a computer player, or whoever gets the link. */
export interface SeatChoice {
  kind: "you" | "bot" | "link";
  /** Which computer player. */
  player?: string;
}

export interface NewTable {
  game: string;
  /** `players` is the number of seats, `hands` the number of deals, `preset` a preset. */
  options?: Record<string, string | number | boolean>;
  seats: SeatChoice[];
  /** The maker's name. */
  name?: string;
}

export interface Link {
  seat: number;
  url: string;
}

export interface Created {
  table: string;
  seat: number | null;
  /** Recovery code of the maker's seat, told only once. */
  code: string | null;
  links: Link[];
}

export interface JoinTable {
  /** A free seat; any if left out. */
  seat?: number;
  name?: string;
}

export interface Joined {
  table: string;
  seat: number;
  /** Recovery code of the seat, told only once: null for who sits there already. */
  code: string | null;
}

export interface Recover {
  code: string;
}

export interface Recovered {
  table: string;
  seat: number;
}

/** One of the guest's tables. */
export interface OpenTable {
  table: string;
  game: string;
  seat: number | null;
  players: MatchPlayer[];
  scores: number[];
  dealNumber: number;
  dealsTotal: number | null;
  yourTurn: boolean;
  over: boolean;
}

/** What anybody with the link may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, string | number | boolean>;
  /** The asking guest's seat. */
  seat: number | null;
  players: MatchPlayer[];
  scores: number[];
  dealNumber: number;
  dealsTotal: number | null;
  over: boolean;
}

/** The table as everybody saw it after some actions, and all hands. */
export interface DealStep {
  table: TableState;
  hands: CardCode[][];
}

export interface LoggedAction {
  seat: number;
  action: ActionText;
}

/** A finished deal, open to all. */
export interface DealRecord {
  table: string;
  game: string;
  options: Record<string, string | number | boolean>;
  players: MatchPlayer[];
  clockwise: boolean;
  /** Counted from 1, void deals included. */
  number: number;
  /** How many deals of the match are finished. */
  deals: number;
  dealer: number;
  hands: CardCode[][];
  pool: CardCode[];
  log: LoggedAction[];
  /** One more than there are actions: `steps[n]` is the state after `n` of them. */
  steps: DealStep[];
  sheet: Sheet;
  /** The 32 bytes of the shuffle, in hexadecimal digits. */
  seed: string;
  /** What was published before the deal. */
  promise: string;
}

/** A finished deal against perfect play with all cards seen; values are card points. */
export interface DealReview {
  /** The seats whose points are counted. */
  side: number[];
  /** How many units of the values make a point. */
  unit: number;
  result: number;
  /** What the side needed, if it is a matter of card points. */
  needed: number | null;
  /** Whether every card has a value; the first ones may be out of reach. */
  complete: boolean;
  cards: ReviewedCard[];
}

/** One card that was played, against perfect play with all cards seen. */
export interface ReviewedCard {
  /** Its place in the log. */
  at: number;
  trick: number;
  seat: number;
  card: CardCode;
  /** Bounds of what perfect play would have kept before it. */
  low: number;
  high: number;
  /** Bounds of what it kept. */
  afterLow: number;
  afterHigh: number;
  /** The best card, where this one gave something away. */
  better: CardCode | null;
  /** What it gave away; null if that is not known. */
  loss: number | null;
  exact: boolean;
}

/** How far a review is. */
export interface ReviewState {
  state: "none" | "running" | "done" | "cancelled" | "failed";
  done: number;
  cards: number;
  review: DealReview | null;
}

/** The body of every answer that is not a success. */
export interface Failure {
  reason: Reason;
  /** The reason as one English sentence, for logs and programs. */
  message: string;
}

/** A cell of a grid, counted from the upper left corner. */
export interface SpreadPlace {
  column: number;
  row: number;
  /** Laid across the card below it. */
  turned: boolean;
}

export interface SpreadSpec {
  name: string;
  /** Which deck is usual. */
  deck: "trumps" | "full";
  places: SpreadPlace[];
}

export interface DrawnCard {
  card: CardCode;
  reversed: boolean;
}

export interface DrawnReading {
  spread: string;
  seed: string;
  deck: "trumps" | "full";
  /** In percent, that a card comes reversed. */
  chance: number;
  /** How many cards of the shuffled deck go from the front to the back. */
  cut: number;
  /** The end of its address: `three/k7m2q9`. */
  path: string;
  cards: DrawnCard[];
}
