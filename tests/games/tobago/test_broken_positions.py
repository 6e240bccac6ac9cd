"""Positions that no game can reach are refused, with the place and the reason."""

import copy
import json
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.core import BadPosition, Rng
from tests.games.broken import changed, complaint
from tests.games.tobago.play import do, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_material import new
from tests.games.tobago.test_raising import HANDS, J4, raised

Document = dict[str, Any]


def copied(state: sk.State) -> Document:
    return copy.deepcopy(state.to_json())


def ordinary() -> Document:
    """A turn in which everything is in order."""
    return copied(position(hands=HANDS, paths={"white": "27:0"}, gold=["3"]))


def sharing() -> Document:
    """A treasure being shared: the first card taken, the second on offer."""
    state = raised("2", "3", "4", "5")
    do(state, "accept")
    return copied(state)


def left_over() -> Document:
    """A turn after a treasure that left a card face down."""
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS, gold_top="2 3 4 5")
    do(state, "raise white")
    settle(state)
    return copied(state)


def reshuffled() -> Document:
    """The last treasure being shared, after a reshuffle of gold that had partly lain face down."""
    state = position(
        vehicles="j4",
        paths={"white": J4, "black": "15:0 23:1"},
        hands=HANDS,
        gold_top="2 3 4 5 6 6 6 |",
        gold=["2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4", "5 5 5"],
    )
    do(state, "raise white")
    settle(state)
    do(state, "raise black")
    return copied(state)


def opening() -> Document:
    """A path about to be opened anew."""
    state = raised("2", "3", "4", "5")
    do(state, "accept", "accept", "accept")
    return copied(state)


def swapping() -> Document:
    """Two roses about to be swapped."""
    state = position(rules="advanced", hands=HANDS, amulets=[1], paths={"white": "33:0 39:1 14:0", "grey": J4})
    do(state, "swap-roses 33")
    return copied(state)


def first_clues() -> Document:
    """The second of three players is to lay the first clue."""
    state = new(3, "1", island="ABC-1")
    do(state, *["vehicle g7"] * 3)
    do(state, state.game.notation(state.legal_actions()[0]))
    return copied(state)


def vehicles() -> Document:
    """The second of three players is to put a vehicle on the island."""
    state = new(3, "1", island="ABC-1")
    do(state, "vehicle g7")
    return copied(state)


def over() -> Document:
    """The end after ten rounds in which nothing happened."""
    state = position(hands=HANDS, idle_turns=18)
    do(state, "stop", "stop")
    return copied(state)


NEXT_TO_A_HUT = ["a3", "b3", "b4", "h4", "h5", "i4", "i6", "j4", "j5", "l2", "m2", "m5", "m6", "n4"]
ORDINARY: list[tuple[str, object, str]] = [
    ("island", "XYZ-1", "island: must be one of"),
    ("island", "ABC-2", "island: must be ABC-1, which the option names"),
    ("vehicles.0", "o5", "vehicles[0]: o5 is no space of island ABC-1"),
    ("vehicles.0", "z9", "vehicles[0]: must be one of a3, a4, b2"),
    ("vehicles.0", None, "vehicles: must all be on the island"),
    ("amulets_on", ["o5"], "amulets_on: no statue can look at o5"),
    ("amulets_on", ["g7"], "amulets_on: no statue can look at g7"),
    ("amulets_on", ["j2", "j2"], "amulets_on[1]: names j2 twice"),
    ("amulets", [20, 1], "amulets: there are only 20 amulets"),
    ("facing", [0, 0, 6], "facing[2]: must be 0 to 5"),
    ("facing", [0, 0], "facing: must have 3 entries, not 2"),
    ("hands.0", ["27"], "path_clues.white: names clue 27, which lies elsewhere too"),
    ("hands.0", ["1", "1"], "hands[0][1]: names 1 twice"),
    ("hands.0", [1], "hands[0][0]: must be one of 1, 2, 3"),
    ("hands.0", ["1", "2"], "clue_stack: clue 3 lies nowhere"),
    ("clue_deal.0", 3, "clue_deal[0]: the clues were shuffled 2 times"),
    ("clue_deal.51", 1, "clue_deal[51]: must be the last shuffle for a clue in the stack"),
    ("path_clues.white", ["27", "46"], "path_roses.white: must have 2 entries, not 1"),
    ("path_clues", {"white": ["27"]}, "path_clues.grey: is missing"),
    ("path_clues.pink", [], "path_clues.pink: is unknown"),
    ("path_roses.white.0", "0+", "path_roses.white: there are double roses only with the advanced rules"),
    ("path_roses.white.0", "3", "path_roses.white: there is no seat 3"),
    ("path_roses.white.0", 0, "path_roses.white[0]: must be a text, not a number"),
    ("removed.grey", ["g7"], "removed.grey: there was no marker on g7"),
    ("removed.white", ["g7"], "removed.white: there was no marker on g7"),
    ("removed.white", NEXT_TO_A_HUT, "path_clues.white: leave no space at all"),
    ("gold.0", ["curse-a"], "gold[0]: curse-a cannot lie there"),
    ("gold.0", ["4a"], "gold_stack: names 4a, which lies elsewhere too"),
    ("gold.0", ["7a"], "gold[0][0]: must be one of 2a, 2b, 2c"),
    ("gold_stack", [], "gold_stack: 2c lies nowhere"),
    ("curses_gone", ["2a"], "curses_gone: names 2a, which lies elsewhere too"),
    ("mixed_down", [{"card": "2a", "draws": [1, 1, 1], "safe_draws": [0, 0, 0]}], "mixed_down: must be cards that"),
    ("mixed_down", [{"card": "2a", "draws": [1, 1, 1]}], "mixed_down[0].safe_draws: is missing"),
    ("mixed_down", [{"card": "2a", "seat": 0}], "mixed_down[0].seat: is unknown; known are card, draws, safe_draws"),
    ("remembered.0", ["2a"], "remembered[0]: names a card that does not lie face down"),
    ("raised", "white", "raised: means nothing in this phase"),
    ("asked", 0, "raised: names no treasure, but something of one is there"),
    ("rose_cards", [None], "raised: names no treasure, but something of one is there"),
    ("done", 1, "done: must be true or false, not a number"),
    ("done", True, "turn: nothing is left to do in it, so it is over"),
    ("legs", 1, "legs: must be 0 when no drive is under way"),
    ("drive", "action", "drive: an action drive has begun with a leg"),
    ("drive", "fast", "drive: must be one of none, action, extra"),
    ("first_clue", "1", "first_clue"),
    ("opened", "grey", "opened: means nothing in this phase"),
    ("swapped", "27", "swapped: means nothing in this phase"),
    ("turn", 1, "turn: cannot be 1 after 13 turns from seat 0 on"),
    ("turns", 0, "turn: cannot be 0 after 0 turns from seat 0 on"),
    ("idle_turns", 13, "idle_turns: must not be more than the turns that are over"),
    ("boats", 1, "boats: is unknown"),
]
SHARED: list[tuple[str, object, str]] = [
    ("raised", None, "raised: is missing in this phase"),
    ("raised", "grey", "raised: does not lie under the vehicle"),
    ("vehicles.0", "j3", "raised: does not lie under the vehicle"),
    ("rose_cards", ["2a", None], "rose_cards: must have 3 entries, not 2"),
    ("rose_cards", ["2a", None, "3a"], "rose_cards: must be cards turned up before the one on offer, each once"),
    ("rose_cards", ["2a", None, "2a"], "rose_cards: must be cards turned up before the one on offer, each once"),
    ("gold", [[], ["2a"]], "gold[0]: must end with the cards taken from this treasure"),
    ("rose_cards", [None, None, None], "gold_discards: must end with the cards of this treasure that nobody wanted"),
    ("asked", 0, "asked: must be a rose that has brought no card"),
    ("asked", 7, "asked: must be a rose that has brought no card"),
    ("asked", None, "asked: must be a rose that has brought no card"),
    ("asked", 2, "turn: seat 0 must be the only one in to_act"),
    ("shown", [], "gold_stack: 3a lies nowhere"),
    ("shown", ["3a"], "rose_cards: must be cards turned up before the one on offer, each once"),
    ("pile", [], "gold_stack: 4a lies nowhere"),
    ("drawn", [["5a"], ["5a"]], "drawn[0]: must be as many cards as this seat has roses there"),
    ("drawn", [["2b", "3b"], ["5a"]], "drawn[0]: must be cards of this treasure that nobody else drew"),
    ("mixed", ["2a"], "gold_stack: must be cards that were reshuffled"),
    ("progress", False, "progress: a treasure was raised"),
    ("drive", "action", "drive: an action drive has begun with a leg"),
    ("turn", 1, "raised: does not lie under the vehicle"),
]
OTHERS = {
    "more safe draws than draws": (
        *(left_over, "face_down.0.safe_draws", [9, 0, 0]),
        "face_down[0].safe_draws: must not be more than the draws",
    ),
    "nobody who drew it": (
        *(left_over, "face_down.0.draws", [0, 0, 0]),
        "face_down[0].draws: leave nobody who can have drawn this card",
    ),
    "cards face down while the discards are reshuffled": (
        *(reshuffled, "face_down", [{"card": "5a", "draws": [1, 1, 1], "safe_draws": [0, 0, 0]}]),
        "face_down: names 5a, which lies elsewhere too",
    ),
    "too many reshuffled": (reshuffled, "mixed", [], "mixed_down: must be cards that were reshuffled"),
    "a path to open that has clues": (opening, "opened", "black", "opened: must be an empty path"),
    "no path to open": (opening, "opened", None, "opened: is missing in this phase"),
    "a drive that a treasure has ended": (opening, "legs", 1, "legs: must be 0 when no drive is under way"),
    "a swap of nothing": (swapping, "swapped", None, "swapped: is missing in this phase"),
    "a swap on no path": (swapping, "swapped", "1", "swapped: must lie on a path, with the advanced rules"),
    "a swap on a located path": (swapping, "swapped", "6", "swapped: bears a rose that cannot be swapped"),
    "a swap without a partner": (
        *(swapping, "path_roses.white", ["0", "0", "0"]),
        "swapped: bears a rose that cannot be swapped",
    ),
    "no clue drawn": (first_clues, "first_clue", None, "clue_stack: clue"),
    "a turn during the set-up": (first_clues, "turns", 1, "turn: cannot be so during the set-up"),
    "an action during the set-up": (first_clues, "done", True, "done: cannot be so during the set-up"),
    "a leg during the set-up": (vehicles, "legs", 1, "legs: cannot be so during the set-up"),
    "an amulet during the set-up": (first_clues, "amulets.0", 1, "amulets: cannot be so during the set-up"),
    "a vehicle missing": (first_clues, "vehicles.0", None, "vehicles: cannot be so during the set-up"),
    "progress without a clue": (vehicles, "progress", True, "progress: cannot be so during the set-up"),
    "an end in mid game": (over, "idle_turns", 19, "turn: the game is not over, so to_act must name this seat"),
    "an end in mid drive": (over, "drive", "action", "the game is over, so nothing is under way"),
}


def told(doc: Document) -> str:
    return complaint("tobago", doc).removeprefix("position.position").removeprefix(".").removeprefix(": ")


@pytest.mark.parametrize(("path", "value", "sentence"), ORDINARY)
def test_a_broken_turn(path: str, value: object, sentence: str) -> None:
    assert told(changed(ordinary(), f"position.{path}", value)).startswith(sentence)


@pytest.mark.parametrize(("path", "value", "sentence"), SHARED)
def test_a_broken_sharing(path: str, value: object, sentence: str) -> None:
    assert told(changed(sharing(), f"position.{path}", value)).startswith(sentence)


@pytest.mark.parametrize("case", OTHERS)
def test_other_broken_positions(case: str) -> None:
    good, path, value, sentence = OTHERS[case]
    assert told(changed(good(), f"position.{path}", value)).startswith(sentence)


@pytest.mark.parametrize(
    "good", [ordinary, sharing, left_over, reshuffled, opening, swapping, first_clues, vehicles, over]
)
def test_a_good_position_comes_back_unchanged(good: Any) -> None:  # noqa: ANN401
    doc = good()
    assert sk.game("tobago").from_json(copy.deepcopy(doc)).to_json() == doc


@pytest.mark.parametrize("key", sorted(ordinary()["position"]))
def test_a_missing_entry(key: str) -> None:
    doc = ordinary()
    del doc["position"][key]
    assert told(doc) == f"{key}: is missing"


@pytest.mark.rule("TO-2.2")
def test_a_curse_in_the_safe_part_of_the_stack() -> None:
    doc = ordinary()
    doc["position"]["gold_stack"].sort()  # the curses come to lie on top
    assert told(doc) == "gold_stack: has a curse among its top 9 cards"


@pytest.mark.rule("TO-2.2")
def test_a_curse_drawn_from_the_safe_part_of_the_stack() -> None:
    doc = copied(raised("2", "3", "4", "curse"))
    assert "curse" in told(doc)


@pytest.mark.rule("TO-2.4")
def test_as_many_paths_have_begun_as_there_are_players() -> None:
    doc = ordinary()
    filler = doc["position"]["path_clues"]["black"].pop()
    doc["position"]["path_roses"]["black"] = []
    doc["position"]["clue_stack"].append(filler)
    assert told(doc) == "path_clues: 2 players have begun as many paths"


@pytest.mark.rule("TO-3.4")
def test_a_clue_that_ruled_nothing_out() -> None:
    with pytest.raises(BadPosition, match=r"path_clues\.white: clue 34 ruled nothing out"):
        position(paths={"white": "33:0 34:1"})


@pytest.mark.rule("TO-3.4", "TO-6.2")
def test_a_clue_that_ruled_out_only_what_an_amulet_had_removed() -> None:
    others = "a3 b3 b4 h5 i6 j4 j5 l2 m2 m5 m6"  # next to a hut, and not in the scrubland
    position(paths={"white": "27:0 3:1"}, removed={"white": others})
    with pytest.raises(BadPosition, match=r"path_clues\.white: clue 3 ruled nothing out"):
        position(paths={"white": "27:0 3:1"}, removed={"white": f"{others} n4"})


@pytest.mark.rule("TO-2.3")
def test_a_vehicle_out_of_turn_order() -> None:
    doc = vehicles()
    placed = doc["position"]["vehicles"]
    doc["position"]["vehicles"] = [placed[-1], *placed[:-1]]
    assert told(doc) == "vehicles: cannot be so during the set-up"


@pytest.mark.rule("TO-2.5")
def test_a_short_hand_while_the_first_stack_lasts() -> None:
    doc = ordinary()
    doc["chance"][2] = 1
    doc["position"]["clue_deal"] = [1] * 52
    doc["position"]["clue_discards"] = [doc["position"]["clue_stack"].pop()]
    sk.game("tobago").from_json(copy.deepcopy(doc))
    doc["position"]["clue_stack"].insert(0, doc["position"]["hands"][0].pop())
    assert told(doc) == "hands[0]: must be 6 clues while the first stack lasts"


@pytest.mark.rule("TO-5.4")
def test_a_card_left_over_that_two_have_drawn() -> None:
    doc = left_over()
    card = doc["position"]["face_down"][0]["card"]
    doc["position"]["remembered"] = [[card], [card]]
    assert told(doc) == "face_down[0]: seats 0 and 1 cannot both have drawn it"


@pytest.mark.rule("TO-7.1")
def test_a_turn_after_the_last_treasure() -> None:
    doc = ordinary()
    doc["position"]["gold_discards"] += [card for card in doc["position"]["gold_stack"] if "curse" not in card]
    doc["position"]["curses_gone"] = ["curse-a", "curse-b"]
    doc["position"]["gold_stack"] = []
    assert told(doc) == "gold_stack: is empty, so the game is over"


def test_an_end_in_mid_game() -> None:
    assert told(changed(ordinary(), "to_act", [])) == "turn: the game is not over, so to_act must name this seat"


def test_someone_else_is_asked() -> None:
    assert told(changed(ordinary(), "to_act", [1])) == "turn: seat 0 must be the only one in to_act"


def test_too_many_roses() -> None:
    with pytest.raises(BadPosition, match="seat 0 has only 15 roses"):
        position(
            rules="advanced",
            paths={"white": "33:0+ 39:0+ 13:0+ 25:0+", "brown": "35:0+ 36:0+ 37:0+ 38:0+ 40:0+"},
        )


def test_too_large_a_hand() -> None:
    with pytest.raises(BadPosition, match=r"hands\[0\]: must be at most 6 clues"):
        position(hands=["1 2 3 4 5 6 7"])


@pytest.mark.parametrize("good", [ordinary, sharing, left_over, reshuffled, opening, swapping, first_clues])
def test_any_value_replaced_is_refused_or_played(good: Any) -> None:  # noqa: ANN401
    """No document makes anything but a position that plays on or an error that names the place."""
    text = json.dumps(good())
    rng = Rng("broken")
    complaints: list[str] = []
    for _ in range(100):
        doc = json.loads(text)
        spoil(doc["position"], rng)
        try:
            read = sk.game("tobago").from_json(doc)
        except BadPosition as error:
            complaints.append(str(error))
            continue
        for seat in range(read.players):
            read.observation(seat).sample(rng).view(seat)
        for _ in range(20):
            if read.to_act:
                read.apply(rng.pick(read.legal_actions()))
    assert len(complaints) > 50
    assert all(complaint.startswith("position") for complaint in complaints)


def spoil(value: dict[str, Any] | list[Any], rng: Rng) -> None:
    """Replace one value somewhere within."""
    odd: list[Any] = [None, -1, 0, 1, 7, 99, "", "1", "g7", "2a", "white", [], {}, True, [1], [0, 0, 0], ["2a"]]
    key = rng.below(len(value))
    inner = list(value.values())[key] if isinstance(value, dict) else value[key]
    if isinstance(inner, dict | list) and inner and rng.below(4):
        spoil(inner, rng)
    elif isinstance(value, dict):
        value[list(value)[key]] = odd[rng.below(len(odd))]
    else:
        value[key] = odd[rng.below(len(odd))]
