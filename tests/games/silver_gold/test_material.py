"""Section 1 of the rule book: the cards and patterns that are played with."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.game import SilverGoldGame
from schatzkiste.games.silver_gold.grid import cell_count, is_connected
from schatzkiste.games.silver_gold.patterns import ORIENTATIONS, PATTERN_NAMES, PLACEMENTS
from schatzkiste.games.silver_gold.tables import COLOURS, Tables
from tests.games.silver_gold.play import table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, position


def tables() -> Tables:
    chest = sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    return chest.tables


@pytest.mark.rule("SG-1.1")
def test_forty_seven_cards_in_four_colours() -> None:
    counts = Counter(COLOURS[card.colour] for card in tables().cards)
    assert counts == {"purple": 12, "orange": 12, "green": 12, "grey": 11}


@pytest.mark.rule("SG-1.1")
def test_a_card_scores_its_number_of_fields() -> None:
    sizes = {"purple": 14, "orange": 12, "green": 10, "grey": 8}
    for card in tables().cards:
        assert card.points == cell_count(card.fields) == sizes[COLOURS[card.colour]]


@pytest.mark.rule("SG-1.1")
def test_some_fields_have_symbols_and_some_cards_a_seal() -> None:
    cards = tables().cards
    assert any(card.crosses for card in cards)
    assert any(card.coins for card in cards)
    assert any(card.palms for card in cards)
    seals = [(COLOURS[card.seal_colour], card.seal_value) for card in cards if card.seal_colour >= 0]
    assert 0 < len(seals) < 47
    assert {value for _, value in seals} == {1, 2}
    assert {colour for colour, _ in seals} == set(COLOURS)


@pytest.mark.rule("SG-1.2")
def test_every_island_is_in_one_piece_and_no_two_cards_are_alike() -> None:
    cards = tables().cards
    assert all(is_connected(card.fields) for card in cards)
    assert len({tuple(card.rows) for card in cards}) == len(cards)


@pytest.mark.rule("SG-1.3")
def test_eight_expedition_cards_with_six_patterns() -> None:
    counts = Counter(PATTERN_NAMES[pattern] for pattern in tables().expeditions)
    assert counts == {"line2": 1, "line3": 2, "corner": 2, "t": 1, "l": 1, "square": 1}


@pytest.mark.rule("SG-1.3", "SG-3.2")
def test_every_orientation_of_every_pattern_is_known_once() -> None:
    assert [len(orientations) for orientations in ORIENTATIONS] == [2, 2, 4, 4, 8, 1]
    assert len(PLACEMENTS) == len(set(PLACEMENTS)) == 40 + 30 + 64 + 48 + 96 + 16


@pytest.mark.rule("SG-1.4")
def test_the_round_card_shows_four_rounds_six_trophies_and_eight_patterns() -> None:
    view = table(position(PLAIN, OTHER))
    assert (view["rounds"], view["turns"]) == (4, 7)
    assert [trophy["points"] for trophy in view["trophies"]] == [6, 5, 4, 3, 2, 1]
    assert len(view["patterns"]) == 8


@pytest.mark.rule("SG-1.4")
def test_the_score_card_has_twelve_coins_three_trophies_and_four_palms() -> None:
    with pytest.raises(sk.BadDocument, match=r"coins: must be 0 to 12, not 13"):
        position(Seat(PLAIN.cards, coins=13), OTHER)
    with pytest.raises(sk.BadDocument, match=r"palms: has room for 4 palms, not 5"):
        position(Seat(PLAIN.cards, palms=(1, 1, 1, 1, 1)), OTHER)
    with pytest.raises(sk.BadDocument, match=r"trophies: must be one for each full row of coins"):
        position(Seat(PLAIN.cards, coins=12, trophies=(6, 5, 4, 3)), OTHER)
