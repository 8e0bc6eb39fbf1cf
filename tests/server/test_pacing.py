"""When the server answers a question: a pure function of the question and the seats."""

from trionfi.rules.actions import Say
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision
from trionfi.rules.free_order import LAST_CALL, QUIET, WAIT
from trionfi.server.settings import Settings
from trionfi.server.tables.pacing import Due, due
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
