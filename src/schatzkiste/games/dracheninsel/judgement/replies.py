"""What to do when others are asked: stop, counter, share or betray with reason; else let things go."""

from typing import Final

from schatzkiste.games.dracheninsel import actions as act
from schatzkiste.games.dracheninsel.board import BIT, BOATS
from schatzkiste.games.dracheninsel.cards import BETRAYALS, kind_in, mask_of
from schatzkiste.games.dracheninsel.changes import restore_island
from schatzkiste.games.dracheninsel.constants import (
    ANSWERING,
    NO_HUNTER,
    SHARING,
    SLUMBER,
    TERROR,
)
from schatzkiste.games.dracheninsel.state import Dracheninsel

LONG: Final = 5
"""Rounds without news after which the seat agrees to end the game."""
_BETRAYAL_MASK: Final[int] = mask_of(BETRAYALS)
_LET_GO: Final[int] = act.LET_GO.first
_GO_ON: Final[int] = act.GO_ON.first
_SHARE: Final[int] = act.SHARE.first
_YIELD: Final[int] = act.YIELD.first
_BETRAY: Final[int] = act.BETRAY.first


def betrayals_in(cards: list[int]) -> int:
    """How many of the cards can be a Betrayal."""
    count = 0
    for card in cards:
        if _BETRAYAL_MASK >> card & 1:
            count += 1
    return count


def wins_betrayal(state: Dracheninsel, seat: int, other: int) -> float:
    """The chance that the other one holds fewer Betrayals than the seat, by the cards that nobody has seen."""
    own = betrayals_in(state.hands[seat])
    bad = -own
    for kind in BETRAYALS:
        bad += state.components.deck[kind] - state.discard[kind]
    for card in state.played:
        if _BETRAYAL_MASK >> kind_in(card) & 1:
            bad -= 1
    total = len(state.pile)
    for player in range(state.players):
        if player != seat:
            total += len(state.hands[player])
    return fewer_than(own, len(state.hands[other]), max(0, bad), total)


def fewer_than(limit: int, drawn: int, bad: int, total: int) -> float:
    """The chance of fewer than this many bad cards among those drawn blindly from all."""
    if limit <= 0:
        return 0.0
    if drawn == 0 or bad == 0:
        return 1.0
    hit = bad / total
    left = fewer_than(limit - 1, drawn - 1, bad - 1, total - 1)
    if bad >= total:
        return left
    return hit * left + (1.0 - hit) * fewer_than(limit, drawn - 1, bad, total - 1)


def shares(state: Dracheninsel, seat: int, eagerness: float) -> bool:
    """Whether the owner of the boat gives the partner a coin rather than risk both (DI-6.3)."""
    if eagerness <= 0:
        return True
    other = state.boat_partner()
    chance = wins_betrayal(state, seat, other)
    if is_last(state):
        value = state.arrived_value()
        scores = state.scores()
        rival = 0
        for player in range(state.players):
            if player != seat and player != other:
                rival = max(rival, scores[player])
        if scores[seat] + value > max(rival, scores[other] + value):
            return True
        if scores[seat] + 2 * value >= max(rival, scores[other]):
            return chance <= 0.0
    return chance * eagerness <= 0.5


def is_last(state: Dracheninsel) -> bool:
    """Whether the game ends with the treasure in the boat."""
    return not state.treasure_fields


def answer(state: Dracheninsel, seat: int, legal: list[int], eagerness: float) -> int:
    """Share or betray, betray back or yield."""
    if state.phase == SHARING and shares(state, seat, eagerness):
        return _SHARE
    for action in legal:
        if _BETRAY <= action < _BETRAY + len(BETRAYALS):
            return action
    return _SHARE if state.phase == SHARING else _YIELD


def is_asked(state: Dracheninsel) -> bool:
    """Whether the question is about the sharing."""
    return state.phase == SHARING or state.phase == ANSWERING


def before(state: Dracheninsel) -> Dracheninsel:
    """The position as it would be without the last action, except for cards."""
    earlier = state.copy()
    restore_island(earlier)
    earlier.partner = NO_HUNTER
    return earlier


def is_threatened(state: Dracheninsel, seat: int) -> bool:
    """Whether an announced Terror would cost the seat a treasure that it carries or keeps."""
    target = state.target
    if state.announced != TERROR or target == NO_HUNTER:
        return False
    spot = state.hunter_places[target]
    if spot >= BOATS or not state.treasure_fields & BIT[spot]:
        return False
    partner = state.companion(target)
    return state.owner[target] == seat or (partner != NO_HUNTER and state.owner[partner] == seat)


def is_stopped(state: Dracheninsel) -> bool:
    """Whether a Slumber is announced."""
    return state.announced == SLUMBER


def would_end(state: Dracheninsel, seat: int) -> bool:
    """Whether the game may end as it stands: the seat is ahead of all others, or nothing has moved for long."""
    if state.idle_turns >= LONG * state.players:
        return True
    ranks = state.rank_keys()
    ahead = 0
    for other in range(state.players):
        if other != seat and ranks[other] < ranks[seat]:
            ahead += 1
    return ahead == state.players - 1
