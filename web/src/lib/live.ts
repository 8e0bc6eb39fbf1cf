/** What is said aloud: new facts as sentences for the polite live region. */
import { signed, texts } from "./i18n.svelte";
import { actionWords, cardName, headlineText, isCard, nameWithin, params, playerName, seatName, shortName } from "./names";
import type { Context } from "./names";
import type { CardCode, Fact, LastTrick, View } from "./protocol";

const cards = (context: Context, codes: readonly CardCode[]) =>
  texts.list(codes.map((card) => cardName(context.pack, card)));

/** "You" and a name need different verbs in most languages, so they are different texts. */
function by(context: Context, seat: number, key: string, more: Record<string, unknown> = {}) {
  return seat === context.viewer
    ? texts.t(`ui.live.you_${key}`, more)
    : texts.t(`ui.live.${key}`, { who: playerName(context, seat), ...more });
}

export function factText(context: Context, fact: Fact, last: LastTrick | null): string | null {
  switch (fact.type) {
    case "Begun":
      return texts.t("ui.live.begun", { dealer: nameWithin(context, fact.dealer) });
    case "Did": {
      const [verb = "", word = ""] = fact.action.split(" ");
      if (verb === "play" && isCard(word))
        return by(context, fact.seat, "plays", { card: cardName(context.pack, word) });
      if (verb === "hidden" || verb === "discard" || verb === "show") return null;
      return texts.t("ui.live.says", {
        who: seatName(context, fact.seat),
        what: actionWords(context, fact.action, fact.topic).label,
      });
    }
    case "Turned":
      return texts.t("ui.live.turned", { cards: cards(context, fact.cards) });
    case "Laid":
      return by(context, fact.seat, "lays", { count: fact.count });
    case "Shown":
      return by(context, fact.seat, "shows", { cards: cards(context, fact.cards) });
    case "Won":
      return by(context, fact.seat, "takes", {
        cards: last ? cards(context, last.plays.map((play) => play.card)) : "",
      });
    case "Noted":
      return (
        texts.first([`${context.game}.note.${fact.rule}`, `note.${fact.rule}`], params(context, fact.facts)) ??
        null
      );
    case "Settled":
      return headlineText(context, fact.sheet.headline);
    default:
      return null;
  }
}

/** Whose turn it is and, if few, what may be played. */
export function turnText(context: Context, view: View): string | null {
  const { decision } = view;
  if (!decision) return null;
  if (!decision.yours) return decision.open && decision.others ? texts.t("ui.turn.may_speak") : null;
  const { form, topic } = decision;
  const turn = texts.t("ui.turn.yours");
  if (form?.kind === "plays") {
    if (form.legal.length === view.hand.length) return `${turn} ${texts.t("ui.turn.any")}`;
    return `${turn} ${mayPlay(context, form.legal)}`;
  }
  const ask = askText(context, topic, form?.kind === "pick" ? form.take + form.forced.length : undefined);
  return ask ? `${turn} ${ask}` : turn;
}

export const mayPlay = (context: Context, legal: readonly CardCode[]) =>
  texts.t("ui.turn.may", {
    cards: texts.list(legal.map((card) => shortName(context.pack, card)), "disjunction"),
    count: legal.length,
  });

export const askText = (context: Context, topic: string, count?: number) =>
  texts.first([`${context.game}.ask.${topic}`], { count }) ?? "";

export const waitText = (context: Context, topic: string, seat: number) =>
  texts.first([`${context.game}.wait.${topic}`, "ui.turn.wait"], {
    seat: playerName(context, seat),
  }) ?? "";

/** The trick on the table, in playing order. */
export function trickText(context: Context, view: View): string {
  const { trick, winning } = view.table;
  if (trick.length === 0) return texts.t("ui.read.no_trick");
  const lying = trick.map(({ seat, card }) =>
    texts.t("ui.read.lies", { who: seatName(context, seat), card: cardName(context.pack, card) }),
  );
  const first = winning === null ? "" : ` ${texts.t("ui.read.winning", { who: seatName(context, winning) })}`;
  return `${lying.join(", ")}.${first}`;
}

export const scoreText = (context: Context, scores: readonly number[]) =>
  scores
    .map((score, seat) => texts.t("ui.read.has", { who: seatName(context, seat), score: signed(score) }))
    .join(", ");

/** Everything worth saying about one message of the server. */
export function liveText(context: Context, facts: readonly Fact[], view: View): string {
  const said = facts.map((fact) => factText(context, fact, view.table.lastTrick));
  return [...said, turnText(context, view)].filter(Boolean).join(" ");
}

/** "Deal 4 of 12", or without an end if the score ends the match. */
export const dealText = (number: number, total: number | null) =>
  total === null ? texts.t("ui.deal_open", { number }) : texts.t("ui.deal_of", { number, total });
