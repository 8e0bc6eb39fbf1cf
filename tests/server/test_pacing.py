"""When the server answers a question: a pure function of the question and the seats."""

from trionfi.rules.actions import Say
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision
from trionfi.rules.free_order import LAST_CALL, QUIET, WAIT
from trionfi.server.settings import Settings
from trionfi.server.tables.pacing import Clock, Due, clock_of, due
from trionfi.server.tables.seats import Seat

SETTINGS = Settings(answer_pace=0.5, play_pace=1.0, open_pace=2.0)
WORDS = OneOf([WAIT, Say("shuffle"), Say("play")])


class Wire:
    def send(self, text: str) -> None: ...

    def replace(self) -> None: ...


def seats(people: int) -> list[Seat]:
    persons = [Seat(seat, "person", "rules", line=Wire()) for seat in range(people)]
    return persons + [Seat(seat, "bot", "rules") for seat in range(people, 4)]


def talk(seat: int, *others: int) -> Decision:
    return Decision(seat, "bargain", WORDS, dict.fromkeys(others, WORDS), WAIT)


def asked(
    decision: Decision, people: int = 1, *, polled: bool = False, asked_at: float = 0.0
) -> Due:
    found = due(
        decision,
        seats(people),
        asked_at=asked_at,
        resumed_at=0.0,
        spoken_at=0.0,
        polled=polled,
        settings=SETTINGS,
    )
    assert found is not None
    return found


def test_where_anybody_may_speak_people_get_the_time_to_be_first() -> None:
    in_turn, out_of_turn = asked(talk(0, 1, 2, 3)), asked(talk(1, 0, 2, 3))
    assert (in_turn.at, in_turn.others) == (2.0, (1, 2, 3))
    assert (out_of_turn.at, out_of_turn.others) == (2.0, (2, 3))


def test_nobody_waits_for_people_who_have_spoken() -> None:
    found = asked(talk(1, 2, 3))
    assert (found.at, found.others) == (0.5, (2, 3))


def test_an_interruption_is_no_talk() -> None:
    found = asked(Decision(0, "play", WORDS, {1: WORDS}))
    assert (found.at, found.others) == (0.5, (1,))


def test_a_computer_player_in_turn_leaves_people_the_time_to_speak() -> None:
    assert asked(talk(1, 0), polled=True) == Due(2.0, 1, "rules")


def test_in_real_time_silence_is_taken_for_an_answer() -> None:
    """Fifteen seconds after the last word of anybody, whoever has been asked in between."""
    words = dict.fromkeys((1, 2, 3), WORDS)
    for asked_at in (0.0, 14.0, 15.1):
        quiet = asked(Decision(0, "bargain", WORDS, words, WAIT, QUIET), 4, asked_at=asked_at)
        assert quiet == Due(15.0, 0, "rules", WAIT)
        assert quiet.actor == "room"
    last = Decision(0, "bargain", WORDS, {}, Say("shuffle"), LAST_CALL)
    assert asked(last, 4, asked_at=15.1) == Due(25.1, 0, "rules", Say("shuffle"))


def clock(decision: Decision, at: list[Seat], *, asked_at: float = 0.0) -> Clock | None:
    return clock_of(
        decision, at, asked_at=asked_at, resumed_at=0.0, spoken_at=0.0, settings=SETTINGS
    )


def test_the_clock_of_a_talk_runs_for_everybody_as_long_as_a_person_is_silent() -> None:
    words = dict.fromkeys((1, 2, 3), WORDS)
    for seat in range(4):
        others = {other: WORDS for other in range(4) if other != seat}
        asked_now = Decision(seat, "bargain", WORDS, others, WAIT, QUIET)
        found = clock(asked_now, seats(1), asked_at=4.0)
        assert found == Clock("quiet", seat, 0.0, QUIET)
        assert found.at == QUIET
    spoken = Decision(1, "bargain", WORDS, {2: WORDS, 3: WORDS}, WAIT, QUIET)
    assert clock(spoken, seats(1)) is None
    assert clock(Decision(0, "bargain", WORDS, words), seats(1)) is None
    alone = Decision(0, "bargain", WORDS, {}, WAIT, QUIET)
    assert clock(alone, seats(1), asked_at=6.0) == Clock("quiet", 0, 0.0, QUIET), "no word since"
    last = Decision(0, "bargain", WORDS, {}, Say("shuffle"), LAST_CALL)
    assert clock(last, seats(1), asked_at=15.0) == Clock("last_call", 0, 15.0, LAST_CALL)


def test_the_clock_of_one_who_is_away_or_does_nothing() -> None:
    question = Decision(0, "play", WORDS)
    there = seats(2)
    assert clock(question, there, asked_at=3.0) == Clock("idle", 0, 3.0, SETTINGS.idle)
    assert clock(question, seats(1)) is None, "nobody waits"
    there[0].line, there[0].away_since = None, 2.0
    assert clock(question, there) == Clock("away", 0, 2.0, SETTINGS.grace)
    assert clock(Decision(3, "play", WORDS), there) is None, "a computer player"
    there[1].line = None
    assert clock(question, there) is None, "nobody is here"
