"""Silver & Gold as a game of the chest: its options and its set-up (section 2)."""

from __future__ import annotations

from collections.abc import Mapping

from schatzkiste.core.document import Document
from schatzkiste.core.events import Event
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import State
from schatzkiste.core.summary import Summary
from schatzkiste.games.silver_gold.actions import ACTIONS
from schatzkiste.games.silver_gold.attributes import ATTRIBUTES
from schatzkiste.games.silver_gold.checks import check, check_places
from schatzkiste.games.silver_gold.components import Components
from schatzkiste.games.silver_gold.constants import (
    DEALT,
    FIRST_SEAT,
    NO_CARD,
    NO_MARK,
    NO_PAIR,
    SLOTS,
    STREAMS,
    TREASURES,
    TROPHIES,
)
from schatzkiste.games.silver_gold.judgement.charts import Atlas
from schatzkiste.games.silver_gold.judgement.islands import islands_of
from schatzkiste.games.silver_gold.judgement.judge import SilverGoldJudgement
from schatzkiste.games.silver_gold.phases.choose import CHOOSE
from schatzkiste.games.silver_gold.phases.mark import MARK_PHASE
from schatzkiste.games.silver_gold.phases.settle import SETTLE
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.summary import summary_of


class SilverGoldGame(Game):
    """The game with one set of components."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            id="silver_gold",
            title="Silver & Gold",
            players=(1, 2, 3, 4),
            minutes=20,
            rules_version=1,
            options=(
                Choice("marking", ("hidden", "open"), "hidden", players=(2, 3, 4)),
                Choice("tracker", ("off", "on"), "off"),
            ),
            actions=ACTIONS,
            phases=[CHOOSE, MARK_PHASE, SETTLE],
            streams=STREAMS,
            turn_rule="SG-3.9",
            end_rule="SG-4.2",
            component_file=components.file,
            attributes=ATTRIBUTES,
            ending_version=1,
        )
        self.components = components
        self._atlas = Atlas(islands_of(components))

    def summary(self, states: list[State], events: list[Event]) -> Summary:
        """A finished game in the categories of its score sheet."""
        return summary_of([state for state in states if isinstance(state, SilverGold)])

    def judgement(self, weights: Mapping[str, float]) -> SilverGoldJudgement:
        """Somebody who knows how to play the game."""
        return SilverGoldJudgement(self.components, self._atlas, weights)

    def blank(self, players: int, settings: Settings, seed: str) -> State:
        """A state whose attributes are still to be filled."""
        return SilverGold(self, self.components, players, settings, seed)

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Four cards for everyone, the starting player by lot; the rest waits for the choice (SG-2.1 to SG-2.3)."""
        state = SilverGold(self, self.components, players, settings, seed)
        _lay_out_nothing(state)
        cards = list(range(len(self.components.cards)))
        rng = state.use_chance(TREASURES)
        state.dealt = [sorted([cards.pop(rng.below(len(cards))) for _ in range(DEALT)]) for _ in range(players)]
        state.deck = cards  # shuffled when the cards not chosen have come back
        state.starter = state.use_chance(FIRST_SEAT).below(players)
        state.to_act = tuple(range(players))
        return state

    def derive(self, state: State, doc: Document) -> None:
        """Work out what follows from the attributes that were read."""
        assert isinstance(state, SilverGold)
        check_places(state, doc)
        state.work_out()

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position that no game can reach."""
        assert isinstance(state, SilverGold)
        check(state, doc)


def _lay_out_nothing(state: SilverGold) -> None:
    """The table before any card is dealt."""
    players = state.players
    state.round = 1
    state.turn = 1
    state.expeditions = []
    state.under = 0
    state.display = []
    state.display_taken = False
    state.trophies_left = list(TROPHIES)
    state.kept = [NO_PAIR] * players
    state.cards = [NO_CARD] * (SLOTS * players)
    state.marks = [0] * (SLOTS * players)
    state.new_marks = [0] * (SLOTS * players)
    state.first_mark = [NO_MARK] * players
    state.coins = [0] * players
    state.palms = [[] for _ in range(players)]
    state.trophies = [[] for _ in range(players)]
    state.completed = [[] for _ in range(players)]
    state.work_out()


def make(components: str) -> Game:
    """The game with the components in this text."""
    return SilverGoldGame(Components(components))
