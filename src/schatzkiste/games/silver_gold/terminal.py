"""The table of Silver & Gold as text for a terminal of 80 x 24: one's own cards, the display, then the others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from schatzkiste.games.silver_gold.board import CELL_NAMES, SIDE
from schatzkiste.games.silver_gold.constants import COIN_ROW, COINS, PALMS, SLOTS

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.scoring import ScoreSheet
    from schatzkiste.games.silver_gold.view import CardView, HeldView, SilverGoldView

Say = Callable[..., str]

FREE: Final = "□"
MARKED: Final = "■"
NEW: Final = "▣"
CROSS: Final = "×"
COIN: Final = "●"
PALM: Final = "♣"
NO_COIN: Final = "○"
SIGNS: Final[dict[str, str]] = {".": " ", "#": FREE, "x": CROSS, "o": COIN, "p": PALM}
WIDTH: Final = 80
HEIGHT: Final = 16
"""The lines of a terminal that the table may take, besides news and choices; a shorter one has blank lines."""
CARD_WIDTH: Final = 19
PANEL_WIDTH: Final = WIDTH - SLOTS * CARD_WIDTH
CROWD: Final = 3
"""With this many others there is no room to say how many cards each has completed."""

COLOURS: Final[tuple[tuple[str, str], ...]] = (
    (NEW, "red"),
    (CROSS, "magenta"),
    (COIN, "yellow"),
    (PALM, "green"),
    (r"\+\d+", "cyan"),
)
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""


def draw(view: SilverGoldView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    own, seats = view["seat"], range(len(view["seats"]))
    sections = [_head(view, say)]
    if view["dealt"]:
        title = " ".join([say("silver_gold-terminal-dealt"), *map(str, view["kept"])])
        sections.append([title, *_faces(view["dealt"], say)])
    sections.append(_expedition(view, say, WIDTH) if own is None else _own(view, own, say))
    if view["display"]:
        title = say("silver_gold-terminal-display", palm=view["palm"], deck=view["deck"])
        sections.append([title, *_faces(view["display"], say)])
    sections.append(_others(view, [seat for seat in seats if seat != own], say))
    sections.append([_legend(say)])
    sections = [section for section in sections if section]
    has_room = sum(len(section) + 1 for section in sections) <= HEIGHT + 1
    return ("\n\n" if has_room else "\n").join("\n".join(section) for section in sections)


def remark(view: SilverGoldView, notation: str, say: Say) -> str:
    """What to write behind a choice: crosses it asks for, coins, points of palms and of completed cards."""
    effect = view["effects"].get(notation)
    if effect is None:
        return ""
    parts = [f"{CROSS}{effect['crosses_left']}"] if effect["crosses_left"] else []
    parts += [COIN * effect["coins"]] if effect["coins"] else []
    parts += [f"{PALM}{points}" for points in effect["palms"]]
    parts += [f"+{effect['card_points']}"] if effect["completes"] else []
    return " ".join(parts)


def _head(view: SilverGoldView, say: Say) -> list[str]:
    trophies = " ".join(str(trophy["points"]) for trophy in view["trophies"] if trophy["free"]) or "–"
    parts = (
        say("silver_gold-terminal-round", round=view["round"], rounds=view["rounds"]),
        say("silver_gold-terminal-turn", turn=view["turn"], turns=view["turns"]),
        say("silver_gold-terminal-trophies", trophies=trophies),
    )
    return ["  ".join(parts)]


def _legend(say: Say) -> str:
    words = {"field": FREE, "marked": MARKED, "new": NEW, "cross": CROSS, "coin": COIN, "palm": PALM}
    return "  ".join(f"{sign} {say(f'silver_gold-terminal-{word}')}" for word, sign in words.items())


def _expedition(view: SilverGoldView, say: Say, width: int) -> list[str]:
    """The pattern of this turn with its shape, and with the tracker those of the round."""
    expedition = view["expedition"]
    if expedition is None:
        return []
    drawn = _shape(expedition["orientations"][0])
    words = f"{say('silver_gold-terminal-expedition')} {_pattern(expedition['name'], say)}"
    lines = [f"{words}  {drawn[0]}", *(" " * (len(words) + 2) + row for row in drawn[1:])]
    used = [_pattern(pattern["name"], say) for pattern in view["patterns"] if pattern["used"]]
    if used:
        lines += wrap(say("silver_gold-terminal-used", patterns=_counted(used)), width)
    return lines


def _shape(cells: list[list[int]]) -> list[str]:
    width, height = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    return [
        " ".join(MARKED if [column, row] in cells else " " for column in range(width)).rstrip() for row in range(height)
    ]


def _pattern(name: str, say: Say) -> str:
    return say("silver_gold-terminal-pattern", pattern=name)


def _counted(words: list[str]) -> str:
    """Words in their order, those that come again with their number."""
    counts = {word: words.count(word) for word in words}
    return ", ".join(word if count == 1 else f"{word} ({count})" for word, count in counts.items())


def _own(view: SilverGoldView, seat: int, say: Say) -> list[str]:
    """One's own two cards, and beside them the pattern and the score card."""
    player = view["seats"][seat]
    lines = [_standing(view, seat, say)]
    if view["expedition"] is None:
        return lines
    sheet = player["sheet"]
    completed = [_name(card["colour"], card["points"], say) for card in sheet["cards"]]
    count = say("silver_gold-terminal-completed", count=len(completed))
    panel = [
        *_expedition(view, say, PANEL_WIDTH),
        " ".join([*_coin_rows(sheet), _palms(sheet)]),
        *wrap(say("cli-about", whom=count, what=_counted(completed)) if completed else count, PANEL_WIDTH),
    ]
    titles = _aligned([_title(str(held["slot"]), held["face"], say) for held in player["cards"]])
    cards = [[*title, *_lettered(held)] for title, held in zip(titles, player["cards"], strict=True)]
    return lines + _beside([*cards, *[[""]] * (SLOTS - len(cards)), panel], CARD_WIDTH)


def _others(view: SilverGoldView, seats: list[int], say: Say) -> list[str]:
    """The other players side by side, their islands drawn small, their score cards beside them."""
    if not seats:
        return []
    width = WIDTH // len(seats)
    heads: list[list[str]] = []
    bodies: list[list[str]] = []
    for seat in seats:
        player = view["seats"][seat]
        sheet = player["sheet"]
        heads.append(wrap(_standing(view, seat, say), width - 2))
        islands = [["".join(row) for row in _signs(held)] for held in player["cards"]]
        columns = max((len(island[0]) for island in islands), default=0)
        score = [*_coin_rows(sheet), _palms(sheet)]
        if len(seats) < CROWD:
            score[0] += f"  {say('silver_gold-terminal-completed', count=len(sheet['cards']))}"
        bodies.append(_beside([*islands, score], columns + 1) if islands else [])
    return _beside([[*head, *body] for head, body in zip(_aligned(heads), bodies, strict=True)], width)


def _standing(view: SilverGoldView, seat: int, say: Say) -> str:
    """Who it is, the points, and how far they are."""
    player = view["seats"][seat]
    name = say("silver_gold-terminal-player", own="yes" if seat == view["seat"] else "no", number=seat + 1)
    standing = say("silver_gold-terminal-standing", stage=player["stage"], points=player["sheet"]["total"])
    starter = f"  {say('silver_gold-terminal-starter')}" if seat == view["starter"] else ""
    return say("cli-about", whom=name, what=standing) + starter


def _coin_rows(sheet: ScoreSheet) -> list[str]:
    """The three rows of coins, each with its trophy."""
    rows: list[str] = []
    for row in range(COINS // COIN_ROW):
        crossed_off = min(COIN_ROW, max(0, sheet["coins"] - COIN_ROW * row))
        trophy = sheet["trophies"][row] if row < len(sheet["trophies"]) else " "
        rows.append(f"{COIN * crossed_off}{NO_COIN * (COIN_ROW - crossed_off)}[{trophy}]")
    return rows


def _palms(sheet: ScoreSheet) -> str:
    return " ".join([PALM, *map(str, sheet["palms"]), *["–"] * (PALMS - len(sheet["palms"]))])


def _faces(cards: list[CardView], say: Say) -> list[str]:
    """Unmarked cards side by side, numbered."""
    titles = [_title(str(number), card, say) for number, card in enumerate(cards, start=1)]
    islands = [[f"   {' '.join(SIGNS[sign] for sign in row)}" for row in card["rows"]] for card in cards]
    return _beside([[*title, *rows] for title, rows in zip(_aligned(titles), islands, strict=True)], CARD_WIDTH)


def _title(label: str, card: CardView, say: Say) -> list[str]:
    """A card's colour and points, and its seal if it has one."""
    seal = card["seal"]
    title = f"{label:>2} {_name(card['colour'], card['points'], say)}"
    if seal is None:
        return [title]
    return [title, f"   {say('silver_gold-terminal-seal', colour=seal['colour'], value=seal['value'])}"]


def _name(colour: str, points: int, say: Say) -> str:
    return say("silver_gold-terminal-card", colour=colour, points=points)


def _lettered(held: HeldView) -> list[str]:
    """One of one's own cards, with letters and numbers for its cells."""
    letters = " ".join("abcde"[: len(held["face"]["rows"][0])])
    return [f"   {letters}", *(f" {number} {' '.join(signs)}" for number, signs in enumerate(_signs(held), start=1))]


def _signs(held: HeldView) -> list[list[str]]:
    """The cells of a player's card row by row."""
    rows: list[list[str]] = []
    for row, signs in enumerate(held["face"]["rows"]):
        cells = [CELL_NAMES[SIDE * row + column] for column in range(len(signs))]
        rows.append(
            [
                NEW if cell in held["new_marks"] else MARKED if cell in held["marks"] else SIGNS[sign]
                for cell, sign in zip(cells, signs, strict=True)
            ]
        )
    return rows


def _aligned(blocks: list[list[str]]) -> list[list[str]]:
    """Blocks made equally long by empty lines at their end."""
    return [list(block) for block in zip(*zip_longest(*blocks, fillvalue=""), strict=True)]


def _beside(blocks: list[list[str]], width: int) -> list[str]:
    """Blocks of lines next to each other, all but the last of this width."""
    return ["".join(f"{line:{width}}" for line in lines).rstrip() for lines in zip_longest(*blocks, fillvalue="")]
