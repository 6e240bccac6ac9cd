"""Section 1 of the rule book: the cards and patterns that are played with."""

import copy
from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.board import BIT, CELL_NAMES, cell_count, is_connected
from schatzkiste.games.silver_gold.components import COLOURS, Components
from schatzkiste.games.silver_gold.game import SilverGoldGame
from schatzkiste.games.silver_gold.patterns import ORIENTATIONS, PATTERN_NAMES, PLACEMENTS
from tests.games.broken import changed, complaint
from tests.games.silver_gold.play import table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, cells_of, position


def components() -> Components:
    chest = sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    return chest.components


@pytest.mark.rule("SG-1.1")
def test_forty_seven_cards_in_four_colours() -> None:
    counts = Counter(COLOURS[card.colour] for card in components().cards)
    assert counts == {"purple": 12, "orange": 12, "green": 12, "grey": 11}


@pytest.mark.rule("SG-1.1")
def test_a_card_scores_its_number_of_fields() -> None:
    sizes = {"purple": 14, "orange": 12, "green": 10, "grey": 8}
    for card in components().cards:
        assert card.points == cell_count(card.fields) == sizes[COLOURS[card.colour]]


@pytest.mark.rule("SG-1.1")
def test_some_fields_have_symbols_and_some_cards_a_seal() -> None:
    cards = components().cards
    assert any(card.crosses for card in cards)
    assert any(card.coins for card in cards)
    assert any(card.palms for card in cards)
    seals = [(COLOURS[card.seal_colour], card.seal_value) for card in cards if card.seal_colour >= 0]
    assert 0 < len(seals) < 47
    assert {value for _, value in seals} == {1, 2}
    assert {colour for colour, _ in seals} == set(COLOURS)


@pytest.mark.rule("SG-1.2")
def test_every_island_is_in_one_piece_and_no_two_cards_are_alike() -> None:
    cards = components().cards
    assert all(is_connected(card.fields) for card in cards)
    assert len({tuple(card.rows) for card in cards}) == len(cards)


@pytest.mark.rule("SG-1.2")
def test_fields_hang_together_by_their_edges_only() -> None:
    for cells, together in (("a1b1", True), ("a1a2", True), ("a1b2", False), ("e1a2", False), ("a1e1", False)):
        mask = sum(BIT[CELL_NAMES.index(cell)] for cell in cells_of(cells))
        assert is_connected(mask) == together, cells


@pytest.mark.rule("SG-1.3")
def test_eight_expedition_cards_with_six_patterns() -> None:
    counts = Counter(PATTERN_NAMES[pattern] for pattern in components().expeditions)
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
    full = Seat(
        "grey-01 grey-02",
        coins=12,
        trophies=(6, 5, 4),
        palms=(1, 1, 1, 1),
        completed="purple-08 purple-10 orange-06 orange-07 orange-04 grey-04 grey-06 grey-07 grey-10",
    )
    other = Seat(OTHER.cards, completed="purple-01 purple-02")
    used = "square t l line3 corner corner"
    doc = position(full, other, display="green-01 green-02 grey-03 grey-05", round=4, turn=7, used=used).to_json()
    assert sk.game("silver_gold").from_json(doc).to_json() == doc, "13 coins and five palms are marked"
    for field, more, sentence in (
        ("coins", 13, "coins[0]: must be 0 to 12, not 13"),
        ("palms", [1] * 5, "palms[0]: must be 4 as marked, not 5"),
        ("trophies", [6, 5, 4, 3], "trophies[0]: must be one for each full row of coins"),
    ):
        assert sentence in complaint("silver_gold", changed(copy.deepcopy(doc), f"position.{field}.0", more))
