"""Die Dracheninsel: 99 cards, 14 coins, hunters and dragons, each in one place where it may be."""

from schatzkiste.core import State
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CASHED, CENTRE, FIELDS, WAITING
from schatzkiste.games.dracheninsel.cards import COUNTERSPELL_MASK, HAND, KINDS, SLUMBER_MASK, holder_of, kind_in
from schatzkiste.games.dracheninsel.constants import CONFIRMING, COUNTERING, NO_PLACE, NO_TREASURE, STOPPING
from schatzkiste.games.dracheninsel.state import Dracheninsel


def count(state: State) -> dict[str, int]:
    """All pieces by kind; every kind of card for itself."""
    assert isinstance(state, Dracheninsel)
    cards = [card for hand in state.hands for card in hand] + [kind_in(card) for card in state.played] + state.pile
    pieces = {f"card {kind}": cards.count(kind) + state.discard[kind] for kind in range(KINDS)}
    pieces["cards"] = len(cards) + sum(state.discard)
    pieces["hunters"] = sum(place != NO_PLACE for place in state.hunter_places)
    for terrain in range(6):
        pieces[f"tiles {terrain}"] = state.tiles.count(terrain)
    return pieces


def check_places(state: State) -> None:
    """Each piece lies where it may."""
    assert isinstance(state, Dracheninsel)
    assert count(state)["cards"] == 99
    for field in range(FIELDS):
        hunters = state.hunters_at(field)
        assert len(hunters) <= 2
        assert state.treasure_places.count(field) <= 1
        if len(hunters) == 2:
            assert field != CENTRE
            assert state.treasure_at(field) != NO_TREASURE
    _check_dragons(state)
    _check_treasures(state)
    _check_hands(state)
    away = [state.discard[kind] + [kind_in(card) for card in state.played].count(kind) for kind in range(KINDS)]
    state.knowledge.check(state.hands, state.pile, away, state.turn, state.loot, "knowledge")
    _check_questions(state)


def _check_dragons(state: Dracheninsel) -> None:
    placed = [field for field in state.dragon_places if field != NO_PLACE]
    assert len(set(placed)) == len(placed)
    for field in placed:
        assert field < BOATS
        assert not (state.components.no_dragons | state.hunter_fields) & BIT[field]


def _check_treasures(state: Dracheninsel) -> None:
    for treasure, place in enumerate(state.treasure_places):
        assert sum(row[treasure] for row in state.coins) == (2 if place == CASHED else 0)
        if place < BOATS and place != CENTRE:
            assert state.hunters_at(place)
        if BOATS <= place < WAITING:
            assert state.has_arrived()
    for fields, places in (
        (state.hunter_fields, state.hunter_places),
        (state.dragon_fields, state.dragon_places),
        (state.treasure_fields, state.treasure_places),
    ):
        assert fields == sum(1 << field for field in range(FIELDS) if field in places)


def _check_hands(state: Dracheninsel) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= HAND
        assert hand == sorted(hand)
        assert state.held[seat] == sum(1 << kind for kind in set(hand))
    assert state.pile or not state.to_act


def _check_questions(state: Dracheninsel) -> None:
    """One seat is asked at a time, and nobody for a reply who could not give one."""
    assert len(state.to_act) <= 1
    for seat in state.to_act:
        if state.phase in (STOPPING, CONFIRMING) and seat != state.turn:
            assert state.held[seat] & SLUMBER_MASK
        if state.phase == COUNTERING and seat != holder_of(state.played[-1]):
            assert state.held[seat] & COUNTERSPELL_MASK
        if state.phase == STOPPING:
            assert seat != state.turn
