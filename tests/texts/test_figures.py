"""The pictures of the rule books are positions that the engine knows, and the words below them say what it says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from schatzkiste.games import game, game_ids
from schatzkiste.texts import LANGUAGES
from tests.texts.test_rule_books import book
from tools.figures import FIGURES, POSITIONS, figures

PICTURE = re.compile(r"^> \[[^\]]+\]\(figures/(\w+)/(\w+)\.json\) (.+?)(?=\n\n)", re.MULTILINE | re.DOTALL)
BOLD = re.compile(r"\*\*(\d+)\b[^*]*\*\*")
SOURCES = sorted(POSITIONS.glob("*/*.json"))

every_game = pytest.mark.parametrize("game_id", game_ids())
every_picture = pytest.mark.parametrize("source", SOURCES, ids=lambda source: f"{source.parent.name}-{source.stem}")


def pictures(game_id: str, language: str = "en") -> dict[str, str]:
    """The words below each picture of a book; every picture must be of that game."""
    found = PICTURE.findall(book(game_id, language))
    assert {owner for owner, _, _ in found} == {game_id}
    return {name: words for _, name, words in found}


def seen(game_id: str, name: str) -> dict[str, Any]:
    """What the page is given of a picture."""
    found: dict[str, Any] = json.loads((FIGURES / game_id / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_the_page_has_what_the_engine_gives_today() -> None:
    there = {file: file.read_text(encoding="utf-8") for file in FIGURES.glob("*/*.json")}
    assert there == figures(), "run python -m tools.figures"


@every_game
def test_every_position_is_a_picture_of_the_book_in_every_language(game_id: str) -> None:
    names = {source.stem for source in SOURCES if source.parent.name == game_id}
    for language in LANGUAGES:
        assert list(pictures(game_id, language)) == list(pictures(game_id)), language
    assert set(pictures(game_id)) == names


@every_game
def test_the_numbers_below_a_picture_are_the_same_in_every_language(game_id: str) -> None:
    numbers = [
        {name: BOLD.findall(words) for name, words in pictures(game_id, language).items()} for language in LANGUAGES
    ]
    assert numbers == [numbers[0]] * len(LANGUAGES)


@every_picture
def test_what_a_picture_shows_can_be_done_there(source: Path) -> None:
    figure = json.loads(source.read_text(encoding="utf-8"))
    shown = figure["picture"].get("shows")
    state = game(source.parent.name).lay_out(figure["position"])
    legal = {state.game.notation(action) for action in state.legal_actions(figure["seat"])} if shown else set()
    reach = [
        entry["space"] for entry in seen(source.parent.name, source.stem)["view"].get("reach", []) if "space" in entry
    ]
    assert shown is None or shown in legal or shown.removeprefix("drive ") in reach


@pytest.mark.parametrize(
    ("name", "action"), [("alone", None), ("row", None), ("chest", None), ("guard", None), ("edge", "lay 2-3")]
)
def test_the_points_of_schatzinsel_are_those_of_the_engine(name: str, action: str | None) -> None:
    figure = seen("schatzinsel", name)
    points = figure["view"]["gains"][action or figure["picture"]["shows"]]["points"]
    assert BOLD.findall(pictures("schatzinsel")[name]) == [str(points)]
    assert len(figure["picture"].get("rings", [])) in (0, points), "each thing that counts has its number"


def test_the_numbers_of_silver_and_gold_are_those_of_the_engine() -> None:
    words = pictures("silver_gold")
    effects = {
        name: figure["view"]["effects"].get(figure["picture"].get("shows"))
        for name in words
        for figure in [seen("silver_gold", name)]
    }
    assert BOLD.findall(words["cross"]) == [str(effects["cross"]["crosses_left"])]
    assert BOLD.findall(words["palm"]) == [str(effects["palm"]["palms"][0])]
    assert BOLD.findall(words["full"]) == [str(effects["full"]["card_points"])]
    assert effects["coins"]["rows"] == [1]
    sheet = seen("silver_gold", "end")["view"]["seats"][0]["sheet"]
    parts = (sheet["coins"], *sheet["trophies"], sheet["palm_points"], sheet["card_points"], sheet["seal_points"])
    assert re.findall(r"\d+", words["end"]) == [str(number) for number in (*parts, sheet["total"])]
    free = [trophy["points"] for trophy in seen("silver_gold", "coins")["view"]["trophies"] if trophy["free"]]
    assert BOLD.findall(words["coins"]) == [str(max(free))]
    assert [card["fits"] for card in seen("silver_gold", "pattern")["view"]["seats"][0]["cards"]] == [1, 0]
    assert [card["fits"] for card in seen("silver_gold", "unfit")["view"]["seats"][0]["cards"]] == [0, 0]


def test_the_numbers_of_tobago_are_those_of_the_engine() -> None:
    view = seen("tobago", "clue")["view"]
    fits = {fit["path"]: fit for fit in view["hand"][0]["fits"]}
    assert [path for path, fit in fits.items() if fit["fits"]] == ["white"]
    assert BOLD.findall(pictures("tobago")["clue"]) == [str(len(fits["white"]["stays"]))]
    sharing = seen("tobago", "sharing")["view"]["sharing"]
    assert BOLD.findall(pictures("tobago")["sharing"]) == [str(sharing["offer"])]
    assert [rose["seat"] for rose in sharing["roses"]] == [0, 1, 0, 2]


def test_the_prices_of_dracheninsel_are_those_of_the_engine() -> None:
    def prices(name: str) -> dict[str, str | None]:
        return {way["place"]: way["price"] for way in seen("dracheninsel", name)["view"]["reach"] if not way["refusal"]}

    assert prices("prices") == {"g2": "farmland", "h1": "water", "f1": "desert", "f2": "forest"}
    assert prices("flight").keys() == {"f4", "g4", "h3"}
    assert prices("lifted") == {"d4": None, "f4": "farmland", "f5": "water"}
    assert (prices("dragon")["h5"], prices("dragon")["f6"], "g5" in prices("dragon")) == (None, "forest", False)
    assert prices("robbery")["f6"] == "forest"
