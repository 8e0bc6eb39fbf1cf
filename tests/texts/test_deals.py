"""Whole deals, told in every language: no text is missing, and no parameter of one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from trionfi import texts
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Noted, Settled
from trionfi.rules.game import find_game, games
from trionfi.rules.options import OptionError
from trionfi.rules.reason import Reason

DEALS = 6
TALKING = sorted(game for game in games() if texts.has(f"{game}.topic.play"))


def random_options(game: str, rng: Random) -> dict[str, object]:
    """Any values that go together, so that rare rules come up too."""
    kind = find_game(game).options
    while True:
        found = {one.name: rng.choice(one.values) for one in kind.choices() if one.values}
        with suppress(OptionError):
            kind.read(found)
            return {**found}


def refusals(form: object) -> Iterator[dict[str, object]]:
    """The reasons in a form, as the page gets them."""
    if isinstance(form, dict):
        if "rule" in form:
            yield form
        else:
            for part in form.values():
                yield from refusals(part)
    elif isinstance(form, list):
        for part in form:
            yield from refusals(part)


def told(game: str, pack: str, reason: dict[str, object], kind: str) -> None:
    """Say a reason in every language; a seat is called by its number."""
    facts = reason["facts"]
    assert isinstance(facts, dict)
    for language in texts.LANGUAGES:
        said = texts.reason_text(
            game, pack, str(reason["rule"]), facts, kind=kind, language=language
        )
        assert "{{" not in said


@pytest.mark.parametrize("seed", range(DEALS))
@pytest.mark.parametrize("game", TALKING)
def test_whole_deals_are_told(game: str, seed: int) -> None:
    rng = Random(seed)
    deal = Deal.shuffled(game, seed=seed, options=random_options(game, rng))
    pack = deal.game.pack.name
    seen: set[str] = set()
    while deal.decision is not None:
        decision = deal.decision
        for kind in ("topic", "ask", "wait"):
            assert texts.has(f"{game}.{kind}.{decision.topic}")
        for reason in refusals(decision.choices.form()):
            if reason["rule"] not in seen:
                seen.add(str(reason["rule"]))
                told(game, pack, reason, "refusal")
        action = decision.choices.sample(rng)
        verb = str(action).split(" ")[0]
        if verb not in seen:
            seen.add(verb)
            for language in texts.LANGUAGES:
                label = texts.action_label(game, pack, str(action), decision.topic, language)
                assert label not in ("", str(action))
        deal.play(decision.seat, action)
    assert deal.sheet is not None
    told(game, pack, deal.sheet.headline.to_json(), "headline")
    for term in deal.sheet.to_json()["terms"]:
        told(game, pack, term, "term")
        told(game, pack, term, "working")
    for fact in deal.view(None).facts:
        if isinstance(fact, Noted):
            told(game, pack, Reason(fact.rule, fact.facts).to_json(), "note")
        assert not isinstance(fact, Settled) or fact.sheet is deal.sheet
