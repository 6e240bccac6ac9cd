"""Positions laid out by hand on one island, ABC-1, with huts, palms and statues where the examples need them.

```
     a     b     c     d     e     f     g     h     i     j     k     l     m     n     o
 1                                                   R
                                                     ·     B           B⌂
 2               M           M                       R     ·           ·     m♣
           M     ·     M     ·                 s     ·     B           B     ·
 3   M     ·     M     ·     j           s     ·     R♣    ·     B     ·     m
     ·     M     ·     j     ·     r     ·    s♜     ·     R     ·    m♜     ·     m
 4   M⌂    ·     j     ·     j     ·     s     ·     s     ·     l     ·     m     ·     J
     ·     j     ·     l     ·     r     ·     s     ·     l     ·     m     ·     J     ·
 5         ·     j     ·     l     ·     m     ·     J⌂    ·     l     ·     J     ·
           j     ·     l     ·     l     ·     J     ·     J     ·     J     ·     b⌂
 6         ·     j     ·     l     ·     m     ·     J     ·     J     ·     b     ·
           b     ·     j     ·     m     ·     L     ·     J     ·     b     ·
 7         ·     b     ·     m     ·     L     ·     m     ·     m     ·
                 ·     S     ·     L     ·     L     ·     m     ·     m
 8               S     ·    S♜     ·     L     ·     s     ·     m     ·
                 ·     S     ·     S     ·     L     ·     s     ·
 9                     ·     S     ·     r     ·     s     ·     b
                       b     ·     S     ·     j     ·     s     ·
10                     ·     b     ·     r     ·     s     ·     b
                             ·     r     ·     j     ·     b♣    ·
11                                 ·     j     ·     b     ·
                                         ·     j     ·
12                                       j     ·
                                         ·
```
"""

from collections.abc import Mapping, Sequence
from functools import cache

from schatzkiste.core import Game
from schatzkiste.games.tobago.game import make
from schatzkiste.games.tobago.state import Tobago
from tests.games.tobago.literal import OWN

HUTS = "n5 i5 a4 l1"
PALMS = "i3 m2 j10"
STATUES = "e8 l3 h3"
COLOURS = ("white", "grey", "brown", "black")
LETTERS = "abcdefghi"
FILLERS = (46, 47, 48, 41, 42, 43, 52)
"""Clues that rule little out, to begin paths with."""
LONG_AGO = 13
"""In so many turns all clues can have been drawn, so that hands may be short."""
CARDS_EACH = 3
"""A treasure takes so many gold cards at least."""
COUNTS = {"2": 8, "3": 9, "4": 9, "5": 8, "6": 5, "curse": 2}


@cache
def game_with(safe: int) -> Game:
    """The game with so many cards without a curse on top of the gold; with none, a curse may come at once."""
    return make(OWN.replace("safe = 12", f"safe = {safe}"))


class Purse:
    """The gold cards by value, each handed out once."""

    def __init__(self) -> None:
        self.left = {
            value: [f"{value}-{letter}" if value == "curse" else f"{value}{letter}" for letter in LETTERS[:count]]
            for value, count in COUNTS.items()
        }

    def take(self, values: str) -> list[str]:
        """Cards with these values."""
        return [self.left[value].pop(0) for value in values.split()]

    def rest(self) -> list[str]:
        """All cards not handed out, the curses first."""
        return self.left["curse"] + [card for value in "23456" for card in self.left[value]]


def position(
    players: int = 2,
    *,
    paths: Mapping[str, str] | None = None,
    removed: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    vehicles: str = "",
    amulets: Sequence[int] = (),
    amulets_on: str = "",
    gold: Sequence[str] = (),
    gold_top: str | None = None,
    gold_discards: str = "",
    clue_top: str | None = None,
    clue_discards: str = "",
    facing: Sequence[int] = (0, 0, 0),
    turn: int = 0,
    done: bool = False,
    idle_turns: int = 0,
    rules: str = "standard",
    seed: str = "5eed",
    memory: str = "printed",
    safe: int = 0,
) -> Tobago:
    """A turn, by default at its beginning.

    A path is written as clues with the seats of their roses, `27:0 1:1`; a double rose is `27:0+`. Hands, `clue_top`
    and `clue_discards` are clue numbers, `gold`, `gold_top` and `gold_discards` values of gold cards, the first to be
    drawn first. The other cards lie below those named on top; where a top ends with a bar (`4 5 |`), the stack ends
    there and the others lie on the discards, curses out of the game. As many paths as there are players have begun:
    those not named, from black on, with a clue that rules little out and a rose of the last seat. Enough treasures were
    raised to bring the gold and the amulets; cards that they took and nobody has are discarded.
    """
    held = [hand.split() for hand in hands] + [[]] * (players - len(hands))
    top_clues, clues_end = _top(clue_top)
    thrown = clue_discards.split()
    laid = {colour: [word.split(":") for word in (paths or {}).get(colour, "").split()] for colour in COLOURS}
    named = {*thrown, *top_clues, *(clue for hand in held for clue in hand)}
    named |= {clue for words in laid.values() for clue, _ in words}
    fillers = [str(clue) for clue in FILLERS if str(clue) not in named]
    for colour in reversed(COLOURS):
        if sum(map(bool, laid.values())) < players and not laid[colour]:
            laid[colour] = [[fillers.pop(0), str(players - 1)]]
            named.add(laid[colour][0][0])
    other_clues = [str(clue) for clue in range(1, 53) if str(clue) not in named]
    begun = max(idle_turns + 1, LONG_AGO)
    turns = next(turns for turns in range(begun, begun + players) if (turns - 1) % players == turn)
    purse = Purse()
    taken = [purse.take(values) for values in gold] + [[]] * (players - len(gold))
    top_gold, gold_ends = _top(gold_top)
    on_top = purse.take(" ".join(top_gold))
    gold_thrown = purse.take(gold_discards)
    others = purse.rest()
    curses = [card for card in others if card.startswith("curse")]
    golden = [card for card in others if card not in curses]
    spent = sum(len(spaces.split()) for spaces in (removed or {}).values())
    spent += sum(rose.endswith("+") for words in laid.values() for _, rose in words)
    drawn = sum(map(len, taken)) + len(gold_thrown)
    washed_up = spent + sum(amulets) + len(amulets_on.split())
    treasures = max(-(-washed_up // len(STATUES.split())), 1 if drawn or gold_ends else 0)
    gold_thrown += golden if gold_ends else golden[: max(0, CARDS_EACH * treasures - drawn)]
    stack = [] if gold_ends else [card for card in others if card not in gold_thrown]
    chest = game_with(safe)
    state = chest.from_json(
        {
            "game": "tobago",
            "rules_version": chest.rules_version,
            "position_version": 2,
            "players": players,
            "options": {"rules": rules, "island": "ABC-1", "memory": memory},
            "seed": seed,
            "chance": [1, 1, 2, 1, treasures, 1],
            "reveals": 6 + treasures,
            "phase": "turn",
            "to_act": [turn],
            "position": {
                "island": "ABC-1",
                "huts": HUTS.split(),
                "palms": PALMS.split(),
                "statues": STATUES.split(),
                "facing": list(facing),
                "vehicles": (vehicles.split() + ["g7"] * players)[:players],
                "amulets_on": amulets_on.split(),
                "amulets": [*amulets, *[0] * (players - len(amulets))],
                "hands": held,
                "clue_stack": ([] if clues_end else other_clues) + top_clues[::-1],
                "clue_discards": thrown + (other_clues if clues_end else []),
                "clue_deal": [2] * 52,
                "path_clues": {colour: [clue for clue, _ in words] for colour, words in laid.items()},
                "path_roses": {colour: [rose for _, rose in words] for colour, words in laid.items()},
                "removed": {colour: (removed or {}).get(colour, "").split() for colour in COLOURS},
                "gold": taken,
                "gold_stack": stack + on_top[::-1],
                "gold_discards": gold_thrown,
                "face_down": [],
                "curses_gone": curses if gold_ends else [],
                "mixed": [],
                "mixed_down": [],
                "remembered": [[]] * players,
                "raised": None,
                "rose_cards": [],
                "pile": [],
                "shown": [],
                "drawn": [[]] * players,
                "asked": None,
                "start": 0,
                "turn": turn,
                "turns": turns,
                "idle_turns": idle_turns,
                "progress": False,
                "done": done,
                "drive": "none",
                "legs": 0,
                "first_clue": None,
                "opened": None,
                "swapped": None,
            },
        }
    )
    assert isinstance(state, Tobago)
    return state


def _top(words: str | None) -> tuple[list[str], bool]:
    """The cards on top, and whether the stack ends with them."""
    listed = (words or "").split()
    return [word for word in listed if word != "|"], "|" in listed


def piled(state: Tobago, *cards: str) -> Tobago:
    """A treasure just raised, with its pile in another order: the first card is on offer, the last comes last."""
    doc = state.to_json()
    position = doc["position"]
    assert isinstance(position, dict)
    left = [*position["shown"], *position["pile"]]
    ordered: list[str] = []
    for value in cards:
        card = next(name for name in left if name.startswith(value))
        left.remove(card)
        ordered.append(card)
    assert not left, left
    position["shown"], position["pile"] = ordered[:1], ordered[:0:-1]
    again = state.game.from_json(doc)
    assert isinstance(again, Tobago)
    return again
