"""A refusal is a value: code, rule, arguments."""

import pytest

from schatzkiste.core import IllegalAction, Refusal, SchatzkisteError

FULL = Refusal("hold-full", rule="XY-1.2", ship="anne", barrels=3)


def test_refusals_are_equal_when_all_they_say_is_equal() -> None:
    assert Refusal("hold-full", rule="XY-1.2", barrels=3, ship="anne") == FULL
    assert hash(Refusal("hold-full", rule="XY-1.2", barrels=3, ship="anne")) == hash(FULL)


@pytest.mark.parametrize(
    "other",
    [
        Refusal("hold-empty", rule="XY-1.2", ship="anne", barrels=3),
        Refusal("hold-full", rule="XY-1.3", ship="anne", barrels=3),
        Refusal("hold-full", rule="XY-1.2", ship="anne", barrels=4),
        Refusal("hold-full", rule="XY-1.2"),
        "hold-full",
    ],
)
def test_refusals_differ_when_anything_differs(other: object) -> None:
    assert other != FULL


def test_as_json() -> None:
    assert FULL.to_json() == {"code": "hold-full", "rule": "XY-1.2", "args": {"ship": "anne", "barrels": 3}}


def test_in_one_line() -> None:
    assert str(FULL) == "hold-full ship=anne barrels=3 (XY-1.2)"
    assert repr(FULL) == "<Refusal hold-full ship=anne barrels=3 (XY-1.2)>"


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(FULL)
    assert isinstance(error, SchatzkisteError)
    assert error.refusal == FULL
    assert str(error) == str(FULL)
