"""Reading a position of Silver & Gold, each value checked for itself."""

from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition
from schatzkiste.games.silver_gold.actions import ACTIONS, FIELD, MARK, PAIR_NAMES
from schatzkiste.games.silver_gold.grid import BIT, CELL_BY_NAME, cell_count
from schatzkiste.games.silver_gold.marking import opening_cells
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.terms import (
    COINS,
    DEALT,
    DISPLAY,
    EXPEDITIONS,
    NO_CARD,
    PALMS,
    ROUNDS,
    SLOTS,
    TROPHIES,
    TURNS,
)

_KEYS = ("round", "turn", "starter", "route", "deck", "under", "display", "display_taken", "trophies", "seats")
_SEAT_KEYS = ("dealt", "kept", "cards", "opening", "coins", "palms", "trophies", "completed")
_MOST_PALM_POINTS = 101


def read_position(state: SilverGold, doc: Document) -> None:
    """Fill a state with what the document says."""
    doc.only(_KEYS)
    state.round = doc.integer("round", 1, ROUNDS) - 1
    state.turn = doc.integer("turn", 1, TURNS) - 1
    state.starter = doc.integer("starter", 0, state.players - 1)
    state.route = _route(state, doc)
    state.deck = _cards(state, doc, "deck")
    state.under = doc.integer("under", 0, len(state.deck))
    state.display = tuple(_cards(state, doc, "display"))
    if len(state.display) > DISPLAY:
        raise doc.wrong("display", f"has room for {DISPLAY} cards, not {len(state.display)}")
    taken = doc.get("display_taken")
    if not isinstance(taken, bool):
        raise doc.wrong("display_taken", "must be true or false")
    state.display_taken = taken
    left = doc.integers("trophies", None, 1, TROPHIES[0])
    state.struck = len(TROPHIES) - len(left)
    if left != list(TROPHIES[state.struck :]):
        raise doc.wrong("trophies", f"must be the lowest of {', '.join(map(str, TROPHIES))}, highest first, not {left}")
    state.dealt = []
    for seat, entry in enumerate(doc.items("seats", state.players)):
        _read_seat(state, seat, Document(entry, f"{doc.path}.seats[{seat}]", BadPosition))


def _route(state: SilverGold, doc: Document) -> list[int]:
    route: list[int] = []
    for place, name in enumerate(doc.texts("route")):
        if name not in PATTERN_NAMES:
            raise doc.wrong(f"route[{place}]", f"must be one of {', '.join(PATTERN_NAMES)}, not {name!r}")
        route.append(PATTERN_NAMES.index(name))
    if route and sorted(route) != sorted(state.tables.expeditions):
        raise doc.wrong(
            "route", f"must be the {EXPEDITIONS} expedition cards in their order, or empty before the first round"
        )
    return route


def _read_seat(state: SilverGold, seat: int, doc: Document) -> None:
    doc.only(_SEAT_KEYS)
    dealt = _cards(state, doc, "dealt")
    if len(dealt) not in (0, DEALT):
        raise doc.wrong("dealt", f"must be {DEALT} cards, or none after the choice, not {len(dealt)}")
    state.dealt.append(tuple(dealt))
    if doc.get("kept") is not None:
        state.kept[seat] = PAIR_NAMES.index(doc.one_of("kept", list(PAIR_NAMES)))
    for slot, entry in enumerate(doc.items("cards", SLOTS)):
        if entry is not None:
            _read_held(state, SLOTS * seat + slot, Document(entry, f"{doc.path}.cards[{slot}]", BadPosition))
    if doc.get("opening") is not None:
        _read_opening(state, seat, doc)
    state.coins[seat] = doc.integer("coins", 0, COINS)
    state.palms[seat] = tuple(doc.integers("palms", None, 1, _MOST_PALM_POINTS))
    if len(state.palms[seat]) > PALMS:
        raise doc.wrong("palms", f"has room for {PALMS} palms, not {len(state.palms[seat])}")
    state.trophies[seat] = tuple(doc.integers("trophies", None, 0, TROPHIES[0]))
    state.completed[seat] = tuple(_cards(state, doc, "completed"))


def _read_held(state: SilverGold, place: int, doc: Document) -> None:
    doc.only(("card", "marks", "fresh"))
    name = doc.text("card")
    if name not in state.tables.card_by_name:
        raise doc.wrong("card", f"there is no card {name!r}")
    state.cards[place] = state.tables.card_by_name[name]
    state.marks[place] = _cells(doc, "marks")
    state.fresh[place] = _cells(doc, "fresh")
    if (state.marks[place] | state.fresh[place]) & ~state.tables.fields[state.cards[place]]:
        raise doc.wrong("marks", "must lie on the island")
    if state.marks[place] & state.fresh[place]:
        raise doc.wrong("fresh", "names a field that was marked before")


def _read_opening(state: SilverGold, seat: int, doc: Document) -> None:
    """The first mark of the turn; how many crosses are left to place follows from the fresh marks."""
    notation = doc.text("opening")
    openings = [kind.first + offset for kind in (MARK, FIELD) for offset in range(kind.size)]
    action = next((action for action in openings if ACTIONS[action].notation == notation), None)
    if action is None:
        raise doc.wrong("opening", f"must be a pattern or a single field, not {notation!r}")
    slot, cells = opening_cells(action)
    place = SLOTS * seat + slot
    if state.cards[place] == NO_CARD or cells & ~state.fresh[place]:
        raise doc.wrong("opening", "must be among the fresh marks")
    fresh = state.fresh[SLOTS * seat : SLOTS * seat + SLOTS]
    duties = sum(cell_count(marks) for marks in fresh) - cell_count(cells)
    crosses = sum(
        cell_count(fresh[other] & state.tables.crosses[state.cards[SLOTS * seat + other]])
        for other in range(SLOTS)
        if fresh[other]
    )
    if duties > crosses or (duties and not cells & state.tables.crosses[state.cards[place]]):
        raise doc.wrong("opening", "has too few crosses for the other fresh marks")
    state.opening[seat] = action
    state.crosses[seat] = crosses - duties if state.has_free_field(seat) else 0


def _cards(state: SilverGold, doc: Document, key: str) -> list[int]:
    cards: list[int] = []
    for place, name in enumerate(doc.texts(key)):
        if name not in state.tables.card_by_name:
            raise doc.wrong(f"{key}[{place}]", f"there is no card {name!r}")
        cards.append(state.tables.card_by_name[name])
    return cards


def _cells(doc: Document, key: str) -> int:
    """A set of cells as the grid writes it, in any order."""
    text = doc.text(key)
    cells = 0
    for start in range(0, len(text), 2):
        cell = CELL_BY_NAME.get(text[start : start + 2], -1)
        if cell < 0:
            raise doc.wrong(key, f"must be cells from a1 to e5, not {text[start : start + 2]!r}")
        if cells & BIT[cell]:
            raise doc.wrong(key, f"names {text[start : start + 2]} twice")
        cells |= BIT[cell]
    return cells
