"""Die Schatzinsel as a game of the chest: its options and its set-up (section 2)."""

from __future__ import annotations

from collections.abc import Mapping

from schatzkiste.core.document import Document
from schatzkiste.core.events import Event
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import State
from schatzkiste.core.summary import Summary
from schatzkiste.games.schatzinsel.actions import ACTIONS
from schatzkiste.games.schatzinsel.attributes import ATTRIBUTES
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, SIDE
from schatzkiste.games.schatzinsel.checks import check, check_stones
from schatzkiste.games.schatzinsel.components import Components
from schatzkiste.games.schatzinsel.constants import FIRST_SEAT, ISLAND, STREAMS, TILES
from schatzkiste.games.schatzinsel.judgement import SchatzinselJudgement
from schatzkiste.games.schatzinsel.phases.turn import TURN
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.summary import summary_of
from schatzkiste.games.schatzinsel.turns import open_turn


class SchatzinselGame(Game):
    """The game with one set of components."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            id="schatzinsel",
            title="Die Schatzinsel",
            players=tuple(sorted(components.shares)),
            minutes=25,
            rules_version=1,
            options=(
                Choice("rules", ("silver", "hawkins"), "silver"),
                Choice("guards", ("one", "any"), "one"),
            ),
            actions=ACTIONS,
            phases=[TURN],
            streams=STREAMS,
            turn_rule="SI-2.5",
            end_rule="SI-5.1",
            component_file=components.file,
            attributes=ATTRIBUTES,
            ending_version=1,
        )
        self.components = components

    def summary(self, states: list[State], events: list[Event]) -> Summary:
        """A finished game in the categories of its score sheet."""
        return summary_of([state for state in states if isinstance(state, Schatzinsel)], events)

    def judgement(self, weights: Mapping[str, float]) -> SchatzinselJudgement:
        """Somebody who knows how to play the game."""
        return SchatzinselJudgement(weights)

    def blank(self, players: int, settings: Settings, seed: str) -> State:
        """A state whose attributes are still to be filled."""
        return Schatzinsel(self, self.components, players, settings, seed)

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Draw the island, deal what lies behind the screens, draw the starting player."""
        state = Schatzinsel(self, self.components, players, settings, seed)
        _draw_island(state)
        _fill_screens(state)
        state.turn = state.use_chance(FIRST_SEAT).below(players)
        open_turn(state)
        return state

    def derive(self, state: State, doc: Document) -> None:
        """Work out what follows from the attributes that were read."""
        assert isinstance(state, Schatzinsel)
        check_stones(state, doc)
        state.lay_out()

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position that no game can reach."""
        assert isinstance(state, Schatzinsel)
        check(state, doc)


def _draw_island(state: Schatzinsel) -> None:
    """One tile on one field, its numbers beside its row and column, the other numbers at random (SI-2.1, SI-2.2)."""
    rng = state.use_chance(ISLAND)
    tile = rng.below(FIELDS)
    field = rng.below(FIELDS)
    sides: list[list[int]] = []
    for number, place in ((tile // SIDE + 1, field // SIDE), (tile % SIDE + 1, field % SIDE)):
        others = [other for other in range(1, SIDE + 1) if other != number]
        rng.shuffle(others)
        sides.append([*others[:place], number, *others[place:]])
    state.rows = sides[0]
    state.columns = sides[1]
    state.start = tile
    state.board = BIT[field]
    state.chests_on = 0
    state.guards_on = [0] * FIELDS
    state.lay_out()


def _fill_screens(state: Schatzinsel) -> None:
    """Tiles, chests and guards by the number of players (SI-2.3)."""
    share = state.components.shares[state.players]
    tiles = [tile for tile in range(FIELDS) if tile != state.start]
    state.use_chance(TILES).shuffle(tiles)
    state.hands = [
        sum(BIT[tile] for tile in tiles[seat * share.tiles : (seat + 1) * share.tiles]) for seat in range(state.players)
    ]
    state.stock = sum(BIT[tile] for tile in tiles[state.players * share.tiles :])
    state.stock_guards = share.free_guards
    state.seen = [0] * state.players
    state.chests = [share.chests] * state.players
    state.guards = [share.guards] * state.players
    state.points = [0] * state.players


def make(components: str) -> Game:
    """The game with the components in this text."""
    return SchatzinselGame(Components(components))
