"""The table of Silver & Gold as text for a terminal: expedition and display, the own cards, then the other players."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from schatzkiste.games.silver_gold.grid import CELL_NAMES, SIDE
from schatzkiste.games.silver_gold.terms import COIN_ROW, COINS, PALMS

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.view import CardView, HeldView, SilverGoldView

Say = Callable[..., str]

FREE: Final = "□"
MARKED: Final = "■"
FRESH: Final = "▣"
CROSS: Final = "×"
COIN: Final = "●"
PALM: Final = "♣"
NO_COIN: Final = "○"
SIGNS: Final[dict[str, str]] = {".": " ", "#": FREE, "x": CROSS, "o": COIN, "p": PALM}
CARD_WIDTH: Final = 19

COLOURS: Final[tuple[tuple[str, str], ...]] = (
    (FRESH, "red"),
    (CROSS, "magenta"),
    (COIN, "yellow"),
    (PALM, "green"),
    (r"\+\d+", "cyan"),
)
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""


def draw(view: SilverGoldView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    lines = _head(view, say)
    if view["dealt"]:
        chosen = [str(place) for place in view["kept"]]
        lines += ["", say("silver_gold-terminal-dealt") + "".join(f" {place}" for place in chosen)]
        lines += _beside([_face(str(place), card, say) for place, card in enumerate(view["dealt"], start=1)])
    if view["display"]:
        lines += ["", say("silver_gold-terminal-display", palm=view["palm"], deck=view["deck"])]
        lines += _beside([_face(str(place), card, say) for place, card in enumerate(view["display"], start=1)])
    own = view["seat"]
    for seat in sorted(range(len(view["seats"])), key=lambda seat: seat != own):
        lines += ["", *_player(view, seat, say)]
    legend = (
        *(("field", FREE), ("marked", MARKED), ("fresh", FRESH)),
        *(("cross", CROSS), ("coin", COIN), ("palm", PALM)),
    )
    return "\n".join([*lines, "", "  ".join(f"{sign} {say(f'silver_gold-terminal-{word}')}" for word, sign in legend)])


def remark(view: SilverGoldView, notation: str) -> str:
    """What to write behind a choice: crosses it asks for, coins, points of palms and of completed cards."""
    effect = view["effects"].get(notation)
    if effect is None:
        return ""
    parts = [f"{CROSS}{effect['crosses']}"] if effect["crosses"] else []
    parts += [COIN * effect["coins"]] if effect["coins"] else []
    parts += [f"{PALM}{points}" for points in effect["palms"]]
    parts += [f"+{effect['card_points']}"] if effect["completes"] else []
    return " ".join(parts)


def _head(view: SilverGoldView, say: Say) -> list[str]:
    trophies = " ".join(str(trophy["points"]) for trophy in view["trophies"] if trophy["free"]) or "–"
    lines = [
        say("silver_gold-terminal-round", round=view["round"], rounds=view["rounds"])
        + "  "
        + say("silver_gold-terminal-turn", turn=view["turn"], turns=view["turns"])
        + "  "
        + say("silver_gold-terminal-trophies", trophies=trophies)
    ]
    expedition = view["expedition"]
    if expedition is not None:
        drawn = _shape(expedition["orientations"][0])
        words = f"{say('silver_gold-terminal-expedition')} {_pattern(expedition['name'], say)}"
        lines += ["", f"{words}  {drawn[0]}", *(" " * (len(words) + 2) + row for row in drawn[1:])]
    used = [_pattern(pattern["name"], say) for pattern in view["patterns"] if pattern["used"]]
    if used:
        lines.append(say("silver_gold-terminal-used", count=len(used), patterns=", ".join(used)))
    return lines


def _shape(cells: list[list[int]]) -> list[str]:
    width, height = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    return [
        " ".join(MARKED if [column, row] in cells else " " for column in range(width)).rstrip() for row in range(height)
    ]


def _pattern(name: str, say: Say) -> str:
    return say("silver_gold-terminal-pattern", pattern=name)


def _player(view: SilverGoldView, seat: int, say: Say) -> list[str]:
    player = view["seats"][seat]
    sheet = player["sheet"]
    own = "yes" if seat == view["seat"] else "no"
    name = say("silver_gold-terminal-player", own=own, number=seat + 1)
    standing = say("silver_gold-terminal-standing", stage=player["stage"], points=sheet["total"])
    about = say("cli-about", whom=name, what=standing)
    lines = [about + ("  " + say("silver_gold-terminal-starter") if seat == view["starter"] else "")]
    lines += _beside([_held(held, say) for held in player["cards"]])
    coins = "".join(
        (COIN if place < sheet["coins"] else NO_COIN) + (_trophy(sheet["trophies"], place) if _ends(place) else "")
        for place in range(COINS)
    )
    palms = " ".join([str(points) for points in sheet["palms"]] + ["–"] * (PALMS - len(sheet["palms"])))
    done = [say("silver_gold-terminal-card", colour=card["colour"], points=card["points"]) for card in sheet["cards"]]
    return [
        *lines,
        f"  {coins} {PALM} {palms}   " + say("silver_gold-terminal-completed", count=len(done)),
        *_list(done),
    ]


def _list(cards: list[str]) -> list[str]:
    return ["  " + ", ".join(cards)] if cards else []


def _ends(place: int) -> bool:
    return place % COIN_ROW == COIN_ROW - 1


def _trophy(trophies: list[int], place: int) -> str:
    row = place // COIN_ROW
    return f"[{trophies[row]}] " if row < len(trophies) else "[ ] "


def _face(label: str, card: CardView, say: Say) -> list[str]:
    """A card with nothing marked."""
    return _block(label, card, set(), set(), say)


def _held(held: HeldView, say: Say) -> list[str]:
    """One of a player's two cards."""
    return _block(str(held["slot"]), held["face"], set(held["marks"]), set(held["fresh"]), say)


def _block(label: str, card: CardView, marks: set[str], fresh: set[str], say: Say) -> list[str]:
    seal = card["seal"]
    title = say("silver_gold-terminal-card", colour=card["colour"], points=card["points"])
    note = "" if seal is None else say("silver_gold-terminal-seal", colour=seal["colour"], value=seal["value"])
    columns = " ".join("abcde"[: len(card["rows"][0])])
    lines = [f"{label:>2} {title}", f"   {note}".rstrip(), f"   {columns}"]
    for row, signs in enumerate(card["rows"]):
        cells = [_sign(CELL_NAMES[SIDE * row + column], sign, marks, fresh) for column, sign in enumerate(signs)]
        lines.append(f" {row + 1} {' '.join(cells)}")
    return lines


def _sign(cell: str, sign: str, marks: set[str], fresh: set[str]) -> str:
    if cell in fresh:
        return FRESH
    return MARKED if cell in marks else SIGNS[sign]


def _beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines next to each other."""
    return ["".join(f"{line:{CARD_WIDTH}}" for line in lines).rstrip() for lines in zip_longest(*blocks, fillvalue="")]
