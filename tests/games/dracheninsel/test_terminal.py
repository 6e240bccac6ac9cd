"""The drawing for a terminal: everything a seat needs to decide, as plain text of at most 80 columns."""

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.terminal import draw, remark
from tests.games.dracheninsel.play import do, seen_by
from tests.games.dracheninsel.positions import position


def say(text_id: str, **args: object) -> str:
    """Words that show what was asked for."""
    return text_id.removeprefix("dracheninsel-").removeprefix("terminal-") + "".join(
        f" {value}" for value in args.values()
    )


def test_the_island_with_hunters_dragons_and_treasures() -> None:
    state = position(hunters={"green": "f6", "yellow": "f6"}, gold={100: "f6"}, dragons=["d4"])
    lines = draw(seen_by(state, 0), say).splitlines()
    assert lines[3].split() == ["d1A", "d2V", "d3W", "d4F♠", "d5D", "d6V", "d7W", "d8A"]
    assert lines[4].split()[4] == "e5*●"
    assert lines[5].split()[5] == "f6F●gy"


def test_hand_table_and_question() -> None:
    state = position("forest mountain", "terror-sneak counterspell-terror", hunters={"green": "f6"}, turn=1)
    assert "hand card forest*, card mountain" in draw(seen_by(state, 0), say)
    assert "hand" not in draw(seen_by(state, None), say)
    do(state, "terror terror-sneak")
    assert "plan card terror-sneak" in draw(seen_by(state, 1), say)
    do(state, "send green")
    assert "announced-terror 2 green 0" in draw(seen_by(state, 0), say)


def test_a_remark_names_the_cards_and_what_is_lost() -> None:
    state = position("forest mountain", hunters={"green": "f6"}, gold={100: "f6"})
    assert remark(seen_by(state, 0), "step f7", say) == "(card forest, card mountain) -100"
    assert remark(seen_by(state, 0), "end", say) == ""


def test_every_position_of_a_random_game_fits_the_terminal() -> None:
    state = sk.game("dracheninsel").new(6, "1")
    rng = Rng("terminal")
    while state.to_act:
        for seat in (None, 0, state.to_act[0]):
            assert max(map(len, draw(seen_by(state, seat), say).splitlines())) <= 80
        state.apply(rng.pick(state.legal_actions()))
