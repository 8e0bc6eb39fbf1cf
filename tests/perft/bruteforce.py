"""A slow, obvious counter of lines of play, written from the rule texts alone.

One class per game family; cards are their codes. It shares nothing with the kernel, neither code
nor ideas: when the two agree on a number, the number is right.

    python -m tests.perft.bruteforce FILE    counts every block of FILE again
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

TRUMP = "trump"
FOOL = "fool"

Play = tuple[int, str]
Trick = list[Play]


@dataclass(frozen=True)
class Sides:
    """Who counts together, and who can pay for the Fool whatever happens.

    Args:
        of: the side of each seat; empty: the seats whose points are counted against all others.
        payers: seats that have put a card away with which their side can pay.
    """

    of: Sequence[int] = ()
    payers: Collection[int] = ()


TWO = Sides()


class Game(ABC):
    """What all five games share: one follows suit, the highest card of the suit led wins."""

    seats = 4
    ranks: dict[str, list[str]] = {}  # per suit letter, low to high
    trumps: list[str] = []  # low to high

    @cached_property
    def suits(self) -> dict[str, str]:
        """The suit of every card that is not the Fool."""
        plain = {suit + rank: suit for suit, ranks in self.ranks.items() for rank in ranks}
        return plain | dict.fromkeys(self.trumps, TRUMP)

    def suit(self, card: str) -> str:
        return FOOL if card == "F" else self.suits[card]

    @cached_property
    def heights(self) -> dict[str, int]:
        """The place of every card in its suit, low to high."""
        rows = [[suit + rank for rank in ranks] for suit, ranks in self.ranks.items()]
        return {card: place for row in [*rows, self.trumps] for place, card in enumerate(row)}

    def height(self, card: str) -> int:
        return self.heights[card]

    def suit_led(self, trick: Trick) -> str | None:
        """The suit of the first card that is not the Fool."""
        for _, card in trick:
            if card != "F":
                return self.suit(card)
        return None

    def legal(self, hand: list[str], trick: Trick) -> list[str]:
        led = self.suit_led(trick)
        if led is None:
            return list(hand)
        cards = [card for card in hand if self.suit(card) == led]
        if not cards:
            cards = [card for card in hand if self.suit(card) == TRUMP]
        if not cards:
            return list(hand)
        return cards + [card for card in hand if card == "F"]

    def winner(self, trick: Trick) -> int:
        """Seat of the highest trump, else of the highest card of the suit led."""
        trumps = [play for play in trick if self.suit(play[1]) == TRUMP]
        led = self.suit_led(trick)
        fighting = trumps or [play for play in trick if self.suit(play[1]) == led]
        return max(fighting, key=lambda play: self.height(play[1]))[0]

    @abstractmethod
    def value(self, card: str) -> int:
        """Points of a card."""

    @abstractmethod
    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        """Points of `side` after all tricks; it plays against all other seats."""

    def mates(self, side: set[int], sides: Sides) -> Sequence[int]:
        """Something equal for seats of one side."""
        return sides.of or [int(seat in side) for seat in range(self.seats)]


def beating(game: Game, cards: list[str], trick: Trick) -> list[str]:
    """Where a trump must be played, one higher than the highest in the trick, if there is one."""
    plain = [card for card in cards if card != "F"]
    if game.suit_led(trick) is None or not all(game.suit(card) == TRUMP for card in plain):
        return cards
    played = [game.height(card) for _, card in trick if game.suit(card) == TRUMP]
    higher = [card for card in plain if game.height(card) > max(played, default=-1)]
    return (higher or plain) + [card for card in cards if card == "F"]


class French(Game):
    """French tarot, sections 1 and 6 of its rules; half points.

    Args:
        owed: what is given for an Excuse that its side keeps.
        any_position: the Excuse of a full run wins from any place in the last trick.
        always_changes: in the last trick the Excuse goes to the other side even when its own wins.
    """

    ranks = {s: [*(str(n) for n in range(1, 11)), "J", "C", "Q", "K"] for s in "SHDC"}
    trumps = [f"T{n}" for n in range(1, 22)]

    def __init__(
        self,
        players: int = 4,
        owed: int = 1,
        any_position: bool = False,
        always_changes: bool = False,
    ) -> None:
        self.seats = players
        self.owed = owed
        self.any_position = any_position
        self.always_changes = always_changes

    def value(self, card: str) -> int:
        if card in ("T1", "T21", "F") or card[1:] == "K":
            return 9
        return {"Q": 7, "C": 5, "J": 3}.get(card[1:], 1)

    def legal(self, hand: list[str], trick: Trick) -> list[str]:
        cards = super().legal(hand, trick)
        return beating(self, cards, trick)

    def finish(self, tricks: list[Trick], sides: list[set[int]]) -> list[int]:
        """Winners of all tricks, with the Excuse's privilege after a full run."""
        winners = [self.winner(trick) for trick in tricks]
        places = tricks[-1] if self.any_position else tricks[-1][:1]
        for seat, card in places:
            own = next(side for side in sides if seat in side)
            run = len(tricks) > 1 and all(winner in own for winner in winners[:-1])
            if card == "F" and run:
                winners[-1] = seat
        return winners

    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        mates = self.mates(side, sides)
        parties = [{s for s in range(self.seats) if mates[s] == mate} for mate in set(mates)]
        winners = self.finish(tricks, parties)
        total = 0
        for number, (trick, winner) in enumerate(zip(tricks, winners, strict=True), 1):
            for seat, card in trick:
                owner, taker = seat in side, winner in side
                same = mates[seat] == mates[winner]
                if card != "F":
                    total += self.value(card) if taker else 0
                elif number < len(tricks):
                    total += self.shared(owner, taker)
                elif self.always_changes and same and seat != winner:
                    total += self.shared(not owner, taker)
                else:  # lost to, or won by, the winner of the last trick
                    total += 9 if taker else 0
        return total

    def shared(self, keeper: bool, taker: bool) -> int:
        """Half points of our side, if it keeps the Excuse, if it wins the trick."""
        return (9 - self.owed if keeper else 0) + (self.owed if taker else 0)

    def scores(self, tricks: list[Trick], side: set[int], contract: str) -> int:
        """Score of seat 0, section 8, when these tricks are the whole deal."""
        others = set(range(self.seats)) - side
        winners = self.finish(tricks, [side, others])
        bouts = 0
        for number, (trick, winner) in enumerate(zip(tricks, winners, strict=True), 1):
            for seat, card in trick:
                keeper = winner if card != "F" or number == len(tricks) else seat
                bouts += card in ("T1", "T21", "F") and keeper in side
        half_points = self.points(tricks, side)
        target = {0: 56, 1: 51, 2: 41, 3: 36}[bouts]
        times = {"petite": 1, "garde": 2, "garde_sans": 4, "garde_contre": 6}[contract]
        difference = abs(half_points - 2 * target)
        per = (25 + (difference + 1) // 2) * times * (1 if half_points >= 2 * target else -1)
        end = tricks[-1]
        if ("F" in [c for s, c in end if s == winners[-1]]) and len(tricks) > 1:
            end = end + tricks[-2]
        if "T1" in [card for _, card in end]:
            per += 10 * times if winners[-1] in side else -10 * times
        won = [winner in side for winner in winners]
        per += 200 * all(won) - 200 * (not any(won))
        if 0 not in side:
            return -per
        is_taker = min(side) == 0  # blocks name the taker first, and he has the lower seat
        return per * (len(others) - (len(side) - 1)) if is_taker else per


class Keeping(Game):
    """Sicilian tarocchi and Ottocento: the Fool stays with its side, in the last trick too."""

    last_trick = 0
    lost_last = False  # in the last trick the Fool goes to the winner
    kept_unpaid = False  # it stays even where there is nothing to give for it

    def can_pay(self, pile: list[str]) -> bool:
        """Whether a side with these captured cards has one to give for the Fool."""
        raise NotImplementedError

    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        mates = self.mates(side, sides)
        winners = [self.winner(trick) for trick in tricks]
        total = self.last_trick if winners[-1] in side else 0
        piles: dict[int, list[str]] = {mate: [] for mate in mates}
        for trick, winner in zip(tricks, winners, strict=True):
            won = [card for _, card in trick if card != "F"]
            piles[mates[winner]] += won
            total += sum(self.value(card) for card in won) if winner in side else 0
        for number, (trick, winner) in enumerate(zip(tricks, winners, strict=True), 1):
            for seat, card in trick:
                if card != "F":
                    continue
                owner, taker = seat in side, winner in side
                pays = self.can_pay(piles[mates[seat]])
                pays = pays or any(mates[seat] == mates[payer] for payer in sides.payers)
                if mates[seat] == mates[winner]:
                    total += self.value("F") if owner else 0
                elif (self.lost_last and number == len(tricks)) or not (pays or self.kept_unpaid):
                    total += self.value("F") if taker else 0
                elif not pays:
                    total += self.value("F") if owner else 0
                else:  # kept, and one smallest unit goes over
                    total += self.value("F") - 1 if owner else 0
                    total += 1 if taker else 0
        return total


class Sicilian(Keeping):
    """Sections 1, 2 and 8 of the Sicilian rules; thirds of a point.

    Args:
        may_lead: the Fool may be led before it is the last card in hand.
    """

    ranks = {s: ["5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"] for s in "SBC"}
    ranks["D"] = ["4", *ranks["S"]]
    trumps = [f"T{n}" for n in range(21)]
    last_trick = 15

    def __init__(
        self,
        players: int = 4,
        may_lead: bool = True,
        lost_last: bool = False,
        kept_unpaid: bool = False,
    ) -> None:
        self.seats = players
        self.may_lead = may_lead
        self.lost_last = lost_last
        self.kept_unpaid = kept_unpaid

    def legal(self, hand: list[str], trick: Trick) -> list[str]:
        cards = super().legal(hand, trick)
        if not trick and not self.may_lead:
            return [card for card in cards if card != "F"] or cards
        return cards

    def face(self, card: str) -> int:
        if card in ("T20", "T1", "F"):
            return 10
        if card in ("T19", "T18", "T17", "T16"):
            return 5
        if card in self.trumps:
            return 0
        return {"K": 5, "Q": 4, "C": 3, "J": 2}.get(card[1:], 0)

    def value(self, card: str) -> int:
        return 3 * self.face(card) - 2 if self.face(card) else 1

    def can_pay(self, pile: list[str]) -> bool:
        return any(self.face(card) == 0 for card in pile)


class Ottocento(Keeping):
    """Sections 1, 2 and 4 of the Ottocento rules; half points."""

    ranks = {s: ["1", "6", "7", "8", "9", "10", "J", "C", "Q", "K"] for s in "SB"}
    ranks |= {s: ["10", "9", "8", "7", "6", "1", "J", "C", "Q", "K"] for s in "CD"}
    moors = ("M1", "M2", "M3", "M4")
    trumps = ["T1", *moors, *(f"T{n}" for n in range(5, 21))]
    last_trick = 12

    def height(self, card: str) -> int:
        return 1 if card in self.moors else super().height(card)

    def winner(self, trick: Trick) -> int:
        best = super().winner(trick)
        if dict(trick)[best] in self.moors:  # the Moor played last wins
            return [seat for seat, card in trick if card in self.moors][-1]
        return best

    def value(self, card: str) -> int:
        if card in ("T20", "T19", "T1", "F"):
            return 9
        face = 0 if card in self.trumps else {"K": 5, "Q": 4, "C": 3, "J": 2}.get(card[1:], 0)
        return 2 * face - 1 if face else 1

    def can_pay(self, pile: list[str]) -> bool:
        return bool(pile)


class Scarto(Keeping):
    """Sections 1, 3, 5 and 6 of the rules of Scarto; thirds of a point."""

    seats = 3
    ranks = {s: [*(str(n) for n in range(1, 11)), "J", "C", "Q", "K"] for s in "SB"}
    ranks |= {s: [*(str(n) for n in range(10, 0, -1)), "J", "C", "Q", "K"] for s in "CD"}

    def __init__(self, highest: str = "T20", overtrump: bool = False, matto: int = 4) -> None:
        other = {"T20": "T21", "T21": "T20"}[highest]
        self.trumps = [*(f"T{n}" for n in range(1, 20)), other, highest]
        self.overtrump, self.matto = overtrump, matto

    def value(self, card: str) -> int:
        if card in ("T20", "T1", "F"):
            return self.matto if card == "F" else 4
        return 0 if card in self.trumps else {"K": 4, "Q": 3, "C": 2, "J": 1}.get(card[1:], 0)

    def legal(self, hand: list[str], trick: Trick) -> list[str]:
        cards = super().legal(hand, trick)
        return beating(self, cards, trick) if self.overtrump else cards

    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        """With one point for every trick; a side without a trick loses the Matto."""
        mates = self.mates(side, sides)
        winners = [self.winner(trick) for trick in tricks]
        total = sum(winner in side for winner in winners)
        keepers = {mates[seat] for seat in (*winners, *sides.payers)}
        for trick, winner in zip(tricks, winners, strict=True):
            for seat, card in trick:
                keeps = card == "F" and mates[seat] in keepers
                if (seat if keeps else winner) in side:
                    total += self.value(card)
        return 3 * total


class Tressette(Game):
    """Sections 1, 2 and 4 of the Tressette rules; thirds of a point."""

    ranks = {s: ["4", "5", "6", "7", "J", "C", "K", "1", "2", "3"] for s in "BSDC"}

    def __init__(self, last_trick: int = 1) -> None:
        self.last_trick = last_trick

    def value(self, card: str) -> int:
        return {"1": 3, "4": 0, "5": 0, "6": 0, "7": 0}.get(card[1:], 1)

    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        winners = [self.winner(trick) for trick in tricks]
        total = 3 * self.last_trick if winners[-1] in side else 0
        for trick, winner in zip(tricks, winners, strict=True):
            total += sum(self.value(card) for _, card in trick) if winner in side else 0
        return total


class TappTarok(Game):
    """Sections 2, 3 and 8 of the Tapp-Tarock rules, red pips four high; thirds of a point."""

    seats = 3
    trumps = [f"T{n}" for n in range(1, 23)]

    def __init__(self, red: str = "1234") -> None:
        self.ranks = {s: [*red, "J", "C", "Q", "K"] for s in "HD"}
        self.ranks |= {s: ["7", "8", "9", "10", "J", "C", "Q", "K"] for s in "SC"}

    def value(self, card: str) -> int:
        if card in ("T22", "T21", "T1") or (card not in self.trumps and card[1:] == "K"):
            return 13
        if card in self.trumps:
            return 1
        return {"Q": 10, "C": 7, "J": 4}.get(card[1:], 1)

    def points(self, tricks: list[Trick], side: set[int], sides: Sides = TWO) -> int:
        total = 0
        for trick in tricks:
            if self.winner(trick) in side:
                total += sum(self.value(card) for _, card in trick)
        return total


def book(name: str, options: dict[str, Any]) -> Game:
    """The rules under these options, which must all be known."""
    left = dict(options)

    def take(option: str, default: Any, meaning: dict[Any, Any] | None = None) -> Any:
        value = left.pop(option, default)
        return meaning[value] if meaning else value

    found: Game
    if name == "french":
        players = take("players", 4)
        exchanged = take("excuse_exchange_odd", True) or players == 4
        found = French(
            players,
            owed=int(exchanged),
            any_position=take("excuse_slam_any_position", False),
            always_changes=take(
                "excuse_last", "to_winner", {"to_winner": False, "always_changes": True}
            ),
        )
    elif name == "sicilian":
        found = Sicilian(
            take("players", 4),
            may_lead=take(
                "fool_lead", "next_sets_suit", {"next_sets_suit": True, "forbidden": False}
            ),
            lost_last=take("fool_last_trick", "normal", {"normal": False, "lost": True}),
            kept_unpaid=take("fool_no_worthless", "surrender", {"surrender": False, "keep": True}),
        )
    elif name == "scarto":
        highest = take("top_trump", "angel", {"angel": "T20", "world": "T21"})
        matto = take("count", "tricks", {"tricks": 4, "threes_strict": 3})
        found = Scarto(highest, take("must_overtrump", False), matto)
    elif name == "tapp_tarok":
        red = {"four_high": "1234", "ace_high": "4321"}
        found = TappTarok(take("red_pips", "four_high", red))
    elif name == "tressette":
        found = Tressette(take("last_trick_point", 1))
    else:
        found = game(name)
    if left:
        raise KeyError(f"write down what these options of {name} mean here: {', '.join(left)}")
    return found


def game(name: str, players: int = 0) -> Game:
    if name == "french":
        return French(players or 4)
    kinds: dict[str, type[Game]] = {
        "sicilian": Sicilian,
        "ottocento": Ottocento,
        "tressette": Tressette,
        "tapp_tarok": TappTarok,
    }
    return kinds[name]()


@dataclass
class Block:
    """One position of a file of blocks."""

    id: str = ""
    game: str = ""
    players: int = 0
    hands: list[list[str]] = field(default_factory=list)
    lead: int = 0
    called: str | None = None
    play: list[int] = field(default_factory=list)
    side: set[int] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)
    contract: str = ""
    scores: dict[int, int] = field(default_factory=dict)


def blocks(text: str) -> Iterator[Block]:
    """Reads blocks: lines of a key and its words, blocks apart by an empty line, # comments."""
    for part in text.split("\n\n"):
        block = Block()
        for line in part.splitlines():
            key, _, rest = line.partition(" ")
            words = rest.split()
            if key == "id":
                block.id = words[0]
            elif key == "game":
                block.game = words[0]
                block.players = int(dict(w.split("=") for w in words[1:]).get("players", 0))
            elif key == "hands":
                block.hands = [hand.split() for hand in rest.split("/")]
            elif key == "lead":
                block.lead = int(words[0])
            elif key == "called":
                block.called = words[0]
            elif key == "play":
                block.play = [int(word) for word in words]
            elif key == "side":
                block.side = {int(word) for word in words}
            elif key == "contract":
                block.contract = words[0]
            elif key in ("points", "scores"):
                pairs = (word.split(":") for word in words)
                setattr(block, key, {int(a): int(b) for a, b in pairs})
        if block.id:
            yield block


class Counting:
    """All lines of play of a block."""

    def __init__(self, block: Block) -> None:
        self.rules = game(block.game, block.players)
        self.block = block
        self.play = [0] * sum(len(hand) for hand in block.hands)
        self.points: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.walk([list(hand) for hand in block.hands], [], [(block.lead, [])])

    def legal(self, hand: list[str], tricks: list[Trick], trick: Trick) -> list[str]:
        cards = self.rules.legal(hand, trick)
        called = self.block.called
        if called and not tricks and not trick:
            # Section 9 of the French rules: the opening lead is not of the called card's suit,
            # the card itself excepted.
            free = [c for c in cards if self.rules.suit(c) != self.rules.suit(called)]
            cards = (free + [c for c in cards if c == called]) or cards
        return cards

    def walk(self, hands: list[list[str]], line: list[str], state: list[tuple[int, Trick]]) -> None:
        tricks = [trick for _, trick in state[:-1]]
        leader, trick = state[-1]
        seat = (leader + len(trick)) % self.rules.seats
        if not hands[seat]:
            if self.block.side:
                self.points[self.rules.points(tricks, self.block.side)] += 1
            if isinstance(self.rules, French) and self.block.contract:
                score = self.rules.scores(tricks, self.block.side, self.block.contract)
                self.scores[score] += 1
            return
        for card in self.legal(hands[seat], tricks, trick):
            self.play[len(line)] += 1
            rest = [[c for c in hand if c != card] for hand in hands]
            now = [*trick, (seat, card)]
            if len(now) == self.rules.seats:
                after = [*state[:-1], (leader, now), (self.rules.winner(now), [])]
            else:
                after = [*state[:-1], (leader, now)]
            self.walk(rest, [*line, card], after)


def main() -> int:
    wrong = 0
    for block in blocks(Path(sys.argv[1]).read_text(encoding="utf-8")):
        counted = Counting(block)
        same = counted.play == block.play and dict(counted.points) == block.points
        same = same and dict(counted.scores) == block.scores
        wrong += not same
        print(block.id, "agrees" if same else f"counted {counted.play} {dict(counted.points)}")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
