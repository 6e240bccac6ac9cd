"""The example in the README runs as it stands there."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_in_the_readme() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0
