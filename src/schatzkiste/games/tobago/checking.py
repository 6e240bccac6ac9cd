"""Refusing positions of Tobago whose parts do not fit together."""

from __future__ import annotations

from schatzkiste.core.document import Document
from schatzkiste.games.tobago.actions import CLUES, PATH_NAMES, PATHS
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES, NOWHERE, names
from schatzkiste.games.tobago.gold import NO_CARD
from schatzkiste.games.tobago.hidden_gold import is_thinkable
from schatzkiste.games.tobago.landmarks import STATUE
from schatzkiste.games.tobago.sharing import NO_SEAT, RAISERS_ROSE, Sharing
from schatzkiste.games.tobago.stages import (
    DOUBLE_ROSE,
    EXTRA_CLUES,
    EXTRA_DRIVE,
    FIRST_CLUES,
    NO_CLUE,
    NO_DRIVE,
    NO_PATH,
    OPENING,
    SHARING,
    SWAPPING,
    TURN,
    VEHICLES,
)
from schatzkiste.games.tobago.state import Tobago


def check_position(state: Tobago, doc: Document) -> None:
    """Refuse what cannot be on the table."""
    _check_landmarks(state, doc)
    _check_pieces(state, doc)
    _check_clues(state, doc)
    _check_gold(state, doc)
    if state.sharing is not None:
        _check_sharing(state, state.sharing, doc.section("sharing"))
    for seat in range(state.players):
        if not is_thinkable(state, seat):
            raise doc.wrong("gold_stack", f"what seat {seat} cannot see does not agree with who drew how many cards")
    _check_phase(state, doc)
    for seat in state.to_act:
        if not state.legal_actions(seat):
            raise doc.wrong("turn", f"seat {seat} is asked but can do nothing")


def _check_landmarks(state: Tobago, doc: Document) -> None:
    limits = state.tables.landmarks(state.island)
    taken = 0
    for kind, key in enumerate(("huts", "palms", "statues")):
        places = state.landmarks[kind]
        if len(places) != limits.counts[kind]:
            raise doc.wrong(key, f"must be {limits.counts[kind]}, not {len(places)}")
        for number, place in enumerate(places):
            name = HEX_NAMES[place]
            if not state.island.land & BIT[place]:
                raise doc.wrong(key, f"{name} is no space of island {state.island.id}")
            if kind == STATUE and not limits.inland & BIT[place]:
                raise doc.wrong(key, f"{name} touches the sea")
            if taken & BIT[place]:
                raise doc.wrong(key, f"{name} bears another landmark already")
            if any(limits.too_near[place] & BIT[other] for other in places[:number]):
                raise doc.wrong(key, f"{name} is too near to another of the kind")
            taken |= BIT[place]


def _check_pieces(state: Tobago, doc: Document) -> None:
    for seat, place in enumerate(state.vehicles):
        if place != NOWHERE and not state.island.land & BIT[place]:
            raise doc.wrong(f"vehicles[{seat}]", f"{HEX_NAMES[place]} is no space of island {state.island.id}")
    if state.amulets_on & ~state.island.land:
        raise doc.wrong("amulets_on", f"{names(state.amulets_on & ~state.island.land)[0]} is in the sea")
    if state.amulets_left < 0:
        raise doc.wrong("amulets", f"there are only {state.tables.amulets} amulets")
    for path in range(PATHS):
        if state.removed[path] & ~state.island.land:
            raise doc.wrong(f"paths.{PATH_NAMES[path]}.removed", "names a space in the sea")
    for seat in range(state.players):
        if state.roses[seat] < 0:
            raise doc.wrong("paths", f"seat {seat} has only {state.tables.roses} roses")


def _check_clues(state: Tobago, doc: Document) -> None:
    places = [(f"hands[{seat}]", hand) for seat, hand in enumerate(state.hands)]
    places += [(f"paths.{PATH_NAMES[path]}.clues", state.path_clues[path]) for path in range(PATHS)]
    places += [("clue_stack", state.clue_stack), ("clue_discards", state.clue_discards)]
    if state.first_clue != NO_CLUE:
        places.append(("first_clue", [state.first_clue]))
    found: set[int] = set()
    for key, clues in places:
        for clue in clues:
            if clue in found:
                raise doc.wrong(key, f"names clue {clue + 1}, which lies elsewhere too")
            found.add(clue)
    for clue in range(CLUES):
        if clue not in found:
            raise doc.wrong("clue_stack", f"clue {clue + 1} lies nowhere")
    size = state.tables.hand[state.players]
    for seat, hand in enumerate(state.hands):
        if len(hand) > size:
            raise doc.wrong(f"hands[{seat}]", f"must be at most {size} clues")


def _check_gold(state: Tobago, doc: Document) -> None:
    deck = state.tables.gold
    places = [(f"gold[{seat}]", cards) for seat, cards in enumerate(state.gold)]
    places += [("gold_stack", state.gold_stack), ("gold_discards", state.gold_discards)]
    places += [("face_down", [place.card for place in state.face_down]), ("curses_gone", state.curses_gone)]
    if state.sharing is not None:
        places += [("sharing.pile", state.sharing.pile), ("sharing.shown", state.sharing.shown[-1:])]
    found = 0
    for key, cards in places:
        for card in cards:
            if found & deck.bit[card]:
                raise doc.wrong(key, f"names {deck.names[card]}, which lies elsewhere too")
            if deck.is_curse(card) and (key.startswith("gold[") or key in ("gold_discards", "sharing.shown")):
                raise doc.wrong(key, f"{deck.names[card]} cannot lie there")
            found |= deck.bit[card]
    if found != (1 << deck.size) - 1:
        lost = deck.cards(~found)[0]
        raise doc.wrong("gold_stack", f"{deck.names[lost]} lies nowhere")
    safe = state.gold_stack[state.gold_left - state.safe_left :]
    if any(deck.is_curse(card) for card in safe):
        raise doc.wrong("safe_left", "promises no curse where one lies")
    if any(not deck.is_curse(card) for card in state.curses_gone):
        raise doc.wrong("curses_gone", "must be curses")
    hidden = 0
    for place in state.face_down + state.mixed_down:
        hidden |= deck.bit[place.card]
    for seat, cards_set in enumerate(state.remembered):
        if cards_set & ~hidden:
            raise doc.wrong(f"remembered[{seat}]", "names a card that does not lie face down")


def _check_sharing(state: Tobago, sharing: Sharing, doc: Document) -> None:
    deck = state.tables.gold
    clues = state.path_clues[sharing.path]
    lined_up = [(sharing.raiser, RAISERS_ROSE)]
    for clue, rose in reversed(list(zip(clues, state.path_roses[sharing.path], strict=True))):
        lined_up += [(rose % DOUBLE_ROSE, clue)] * (2 if rose >= DOUBLE_ROSE else 1)
    if list(zip(sharing.seats, sharing.clues, strict=True)) != lined_up:
        raise doc.wrong("roses", "must be the raiser's and those of the path, from the bottom up")
    if sharing.raiser != state.turn:
        raise doc.wrong("raiser", "must be the seat whose turn it is")
    if not state.is_located(sharing.path):
        raise doc.wrong("path", "is not located")
    taken = [card for card in sharing.taken if card != NO_CARD]
    if sorted(taken) != sorted(
        card for card, taker in zip(sharing.shown, sharing.takers, strict=True) if taker != NO_SEAT
    ):
        raise doc.wrong("takers", "do not agree with the cards the roses brought")
    if sharing.taken[sharing.asked] != NO_CARD:
        raise doc.wrong("asked", "must be a rose that has brought no card")
    cards_there = sum(deck.bit[card] for card in sharing.pile + sharing.shown)
    drawn = 0
    for seat, cards in enumerate(sharing.drawn):
        if cards & ~cards_there or cards & drawn:
            raise doc.wrong(f"drawn[{seat}]", "must be cards of this treasure that nobody else drew")
        if cards.bit_count() != sharing.draws[seat] + sharing.late_draws[seat]:
            raise doc.wrong(f"drawn[{seat}]", "must be as many as this seat drew")
        drawn |= cards
    total = sum(sharing.draws) + sum(sharing.late_draws)
    if total != len(sharing.pile) + len(sharing.shown):
        raise doc.wrong("draws", f"must be {len(sharing.pile) + len(sharing.shown)} in all, not {total}")
    if any(safe > draws for safe, draws in zip(sharing.safe_draws, sharing.draws, strict=True)):
        raise doc.wrong("safe_draws", "must not be more than the draws")


def _check_phase(state: Tobago, doc: Document) -> None:
    asked = _asked(state, doc)
    if state.to_act and state.to_act != (asked,):
        raise doc.wrong("turn", f"seat {asked} must be the only one in to_act")
    for key, given, wanted in (
        ("sharing", state.sharing is not None, state.phase == SHARING and state.to_act != ()),
        ("first_clue", state.first_clue != NO_CLUE, state.phase == FIRST_CLUES),
        ("opened", state.opened != NO_PATH, state.phase == OPENING),
        ("opener", state.opener != NO_SEAT, state.phase == OPENING),
        ("swapped", state.swapped != NO_CLUE, state.phase == SWAPPING),
    ):
        if given != wanted:
            raise doc.wrong(key, "is missing in this phase" if wanted else "means nothing in this phase")
    if state.phase != VEHICLES and NOWHERE in state.vehicles:
        raise doc.wrong("vehicles", "must all be on the island")
    if state.legs and state.drive == NO_DRIVE:
        raise doc.wrong("legs", "must be 0 when no drive is under way")
    if state.drive not in (NO_DRIVE, EXTRA_DRIVE) and not (state.done and state.legs):
        raise doc.wrong("drive", "an action drive has begun with a leg, and is the action of the turn")
    if state.opened != NO_PATH and state.path_clues[state.opened]:
        raise doc.wrong("opened", "must be an empty path")
    if state.phase == SWAPPING and all(state.swapped not in clues for clues in state.path_clues):
        raise doc.wrong("swapped", "must lie on a path")


def _asked(state: Tobago, doc: Document) -> int:
    """The seat that must be asked in this phase."""
    if state.phase in (TURN, EXTRA_CLUES, SWAPPING):
        return state.turn
    if state.phase == SHARING:
        return -1 if state.sharing is None else state.sharing.seats[state.sharing.asked]
    if state.phase == OPENING:
        return state.opener
    placed = sum(1 for place in state.vehicles if place != NOWHERE)
    laid = sum(len(clues) for clues in state.path_clues)
    done = placed if state.phase == VEHICLES else laid
    if done >= state.players:
        raise doc.wrong("vehicles", "the set-up is over already")
    return (state.start + done) % state.players
