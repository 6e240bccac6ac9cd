"""Die Dracheninsel as a game of the chest: its options and its set-up (section 2)."""

from __future__ import annotations

from collections.abc import Mapping

from schatzkiste.core.document import Document
from schatzkiste.core.events import Event
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Count, Settings
from schatzkiste.core.state import State
from schatzkiste.core.summary import Summary
from schatzkiste.games.dracheninsel.actions import ACTIONS
from schatzkiste.games.dracheninsel.attributes import ATTRIBUTES
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, COLOURS
from schatzkiste.games.dracheninsel.cards import HAND, KINDS
from schatzkiste.games.dracheninsel.changes import find_fields, lay_out_island
from schatzkiste.games.dracheninsel.checks import check
from schatzkiste.games.dracheninsel.components import Components
from schatzkiste.games.dracheninsel.constants import (
    DECK,
    FIRST_SEAT,
    NO_CARD,
    NO_HUNTER,
    NO_SEAT,
    NOTHING,
    STREAMS,
)
from schatzkiste.games.dracheninsel.hands import hold
from schatzkiste.games.dracheninsel.judgement.judge import DracheninselJudgement
from schatzkiste.games.dracheninsel.knowledge import Knowledge
from schatzkiste.games.dracheninsel.phases.questions import PHASES
from schatzkiste.games.dracheninsel.plan import NO_PLAN
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.summary import summary_of
from schatzkiste.games.dracheninsel.turns import begin_turn

TWO_HUNTERS = (("green", "blue"), ("brown", "yellow"), ("red", "grey"))
"""With three players, in the order of turns (DI-2.3)."""
OPPOSITE = "opposite"
"""The second colour that four players leave out, unless they name one: that of the boat opposite."""


class DracheninselGame(Game):
    """The game with one set of components."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            id="dracheninsel",
            title="Die Dracheninsel",
            players=(3, 4, 5, 6),
            minutes=60,
            rules_version=2,
            options=(
                Choice("spare", COLOUR_NAMES, "red", players=(4, 5)),
                Choice("spare_too", (*COLOUR_NAMES, OPPOSITE), OPPOSITE, players=(4,)),
                Count("stalemate", 0, 100, 10, at_table=0),
                Count("rounds", 1, 1000, 200, at_table=1000, is_technical=True),
                Choice("agreement", ("off", "on"), "off", at_table="on"),
            ),
            actions=ACTIONS,
            phases=list(PHASES),
            streams=STREAMS,
            turn_rule="DI-2.5",
            end_rule="DI-10.1",
            component_file=components.file,
            attributes=ATTRIBUTES,
            ending_version=2,
            has_windows=True,
        )
        self.components = components

    def pieces(self, players: int, settings: Settings) -> list[list[str]]:
        """The hunters of each seat, by colour."""
        return [[COLOUR_NAMES[hunter] for hunter in own] for own in _hunters(self.components, players, settings)]

    def summary(self, states: list[State], events: list[Event]) -> Summary:
        """A finished game in the categories of its score sheet."""
        return summary_of([state for state in states if isinstance(state, Dracheninsel)], events)

    def judgement(self, weights: Mapping[str, float]) -> DracheninselJudgement:
        """Somebody who weighs coins, treasures on the way home and hunters on the way to them."""
        return DracheninselJudgement(weights)

    def blank(self, players: int, settings: Settings, seed: str) -> State:
        """A state whose attributes are still to be filled."""
        return self._seated(players, settings, seed)

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Hunters into their boats, six cards each, the first treasure; the starting player is drawn by lot."""
        state = self._seated(players, settings, seed)
        _lay_out(state)
        _deal_cards(state)
        state.turn = state.use_chance(FIRST_SEAT).below(players)
        begin_turn(state)
        return state

    def derive(self, state: State, doc: Document) -> None:
        """Work out what follows from the attributes that were read."""
        assert isinstance(state, Dracheninsel)
        find_fields(state)
        state.held = [0] * state.players
        for seat in range(state.players):
            state.hands[seat].sort()
            hold(state, seat)

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position that no game can reach."""
        assert isinstance(state, Dracheninsel)
        check(state, doc)

    def _seated(self, players: int, settings: Settings, seed: str) -> Dracheninsel:
        """A state with its players at the table, and what they have agreed on."""
        state = Dracheninsel(self, self.components, players, settings, seed)
        idle_rounds, rounds = settings["stalemate"], settings["rounds"]
        assert isinstance(idle_rounds, int)
        assert isinstance(rounds, int)
        state.idle_limit = idle_rounds * players
        state.turn_limit = rounds * players
        state.may_agree = settings["agreement"] == "on"
        state.hunters = _hunters(self.components, players, settings)
        state.owner = [NO_SEAT] * COLOURS
        for seat, colours in enumerate(state.hunters):
            for colour in colours:
                state.owner[colour] = seat
        return state


def _hunters(components: Components, players: int, settings: Settings) -> list[list[int]]:
    """Who plays which colours; turns go clockwise by the boats (DI-2.2, DI-2.3)."""
    order = components.clockwise
    if players == 3:
        return [[COLOUR_NAMES.index(colour) for colour in pair] for pair in TWO_HUNTERS]
    spare = order.index(COLOUR_NAMES.index(str(settings["spare"])))
    second = str(settings["spare_too"])
    if second in (OPPOSITE, settings["spare"]):
        spare_too = (spare + 3) % COLOURS
    else:
        spare_too = order.index(COLOUR_NAMES.index(second))
    left_out = {4: (spare, spare_too), 5: (spare,), 6: ()}[players]
    return [[order[place]] for place in range(COLOURS) if place not in left_out]


def _lay_out(state: Dracheninsel) -> None:
    """The island at the start, and nobody has done anything (DI-2.5)."""
    lay_out_island(state)
    state.coins = [[0] * len(state.components.treasures) for _ in range(state.players)]
    state.turns = 0
    state.idle_turns = 0
    state.partner = NO_HUNTER
    state.announced = NOTHING
    state.target = NO_HUNTER
    state.plan = NO_PLAN


def _deal_cards(state: Dracheninsel) -> None:
    """Six cards for everyone, the rest is the pile (DI-2.4)."""
    pile = state.components.cards[:]
    state.use_chance(DECK).shuffle(pile)
    state.hands = []
    state.held = [0] * state.players
    for seat in range(state.players):
        state.hands.append(sorted(pile[-HAND:]))
        del pile[-HAND:]
        hold(state, seat)
    state.pile = pile
    state.discard = [0] * KINDS
    state.top = NO_CARD
    state.played = []
    state.knowledge = Knowledge(state.players)


def make(components: str) -> Game:
    """The game with the components in this text."""
    return DracheninselGame(Components(components))
