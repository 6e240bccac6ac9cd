"""A changed rule that breaks a lesson is found, with the number of the step."""

import pytest

from schatzkiste.core import ActionRule
from schatzkiste.games import game
from schatzkiste.games.dracheninsel.phases.windows import OWN_TURN, Stop
from schatzkiste.games.schatzinsel.phases.guard import NO_GUARD_LEFT, PlaceGuard
from schatzkiste.games.silver_gold.phases.mark import NO_CROSS, MarkForCross
from schatzkiste.games.tobago.phases.amulets import RemoveMarker
from schatzkiste.games.tobago.reasons import NO_AMULET
from schatzkiste.lessons import BadLesson, lesson

BROKEN = {
    "dracheninsel": (
        Stop,
        OWN_TURN,
        "step 16 of the lesson of Die Dracheninsel: 'stop slumber' is not legal: own-turn",
    ),
    "schatzinsel": (
        PlaceGuard,
        NO_GUARD_LEFT,
        "step 12 of the lesson of Die Schatzinsel: 'guard 1-1' is not legal: no-guard-left",
    ),
    "silver_gold": (
        MarkForCross,
        NO_CROSS,
        "step 8 of the lesson of Silver & Gold: 'cross 1 d1' is not legal: no-cross-to-place",
    ),
    "tobago": (
        RemoveMarker,
        NO_AMULET,
        "step 17 of the lesson of Tobago: 'remove grey j3' is not legal: no-amulet",
    ),
}


@pytest.mark.parametrize("game_id", BROKEN)
def test_a_rule_that_forbids_what_is_taught(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, reason, complaint = BROKEN[game_id]
    assert issubclass(rule, ActionRule)
    monkeypatch.setattr(rule, "barred", lambda *_: reason)
    with pytest.raises(BadLesson) as failure:
        lesson(game_id).check()
    assert str(failure.value).startswith(complaint)


def test_positions_of_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("tobago"), "rules_version", 99)
    with pytest.raises(BadLesson, match=r"step 1 of the lesson of Tobago: position.rules_version: is \d+, and only 99"):
        lesson("tobago").check()
