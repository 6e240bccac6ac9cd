"""Reading a position of Tobago, each value checked for itself."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.document import Document, kind_of
from schatzkiste.core.errors import BadPosition
from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.games.tobago.actions import CLUES, PATH_NAMES, PATHS
from schatzkiste.games.tobago.frame import BIT, HEX_BY_NAME, NOWHERE
from schatzkiste.games.tobago.gold import NO_CARD, FaceDown
from schatzkiste.games.tobago.landmarks import STATUE
from schatzkiste.games.tobago.sharing import NO_SEAT, RAISERS_ROSE, Sharing
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, DRIVES, NO_CLUE, NO_PATH
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.tables import Tables

_KEYS: Final = (
    *("island", "huts", "palms", "statues", "facing", "vehicles", "amulets_on", "amulets", "hands", "clue_stack"),
    *("clue_discards", "clue_deal", "deals", "paths", "gold", "gold_stack", "safe_left", "gold_discards", "face_down"),
    *("curses_gone", "mixed", "mixed_down", "remembered", "last_treasure", "sharing", "start", "turn", "turns"),
    *("idle_turns", "progress", "done", "drive", "legs", "first_clue", "opener", "opened", "swapped"),
)
_SHARING_KEYS: Final = (
    *("path", "raiser", "roses", "pile", "drawn", "draws", "safe_draws", "late_draws", "shown", "takers", "asked"),
)
_LONG: Final = 1_000_000


def read_position(game: Game, tables: Tables, players: int, settings: Settings, seed: str, doc: Document) -> Tobago:
    """The position with these names."""
    doc.only(_KEYS)
    island = tables.islands[doc.one_of("island", list(tables.islands))]
    if settings["island"] not in ("random", island.id):
        raise doc.wrong("island", f"must be {settings['island']}, which the option names")
    state = Tobago(game, tables, players, settings, seed, island)
    state.lay_out([_places(doc, key) for key in ("huts", "palms", "statues")])
    state.facing = doc.integers("facing", len(state.landmarks[STATUE]), 0, 5)
    _read_pieces(state, doc)
    _read_clues(state, doc)
    _read_gold(state, doc)
    _read_turn(state, doc)
    return state


def _read_pieces(state: Tobago, doc: Document) -> None:
    for seat, name in enumerate(doc.items("vehicles", state.players)):
        if name is not None:
            place = Document({"vehicle": name}, f"{doc.path}.vehicles[{seat}]", BadPosition)
            state.vehicles[seat] = _place(place, "vehicle", place.text("vehicle"))
    state.amulets_on = _mask(doc, "amulets_on")
    state.amulets = doc.integers("amulets", state.players, 0, state.tables.amulets)
    state.amulets_left = state.tables.amulets - sum(state.amulets) - state.amulets_on.bit_count()


def _read_clues(state: Tobago, doc: Document) -> None:
    for seat, hand in enumerate(doc.items("hands", state.players)):
        state.hands[seat] = sorted(_clues(Document({"hand": hand}, f"{doc.path}.hands[{seat}]", BadPosition), "hand"))
    state.clue_stack = _clues(doc, "clue_stack")
    state.clues_left = len(state.clue_stack)
    state.clue_discards = _clues(doc, "clue_discards")
    state.deals = doc.integer("deals", 1, _LONG)
    state.clue_deal = doc.integers("clue_deal", CLUES, 1, state.deals)
    paths = doc.section("paths")
    paths.only(PATH_NAMES)
    for path in range(PATHS):
        _read_path(state, path, paths.section(PATH_NAMES[path]))


def _read_path(state: Tobago, path: int, doc: Document) -> None:
    doc.only(("clues", "roses", "doubles", "removed"))
    clues = _clues(doc, "clues")
    roses = doc.integers("roses", len(clues), 0, state.players - 1)
    for clue in _clues(doc, "doubles"):
        if clue not in clues:
            raise doc.wrong("doubles", f"names clue {clue + 1}, which is not on this path")
        if not state.advanced:
            raise doc.wrong("doubles", "there are none but with the advanced rules")
        roses[clues.index(clue)] += DOUBLE_ROSE
    state.path_clues[path] = clues
    state.path_roses[path] = roses
    state.removed[path] = _mask(doc, "removed")
    if state.removed[path] and not clues:
        raise doc.wrong("removed", "must be empty on a path without clues")
    for clue in clues:
        state.candidates[path] &= state.matching[clue]
    state.candidates[path] &= ~state.removed[path]
    if not state.candidates[path]:
        raise doc.wrong("clues", "leave no space at all")
    for rose in roses:
        state.roses[rose % DOUBLE_ROSE] -= 2 if rose >= DOUBLE_ROSE else 1


def _read_gold(state: Tobago, doc: Document) -> None:
    for seat, cards in enumerate(doc.items("gold", state.players)):
        state.gold[seat] = _cards(state, Document({"gold": cards}, f"{doc.path}.gold[{seat}]", BadPosition), "gold")
    state.gold_stack = _cards(state, doc, "gold_stack")
    state.gold_left = len(state.gold_stack)
    state.safe_left = doc.integer("safe_left", 0, state.gold_left)
    state.gold_discards = _cards(state, doc, "gold_discards")
    state.face_down = _face_down(state, doc, "face_down")
    state.curses_gone = _cards(state, doc, "curses_gone")
    state.mixed = _card_set(state, doc, "mixed")
    state.mixed_down = _face_down(state, doc, "mixed_down")
    state.remembered = _card_sets(state, doc, "remembered")
    state.last_treasure = _flag(doc, "last_treasure")
    if doc.get("sharing") is not None:
        state.sharing = _read_sharing(state, doc.section("sharing"))


def _read_sharing(state: Tobago, doc: Document) -> Sharing:
    doc.only(_SHARING_KEYS)
    sharing = Sharing(_path(doc, "path"), doc.integer("raiser", 0, state.players - 1))
    for place, row in enumerate(doc.items("roses")):
        rose = Document(row, f"{doc.path}.roses[{place}]", BadPosition)
        rose.only(("seat", "clue", "taken"))
        sharing.seats.append(rose.integer("seat", 0, state.players - 1))
        sharing.clues.append(RAISERS_ROSE if rose.get("clue") is None else rose.integer("clue", 1, CLUES) - 1)
        sharing.taken.append(NO_CARD if rose.get("taken") is None else _card(state, rose, "taken", rose.text("taken")))
        if sharing.taken[-1] != NO_CARD:
            state.roses[sharing.seats[-1]] += 1
    state.roses[sharing.raiser] -= 1
    sharing.pile = _cards(state, doc, "pile")
    sharing.drawn = _card_sets(state, doc, "drawn")
    sharing.draws = doc.integers("draws", state.players + 1, 0, state.tables.gold.size)
    sharing.safe_draws = doc.integers("safe_draws", state.players + 1, 0, state.tables.gold.size)
    sharing.late_draws = doc.integers("late_draws", state.players + 1, 0, state.tables.gold.size)
    sharing.shown = _cards(state, doc, "shown")
    for place, taker in enumerate(doc.items("takers", len(sharing.shown))):
        row = Document({"taker": taker}, f"{doc.path}.takers[{place}]", BadPosition)
        sharing.takers.append(NO_SEAT if taker is None else row.integer("taker", 0, state.players - 1))
        if taker is not None:
            sharing.last_taker = sharing.takers[-1]
    sharing.asked = doc.integer("asked", 0, max(0, len(sharing.seats) - 1))
    if not sharing.shown or sharing.takers[-1] != NO_SEAT:
        raise doc.wrong("shown", "must end with the card on offer, which nobody has taken")
    sharing.offer = sharing.shown[-1]
    return sharing


def _read_turn(state: Tobago, doc: Document) -> None:
    last = state.players - 1
    state.start = doc.integer("start", 0, last)
    state.turn = doc.integer("turn", 0, last)
    state.turns = doc.integer("turns", 0, _LONG)
    state.idle_turns = doc.integer("idle_turns", 0, state.tables.idle_rounds * state.players)
    state.progress = _flag(doc, "progress")
    state.done = _flag(doc, "done")
    state.drive = DRIVES.index(doc.one_of("drive", list(DRIVES)))
    state.legs = doc.integer("legs", 0, state.tables.legs - 1)
    state.first_clue = NO_CLUE if doc.get("first_clue") is None else doc.integer("first_clue", 1, CLUES) - 1
    state.opener = NO_SEAT if doc.get("opener") is None else doc.integer("opener", 0, last)
    state.opened = NO_PATH if doc.get("opened") is None else _path(doc, "opened")
    state.swapped = NO_CLUE if doc.get("swapped") is None else doc.integer("swapped", 1, CLUES) - 1


def _flag(doc: Document, key: str) -> bool:
    value = doc.get(key)
    if not isinstance(value, bool):
        raise doc.wrong(key, f"must be true or false, not {kind_of(value)}")
    return value


def _path(doc: Document, key: str) -> int:
    return PATH_NAMES.index(doc.one_of(key, list(PATH_NAMES)))


def _place(doc: Document, key: str, name: str) -> int:
    place = HEX_BY_NAME.get(name, NOWHERE)
    if place == NOWHERE:
        raise doc.wrong(key, f"must be a space such as g7, not {name[:20]!r}")
    return place


def _places(doc: Document, key: str) -> list[int]:
    places = [_place(doc, f"{key}[{number}]", name) for number, name in enumerate(doc.texts(key))]
    if len(set(places)) < len(places):
        raise doc.wrong(key, "names a space twice")
    return places


def _mask(doc: Document, key: str) -> int:
    return sum(BIT[place] for place in _places(doc, key))


def _clues(doc: Document, key: str) -> list[int]:
    clues = [number - 1 for number in doc.integers(key, None, 1, CLUES)]
    if len(set(clues)) < len(clues):
        raise doc.wrong(key, "names a clue twice")
    return clues


def _card(state: Tobago, doc: Document, key: str, name: str) -> int:
    card = state.tables.gold.by_name.get(name, NO_CARD)
    if card == NO_CARD:
        raise doc.wrong(key, f"must be a gold card such as {state.tables.gold.names[0]}, not {name[:20]!r}")
    return card


def _cards(state: Tobago, doc: Document, key: str) -> list[int]:
    cards = [_card(state, doc, f"{key}[{place}]", name) for place, name in enumerate(doc.texts(key))]
    if len(set(cards)) < len(cards):
        raise doc.wrong(key, "names a card twice")
    return cards


def _card_set(state: Tobago, doc: Document, key: str) -> int:
    return sum(state.tables.gold.bit[card] for card in _cards(state, doc, key))


def _card_sets(state: Tobago, doc: Document, key: str) -> list[int]:
    sets: list[int] = []
    for seat, cards in enumerate(doc.items(key, state.players)):
        sets.append(_card_set(state, Document({"cards": cards}, f"{doc.path}.{key}[{seat}]", BadPosition), "cards"))
    return sets


def _face_down(state: Tobago, doc: Document, key: str) -> list[FaceDown]:
    places: list[FaceDown] = []
    for number, row in enumerate(doc.items(key)):
        place = Document(row, f"{doc.path}.{key}[{number}]", BadPosition)
        place.only(("card", "draws", "safe_draws"))
        draws = place.integers("draws", state.players + 1, 0, state.tables.gold.size)
        safe = place.integers("safe_draws", state.players + 1, 0, state.tables.gold.size)
        places.append(FaceDown(_card(state, place, "card", place.text("card")), draws, safe))
    return places
