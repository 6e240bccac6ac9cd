"""The figures of `make coverage`."""

from pathlib import PurePosixPath

import pytest

from tools.coverage import part_of, share


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("src/schatzkiste/core/state.py", "core"),
        ("src/schatzkiste/games/tobago/phases/turn.py", "games/tobago"),
        ("src/schatzkiste/games/__init__.py", "games"),
        ("src/schatzkiste/record.py", "record"),
    ],
)
def test_a_file_counts_for_its_part(file: str, part: str) -> None:
    assert part_of(PurePosixPath(file)) == part


def test_a_share_is_whole_only_when_nothing_is_missing() -> None:
    assert share(9999, 10000) == "99.9"
    assert share(10000, 10000) == "100.0"
    assert share(0, 0) == "–"
