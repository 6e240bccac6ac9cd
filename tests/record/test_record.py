"""Load, replay, resume, verify; and one clear sentence with the place for everything that is wrong with a file."""

import json
from pathlib import Path
from typing import Any

import pytest

from schatzkiste.core import BadRecord, seed_hash
from schatzkiste.games import game
from schatzkiste.record import Record, SeatAction
from tests.laws.setups import every_setup, random_game

SETUP = next(setup for setup in every_setup() if setup.game == "schatzinsel")


def finished() -> Record:
    state, actions, _ = random_game(SETUP, "5eed")
    return Record.of(state, actions, ["Mina", "Piet"])


def changed(**changes: object) -> str:
    """A finished record's text with some values replaced."""
    return json.dumps({**json.loads(finished().text()), **changes})


def test_a_record_reads_back_the_same() -> None:
    record = finished()
    assert Record.parse(record.text()) == record
    assert record.players == ["Mina", "Piet"]


def test_a_record_is_readable_one_action_a_line() -> None:
    lines = finished().text().splitlines()
    assert f'  "{finished().actions[0]}",' in lines


def test_replay_gives_every_state_of_its_own() -> None:
    record = finished()
    states = list(record.replay())
    assert len(states) == len(record.actions) + 1
    assert states[0].fingerprint() == SETUP.new("5eed").fingerprint()
    assert states[-1].is_over
    assert len({state.fingerprint() for state in states}) == len(states)


def test_resume_goes_on_where_it_stopped() -> None:
    state, actions, _ = random_game(SETUP, "5eed", most=7)
    resumed = Record.parse(Record.of(state, actions).text()).resume()
    assert resumed.fingerprint() == state.fingerprint()
    resumed.apply(resumed.legal_actions()[0])


def test_a_running_game_can_keep_its_seed_secret() -> None:
    state, actions, _ = random_game(SETUP, "5eed", most=7)
    record = Record.parse(Record.of(state, actions, secret=True).text())
    assert record.seed is None
    assert record.seed_hash == seed_hash("5eed")
    assert "5eed" not in record.text().replace(record.seed_hash, "")
    with pytest.raises(BadRecord, match="secret until the game is over"):
        record.resume()


def test_a_finished_game_shows_its_seed() -> None:
    state, actions, _ = random_game(SETUP, "5eed")
    assert Record.of(state, actions, secret=True).seed == "5eed"


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    finished().save(path)
    assert Record.load(path) == finished()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot read .*nowhere\.json"):
        Record.load(tmp_path / "nowhere.json")


def test_a_damaged_file_is_named_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(changed(players="Mina"), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"game\.json: record\.players: must be a list, not a text"):
        Record.load(path)


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadRecord, match="cannot read"):
        Record.load(path)


@pytest.mark.parametrize("length", range(0, 1200, 37))
def test_a_truncated_file_is_refused_with_line_and_column(length: int) -> None:
    with pytest.raises(BadRecord, match=r"cut off: .*line \d+ column \d+"):
        Record.parse(finished().text()[:length])


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "chess"}, r"record\.format: must be 'schatzkiste record', not 'chess'"),
        ({"version": 99}, r"record\.version: is 99; this library reads records up to version 2"),
        ({"version": True}, r"record\.version: must be a whole number, not true or false"),
        ({"winner": "Mina"}, r"record\.winner: is unknown"),
        ({"seed": "xyz"}, r"record\.seed: .*hexadecimal digits, not 'xyz'"),
        ({"seed": "5eee"}, r"record\.seed: does not belong to seed_hash"),
        ({"actions": [7]}, r"record\.actions\[0\]: must be a text, not a number"),
        ({"actions": ["take 1-1"]}, r"record\.actions\[0\]: must be a seat from 0 to 1 and an action"),
        ({"actions": ["2 end"]}, r"record\.actions\[0\]: must be a seat from 0 to 1 and an action"),
        ({"actions": ["00 end"]}, r"record\.actions\[0\]: must be a seat from 0 to 1 and an action"),
        ({"actions": [f"{'9' * 5000} end"]}, r"record\.actions\[0\]: must be a seat from 0 to 1 and an action"),
        ({"actions": ["²end"]}, r"record\.actions\[0\]: must be a seat from 0 to 1 and an action"),
        ({"result": {"scores": [1, 2]}}, r"record\.result\.winners: is missing"),
        ({"result": {"scores": [1], "winners": [0]}}, r"result\.scores: must have 2 entries, not 1"),
        ({"result": {"scores": [1, 2], "winners": [2]}}, r"result\.winners\[0\]: must be 0 to 1, not 2"),
        ({"result": {"scores": [1, 2], "winners": [1], "ending": {}}}, r"result\.ending_version: is missing"),
        ({"result": {"scores": [1, 2], "winners": [1], "ending_version": 1}}, r"result\.ending: is missing"),
        ({"result": {"scores": [1, 2], "winners": [1], "fingerprint": ""}}, r"result\.fingerprint: is unknown"),
        ({"tables": "48be5ebf3eeabcfc"}, r"record\.tables: is unknown"),
    ],
)
def test_a_wrong_value_is_named_when_read(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(changed(**changes))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, r"record\.game: there is no game 'chess' in the chest"),
        ({"rules_version": 99}, r"record\.rules_version: played by version 99"),
        ({"components": "0"}, r"record\.components: played with other components"),
        ({"options": {"rules": "pirate"}}, "option rules of schatzinsel is silver, hawkins, not 'pirate'"),
        ({"players": ["a", "b", "c", "d", "e"], "result": None}, "schatzinsel is for 2, 3, 4 players, not 5"),
        ({"actions": ["0 dance"]}, r"record\.actions\[0\]: schatzinsel has no action 'dance'"),
        ({"actions": ["0 end"]}, r"record\.actions\[0\]: '0 end' is refused"),
        ({"actions": []}, r"record\.result: the game is not over"),
        ({"result": None}, r"record\.result: is missing though the game is over"),
    ],
)
def test_a_wrong_game_is_named_when_verified(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(changed(**changes)).verify()


def test_every_dropped_action_is_noticed() -> None:
    record = json.loads(finished().text())
    for place in range(len(record["actions"])):
        shorter = {**record, "actions": record["actions"][:place] + record["actions"][place + 1 :]}
        with pytest.raises(BadRecord):
            Record.parse(json.dumps(shorter)).verify()


def test_a_record_with_other_components_needs_them() -> None:
    components = Path(__file__).parents[1] / "golden" / "schatzinsel" / "stuck.toml"
    chest = game("schatzinsel", components)
    record = Record.of(chest.new(2, "1"), [])
    with pytest.raises(BadRecord, match="other components"):
        record.resume()
    assert record.resume(chest).fingerprint() == chest.new(2, "1").fingerprint()


def test_a_move_is_written_with_its_seat() -> None:
    assert str(SeatAction(1, "lay 3-5")) == "1 lay 3-5"
