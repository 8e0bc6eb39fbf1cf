"""Cards as people read and type them in a terminal: four colours, letters of their language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.text import Text

from trionfi.cards import Card, Pack, UnknownCardError
from trionfi.rules.card_play import CardPlay
from trionfi.texts import first, suit_name

GLYPHS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
FRENCH_SUITS: Final = "SHDC"
STYLES: Final = {
    "S": "bold",
    "H": "bold red",
    "D": "bold bright_blue",
    "C": "bold green",
    "B": "bold red",
    "T": "bold magenta",
    "M": "bold magenta",
    "F": "bold yellow",
}


class Faces:
    """Shows and reads the cards of a pack.

    Args:
        pack: the pack in use.
        language: whose letters the court cards have.
    """

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language
        letters = {
            rank: first([f"cards.{pack.name}.index.{rank}"], language) or rank for rank in "KQCJ"
        }
        self._letters = letters
        self._ranks = {letter.upper(): rank for rank, letter in letters.items()}

    def rank(self, card: Card) -> str:
        """What stands on the card beside its suit: `R`, `10`, `21`, `F`."""
        return card.code if card.is_fool else self._letters.get(card.rank, card.rank)

    def face(self, card: Card) -> Text:
        """A card with its suit: `♠R`, `T21`, `F`."""
        glyphs = self.pack.suits == FRENCH_SUITS
        suit = "" if card.is_fool else card.suit
        suit = GLYPHS.get(suit, suit) if glyphs else suit
        return Text(suit + self.rank(card), style=STYLES[card.suit])

    def faces(self, cards: Iterable[Card]) -> Text:
        return Text(" ").join(self.face(card) for card in cards)

    def code(self, card: Card) -> str:
        """What somebody types for it: `SR` in French, `SK` in English."""
        return card.code if card.is_fool else card.suit + self.rank(card)

    def hand(
        self,
        groups: Sequence[Sequence[Card]],
        legal: Callable[[Card], bool] | None = None,
        fresh: Sequence[Card] = (),
    ) -> list[Text]:
        """A line for each group: the letter of the suit, its sign, the ranks.

        Args:
            legal: marks the cards that may be played; the others are pale.
            fresh: cards that have just come from the pool.
        """
        return [self._group(group, legal, fresh) for group in groups]

    def _group(
        self,
        group: Sequence[Card],
        legal: Callable[[Card], bool] | None,
        fresh: Sequence[Card],
    ) -> Text:
        suit = next((card.suit for card in group if not card.is_fool), "T")
        name = suit_name(self.pack.name, suit, self.language)
        sign = GLYPHS.get(suit, " ") if self.pack.suits == FRENCH_SUITS else " "
        line = Text("  ")
        line.append(f"{suit} {sign} ", style=STYLES[suit])
        line.append(f"{name:<10} ", style="dim")
        for card in group:
            mark = "+" if card in fresh else ""
            style = STYLES[card.suit]
            if legal is not None:
                style = f"{style} underline" if legal(card) else "dim"
            line.append(self.rank(card) + mark, style=style)
            line.append(" ")
        return line

    def read(self, word: str) -> Card:
        """The card that somebody typed: `sk`, `SR`, `♠10`, `t14`.

        Raises:
            UnknownCardError: it is none of this pack.
        """
        code = word.strip().upper()
        for letter, glyph in GLYPHS.items():
            code = code.replace(glyph, letter)
        rank = self._ranks.get(code[1:])
        if rank is not None and code[:1] in self.pack.suits:
            code = code[:1] + rank
        try:
            return self.pack.card(code)
        except UnknownCardError:
            return self.pack.card(word.strip().upper())


def groups_of(play: CardPlay, cards: Iterable[Card]) -> list[list[Card]]:
    """A hand as people hold it."""
    return play.sort_hand(cards)
