"""Attributes of a position are written by names and read back; every wrong value is an error with its place."""

from types import SimpleNamespace

import pytest

from schatzkiste.core import BadPosition
from schatzkiste.core.attributes import (
    Attribute,
    Attributes,
    Codec,
    Copied,
    CountsOf,
    Derived,
    Flag,
    ListOf,
    OneOf,
    SetOf,
    Whole,
    fixed,
    items,
    resolved,
    seats,
)

CARDS = ("map", "compass", "rum")
TABLE = SimpleNamespace(players=2, ports=["Nassau", "Tortuga", "Isla"])


def ports(state: SimpleNamespace) -> list[str]:
    """The ports of this table."""
    return list(state.ports)


GOOD: list[tuple[Codec, object, object]] = [
    (Whole(0, 9), 0, 0),
    (Whole(0, 9), 9, 9),
    (Whole(-3, seats), 2, 2),
    (Flag(), True, True),
    (Flag(), False, False),
    (OneOf(CARDS), 2, "rum"),
    (OneOf(CARDS, none=-1), -1, None),
    (OneOf(CARDS, none=-1), 0, "map"),
    (OneOf(ports), 1, "Tortuga"),
    (SetOf(CARDS), 0, []),
    (SetOf(CARDS), 0b101, ["map", "rum"]),
    (SetOf(ports), 0b110, ["Tortuga", "Isla"]),
    (CountsOf(CARDS, 4), [0, 0, 0], {}),
    (CountsOf(CARDS, 4), [4, 0, 1], {"map": 4, "rum": 1}),
    (CountsOf(ports, seats), [0, 2, 0], {"Tortuga": 2}),
    (ListOf(Whole(0, 9)), [], []),
    (ListOf(Whole(0, 9), 3), [1, 2, 3], [1, 2, 3]),
    (ListOf(OneOf(CARDS), seats), [0, 2], ["map", "rum"]),
    (ListOf(ListOf(Flag())), [[True], []], [[True], []]),
]


@pytest.mark.parametrize(("codec", "value", "doc"), GOOD)
def test_values_are_written_and_read_back(codec: Codec, value: object, doc: object) -> None:
    assert codec.write(value, TABLE) == doc
    assert codec.read(doc, "here", TABLE) == value


WRONG: list[tuple[Codec, object, str]] = [
    (Whole(0, 9), 10, "here: must be 0 to 9, not 10"),
    (Whole(0, 9), -1, "here: must be 0 to 9, not -1"),
    (Whole(0, seats), 3, "here: must be 0 to 2, not 3"),
    (Whole(0, 9), True, "here: must be a whole number, not true or false"),
    (Whole(0, 9), 1.0, "here: must be a whole number, not a decimal"),
    (Whole(0, 9), None, "here: must be a whole number, not null"),
    (Whole(0, 9), 10**5000, "here: must be 0 to 9, not a number"),
    (Flag(), 1, "here: must be true or false, not a number"),
    (OneOf(CARDS), 2, "here: must be a text, not a number"),
    (OneOf(CARDS), None, "here: must be a text, not null"),
    (OneOf(CARDS), "gin", "here: must be one of map, compass, rum, not 'gin'"),
    (OneOf(CARDS, none=-1), "", "here: must be one of map, compass, rum, not ''"),
    (OneOf(ports), "Rome", "here: must be one of Nassau, Tortuga, Isla, not 'Rome'"),
    (OneOf([str(n) for n in range(31)]), "x", "here: must be one of 0, 1, 2 … 30, not 'x'"),
    (SetOf(CARDS), "map", "here: must be a list, not a text"),
    (SetOf(CARDS), ["map", "gin"], "here[1]: must be one of map, compass, rum, not 'gin'"),
    (SetOf(CARDS), [["map"]], "here[0]: must be one of map, compass, rum, not ['map']"),
    (SetOf(CARDS), ["rum", "rum"], "here[1]: names rum twice"),
    (CountsOf(CARDS, 4), ["map"], "here: must be an object, not a list"),
    (CountsOf(CARDS, 4), {"gin": 1}, "here.gin: must be one of map, compass, rum"),
    (CountsOf(CARDS, 4), {"rum": 5}, "here.rum: must be 1 to 4, not 5"),
    (CountsOf(CARDS, 4), {"rum": 0}, "here.rum: must be 1 to 4, not 0"),
    (ListOf(Whole(0, 9)), {}, "here: must be a list, not an object"),
    (ListOf(Whole(0, 9), 3), [1, 2], "here: must have 3 entries, not 2"),
    (ListOf(Whole(0, 9), seats), [1, 2, 3], "here: must have 2 entries, not 3"),
    (ListOf(Whole(0, 9)), [1, "2"], "here[1]: must be a whole number, not a text"),
    (ListOf(ListOf(Flag())), [[True], [0]], "here[1][0]: must be true or false, not a number"),
]


@pytest.mark.parametrize(("codec", "doc", "sentence"), WRONG, ids=[sentence for *_, sentence in WRONG])
def test_wrong_values_are_named_with_their_place(codec: Codec, doc: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        codec.read(doc, "here", TABLE)
    assert str(caught.value) == sentence


def test_types_are_those_of_the_attributes() -> None:
    kinds: list[Codec] = [Whole(0, 1), Flag(), OneOf(CARDS), SetOf(CARDS), CountsOf(CARDS, 1), ListOf(ListOf(Flag()))]
    assert [codec.type for codec in kinds] == ["int", "bool", "int", "int", "list[int]", "list[list[bool]]"]


def test_a_list_brings_the_imports_of_its_entries() -> None:
    ship = Whole(0, 1)
    ship.imports = ("from harbour import Ship",)
    assert ListOf(ship).imports == ("from harbour import Ship",)


def test_limits_and_names_may_depend_on_the_table() -> None:
    assert (fixed(7, TABLE), fixed(seats, TABLE)) == (7, 2)
    assert resolved(CARDS, TABLE) == CARDS
    assert resolved(ports, TABLE) == ["Nassau", "Tortuga", "Isla"]


def test_items_of_any_number_or_of_one() -> None:
    assert items([1, None], "here", None) == [1, None]
    assert items([], "here", 0) == []


@pytest.mark.parametrize(
    ("copied", "expression"),
    [
        (Copied.SHARED, "self.deck"),
        (Copied.SLICED, "self.deck[:]"),
        (Copied.EACH_SLICED, "[row[:] for row in self.deck]"),
        (Copied.CLONED, "self.deck.copy()"),
    ],
)
def test_how_a_copy_takes_an_attribute(copied: Copied, expression: str) -> None:
    assert copied.value.format("self.deck") == expression


ATTRIBUTES = Attributes(
    "Voyage",
    3,
    Attribute("turn", Whole(0, 1), "whose turn it is"),
    Derived("speed", "int", "how fast the ship is"),
    Attribute("deck", ListOf(OneOf(CARDS)), "the deck", Copied.SLICED),
)


def test_attributes_are_written_in_their_order_without_what_follows_from_them() -> None:
    state = SimpleNamespace(turn=1, deck=[2, 0], speed=5)
    assert list(ATTRIBUTES.write(state).items()) == [("turn", 1), ("deck", ["rum", "map"])]
    assert [attribute.name for attribute in ATTRIBUTES.declared] == ["turn", "speed", "deck"]


def test_a_state_is_filled_from_a_document() -> None:
    state = SimpleNamespace()
    ATTRIBUTES.read(state, {"deck": ["rum"], "turn": 1}, "position")
    assert vars(state) == {"turn": 1, "deck": [2]}


@pytest.mark.parametrize(
    ("doc", "sentence"),
    [
        ([], "position: must be an object, not a list"),
        ({"turn": 1}, "position.deck: is missing"),
        ({"turn": 1, "deck": [], "speed": 5}, "position.speed: is unknown; known are turn, deck"),
        ({"turn": 2, "deck": []}, "position.turn: must be 0 to 1, not 2"),
        ({"turn": 1, "deck": ["gin"]}, "position.deck[0]: must be one of map, compass, rum, not 'gin'"),
    ],
)
def test_a_wrong_document_is_named_with_the_place(doc: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ATTRIBUTES.read(SimpleNamespace(), doc, "position")
    assert str(caught.value) == sentence
