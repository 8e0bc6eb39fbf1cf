"""French Tarot: a whole deal, known by its tricks, played again through the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from trionfi.cards import FRENCH, Card
from trionfi.games import french
from trionfi.games.french import HAND, FrenchOptions
from trionfi.rules.actions import PASS, Action, Announce, Bid, Call, Discard, Play, Show
from trionfi.rules.choices import Choices, Either
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Decision
from trionfi.rules.terms import Term
from trionfi.vectors.adapter import Answer, CaseError, Inputs, cards_of, need

SLAM_OF: Final = {tuple(rule for rule, _ in terms): name for name, terms in french.SLAMS.items()}
"""The slam by the terms that it leaves on the sheet."""


def per_opponent(terms: Iterable[Term]) -> int:
    """What each opponent pays, or receives if negative; misères are personal and left out."""
    return sum(int(str(term.facts["each"])) for term in terms if term.rule != "misere")


def full_deal(inputs: Inputs, options_of: Callable[..., FrenchOptions]) -> Answer:
    """Plays the deal from its first question to its sheet."""
    script = Script(inputs, options_of)
    deal = script.deal
    while (decision := deal.decision) is not None:
        deal.play(decision.seat, script.answer(decision))
    if script.poignees:
        raise CaseError(f"nobody could show the poignée {script.poignees[0]}")
    if script.miseres:
        raise CaseError("misères are shown only where the option misere is on")
    assert deal.sheet is not None
    if not deal.sheet.counts:
        raise CaseError(f"the deal is void: {deal.sheet.headline.rule}")
    facts, terms = deal.sheet.facts, deal.sheet.terms
    bouts = facts["bouts"]
    assert isinstance(bouts, tuple)
    rules = [term.rule for term in terms]
    at_end = next((term.facts["side"] for term in terms if term.rule == "petit_au_bout"), None)
    return {
        "winners": deal.board.winners,
        "taker_half_points": facts["half_points"],
        "taker_bouts": len(bouts),
        "petit_au_bout": at_end,
        "slam": SLAM_OF[tuple(rule for rule in rules if "slam" in rule)],
        "target": facts["target"],
        "made": deal.sheet.headline.rule in ("made", "made_exactly"),
        "points": facts["points"],
        "per_opponent": per_opponent(terms),
        "scores": deal.sheet.scores,
    }


class Script:
    """The deal of a case, and what each seat answers in it."""

    def __init__(self, inputs: Inputs, options_of: Callable[..., FrenchOptions]) -> None:
        options = options_of(inputs)
        self.taker: int = need(inputs, "taker")
        self.partner: int | None = inputs.get("partner")
        self.contract: str = need(inputs, "contract")
        self.slam = bool(inputs.get("slam_announced"))
        self.poignees = list(inputs.get("poignees") or ())
        self.miseres = {int(seat): str(kind) for seat, kind in inputs.get("miseres") or ()}
        tricks = [cards_of(trick, FRENCH) for trick in need(inputs, "tricks")]
        leader = inputs.get("leader", inputs.get("first_leader"))
        if leader is None:
            dealer = inputs.get("dealer", options.players - 1)
            leader = french.first_leader(dealer, self.taker, self.slam, options.players)
        self.plays = lines_of_play(tricks, leader, options)
        hands = [[card for seat, card in self.plays if seat == s] for s in range(options.players)]
        given = [name for name in ("ecart", "chien") if inputs.get(name)]
        if not given:
            raise CaseError("a whole deal needs its 'ecart' or its 'chien'")
        self.ecart = cards_of(inputs[given[0]], FRENCH)
        chien = cards_of(inputs[given[-1]], FRENCH)
        if self.contract in ("petite", "garde"):
            both = hands[self.taker] + self.ecart
            hands[self.taker] = [card for card in both if card not in chien]
        self.called = self._called(inputs, hands, chien, options)
        dealer = inputs.get("dealer", (leader - 1) % options.players if not self.slam else None)
        lone = any(map(french.is_petit_sec, hands))
        if lone and "petit_sec" not in (inputs.get("options") or {}):
            # The case begins after the auction: nobody was asked.
            options = options_of(inputs, petit_sec="off")
        if any(len(hand) != HAND[options.players] for hand in hands):
            raise CaseError("the tricks, the écart and the chien do not make up whole hands")
        self.deal = Deal.from_hands("french", hands, chien, dealer=dealer, options=options)
        if not self.slam and self.deal.dealer != (leader - 1) % options.players:
            raise CaseError(f"the dealer's right leads, not seat {leader}")

    def _called(
        self,
        inputs: Inputs,
        hands: Sequence[Sequence[Card]],
        chien: Sequence[Card],
        options: FrenchOptions,
    ) -> Card | None:
        if options.players != 5:
            return None
        if (code := inputs.get("called_card")) is not None:
            return FRENCH.card(code)
        own = [*hands[self.taker], *chien]
        holder = own if self.partner is None else hands[self.partner]
        legal = french.calls(hands[self.taker], options)
        for card in holder:
            if Call(card) in legal:
                return card
        raise CaseError("the input 'called_card' is missing")

    def answer(self, decision: Decision) -> Action:
        """What the seat in turn says or plays."""
        seat, topic = decision.seat, decision.topic
        if topic == "play":
            return self._play(seat)
        if topic == "bid":
            return Bid(self.contract) if seat == self.taker else PASS
        if topic == "call" and self.called is not None:
            return Call(self.called)
        if topic == "discard":
            return Discard.of(self.ecart, FRENCH)
        if topic == "slam":
            return Announce("slam") if self.slam else PASS
        if topic == "poignee":
            return self._poignee(seat, decision.choices)
        if topic == "misere" and (kind := self.miseres.pop(seat, None)):
            return french.show(kind, self.deal.board.hand(seat))
        return PASS if PASS in decision.choices else next(iter(decision.choices))

    def _play(self, seat: int) -> Play:
        if not self.plays:
            raise CaseError("the tricks end before the deal does")
        whose, card = self.plays.pop(0)
        if whose != seat:
            raise CaseError(f"{card} is played by seat {whose}, but it is the turn of seat {seat}")
        return Play(card)

    def _poignee(self, seat: int, choices: Choices[Any]) -> Action:
        # The highest first: a smaller one, whoever showed it, may be left to a weaker hand.
        for wanted in sorted(self.poignees, key=_rank, reverse=True):
            whose, level, cards = _poignee(wanted)
            if whose not in (None, seat):
                continue
            if cards:
                shown = Show(level, tuple(sorted(cards, key=FRENCH.number)))
                if whose == seat or shown in choices:
                    self.poignees.remove(wanted)
                    return shown
                continue
            assert isinstance(choices, Either)
            for part in choices.parts:
                action: Action = next(iter(part))
                if isinstance(action, Show) and action.name == level:
                    self.poignees.remove(wanted)
                    return action
        return PASS


def lines_of_play(
    tricks: Sequence[Sequence[Card]], leader: int, options: FrenchOptions
) -> list[tuple[int, Card]]:
    """Who plays which card; the winner of each trick leads the next.

    The Excuse wins nothing but the last trick, after which nobody leads.
    """
    play, players = french.card_play(options), options.players
    if len(tricks) != HAND[players] or any(len(trick) != players for trick in tricks):
        raise CaseError(f"{players} players play {HAND[players]} tricks of {players} cards")
    plays: list[tuple[int, Card]] = []
    for trick in tricks:
        played = [((leader + place) % players, card) for place, card in enumerate(trick)]
        plays += played
        leader = play.winner(played)
    return plays


def _rank(wanted: object) -> tuple[bool, int]:
    """Poignées of a named seat before others, triple before double before simple."""
    seat, level, _ = _poignee(wanted)
    return seat is not None, french.POIGNEE_BONUS.get(level, 0)


def _poignee(wanted: object) -> tuple[int | None, str, list[Card]]:
    """A poignée of a case: its level, [seat, level], or an object with `seat` and `cards`."""
    if isinstance(wanted, Mapping):
        cards = cards_of(wanted.get("cards") or wanted.get("shown") or [], FRENCH)
        return wanted.get("seat"), str(wanted.get("level", "")), cards
    if isinstance(wanted, list) and len(wanted) >= 2:
        return wanted[0], str(wanted[1]), cards_of(wanted[2] if len(wanted) > 2 else [], FRENCH)
    return None, str(wanted), []
