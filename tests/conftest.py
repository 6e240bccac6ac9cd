"""What all tests share."""

import os

import pytest

import schatzkiste.core.state

pytest_plugins = ["tests.rule_coverage"]


def pytest_sessionstart() -> None:
    """SCHATZKISTE_EXPECT=pure or compiled makes sure that the tests run on what they are meant to run on."""
    expected = os.environ.get("SCHATZKISTE_EXPECT")
    found = "pure" if schatzkiste.core.state.__file__.endswith(".py") else "compiled"
    if expected is not None and expected != found:
        raise pytest.UsageError(f"SCHATZKISTE_EXPECT is {expected!r}, but {schatzkiste.core.state.__file__} is {found}")
