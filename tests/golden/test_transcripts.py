"""The transcripts tell the recorded games as they are played today."""

import pytest

from schatzkiste.record import Record
from tests.golden.make import record_path
from tests.golden.transcript import FOLDER, transcript, transcript_path
from tests.laws.setups import Setup, every_setup


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_a_game_is_told_as_before(setup: Setup) -> None:
    """When this fails on purpose: `python -m tests.golden.make --rewrite-transcripts`, then read the difference."""
    told = transcript(setup, Record.load(record_path(setup)))
    assert told.splitlines() == transcript_path(setup).read_text(encoding="utf-8").splitlines()


def test_every_transcript_belongs_to_a_setup() -> None:
    assert set(FOLDER.glob("*/*")) == {transcript_path(setup) for setup in every_setup()}
