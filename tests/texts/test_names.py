"""Cards, suits and actions by their names."""

from __future__ import annotations

import pytest

from trionfi import texts
from trionfi.cards.pack import PACKS

EXAMPLES = [
    (
        "french SK",
        "king of spades",
        "re di picche",
        "roi de pique",
        "Pik-König",
        "スペードのキング",
        "король пик",
    ),
    (
        "french HC",
        "knight of hearts",
        "cavallo di cuori",
        "cavalier de cœur",
        "Herz-Reiter",
        "ハートのカバリエ",
        "рыцарь червей",
    ),
    (
        "french D1",
        "ace of diamonds",
        "asso di quadri",
        "as de carreau",
        "Karo-Ass",
        "ダイヤのエース",
        "туз бубен",
    ),
    (
        "french C10",
        "10 of clubs",
        "10 di fiori",
        "10 de trèfle",
        "Kreuz-10",
        "クラブの10",
        "10 треф",
    ),
    (
        "french T14",
        "14 of trumps",
        "14 di trionfi",
        "14 d’atout",
        "Trumpf 14",
        "切り札の14",
        "козырь 14",
    ),
    ("french T1", "1 of trumps", "1 di trionfi", "1 d’atout", "Trumpf 1", "切り札の1", "козырь 1"),
    ("french F", "the Excuse", "l’Excuse", "l’Excuse", "Excuse", "エクスキューズ", "Экскюз"),
    (
        "sicilian BJ",
        "maid of batons",
        "fantina di bastoni",
        "servante de bâtons",
        "Magd der Stäbe",
        "バトンのメイド",
        "служанка жезлов",
    ),
    ("sicilian T0", "Miseria", "la Miseria", "la Misère", "Miseria", "ミゼリア", "Мизерия"),
    (
        "bolognese SC",
        "knight of swords",
        "cavallo di spade",
        "cavalier d’épées",
        "Reiter der Schwerter",
        "ソードのカバロ",
        "рыцарь мечей",
    ),
    ("bolognese T20", "the Angel", "l’Angelo", "l’Ange", "der Engel", "天使", "Ангел"),
    ("bolognese M1", "Moor 1", "Moro 1", "Maure 1", "Mohr 1", "ムーア人1", "мавр 1"),
    (
        "piemontese T10",
        "The Wheel of Fortune",
        "Ruota di Fortuna",
        "La Roue de Fortune",
        "Das Rad des Schicksals",
        "運命の輪",
        "Колесо Фортуны",
    ),
    (
        "piemontese D2",
        "2 of coins",
        "2 di denari",
        "2 de deniers",
        "2 der Münzen",
        "貨幣の2",
        "2 монет",
    ),
    ("tarok T22", "the Sküs", "lo Sküs", "le Sküs", "Sküs", "スキュース", "Скюз"),
    ("tarok T9", "tarock 9", "9 di tarocchi", "taroc 9", "Tarock 9", "タロックの9", "козырь 9"),
    (
        "italian CK",
        "king of cups",
        "re di coppe",
        "roi de coupes",
        "König der Kelche",
        "カップのレ",
        "король кубков",
    ),
    (
        "italian D3",
        "3 of coins",
        "3 di denari",
        "3 de deniers",
        "3 der Münzen",
        "コインの3",
        "3 монет",
    ),
]
"""Pack and card, then its name in each language, in the order of `LANGUAGES`."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_card_names(example: tuple[str, ...]) -> None:
    pack, code = example[0].split()
    names = [texts.card_name(pack, code, language) for language in texts.LANGUAGES]
    assert names == [*example[1:]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_a_name_of_its_own(pack: str, language: str) -> None:
    cards = PACKS[pack].cards
    names = {texts.card_name(pack, card.code, language) for card in cards}
    assert len(names) == len(cards)
    for suit in {card.suit for card in cards} - {"F"}:
        assert texts.suit_name(pack, suit, language)
    for rank in {card.rank for card in cards if card.is_plain and not card.rank.isdigit()}:
        assert texts.text(f"cards.{pack}.index.{rank}", language)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_letters_of_the_courts_are_the_same_in_every_pack(language: str) -> None:
    """The pictures have one set of letters for each language."""
    for rank in "KQCJ":
        keys = [f"cards.{pack}.index.{rank}" for pack in PACKS]
        assert len({texts.first([key], language) for key in keys} - {None}) == 1


def test_no_rank_word_can_be_taken_for_the_number_of_a_trump() -> None:
    """The page looks up rank words by rank alone, so numbers other than the ace have none."""
    for language in texts.LANGUAGES:
        for pack in PACKS.values():
            for card in pack:
                if card.is_trump and texts.has(f"cards.{pack.name}.rank.{card.rank}", language):
                    assert texts.has(f"cards.{pack.name}.name.{card.code}", language)


def test_a_card_that_a_pack_does_not_have() -> None:
    with pytest.raises(texts.MissingTextError, match="no card 'H8'"):
        texts.card_name("sicilian", "H8")


def test_actions() -> None:
    def label(action: str, topic: str = "", language: str = "en") -> str:
        return texts.action_label("french", "french", action, topic, language)

    assert label("bid garde_sans", "bid") == "Garde sans"
    assert label("pass", "bid") == "Pass"
    assert label("pass", "poignee") == "No poignée"
    assert label("call HK", "call") == "Call: king of hearts"
    assert label("play T14", language="de") == "Trumpf 14 spielen"
    assert label("show simple T21 T20") == "Show a simple poignée"
    assert label("discard H2 H3", language="ja") == "ハートの2、ハートの3を捨てる"


def test_reasons_name_cards_seats_and_suits() -> None:
    def say(rule: str, **facts: object) -> str:
        return texts.reason_text("french", "french", rule, facts, seat_name="NESW".__getitem__)

    assert (
        say("must_follow", card="D7", suit="H") == "You still hold hearts, so you must follow suit."
    )
    assert say("not_your_turn", seat=2) == "It is not your turn: S is to act."
    assert "garde has been bid" in say("bid_too_low", standing="garde")
    assert say("too_few_cards", count=4, size=6) == "Too few cards: 4 chosen, 6 needed."


def test_headlines() -> None:
    facts = {"taker": 1, "contract": "garde_sans", "by": 12}
    said = texts.reason_text("french", "french", "failed", facts, kind="headline", language="fr")
    assert said == "2 : garde sans, chute de 12"


def test_a_fact_that_is_an_action_is_named() -> None:
    facts = {"seat": 0, "action": "say pay 6"}
    said = texts.reason_text("sicilian", "sicilian", "word_returned", facts, kind="note")
    assert said.endswith("(I give 6).")
