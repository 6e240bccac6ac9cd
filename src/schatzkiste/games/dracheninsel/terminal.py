"""The table of Die Dracheninsel as text for a terminal: the island in nine rows, then what matters most."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, TERRAIN_LETTERS, TERRAIN_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.dracheninsel.view import BoatView, DracheninselView, FieldView, HunterView, PlanView

Say = Callable[..., str]

DRAGON: Final = "♠"
GOLD: Final = "●"
HUNTERS: Final[dict[str, str]] = dict(zip(COLOUR_NAMES, "gysbnr", strict=True))
"""Hunters by a letter: green, yellow, silver grey, blue, brown, red."""

SIDE: Final = 4
"""The rows above and below the middle one."""
CELL: Final = 8
GAP: Final = 2
WIDTH: Final = 80
COLOURS: Final[tuple[tuple[str, str], ...]] = ((DRAGON, "red"), (GOLD, "yellow"))
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""


def draw(view: DracheninselView, say: Say) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    rows, (lands, hunters) = _island(view), _legend(say)
    upper, rest = _explained(rows[: SIDE + 1], lands)
    lower, more = _explained(rows[SIDE + 1 :], hunters)
    lines = [*_hand(view, say), *_question(view, say), *_players(view, say), *_stock(view, say)]
    folded = [part for line in [*lines, "  ".join(rest + more)] for part in wrap(line, WIDTH, subsequent_indent="    ")]
    return "\n".join([*upper, *lower, *folded])


def remark(view: DracheninselView, notation: str, say: Say) -> str:
    """What to write behind a choice of a place: the cards that would pay for it, and a treasure it would give up."""
    kind, _, place = notation.partition(" ")
    if kind not in ("step", "land"):
        return ""
    found = [reach for reach in view["reach"] if reach["place"] == place and reach["refusal"] is None]
    paying = dict.fromkeys(card for reach in found if reach["price"] is not None for card in reach["pays"])
    costs = ", ".join(_card(card, say) for card in paying)
    lost = [f"-{reach['abandons']}" for reach in found if reach["abandons"] is not None]
    return " ".join([f"({costs})"] * bool(costs) + lost[:1])


def _card(card: str, say: Say) -> str:
    return say("dracheninsel-card", card=card)


def _island(view: DracheninselView) -> list[str]:
    rows: list[str] = []
    for r in range(-SIDE, SIDE + 1):
        cells = [_field(field) for field in view["fields"] if field["r"] == r]
        rows.append(" " * (abs(r) * CELL // 2) + "".join(cell.ljust(CELL) for cell in cells))
    return rows


def _explained(rows: list[str], legend: list[str]) -> tuple[list[str], list[str]]:
    """The rows with as much of the legend as there is room for at their sides, and the rest of it."""
    left = list(legend)
    lines: list[str] = []
    for row in rows:
        cells = row.lstrip()
        before = _taken(left, len(row) - len(cells))
        behind = _taken(left, WIDTH - len(row))
        lines.append((before.ljust(len(row) - len(cells)) + cells + behind.rjust(WIDTH - len(row))).rstrip())
    return lines, left


def _taken(legend: list[str], room: int) -> str:
    """What of the legend goes into the room, with space beside it; it is no longer left."""
    taken = ""
    while (fitting := next((sign for sign in legend if len(taken + sign) + GAP <= room), None)) is not None:
        legend.remove(fitting)
        taken += fitting + " " * GAP
    return taken.rstrip()


def _field(field: FieldView) -> str:
    terrain = "*" if field["terrain"] is None else TERRAIN_LETTERS[TERRAIN_NAMES.index(field["terrain"])]
    dragon = DRAGON if field["dragon"] is not None else ""
    gold = GOLD if field["treasure"] is not None else ""
    return f"{field['name']}{terrain}{dragon}{gold}" + "".join(HUNTERS[hunter] for hunter in field["hunters"])


def _legend(say: Say) -> tuple[list[str], list[str]]:
    """The letters of the terrains, then those of the hunters and the other signs."""
    terrains = [
        f"{letter} {say('dracheninsel-terminal-terrain', terrain=terrain)}"
        for letter, terrain in zip(TERRAIN_LETTERS, TERRAIN_NAMES, strict=True)
    ]
    hunters = [f"{letter} {say('dracheninsel-terminal-colour', colour=colour)}" for colour, letter in HUNTERS.items()]
    signs = [f"{GOLD} {say('dracheninsel-terminal-gold')}", f"{DRAGON} {say('dracheninsel-terminal-dragon')}"]
    return terrains, [*hunters, *signs]


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
        hunters = " · ".join(_hunter(hunter, say) for hunter in player["hunters"])
        known = [say("dracheninsel-terminal-known", cards=_cards(player["known"], say))] if player["known"] else []
        lines.append(" · ".join([f"{head} {hunters}", *known]))
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
    return [
        say(
            "dracheninsel-terminal-piles",
            round=view["round"],
            idle=view["rounds_without_progress"],
            pile=view["pile"],
            discards=sum(view["discard"].values()),
            top="-" if view["top"] is None else _card(view["top"], say),
        ),
        say("dracheninsel-terminal-boats", boats=boats),
        _treasures(view, say),
    ]


def _treasures(view: DracheninselView, say: Say) -> str:
    """The treasures, those with the same fate together."""
    values: dict[str, list[str]] = {}
    for treasure in view["treasures"]:
        values.setdefault(treasure["status"], []).append(str(treasure["value"]))
    fates = [
        say("dracheninsel-terminal-treasure", values=", ".join(found), status=status)
        for status, found in values.items()
    ]
    return " · ".join(fates)


def _landing(view: DracheninselView, boat: BoatView) -> str:
    return "/".join(field["name"] for field in view["fields"] if field["landing"] == boat["colour"])


def _cards(cards: list[str], say: Say) -> str:
    return ", ".join(_card(card, say) for card in cards)


def _hand(view: DracheninselView, say: Say) -> list[str]:
    if not view["hand"]:
        return []
    cards = [_card(card["card"], say) + ("*" if card["joker"] else "") for card in view["hand"]]
    return [say("dracheninsel-terminal-hand", cards=", ".join(cards))]


def _question(view: DracheninselView, say: Say) -> list[str]:
    """What is at stake now: an announced card, a treasure in a boat, the half-made action."""
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
        lines.append(say("dracheninsel-terminal-plan", chosen=", ".join(_chosen(plan, say)) or "-"))
    if view["asked"] and view["window"] is not None:
        lines.append(say("dracheninsel-terminal-window", window=view["window"]["kind"]))
    if view["played"]:
        played = ", ".join(f"{seat + 1} {_card(card, say)}" for seat, card in view["played"])
        lines.append(say("dracheninsel-terminal-played", cards=played))
    return [*lines, *(say("dracheninsel-terminal-free", terrain=terrain) for terrain in view["free"])]


def _chosen(plan: PlanView, say: Say) -> list[str]:
    """The half-made action in the order of its choices."""
    chosen = [] if plan["hunter"] is None else [say("dracheninsel-terminal-colour", colour=plan["hunter"])]
    chosen += [_card(card, say) for card in (plan["card"], plan["terrain_card"]) if card is not None]
    chosen += [] if plan["dragon"] is None else [f"{say('dracheninsel-terminal-dragon')} {plan['dragon']}"]
    places = (plan["over"], plan["to"], plan["out_over"], plan["out_to"], plan["tile"])
    chosen += [say("dracheninsel-spot", place=place) for place in places if place is not None]
    return chosen + [_card(card, say) for card in plan["tossed"]]
