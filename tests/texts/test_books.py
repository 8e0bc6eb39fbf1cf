"""The rule books agree with each other, with the texts and with the rules of the game."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from pathlib import Path

import pytest

from trionfi import texts
from trionfi.cards import Card
from trionfi.games import french, ottocento, sicilian, sicilian_cards, tapp_tarok_score
from trionfi.games.ottocento_combinations import combinations
from trionfi.kernel import Position
from trionfi.rules.game import find_game
from trionfi.texts.books import Article, Block

ROOT = Path(__file__).parents[2]
GAMES = ("french", "ottocento", "scarto", "sicilian", "tapp_tarok", "tressette")
NOT_POSSIBLE = {
    "french": {"must_head", "fool_may_not_lead", "signal_not_allowed", "no_card_chosen"},
    "ottocento": {"must_overtrump", "must_head", "fool_may_not_lead", "lead_rule"},
    "scarto": {
        *("must_head", "fool_may_not_lead", "lead_rule", "signal_not_allowed", "no_card_chosen"),
    },
    "sicilian": {"must_overtrump", "must_head", "no_card_chosen"},
    "tapp_tarok": {
        *("must_overtrump", "fool_may_not_lead", "lead_rule", "signal_not_allowed"),
        "no_card_chosen",
    },
    "tressette": {
        *("must_trump", "must_overtrump", "must_head", "lead_rule", "fool_may_not_lead"),
        *("too_many_cards", "too_few_cards", "duplicate_card", "forced_cards", "no_card_chosen"),
    },
}
"""Common refusals that cannot come up in a game; it has a text of its own for `lead_rule`."""
SHOWN = {"ecart_trumps", "forced_discard"}
"""Rules under which cards are shown; they have no text."""


def blocks(article: Article) -> list[Block]:
    return [part for part in article["paragraphs"] if not isinstance(part, str)]


def skeleton(article: Article) -> list[object]:
    """An article without its words: kinds of paragraphs, cards, lengths of lists and tables."""
    found: list[object] = [article["id"], article["rules"]]
    for part in article["paragraphs"]:
        if isinstance(part, str):
            found.append("text")
        elif "list" in part:
            found.append(len(part["list"]))
        elif "table" in part:
            found.append((len(part["table"]["head"]), len(part["table"]["rows"])))
        else:
            found.append({name: value for name, value in part.items() if name != "caption"})
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_books_have_the_same_articles_in_every_language(game: str, language: str) -> None:
    book, english = texts.rule_book(game, language), texts.rule_book(game)
    assert book is not english or language == "en"
    assert [*map(skeleton, book["articles"])] == [*map(skeleton, english["articles"])]
    assert len(book["sources"]) == len(english["sources"])


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_books_have_no_empty_or_crooked_text(game: str, language: str) -> None:
    book = texts.rule_book(game, language)
    said = [book["title"], book["intro"], *book["sources"]]
    for article in book["articles"]:
        said += [article["title"]]
        said += [part for part in article["paragraphs"] if isinstance(part, str)]
        for part in blocks(article):
            said += part.get("list", [])
            if "table" in part:
                rows = [part["table"]["head"], *part["table"]["rows"]]
                assert {len(row) for row in rows} == {len(rows[0])}
                said += [cell for row in part["table"]["rows"] for cell in row]
            if "caption" in part:
                said.append(part["caption"])
    for text in said:
        assert text.strip() == text != ""
        assert "'" not in text


@pytest.mark.parametrize("game", GAMES)
def test_article_ids_and_rules_are_unique(game: str) -> None:
    articles = texts.rule_book(game)["articles"]
    ids = Counter(article["id"] for article in articles)
    rules = Counter(rule for article in articles for rule in article["rules"])
    assert max(ids.values()) == max(rules.values()) == 1
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_key_is_explained_by_an_article(game: str) -> None:
    all_texts = texts.all_texts()
    kinds = ("refusal", "term", "headline", "note")
    wanted = {
        key.rpartition(".")[2]
        for key in all_texts
        if key.startswith(tuple(f"{game}.{kind}." for kind in kinds))
    }
    common = {key.rpartition(".")[2] for key in all_texts if key.startswith("refusal.")}
    for rule in wanted | common - NOT_POSSIBLE[game]:
        assert texts.article_of(game, rule) is not None, rule


@pytest.mark.parametrize("game", GAMES)
def test_every_explained_rule_has_a_text(game: str) -> None:
    for article in texts.rule_book(game)["articles"]:
        for rule in set(article["rules"]) - SHOWN:
            keys = [f"{game}.{kind}.{rule}" for kind in ("refusal", "term", "headline", "note")]
            keys += [f"refusal.{rule}", f"note.{rule}"]
            assert any(texts.has(key) for key in keys), rule


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_examples_belong_to_the_pack(game: str) -> None:
    pack = find_game(game).pack
    for article in texts.rule_book(game)["articles"]:
        for part in blocks(article):
            for name in ("cards", "trick", "hand", "legal"):
                for code in part.get(name, []):
                    assert Card(code) in pack


EXAMPLES = [
    (game, part)
    for game in GAMES
    for article in texts.rule_book(game)["articles"]
    for part in blocks(article)
    if "hand" in part
]


@pytest.mark.parametrize(
    ("game", "example"),
    EXAMPLES,
    ids=[f"{game}: {part['caption'][:40]}" for game, part in EXAMPLES],
)
def test_examples_are_legal(game: str, example: Block) -> None:
    """The kernel allows exactly the cards that an example shows as allowed."""
    called = example.get("called")
    found = find_game(game)
    options = found.read_options({"players": 5} if called else None)
    play = found.card_play(options)
    trick, hand = (play.pack.numbers(map(Card, example[name])) for name in ("trick", "hand"))
    # The other hands are filled up with cards that could not have been played to this trick.
    led = {play.pack.cards[number].suit for number in trick}
    rest = [
        number
        for number, card in enumerate(play.pack)
        if card.is_plain and card.suit not in led and number not in hand
    ]
    hands = [[number] for number in trick] + [hand]
    hands += [[] for _ in range(options.players - len(hands))]
    for own in hands:
        own += [rest.pop() for _ in range(len(hand) - len(own))]
    position = Position(play.rules, hands, 0)
    if called:
        french.bind_first_lead(position, Card(called), options)
    for number in trick:
        position.play(number)
    legal = {play.pack.cards[number].code for number in position.legal().cards()}
    assert legal == set(example["legal"])


def test_the_worked_score_of_french_tarot_is_what_it_settles() -> None:
    result = french.Result(
        players=4,
        taker=0,
        contract="garde",
        half_points=90,
        bouts=2,
        petit_au_bout="taker",
        poignees=[(0, "simple")],
    )
    terms = french.settle(result)
    article = texts.article_of("french", "margin")
    assert article is not None
    rows = next(part for part in blocks(article) if "table" in part)["table"]["rows"]
    each = [-term.amounts[1] for term in terms]
    assert [int(row[1]) for row in rows[:4]] == each
    assert int(rows[4][1]) == sum(each)
    assert int(rows[5][1]) == sum(term.amounts[0] for term in terms)


def test_the_worked_scores_of_sicilian_tarocchi_are_what_it_settles() -> None:
    article = texts.article_of("sicilian", "partners")
    assert article is not None
    rows = next(part for part in blocks(article) if "table" in part)["table"]["rows"]
    terms = [sicilian_cards.settle_solo(points, 0) for points in (62, 41)]
    terms.append(sicilian.settle_partners(50, (0, 2)))
    for row, term in zip(rows, terms, strict=False):
        for amount in term.amounts[:2]:
            assert f"{amount:+d}".replace("-", "\u2212") in row[1]
    assert sicilian_cards.card_points([Card("SK"), Card("SQ"), Card("S5")]) == 8
    count = sicilian.hand_count(map(Card, ("T20", "T17", "BK", "CQ", "D9")))
    assert count == 20


def test_the_worked_score_of_ottocento_is_what_it_settles() -> None:
    article = texts.article_of("ottocento", "rounding")
    assert article is not None
    shown, rows = (
        next(part[kind] for part in blocks(article) if kind in part) for kind in ("cards", "table")
    )
    captured = [Card(code) for code in shown]
    points, total = ottocento.card_points(captured), combinations(captured).total
    raw = points + total + 20
    written = [points, total, 20, raw, ottocento.round_to_five(raw)]
    assert [int(row[1]) for row in rows["rows"]] == written


def test_the_combinations_of_the_book_of_ottocento_are_worth_what_it_says() -> None:
    worth = {"announcing": [15], "cricche": [96], "sequences": [20, 20], "contatori": [15, 38, 51]}
    for article in texts.rule_book("ottocento")["articles"]:
        if article["id"] in worth:
            shown = [map(Card, part["cards"]) for part in blocks(article) if "cards" in part]
            assert [combinations(cards).total for cards in shown] == worth[article["id"]]


def test_the_worked_scores_of_tarok_are_what_it_settles() -> None:
    article = texts.article_of("tapp_tarok", "base")
    assert article is not None
    rows = next(part for part in blocks(article) if "table" in part)["table"]["rows"]
    deals = [
        tapp_tarok_score.Result(0, "threesome", 37),
        tapp_tarok_score.Result(0, "threesome", 30),
        tapp_tarok_score.Result(0, "solo", 41),
        tapp_tarok_score.Result(0, "threesome", 28, "consolation"),
    ]
    for row, result in zip(rows, deals, strict=True):
        terms = tapp_tarok_score.settle(result, tapp_tarok_score.TarokOptions())
        paid = [sum(term.amounts[seat] for term in terms) for seat in range(3)]
        assert row[2] == ", ".join(f"{amount:+d}".replace("-", "\u2212") for amount in paid)


@pytest.mark.parametrize("game", GAMES)
def test_the_book_lists_every_option(game: str) -> None:
    listed = [
        part["options"]
        for article in texts.rule_book(game)["articles"]
        for part in blocks(article)
        if "options" in part
    ]
    names = sorted(choice.name for choice in find_game(game).options.choices())
    assert [sorted(options) for options in listed] == [names]


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_up_to_date(game: str) -> None:
    build = runpy.run_path(str(ROOT / "docs" / "rules" / "build.py"))
    page = ROOT / "docs" / "rules" / f"{game}.md"
    assert page.read_text(encoding="utf-8") == build["page"](game), "run docs/rules/build.py"
