"""The table of Tobago as text for a terminal: the map, then paths, players, hand, and a treasure being shared."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from schatzkiste.games.tobago.frame import HEX_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.tobago.view import ClueView, HandView, PathView, SharingView, TobagoView

CELL: Final = 5
COLUMNS: Final = 80
HUT: Final = "⌂"
PALM: Final = "♣"
STATUE: Final = "♜"
AMULET: Final = "*"
ARROWS: Final = "↘↓↙↖↑↗"
"""The gaze of a statue, by its facing."""
TERRAIN: Final[dict[str, str]] = {
    **{"jungle": "j", "mountains": "m", "scrubland": "s"},
    **{"beach": "b", "river": "r", "lake": "l"},
}
MARKERS: Final[dict[str, str]] = {"white": "○", "grey": "□", "brown": "△", "black": "◆"}

COLOURS: Final[tuple[tuple[str, str], ...]] = (
    (r"[○□△◆]", "red"),
    (r"\*", "yellow"),
    (f"[{HUT}{PALM}{STATUE}{ARROWS}]", "magenta"),
    (r"\[\d+\]", "cyan"),
)
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""

Say = Callable[..., str]


def draw(view: TobagoView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    blocks = [_map(view), _legend(say), _paths(view, say), _seats(view, say)]
    if view["drawn"] is not None:
        blocks.append([say("tobago-terminal-drawn"), f"  {_clue(view['drawn'], say)}"])
    if view["hand"]:
        blocks.append([say("tobago-terminal-hand"), *(_hand(clue, say) for clue in view["hand"])])
    if view["sharing"] is not None:
        blocks.append(_sharing(view["sharing"], say))
    return "\n\n".join("\n".join(part for line in block for part in _folded(line)) for block in blocks)


def _folded(line: str) -> list[str]:
    """The line in parts that fit a terminal, the later ones set in."""
    return wrap(line.rstrip(), COLUMNS, subsequent_indent="    ") or [""]


def remark(view: TobagoView, notation: str) -> str:
    """What to write behind a choice: what a clue would leave, what lies on a space, the card on offer."""
    kind, *args = notation.split()
    if kind == "lay" and view["hand"]:
        for clue in view["hand"]:
            if str(clue["clue"]["clue"]) == args[0]:
                fit = next(fit for fit in clue["fits"] if fit["path"] == args[1])
                return f"{len(fit['stays']) + len(fit['goes'])} → {len(fit['stays'])}"
    if kind in ("drive", "vehicle"):
        signs = _signs(view).get(args[0], ("", ""))
        return " ".join(sign for sign in signs if sign)
    if kind == "accept" and view["sharing"] is not None:
        return str(view["sharing"]["offer"])
    return ""


def _map(view: TobagoView) -> list[str]:
    """Each space has two lines, its column's letter above, its row's number at the left; odd columns lie lower."""
    signs = _signs(view)
    used = [name for name in HEX_NAMES if name in signs]
    first, last = min(int(name[1:]) for name in used), max(int(name[1:]) for name in used)
    letters = sorted({name[0] for name in used})
    lines = ["   " + "".join(f"{letter:^{CELL}}" for letter in letters)]
    grid = [["" for _ in letters] for _ in range(2 * (last - first + 1) + 1)]
    for name in used:
        column = letters.index(name[0])
        top = 2 * (int(name[1:]) - first) + (ord(name[0]) - ord("a")) % 2
        grid[top][column], grid[top + 1][column] = signs[name]
    for number, row in enumerate(grid):
        label = str(first + number // 2) if number % 2 == 0 and number // 2 + first <= last else ""
        lines.append(f"{label:>2} " + "".join(f"{cell[:CELL]:^{CELL}}" for cell in row))
    return lines


def _signs(view: TobagoView) -> dict[str, tuple[str, str]]:
    """What to draw on each space: terrain, landmark, amulet and vehicles above, markers below."""
    upper: dict[str, str] = {}
    lower: dict[str, str] = {}
    for space in view["spaces"]:
        letter = TERRAIN[space["terrain"]]
        upper[space["name"]] = letter.upper() if space["largest"] else letter
        lower[space["name"]] = ""
    for name in view["huts"]:
        upper[name] += HUT
    for name in view["palms"]:
        upper[name] += PALM
    for statue in view["statues"]:
        upper[statue["space"]] += STATUE + ARROWS[statue["facing"]]
    for name in view["amulets"]:
        upper[name] += AMULET
    places = [seat["vehicle"] for seat in view["seats"]]
    for name in upper:
        numbers = "".join(str(number) for number, place in enumerate(places, start=1) if place == name)
        upper[name] += f"[{numbers}]" if numbers else ""
    for path in view["paths"]:
        for name in path["markers"]:
            lower[name] += MARKERS[path["path"]]
    return {name: (upper[name], lower[name] or "·") for name in upper}


def _legend(say: Say) -> list[str]:
    terrains = [f"{letter} {say('tobago-terrain', terrain=terrain)}" for terrain, letter in TERRAIN.items()]
    things = [(HUT, "hut"), (PALM, "palm"), (STATUE, "statue"), (AMULET, "amulet"), ("[1]", "vehicle")]
    return [
        "  ".join([*terrains, say("tobago-terminal-largest")]),
        "  ".join(f"{sign} {say(f'tobago-terminal-{word}')}" for sign, word in things),
    ]


def _paths(view: TobagoView, say: Say) -> list[str]:
    return [line for path in view["paths"] for line in _path(path, say)]


def _path(path: PathView, say: Say) -> list[str]:
    name = say("tobago-path", path=path["path"])
    spaces = path["located"] or say("tobago-terminal-possible", count=path["possible"])
    lines = [f"{MARKERS[path['path']]} {say('cli-about', whom=name, what=spaces)}"]
    for laid in path["clues"]:
        roses = f"[{laid['seat'] + 1}]" * (2 if laid["double"] else 1)
        lines.append(f"    {roses} {_clue(laid['clue'], say)}")
    return lines


def _seats(view: TobagoView, say: Say) -> list[str]:
    lines = [
        f"[{number}] "
        + say(
            "tobago-terminal-seat",
            amulets=seat["amulets"],
            roses=seat["roses"],
            gold=seat["gold_cards"],
        )
        for number, seat in enumerate(view["seats"], start=1)
    ]
    lines.append(say("tobago-terminal-stack", count=view["gold"]["stack"], curses=view["gold"]["curses_left"]))
    if view["own_gold"]:
        values = " + ".join(str(value) for value in view["own_gold"])
        lines.append(say("tobago-terminal-own-gold", values=values, sum=sum(view["own_gold"])))
    return lines


def _hand(hand: HandView, say: Say) -> str:
    """A clue of the hand, and on which paths it would leave how many spaces."""
    fits = [f"{MARKERS[fit['path']]} {len(fit['stays'])}" for fit in hand["fits"] if fit["fits"]]
    return f"  {_clue(hand['clue'], say):<40} {'  '.join(fits)}"


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
