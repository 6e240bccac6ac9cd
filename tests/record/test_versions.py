"""Records last: older formats and rules are read where possible and otherwise refused by name, never called wrong."""

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from schatzkiste.core import BadRecord, Game, OtherRules, seed_hash
from schatzkiste.games.schatzinsel.game import SchatzinselGame, make
from schatzkiste.record import Record
from tests.laws.setups import every_setup, random_game

GOLDEN = Path(__file__).parents[1] / "golden" / "schatzinsel"
SETUP = next(setup for setup in every_setup() if setup.game == "schatzinsel")


COMPONENTS = (
    resources.files("schatzkiste.games.schatzinsel").joinpath("data/components.toml").read_text(encoding="utf-8")
)


def of_format_1() -> dict[str, Any]:
    """A record as it was written before records had a public end position."""
    doc = json.loads((GOLDEN / "2p-silver-one.json").read_text(encoding="utf-8"))
    assert isinstance(doc, dict)
    assert doc["version"] == 1
    return doc


def of_format_2() -> dict[str, Any]:
    """A record as it is written today."""
    state, actions, _ = random_game(SETUP, "5eed")
    doc = json.loads(Record.of(state, actions).text())
    assert isinstance(doc, dict)
    assert doc["version"] == 2
    return doc


def read(doc: dict[str, Any]) -> Record:
    """The record in a document."""
    return Record.parse(json.dumps(doc))


def chest(text: str = COMPONENTS, rules_version: int = 1, bonus: int | None = None) -> Game:
    """The game with these components, as another version of its rules; a bonus of its own makes them other rules."""
    made = make(text)
    assert isinstance(made, SchatzinselGame)
    made.rules_version = rules_version
    if bonus is not None:
        made.components.bonus = bonus
    return made


def test_format_1_is_verified_without_its_fingerprint() -> None:
    doc = of_format_1()
    assert read(doc).verify().is_over
    doc["result"]["fingerprint"] = "0"
    assert read(doc).verify().is_over


def test_a_record_of_format_1_can_be_saved_today() -> None:
    record = read(of_format_1())
    again = Record.parse(record.text())
    assert again == record
    assert again.result is not None
    assert again.result.ending is None
    assert again.verify().is_over


def test_format_2_has_the_public_end_position() -> None:
    result = of_format_2()["result"]
    assert set(result) == {"scores", "winners", "ending_version", "ending"}
    assert set(result["ending"]) == {"rows", "columns", "board", "chests", "guards", "stock", "left"}
    assert read(of_format_2()).verify().is_over


@pytest.mark.parametrize("written", [of_format_1, of_format_2])
def test_changed_scores_and_winners_are_named(written: Callable[[], dict[str, Any]]) -> None:
    doc = written()
    scores, winners = doc["result"]["scores"], doc["result"]["winners"]
    doc["result"]["scores"] = [scores[0] + 1, scores[1]]
    with pytest.raises(BadRecord, match=r"^record\.result\.scores: the replay gives \[\d+, \d+\], not \[\d+, \d+\]$"):
        read(doc).verify()
    doc["result"] |= {"scores": scores, "winners": [1 - seat for seat in winners]}
    with pytest.raises(BadRecord, match=r"^record\.result\.winners: the replay gives \[\d\], not \[\d\]$"):
        read(doc).verify()


@pytest.mark.parametrize("part", ["rows", "columns", "board", "chests", "guards", "stock", "left"])
def test_every_changed_part_of_the_ending_is_named(part: str) -> None:
    ending = of_format_2()["result"]["ending"]
    for value in (None, [*ending[part], "x"], {"x": ending[part]}):
        doc = of_format_2()
        doc["result"]["ending"][part] = value
        with pytest.raises(BadRecord, match=rf"^record\.result\.ending\.{part}: the replay gives another one$"):
            read(doc).verify()


def test_a_missing_and_an_added_part_of_the_ending_are_named() -> None:
    doc = of_format_2()
    del doc["result"]["ending"]["stock"]
    with pytest.raises(BadRecord, match=r"ending\.stock: the replay gives another one"):
        read(doc).verify()
    doc = of_format_2()
    doc["result"]["ending"]["mystery"] = None
    with pytest.raises(BadRecord, match=r"ending\.mystery: the replay gives another one"):
        read(doc).verify()


def test_an_ending_of_an_older_version_is_not_compared_and_a_newer_one_is_refused_by_name() -> None:
    doc = of_format_2()
    doc["result"] |= {"ending_version": 1, "ending": {"otherwise": "told"}}
    today = chest()
    today.ending_version = 2
    assert read(doc).verify(today).is_over
    doc["result"]["ending_version"] = 3
    with pytest.raises(BadRecord, match=r"ending_version: is 3; endings are known here up to version 2"):
        read(doc).verify(today)


def test_another_seed_is_another_game() -> None:
    doc = of_format_2()
    doc |= {"seed": "5eee", "seed_hash": seed_hash("5eee")}
    with pytest.raises(BadRecord, match=r"record\.actions\[\d+\]: .* is refused"):
        read(doc).verify()


def test_every_changed_action_is_noticed() -> None:
    doc = of_format_2()
    for place, action in enumerate(doc["actions"]):
        other = "0 end" if action != "0 end" else "1 end"
        with pytest.raises(BadRecord, match=r"^record\.(actions\[\d+\]|result)"):
            read({**doc, "actions": [*doc["actions"][:place], other, *doc["actions"][place + 1 :]]}).verify()


def test_a_record_of_older_rules_that_give_the_same_game_is_right() -> None:
    assert read(of_format_1()).verify(chest(rules_version=2)).is_over
    assert read(of_format_2()).verify(chest(rules_version=2)).is_over


@pytest.mark.parametrize("written", [of_format_1, of_format_2])
@pytest.mark.parametrize(
    "change",
    [
        {},
        {"actions": ["0 end"]},
        {"actions": ["0 dance"]},
        {"options": {"rules": "pirate"}},
        {"options": {"weather": "fog"}},
        {"players": ["a", "b", "c", "d", "e"], "result": None, "actions": []},
        {"result": None},
    ],
)
def test_a_record_of_older_rules_that_give_another_game_is_refused_by_name(
    written: Callable[[], dict[str, Any]], change: dict[str, Any]
) -> None:
    with pytest.raises(OtherRules) as caught:
        read({**written(), **change}).verify(chest(rules_version=2, bonus=99))
    assert str(caught.value) == "record.rules_version: played by version 1 of the rules, which 2 plays otherwise"


def test_a_record_of_older_rules_and_other_components_is_refused_by_name() -> None:
    with pytest.raises(OtherRules, match="played by version 1 of the rules"):
        read(of_format_2()).verify(chest(COMPONENTS.replace("bonus = ", "bonus = 1"), rules_version=2))


@pytest.mark.parametrize("written", [of_format_1, of_format_2])
def test_components_that_changed_without_another_game_make_no_older_record_wrong(
    monkeypatch: pytest.MonkeyPatch, written: Callable[[], dict[str, Any]]
) -> None:
    otherwise_told = chest(COMPONENTS.replace("lap = 60", "lap = 50"), rules_version=2)
    monkeypatch.setattr("schatzkiste.record.game_by_id", lambda _: otherwise_told)
    assert read(written()).verify().is_over
    assert read(written()).verify(otherwise_told).is_over
    otherwise_played = chest(COMPONENTS.replace("bonus = ", "bonus = 1"), rules_version=2)
    monkeypatch.setattr("schatzkiste.record.game_by_id", lambda _: otherwise_played)
    with pytest.raises(OtherRules, match="played by version 1 of the rules, which 2 plays otherwise"):
        read(written()).verify()


def test_a_record_of_newer_rules_is_refused_by_name() -> None:
    with pytest.raises(OtherRules) as caught:
        read({**of_format_2(), "rules_version": 7}).verify()
    assert str(caught.value) == "record.rules_version: played by version 7 of the rules, here is version 1"


def test_a_record_of_a_newer_format_is_refused_by_name() -> None:
    with pytest.raises(BadRecord, match="is 3; this library reads records up to version 2"):
        read({**of_format_2(), "version": 3, "mystery": 1})


@pytest.mark.parametrize(
    "text", [f"# Another comment.\n{COMPONENTS}", COMPONENTS.replace(" = ", "="), COMPONENTS.replace("\n", "\n\n")]
)
def test_comments_and_spaces_in_the_component_file_change_no_record(text: str) -> None:
    assert read(of_format_2()).verify(chest(text)).is_over
    assert read(of_format_1()).verify(chest(text)).is_over


def test_other_components_are_named() -> None:
    with pytest.raises(BadRecord, match=r"^record\.components: played with other components") as caught:
        read(of_format_2()).verify(chest(COMPONENTS.replace("bonus = ", "bonus = 1")))
    assert not isinstance(caught.value, OtherRules)


def test_an_option_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(BadRecord) as caught:
        read({**of_format_2(), "options": {"weather": "fog"}}).verify()
    assert str(caught.value) == "record: schatzinsel has no option 'weather'; it has: rules, guards"


def test_an_option_that_came_later_has_its_default() -> None:
    doc = of_format_2()
    del doc["options"]["guards"]
    assert read(doc).verify().is_over
