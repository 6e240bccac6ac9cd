"""Positions laid out by hand: hunters and hands are named, everything else lies as at the start.

Seats: with 3 players green+blue, brown+yellow, red+grey; with 4 green, yellow, blue, brown; with 6 green, yellow, grey,
blue, brown, red. All fields are those of the own layout (data/tables.toml).
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import schatzkiste as sk
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.game import DracheninselGame
from schatzkiste.games.dracheninsel.state import Dracheninsel

SEATS = {
    3: (("green", "blue"), ("brown", "yellow"), ("red", "grey")),
    4: (("green",), ("yellow",), ("blue",), ("brown",)),
    5: (("green",), ("yellow",), ("grey",), ("blue",), ("brown",)),
    6: (("green",), ("yellow",), ("grey",), ("blue",), ("brown",), ("red",)),
}
VALUES = (100, 125, 150, 175, 200, 240, 300)
NOTHING_KNOWN: list[dict[str, object]] = [{"weight": 1, "cards": []}]


def position(
    *hands: str,
    players: int = 4,
    turn: int = 0,
    hunters: Mapping[str, str] | None = None,
    dragons: Sequence[str] = (),
    gold: Mapping[int, str] | None = None,
    coins: Mapping[int, tuple[int, int]] | None = None,
    tiles: Mapping[str, str] | None = None,
    draws: str = "",
    discards: str = "",
    thin_pile: int | None = None,
    quiet: int = 0,
    turns: int = 0,
    options: Mapping[str, object] | None = None,
) -> Dracheninsel:
    """The beginning of a turn, when nobody has called Stop.

    `hands` are the cards of the seats in order, missing ones are empty. `gold` says where treasures are (a place, or
    lost), `coins` which seats have cashed which; the lowest other one lies on e5. `draws` are the next cards of the
    pile, in order; with `thin_pile` only so many cards are left in it and the others are discarded. `tiles` puts
    other tiles on fields.
    """
    game = sk.game("dracheninsel")
    assert isinstance(game, DracheninselGame)
    held = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    spots = {colour: f"boat-{colour}" for seat in SEATS[players] for colour in seat} | dict(hunters or {})
    left = Counter(dict(zip(CARD_NAMES, game.tables.deck, strict=True)))
    left.subtract(card for hand in held for card in hand)
    left.subtract(draws.split())
    left.subtract(discards.split())
    assert min(left.values()) >= 0, f"too many of {min(left, key=lambda card: left[card])}"
    others = [card for card in reversed(CARD_NAMES) for _ in range(left[card])]
    pile = others + draws.split()[::-1]
    away = discards.split()
    if thin_pile is not None:
        away += pile[: len(pile) - thin_pile]
        pile = pile[len(pile) - thin_pile :]
    doc = {
        "game": "dracheninsel",
        "rules_version": 1,
        "players": players,
        "options": {"spare": "red", "spare_too": "opposite", "stalemate": 10, "rounds": 200, **(options or {})},
        "seed": "5eed",
        "chance": [1, 0, 1],
        "reveals": 2,
        "phase": "turn",
        "to_act": [turn],
        "position": {
            "island": {
                "hunters": spots,
                "tiles": letters(game, tiles or {}),
                "dragons": [*dragons, None, None][:2],
                "treasures": treasures(gold or {}, coins or {}),
                "stirred": False,
            },
            "before": None,
            "hands": [list(hand) for hand in held],
            "lore": [NOTHING_KNOWN] * players,
            "lore_before": [],
            "loot": [],
            "shown": [],
            "pile": pile,
            "discard": dict(Counter(away)),
            "top": away[-1] if away else None,
            "newcomers": [len(hand) for hand in held],
            "old_elsewhere": [],
            "new_unseen": [],
            "lore_then": [],
            "trail": [],
            "table": [],
            "coins": [[(coins or {}).get(value, ()).count(seat) for value in VALUES] for seat in range(players)],
            "turn": turn,
            "turns": turns,
            "quiet": quiet,
            "deeds": 0,
            "costly": False,
            "free": [],
            "mover": None,
            "stoppable": True,
            "turn_over": False,
            "stopped": False,
            "proposed": False,
            "arrived": [],
            "betrayer": None,
            "announced": None,
            "answers": [],
            "plan": None,
        },
    }
    state = game.from_json(doc)
    assert isinstance(state, Dracheninsel)
    return state


def letters(game: DracheninselGame, changed: Mapping[str, str]) -> str:
    """The tiles as letters; each change is a swap with the first tile of that letter that is not changed itself."""
    names = [field["name"] for field in fields_of_start()]
    found = {name: ("*" if name == "e5" else "FDMWAV"[game.tables.tiles[place]]) for place, name in enumerate(names)}
    for name, letter in changed.items():
        other = next(place for place in reversed(names) if found[place] == letter and place not in changed)
        found[name], found[other] = found[other], found[name]
    return "".join(found[name] for name in names)


def fields_of_start() -> list[dict[str, str]]:
    """The fields in the engine's order."""
    fields = sk.game("dracheninsel").new(3, "1").view(None)["fields"]
    assert isinstance(fields, list)
    return fields


def treasures(gold: Mapping[int, str], coins: Mapping[int, tuple[int, int]]) -> list[str]:
    """Where each treasure is."""
    places: list[str] = []
    laid = False
    for value in VALUES:
        if value in coins:
            places.append("cashed")
        elif value in gold:
            places.append(gold[value])
        else:
            places.append("waiting" if laid else "e5")
            laid = True
    return places
