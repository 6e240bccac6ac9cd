import pytest

from schatzkiste import BadSetup
from schatzkiste.arena import bot_of, distinct, name_of
from schatzkiste.arena.entrants import Entry
from tests.arena import own_bots

MODULE = "tests.arena.own_bots"


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ("random", "random"),
        (f"{MODULE}:First", f"{MODULE}:First"),
        (f"{MODULE}:last", f"{MODULE}:last"),
        (own_bots.First, "First"),
        (own_bots.First(), "First"),
        (own_bots.last, "last"),
    ],
)
def test_whatever_decides_is_a_bot(entry: Entry, name: str) -> None:
    assert callable(bot_of(entry, "schatzinsel").decide)
    assert name_of(entry) == name


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("nobody", "there are: random"),
        ("no.such.module:Bot", "cannot import 'no.such.module'"),
        (":Bot", "cannot import ''"),
        (f"{MODULE}:Nobody", "has no 'Nobody'"),
        (f"{MODULE}:NOT_A_BOT", "it has no decide"),
        (f"{MODULE}:NeedsArguments", "must be made without arguments"),
    ],
)
def test_what_is_no_bot_is_told(entry: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        bot_of(entry, "schatzinsel")


def test_equal_names_are_numbered() -> None:
    assert distinct(["helmsman", "random", "helmsman"]) == ["helmsman 1", "random", "helmsman 2"]
