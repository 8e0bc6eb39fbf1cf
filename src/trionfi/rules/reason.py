"""Why an action is refused, or what a score says: the key of a rule and the facts behind it.

Never a sentence: `trionfi.texts` turns a reason into one, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from trionfi.cards import Card

Value: TypeAlias = "Card | str | int | bool | tuple[Card | str | int, ...] | None"
"""What a fact of a reason may be; everything has a JSON form, cards by their code."""

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule's key and its parameters."""

    rule: str
    facts: Mapping[str, Value] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"rule": self.rule, "facts": facts_to_json(self.facts)}


def facts_to_json(facts: Mapping[str, Value]) -> dict[str, Json]:
    """The facts with every card replaced by its code."""
    return {name: _plain(value) for name, value in facts.items()}


def _plain(value: Value) -> Json:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [item.code if isinstance(item, Card) else item for item in value]
    return value
