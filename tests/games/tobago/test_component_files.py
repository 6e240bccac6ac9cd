"""Table files: what is wrong is named with its place."""

from pathlib import Path

import pytest

import schatzkiste as sk
from schatzkiste.core import BadComponents
from schatzkiste.games.tobago.game import TobagoGame
from tests.games.tobago.literal import OWN


def changed(*changes: tuple[str, str]) -> str:
    """The game's own component file with some words replaced."""
    text = OWN
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def game_with(text: str, folder: Path) -> TobagoGame:
    file = folder / "components.toml"
    file.write_text(text, encoding="utf-8")
    made = sk.game("tobago", file)
    assert isinstance(made, TobagoGame)
    return made


@pytest.mark.rule("TO-1.4", "TO-1.5")
def test_other_facts_can_be_played(tmp_path: Path) -> None:
    made = game_with(changed(("curses = 2", "curses = 3"), ("amulets = 20", "amulets = 9"), ("4 = 4", "")), tmp_path)
    assert (made.components.gold.size, made.components.amulets, made.players) == (42, 9, (2, 3))
    assert made.component_file.digest != sk.game("tobago").component_file.digest


@pytest.mark.rule("TO-1.1", "TO-1.2", "TO-1.4", "TO-2.1")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("huts = 4", "huts = 40", r"components\.huts: must be 0 to 9, not 40"),
        ("huts = 4", "sheds = 4", r"components\.sheds: is unknown"),
        ("safe = 12", "safe = 12\nlucky = 3", r"components\.gold\.lucky: is unknown; known are values, curses, safe"),
        ("down = [0, -1]", "down = [0, -1]\nup = [0, 1]", r"components\.part\[0\]\.up: is unknown; known are down"),
        ("[sides]", "[sides]\nX = []", r"components\.sides\.X: is unknown; known are A, a, B"),
        ('"in jungle",', "", r"components\.clues: must have 52 entries, not 51"),
        ('"in jungle"', '"in the jungle"', r"components\.clues\[0\]: must be written like"),
        ('"next-to hut"', '"in hut"', r"components\.clues\[26\]: only a terrain"),
        ('"in-sight-of sea"', '"next-to largest sea"', r"components\.clues\[33\]: only a terrain"),
        ('"MMMSS.."', '"MMMSS.X"', r"components\.sides\.A\[0\]: must be made of JMSBRL and dots"),
        ('"MMMSS.."', '"MMMSS......M"', r"components\.sides: island ABC-1 has land at .* outside the frame"),
        (
            "corners = [[1, 0], [0, 1]]",
            "corners = [[0, 0], [0, 1]]",
            r"components\.part: two parts of island ABC-1 overlap",
        ),
        ("corners = [[1, 0], [0, 1]]", "corners = [[1, 0]]", r"components\.part\[1\]\.corners: must have 2 entries"),
        ("spacing = 4", "spacing = 9", r"components\.sides: island ABC-1 has no room for its landmarks"),
        ("safe = 12", "safe = 40", r"components\.gold\.safe: must be 0 to 39, not 40"),
        ("values = { 2 = 8,", "values = { x = 8,", r"components\.gold\.values\.x: must be a value from 1 to 99"),
        ("2 = 6", "5 = 6", r"components\.hand\.5: the game is for 2, 3 or 4 players"),
        ("huts = 4", "huts = 6", r"components\.sides: island .* may be too small"),
        ("huts = 4", "huts = 0", r"components\.clues\[26\]: tells nothing, or leaves nothing, on island ABC-1"),
        ("huts = 4", "huts = ", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=complaint):
        game_with(changed((old, new)), tmp_path)


@pytest.mark.rule("TO-1.2")
def test_an_island_must_have_one_largest_region_of_each_terrain(tmp_path: Path) -> None:
    lakes = ("MLLJB..", "MMMJB.."), ("SRLLJB.", "SRJJJB."), ("SRJLJJ.", "SRJJJJ.")
    with pytest.raises(BadComponents, match=r"island .* has no one largest region of|island .* has no"):
        game_with(changed(*lakes, ('"LMMM..",', '"MMMM..",'), ('"LLSSB.",', '"SSSSB.",')), tmp_path)


@pytest.mark.rule("TO-1.1")
def test_an_island_must_be_in_one_piece(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"island ABC-1 is not in one piece"):
        game_with(changed(('"....MMM",', '"......M",'), ('"..MMMMM",', '"..MM...",')), tmp_path)
