import signal
from pathlib import Path

import pytest

from schatzkiste.games import game
from schatzkiste.record import Move, Record
from tests.cli.command_line import schatzkiste, started

PLAY = ("play", "schatzinsel", "--seed", "ab")
WHOLE_GAME = ["1"] * 400


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = started(*PLAY, "--bots", "random", "--save", str(file))
    out, err = process.communicate("".join(f"{line}\n" for line in WHOLE_GAME))
    assert (process.returncode, err) == (0, "")
    assert "\x1b" not in out
    assert out.rstrip().endswith("The seed was ab. Its hash is the one shown at the start.")
    record = Record.load(file)
    assert record.verify().is_over
    assert record.players == ["Player 1", "random"]


@pytest.mark.parametrize(
    ("language", "turn"), [("de", "Du bist am Zug"), ("en", "Your turn"), ("fr", "À toi de jouer")]
)
def test_the_table_speaks_the_language(language: str, turn: str) -> None:
    finished = schatzkiste(*PLAY, "--lang", language, typed=WHOLE_GAME)
    assert finished.code == 0
    assert turn in finished.out


@pytest.mark.parametrize("options", [["--players", "4", "--bots", "random,greedy"], ["--option", "rules=hawkins"]])
def test_other_set_ups_are_played_to_the_end(options: list[str]) -> None:
    finished = schatzkiste(*PLAY, *options, typed=WHOLE_GAME)
    assert finished.code == 0
    assert "The seed was ab." in finished.out


def test_a_wrong_entry_is_answered_with_the_reason_and_the_rule() -> None:
    finished = schatzkiste(*PLAY, typed=["chest 1-2", "why chest 1-2", "why 1", "end"])
    assert finished.out.count("Tile 1-2 has no cross") == 2
    assert finished.out.count("(§ SI-3.5)") == 2
    assert "That is allowed." in finished.out
    assert "(§ SI-3.1)" in finished.out


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("lay 9-9", "I do not understand “lay 9-9”"),
        ("why", "I do not understand “”"),
        ("0", "There is no choice 0"),
        ("999", "There is no choice 999"),
        ("log", "Goldeye"),
        ("undo", "You have not decided anything yet."),
        ("save", "Name a file"),
        ("save missing/game.json", "That could not be saved: missing/game.json: No such file or directory."),
        ("?", "take back your last decision"),
        ("board", "Free stock"),
    ],
)
def test_entries_are_answered(entry: str, answer: str) -> None:
    finished = schatzkiste(*PLAY, typed=[entry])
    assert finished.code == 0
    assert answer in finished.out.split(f"> {entry}\n", 1)[1]


def test_undo_goes_back_to_the_last_own_decision_and_further() -> None:
    finished = schatzkiste(*PLAY, "--bots", "random", typed=["1", "1", "undo", "undo", "undo"])
    asked = finished.out.split("Your turn.")
    assert asked[1].split(">")[0] == asked[5].split(">")[0]
    assert asked[2].split(">")[0] == asked[4].split(">")[0]
    assert "You have not decided anything yet." in asked[5]


def test_undo_after_something_was_revealed_is_by_consent() -> None:
    state = game("schatzinsel").new(2, "ab")
    state.apply(state.legal_actions()[0])
    lay = next(text for text in map(state.game.notation, state.legal_actions(0)) if text.startswith("lay"))
    finished = schatzkiste(*PLAY, typed=[lay, "undo"])
    assert "though something was revealed since: the bots agree." in finished.out


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    left = schatzkiste(*PLAY, typed=["1", f"save {file}", "2"])
    assert left.code == 0
    assert f"schatzkiste play --load {file} --save {file}" in left.out
    resumed = schatzkiste("play", "--load", file, typed=["log"])
    assert left.out.split("Your turn.")[-1].split(">")[0] == resumed.out.split("Your turn.")[1].split(">")[0]
    assert "· You take tile" in resumed.out


def test_an_unsaved_game_says_so() -> None:
    for typed in ([], ["quit"]):
        finished = schatzkiste(*PLAY, typed=typed)
        assert finished.code == 0
        assert finished.out.endswith("The game was not saved.\n")


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = started(*PLAY, "--save", str(file))
    assert process.stdout is not None
    while "Your turn." not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert f"--load {file}" in out
    assert err == ""
    assert not Record.load(file).verify().is_over


def test_bots_take_the_seats_of_other_people(tmp_path: Path) -> None:
    state = game("schatzinsel").new(3, "ab")
    moves = [Move(state.to_act[0], state.game.notation(state.legal_actions()[0]))]
    state.apply(state.legal_actions()[0])
    file = tmp_path / "game.json"
    Record.of(state, moves, ["Mina", "random", "Piet"]).save(file)
    finished = schatzkiste("play", "--load", str(file), "--bots", "random", typed=WHOLE_GAME)
    assert finished.code == 0
    names = {line.split("  ")[0] for line in finished.out.splitlines()[-5:]}
    assert names > {"You", "Landlubber 1", "Landlubber 2"}
    Record.of(state, moves, ["random", "greedy", "random"]).save(file)
    assert "only bots play" in schatzkiste("play", "--load", str(file)).err


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    finished = schatzkiste("play", "--load", str(file))
    assert (finished.code, finished.err) == (1, f"schatzkiste: {file}: record.format: is missing\n")
