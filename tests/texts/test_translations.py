"""The translations are in step with the English texts, and the tool that watches over it works."""

from pathlib import Path

import pytest

from tools.problem import Problem
from tools.translations import LOCALES, Place, Standing, findings, main, stamp

AHOY = Place("de", "sea.ftl", "ahoy")
BYE = Place("de", "sea.ftl", "bye")


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A small stamped set of texts."""
    write(tmp_path, "en", "ahoy = Ahoy\nbye = Bye\n")
    write(tmp_path, "de", "ahoy = Ahoi\nbye = Tschüss\n")
    stamp(tmp_path)
    return tmp_path


def write(locales: Path, language: str, texts: str) -> None:
    (locales / language).mkdir(exist_ok=True)
    (locales / language / "sea.ftl").write_text(texts, encoding="utf-8")


def test_our_translations_are_in_step() -> None:
    found = [f"{place}: {problem.value}" for place, problem in findings(LOCALES).items()]
    assert found == [], "look through them, then run `python -m tools.translations stamp`"


def test_what_was_stamped_is_in_step(locales: Path) -> None:
    assert findings(locales) == {}


def test_a_changed_english_text_makes_the_translation_stale(locales: Path) -> None:
    write(locales, "en", "ahoy = Ahoy there\nbye = Bye\n")
    assert findings(locales) == {AHOY: Standing.STALE}


def test_a_stale_translation_cannot_be_stamped(locales: Path) -> None:
    write(locales, "en", "ahoy = Ahoy there\nbye = Farewell\n")
    write(locales, "de", "ahoy = Ahoi\nbye = Leb wohl\n")
    with pytest.raises(Problem, match=r"de/sea.ftl ahoy: .*\n.*--still-right"):
        stamp(locales)
    assert findings(locales) == {AHOY: Standing.STALE, BYE: Standing.NOT_STAMPED}


def test_a_translation_changed_with_the_english_text_can_be_stamped(locales: Path) -> None:
    write(locales, "en", "ahoy = Ahoy there\nbye = Bye\n")
    write(locales, "de", "ahoy = Ahoi ihr\nbye = Tschüss\n")
    assert findings(locales) == {AHOY: Standing.NOT_STAMPED}
    stamp(locales)
    assert findings(locales) == {}


def test_a_translation_may_be_called_still_right(locales: Path) -> None:
    write(locales, "en", "ahoy = Ahoy!\nbye = Bye\n")
    stamp(locales, still_right=["ahoy"])
    assert findings(locales) == {}


def test_only_a_stale_text_can_be_called_still_right(locales: Path) -> None:
    with pytest.raises(Problem, match="bye is not stale"):
        stamp(locales, still_right=["bye"])


def test_a_bettered_translation_needs_a_stamp(locales: Path) -> None:
    write(locales, "de", "ahoy = Ahoi\nbye = Auf bald\n")
    assert findings(locales) == {BYE: Standing.NOT_STAMPED}


def test_a_missing_translation_stays_missing(locales: Path) -> None:
    write(locales, "de", "ahoy = Ahoi\n")
    stamp(locales)
    assert findings(locales) == {BYE: Standing.MISSING}


def test_a_text_that_is_gone_is_forgotten_by_the_next_stamp(locales: Path) -> None:
    write(locales, "en", "ahoy = Ahoy\n")
    write(locales, "de", "ahoy = Ahoi\n")
    assert findings(locales) == {BYE: Standing.GONE}
    stamp(locales)
    assert findings(locales) == {}


def test_comments_and_line_breaks_do_not_count(locales: Path) -> None:
    write(locales, "en", "# A greeting\nahoy =\n    Ahoy\n\nbye = Bye\n")
    assert findings(locales) == {}


def test_a_broken_file_is_named(locales: Path) -> None:
    write(locales, "de", "ahoy = { \n")
    with pytest.raises(Problem, match=r"de/sea.ftl cannot be read near 'ahoy = {'"):
        findings(locales)


def test_the_report_lists_what_is_found(locales: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report"], locales) == 0
    write(locales, "en", "ahoy = Ahoy!\nbye = Bye!\n")
    assert main(["report"], locales) == 1
    assert capsys.readouterr().out.splitlines() == [
        "de/sea.ftl ahoy: the English text changed, the translation did not",
        "de/sea.ftl bye: the English text changed, the translation did not",
    ]
    assert main(["stamp", "--still-right", "ahoy", "--still-right", "bye"], locales) == 0
