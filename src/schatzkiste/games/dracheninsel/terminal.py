"""The table of Die Dracheninsel as text for a terminal: the island in nine rows, then what else one must know."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, TERRAIN_LETTERS, TERRAIN_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.dracheninsel.view import BoatView, DracheninselView, FieldView, HunterView

Say = Callable[..., str]

DRAGON: Final = "♠"
GOLD: Final = "●"
HUNTERS: Final[dict[str, str]] = dict(zip(COLOUR_NAMES, "gysbnr", strict=True))
"""Hunters by a letter: green, yellow, silver grey, blue, brown, red."""

CELL: Final = 8
WIDTH: Final = 80
COLOURS: Final[tuple[tuple[str, str], ...]] = ((DRAGON, "red"), (GOLD, "yellow"))
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""


def draw(view: DracheninselView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    lines = [*_legend(say), "", *_players(view, say), "", *_stock(view, say), *_hand(view, say), *_question(view, say)]
    folded = [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="    ") or [""]]
    return "\n".join([*_island(view), "", *folded])


def remark(view: DracheninselView, notation: str) -> str:
    """What to write behind a choice of a place: the cards that would pay for it, and a treasure it would give up."""
    kind, _, place = notation.partition(" ")
    if kind not in ("step", "land"):
        return ""
    found = [reach for reach in view["reach"] if reach["place"] == place and reach["refusal"] is None]
    costs = sorted({"/".join(reach["pays"]) for reach in found if reach["price"] is not None})
    lost = [f"-{reach['abandons']}" for reach in found if reach["abandons"] is not None]
    return " ".join([f"({' | '.join(costs)})"] * bool(costs) + lost[:1])


def _island(view: DracheninselView) -> list[str]:
    rows: list[str] = []
    for r in range(-4, 5):
        cells = [_field(field) for field in view["fields"] if field["r"] == r]
        rows.append((" " * (abs(r) * CELL // 2) + "".join(cell.ljust(CELL) for cell in cells)).rstrip())
    return rows


def _field(field: FieldView) -> str:
    terrain = "*" if field["terrain"] is None else TERRAIN_LETTERS[TERRAIN_NAMES.index(field["terrain"])]
    dragon = DRAGON if field["dragon"] is not None else ""
    gold = GOLD if field["treasure"] is not None else ""
    return f"{field['name']}{terrain}{dragon}{gold}" + "".join(HUNTERS[hunter] for hunter in field["hunters"])


def _legend(say: Say) -> list[str]:
    terrains = [
        f"{letter} {say('dracheninsel-terminal-terrain', terrain=terrain)}"
        for letter, terrain in zip(TERRAIN_LETTERS, TERRAIN_NAMES, strict=True)
    ]
    hunters = [f"{letter} {say('dracheninsel-terminal-colour', colour=colour)}" for colour, letter in HUNTERS.items()]
    signs = [f"{GOLD} {say('dracheninsel-terminal-gold')}", f"{DRAGON} {say('dracheninsel-terminal-dragon')}"]
    return ["  ".join(["*", *terrains]), "  ".join([*hunters, *signs])]


def _players(view: DracheninselView, say: Say) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        head = say(
            "dracheninsel-terminal-player",
            player=seat + 1,
            active="yes" if seat == view["turn"] else "no",
            points=player["points"],
            cards=player["cards"],
        )
        hunters = "; ".join(_hunter(hunter, say) for hunter in player["hunters"])
        known = [say("dracheninsel-terminal-known", cards=", ".join(player["known"]))] if player["known"] else []
        lines.append("; ".join([f"{head} {hunters}", *known]))
    return lines


def _hunter(hunter: HunterView, say: Say) -> str:
    return say(
        "dracheninsel-terminal-hunter",
        colour=hunter["colour"],
        role=hunter["role"],
        place=hunter["place"],
        value=hunter["treasure"] or 0,
        steps=hunter["steps_home"] or 0,
    )


def _stock(view: DracheninselView, say: Say) -> list[str]:
    boats = " ".join(f"{HUNTERS[boat['colour']]}={_landing(view, boat)}" for boat in view["boats"])
    treasures = ", ".join(
        say("dracheninsel-terminal-treasure", value=treasure["value"], status=treasure["status"])
        for treasure in view["treasures"]
    )
    lines = [
        say("dracheninsel-terminal-boats", boats=boats),
        treasures,
        say(
            "dracheninsel-terminal-piles",
            round=view["round"],
            pile=view["pile"],
            discards=sum(view["discard"].values()),
            top=view["top"] or "-",
        ),
    ]
    if view["table"]:
        played = ", ".join(f"{seat + 1} {card}" for seat, card in view["table"])
        lines.append(say("dracheninsel-terminal-played", cards=played))
    for terrain in view["free"]:
        lines.append(say("dracheninsel-terminal-free", terrain=terrain))
    return lines


def _landing(view: DracheninselView, boat: BoatView) -> str:
    return "/".join(field["name"] for field in view["fields"] if field["landing"] == boat["colour"])


def _hand(view: DracheninselView, say: Say) -> list[str]:
    if not view["hand"]:
        return []
    cards = [card["card"] + ("*" if card["joker"] else "") for card in view["hand"]]
    return ["", say("dracheninsel-terminal-hand", cards="  ".join(cards))]


def _question(view: DracheninselView, say: Say) -> list[str]:
    """What is at stake now: a card on the table, a treasure in a boat, the own half-made action."""
    lines: list[str] = []
    announced, sharing, plan = view["announced"], view["sharing"], view["plan"]
    if announced is not None:
        text = f"dracheninsel-terminal-announced-{announced['card']}"
        target = announced["hunter"] or str(announced["seat"] if announced["other"] is None else announced["other"] + 1)
        lines.append(say(text, player=announced["seat"] + 1, target=target, loses=announced["loses"] or 0))
    if sharing is not None:
        claim = 0 if sharing["claimed_by"] is None else sharing["claimed_by"] + 1
        owner = sharing["owner"] + 1
        lines.append(say("dracheninsel-terminal-sharing", value=sharing["value"], player=owner, claim=claim))
    if plan is not None:
        chosen = [str(value) for value in plan.values() if value is not None and not isinstance(value, bool | list)]
        lines.append(say("dracheninsel-terminal-plan", chosen=" ".join([*chosen, *plan["tossed"]]) or "-"))
    if view["asked"] and view["window"] is not None:
        lines.append(say("dracheninsel-terminal-window", window=view["window"]["kind"]))
    return ["", *lines] if lines else []
