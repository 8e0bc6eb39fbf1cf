"""Write the rule pages of this folder from the rule books in `src/trionfi/texts/rules`.

Run it after changing a book: `python docs/rules/build.py`. A test compares the pages with the
books.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

from trionfi import texts
from trionfi.rules.game import find_game, games
from trionfi.texts import Article, RuleBook
from trionfi.texts.books import Block, Table

HERE = Path(__file__).parent
BOOKS = resources.files("trionfi.texts") / "rules"


def games_with_a_book() -> list[str]:
    """The games whose rule book is written."""
    return [name for name in games() if (BOOKS / f"{name}.en.json").is_file()]


def page(game: str, language: str = "en") -> str:
    """The rule book of a game as Markdown."""
    book = texts.rule_book(game, language)
    lines = [
        f"<!-- written by docs/rules/build.py from the rule book; change that, not this -->\n\n"
        f"# {book['title']}",
        book["intro"],
        contents(book),
    ]
    for number, article in enumerate(book["articles"], 1):
        lines += article_lines(game, number, article)
    lines += ["## Sources", bullets(book["sources"])]
    return "\n\n".join(lines) + "\n"


def contents(book: RuleBook) -> str:
    """Links to the articles."""
    return "\n".join(
        f"{number}. [{article['title']}](#{article['id']})"
        for number, article in enumerate(book["articles"], 1)
    )


def article_lines(game: str, number: int, article: Article) -> Iterator[str]:
    """Heading, paragraphs and rule keys of an article."""
    yield f'<a id="{article["id"]}"></a>\n\n## {number}. {article["title"]}'
    for paragraph in article["paragraphs"]:
        if isinstance(paragraph, str):
            yield named(game, paragraph)
        else:
            yield block(game, paragraph)
    if article["rules"]:
        yield "Rule keys: " + ", ".join(f"`{rule}`" for rule in article["rules"])


def block(game: str, part: Block) -> str:
    """A list, a table, cards, an example or options as Markdown."""
    if "list" in part:
        return bullets(named(game, item) for item in part["list"])
    if "table" in part:
        return table(part["table"])
    if "options" in part:
        return options(game, part["options"])
    if "cards" in part:
        return f"> {cards(game, part['cards'])}\n>\n> *{part['caption']}*"
    legal = part["legal"]
    hand = ", ".join(
        f"**{card(game, code)}**" if code in legal else card(game, code) for code in part["hand"]
    )
    trick = cards(game, part["trick"]) or "none yet"
    return f"> Trick: {trick}. Hand (allowed cards bold): {hand}.\n>\n> *{part['caption']}*"


def options(game: str, names: Iterable[str]) -> str:
    """What each option is, and what it may be."""
    rows = []
    for name in names:
        key = f"{game}.option.{name}"
        prefix = f"{key}.value."
        values = [value for found, value in texts.all_texts().items() if found.startswith(prefix)]
        rows.append([f"`{name}`", texts.text(f"{key}.hint"), " / ".join(values) or "–"])
    return table({"head": ["Option", "What it is", "Values"], "rows": rows})


def table(part: Table) -> str:
    """A Markdown table."""
    rows = [part["head"], ["---"] * len(part["head"]), *part["rows"]]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def bullets(items: Iterable[str]) -> str:
    """A Markdown list."""
    return "\n".join(f"* {item}" for item in items)


def card(game: str, code: str) -> str:
    """A card's name."""
    return texts.card_name(find_game(game).pack.name, code)


def cards(game: str, codes: Iterable[str]) -> str:
    """The names of cards, with commas."""
    return ", ".join(card(game, code) for code in codes)


def named(game: str, text: str) -> str:
    """Running text with card codes in brackets replaced by names."""
    return re.sub(r"\[([A-Z]\w*)\]", lambda match: card(game, match[1]), text)


if __name__ == "__main__":
    for game in games_with_a_book():
        (HERE / f"{game}.md").write_text(page(game), encoding="utf-8")
