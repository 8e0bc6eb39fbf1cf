"""A match: deals in sequence, the dealer moving on, a running score, an end."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from trionfi.cards.shuffle import SEED_BYTES, lot, new_seed, promise, seed_from, shuffled
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Move
from trionfi.rules.game import Game, find_game
from trionfi.rules.options import Options
from trionfi.rules.terms import Sheet, column_sums


class Match:
    """Deals of one game by the same seats.

    The seed of every deal follows from the seed of the match, so a match can be played again.
    What is published before a deal is `promise`, what is published after it is `deal_seed`.

    Args:
        game: a game or its name.
        options: its options, or a mapping of names to values.
        seed: 32 bytes, or a small number for tests; a fresh secret by default.
        first_dealer: who deals first; by default a lot, `trionfi.cards.shuffle.lot`, that follows
            from the seed.

    >>> match = Match("french", {"players": 3, "hands": 2}, seed=5)
    >>> deal = match.next_deal()
    >>> match.over, match.scores
    (False, (0, 0, 0))
    """

    sheets: list[Sheet]
    """The sheets of the finished deals, void ones included."""
    logs: list[tuple[Move, ...]]
    """What was done in each of them, for records."""
    deal: Deal | None
    """The running deal, or one that is over and not yet written down."""

    def __init__(
        self,
        game: Game[Any] | str,
        options: Options | Mapping[str, object] | None = None,
        *,
        seed: int | bytes | None = None,
        first_dealer: int | None = None,
    ) -> None:
        self.game = find_game(game)
        self.options: Options = self.game.read_options(options)
        self.seed = (
            new_seed() if seed is None else seed_from(seed) if isinstance(seed, int) else seed
        )
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        self.first_dealer = (
            lot(self.deal_seed(0), self.options.players) if first_dealer is None else first_dealer
        )
        self.sheets = []
        self.logs = []
        self.deal = None

    @property
    def scores(self) -> tuple[int, ...]:
        """Running score of every seat over the finished deals."""
        return column_sums((sheet.scores for sheet in self.sheets), self.options.players)

    @property
    def number(self) -> int:
        """How many deals are finished, void ones included."""
        return len(self.sheets)

    @property
    def over(self) -> bool:
        return self.game.is_over(self.sheets, self.options)

    @property
    def dealer(self) -> int:
        """Who deals the next cards: the deal passes to the right, unless a sheet says otherwise."""
        passed = sum(not sheet.same_dealer for sheet in self.sheets)
        return (self.first_dealer + passed) % self.options.players

    def deal_seed(self, number: int) -> bytes:
        """The seed of one deal; secret until that deal is over."""
        return hashlib.sha256(self.seed + number.to_bytes(4, "big")).digest()

    def promise(self, number: int) -> str:
        """What is published before the deal of this number."""
        return promise(self.deal_seed(number))

    def next_deal(self) -> Deal:
        """Deal the next cards.

        Raises:
            ValueError: the match is over, or the running deal is not.
        """
        if self.deal is not None and not self.deal.over:
            raise ValueError("the running deal is not over: finish it before the next one")
        if self.over:
            raise ValueError("the match is over: start another one")
        number = self.number
        self.deal = Deal(
            self.game,
            shuffled(self.game.pack, self.deal_seed(number)),
            dealer=self.dealer,
            options=self.options,
            before=self.game.before(self.sheets, self.options),
        )
        return self.deal

    def close_deal(self) -> Sheet:
        """Write the finished deal's sheet down.

        Raises:
            ValueError: there is no finished deal that is not written down yet.
        """
        if self.deal is None or self.deal.sheet is None:
            raise ValueError("the running deal is not over: there is nothing to write down")
        sheet, log = self.deal.sheet, tuple(self.deal.log)
        self.deal = None
        self.sheets.append(sheet)
        self.logs.append(log)
        return sheet
