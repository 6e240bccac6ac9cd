"""Tobago as a game of the chest: its options and its set-up (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping

from schatzkiste.core.document import Document
from schatzkiste.core.events import Event
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import State
from schatzkiste.core.summary import Summary
from schatzkiste.games.tobago.actions import ACTIONS, CLUES, PATHS
from schatzkiste.games.tobago.attributes import ATTRIBUTES
from schatzkiste.games.tobago.checks import check, check_roses
from schatzkiste.games.tobago.clues import clues_with_landmarks
from schatzkiste.games.tobago.components import Components
from schatzkiste.games.tobago.constants import (
    CLUE_STACK,
    DOUBLE_ROSE,
    FIRST_SEAT,
    GOLD_STACK,
    ISLAND,
    LANDMARKS,
    NO_CARD,
    NO_CLUE,
    NO_DRIVE,
    NO_PATH,
    NO_PLACE,
    STREAMS,
)
from schatzkiste.games.tobago.fitting import fitting_clues
from schatzkiste.games.tobago.island import island_ids
from schatzkiste.games.tobago.judgement import TobagoJudgement
from schatzkiste.games.tobago.landmarks import HUT, PALM, STATUE
from schatzkiste.games.tobago.paths import set_candidates
from schatzkiste.games.tobago.phases.clue import EXTRA_CLUE_PHASE
from schatzkiste.games.tobago.phases.opening import OPENING_PHASE
from schatzkiste.games.tobago.phases.roses import SWAPPING_PHASE
from schatzkiste.games.tobago.phases.setup import FIRST_CLUES_PHASE, VEHICLES_PHASE, ask_for_vehicle
from schatzkiste.games.tobago.phases.sharing import SHARING_PHASE
from schatzkiste.games.tobago.phases.turn import TURN_PHASE
from schatzkiste.games.tobago.sharing import ask_no_rose, count_draws, line_up_roses, share_nothing
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.summary import summary_of


class TobagoGame(Game):
    """The game with one set of components."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            id="tobago",
            title="Tobago",
            players=tuple(sorted(components.hand)),
            minutes=60,
            rules_version=2,
            options=(
                Choice("rules", ("standard", "advanced"), "standard"),
                Choice("island", ("random", *island_ids()), "random"),
                Choice("memory", ("printed", "open"), "printed"),
            ),
            actions=ACTIONS,
            phases=[
                VEHICLES_PHASE,
                FIRST_CLUES_PHASE,
                TURN_PHASE,
                EXTRA_CLUE_PHASE,
                SWAPPING_PHASE,
                SHARING_PHASE,
                OPENING_PHASE,
            ],
            streams=STREAMS,
            turn_rule="TO-2.6",
            end_rule="TO-7.1",
            component_file=components.file,
            attributes=ATTRIBUTES,
            ending_version=2,
        )
        self.components = components
        self.island_ids = list(components.islands)

    def summary(self, states: list[State], events: list[Event]) -> Summary:
        """A finished game in the categories of its score sheet."""
        return summary_of([state for state in states if isinstance(state, Tobago)], events)

    def judgement(self, weights: Mapping[str, float]) -> TobagoJudgement:
        """Somebody who knows how to play the game."""
        return TobagoJudgement(weights)

    def blank(self, players: int, settings: Settings, seed: str) -> State:
        """A state whose attributes are still to be filled."""
        return Tobago(self, self.components, players, settings, seed)

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Lay out the island and its landmarks, shuffle both decks, draw the starting player."""
        state = Tobago(self, self.components, players, settings, seed)
        drawn = self.island_ids[state.use_chance(ISLAND).below(len(self.island_ids))]
        chosen = settings["island"]
        state.island = self.components.islands[drawn if chosen == "random" else str(chosen)]
        _set_landmarks(state)
        _lay_out(state)
        _stack_clues(state)
        _stack_gold(state)
        state.start = state.use_chance(FIRST_SEAT).below(players)
        state.turn = state.start
        _find_clues(state)
        ask_for_vehicle(state)
        return state

    def derive(self, state: State, doc: Document) -> None:
        """Work out what follows from the attributes that were read."""
        assert isinstance(state, Tobago)
        check_roses(state, doc)
        state.amulets_left = self.components.amulets - sum(state.amulets) - len(state.amulets_on)
        _find_clues(state)
        _follow_paths(state)
        _follow_sharing(state)

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position that no game can reach."""
        assert isinstance(state, Tobago)
        check(state, doc)


def _set_landmarks(state: Tobago) -> None:
    """Huts, palms and statues on random spaces, the statues with random gazes (TO-2.1)."""
    rng = state.use_chance(LANDMARKS)
    placed = state.components.landmarks.draw(state.island, rng)
    state.huts = placed[HUT]
    state.palms = placed[PALM]
    state.statues = placed[STATUE]
    state.facing = [rng.below(6) for _ in state.statues]


def _lay_out(state: Tobago) -> None:
    """Everything else lies beside the island (TO-2.7)."""
    players = state.players
    state.vehicles = [NO_PLACE] * players
    state.amulets_on = []
    state.amulets = [0] * players
    state.amulets_left = state.components.amulets
    state.roses = [state.components.roses] * players
    state.hands = [[] for _ in range(players)]
    state.clue_discards = []
    state.path_clues = [[] for _ in range(PATHS)]
    state.path_roses = [[] for _ in range(PATHS)]
    state.removed = [[] for _ in range(PATHS)]
    state.gold = [[] for _ in range(players)]
    state.gold_discards = []
    state.face_down = []
    state.curses_gone = []
    state.mixed = 0
    state.mixed_down = []
    state.remembered = [0] * players
    share_nothing(state)
    state.turns = 0
    state.idle_turns = 0
    state.progress = False
    state.done = False
    state.drive = NO_DRIVE
    state.legs = 0
    state.first_clue = NO_CLUE
    state.opened = NO_PATH
    state.swapped = NO_CLUE


def _stack_clues(state: Tobago) -> None:
    clues = list(range(CLUES))
    state.use_chance(CLUE_STACK).shuffle(clues)
    state.clue_stack = clues
    state.clue_deal = [state.deals] * CLUES


def _stack_gold(state: Tobago) -> None:
    """Some cards without a curse on top, below them the others with the curses (TO-2.2)."""
    rng = state.use_chance(GOLD_STACK)
    deck = state.components.gold
    gold = list(range(deck.golden))
    rng.shuffle(gold)
    safe = gold[: state.components.safe]
    below = gold[state.components.safe :] + list(range(deck.golden, deck.size))
    rng.shuffle(below)
    state.gold_stack = below + safe


def _find_clues(state: Tobago) -> None:
    """Find what each clue allows on this island; on a path without clues all of it is possible (TO-3.3)."""
    components = state.components
    spaces = state.island.spaces
    state.clues_at = clues_with_landmarks(
        components.clues_at[state.island.id], components.landmark_clues, state.huts, state.palms, state.statues
    )
    state.candidates = [spaces] * PATHS
    state.fitting = [fitting_clues(state.clues_at, spaces)] * PATHS
    state.treasures = [NO_PLACE] * PATHS


def _follow_paths(state: Tobago) -> None:
    """Find what the clues on the paths leave, and the roses that are not there."""
    state.roses = [state.components.roses] * state.players
    for path in range(PATHS):
        spaces = [place for place in state.island.spaces if place not in state.removed[path]]
        for clue in state.path_clues[path]:
            spaces = [place for place in spaces if state.allows(clue, place)]
        set_candidates(state, path, spaces)
        for rose in state.path_roses[path]:
            state.roses[rose % DOUBLE_ROSE] -= 2 if rose >= DOUBLE_ROSE else 1


def _follow_sharing(state: Tobago) -> None:
    """Find the roses of a treasure being shared, those that are home again, and who drew how many cards."""
    if not state.is_sharing:
        ask_no_rose(state)
        return
    line_up_roses(state)
    state.roses[state.turn] -= 1
    for seat, card in zip(state.rose_seats, state.rose_cards, strict=False):
        if card != NO_CARD:
            state.roses[seat] += 1
    cards = len(state.pile) + len(state.shown)
    late = max(0, min(cards, state.mixed.bit_count() - len(state.gold_stack))) if state.mixed else 0
    count_draws(state, cards - late, late)


def make(components: str) -> Game:
    """The game with the components in this text."""
    return TobagoGame(Components(components))
