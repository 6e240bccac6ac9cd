"""What a laid tile tells: undo is free only as long as nobody has learned anything."""

import schatzkiste as sk


def test_laying_a_tile_that_nobody_has_seen_tells_something() -> None:
    state = sk.game("schatzinsel").new(players=2, seed="5eed")
    before = state.reveals
    lay = next(action for action in state.legal_actions() if state.game.notation(action).startswith("lay "))
    state.apply(lay)
    assert state.reveals == before + 1
