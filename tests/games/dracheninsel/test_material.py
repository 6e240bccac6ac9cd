"""Section 1 of the rule book: island, tiles, boats, dragons, treasures and cards."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.core.hexgrid import distance, neighbours
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.game import DracheninselGame
from tests.games.dracheninsel.play import choices, seen_by
from tests.games.dracheninsel.positions import position
from tests.games.talk import kinds, refused

COLOURS = ["green", "yellow", "grey", "blue", "brown", "red"]
NEXT = dict(zip(COLOURS, [*COLOURS[1:], COLOURS[0]], strict=True))
TERRAIN = dict(zip(["forest", "desert", "mountain", "water", "farmland", "volcano"], COLOURS, strict=True))


def own_game() -> DracheninselGame:
    game = sk.game("dracheninsel")
    assert isinstance(game, DracheninselGame)
    return game


@pytest.mark.rule("DI-1.1")
def test_61_hexagons_and_six_boats_that_touch_two_each() -> None:
    view = seen_by(own_game().new(6, "1"), None)
    fields = {(field["q"], field["r"]) for field in view["fields"]}
    assert len(fields) == 61
    assert all(distance(field, (0, 0)) <= 4 for field in fields)
    assert [field["name"] for field in view["fields"] if (field["q"], field["r"]) == (0, 0)] == ["e5"]
    for boat in view["boats"]:
        assert sum(place in fields for place in neighbours((boat["q"], boat["r"]))) == 2
        assert sum(field["landing"] == boat["colour"] for field in view["fields"]) == 2


@pytest.mark.rule("DI-1.2", "DI-2.1")
def test_ten_tiles_of_each_terrain_and_none_on_the_treasure_field() -> None:
    view = seen_by(own_game().new(4, "1"), None)
    assert Counter(field["terrain"] for field in view["fields"]) == Counter(
        [None, *(terrain for terrain in TERRAIN for _ in range(10))]
    )
    assert [field["name"] for field in view["fields"] if field["terrain"] is None] == ["e5"]
    assert [boat["colour"] for boat in view["boats"]] == COLOURS


@pytest.mark.rule("DI-1.3")
def test_a_sixth_of_a_turn_makes_every_terrain_the_next_one() -> None:
    view = seen_by(own_game().new(6, "1"), None)
    colour_at = {(field["q"], field["r"]): TERRAIN.get(field["terrain"] or "") for field in view["fields"]}
    boats = {boat["colour"]: (boat["q"], boat["r"]) for boat in view["boats"]}
    for (q, r), colour in colour_at.items():
        if colour is not None:
            assert colour_at[-r, q + r] == NEXT[colour]
    for colour, (q, r) in boats.items():
        assert boats[NEXT[colour]] == (-r, q + r)


@pytest.mark.rule("DI-1.4")
def test_two_dragons_wait_beside_the_island() -> None:
    state = position("patrol betrayal-patrol")
    assert all(field["dragon"] is None for field in seen_by(state, None)["fields"])
    for field, number in (("c4", 1), ("c5", 2)):
        state.apply(state.game.parse(f"patrol {'patrol' if number == 1 else 'betrayal-patrol'}"))
        state.apply(state.game.parse(f"place {field}"))
        assert next(place["dragon"] for place in seen_by(state, 0)["fields"] if place["name"] == field) == number


@pytest.mark.rule("DI-1.5")
def test_seven_treasures() -> None:
    view = seen_by(own_game().new(4, "1"), None)
    assert [treasure["value"] for treasure in view["treasures"]] == [100, 125, 150, 175, 200, 240, 300]


@pytest.mark.rule("DI-1.6")
def test_99_cards() -> None:
    deck = dict(zip(CARD_NAMES, own_game().components.deck, strict=True))
    assert sum(deck.values()) == 99
    assert [deck[card] for card in ("forest", "desert", "mountain", "water", "farmland", "volcano")] == [8] * 6
    assert [deck[card] for card in ("desert-mountain", "forest-volcano", "water-farmland")] == [2] * 3
    assert [deck[card] for card in ("flight", "elements", "journey", "forces")] == [6] * 4
    assert [deck[card] for card in ("patrol", "curse", "slumber", "slumber-terror", "slumber-patrol")] == [
        3,
        1,
        1,
        1,
        1,
    ]
    halves = [card for card in deck if "betrayal" in card] + ["counterspell-terror", "terror-sneak"]
    assert [deck[card] for card in halves] == [2] * 7


@pytest.mark.rule("DI-1.7")
def test_green_cards_out_of_turn_and_the_others_only_in_the_own_one() -> None:
    state = position("", "slumber-terror forest flight", hunters={"green": "e8"})
    for notation in ("terror slumber-terror", "step i4", "flight"):
        assert refused(state, notation, 1) == "not-your-turn (DI-2.5)"
    assert "stop" not in kinds(state, 0)


@pytest.mark.rule("DI-1.7")
def test_a_green_half_is_played_in_the_turn_of_another() -> None:
    state = position("forest", "slumber-terror", hunters={"green": "f7"})
    state.apply(state.game.parse("step e8"))
    assert kinds(state, 1) == {"stop", "let-go"}
    assert choices(state, "stop", 1) == ["slumber-terror"]
    assert refused(state, "terror slumber-terror", 1) == "not-now (DI-9.1)"
