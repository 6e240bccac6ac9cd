"""Records of the first version of the rules, in which all holders of a card were asked at the same time."""

from pathlib import Path

import pytest

from schatzkiste.core import OtherRules
from schatzkiste.games import game
from schatzkiste.record import Record

GOLDEN = Path(__file__).parents[2] / "golden" / "dracheninsel"


@pytest.mark.rule("DI-9.6")
def test_a_record_without_simultaneous_questions_is_still_right() -> None:
    record = Record.load(GOLDEN / "3p-red-opposite-10-1-off.json")
    assert record.rules_version == 1
    assert record.verify().is_over


@pytest.mark.rule("DI-9.6")
def test_a_record_with_simultaneous_questions_is_refused_by_name() -> None:
    record = Record.load(GOLDEN / "3p-red-opposite-10-200-off.json")
    today = game("dracheninsel").rules_version
    with pytest.raises(OtherRules, match=f"played by version 1 of the rules, which {today} plays otherwise"):
        record.verify()
