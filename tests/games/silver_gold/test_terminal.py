"""The drawing for a terminal: everything a seat needs to decide, as plain text."""

import re

import schatzkiste as sk
from schatzkiste.games.silver_gold.terminal import COLOURS, draw, remark
from tests.games.silver_gold.play import do, table
from tests.games.silver_gold.positions import OTHER, Seat, position


def say(text_id: str, **args: object) -> str:
    """Words that show what was asked for."""
    return text_id.removeprefix("silver_gold-terminal-") + "".join(f" {value}" for value in args.values())


def test_the_own_cards_with_marks_and_symbols() -> None:
    state = position(Seat("grey-11:a1 orange-09", coins=5, trophies=(6,), palms=(3,), completed="grey-07"), OTHER)
    do(state, "0 mark 1 b1c1d1")
    lines = draw(table(state, 0), say).splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("cli-about player yes 1"))
    assert lines[start] == "cli-about player yes 1 standing cross 22  starter"
    assert [re.sub(" +", " ", line) for line in lines[start + 1 : start + 10]] == [
        " 1 card grey 8 2 card orange 12",
        "",
        " a b c d a b c d",
        " 1 ■ ▣ ▣ ▣ 1 ● □ ●",
        " 2 □ □ □ □ 2 □ □ □ □",
        " 3 □ ● □ □",
        " 4 ×",
        " ●●●●[6] ●○○○[ ] ○○○○[ ] ♣ 3 – – – completed 1",
        " card grey 8",
    ]


def test_fresh_marks_of_others_are_not_drawn() -> None:
    state = position(Seat("grey-11 orange-09"), OTHER)
    do(state, "0 mark 1 b1c1d1")
    legend = draw(table(state, 1), say).splitlines()[-1]
    assert "▣" not in draw(table(state, 1), say).removesuffix(legend)


def test_the_display_the_seal_and_the_pattern() -> None:
    state = position(Seat("grey-11 orange-09"), OTHER, pattern="l", tracker="on")
    text = draw(table(state, 0), say)
    assert "expedition pattern l  ■ ■ ■\n" in text
    assert "display 1 " in text
    assert "seal purple 2" in text
    assert "used 1 pattern l" in text


def test_the_four_dealt_cards() -> None:
    state = sk.game("silver_gold").new(2, "1")
    assert draw(table(state, 0), say).count("card ") == 4
    do(state, "0 keep 1+3")
    assert "dealt 1 3" in draw(table(state, 0), say)
    assert "dealt" not in draw(table(state, None), say)


def test_a_remark_says_what_a_mark_brings() -> None:
    own = Seat("orange-09 grey-10:b1c1d1a2b2c2d2")
    view = table(position(own, OTHER, display="grey-04 grey-06 green-01 grey-01"), 0)
    assert remark(view, "mark 1 a1b1c1") == "●●"
    assert remark(view, "field 1 d4") == "×1"
    assert remark(view, "field 2 c3") == "♣3 +8"
    assert remark(view, "field 1 b1") == remark(view, "done") == ""


def test_colours_are_patterns() -> None:
    for pattern, colour in COLOURS:
        re.compile(pattern)
        assert colour
