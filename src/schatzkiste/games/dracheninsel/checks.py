"""What must fit together in a position of Die Dracheninsel, besides what each attribute demands for itself."""

from typing import Final

from schatzkiste.core.document import Document
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CASHED,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    PLACE_NAMES,
    TERRAIN_NAMES,
    WAITING,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, HAND, KINDS, kind_in
from schatzkiste.games.dracheninsel.changes import restore_island
from schatzkiste.games.dracheninsel.constants import DECK, FIRST_SEAT, NO_CARD, NO_HUNTER, NO_PLACE, NO_SEAT, THEFT
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turn_checks import (
    check_end,
    check_first_turn,
    check_last_action,
    check_plan,
    check_question,
    check_turn,
)


class _Names:
    """What the parts of an island are called in a position."""

    def __init__(self, hunters: str, tiles: str, dragons: str, treasures: str) -> None:
        self.hunters = hunters
        self.tiles = tiles
        self.dragons = dragons
        self.treasures = treasures


_NOW: Final = _Names("hunter_places", "tiles", "dragon_places", "treasure_places")
_BEFORE: Final = _Names("hunters_before", "tiles_before", "dragons_before", "treasures_before")


def check(state: Dracheninsel, doc: Document) -> None:
    """Refuse a position that no game can reach."""
    _check_cards(state, doc)
    _check_island(state, doc, _NOW)
    before = state.copy()
    restore_island(before)
    before.partner = NO_HUNTER
    _check_island(before, doc, _BEFORE)
    _check_coins(state, doc)
    _check_chance(state, doc)
    if state.to_act:
        check_first_turn(state, doc)
        check_turn(state, doc)
        check_last_action(state, doc)
        check_question(state, doc)
    else:
        check_end(state, doc)
    away = state.discard[:]
    for card in state.played:
        away[kind_in(card)] += 1
    state.knowledge.check(state.hands, state.pile, away, state.turn, state.loot, f"{doc.path}.knowledge")
    check_plan(state, doc)


def _check_cards(state: Dracheninsel, doc: Document) -> None:
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND:
            raise doc.wrong(f"hands[{seat}]", f"has more than {HAND} cards")
    found = [card for hand in state.hands for card in hand] + [kind_in(card) for card in state.played] + state.pile
    for kind in range(KINDS):
        count = found.count(kind) + state.discard[kind]
        if count != state.components.deck[kind]:
            raise doc.wrong("", f"has {count} cards {CARD_NAMES[kind]}; there are {state.components.deck[kind]}")
    if state.to_act and not state.pile and any(state.discard):
        raise doc.wrong("pile", "is never empty while there are discards (DI-3.12)")
    if not state.discard[state.top] if state.top != NO_CARD else any(state.discard):
        raise doc.wrong("top", "must be a card of the discard pile")


def _check_chance(state: Dracheninsel, doc: Document) -> None:
    """The deck was shuffled, the starting player drawn, and nothing stolen without chance (DI-2.4, DI-2.5)."""
    if not state.chance[DECK] or state.chance[FIRST_SEAT] != 1 or (state.loot and not state.chance[THEFT]):
        raise doc.wrong("", f"cannot go with the chance {state.chance}")


def _check_island(state: Dracheninsel, doc: Document, names: _Names) -> None:
    _check_hunters(state, doc, names)
    for terrain in range(COLOURS):
        count = state.components.tiles.count(terrain)
        if state.tiles.count(terrain) != count:
            raise doc.wrong(names.tiles, f"must have {count} of {TERRAIN_NAMES[terrain]}")
    for dragon, field in enumerate(state.dragon_places):
        key = f"{names.dragons}.{dragon + 1}"
        if field == NO_PLACE:
            if any(other != NO_PLACE for other in state.dragon_places[dragon:]):
                raise doc.wrong(key, "comes in before the others (DI-8.3)")
        elif field >= BOATS or state.components.no_dragons & BIT[field]:
            raise doc.wrong(key, f"no dragon ever stands on {PLACE_NAMES[field]} (DI-8.4)")
        elif state.hunter_fields & BIT[field] or state.dragon_places.count(field) > 1:
            raise doc.wrong(key, f"{PLACE_NAMES[field]} is occupied (DI-8.4)")
    for treasure in range(len(state.treasure_places)):
        _check_treasure(state, doc, names, treasure)


def _check_hunters(state: Dracheninsel, doc: Document, names: _Names) -> None:
    for hunter, place in enumerate(state.hunter_places):
        if place == NO_PLACE:
            if state.owner[hunter] != NO_SEAT:
                raise doc.wrong(f"{names.hunters}.{COLOUR_NAMES[hunter]}", "is missing")
        elif place >= BOATS and state.owner[place - BOATS] == NO_SEAT:
            raise doc.wrong(names.hunters, f"nobody enters {PLACE_NAMES[place]} (DI-2.2)")
    for field in range(FIELDS):
        hunters = len(state.hunters_at(field))
        if hunters > 2 or (hunters == 2 and (field == CENTRE or not state.treasure_fields & BIT[field])):
            raise doc.wrong(names.hunters, f"too many on {PLACE_NAMES[field]} (DI-4.2)")


def _check_treasure(state: Dracheninsel, doc: Document, names: _Names, treasure: int) -> None:
    places = state.treasure_places
    place = places[treasure]
    key = f"{names.treasures}.{state.components.treasures[treasure]}"
    if place == NO_PLACE:
        raise doc.wrong(key, "is missing")
    if place < WAITING and places.count(place) > 1:
        raise doc.wrong(key, f"two treasures on {PLACE_NAMES[place]}")
    if place < BOATS and place != CENTRE and not state.hunter_fields & BIT[place]:
        raise doc.wrong(key, f"nobody stands on {PLACE_NAMES[place]}, so it is out of the game (DI-7.4)")
    if BOATS <= place < WAITING and (state.partner == NO_HUNTER or state.hunter_places[state.partner] != place):
        raise doc.wrong(key, "nobody has brought it into a boat")
    if place == WAITING and CENTRE not in places[:treasure]:
        raise doc.wrong(key, "must lie on the treasure field, or a lower one must (DI-5.5)")
    if place == CENTRE and any(other != WAITING for other in places[treasure + 1 :]):
        raise doc.wrong(key, "higher ones must be waiting (DI-5.5)")


def _check_coins(state: Dracheninsel, doc: Document) -> None:
    for treasure, value in enumerate(state.components.treasures):
        coins = sum(row[treasure] for row in state.coins)
        if coins != (2 if state.treasure_places[treasure] == CASHED else 0):
            raise doc.wrong("coins", f"there are {coins} coins of {value} with players")
        if (state.treasures_before[treasure] == CASHED) != (coins == 2):
            raise doc.wrong(f"treasures_before.{value}", "is cashed at the end of a turn only (DI-6.6)")
