"""Die Dracheninsel as a game of the chest: set-up (ledger section 2)."""

from __future__ import annotations

from schatzkiste.core.document import Document
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Count, Settings
from schatzkiste.core.state import State
from schatzkiste.games.dracheninsel.actions import ACTIONS
from schatzkiste.games.dracheninsel.board import BOATS, CENTRE, COLOUR_NAMES, COLOURS, NOWHERE
from schatzkiste.games.dracheninsel.cards import HAND, KINDS
from schatzkiste.games.dracheninsel.course import begin_turn
from schatzkiste.games.dracheninsel.hands import hold
from schatzkiste.games.dracheninsel.island import WAITING, Island
from schatzkiste.games.dracheninsel.lore import NOTHING
from schatzkiste.games.dracheninsel.origins import begin
from schatzkiste.games.dracheninsel.phases.questions import PHASES
from schatzkiste.games.dracheninsel.reading import check_position, read_position
from schatzkiste.games.dracheninsel.state import DECK, FIRST_SEAT, STREAMS, Dracheninsel
from schatzkiste.games.dracheninsel.tables import Tables

TWO_HUNTERS = (("green", "blue"), ("brown", "yellow"), ("red", "grey"))
"""With three players, in the order of turns (DI-2.3)."""
OPPOSITE = "opposite"
"""The second colour that four players leave out, unless they name one: that of the boat opposite."""


class DracheninselGame(Game):
    """The game with one set of tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            id="dracheninsel",
            title="Die Dracheninsel",
            players=(3, 4, 5, 6),
            minutes=60,
            rules_version=1,
            options=(
                Choice("spare", COLOUR_NAMES, "red"),
                Choice("spare_too", (*COLOUR_NAMES, OPPOSITE), OPPOSITE),
                Count("stalemate", 0, 100, 10),
                Count("rounds", 1, 1000, 200),
                Choice("agreement", ("off", "on"), "off"),
            ),
            actions=ACTIONS,
            phases=list(PHASES),
            streams=STREAMS,
            turn_rule="DI-2.5",
            end_rule="DI-10.1",
            tables_digest=tables.digest,
        )
        self.tables = tables

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Hunters into their boats, six cards each, the first treasure; the starting player is drawn by lot."""
        state = Dracheninsel(self, self.tables, players, settings, seed)
        seat_hunters(state)
        spots = [BOATS + colour if state.owner[colour] != NOWHERE else NOWHERE for colour in range(COLOURS)]
        chests = [CENTRE, *([WAITING] * (len(self.tables.treasures) - 1))]
        state.island = Island(spots, self.tables.tiles, [NOWHERE, NOWHERE], chests, False)
        state.purse = [0] * (players * len(self.tables.treasures))
        pile = [kind for kind in range(KINDS) for _ in range(self.tables.deck[kind])]
        state.use_chance(DECK).shuffle(pile)
        for seat in range(players):
            state.hands.append(sorted(pile[-HAND:]))
            del pile[-HAND:]
            state.held.append(0)
            state.lore.append(NOTHING)
            hold(state, seat)
        begin(state)
        state.pile = pile
        state.discard = [0] * KINDS
        state.turn = state.use_chance(FIRST_SEAT).below(players)
        begin_turn(state)
        return state

    def read(self, players: int, settings: Settings, seed: str, position: Document) -> State:
        """A position by names."""
        state = Dracheninsel(self, self.tables, players, settings, seed)
        seat_hunters(state)
        read_position(state, position)
        return state

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position whose parts do not fit together."""
        assert isinstance(state, Dracheninsel)
        check_position(state, doc.section("position"))


def seat_hunters(state: Dracheninsel) -> None:
    """Who plays which colours; turns go clockwise by the boats (DI-2.2, DI-2.3)."""
    order = state.tables.clockwise
    if state.players == 3:
        state.hunters = [[COLOUR_NAMES.index(colour) for colour in pair] for pair in TWO_HUNTERS]
    else:
        spare = order.index(COLOUR_NAMES.index(str(state.settings["spare"])))
        second = str(state.settings["spare_too"])
        if second in (OPPOSITE, state.settings["spare"]):
            spare_too = (spare + 3) % COLOURS
        else:
            spare_too = order.index(COLOUR_NAMES.index(second))
        left_out = {4: (spare, spare_too), 5: (spare,), 6: ()}[state.players]
        state.hunters = [[order[place]] for place in range(COLOURS) if place not in left_out]
    state.owner = [NOWHERE] * COLOURS
    for seat, colours in enumerate(state.hunters):
        for colour in colours:
            state.owner[colour] = seat
