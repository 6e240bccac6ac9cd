"""The pictures of the games in the terminal."""

import re

import pytest

from schatzkiste.cli.output import ColouredDrawing
from schatzkiste.core import Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.texts import LANGUAGES, Texts

SCHATZINSEL = """\
   ┌───4───┬───1───┬───2───┬───5───┬───3───┐   Free stock
 2 │       │       │  2-2  │       │       │   1-5  2-1  2-3  2-5  3-1  3-3×
   │       │       │ ■▲ +3 │       │       │   3-4  3-5× 4-1× 4-5  5-1  5-2
   ├───────┼───────┼───────┼───────┼───────┤   5-3
 3 │       │       │  +2   │       │       │   4 guards
   │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤   Behind your screen
 1 │       │       │       │       │       │   3-2  4-2  4-3
   │       │       │       │       │       │   3 chests, 1 guard
   ├───────┼───────┼───────┼───────┼───────┤
 4 │  4-4  │       │  +6   │       │  +7   │   × cross  ■ chest  ▲ guard
   │ × +2  │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
 5 │       │       │       │       │       │
   │       │       │       │       │       │
   └───────┴───────┴───────┴───────┴───────┘"""


def random_states(id: str, seed: str) -> list[State]:
    """Every position of a random game."""
    chosen = game(id)
    state = chosen.new(min(chosen.players), seed)
    rng = Rng(seed)
    states = [state.copy()]
    while state.to_act:
        state.apply(rng.pick(state.legal_actions()))
        states.append(state.copy())
    return states


def plain(text: str) -> str:
    return re.sub(r"\x1b\[\d*m", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_position_of_every_game_can_be_drawn(id: str, language: str) -> None:
    drawing = ColouredDrawing(game(id), Texts(language))
    for state in random_states(id, "ab"):
        for seat in (None, *range(state.players)):
            assert max(map(len, plain(drawing.table(state, seat)).splitlines())) <= 80


@pytest.mark.parametrize("id", game_ids())
def test_a_picture_shows_nothing_the_seat_cannot_see(id: str) -> None:
    drawing = ColouredDrawing(game(id), Texts("en"))
    for state in random_states(id, "ac"):
        other = state.copy()
        other.redeal(0, Rng("elsewhere"))
        assert drawing.table(state, 0) == drawing.table(other, 0)


def test_schatzinsel_shows_board_stock_screen_and_gains() -> None:
    chosen = game("schatzinsel")
    drawing = ColouredDrawing(chosen, Texts("en"))
    state = chosen.new(2, "ab", {"guards": "any"})
    seat = state.to_act[0]
    state.apply(chosen.parse("lay 4-4"))
    assert "│ [4-4] │" in plain(drawing.table(state, seat))
    for notation in ("end", "take 1-1", "chest 2-2", "end", "take 1-2", "guard 2-2", "end", "take 1-3"):
        state.apply(chosen.parse(notation))
    assert state.to_act == (seat,)
    assert plain(drawing.table(state, seat)) == SCHATZINSEL
