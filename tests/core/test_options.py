"""What a table may agree on, and the check of what it did agree on."""

import pytest

from schatzkiste.core import BadSetup, Choice, Count
from schatzkiste.core.options import settle

OPTIONS = (Choice("rules", ("silver", "hawkins"), "silver"), Count("rounds", 1, 9, 3))


def test_what_was_not_named_has_its_default() -> None:
    assert settle("a-game", OPTIONS, None) == {"rules": "silver", "rounds": 3}
    assert settle("a-game", OPTIONS, {}) == {"rules": "silver", "rounds": 3}
    assert settle("a-game", OPTIONS, {"rounds": 9}) == {"rules": "silver", "rounds": 9}


@pytest.mark.parametrize("value", ["silver", "hawkins"])
def test_a_choice_takes_its_values(value: str) -> None:
    assert settle("a-game", OPTIONS, {"rules": value})["rules"] == value


@pytest.mark.parametrize("value", ["Silver", "", 1, True, None, ["silver"]])
def test_a_choice_takes_nothing_else(value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        settle("a-game", OPTIONS, {"rules": value})
    assert str(caught.value) == f"option rules of a-game is silver, hawkins, not {value!r}"


@pytest.mark.parametrize("value", [0, 10, "3", 3.0, True, None])
def test_a_count_takes_whole_numbers_within_its_limits(value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        settle("a-game", OPTIONS, {"rounds": value})
    assert str(caught.value) == f"option rounds of a-game is a whole number from 1 to 9, not {value!r}"


def test_an_option_the_game_does_not_have() -> None:
    with pytest.raises(BadSetup, match=r"^a-game has no option 'speed'; it has: rules, rounds$"):
        settle("a-game", OPTIONS, {"speed": 1})
    with pytest.raises(BadSetup, match=r"^a-game has no option 'speed'; it has: none$"):
        settle("a-game", (), {"speed": 1})
