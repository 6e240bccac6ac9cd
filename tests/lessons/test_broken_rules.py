"""A changed rule that breaks a lesson is found, with the number of the step."""

import pytest

from schatzkiste.core import ActionRule, BadPosition
from schatzkiste.games import game, game_ids
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


@pytest.mark.parametrize("game_id", game_ids())
def test_a_new_version_of_the_rules_leaves_the_files_of_a_lesson_as_they_are(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game(game_id), "rules_version", 99)
    lesson(game_id).check()


def test_a_position_beside_the_rules_names_no_version_of_them() -> None:
    document = game("tobago").new(2, "1").to_json()
    with pytest.raises(BadPosition, match=r"position.rules_version: must not be there"):
        game("tobago").lay_out(document)
