"""The judgements of golden games are those of today."""

import pytest

from schatzkiste.games import game_ids
from schatzkiste.record import Record
from tests.golden.judgement import FOLDER, judged, judgement_path
from tests.golden.make import judged_setup, record_path


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_judged_as_before(id: str) -> None:
    """When this fails on purpose: `python -m tests.golden.make --rewrite-judgements`, then read the difference."""
    told = judged(id, Record.load(record_path(judged_setup(id))))
    assert told.splitlines() == judgement_path(id).read_text(encoding="utf-8").splitlines()


def test_every_text_belongs_to_a_game() -> None:
    assert set(FOLDER.iterdir()) == {judgement_path(id) for id in game_ids()}
