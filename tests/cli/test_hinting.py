"""Hints in the terminal: what the best gains is told as the page tells it."""

import pytest

from schatzkiste.bots.hints import Advice, Hint
from schatzkiste.cli.hinting import Hinting
from schatzkiste.games import game
from schatzkiste.texts import Texts


def told(gain: float, language: str) -> str:
    """The last step of a hint with a choice between two."""
    played = game("schatzinsel")
    best, other = played.parse("take 1-1"), played.parse("end")
    hint = Hint([Advice(best, gain), Advice(other, -gain)], "points")
    hinting = Hinting(hint, [best, other], played, Texts(language))
    return [hinting.more() for _ in range(3)][-1][-1]


@pytest.mark.parametrize(
    ("language", "some", "one", "many"),
    [
        ("de", "rund 0,4 Punkte weiter", "rund 1 Punkt weiter", "rund 12 Punkte weiter"),
        ("en", "about 0.4 points further", "about 1 point further", "about 12 points further"),
        ("fr", "environ 0,4 point d’avance", "environ 1 point d’avance", "environ 12 points d’avance"),
    ],
)
def test_small_gains_are_told_in_tenths(language: str, some: str, one: str, many: str) -> None:
    for gain, expected in ((0.4, some), (1.0, one), (12.0, many)):
        assert expected in told(gain, language)
    assert told(0.0, language).endswith(Texts(language).say("hint-close"))
