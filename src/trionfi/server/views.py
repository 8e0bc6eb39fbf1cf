"""What leaves the server about a table: always from the view of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, cast

from trionfi.rules.actions import Hidden, Seal
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Did, Noted
from trionfi.rules.match import Match
from trionfi.rules.reason import Value
from trionfi.rules.table import Table
from trionfi.rules.view import View as SeatView
from trionfi.server.bodies import DealRecord
from trionfi.server.messages import DealResult, MatchPlayer, MatchState, ViewMessage
from trionfi.server.shapes import View
from trionfi.server.tables.course import Course, only_answer
from trionfi.server.tables.pacing import Clock
from trionfi.server.tables.seats import Seat


def view_message(
    course: Course, seats: Sequence[Seat], seat: int | None, told: int, clock: Clock | None
) -> ViewMessage:
    """Everything that a seat (None: a spectator) may know, and what is new.

    Args:
        told: how many facts of this deal it has been told already.
        clock: the time that runs.
    """
    seen = course.deal.view(seat) if course.deal else None
    return ViewMessage.model_validate(
        {
            "seq": course.seq,
            "view": view_of(course, seen, seat),
            "facts": [fact.to_json() for fact in seen.facts[told:]] if seen else [],
            "match": match_state(course, seats),
            "clock": clock
            and {
                "kind": clock.kind,
                "seat": clock.seat,
                "left": round(max(0.0, clock.at - monotonic()), 2),
                "seconds": clock.seconds,
            },
        }
    )


def view_of(course: Course, seen: SeatView | None, seat: int | None) -> View:
    """The view of a seat for drawing."""
    match = course.match
    play = match.game.card_play(match.options)
    groups = play.sort_hand(seen.hand) if seen else []
    table = Table(play, seen.facts if seen else ())
    state = _table(table, course.phase)
    if seen is None:
        state["dealer"] = match.dealer
    else:
        for writer, action in _written(seen, course.phase).items():
            state["seats"][writer]["said"].append({"topic": course.phase, "action": action})
    return View.model_validate(
        {
            "seat": seat,
            "hand": [card.code for group in groups for card in group],
            "groups": [[card.code for card in group] for group in groups],
            "decision": _decision(course, seen),
            "table": state,
            "sheet": table.sheet and table.sheet.to_json(),
        }
    )


def _written(seen: SeatView, topic: str) -> dict[int, str]:
    """Who has written a word down that is not read out yet; what it is, only to its writer."""
    found: dict[int, str] = {}
    for fact in seen.facts:
        if isinstance(fact, Did) and fact.topic == topic:
            found.pop(fact.seat, None)
            if isinstance(fact.action, Seal) or fact.action == Hidden(Seal.verb):
                found[fact.seat] = str(fact.action)
        elif isinstance(fact, Noted) and fact.rule == "word_returned":
            found.pop(cast(int, fact.facts["seat"]), None)
    return found


def _decision(course: Course, seen: SeatView | None) -> dict[str, Any] | None:
    if seen is None or seen.decision_seat is None or course.decision is None:
        return None
    # Where the room answers itself the person is asked nothing.
    yours = seen.choices is not None and only_answer(course.decision) is None
    return {
        "seat": seen.decision_seat,
        "topic": seen.topic,
        "yours": yours,
        "form": seen.choices.form() if seen.choices and yours else None,
        "others": seen.interrupts.form() if seen.interrupts else None,
        "open": course.decision.silence is not None and bool(course.decision.others),
    }


def match_players(seats: Sequence[Seat]) -> list[MatchPlayer]:
    return [
        MatchPlayer(
            name=seat.name,
            kind=seat.kind,
            connected=not seat.is_person or seat.line is not None,
        )
        for seat in seats
    ]


def _points(totals: Value) -> tuple[int, ...]:
    """Running points that a sheet tells."""
    values = totals if isinstance(totals, tuple) else ()
    return tuple(points for points in values if isinstance(points, int))


def match_state(course: Course, seats: Sequence[Seat]) -> MatchState:
    """The match around the deal; public."""
    match = course.match
    return MatchState(
        game=match.game.name,
        options=match.options.to_json(),
        players=match_players(seats),
        scores=list(match.scores),
        deals=[
            DealResult.model_validate(
                {
                    "scores": list(sheet.scores),
                    "headline": sheet.headline.to_json(),
                    "counts": sheet.counts,
                    "totals": list(_points(sheet.facts.get("totals"))),
                    "target": sheet.facts.get("target") if "totals" in sheet.facts else None,
                }
            )
            for sheet in match.sheets
        ],
        deal_number=course.number,
        deals_total=course.total,
        promise=match.promise(max(course.number - 1, 0)),
        can_undo=sum(seat.is_person for seat in seats) == 1,
        clockwise=match.options.clockwise,
        over=match.over,
    )


def deal_record(table: str, course: Course, players: list[MatchPlayer], number: int) -> DealRecord:
    """A finished deal, step by step, with all cards.

    Args:
        number: counted from 1; the deal must be finished.
    """
    whole = course.match
    match, deal = _again(whole, number)
    log = whole.logs[number - 1]
    steps = [_step(deal)]
    for seat, action in log:
        deal.play(seat, action)
        steps.append(_step(deal))
    layout = match.game.layout(match.options, deal.dealer)
    return DealRecord.model_validate(
        {
            "table": table,
            "game": match.game.name,
            "options": match.options.to_json(),
            "players": players,
            "clockwise": match.options.clockwise,
            "number": number,
            "deals": whole.number,
            "dealer": deal.dealer,
            "hands": steps[0]["hands"],
            "pool": [card.code for card, to in zip(deal.cards, layout, strict=True) if to == POOL],
            "log": [{"seat": seat, "action": str(action)} for seat, action in log],
            "steps": steps,
            "sheet": whole.sheets[number - 1].to_json(),
            "seed": match.deal_seed(number - 1).hex(),
            "promise": match.promise(number - 1),
        }
    )


def played_again(course: Course, number: int) -> Deal:
    """A finished deal, played once more to its end."""
    _, deal = _again(course.match, number)
    for seat, action in course.match.logs[number - 1]:
        deal.play(seat, action)
    return deal


def _again(whole: Match, number: int) -> tuple[Match, Deal]:
    """The match as it was before a deal, and that deal from its first card."""
    match = Match(whole.game, whole.options, seed=whole.seed, first_dealer=whole.first_dealer)
    match.sheets = whole.sheets[: number - 1]
    return match, match.next_deal()


def _table(table: Table, phase: str) -> dict[str, Any]:
    return table.to_json() | {"phase": phase}


def _step(deal: Deal) -> dict[str, Any]:
    play = deal.game.card_play(deal.options)
    phase = deal.decision.topic if deal.decision else "over"
    return {
        "table": _table(Table(play, deal.view(None).facts), phase),
        "hands": [
            [card.code for group in play.sort_hand(deal.board.hand(seat)) for card in group]
            for seat in range(deal.seats)
        ],
    }
