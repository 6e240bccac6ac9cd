"""Tobago: clues, gold, amulets, markers and roses are never lost; candidates are what clues and amulets leave."""

from schatzkiste.core import State
from schatzkiste.games.tobago.actions import CLUES, PATHS
from schatzkiste.games.tobago.constants import DOUBLE_ROSE, FIRST_CLUES, NO_CLUE, NO_DRIVE, NO_PLACE, NO_ROSE
from schatzkiste.games.tobago.sharing import waiting
from schatzkiste.games.tobago.state import Tobago


def count(state: State) -> dict[str, list[int] | int]:
    """All pieces by kind; cards one by one, roses by owner."""
    assert isinstance(state, Tobago)
    return {
        "clues": sorted(clues(state)),
        "gold": sorted(gold_cards(state)),
        "amulets": state.amulets_left + len(state.amulets_on) + sum(state.amulets),
        "roses": [state.roses[seat] + roses_laid(state, seat) for seat in range(state.players)],
        "landmarks": state.huts + state.palms + state.statues,
    }


def clues(state: Tobago) -> list[int]:
    """Every clue, wherever it is."""
    places = [*state.hands, *state.path_clues, state.clue_stack, state.clue_discards]
    drawn = [] if state.first_clue == NO_CLUE else [state.first_clue]
    return drawn + [clue for place in places for clue in place]


def gold_cards(state: Tobago) -> list[int]:
    """Every gold card and curse, wherever it is."""
    places = [*state.gold, state.gold_stack, state.gold_discards, state.curses_gone]
    places.append([place.card for place in state.face_down])
    places += [state.pile, state.shown[-1:]]
    return [card for place in places for card in place]


def roses_laid(state: Tobago, seat: int) -> int:
    """How many roses of the seat are on paths."""
    laid = sum(
        2 if rose >= DOUBLE_ROSE else 1
        for path in range(PATHS)
        for rose in state.path_roses[path]
        if rose % DOUBLE_ROSE == seat and state.raised != path
    )
    return laid + waiting(state).count(seat)


def check_places(state: State) -> None:
    """Each piece lies where it may."""
    assert isinstance(state, Tobago)
    check_paths(state)
    check_pieces(state)
    check_cards(state)


def check_paths(state: Tobago) -> None:
    """Candidates are the spaces that fit all clues, less those removed; markers show them once they suffice."""
    for path in range(PATHS):
        clues = state.path_clues[path]
        spaces = [place for place in state.island.spaces if all(state.allows(clue, place) for clue in clues)]
        possible = state.candidates[path]
        assert possible == [place for place in spaces if place not in state.removed[path]] != []
        assert len(clues) == len(state.path_roses[path])
        enough = len(clues) > 0 and len(possible) <= state.components.markers
        assert state.markers(path) == (possible if enough else [])
        assert not state.removed[path] or enough
        assert state.is_located(path) == (len(possible) == 1)
        for clue in range(CLUES):
            left = [place for place in possible if state.allows(clue, place)]
            assert bool(state.fitting[path] >> clue & 1) == (0 < len(left) < len(possible))
        assert all(rose < DOUBLE_ROSE or state.advanced for rose in state.path_roses[path])


def check_pieces(state: Tobago) -> None:
    """Vehicles and amulets are on land, statues inland and facing something; nobody owes a rose or an amulet."""
    for place in state.vehicles:
        assert place == NO_PLACE or place in state.island.spaces
    assert set(state.amulets_on) <= set(state.island.spaces)
    assert state.amulets_on == sorted(set(state.amulets_on))
    assert state.amulets_left >= 0
    assert min(state.amulets) >= 0
    assert min(state.roses) >= 0
    assert all(0 <= facing < 6 for facing in state.facing)
    assert set(state.statues) <= set(state.island.inland)
    assert 0 <= state.legs < state.components.legs
    assert state.drive != NO_DRIVE or not state.legs


def check_cards(state: Tobago) -> None:
    """Hands are full while there are clues to draw; no curse lies in the safe part, in anybody's gold or on offer."""
    size = state.hand_size
    assert all(len(hand) <= size and sorted(hand) == hand for hand in state.hands)
    if state.phase > FIRST_CLUES and len(clues(state)) == CLUES and state.deals == 1 and state.clue_stack:
        assert all(len(hand) == size for hand in state.hands)
    deck = state.components.gold
    safe = state.gold_stack[len(state.gold_stack) - state.safe_left :]
    assert not any(deck.is_curse(card) for cards in [*state.gold, safe, state.gold_discards] for card in cards)
    assert all(deck.is_curse(card) for card in state.curses_gone)
    if state.is_sharing:
        assert not deck.is_curse(state.offer)
        assert state.asked != NO_ROSE
        assert state.to_act == (state.rose_seats[state.asked],)
        assert len(state.pile) + len(state.shown) == sum(state.draws) + sum(state.late_draws)
        there = deck.mask(state.pile + state.shown)
        for seat, drawn in enumerate(state.drawn):
            assert drawn & ~there == 0
            assert drawn.bit_count() == state.draws[seat] + state.late_draws[seat]
            there &= ~drawn
