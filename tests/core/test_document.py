"""Documents from outside: every wrong value is an error with its path."""

from collections.abc import Callable

import pytest

from schatzkiste.core import BadComponents, BadPosition, Document

CHART = {
    "name": "Isla",
    "depth": 7,
    "reefs": [1, 2, 3],
    "crew": ["anne", "jack"],
    "captain": {"age": 40},
    "fog": True,
}


def chart() -> Document:
    """A document of every kind of value."""
    return Document(CHART, "chart", BadPosition)


def test_right_values() -> None:
    doc = chart()
    assert doc.text("name") == "Isla"
    assert doc.one_of("name", ["Isla", "Tortuga"]) == "Isla"
    assert doc.integer("depth", 7, 7) == 7
    assert doc.integers("reefs", 3, 1, 3) == [1, 2, 3]
    assert doc.integers("reefs", None, 1, 3) == [1, 2, 3]
    assert doc.texts("crew") == ["anne", "jack"]
    assert doc.items("reefs") == [1, 2, 3]
    assert doc.mapping("captain") == {"age": 40}
    assert doc.section("captain").integer("age", 0, 99) == 40
    assert doc.get("fog") is True
    assert (doc.has("name"), doc.has("port")) == (True, False)
    assert doc.names() == list(CHART)
    doc.expect("depth", 7)
    doc.only(tuple(CHART))


WRONG: list[tuple[Callable[[Document], object], str]] = [
    (lambda doc: doc.get("port"), "chart.port: is missing"),
    (lambda doc: doc.only(("name", "depth")), "chart.reefs: is unknown; known are name, depth"),
    (lambda doc: doc.expect("depth", 8), "chart.depth: must be 8, not 7"),
    (lambda doc: doc.expect("fog", 1), "chart.fog: must be 1, not True"),
    (lambda doc: doc.text("depth"), "chart.depth: must be a text, not a number"),
    (lambda doc: doc.texts("reefs"), "chart.reefs[0]: must be a text, not a number"),
    (lambda doc: doc.texts("crew", 3), "chart.crew: must have 3 entries, not 2"),
    (lambda doc: doc.one_of("name", ["Tortuga", "Nassau"]), "chart.name: must be one of Tortuga, Nassau, not 'Isla'"),
    (lambda doc: doc.integer("name", 0, 9), "chart.name: must be a whole number, not a text"),
    (lambda doc: doc.integer("fog", 0, 9), "chart.fog: must be a whole number, not true or false"),
    (lambda doc: doc.integer("depth", 0, 6), "chart.depth: must be 0 to 6, not 7"),
    (lambda doc: doc.integers("reefs", None, 1, 2), "chart.reefs[2]: must be 1 to 2, not 3"),
    (lambda doc: doc.integers("crew", 2, 1, 2), "chart.crew[0]: must be a whole number, not a text"),
    (lambda doc: doc.items("captain"), "chart.captain: must be a list, not an object"),
    (lambda doc: doc.mapping("crew"), "chart.crew: must be an object, not a list"),
    (lambda doc: doc.section("name"), "chart.name: must be an object, not a text"),
    (lambda doc: doc.section("captain").text("name"), "chart.captain.name: is missing"),
]


@pytest.mark.parametrize(("read", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_wrong_values(read: Callable[[Document], object], sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(chart())
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (None, "null"),
        (False, "true or false"),
        (3, "a number"),
        (2.5, "a decimal"),
        ("x", "a text"),
        ([], "a list"),
    ],
)
def test_only_an_object_is_a_document(value: object, kind: str) -> None:
    with pytest.raises(BadComponents, match=rf"^chart: must be an object, not {kind}$"):
        Document(value, "chart", BadComponents)


def nested(depth: int) -> object:
    """Lists in lists."""
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (10**5000, "chart.depth: must be 0 to 9, not a number"),
        (10**100, f"chart.depth: must be 0 to 9, not 1{'0' * 59}…"),
        (-1, "chart.depth: must be 0 to 9, not -1"),
    ],
    ids=["endless", "long", "short"],
)
def test_a_number_without_end_is_not_repeated(value: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Document({"depth": value}, "chart", BadPosition).integer("depth", 0, 9)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (nested(100_000), "chart.name: must be 'Isla', not a list"),
        ("x" * 1000, f"chart.name: must be 'Isla', not '{'x' * 59}…"),
    ],
    ids=["deep", "long"],
)
def test_a_value_without_end_is_not_repeated(value: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Document({"name": value}, "chart", BadPosition).expect("name", "Isla")
    assert str(caught.value) == sentence


def test_the_error_is_of_the_readers_kind_and_names_the_whole_document_without_a_key() -> None:
    doc = Document({}, "chart", BadComponents)
    assert isinstance(doc.wrong("", "is empty"), BadComponents)
    assert str(doc.wrong("", "is empty")) == "chart: is empty"
