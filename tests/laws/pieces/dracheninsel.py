"""Die Dracheninsel: 99 cards, 14 coins, hunters and dragons, each in one place where it may be."""

from schatzkiste.core import State
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, FIELDS, NOWHERE
from schatzkiste.games.dracheninsel.cards import COUNTERSPELL_MASK, HAND, KINDS, SLUMBER_MASK
from schatzkiste.games.dracheninsel.island import CASHED
from schatzkiste.games.dracheninsel.lore import holder_of, kind_in
from schatzkiste.games.dracheninsel.state import CONFIRM, COUNTER, SLUMBER, Dracheninsel


def count(state: State) -> dict[str, int]:
    """All pieces by kind; every kind of card for itself."""
    assert isinstance(state, Dracheninsel)
    cards = [card for hand in state.hands for card in hand] + [played & 31 for played in state.table]
    cards += state.pile
    pieces = {f"card {kind}": cards.count(kind) + state.discard[kind] for kind in range(KINDS)}
    pieces["cards"] = len(cards) + sum(state.discard)
    pieces["hunters"] = sum(spot != NOWHERE for spot in state.island.spots)
    for terrain in range(6):
        pieces[f"tiles {terrain}"] = state.island.tiles.count(terrain)
    return pieces


def check_places(state: State) -> None:
    """Each piece lies where it may."""
    assert isinstance(state, Dracheninsel)
    assert count(state)["cards"] == 99
    island = state.island
    for field in range(FIELDS):
        hunters = island.hunters_at(field)
        assert len(hunters) <= 2
        assert sum(chest == field for chest in island.chests) <= 1
        if len(hunters) == 2:
            assert field != CENTRE
            assert island.treasure_at(field) != NOWHERE
    for lair in island.lairs:
        if lair != NOWHERE:
            assert lair < BOATS
            assert not (state.tables.no_dragons | island.crowd) & BIT[lair]
    assert island.lairs[0] == NOWHERE or island.lairs[0] != island.lairs[1]
    _check_treasures(state)
    _check_hands(state)
    _check_origins(state)
    _check_questions(state)


def _check_treasures(state: Dracheninsel) -> None:
    treasures = len(state.tables.treasures)
    for treasure, chest in enumerate(state.island.chests):
        coins = sum(state.purse[seat * treasures + treasure] for seat in range(state.players))
        assert coins == (2 if chest == CASHED else 0)
        if 0 <= chest < BOATS and chest != CENTRE:
            assert state.island.hunters_at(chest)
        if chest >= BOATS:
            assert state.has_arrived()


def _check_hands(state: Dracheninsel) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= HAND
        assert hand == sorted(hand)
        assert state.held[seat] == sum(1 << kind for kind in set(hand))
        lore = state.lore[seat]
        truth = [case for case in lore.cases if _holds(state, case)]
        assert truth, "what really is must be among what a seat thinks possible"
        if len(lore.cases) == 1:
            assert truth == lore.cases
    assert state.pile or not state.to_act


def _check_origins(state: Dracheninsel) -> None:
    """What really is fits what each seat can tell of old cards and new ones."""
    if not state.old_elsewhere:
        return
    for seat in range(state.players):
        others = [other for other in range(state.players) if other != seat]
        for kind in range(KINDS):
            assert 0 <= state.pile.count(kind) <= state.new_unseen[seat][kind]
            surely_old = sum(state.hands[other].count(kind) for other in others if not state.newcomers[other])
            assert surely_old <= state.old_elsewhere[seat][kind]


def _holds(state: Dracheninsel, case: list[int]) -> bool:
    return all(case.count(item) <= state.hands[holder_of(item)].count(kind_in(item)) for item in case)


def _check_questions(state: Dracheninsel) -> None:
    """Nobody is asked for a reply who could not give one."""
    for seat in state.to_act:
        if state.phase in (SLUMBER, CONFIRM) and seat != state.turn:
            assert state.held[seat] & SLUMBER_MASK
        if state.phase == COUNTER and seat != state.announcer:
            assert state.held[seat] & COUNTERSPELL_MASK
        if state.phase == SLUMBER:
            assert seat != state.turn
