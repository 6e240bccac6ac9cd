"""Die Schatzinsel: 25 tiles, each in one place; chests and guards are never lost; points never fall."""

from schatzkiste.core import State
from schatzkiste.games.schatzinsel.board import ALL_TILES
from schatzkiste.games.schatzinsel.state import Schatzinsel


def count(state: State) -> dict[str, int]:
    """All pieces by kind."""
    assert isinstance(state, Schatzinsel)
    places = [state.laid_tiles(), state.stock, *state.hands]
    return {
        "tiles": sum(tiles.bit_count() for tiles in places),
        "chests": state.chests_on.bit_count() + sum(state.chests),
        "guards": sum(state.guards_on) + state.stock_guards + sum(state.guards),
    }


def check_places(state: State) -> None:
    """Each piece lies where it may."""
    assert isinstance(state, Schatzinsel)
    assert state.laid_tiles() | state.stock | sum(state.hands) == ALL_TILES
    assert state.chests_on & ~(state.board & state.cross_fields) == 0
    assert state.standing_chests == state.chests_on.bit_count()
    assert state.standing_guards == sum(state.guards_on)
    for field, guards in enumerate(state.guards_on):
        assert not guards or state.chests_on >> field & 1
        assert guards <= 1 or state.settings["guards"] == "any"
    for seat in range(state.players):
        assert state.seen[seat] & ~state.hands[seat] == 0
