"""What a position of Die Dracheninsel consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.attributes import (
    Attribute,
    Attributes,
    Copied,
    CountsOf,
    Derived,
    Flag,
    ListOf,
    OneOf,
    SetOf,
    Whole,
    seats,
)
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, PLACE_NAMES, TERRAIN_NAMES, TREASURE_PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.codecs import DecisionsCodec, PlacesCodec, SeatCardCodec, TilesCodec, last_seat
from schatzkiste.games.dracheninsel.components import DECK
from schatzkiste.games.dracheninsel.constants import ANNOUNCEMENTS, NO_CARD, NO_HUNTER, NO_SEAT, NOTHING
from schatzkiste.games.dracheninsel.knowledge import KnowledgeCodec

if TYPE_CHECKING:
    from schatzkiste.games.dracheninsel.state import Dracheninsel


def playing_colours(state: Dracheninsel) -> list[str]:
    """The colours that somebody plays, an empty text for the others."""
    return [name if state.owner[colour] != NO_SEAT else "" for colour, name in enumerate(COLOUR_NAMES)]


def dragon_numbers(state: Dracheninsel) -> list[str]:
    """The dragons by number."""
    return ["1", "2"]


def treasure_values(state: Dracheninsel) -> list[str]:
    """The treasures by the value of one coin."""
    return [str(value) for value in state.components.treasures]


def turn_limit(state: Dracheninsel) -> int:
    """As many turns as the game may last."""
    return state.turn_limit


HUNTERS = PlacesCodec(playing_colours, PLACE_NAMES)
DRAGONS = PlacesCodec(dragon_numbers, PLACE_NAMES)
TREASURES = PlacesCodec(treasure_values, TREASURE_PLACE_NAMES)
TILES = TilesCodec()
CARDS = ListOf(OneOf(CARD_NAMES))
SEAT_CARDS = ListOf(SeatCardCodec())
HUNTER = OneOf(COLOUR_NAMES, NO_HUNTER)

ATTRIBUTES = Attributes(
    "Dracheninsel",
    2,
    Attribute("hunter_places", HUNTERS, "where each colour's hunter is"),
    Attribute("tiles", TILES, "the terrain of each field"),
    Attribute("dragon_places", DRAGONS, "where each dragon is"),
    Attribute("treasure_places", TREASURES, "where each treasure is"),
    Attribute("progress", Flag(), "whether treasures or carriers changed in this turn (DI-10.3)"),
    Attribute("hunters_before", HUNTERS, "where the hunters were before the last action (DI-9.2)"),
    Attribute("tiles_before", TILES, "the tiles before it"),
    Attribute("dragons_before", DRAGONS, "where the dragons were before it"),
    Attribute("treasures_before", TREASURES, "where the treasures were before it"),
    Attribute("progress_before", Flag(), "whether there was progress before it"),
    Attribute("hands", ListOf(CARDS, seats), "everyone's cards, in the order of the kinds", Copied.EACH_SLICED),
    Attribute("pile", CARDS, "the draw pile, its top at the end", Copied.SLICED),
    Attribute("discard", CountsOf(CARD_NAMES, DECK), "how many cards of each kind are discarded", Copied.SLICED),
    Attribute("top", OneOf(CARD_NAMES, NO_CARD), "the discard that lies on top"),
    Attribute("played", SEAT_CARDS, "the cards played in this turn, in order (DI-3.9)", Copied.SLICED),
    Attribute("loot", SEAT_CARDS, "what the last action stole, each card by its victim"),
    Attribute("knowledge", KnowledgeCodec(), "what each seat can tell about cards it does not see", Copied.CLONED),
    Attribute("coins", ListOf(CountsOf(treasure_values, 2), seats), "everyone's coins of each treasure"),
    Attribute("turn", Whole(0, last_seat), "whose turn it is"),
    Attribute("turns", Whole(0, turn_limit), "how many turns are over"),
    Attribute("idle_turns", Whole(0, turn_limit), "how many turns in a row have brought no progress (DI-10.3)"),
    Attribute("actions_taken", Whole(0, 1 << 30), "how many actions the active player has taken in this turn"),
    Attribute("has_spent", Flag(), "whether one of them took a card"),
    Attribute("free_terrains", SetOf(TERRAIN_NAMES), "the terrains that a Long Journey has made free (DI-8.12)"),
    Attribute("mover", HUNTER, "the hunter who moves in this turn (DI-3.14)"),
    Attribute("partner", HUNTER, "who has arrived in a boat with the mover and a treasure that is not cashed yet"),
    Attribute(
        "announced", OneOf(ANNOUNCEMENTS, NOTHING), "what the card played last will do if nobody cancels it (DI-9.5)"
    ),
    Attribute("target", HUNTER, "the hunter named with it; for a Sneak Attack it stands for its player"),
    Attribute("end_proposed", Flag(), "whether the active player has asked to end the game in this turn (DI-10.3)"),
    Attribute("plan", DecisionsCodec(), "the half-made action of the active player", Copied.CLONED),
    Derived("idle_limit", "int", "the number of turns without progress that ends the game, 0 if none does"),
    Derived("turn_limit", "int", "the number of turns that ends the game"),
    Derived("may_agree", "bool", "whether the players may agree to end the game"),
    Derived("hunters", "list[list[int]]", "the hunters of each seat"),
    Derived("owner", "list[int]", "the seat that plays each colour"),
    Derived("held", "list[int]", "the kinds of card in each hand, as sets", Copied.SLICED),
    Derived("hunter_fields", "int", "the fields with hunters"),
    Derived("dragon_fields", "int", "the fields with dragons"),
    Derived("treasure_fields", "int", "the fields with treasures"),
)
