"""Tobago: clues, gold, amulets, markers and roses are never lost; candidates are what clues and amulets leave."""

from schatzkiste.core import State
from schatzkiste.games.tobago.actions import CLUES, PATHS
from schatzkiste.games.tobago.frame import BIT, NOWHERE
from schatzkiste.games.tobago.landmarks import STATUE
from schatzkiste.games.tobago.sharing import NO_SEAT
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, FIRST_CLUES, NO_CLUE, NO_DRIVE
from schatzkiste.games.tobago.state import Tobago


def count(state: State) -> dict[str, list[int] | int]:
    """All pieces by kind; cards one by one, roses by owner."""
    assert isinstance(state, Tobago)
    return {
        "clues": sorted(clues(state)),
        "gold": sorted(gold_cards(state)),
        "amulets": state.amulets_left + state.amulets_on.bit_count() + sum(state.amulets),
        "roses": [state.roses[seat] + roses_laid(state, seat) for seat in range(state.players)],
        "landmarks": [place for places in state.landmarks for place in places],
    }


def clues(state: Tobago) -> list[int]:
    """Every clue, wherever it is."""
    places = [*state.hands, *state.path_clues, state.clue_stack[: state.clues_left], state.clue_discards]
    drawn = [] if state.first_clue == NO_CLUE else [state.first_clue]
    return drawn + [clue for place in places for clue in place]


def gold_cards(state: Tobago) -> list[int]:
    """Every gold card and curse, wherever it is."""
    places = [*state.gold, state.gold_stack[: state.gold_left], state.gold_discards, state.curses_gone]
    places.append([place.card for place in state.face_down])
    if state.sharing is not None:
        places += [state.sharing.pile, [state.sharing.offer]]
    return [card for place in places for card in place]


def roses_laid(state: Tobago, seat: int) -> int:
    """How many roses of the seat are on paths."""
    laid = sum(
        2 if rose >= DOUBLE_ROSE else 1
        for path in range(PATHS)
        for rose in state.path_roses[path]
        if rose % DOUBLE_ROSE == seat and not (state.sharing is not None and state.sharing.path == path)
    )
    return laid + (0 if state.sharing is None else state.sharing.waiting().count(seat))


def check_places(state: State) -> None:
    """Each piece lies where it may."""
    assert isinstance(state, Tobago)
    check_paths(state)
    check_pieces(state)
    check_cards(state)


def check_paths(state: Tobago) -> None:
    """Candidates are the spaces that fit all clues, less those removed; markers show them once they suffice."""
    for path in range(PATHS):
        spaces = state.island.land
        for clue in state.path_clues[path]:
            spaces &= state.matching[clue]
        assert state.candidates[path] == spaces & ~state.removed[path] != 0
        assert len(state.path_clues[path]) == len(state.path_roses[path])
        possible = state.candidates[path].bit_count()
        enough = len(state.path_clues[path]) > 0 and possible <= state.tables.markers
        assert state.markers(path) == (state.candidates[path] if enough else 0)
        assert state.markers(path).bit_count() <= state.tables.markers
        assert not state.removed[path] or enough
        assert all(rose < DOUBLE_ROSE or state.advanced for rose in state.path_roses[path])


def check_pieces(state: Tobago) -> None:
    """Vehicles and amulets are on land, statues inland and facing something; nobody owes a rose or an amulet."""
    for place in state.vehicles:
        assert place == NOWHERE or state.island.land & BIT[place]
    assert state.amulets_on & ~state.island.land == 0
    assert state.amulets_left >= 0
    assert min(state.amulets) >= 0
    assert min(state.roses) >= 0
    assert all(0 <= facing < 6 for facing in state.facing)
    assert all(not state.island.coast & BIT[place] for place in state.landmarks[STATUE])
    assert 0 <= state.legs < state.tables.legs
    assert state.drive != NO_DRIVE or not state.legs


def check_cards(state: Tobago) -> None:
    """Hands are full while there are clues to draw; no curse lies in the safe part, in anybody's gold or on offer."""
    size = state.tables.hand[state.players]
    assert all(len(hand) <= size and sorted(hand) == hand for hand in state.hands)
    if state.phase > FIRST_CLUES and len(clues(state)) == CLUES and state.deals == 1 and state.clues_left:
        assert all(len(hand) == size for hand in state.hands)
    deck = state.tables.gold
    safe = state.gold_stack[state.gold_left - state.safe_left : state.gold_left]
    assert not any(deck.is_curse(card) for cards in [*state.gold, safe, state.gold_discards] for card in cards)
    assert all(deck.is_curse(card) for card in state.curses_gone)
    if state.sharing is not None:
        sharing = state.sharing
        assert not deck.is_curse(sharing.offer)
        assert sharing.asked != NO_SEAT
        assert state.to_act == (sharing.seats[sharing.asked],)
        assert len(sharing.pile) + len(sharing.shown) == sum(sharing.draws) + sum(sharing.late_draws)
        there = sum(deck.bit[card] for card in sharing.pile + sharing.shown)
        for seat, drawn in enumerate(sharing.drawn):
            assert drawn & ~there == 0
            assert drawn.bit_count() == sharing.draws[seat] + sharing.late_draws[seat]
            there &= ~drawn
