"""Positions laid out by hand: hunters and hands are named, everything else lies as at the start.

Seats: with 3 players green+blue, brown+yellow, red+grey; with 4 green, yellow, blue, brown; with 6 green, yellow, grey,
blue, brown, red. All fields are those of our own layout (data/components.toml).
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
START: dict[str, object] = {"since": 0, "pile": {}, "belief": [{"weight": 1, "cards": []}]}
"""A seat that knows of no card."""


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
    idle_turns: int | None = None,
    turns: int = 1,
    options: Mapping[str, object] | None = None,
) -> Dracheninsel:
    """The beginning of a turn, by default the second of the game, when nobody has called Stop.

    `hands` are the cards of the seats in order, missing ones are empty. `gold` says where treasures are (a place, or
    lost), `coins` which seats have cashed which; the lowest other one lies on e5. `draws` are the next cards of the
    pile, in order; with `thin_pile` only so many cards are left in it and the others are discarded. `tiles` puts
    other tiles on fields.
    """
    game = sk.game("dracheninsel")
    assert isinstance(game, DracheninselGame)
    turns_over = max(turns, idle_turns or 0)
    held = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    places = {colour: f"boat-{colour}" for seat in SEATS[players] for colour in seat} | dict(hunters or {})
    left = Counter(dict(zip(CARD_NAMES, game.components.deck, strict=True)))
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
    island = {
        "hunter_places": places,
        "tiles": letters(game, tiles or {}),
        "dragon_places": {str(number): place for number, place in enumerate(dragons, start=1)},
        "treasure_places": treasures(gold or {}, coins or {}),
        "progress": False,
    }
    doc = {
        "game": "dracheninsel",
        "rules_version": game.rules_version,
        "position_version": 2,
        "players": players,
        "options": {"spare": "red", "spare_too": "opposite", "stalemate": 10, "rounds": 200, **(options or {})},
        "seed": "5eed",
        "chance": [1, 0, 1],
        "reveals": 2,
        "phase": "turn",
        "to_act": [turn],
        "position": {
            **island,
            "hunters_before": island["hunter_places"],
            "tiles_before": island["tiles"],
            "dragons_before": island["dragon_places"],
            "treasures_before": island["treasure_places"],
            "progress_before": False,
            "hands": [list(hand) for hand in held],
            "pile": pile,
            "discard": dict(Counter(away)),
            "top": away[-1] if away else None,
            "played": [],
            "loot": [],
            "knowledge": {"log": [], "starts": [START] * players},
            "coins": [coins_of(seat, coins or {}) for seat in range(players)],
            "turn": turn,
            "turns": turns_over,
            "idle_turns": (0 if gold or coins else turns_over) if idle_turns is None else idle_turns,
            "actions_taken": 0,
            "has_spent": False,
            "free_terrains": [],
            "mover": None,
            "partner": None,
            "announced": None,
            "target": None,
            "end_proposed": False,
            "plan": [],
        },
    }
    state = game.from_json(doc)
    assert isinstance(state, Dracheninsel)
    return state


def letters(game: DracheninselGame, changed: Mapping[str, str]) -> str:
    """The tiles as letters; each change is a swap with the first tile of that letter that is not changed itself."""
    names = [field["name"] for field in fields_of_start()]
    found = {
        name: ("*" if name == "e5" else "FDMWAV"[game.components.tiles[place]]) for place, name in enumerate(names)
    }
    for name, letter in changed.items():
        other = next(place for place in reversed(names) if found[place] == letter and place not in changed)
        found[name], found[other] = found[other], found[name]
    return "".join(found[name] for name in names)


def fields_of_start() -> list[dict[str, str]]:
    """The fields in the engine's order."""
    fields = sk.game("dracheninsel").new(3, "1").view(None)["fields"]
    assert isinstance(fields, list)
    return fields


def treasures(gold: Mapping[int, str], coins: Mapping[int, tuple[int, int]]) -> dict[str, str]:
    """Where each treasure is."""
    places: dict[str, str] = {}
    laid = False
    for value in VALUES:
        if value in coins:
            places[str(value)] = "cashed"
        elif value in gold:
            places[str(value)] = gold[value]
        else:
            places[str(value)] = "waiting" if laid else "e5"
            laid = True
    return places


def coins_of(seat: int, coins: Mapping[int, tuple[int, int]]) -> dict[str, int]:
    """How many coins of each value a seat has."""
    return {str(value): owners.count(seat) for value, owners in coins.items() if seat in owners}
