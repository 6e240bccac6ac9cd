"""Dealing anew what a seat cannot know: other hands, the pile, the active player's plan, secret answers."""

from schatzkiste.core.rng import Rng
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.cards import COUNTERSPELL_MASK, SLUMBER_MASK
from schatzkiste.games.dracheninsel.course import holders
from schatzkiste.games.dracheninsel.island import NO_PLAN
from schatzkiste.games.dracheninsel.lore import (
    NOTHING,
    Lore,
    assignments,
    holder_of,
    kind_in,
    token,
    without,
)
from schatzkiste.games.dracheninsel.state import (
    CONFIRM,
    COUNTER,
    NO_ANSWER,
    PASSING,
    SHARING,
    SLUMBER,
    TURN,
    Dracheninsel,
)
from schatzkiste.games.dracheninsel.trail import known_to
from schatzkiste.games.dracheninsel.unseen import Unseen

_WINDOWS = (SLUMBER, CONFIRM, COUNTER)


def redeal(state: Dracheninsel, seat: int, rng: Rng) -> None:
    """A world that looks the same from the seat; what the others know of each other is not kept.

    Every possible world can come, and no other, as far as the last shuffle and what the seat knew of hands then tell.
    Up to the first shuffle each comes with the chance it really has; after it chances are rough where a hand has old
    cards and new ones. After a theft the possible loot is weighed by the possibilities from before that it fits.
    """
    own = state.lore[seat]
    own_before = state.lore_before[seat] if state.lore_before else NOTHING
    if seat != state.turn and state.plan is not NO_PLAN:
        state.plan = NO_PLAN
        state.phase = PASSING if state.stopped else TURN
    _close_unknown_window(state, seat)
    unseen = Unseen(state, seat)
    while not (unseen.deal(_case(own, rng), rng) and _fits_window(state, seat)):
        pass
    if state.loot and seat != state.turn:
        _relabel_loot(state, seat, rng, own_before)
    state.lore = [own if other == seat else NOTHING for other in range(state.players)]
    if state.lore_before:
        state.lore_before = [own_before if other == seat else NOTHING for other in range(state.players)]
    state.old_elsewhere = _own_only(state, seat, state.old_elsewhere)
    state.new_unseen = _own_only(state, seat, state.new_unseen)
    if state.lore_then:
        own_then = state.lore_then[seat]
        state.lore_then = [own_then if other == seat else NOTHING for other in range(state.players)]
    state.trail = known_to(state.trail, seat)
    _reopen(state, seat)


def _own_only(state: Dracheninsel, seat: int, bounds: list[list[int]]) -> list[list[int]]:
    """What the seat can tell of cards since the last shuffle; the others can tell nothing."""
    return [row if other == seat else state.tables.deck for other, row in enumerate(bounds)]


def _case(lore: Lore, rng: Rng) -> list[int]:
    """One of the possibilities, by weight."""
    if len(lore.cases) == 1:
        return lore.cases[0]
    return lore.cases[_pick(lore.weights, rng)]


def _pick(weights: list[int], rng: Rng) -> int:
    """A place in the list, by weight."""
    drawn = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    raise AssertionError("weights add up")


def _fits_window(state: Dracheninsel, seat: int) -> bool:
    """Whether somebody else is being asked in this world, where the seat can tell that somebody is."""
    if state.phase not in _WINDOWS or seat in state.to_act:
        return True
    if state.phase != SLUMBER and seat != _confirming(state):
        return True  # whoever confirms may not have done so yet
    return any(other != seat for other in _volunteers(state))


def _reopen(state: Dracheninsel, seat: int) -> None:
    """Ask in this world whoever would be asked in it; of the others' secret answers nothing is known."""
    if state.phase not in _WINDOWS:
        return
    asks = seat in state.to_act
    asked = [other for other in _volunteers(state) if other != seat or asks]
    if state.phase != SLUMBER and (seat != _confirming(state) or asks):
        asked = sorted({*asked, _confirming(state)})
    own = state.answers[seat]
    state.answers = [own if other == seat else NO_ANSWER for other in range(state.players)]
    state.to_act = tuple(asked)


def _close_unknown_window(state: Dracheninsel, seat: int) -> None:
    """Who neither holds a Slumber nor comes next cannot tell whether others are still asked: let them have answered."""
    following = state.boat_owner() if state.has_arrived() else state.turn
    if state.phase == SLUMBER and seat not in state.to_act and seat != following and state.answers[seat] < 0:
        state.phase = SHARING if state.has_arrived() else TURN
        state.to_act = ALONE[following]
        state.answers = []


def _volunteers(state: Dracheninsel) -> list[int]:
    """The seats that hold a card to reply with."""
    return holders(state, _confirming(state), COUNTERSPELL_MASK if state.phase == COUNTER else SLUMBER_MASK)


def _confirming(state: Dracheninsel) -> int:
    return state.announcer if state.phase == COUNTER else state.turn


def _relabel_loot(state: Dracheninsel, seat: int, rng: Rng, before: Lore) -> None:
    """Which cards the last action took, in this world: any of those the thief has or has played since (DI-9.2).

    What the seat lost itself it knows; and something it thought possible before the theft must have been true.
    """
    thief = state.turn
    pool = state.hands[thief][:]
    pool += [kind_in(item) for item in state.shown if holder_of(item) == thief]
    pool = sorted(without(pool, [kind_in(item) for item in state.loot if holder_of(item) == seat]))
    hidden = [place for place, item in enumerate(state.loot) if holder_of(item) != seat]
    loots: list[list[int]] = []
    weights: list[int] = []
    for way in assignments(len(hidden), pool):
        loot = state.loot[:]
        for place, kind in zip(hidden, way, strict=True):
            loot[place] = token(holder_of(loot[place]), kind)
        loots.append(loot)
        weights.append(_weight(state, loot, before))
    if loots:
        state.loot = loots[_pick(weights if any(weights) else [1] * len(loots), rng)]


def _weight(state: Dracheninsel, loot: list[int], before: Lore) -> int:
    """The weight of all possibilities that were true before the theft, if this was the loot."""
    return sum(
        weight for weight, case in zip(before.weights, before.cases, strict=True) if _was_true(state, loot, case)
    )


def _was_true(state: Dracheninsel, loot: list[int], case: list[int]) -> bool:
    for item in set(case):
        holder, kind = holder_of(item), kind_in(item)
        had = state.hands[holder].count(kind) + state.shown.count(item) + loot.count(item)
        if holder == state.turn:
            had -= sum(1 for taken in loot if kind_in(taken) == kind)
        if case.count(item) > had:
            return False
    return True
