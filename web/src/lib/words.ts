/** Words at the table: what stands beside the plates, and who may speak. */
import type { ActionText, Form, TableState, View } from "./protocol";

const SPOKEN = /^(bid|pass|call|say|seal|announce|choose|hidden seal)\b/;
const AUCTION = "bid";

/** What each seat has last said to the running question; a pass is a word only in an auction. */
export function wordsOf(table: TableState): (ActionText | undefined)[] {
  const last = table.seats.map(({ said }) => said.filter(({ topic }) => topic === table.phase).at(-1)?.action);
  const auction = table.phase === AUCTION || last.some((word) => word?.startsWith("bid "));
  return last.map((word) => (word && SPOKEN.test(word) && (word !== "pass" || auction) ? word : undefined));
}

/** Words that hold nothing up: they are set in italics. */
export const isQuiet = (word: ActionText) => word === "pass" || word.endsWith(" wait") || word === "hidden seal";

/** The card whose holder plays with the taker, as long as nobody has said who that is. */
export function calledCard(table: TableState): string | undefined {
  const roles = table.seats.flatMap((seat) => seat.roles);
  if (roles.includes("partner") || roles.includes("alone")) return undefined;
  const said = table.seats.flatMap((seat) => seat.said.map(({ action }) => action));
  return said.find((action) => action.startsWith("call "))?.slice(5);
}

const words = (form: Form | null | undefined) => (form?.kind === "one" ? form.options : []);

/** What the viewer may say although another seat is asked: it belongs to the same talk. */
export const talkOf = (view: View | null): Form | null =>
  view?.decision?.open && !view.decision.yours ? view.decision.others : null;

/** What the viewer may do besides, at any time: claims, and whatever else ends a deal. */
export const claimsOf = (view: View | null): ActionText[] =>
  view?.decision && !view.decision.open ? words(view.decision.others) : [];

/** Whether the ring of the turn lies round this seat's plate. */
export function isTurn(view: View | null, seat: number): boolean {
  const { decision } = view ?? {};
  if (!decision) return false;
  if (!decision.open) return decision.seat === seat;
  // Where everybody may speak nobody is waited for; one's own chance is shown.
  return seat === view?.seat && (decision.yours || decision.others !== null);
}
