"""The table as text: everything on it is drawn, and what the seat must not see is not."""

from schatzkiste.games.tobago.terminal import COLOURS, draw, remark
from tests.games.tobago.play import do, seen_by
from tests.games.tobago.positions import position
from tests.games.tobago.test_material import new
from tests.games.tobago.test_raising import raised


def say(text_id: str, /, **args: str | int) -> str:
    """The id and its arguments instead of words."""
    return " ".join([text_id.removeprefix("tobago-"), *(f"{name}={value}" for name, value in args.items())])


def folded_back(text: str) -> str:
    """The text without its line breaks and without the map, which is at the left."""
    return " ".join(" ".join(line[51:] if place < 16 else line for place, line in enumerate(text.splitlines())).split())


def test_the_map_shows_landmarks_vehicles_amulets_and_markers() -> None:
    state = position(
        vehicles="g7 g7", amulets_on="j2", paths={"white": "6:0 27:1", "black": "15:0 23:1"}, facing=[0, 1, 2]
    )
    lines = draw(seen_by(state, 0), say).splitlines()
    assert lines[0].startswith("N← 1   2   3   4 ")
    island = [line[:51] for line in lines[:16]]
    assert [line[0] for line in island] == list("Nonmlkjihgfedcba")
    text = "\n".join(island)
    for sign in ("R♣", "s↘", "m→", "S↗", "M⌂", "L12", "B*", "○◆"):
        assert sign in text
    assert max(map(len, lines)) <= 80


def test_the_map_lies_on_its_side() -> None:
    """South of g7 is g8, to its right; the neighbours in column h, which is half a space lower, are above it."""
    state = position(vehicles="g7 h7")
    lines = draw(seen_by(state, 0), say).splitlines()
    own = next(line for line in lines if line.startswith("g")).index("1")
    other = next(line for line in lines if line.startswith("h")).index("2")
    assert other - own == 2
    assert [line[0] for line in lines if line[0] in "gh"][:2] == ["h", "g"]


def test_what_matters_most_stands_beside_the_map_and_the_rest_below_it() -> None:
    lines = draw(seen_by(position(hands=["1", "2"], paths={"white": "27:0"}), 0), say).splitlines()
    assert lines[0][51:] == "terminal-hand"
    assert sum(bool(line[51:]) for line in lines[:16]) > 12
    assert lines[16].startswith("△"), "and from then on in the same order"
    assert lines[-1].endswith("terminal-largest")


def test_a_crowded_space_says_that_there_is_more() -> None:
    state = position(vehicles="g7 g7 g7 g7", players=4)
    assert "L12…" in draw(seen_by(state, 0), say)


def test_hand_with_what_each_clue_would_leave() -> None:
    state = position(hands=["1", "2"], paths={"white": "27:0"})
    text = folded_back(draw(seen_by(state, 0), say))
    assert "1 clue relation=in subject=jungle" in text
    assert "○6" in text
    assert "subject=mountains" not in text
    assert "subject=jungle" not in draw(seen_by(state, None), say)


def test_a_sharing_shows_only_the_own_cards() -> None:
    state = raised("2", "3", "4", "5")
    texts = [folded_back(draw(seen_by(state, seat), say)) for seat in (None, 0, 1)]
    assert ["terminal-known" in text for text in texts] == [False, True, True]
    assert all("terminal-offer value=2 number=1 cards=4" in text for text in texts)
    assert texts[1] != texts[2]


def test_remarks_on_choices() -> None:
    state = position(hands=["1"], paths={"white": "27:0"}, amulets_on="d8")
    view = seen_by(state, 0)
    assert remark(view, "lay 1 white", say) == "14→6"
    assert remark(view, "drive d8", say) == "S*"
    assert remark(view, "end", say) == ""
    view = seen_by(raised("2", "3", "4", "5"), 0)
    assert remark(view, "accept", say) == "2"


def test_every_phase_can_be_drawn() -> None:
    fresh = new(3, "7")
    phases: set[str] = set()
    while len(phases) < 3:
        view = seen_by(fresh, fresh.to_act[0])
        phases.add(view["phase"])
        assert draw(view, say)
        assert draw(seen_by(fresh, None), say)
        do(fresh, fresh.game.notation(fresh.legal_actions()[0]))
    assert phases == {"vehicles", "first-clues", "turn"}
    assert all(pattern for pattern, _ in COLOURS)


def test_the_last_rounds_without_progress_are_told_before_they_end_the_game() -> None:
    assert "idle rounds=3" in folded_back(draw(seen_by(position(idle_turns=14), 0), say))
    assert "idle" not in folded_back(draw(seen_by(position(idle_turns=13), 0), say))
