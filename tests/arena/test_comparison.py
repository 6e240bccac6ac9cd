"""Bots that meet on the same deals, and the file in which that can go on."""

import json
from pathlib import Path

import pytest

import schatzkiste as sk
from examples.eager import eager
from schatzkiste.arena import Comparison, Entry, Outcome, compare, one_against_the_rest, together
from schatzkiste.arena.figures import Figures
from schatzkiste.arena.logbook import OtherSeries
from schatzkiste.arena.plot import plotted
from schatzkiste.texts import LANGUAGES, Texts
from tests.arena import own_bots

BOTS: list[Entry] = ["random", own_bots.First, own_bots.last]


def played(comparison: Comparison, games: int, jobs: int = 1) -> list[Outcome]:
    return list(comparison.play(games, jobs))


def test_all_play_the_same_deals() -> None:
    outcomes = played(Comparison("schatzinsel", BOTS, seed="ab"), games=6)
    by_deal: dict[str, set[tuple[str, ...]]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.seed, set()).add(outcome.seats)
    assert len(outcomes) == 18
    assert len(by_deal) == 3
    assert all(len(seatings) == 6 for seatings in by_deal.values())


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, two = (played(Comparison("schatzinsel", BOTS, seed="ab"), games=8, jobs=jobs) for jobs in (1, 2))
    assert alone == two


def test_equals_win_equally_often_on_the_same_deals() -> None:
    comparison = compare("schatzinsel", ["random", "random"], games=20, seed="ab")
    assert [line.win_rate for line in comparison.results.by_bot()] == [0.5, 0.5]
    one, other = comparison.ratings.by_bot()
    assert abs(one.value - other.value) < one.spread


def test_the_better_bot_has_the_better_rating() -> None:
    comparison = compare("schatzinsel", ["random", eager], games=20, seed="ab")
    weak, strong = comparison.ratings.by_bot()
    assert (weak.name, strong.name) == ("random", "eager")
    assert weak.value + weak.spread < strong.value - strong.spread


@pytest.mark.parametrize(("players", "par"), [(3, 1 / 3), (4, 1 / 4)])
def test_one_bot_against_a_table_of_others(players: int, par: float) -> None:
    comparison = compare("dracheninsel", ["random", own_bots.last], 4, players, one_against_the_rest, seed="ab")
    assert comparison.par == par
    assert list(comparison.results.alone()) == [("random", "last")]


def test_all_at_one_table() -> None:
    comparison = compare("schatzinsel", BOTS, 3, 3, together, seed="ab")
    assert comparison.results.games == 3
    assert comparison.results.alone() == {}
    assert [rating.name for rating in comparison.ratings.by_bot()] == ["random", "First", "last"]


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    at_once = compare("schatzinsel", BOTS, games=6, seed="ab", file=whole)
    stopped = Comparison("schatzinsel", BOTS, seed="ab", file=parts)
    games = stopped.play(6)
    for _ in range(7):
        next(games)
    games.close()  # type: ignore[attr-defined]
    with parts.open("ab") as file:
        file.write(b'{"number":7,"deal":1,"se')  # cut off in the middle of a line
    later = Comparison("schatzinsel", BOTS, file=parts)  # the seed is the file's
    assert len(played(later, games=6)) == 11
    assert [line.wins for line in later.results.by_bot()] == [line.wins for line in at_once.results.by_bot()]
    assert later.ratings.by_bot() == at_once.ratings.by_bot()
    assert [without_times(line) for line in parts.read_text().splitlines()] == [
        without_times(line) for line in whole.read_text().splitlines()
    ]


def without_times(line: str) -> dict[str, object]:
    document: dict[str, object] = json.loads(line)
    document.pop("thinking", None)
    return document


def test_a_series_may_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    compare("schatzinsel", BOTS, games=2, file=file)
    assert len(played(Comparison("schatzinsel", BOTS, file=file), games=4)) == 6
    assert played(Comparison("schatzinsel", BOTS, file=file), games=4) == []


def test_a_file_in_use_is_left_to_the_other_run(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    games = Comparison("schatzinsel", BOTS, seed="ab", file=file).play(4)
    next(games)
    with pytest.raises(sk.SchatzkisteError, match="is in use by another run"):
        played(Comparison("schatzinsel", BOTS, file=file), games=4)
    assert len(list(games)) == 11


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"bots": ["random", "random"]}, r"holds another series: bots \['random', 'First', 'last'\], not"),
        ({"seed": "cd"}, "seed 'ab', not 'cd'"),
        ({"game": "silver_gold"}, "game 'schatzinsel', not 'silver_gold'"),
        ({"options": {"rules": "hawkins"}}, "series: options"),
        ({"players": 3}, "series: tables"),
    ],
)
def test_another_series_is_refused(tmp_path: Path, arguments: dict[str, object], reason: str) -> None:
    file = tmp_path / "series.jsonl"
    compare("schatzinsel", BOTS, games=2, seed="ab", file=file)
    before = file.read_bytes()
    with pytest.raises(OtherSeries, match=reason):
        played(Comparison(**{"game": "schatzinsel", "bots": BOTS, **arguments}, file=file), games=2)  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_what_is_no_file_of_the_arena_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Jim\n")
    with pytest.raises(sk.BadDocument, match=r"letter\.txt: line 1"):
        played(Comparison("schatzinsel", BOTS, file=file), games=2)
    file.write_text('{"format": "schatzkiste record"}\n')
    with pytest.raises(OtherSeries, match="is no file of the arena"):
        played(Comparison("schatzinsel", BOTS, file=file), games=2)
    assert file.read_text() == '{"format": "schatzkiste record"}\n'


@pytest.mark.parametrize("letter", ["Dear Jim", '{"format":"schatzkiste record"}', "x" * (1 << 21)])
def test_what_has_no_end_of_a_line_is_left_alone_too(tmp_path: Path, letter: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(letter)
    with pytest.raises(OtherSeries, match="does not begin as this series does"):
        played(Comparison("schatzinsel", BOTS, file=file), games=2)
    assert file.read_text() == letter


@pytest.mark.parametrize("length", [0, 1, 100])
def test_a_head_that_was_cut_off_is_written_again(tmp_path: Path, length: int) -> None:
    file = tmp_path / "series.jsonl"
    compare("schatzinsel", BOTS, games=2, seed="ab", file=file)
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(head[:length])
    assert len(played(Comparison("schatzinsel", BOTS, seed="ab", file=file), games=2)) == 6
    assert file.read_bytes().startswith(head)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    compare("schatzinsel", BOTS, games=2, seed="ab", file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:3], lines[5], *lines[4:]]))
    with pytest.raises(sk.BadDocument, match=r"line 4\.number: must be 2"):
        played(Comparison("schatzinsel", BOTS, file=file), games=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_tells_what_the_table_tells(language: str) -> None:
    texts = Texts(language)
    comparison = compare("schatzinsel", BOTS, games=4, seed="ab")
    drawing = plotted(comparison, texts)
    figures = Figures(texts)
    for standing in comparison.results.alone().values():
        assert f">{figures.percent(standing.win_rate)}<" in drawing
    for rating in comparison.ratings.by_bot():
        assert f">{figures.number(rating.value, 1)} ± " in drawing
    assert "prefers-color-scheme: dark" in drawing
    at_one_table = plotted(compare("schatzinsel", BOTS, 3, 3, together, seed="ab"), texts)
    assert texts.say("cli-arena-plot-ratings") in at_one_table
    assert texts.say("cli-arena-plot-wins", par=figures.percent(1 / 3)) not in at_one_table


@pytest.mark.parametrize(("language", "percent", "time"), [("en", "51.3%", "0.512"), ("de", "51,3\u00a0%", "0,512")])
def test_figures_are_written_as_the_language_does(language: str, percent: str, time: str) -> None:
    figures = Figures(Texts(language))
    assert figures.percent(0.5128) == percent
    assert figures.milliseconds(0.000512) == time
    assert [figures.milliseconds(seconds).rstrip() for seconds in (0.00512, 0.0512, 5.12)][2] == "5120"
