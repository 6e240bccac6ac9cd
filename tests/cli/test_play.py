import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from schatzkiste.arena import TooSlow
from schatzkiste.arena.match import MOST_FAILURES
from schatzkiste.cli.session import Session
from schatzkiste.games import game
from schatzkiste.record import Record, SeatAction
from tests.arena.test_program import entry
from tests.cli.command_line import schatzkiste, started
from tests.cli.scripts import first_actions, first_actions_of

PLAY = ("play", "schatzinsel", "--seed", "ab")
WHOLE_GAME = first_actions("schatzinsel", "ab")


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = started(*PLAY, "--bots", "random", "--save", str(file))
    typed = first_actions("schatzinsel", "ab", ["random"])
    out, err = process.communicate("".join(f"{line}\n" for line in typed))
    assert (process.returncode, err) == (0, "")
    assert "\x1b" not in out
    assert out.rstrip().endswith("The seed was ab. Its hash is the one shown at the start.")
    record = Record.load(file)
    assert record.verify().is_over
    assert record.players == ["Player 1", "random"]


@pytest.mark.parametrize(
    ("language", "turn"), [("de", "Was tust du?"), ("en", "What do you do?"), ("fr", "Que fais-tu")]
)
def test_the_table_speaks_the_language(language: str, turn: str) -> None:
    finished = schatzkiste(*PLAY, "--lang", language, typed=WHOLE_GAME)
    assert finished.code == 0
    assert turn in finished.out


@pytest.mark.parametrize(
    ("options", "typed"),
    [
        (
            ["--players", "4", "--bots", "random,helmsman"],
            first_actions("schatzinsel", "ab", ["random", "helmsman", "random"]),
        ),
        (["--option", "rules=hawkins"], first_actions("schatzinsel", "ab", options={"rules": "hawkins"})),
    ],
)
def test_other_set_ups_are_played_to_the_end(options: list[str], typed: list[str]) -> None:
    finished = schatzkiste(*PLAY, *options, typed=typed)
    assert finished.code == 0
    assert "The seed was ab." in finished.out


def test_a_wrong_entry_is_answered_with_the_reason_and_the_rule() -> None:
    finished = schatzkiste(*PLAY, typed=["chest 1-2", "why chest 1-2", "why take 1-1", "end"])
    assert finished.out.count("Tile 1-2 has no cross") == 2
    assert finished.out.count("(§ SI-3.5)") == 2
    assert "That is allowed." in finished.out
    assert "(§ SI-3.1)" in finished.out


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("lay 9-9", "I do not understand “lay 9-9”"),
        ("why", "why: why something is not allowed; type the action after it"),
        ("take", "“take” fits 17 choices: type more of it.\ntake  1-1  1-2"),
        ("lay 1", "You place tile 1-4"),
        ("screen", "I do not understand"),
        ("log", "Deckhand"),
        ("undo", "You have not decided anything yet."),
        ("save", "Name a file"),
        ("save missing/game.json", "could not be saved in missing/game.json: there is no such folder."),
        ("?", "take back your last decision"),
        ("table", "Free stock"),
        ("hel", "take back your last decision"),
    ],
)
def test_entries_are_answered(entry: str, answer: str) -> None:
    finished = schatzkiste(*PLAY, typed=[entry])
    assert finished.code == 0
    assert answer in finished.out.split(f"> {entry}\n", 1)[1]


def test_undo_goes_back_to_the_last_own_decision_and_further() -> None:
    finished = schatzkiste(*PLAY, "--bots", "random", typed=["take 1-1", "take 1-2", "undo", "undo", "undo"])
    asked = finished.out.split("What do you do?")
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
    left = schatzkiste(*PLAY, typed=["take 1-1", f"save {file}", WHOLE_GAME[1]])
    assert left.code == 0
    assert f"schatzkiste play --load {file}\n" in left.out
    resumed = schatzkiste("play", "--load", file, typed=["log"])
    assert left.out.split("What do you do?")[-1].split(">")[0] == resumed.out.split("What do you do?")[1].split(">")[0]
    assert "· You take tile" in resumed.out


def test_a_saved_game_goes_on_in_the_language_in_which_it_was_left(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    left = schatzkiste(*PLAY, "--lang", "fr", "--save", file, typed=["quitter"])
    assert left.out.endswith(f"schatzkiste play --load {file} --lang fr\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("zurück", "Du hast noch nichts entschieden", "warum zugende", "Passen gibt es nicht", "aufhören")),
        ("fr", ("annuler", "Tu n’as encore rien décidé", "pourquoi fin", "On ne passe pas", "quitter")),
    ],
)
def test_commands_and_actions_have_words_of_the_language(language: str, words: tuple[str, ...]) -> None:
    undo, undone, why, reason, leave = words
    finished = schatzkiste(*PLAY, "--lang", language, typed=[undo, why, leave])
    assert finished.code == 0
    assert undone in finished.out
    assert reason in finished.out
    assert "I do not" not in finished.out


def test_a_loaded_game_is_kept_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    schatzkiste(*PLAY, "--save", str(file))
    schatzkiste("play", "--load", str(file), typed=["take 1-1"])
    assert "0 take 1-1" in [str(taken) for taken in Record.load(file).actions]


def test_an_unsaved_game_says_so() -> None:
    for typed in ([], ["quit"]):
        finished = schatzkiste(*PLAY, typed=typed)
        assert finished.code == 0
        assert finished.out.endswith("The game was not saved.\n")


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = started(*PLAY, "--save", str(file))
    assert process.stdout is not None
    while "What do you do?" not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert f"--load {file}" in out
    assert err == ""
    assert not Record.load(file).verify().is_over


def test_bots_take_the_seats_of_other_people(tmp_path: Path) -> None:
    state = game("schatzinsel").new(3, "ab")
    moves = [SeatAction(state.to_act[0], state.game.notation(state.legal_actions()[0]))]
    state.apply(state.legal_actions()[0])
    file = tmp_path / "game.json"
    record = Record.of(state, moves, ["Mina", "random", "Piet"])
    record.save(file)
    typed = first_actions_of(Session.resumed(record, state.game, ["random"]))
    finished = schatzkiste("play", "--load", str(file), "--bots", "random", typed=typed)
    assert finished.code == 0
    names = {line.split("  ")[0] for line in finished.out.splitlines()[-5:]}
    assert names > {"You", "Random 1", "Random 2"}
    Record.of(state, moves, ["random", "helmsman", "greedy"]).save(file)
    assert "only bots play" in schatzkiste("play", "--load", str(file)).err


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    finished = schatzkiste("play", "--load", str(file))
    assert (finished.code, finished.err) == (1, f"schatzkiste: {file}: record.format: is missing\n")


def test_a_stand_in_decides_for_a_bot_that_fails_and_the_game_goes_on() -> None:
    finished = schatzkiste(*PLAY, "--bots", "tests.arena.own_bots:Broken", typed=WHOLE_GAME[:12])
    assert "A stand-in decides: bot tests.arena.own_bots:Broken on seat 1 failed" in finished.out
    assert "ZeroDivisionError: my own mistake" in finished.out
    assert "Traceback" not in finished.err


def test_after_three_failures_the_stand_in_plays_to_the_end_without_a_word() -> None:
    broken = "tests.arena.own_bots:Broken"
    finished = schatzkiste(*PLAY, "--bots", broken, typed=first_actions("schatzinsel", "ab", [broken]))
    assert finished.out.count("A stand-in decides") == MOST_FAILURES
    assert "The seed was ab." in finished.out


def at_the_turn_of(bot: str) -> Session:
    state = game("schatzinsel").new(2, "ab")
    while state.to_act != (1,):
        state.apply(state.legal_actions()[0])
    return Session(state, 0, {1: f"tests.arena.own_bots:{bot}"})


def in_a_thread(session: Session) -> int:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(session.decision, 1).result()


@pytest.mark.parametrize("think", [lambda session: session.decision(1), in_a_thread], ids=["lines", "screen"])
def test_a_bot_that_hangs_is_broken_off_three_times_at_most(
    think: Callable[[Session], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("schatzkiste.cli.session.DEADLINE", 0.01)
    session = at_the_turn_of("Hanging")
    for _ in range(MOST_FAILURES):
        with pytest.raises(TooSlow, match=r"gave no answer within 0\.01 s"):
            think(session)
        session.failed(1)
    assert think(session) in session.state.legal_actions(1)


def test_a_bot_is_asked_again_only_when_its_last_thought_is_over() -> None:
    session = at_the_turn_of("Single")
    with ThreadPoolExecutor(2) as pool:
        one, again = pool.map(session.decision, [1, 1])
    assert one == again


def test_a_program_plays_along() -> None:
    finished = schatzkiste(*PLAY, "--bots", entry("good"), typed=WHOLE_GAME[:12])
    assert "A stand-in decides" not in finished.out


@pytest.mark.parametrize(
    ("language", "word", "best"),
    [("de", "tipp", "Am besten:"), ("en", "hint", "Best:"), ("fr", "conseil", "Le meilleur")],
)
def test_hints_come_in_three_steps(language: str, word: str, best: str) -> None:
    finished = schatzkiste(*PLAY, "--hints", "--lang", language, typed=[word] * 4)
    nudge, candidates, told, again = [part.splitlines()[1:] for part in finished.out.split(f"> {word}")[1:]]
    assert nudge[0].endswith("?")
    assert [line[:3] for line in candidates[:3]] == ["A  ", "B  ", "C  "]
    assert told[0].startswith(best)
    assert any(line[3:] in told[0] for line in candidates[:3])
    assert told[:2] == again[:2]


def test_a_hint_is_about_the_position_on_the_table() -> None:
    finished = schatzkiste(*PLAY, "--hints", typed=["hint", "hint", "take 1-1", "hint"])
    nudges = [part.split("\n")[1] for part in finished.out.split("> hint")[1:]]
    assert nudges[0].endswith("?")
    assert nudges[1].startswith("A  ")
    assert nudges[2].endswith("?")


def test_without_the_wish_for_hints_there_are_none(tmp_path: Path) -> None:
    assert "I do not understand “hint”" in schatzkiste(*PLAY, typed=["hint"]).out
    file = tmp_path / "game.json"
    kept = schatzkiste(*PLAY, "--hints", "--save", str(file), typed=["quit"])
    assert f"schatzkiste play --load {file} --hints\n" in kept.out
