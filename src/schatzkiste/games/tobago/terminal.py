"""The table of Tobago as text for a terminal: the map, what matters most beside it, the rest below.

The map lies on its side, so that its columns become lines: east is up, north is left. A hexagon then takes one line,
every second line stands half a space further right, and the whole island has room beside the other things.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from schatzkiste.games.tobago.board import HEX_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.tobago.view import ClueView, HandView, PathView, SharingView, TobagoView

CELL: Final = 4
COLUMNS: Final = 80
GAP: Final = 2
HUT: Final = "⌂"
PALM: Final = "♣"
AMULET: Final = "*"
NORTH: Final = "N← "
ARROWS: Final = "↗→↘↙←↖"
"""A statue, by the direction it faces on the map that lies on its side."""
TERRAIN: Final[dict[str, str]] = {
    **{"jungle": "j", "mountains": "m", "scrubland": "s"},
    **{"beach": "b", "river": "r", "lake": "l"},
}
MARKERS: Final[dict[str, str]] = {"white": "○", "grey": "□", "brown": "△", "black": "◆"}

COLOURS: Final[tuple[tuple[str, str], ...]] = (
    (r"[○□△◆]", "red"),
    (r"\*", "yellow"),
    (f"[{HUT}{PALM}{ARROWS}]", "magenta"),
    (r"\[\d+\]", "cyan"),
)
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""

Say = Callable[..., str]


def draw(view: TobagoView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    island = _map(view)
    width = max(map(len, island)) + GAP
    beside: list[str] = []
    below: list[str] = []
    for line in _rest(view, say):
        narrow = _folded(line, COLUMNS - width)
        if not below and len(beside) + len(narrow) <= len(island):
            beside += narrow
        else:
            below += _folded(line, COLUMNS)
    lines = [f"{left:{width}}{right}".rstrip() for left, right in zip_longest(island, beside, fillvalue="")]
    return "\n".join([*lines, *below])


def _rest(view: TobagoView, say: Say) -> list[str]:
    """What stands beside and below the map, what matters most first."""
    lines = [] if view["sharing"] is None else _sharing(view["sharing"], say)
    if view["idle_rounds_left"] is not None:
        lines.append(say("tobago-idle", rounds=view["idle_rounds_left"]))
    if view["drawn"] is not None:
        lines += [say("tobago-terminal-drawn"), f"  {_clue(view['drawn'], say)}"]
    if view["hand"]:
        lines += [say("tobago-terminal-hand"), *(_hand(clue, say) for clue in view["hand"])]
    paths = [line for path in view["paths"] for line in _path(path, say)]
    return [*lines, *paths, *_seats(view, say), *_legend(say)]


def _folded(line: str, width: int) -> list[str]:
    """The line in parts that fit, the later ones set in."""
    return wrap(line.rstrip(), width, subsequent_indent="     ") or [""]


def remark(view: TobagoView, notation: str, say: Say) -> str:
    """What to write behind a choice: what a clue would leave, what lies on a space, the card on offer."""
    kind, *args = notation.split()
    if kind == "lay" and view["hand"]:
        for clue in view["hand"]:
            if str(clue["clue"]["clue"]) == args[0]:
                fit = next(fit for fit in clue["fits"] if fit["path"] == args[1])
                return f"{len(fit['stays']) + len(fit['goes'])}→{len(fit['stays'])}"
    if kind in ("drive", "vehicle"):
        return _signs(view).get(args[0], "")
    if kind == "accept" and view["sharing"] is not None:
        return str(view["sharing"]["offer"])
    return ""


def _map(view: TobagoView) -> list[str]:
    """A line for each column, the easternmost first; the numbers of the rows above and below."""
    signs = _signs(view)
    used = [name for name in HEX_NAMES if name in signs]
    rows = sorted({int(name[1:]) for name in used})
    numbers = NORTH + "".join(f"{row:<{CELL}}" for row in rows).rstrip()
    lines = [numbers]
    for letter in sorted({name[0] for name in used}, reverse=True):
        half = " " * (CELL // 2 * ((ord(letter) - ord("a")) % 2))
        cells = "".join(f"{signs.get(f'{letter}{row}', ''):{CELL}}" for row in rows)
        lines.append(f"{letter}  {half}{cells}".rstrip())
    return lines


def _signs(view: TobagoView) -> dict[str, str]:
    """What to draw on each space: its terrain, then landmark, vehicles, amulet and markers as far as there is room."""
    signs: dict[str, str] = {}
    for space in view["spaces"]:
        letter = TERRAIN[space["terrain"]]
        signs[space["name"]] = letter.upper() if space["largest"] else letter
    for name in view["huts"]:
        signs[name] += HUT
    for name in view["palms"]:
        signs[name] += PALM
    for statue in view["statues"]:
        signs[statue["space"]] += ARROWS[statue["facing"]]
    for number, seat in enumerate(view["seats"], start=1):
        if seat["vehicle"] is not None:
            signs[seat["vehicle"]] += str(number)
    for name in view["amulets"]:
        signs[name] += AMULET
    for path in view["paths"]:
        for name in path["markers"]:
            signs[name] += MARKERS[path["path"]]
    return {name: sign if len(sign) <= CELL else f"{sign[: CELL - 1]}…" for name, sign in signs.items()}


def _legend(say: Say) -> list[str]:
    terrains = [f"{letter} {say('tobago-terrain', terrain=terrain)}" for terrain, letter in TERRAIN.items()]
    things = [(HUT, "hut"), (PALM, "palm"), (ARROWS[0], "statue"), (AMULET, "amulet"), ("1", "vehicle")]
    return [
        "  ".join(f"{sign} {say(f'tobago-terminal-{word}')}" for sign, word in things),
        "  ".join([*terrains, say("tobago-terminal-largest")]),
    ]


def _path(path: PathView, say: Say) -> list[str]:
    name = say("tobago-path", path=path["path"])
    spaces = path["located"] or say("tobago-terminal-possible", count=path["possible"])
    lines = [f"{MARKERS[path['path']]} {say('cli-about', whom=name, what=spaces)}"]
    for laid in path["clues"]:
        roses = f"[{laid['seat'] + 1}]" * (2 if laid["double"] else 1)
        lines.append(f"  {roses} {_clue(laid['clue'], say)}")
    return lines


def _seats(view: TobagoView, say: Say) -> list[str]:
    seats = [
        f"[{number}] "
        + say(
            "tobago-terminal-seat",
            amulets=seat["amulets"],
            roses=seat["roses"],
            gold=seat["gold_cards"],
        )
        for number, seat in enumerate(view["seats"], start=1)
    ]
    gold = [say("tobago-terminal-stack", count=view["gold"]["stack"], curses=view["gold"]["curses_left"])]
    if view["own_gold"]:
        values = " + ".join(str(value) for value in view["own_gold"])
        gold.append(say("tobago-terminal-own-gold", values=values, sum=sum(view["own_gold"])))
    return [*seats, *gold]


def _hand(hand: HandView, say: Say) -> str:
    """A clue of the hand, and on which paths it would leave how many spaces."""
    fits = [f"{MARKERS[fit['path']]}{len(fit['stays'])}" for fit in hand["fits"] if fit["fits"]]
    return f"{_clue(hand['clue'], say)} {' '.join(fits)}"


def _clue(clue: ClueView, say: Say) -> str:
    words = say(
        "tobago-clue",
        relation=clue["relation"],
        subject=clue["subject"],
        largest="yes" if clue["largest"] else "no",
        negated="yes" if clue["negated"] else "no",
    )
    return f"{clue['clue']:>2} {words}"


def _sharing(sharing: SharingView, say: Say) -> list[str]:
    path = say("tobago-path", path=sharing["path"])
    turned_up, cards = len(sharing["shown"]), sharing["cards"]
    offer = say("tobago-terminal-offer", value=sharing["offer"], number=turned_up, cards=cards)
    lines = [say("cli-about", whom=path, what=offer)]
    for number in range(len(sharing["roses"]) - 1, -1, -1):
        rose = sharing["roses"][number]
        sign = "→" if number == sharing["asked"] else " "
        clue = say("tobago-terminal-raiser") if rose["clue"] is None else _clue(rose["clue"], say)
        taken = "" if rose["taken"] is None else f" ({rose['taken']})"
        lines.append(f"  {sign} [{rose['seat'] + 1}] {clue}{taken}")
    if sharing["known"]:
        known = ", ".join(say("tobago-gold", value=value) for value in sharing["known"])
        lines.append(say("tobago-terminal-known", known=known))
    lines.append(say("tobago-terminal-danger", curses=sharing["curses_possible"], count=sharing["face_down"]))
    return lines
