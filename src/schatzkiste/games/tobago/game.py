"""Tobago as a game of the chest: set-up (section 2 of the rules)."""

from __future__ import annotations

from schatzkiste.core.document import Document
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import State
from schatzkiste.games.tobago.actions import ACTIONS
from schatzkiste.games.tobago.checking import check_position
from schatzkiste.games.tobago.island import Island, island_ids
from schatzkiste.games.tobago.phases import setup
from schatzkiste.games.tobago.phases.advanced import SWAPPING_PHASE
from schatzkiste.games.tobago.phases.clue import EXTRA_CLUE_PHASE
from schatzkiste.games.tobago.phases.opening import OPENING_PHASE
from schatzkiste.games.tobago.phases.share import SHARING_PHASE
from schatzkiste.games.tobago.phases.turn import TURN_PHASE
from schatzkiste.games.tobago.reading import read_position
from schatzkiste.games.tobago.stages import CLUE_STACK, FIRST_SEAT, GOLD_STACK, ISLAND, LANDMARKS, STREAMS
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.tables import Tables


class TobagoGame(Game):
    """The game with one set of tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            id="tobago",
            title="Tobago",
            players=tuple(sorted(tables.hand)),
            minutes=60,
            rules_version=1,
            options=(
                Choice("rules", ("standard", "advanced"), "standard"),
                Choice("island", ("random", *island_ids()), "random"),
            ),
            actions=ACTIONS,
            phases=[
                setup.VEHICLES_PHASE,
                setup.FIRST_CLUES_PHASE,
                TURN_PHASE,
                EXTRA_CLUE_PHASE,
                SWAPPING_PHASE,
                SHARING_PHASE,
                OPENING_PHASE,
            ],
            streams=STREAMS,
            turn_rule="TO-2.6",
            end_rule="TO-7.1",
            tables_digest=tables.digest,
        )
        self.tables = tables

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Lay out the island and its landmarks, shuffle both decks, draw the starting player."""
        tables = self.tables
        ids = list(tables.islands)
        state = Tobago(self, tables, players, settings, seed, tables.islands[ids[0]])
        drawn = ids[state.use_chance(ISLAND).below(len(ids))]
        state.island = tables.islands[drawn if settings["island"] == "random" else str(settings["island"])]
        _set_landmarks(state, state.island)
        clues = list(range(len(tables.clues)))
        state.use_chance(CLUE_STACK).shuffle(clues)
        state.clue_stack = clues
        state.clues_left = len(clues)
        _stack_gold(state)
        state.start = state.use_chance(FIRST_SEAT).below(players)
        state.turn = state.start
        setup.begin(state)
        return state

    def read(self, players: int, settings: Settings, seed: str, position: Document) -> State:
        """A position by names."""
        return read_position(self, self.tables, players, settings, seed, position)

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position whose parts do not fit together."""
        assert isinstance(state, Tobago)
        check_position(state, doc.section("position"))


def _set_landmarks(state: Tobago, island: Island) -> None:
    """Huts, palms and statues on random spaces, the statues with random gazes (TO-2.1)."""
    rng = state.use_chance(LANDMARKS)
    state.lay_out(state.tables.landmarks(island).draw(rng))
    state.facing = [rng.below(6) for _ in state.facing]


def _stack_gold(state: Tobago) -> None:
    """Some cards without a curse on top, below them the others with the curses (TO-2.2)."""
    rng = state.use_chance(GOLD_STACK)
    deck = state.tables.gold
    gold = list(range(deck.golden))
    rng.shuffle(gold)
    safe = gold[: state.tables.safe]
    below = gold[state.tables.safe :] + list(range(deck.golden, deck.size))
    rng.shuffle(below)
    state.gold_stack = below + safe
    state.gold_left = deck.size
    state.safe_left = state.tables.safe
