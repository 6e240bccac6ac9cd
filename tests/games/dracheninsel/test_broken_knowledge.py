"""What a position says about knowledge of cards is refused where it cannot be true."""

import copy
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from tests.games.broken import changed, complaint
from tests.games.dracheninsel.play import do
from tests.games.dracheninsel.positions import START, position

NEW = ("forest", "desert", "mountain", "volcano")
LOG: list[object] = [
    ["drew", 1, "mountain"],
    ["stole", 2, 1, "forest"],
    ["saw", 1, 0, "curse"],
    ["showed", 2, "forest"],
]


def good() -> dict[str, Any]:
    """Four cards were shuffled, one was drawn, one stolen and shown, one stolen and given back; seat 3 knows a card."""
    doc = position("curse", "water mountain", "desert", draws="volcano desert forest", thin_pile=3).to_json()
    where = doc["position"]
    assert isinstance(where, dict)
    starts: list[dict[str, object]] = [START | {"pile": dict.fromkeys(NEW, 1)} for _ in range(4)]
    starts[3] |= {"belief": [{"weight": 1, "cards": [[1, "water"]]}, {"weight": 2, "cards": [[2, "desert"]]}]}
    where["knowledge"] = {"log": copy.deepcopy(LOG), "starts": starts}
    return copy.deepcopy(doc)


def test_the_good_one_comes_back_unchanged() -> None:
    assert sk.game("dracheninsel").from_json(good()).to_json() == good()


def test_what_one_seat_knows_comes_back_unchanged() -> None:
    """Other seats follow the log only from now on, and cards it did not see are hidden."""
    world = sk.game("dracheninsel").from_json(good()).observation(2).sample(Rng("world"))
    doc: Any = world.to_json()
    assert sk.game("dracheninsel").from_json(doc).to_json() == doc
    knowledge = doc["position"]["knowledge"]
    assert knowledge["log"] == [["drew", 1, None], ["stole", 2, 1, "forest"], ["saw", 1, 0, None], LOG[3]]
    assert [start["since"] for start in knowledge["starts"]] == [4, 4, 0, 4]


ENTRIES: dict[str, tuple[str, object, str]] = {
    "no object": ("", [], ": must be an object, not a list"),
    "an unknown key": ("rumour", 1, ".rumour: is unknown; known are log, starts"),
    "no log": ("log", {}, ".log: must be a list, not an object"),
    "a log without end": ("log", LOG * 126, ".log: must have at most 500 entries, not 504"),
    "an empty entry": ("log.0", [], ".log[0][0]: must be a text, not null"),
    "an unknown entry": ("log.0", ["lost", 1, "forest"], ".log[0][0]: must be one of drew, showed, stole, saw"),
    "an entry too short": ("log.1", ["stole", 2, "forest"], ".log[1]: must have 4 entries, not 3"),
    "an entry of nobody": ("log.0.1", 4, ".log[0][1]: must be 0 to 3, not 4"),
    "a theft from oneself": ("log.1.2", 2, ".log[1][2]: must be another seat"),
    "a show of no card": ("log.3.2", None, ".log[3][2]: must be a text, not null"),
    "a draw of no kind": ("log.0.2", "joker", ".log[0][2]: must be one of forest, desert"),
    "a draw that its seat does not know": ("log.0.2", None, ".log[0]: a seat must know this card"),
    "a theft that its victim does not know": ("log.1.3", None, ".log[1]: a seat must know this card"),
    "a sight that its seat does not know": ("log.2.3", None, ".log[2]: a seat must know this card"),
    "a draw that went nowhere": ("log.0.2", "flight", ".log[0]: the seat does not have this card afterwards"),
    "a theft of another card": ("log.1.3", "volcano", ".log[1]: the seat does not have this card afterwards"),
    "more draws than cards": ("log.0.1", 3, ".log[0]: the seat does not have this card afterwards"),
    "a card shown and gone": ("log.3.2", "flight", ".log[1]: the seat does not have this card afterwards"),
    "a sight of a card that is not there": ("log.2.3", "water", ".starts[1].belief: leads to cards that are not there"),
    "few starts": ("starts", [START], ".starts: must have 4 entries, not 1"),
    "a start without a pile": ("starts.1", {"since": 0, "belief": []}, ".starts[1].pile: is missing"),
    "a start in the future": ("starts.1.since", 5, ".starts[1].since: must be at most 4, not 5"),
    "a pile of no kind": ("starts.1.pile", {"joker": 1}, ".starts[1].pile.joker: must be one of forest, desert"),
    "a pile without the card drawn": (
        "starts.1.pile",
        {"forest": 1, "desert": 1, "volcano": 1},
        ".starts[1]: does not fit the cards in hands and pile",
    ),
    "a pile of other cards": (
        "starts.0.pile",
        {"forest": 1, "desert": 1, "mountain": 1, "curse": 1},
        ".starts[0]: does not fit the cards in hands and pile",
    ),
    "no belief": ("starts.0.belief", [], ".starts[0].belief: must have 1 to 64 possibilities, not 0"),
    "a belief without weight": ("starts.3.belief.0.weight", 0, ".starts[3].belief[0].weight: must be 1 to 4194304"),
    "half a card": ("starts.3.belief.0.cards.0", [1], ".starts[3].belief[0].cards[0]: must have 2 entries, not 1"),
    "a belief about one's own hand": (
        "starts.0.belief.0.cards",
        [[0, "curse"]],
        ".starts[0].belief: knows a card that cannot have been there",
    ),
    "a belief in a card of the pile": (
        "starts.0.belief.0.cards",
        [[1, "volcano"]],
        ".starts[0].belief: knows a card that cannot have been there",
    ),
    "a belief in too many cards": (
        "starts.0.belief.0.cards",
        [[2, "desert"], [2, "water"], [2, "forest"]],
        ".starts[0].belief: knows a card that cannot have been there",
    ),
    "a false belief": (
        "starts.0.belief.0.cards",
        [[2, "water"]],
        ".starts[0].belief: leads to cards that are not there",
    ),
}


@pytest.mark.parametrize("case", ENTRIES)
def test_a_broken_entry(case: str) -> None:
    path, value, sentence = ENTRIES[case]
    where = f"position.knowledge.{path}".rstrip(".")
    assert complaint("dracheninsel", changed(good(), where, value)).startswith(f"position.position.knowledge{sentence}")


def test_a_hand_that_had_seven_cards() -> None:
    doc = good()
    doc["position"]["knowledge"]["log"] += [["showed", 3, "curse"]] * 7
    assert complaint("dracheninsel", doc).startswith("position.position.knowledge.log[4]: a hand has had fewer than 0")


def test_a_card_that_was_shown_must_lie_somewhere() -> None:
    doc = good()
    doc["position"]["knowledge"]["log"] += [["drew", 3, "curse"], ["showed", 3, "curse"]]
    assert complaint("dracheninsel", doc).endswith("knowledge.log[5]: the card is not among the discards")


def test_the_loot_must_be_in_the_log() -> None:
    state = position("terror-sneak", "desert water")
    do(state, "sneak terror-sneak", "steal yellow", "go-on")
    doc: Any = state.to_json()
    doc["position"]["loot"] = [[2, doc["position"]["loot"][0][1]]]
    assert complaint("dracheninsel", doc).endswith("knowledge.log: does not end with the thefts of the loot")
    doc["position"]["loot"] = [[1, "forest"]]
    assert complaint("dracheninsel", doc).endswith("knowledge.log: has another card than the loot")
    doc["position"]["knowledge"]["log"] = []
    assert complaint("dracheninsel", doc).endswith("knowledge.log: does not end with the thefts of the loot")
