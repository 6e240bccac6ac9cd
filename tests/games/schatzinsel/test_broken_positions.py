"""Positions from outside: a good one comes back unchanged, a broken one is refused with the place and the reason."""

import copy
from typing import Any

import pytest

import schatzkiste as sk
from tests.games.broken import changed, complaint
from tests.games.schatzinsel.play import do
from tests.games.schatzinsel.positions import Behind, position

PICTURE = """
    . . . . .
    . 1 . . .
    . . # . .
    . . . . .
    . . . . .
"""
TWO_TILES = PICTURE.replace("1", "#")
ALL_GUARDED = PICTURE.replace("#", "1").replace(". . . . .", "1 . . . .", 1)
SCREENS = [
    Behind("1-1 1-2 1-3 1-4", chests=3, guards=2),
    Behind("5-5 4-4 5-4 5-3", chests=4, guards=1, seen="5-5"),
]
OWN = sk.game("schatzinsel")


def good() -> dict[str, Any]:
    """A position in which everything is in order."""
    return copy.deepcopy(position(PICTURE, SCREENS, free_guards=4, game=OWN).to_json())


@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_a_position_in_the_midst_of_a_turn_comes_back_unchanged(rules: str) -> None:
    state = position(PICTURE, SCREENS, free_guards=4, rules=rules, game=OWN)
    do(state, "lay 1-1")
    again = OWN.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.legal_actions() == state.legal_actions()


def test_a_finished_game_comes_back_unchanged() -> None:
    state = position(TWO_TILES, [Behind("1-1"), Behind()])
    do(state, "lay 1-1")
    again = state.game.from_json(state.to_json())
    assert again.is_over
    assert again.fingerprint() == state.fingerprint()


HEAD = {
    "another game": ("game", "tobago", "position.game: must be 'schatzinsel', not 'tobago'"),
    "another version": ("rules_version", 99, "position.rules_version: is 99, and only 1 can be read here"),
    "an unknown entry": (
        "weather",
        "fair",
        "position.weather: is unknown; known are game, rules_version",
    ),
    "players in words": ("players", "two", "position.players: must be a whole number, not a text"),
    "a missing stream": ("chance", [1, 1], "position.chance: must have 3 entries, not 2"),
    "a stream below zero": ("chance.1", -1, "position.chance[1]: must be 0 to 1073741824, not -1"),
    "a phase of no game": ("phase", "storm", "position.phase: must be one of turn, not 'storm'"),
    "a seat at no table": ("to_act", [2], "position.to_act[0]: must be 0 to 1, not 2"),
    "a seat twice": ("to_act", [0, 0], "position.to_act: must be seats in rising order, not [0, 0]"),
    "no object": ("position", [], "position.position: must be an object, not a list"),
}
ENTRIES = {
    "an unknown entry": ("wind", 3, "wind: is unknown; known are rows, columns, start"),
    "four stones": ("rows", [1, 2, 3, 4], "rows: must have 5 entries, not 4"),
    "a stone twice": ("columns", [1, 2, 3, 4, 4], "columns: must have each number from 1 to 5 once"),
    "a stone of six": ("rows", [1, 2, 3, 4, 6], "rows[4]: must be 1 to 5, not 6"),
    "a start off the board": ("start", "0-0", "start: must be one of 1-1, 1-2"),
    "a start not laid": ("start", "1-1", "start: must lie on the board"),
    "a tile of no kind": ("board.0", "9-9", "board[0]: must be one of 1-1, 1-2"),
    "a tile twice": ("board", ["3-3", "3-3"], "board[1]: names 3-3 twice"),
    "a tile in two places": ("hands.1.0", "3-3", "hands[1]: names 3-3, which lies elsewhere too"),
    "a lost tile": ("hands.0", ["1-1"], "tile 1-2 lies nowhere"),
    "a chest without a cross": ("chests_on", ["2-2", "1-2"], "chests_on: must stand on laid tiles with a cross"),
    "a chest off the island": ("chests_on", ["2-2", "1-1"], "chests_on: must stand on laid tiles with a cross"),
    "too many chests": ("chests.0", 6, "chests: must make 8 with those on the board"),
    "too few chests": ("chests", [0, 0], "chests: must make 8 with those on the board"),
    "more chests than were dealt": ("chests", [2, 5], "chests[1]: must be at most 4"),
    "too many guards": ("stock_guards", 5, "guards: must make 8 with those on the board and the free ones"),
    "too few guards": ("stock_guards", 0, "guards: must make 8 with those on the board and the free ones"),
    "a guard more than was dealt or taken": (
        "guards",
        [3, 0],
        "stock_guards: must be fewer when so many have been taken",
    ),
    "a tile taken that was not free": ("seen.0", ["1-1"], "stock: must be fewer when so many have been taken (SI-3.1)"),
    "a guard on no tile": ("guards_on", {"7-7": 1}, "guards_on.7-7: must be one of 1-1, 1-2"),
    "no guard": ("guards_on.2-2", 0, "guards_on.2-2: must be 1 to 8, not 0"),
    "a guard without a chest": ("guards_on", {"3-3": 1}, "guards_on: 3-3 has a guard without a chest"),
    "a screen too few": ("hands", [], "hands: must have 2 entries, not 0"),
    "a seen tile elsewhere": ("seen.0", ["5-5"], "seen[0]: names a tile that is not behind this"),
    "points below zero": ("points", [0, -1], "points[1]: must be 0 to 1073741824, not -1"),
    "a turn of nobody": ("turn", 2, "turn: must be 0 to 1, not 2"),
    "the turn of another": ("turn", 1, "turn: must be the only seat in to_act"),
    "a kind of no rule": ("kind", "swim", "kind: must be one of take, take-guard, lay, chest, guard, not 'swim'"),
    "a closed kind of no rule": ("closed", ["swim"], "closed[0]: must be one of take, take-guard, lay, chest, guard"),
    "a closed kind too early": ("closed", ["take"], "closed: cannot be ['take'] with these rules and this kind"),
    "a closed kind twice": ("closed", ["take", "take"], "closed[1]: names take twice"),
    "a kind that closes nothing": ("kind", "chest", "closed: cannot be [] with these rules and this kind"),
    "a last tile too early": ("last", "3-3", "last: must be named exactly when tiles are being laid"),
    "no last tile": ("kind", "lay", "last: must be named exactly when tiles are being laid"),
    "a last tile off the island": ("last", "1-1", "last: must lie on the board"),
}


@pytest.mark.parametrize("case", HEAD)
def test_a_broken_head(case: str) -> None:
    path, value, sentence = HEAD[case]
    assert complaint("schatzinsel", changed(good(), path, value)).startswith(sentence)


@pytest.mark.parametrize("case", ENTRIES)
def test_a_broken_entry(case: str) -> None:
    path, value, sentence = ENTRIES[case]
    assert complaint("schatzinsel", changed(good(), f"position.{path}", value)).startswith(
        ("position.position." + sentence, f"position.position: {sentence}")
    )


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("players", 5, "schatzinsel is for 2, 3, 4 players, not 5"),
        ("options.rules", "flint", "option rules of schatzinsel is silver, hawkins, not 'flint'"),
        ("seed", "xyz", "a seed is a text of 1 to 64 hexadecimal digits, not 'xyz'"),
    ],
)
def test_an_agreement_the_game_does_not_take(path: str, value: object, sentence: str) -> None:
    with pytest.raises(sk.SchatzkisteError) as caught:
        sk.game("schatzinsel").from_json(changed(good(), path, value))
    assert str(caught.value).endswith(sentence)


@pytest.mark.parametrize("key", sorted(good()))
def test_a_missing_head_entry(key: str) -> None:
    doc = good()
    del doc[key]
    assert complaint("schatzinsel", doc) == f"position.{key}: is missing"


@pytest.mark.parametrize("key", sorted(good()["position"]))
def test_a_missing_entry(key: str) -> None:
    doc = good()
    del doc["position"][key]
    assert complaint("schatzinsel", doc) == f"position.position.{key}: is missing"


@pytest.mark.parametrize(("doc", "kind"), [(None, "null"), ([], "a list"), ("schatzinsel", "a text"), (3, "a number")])
def test_no_document_at_all(doc: object, kind: str) -> None:
    assert complaint("schatzinsel", doc) == f"position: must be an object, not {kind}"


def test_more_than_one_guard_on_a_chest_unless_agreed() -> None:
    doc = changed(good(), "position.guards_on", {"2-2": 2})
    doc["position"]["stock_guards"] = 3
    assert complaint("schatzinsel", doc) == "position.position.guards_on: 2-2 has more than one guard"
    doc["options"]["guards"] = "any"
    sk.game("schatzinsel").from_json(doc)


@pytest.mark.rule("SI-2.3")
def test_a_tile_that_was_neither_dealt_nor_taken() -> None:
    doc = good()
    doc["position"]["hands"][0].append(doc["position"]["stock"].pop())
    assert complaint(OWN, doc) == (
        "position.position.hands[0]: must be at most 4 tiles, besides those that were seen being taken"
    )


@pytest.mark.parametrize("chance", [[0, 1, 1], [1, 2, 1], [1, 1, 2]])
def test_chance_is_used_for_the_set_up_and_never_again(chance: list[int]) -> None:
    sentence = f"position.position: goes with the chance [1, 1, 1], not {chance}"
    assert complaint(OWN, changed(good(), "chance", chance)) == sentence


def test_a_turn_that_begins_with_nothing_is_the_end() -> None:
    state = position(TWO_TILES, [Behind("1-1"), Behind()])
    doc = state.to_json()
    doc["to_act"] = [1]
    nested = doc["position"]
    assert isinstance(nested, dict)
    nested["turn"] = 1
    assert complaint(state.game, doc) == "position.position.turn: has nothing behind the screen, so the game is over"


def test_a_turn_in_which_nothing_can_be_done() -> None:
    state = position(ALL_GUARDED, [Behind(), Behind(guards=1)], rest=0)
    doc = state.to_json()
    doc["to_act"] = [1]
    nested = doc["position"]
    assert isinstance(nested, dict)
    nested["turn"] = 1
    assert complaint(state.game, doc) == "position.position.turn: can do nothing more, so it is not this seat's turn"


def test_an_end_in_mid_game() -> None:
    assert complaint("schatzinsel", changed(good(), "to_act", [])) == (
        "position.position.turn: the game is not over, so to_act must name this seat"
    )


def test_a_turn_that_should_have_ended_by_itself() -> None:
    state = position(PICTURE, [Behind(chests=1), Behind("1-1")], rules="hawkins")
    doc: dict[str, Any] = copy.deepcopy(state.to_json())
    doc["position"]["kind"] = "guard"
    doc["position"]["closed"] = ["take", "take-guard", "lay", "chest"]
    assert complaint(state.game, doc) == "position.position.turn: can do nothing more, so it is not this seat's turn"


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("players", 5, "position: schatzinsel is for 2, 3, 4 players, not 5"),
        ("options.rules", "pirate", "position: option rules of schatzinsel is silver, hawkins, not 'pirate'"),
        ("seed", "xyz", "position: a seed is a text of 1 to 64 hexadecimal digits, not 'xyz'"),
    ],
)
def test_a_wrong_setup_is_a_wrong_position(path: str, value: object, sentence: str) -> None:
    assert complaint("schatzinsel", changed(good(), path, value)) == sentence


@pytest.mark.rule("SI-1.4")
def test_any_score_can_be_read_back() -> None:
    assert sk.game("schatzinsel").from_json(changed(good(), "position.points", [100_008, 3])).scores() == [100_008, 3]
