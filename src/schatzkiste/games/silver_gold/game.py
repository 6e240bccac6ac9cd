"""Silver & Gold as a game of the chest: options and set-up (ledger section 2)."""

from __future__ import annotations

from schatzkiste.core.document import Document
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import NOBODY, State
from schatzkiste.games.silver_gold.actions import ACTIONS, NO_ACTION
from schatzkiste.games.silver_gold.checking import check_position
from schatzkiste.games.silver_gold.phases.choose import CHOOSE_PHASE
from schatzkiste.games.silver_gold.phases.mark import MARK_PHASE
from schatzkiste.games.silver_gold.phases.settle import SETTLE_PHASE
from schatzkiste.games.silver_gold.reading import read_position
from schatzkiste.games.silver_gold.state import FIRST_SEAT, STREAMS, TREASURES, SilverGold
from schatzkiste.games.silver_gold.tables import Tables
from schatzkiste.games.silver_gold.terms import DEALT, NO_CARD, NO_PAIR, SLOTS


class SilverGoldGame(Game):
    """The game with one set of tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            id="silver_gold",
            title="Silver & Gold",
            players=(1, 2, 3, 4),
            minutes=20,
            rules_version=1,
            options=(
                Choice("marking", ("hidden", "open"), "hidden"),
                Choice("tracker", ("off", "on"), "off"),
            ),
            actions=ACTIONS,
            phases=[CHOOSE_PHASE, MARK_PHASE, SETTLE_PHASE],
            streams=STREAMS,
            turn_rule="SG-3.9",
            end_rule="SG-4.2",
            tables_digest=tables.digest,
        )
        self.tables = tables

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Four cards for everyone, the starting player by lot; the rest waits for the choice (SG-2.1 to SG-2.3)."""
        state = SilverGold(self, self.tables, players, settings, seed)
        cards = list(range(len(self.tables.cards)))
        rng = state.use_chance(TREASURES)
        for _ in range(players):
            hand = [cards.pop(rng.below(len(cards))) for _ in range(DEALT)]
            state.dealt.append(tuple(sorted(hand)))
        state.deck = cards  # shuffled when the cards not chosen have come back
        state.starter = state.use_chance(FIRST_SEAT).below(players)
        state.to_act = tuple(range(players))
        clear_seats(state)
        return state

    def read(self, players: int, settings: Settings, seed: str, position: Document) -> State:
        """A position by names."""
        state = SilverGold(self, self.tables, players, settings, seed)
        clear_seats(state)
        read_position(state, position)
        return state

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position whose parts do not fit together."""
        assert isinstance(state, SilverGold)
        check_position(state, doc.section("position"))


def clear_seats(state: SilverGold) -> None:
    """Nothing lies before anyone yet."""
    players = state.players
    state.kept = [NO_PAIR] * players
    state.cards = [NO_CARD] * (SLOTS * players)
    state.marks = [0] * (SLOTS * players)
    state.fresh = [0] * (SLOTS * players)
    state.opening = [NO_ACTION] * players
    state.crosses = [0] * players
    state.coins = [0] * players
    state.palms = [NOBODY] * players
    state.trophies = [NOBODY] * players
    state.completed = [NOBODY] * players
