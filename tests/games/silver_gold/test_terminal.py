"""The drawing for a terminal: everything a seat needs to decide, as plain text."""

import re

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.terminal import COLOURS, draw, remark
from schatzkiste.texts import Texts
from tests.games.silver_gold.play import do, table
from tests.games.silver_gold.positions import OTHER, Seat, position
from tests.laws.setups import random_steps

OTHERS = ("Player", "Spieler", "Joueur")


def say(text_id: str, **args: object) -> str:
    """Words that show what was asked for."""
    return text_id.removeprefix("silver_gold-terminal-") + "".join(f" {value}" for value in args.values())


def part(text: str, begin: str, count: int) -> list[str]:
    """So many lines of a drawing from the one that begins so."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(begin))
    return lines[first : first + count]


def test_ones_own_cards_with_the_pattern_and_the_score_card() -> None:
    own = Seat("grey-11:a1 orange-03", coins=5, trophies=(6,), palms=(3,), completed="grey-07 grey-04 orange-01")
    state = position(own, OTHER, pattern="l", tracker="on", display="green-01 green-02 grey-01 grey-02")
    do(state, "0 mark 1 b1c1d1b2")
    assert part(draw(table(state, 0), say), "cli-about player yes 1", 8) == [
        "cli-about player yes 1 standing cross 42  starter",
        " 1 card grey 8      2 card orange 12  expedition pattern l  ■ ■ ■",
        "                      seal grey 1                           ■",
        "   a b c d            a b c d         used pattern l",
        " 1 ■ ▣ ▣ ▣          1 × □ □           ●●●●[6] ●○○○[ ] ○○○○[ ] ♣ 3 – – –",
        " 2 □ ▣ □ □          2 □ □ □ □         cli-about completed 3 card grey 8 (2),",
        "                    3 □   □ □         card orange 12",
        "                    4 □ ×",
    ]


def test_the_others_small_with_their_score_cards() -> None:
    other = Seat("grey-10:b1 purple-05", coins=4, trophies=(6,), completed="grey-08")
    state = position(Seat("grey-11 orange-09"), other, Seat("orange-11 green-12"))
    do(state, "1 field 1 c3")
    assert part(draw(table(state, 0), say), "cli-about player no 2", 5) == [
        "cli-about player no 2 standing marking  cli-about player no 3 standing marking",
        "18                                      0",
        " ■□□ ●□×  ●●●●[6]  completed 1          ×□    □●□ ○○○○[ ]  completed 0",
        "□□□□ □□□□ ○○○○[ ]                       □□□× ×□□□ ○○○○[ ]",
        "  ♣  □□ □ ○○○○[ ]                       □□□   □□● ○○○○[ ]",
    ]


def test_new_marks_of_others_are_not_drawn() -> None:
    state = position(Seat("grey-11 orange-09"), OTHER)
    do(state, "0 mark 1 b1c1d1")
    legend = draw(table(state, 1), say).splitlines()[-1]
    assert legend == "□ field  ■ marked  ▣ new  × cross  ● coin  ♣ palm"
    assert "▣" not in draw(table(state, 1), say).removesuffix(legend)


def test_the_head_and_the_display_with_its_seals() -> None:
    state = position(Seat("grey-11 orange-09"), OTHER)
    text = draw(table(state, 0), say)
    assert part(text, "round", 1) == ["round 1 4  turn 1 7  trophies 6 5 4 3 2 1"]
    assert part(text, "display", 6) == [
        "display 1 39",
        " 1 card green 10    2 card green 10    3 card grey 8      4 card grey 8",
        "   seal purple 2      seal orange 2      seal purple 2      seal orange 2",
        "   □   □ □            □   □ □            □     □            □",
        "   □ □   □            □ □ □ □            □ □ □ □            □   □ □",
        "   □ □ □ □            □ □   □              □   □            □ □ □ □",
    ]


def test_the_four_dealt_cards() -> None:
    state = sk.game("silver_gold").new(2, "1")
    assert draw(table(state, 0), say).count("card ") == 4
    do(state, "0 keep 1+3")
    assert "dealt 1 3\n" in draw(table(state, 0), say)
    assert "dealt" not in draw(table(state, None), say)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_own_cards_and_the_display_fit_a_terminal_of_80_by_24(players: int, language: str) -> None:
    texts = Texts(language)
    state = sk.game("silver_gold").new(players, "5", {"tracker": "on"})
    for number, step in enumerate(random_steps(state, sk.Rng("5"))):
        if number % 10 == 0:
            for viewer in (0, None):
                lines = draw(table(step.state, viewer), texts.say).splitlines()
                others = next((place for place, line in enumerate(lines) if line.startswith(OTHERS)), 0)
                assert others <= 16
                assert len(lines) <= 24
                assert max(map(len, lines)) <= 80


def test_a_remark_says_what_a_mark_brings() -> None:
    own = Seat("orange-09 grey-10:b1c1d1a2b2c2d2")
    view = table(position(own, OTHER, display="grey-04 grey-06 green-01 grey-01"), 0)
    assert remark(view, "mark 1 a1b1c1", say) == "●●"
    assert remark(view, "field 1 d4", say) == "×1"
    assert remark(view, "field 2 c3", say) == "♣3 +8"
    assert remark(view, "field 1 b1", say) == remark(view, "done", say) == ""


def test_colours_are_patterns() -> None:
    for pattern, colour in COLOURS:
        re.compile(pattern)
        assert colour
