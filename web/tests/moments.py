"""Writes moments.json: moments of the panels of every game, played by the rules of thumb.

Run it after a change of the wire: python web/tests/moments.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trionfi import Deal
from trionfi.players import player
from trionfi.rules.table import Table

Wanted = Callable[[Deal], int | None]
"""The seat that sees the moment; None: go on."""


def view(deal: Deal, seat: int) -> dict[str, Any]:
    """The view of a seat, as a server would send it."""
    seen, play, asked = deal.view(seat), deal.game.card_play(deal.options), deal.decision
    groups = [[card.code for card in group] for group in play.sort_hand(seen.hand)]
    table = Table(play, seen.facts)
    decision = asked and {
        "seat": seen.decision_seat,
        "topic": seen.topic,
        "yours": seen.choices is not None,
        "form": seen.choices.form() if seen.choices else None,
        "others": seen.interrupts.form() if seen.interrupts else None,
        "open": asked.silence is not None and bool(asked.others),
    }
    return {
        "seat": seat,
        "hand": [card for group in groups for card in group],
        "groups": groups,
        "decision": decision,
        "table": table.to_json() | {"phase": asked.topic if asked else "over"},
        "sheet": table.sheet and table.sheet.to_json(),
    }


def find(game: str, wanted: Wanted, **options: object) -> dict[str, Any]:
    """The first such moment."""
    for seed in range(300):
        deal = Deal.shuffled(game, seed=seed, options=options)
        bots = [player("rules", seed=seed) for _ in range(deal.seats)]
        while True:
            if (seat := wanted(deal)) is not None:
                return {"game": game, "pack": deal.game.pack.name, "view": view(deal, seat)}
            if deal.decision is None:
                break
            asked = deal.decision.seat
            seen = deal.view(asked)
            deal.play(asked, bots[asked].choose(seen, deal.game, deal.options))
    raise LookupError(f"{game} has no such moment")


def asked(topic: str, fits: Callable[[dict[str, Any]], bool] = lambda form: True) -> Wanted:
    def wanted(deal: Deal) -> int | None:
        found = deal.decision
        is_it = found and found.topic == topic and fits(found.choices.form())
        return found.seat if found and is_it else None

    return wanted


def others(deal: Deal) -> int | None:
    """Somebody who may act out of turn, once there is something to hear."""
    found = deal.decision
    said = any(
        seat.said for seat in Table(deal.game.card_play(deal.options), deal.view(None).facts).seats
    )
    if not found or not found.others or not (said or found.topic == "play"):
        return None
    return next((seat for seat in found.others if seat != found.seat), None)


def lead(deal: Deal) -> int | None:
    found = deal.decision
    if not found or found.topic != "play" or len(deal.board.tricks) != 2 or deal.board.on_table:
        return None
    return found.seat if any(found.choices.form()["signals"].values()) else None


def combined(deal: Deal) -> int | None:
    rules = [term.rule for term in deal.sheet.terms] if deal.sheet else []
    return 0 if sum("cricca" in rule or "sequence" in rule for rule in rules) > 3 else None


MOMENTS = {
    "bargain": find(
        "sicilian",
        asked("bargain", lambda form: "say take 3" in form["options"]),
        bargain_protocol="realtime",
    ),
    "talk": find("sicilian", others, bargain_protocol="realtime"),
    "lead": find("tressette", lead),
    "claim": find("tressette", others),
    "declare": find(
        "tressette",
        asked("declare", lambda form: len(form["options"]) > 2),
        honours=True,
        target=31,
        honours_timing="before_lead",
        auto_declare=False,
    ),
    "points": find("tressette", lambda deal: 0 if deal.sheet else None),
    "announce": find(
        "ottocento",
        asked(
            "announce", lambda form: form["kind"] == "either" and len(form["parts"][1]["sets"]) > 2
        ),
    ),
    "gift": find("ottocento", asked("gift")),
    "call_out": find(
        "ottocento",
        asked("call_out", lambda form: len(form["options"]) > 1),
        call_out=True,
        target=50,
    ),
    "combinations": find("ottocento", combined),
    "talon": find("tapp_tarok", asked("talon")),
    "aim": find("tapp_tarok", asked("aim")),
}

if __name__ == "__main__":
    path = Path(__file__).with_name("moments.json")
    path.write_text(json.dumps(MOMENTS, separators=(",", ":")) + "\n")
