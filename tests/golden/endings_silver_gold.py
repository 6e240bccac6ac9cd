"""Golden games of Silver & Gold that need looking for: each depth of the tie-break, an empty deck."""

from collections.abc import Callable
from functools import partial
from importlib import resources
from pathlib import Path

from schatzkiste.core import Event, Game, Rng, State
from schatzkiste.games import game
from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.scoring import colour_counts
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.record import Record, SeatAction

ENDINGS = {"sheet-added", "solo-rated", "shared"}
"""What a last action can tell, and a shared victory."""

RARE = (*(f"tie-{colour}" for colour in COLOURS), "shared", "empty-deck")
"""The records that are searched for, by name."""

SMALL_DECK = 16
Found = tuple[State, list[SeatAction], list[Event]]


def tie_of(state: State) -> str:
    """What decided between two players with the most points: nothing but the points, a colour, or not even that."""
    assert isinstance(state, SilverGold)
    scores = state.scores()
    best = [seat for seat in range(state.players) if scores[seat] == max(scores)]
    if len(best) == 1:
        return "points"
    counts = [colour_counts(state.components, state.completed[seat]) for seat in best]
    for colour, name in enumerate(COLOURS):
        if len({count[colour] for count in counts}) > 1:
            return f"tie-{name}"
    return "shared"


def is_decided_by(name: str, state: State, codes: set[str]) -> bool:
    """Whether the game ended with this tie."""
    return tie_of(state) == name


def ran_dry(state: State, codes: set[str]) -> bool:
    """Whether deck and display were used up and somebody had nothing left to mark."""
    return {"no-card-left", "seat-idle"} <= codes


def random_game(chest: Game, players: int, seed: str) -> Found:
    """A game of random actions."""
    state = chest.new(players, seed)
    rng = Rng(f"endings {seed}")
    actions: list[SeatAction] = []
    events: list[Event] = []
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        action = rng.pick(state.legal_actions(seat))
        state.apply(action, seat, events)
        actions.append(SeatAction(seat, chest.notation(action)))
    return state, actions, events


def found(chest: Game, players: int, fits: Callable[[State, set[str]], bool]) -> Found:
    """The first random game that ends as wanted."""
    number = 0
    while True:
        state, actions, events = random_game(chest, players, f"{number:x}")
        if fits(state, {event.code for event in events}):
            return state, actions, events
        number += 1


def small_deck() -> str:
    """A deck file with few and small cards, so that deck and display run out."""
    own = resources.files("schatzkiste.games.silver_gold").joinpath("data/components.toml").read_text(encoding="utf-8")
    head, *cards = own.split("[[cards]]")
    return "[[cards]]".join([head, *cards[-SMALL_DECK:]])


def write_missing(folder: Path) -> None:
    """Search for the records that are missing and save them."""
    folder.mkdir(exist_ok=True)
    for name in RARE:
        path = folder / f"{name}.json"
        if path.exists():
            continue
        if name == "empty-deck":
            path.with_suffix(".toml").write_text(small_deck(), encoding="utf-8")
            small = game("silver_gold", path.with_suffix(".toml"))
            state, actions, _ = found(small, 4, ran_dry)
        else:
            state, actions, _ = found(game("silver_gold"), 2, partial(is_decided_by, name))
        Record.of(state, actions).save(path)
        print(path.name)
