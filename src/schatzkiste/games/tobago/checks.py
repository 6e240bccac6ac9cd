"""What must fit together in a position of Tobago, besides what each attribute demands for itself."""

from schatzkiste.core.document import Document
from schatzkiste.games.tobago.actions import CLUE_NAMES, CLUES, PATH_NAMES, PATHS
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import (
    ACTION_DRIVE,
    DOUBLE_ROSE,
    FIRST_CLUES,
    NO_CLUE,
    NO_DRIVE,
    NO_PATH,
    NO_PLACE,
    OPENING,
    SHARING,
    SWAPPING,
    TURN,
    VEHICLES,
)
from schatzkiste.games.tobago.gold_checks import check_gold
from schatzkiste.games.tobago.landmarks import HUT, PALM, STATUE
from schatzkiste.games.tobago.past_checks import check_past
from schatzkiste.games.tobago.phases.roses import has_partner, path_of
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import is_spent


def check(state: Tobago, doc: Document) -> None:
    """Refuse a position that no game can reach."""
    _check_landmarks(state, doc)
    _check_pieces(state, doc)
    _check_clues(state, doc)
    _check_plans(state, doc)
    check_gold(state, doc)
    if state.phase in (VEHICLES, FIRST_CLUES):
        _check_setup(state, doc)
    else:
        _check_turn(state, doc)
    check_past(state, doc)
    for seat in state.to_act:
        if not state.legal_actions(seat):
            raise doc.wrong("turn", f"seat {seat} is asked but can do nothing")


def check_roses(state: Tobago, doc: Document) -> None:
    """Every clue on a path bears a rose of a player, a double one only with the advanced rules (TO-6.5)."""
    for path in range(PATHS):
        key = f"path_roses.{PATH_NAMES[path]}"
        roses = state.path_roses[path]
        if len(roses) != len(state.path_clues[path]):
            raise doc.wrong(key, f"must have {len(state.path_clues[path])} entries, not {len(roses)}")
        for rose in roses:
            if rose % DOUBLE_ROSE >= state.players:
                raise doc.wrong(key, f"there is no seat {rose % DOUBLE_ROSE}")
            if rose >= DOUBLE_ROSE and not state.advanced:
                raise doc.wrong(key, "there are double roses only with the advanced rules")


def _check_landmarks(state: Tobago, doc: Document) -> None:
    """The limits of TO-2.1."""
    limits = state.components.landmarks
    taken: list[int] = []
    for kind, key, places in (
        (HUT, "huts", state.huts),
        (PALM, "palms", state.palms),
        (STATUE, "statues", state.statues),
    ):
        for number, place in enumerate(places):
            name = HEX_NAMES[place]
            if not state.island.is_land(place):
                raise doc.wrong(key, f"{name} is no space of island {state.island.id}")
            if place not in limits.allowed(state.island, kind):
                raise doc.wrong(key, f"{name} touches the sea")
            if place in taken:
                raise doc.wrong(key, f"{name} bears another landmark already")
            if any(limits.are_too_near(place, other) for other in places[:number]):
                raise doc.wrong(key, f"{name} is too near to another of the kind")
            taken.append(place)


def _check_pieces(state: Tobago, doc: Document) -> None:
    for seat, place in enumerate(state.vehicles):
        if place != NO_PLACE and not state.island.is_land(place):
            raise doc.wrong(f"vehicles[{seat}]", f"{HEX_NAMES[place]} is no space of island {state.island.id}")
    shores = {shore for statue in state.statues for shore in state.island.shores[statue]}
    for place in state.amulets_on:
        if place not in shores:
            raise doc.wrong("amulets_on", f"no statue can look at {HEX_NAMES[place]} from where it stands")
    if state.amulets_left < 0:
        raise doc.wrong("amulets", f"there are only {state.components.amulets} amulets")
    for seat in range(state.players):
        if state.roses[seat] < 0:
            raise doc.wrong("path_roses", f"seat {seat} has only {state.components.roses} roses")


def _check_clues(state: Tobago, doc: Document) -> None:
    places = [(f"hands[{seat}]", hand) for seat, hand in enumerate(state.hands)]
    places += [(f"path_clues.{PATH_NAMES[path]}", state.path_clues[path]) for path in range(PATHS)]
    places += [("clue_stack", state.clue_stack), ("clue_discards", state.clue_discards)]
    if state.first_clue != NO_CLUE:
        places.append(("first_clue", [state.first_clue]))
    found: set[int] = set()
    for key, clues in places:
        for clue in clues:
            if clue in found:
                raise doc.wrong(key, f"names clue {CLUE_NAMES[clue]}, which lies elsewhere too")
            found.add(clue)
    for clue in range(CLUES):
        if clue not in found:
            raise doc.wrong("clue_stack", f"clue {CLUE_NAMES[clue]} lies nowhere")
    _check_hands(state, doc)
    for path in range(PATHS):
        _check_path(state, path, doc)


def _check_hands(state: Tobago, doc: Document) -> None:
    """Hands are short only when clues had run out once (TO-3.6), and what is in the stack came with its shuffle."""
    is_dealt = state.phase not in (VEHICLES, FIRST_CLUES)
    for seat, hand in enumerate(state.hands):
        if len(hand) > state.hand_size:
            raise doc.wrong(f"hands[{seat}]", f"must be at most {state.hand_size} clues")
        if is_dealt and len(hand) < state.hand_size and state.deals == 1 and state.clue_stack:
            raise doc.wrong(f"hands[{seat}]", f"must be {state.hand_size} clues while the first stack lasts")
    for clue, deal in enumerate(state.clue_deal):
        if deal > state.deals:
            raise doc.wrong(f"clue_deal[{clue}]", f"the clues were shuffled {state.deals} times")
    for clue in state.clue_stack:
        if state.clue_deal[clue] != state.deals:
            raise doc.wrong(f"clue_deal[{clue}]", "must be the last shuffle for a clue in the stack")


def _check_path(state: Tobago, path: int, doc: Document) -> None:
    """Each clue ruled out a space that was still possible, and only markers were removed (TO-3.4, TO-3.5)."""
    removed = state.removed[path]
    spaces = state.island.spaces
    removable: list[int] = []
    for clue in state.path_clues[path]:
        left = [place for place in spaces if state.allows(clue, place)]
        if not any(place not in left and place not in removed for place in spaces):
            raise doc.wrong(f"path_clues.{PATH_NAMES[path]}", f"clue {CLUE_NAMES[clue]} ruled nothing out")
        spaces = left
        if not removable and len(spaces) <= state.components.markers:
            removable = spaces
    if not state.candidates[path]:
        raise doc.wrong(f"path_clues.{PATH_NAMES[path]}", "leave no space at all")
    for place in removed:
        if place not in removable:
            raise doc.wrong(f"removed.{PATH_NAMES[path]}", f"there was no marker on {HEX_NAMES[place]}")


def _check_plans(state: Tobago, doc: Document) -> None:
    """Whatever is half done is there in its own phase, and in no other."""
    for key, is_given, phase in (
        ("raised", state.is_sharing, SHARING),
        ("first_clue", state.first_clue != NO_CLUE, FIRST_CLUES),
        ("opened", state.opened != NO_PATH, OPENING),
        ("swapped", state.swapped != NO_CLUE, SWAPPING),
    ):
        if is_given and state.phase != phase:
            raise doc.wrong(key, "means nothing in this phase")
        if not is_given and state.phase == phase:
            raise doc.wrong(key, "is missing in this phase")
    if state.opened != NO_PATH and state.path_clues[state.opened]:
        raise doc.wrong("opened", "must be an empty path")
    if state.swapped != NO_CLUE:
        path = path_of(state, state.swapped)
        if not state.advanced or path == NO_PATH:
            raise doc.wrong("swapped", "must lie on a path, with the advanced rules")
        if state.is_located(path) or not has_partner(state, state.swapped, path):
            raise doc.wrong("swapped", "bears a rose that cannot be swapped")


def _check_setup(state: Tobago, doc: Document) -> None:
    """Before the first turn only vehicles and first clues are there, put in turn order (TO-2.3, TO-2.4)."""
    vehicles = sum(1 for place in state.vehicles if place != NO_PLACE)
    laid = sum(len(clues) for clues in state.path_clues)
    count = vehicles if state.phase == VEHICLES else laid
    order = [(state.start + step) % state.players for step in range(state.players)]
    for key, is_right in (
        ("turn", state.turn == state.start and state.turns == state.idle_turns == 0),
        ("done", not state.done),
        ("legs", not state.legs and state.drive == NO_DRIVE),
        ("hands", not any(state.hands) and not state.clue_discards and state.deals == 1),
        ("amulets", not state.amulets_on and not any(state.amulets)),
        ("gold_stack", len(state.gold_stack) == state.components.gold.size),
        ("vehicles", all(state.vehicles[seat] != NO_PLACE for seat in order[:vehicles])),
        ("path_clues", all(len(clues) <= 1 for clues in state.path_clues)),
        ("path_roses", sorted(rose for roses in state.path_roses for rose in roses) == sorted(order[:laid])),
        ("removed", not any(state.removed)),
        ("progress", state.progress == (laid > 0)),
        ("phase", vehicles == state.players if state.phase == FIRST_CLUES else laid == 0),
        ("path_clues", count < state.players and laid < PATHS - 1),
        ("to_act", count < state.players and state.to_act == (order[count],)),
    ):
        if not is_right:
            raise doc.wrong(key, "cannot be so during the set-up")


def _check_turn(state: Tobago, doc: Document) -> None:
    """Turns go round from the starting player, and what can go on has not ended (TO-2.6, section 7)."""
    if NO_PLACE in state.vehicles:
        raise doc.wrong("vehicles", "must all be on the island")
    is_cleared = state.phase == OPENING or (not state.to_act and state.is_last_treasure)
    if sum(1 for clues in state.path_clues if clues) < state.players - is_cleared:
        raise doc.wrong("path_clues", f"{state.players} players have begun as many paths")
    if not state.turns or state.turn != (state.start + state.turns - 1) % state.players:
        raise doc.wrong("turn", f"cannot be {state.turn} after {state.turns} turns from seat {state.start} on")
    if state.idle_turns > state.turns - (1 if state.to_act else 0):
        raise doc.wrong("idle_turns", "must not be more than the turns that are over")
    if not state.to_act:
        _check_end(state, doc)
        return
    asked = state.rose_seats[state.asked] if state.is_sharing else state.turn
    if state.phase == OPENING:
        asked = state.to_act[0]  # whoever took the last gold card; a position does not tell who that was
    if state.to_act != (asked,):
        raise doc.wrong("turn", f"seat {asked} must be the only one in to_act")
    if state.idle_turns >= state.idle_limit:
        raise doc.wrong("idle_turns", "the game is over")
    if state.is_last_treasure and not state.is_sharing:
        raise doc.wrong("gold_stack", "is empty, so the game is over")
    _check_drive(state, doc)
    if state.phase == TURN and is_spent(state):
        raise doc.wrong("turn", "nothing is left to do in it, so it is over")
    if state.phase in (SHARING, OPENING) and not state.progress:
        raise doc.wrong("progress", "a treasure was raised")


def _check_drive(state: Tobago, doc: Document) -> None:
    """A drive of the action begins with a leg; raising a treasure ends a drive that has begun (TO-4.3)."""
    is_settling = state.phase in (SHARING, OPENING)
    if state.legs and (state.drive == NO_DRIVE or is_settling):
        raise doc.wrong("legs", "must be 0 when no drive is under way")
    if state.drive == ACTION_DRIVE and not (state.done and state.legs):
        raise doc.wrong("drive", "an action drive has begun with a leg, and is the action of the turn")


def _check_end(state: Tobago, doc: Document) -> None:
    """The game ends with the last treasure or when nothing happens, and not otherwise (TO-7.1, TO-7.4)."""
    if state.phase != TURN or state.legs or state.drive == ACTION_DRIVE:
        raise doc.wrong("", "the game is over, so nothing is under way")
    if not state.is_last_treasure and state.idle_turns < state.idle_limit:
        raise doc.wrong("turn", "the game is not over, so to_act must name this seat")
