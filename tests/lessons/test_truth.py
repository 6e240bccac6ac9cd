"""What Lora says of points, prices and what is left is what happens."""

import re
from itertools import groupby

import pytest

from schatzkiste.core import Event
from schatzkiste.games import game_ids
from schatzkiste.lessons import lesson
from schatzkiste.texts import LANGUAGES, Texts
from tests.games.silver_gold.play import completed, table
from tests.games.talk import told

NUMBER = re.compile(r"\d+")
CLAIMS = {
    "sg-mirror": "coins-crossed seat=0 coins=2 total=2",
    "sg-turn": "coins-crossed seat=0 coins=1 total=3",
    "sg-full": "card-completed seat=0 card=grey-09 colour=grey points=8",
    "sg-take": "card-taken seat=0 card=orange-10 colour=orange points=12",
    "sg-palm": "palm-scored seat=0 points=3",
    "sg-trophy": "trophy-won seat=0 row=1 points=6",
    "sg-single": "card-completed seat=0 card=grey-11 colour=grey points=8",
    "sg-seal": "card-taken seat=0 card=green-03 colour=green points=10",
    "si-space": "tile-laid seat=0 tile=1-1 points=8",
    "si-edge": "tile-laid seat=0 tile=5-1 points=3",
    "si-gap": "tile-laid seat=0 tile=1-4 points=4",
    "si-cross": "chest-set seat=0 tile=1-1 points=2",
    "si-chest": "chest-set seat=0 tile=3-3 points=4",
    "si-chest-more": "chest-set seat=0 tile=4-1 points=5",
    "si-guard": "guard-set seat=0 tile=1-1 points=8",
    "si-guard-more": "guard-set seat=0 tile=3-3 points=9",
    "si-last": "tile-laid seat=0 tile=5-3 points=6",
    "to-clue": "treasure-located path=white space=h5",
    "to-decline": "gold-declined seat=0 value=2",
    "to-accept": "gold-taken seat=0 value=5",
    "to-curse": "gold-lost seat=1 value=5",
    "to-new-path": "amulet-washed-up space=n4",
    "to-amulet": "amulet-taken seat=0 space=n4",
    "to-amulet-more": "amulet-taken seat=0 space=n3",
    "to-remove": "treasure-located path=grey space=l3",
    "to-raise-more": "gold-taken seat=0 value=6",
    "di-pay": "stepped seat=0 hunter=green origin=boat-green place=e9 paid=volcano",
    "di-free": "stepped seat=0 hunter=green origin=e9 place=e8 paid=nothing",
    "di-joker": "stepped seat=0 hunter=green origin=e7 place=e6 paid=forest",
    "di-wait": "lifted seat=2 hunter=blue partner=green value=100",
    "di-carry": "stepped seat=0 hunter=green origin=f5 place=f6 paid=nothing",
    "di-home": "arrived seat=0 hunter=green partner=blue place=boat-green value=100",
    "di-share": "treasure-shared seat=0 other=2 value=100",
    "di-last-word": "treasure-won seat=0 value=175",
    "di-slumber": "arrived seat=1 hunter=yellow partner=blue place=boat-yellow value=150",
    "di-stop": "taken-back seat=1 hunter=yellow origin=boat-yellow place=i5 cards=0",
}
"""What each of these steps brings about, as its text says or the next one tells."""

every_game = pytest.mark.parametrize("game_id", game_ids())


def happened(game_id: str) -> dict[str, list[str]]:
    """What each step of a lesson brings about, by its id."""
    found: dict[str, list[str]] = {}
    for scene in lesson(game_id).scenes:
        state = scene.start()
        for step in scene.steps:
            events: list[Event] = []
            for taken in step.line(scene.learner):
                state.apply(state.game.parse(taken.notation), taken.seat, events)
            found[step.id] = told(events)
    return found


@every_game
def test_what_a_step_says_comes_about(game_id: str) -> None:
    found = happened(game_id)
    claims = {step: claim for step, claim in CLAIMS.items() if step in found}
    assert len(claims) >= 8
    assert {step: claim for step, claim in claims.items() if claim not in found[step]} == {}


@every_game
def test_all_languages_say_the_same_numbers(game_id: str) -> None:
    for step in lesson(game_id).steps:
        for text in (step.text, step.stray_text):
            numbers = [sorted(NUMBER.findall(Texts(language).say(text))) for language in LANGUAGES]
            assert len(list(groupby(numbers))) == 1, text


def test_schatzinsel_ends_with_the_bonus_that_is_told() -> None:
    assert happened("schatzinsel")["si-last"][-1] == "bonus-won seat=0 points=7"
    assert NUMBER.findall(Texts("en").say("lesson-si-bonus")) == ["7"]


def test_tobago_tells_how_many_markers_stay() -> None:
    laid = happened("tobago")["to-clue"][0]
    assert laid.endswith("path=white before=14 after=6")
    said = Texts("en").say("lesson-to-markers") + Texts("en").say("lesson-to-clue")
    assert NUMBER.findall(said) == ["14", "6", "8"]


def test_silver_and_gold_tells_where_nothing_fits_and_what_is_in_the_display() -> None:
    scene = lesson("silver_gold").scenes[1]
    state = scene.start()
    assert sum(row.count("p") for card in table(state)["display"] for row in card["rows"]) == 2
    numbers = {step.id: step.number for step in scene.steps}
    for taken in scene.before(numbers["sg-single"]):
        state.apply(state.game.parse(taken.notation), taken.seat)
    assert [held["fits"] for held in table(state, 0)["seats"][0]["cards"]] == [0, 0]
    assert completed(state, 0) == ["grey-09", "green-11"]
