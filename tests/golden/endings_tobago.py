"""Golden games of Tobago that need looking for: every island, every ending, and what the gold stack can bring."""

from collections.abc import Callable
from pathlib import Path

from schatzkiste.bots import Bot, RandomBot, bot
from schatzkiste.core import Event, Rng, State
from schatzkiste.games import game
from schatzkiste.games.tobago.island import island_ids
from schatzkiste.record import Record, SeatAction

ENDINGS = {"last-treasure-shared", "nothing-happened", "shared"}

Fits = Callable[[State, set[str]], bool]


def play(players: int, options: dict[str, str], seed: str, bots: list[Bot]) -> tuple[State, list[SeatAction], set[str]]:
    """A game of these bots, its actions and the codes of all that happened."""
    chest = game("tobago")
    state = chest.new(players, seed, options)
    rng = Rng(f"golden {seed}")
    actions: list[SeatAction] = []
    events: list[Event] = []
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat % len(bots)].decide(state.observation(seat), rng)
        state.apply(action, seat, events)
        actions.append(SeatAction(seat, chest.notation(action)))
    return state, actions, {event.code for event in events}


def write_missing(folder: Path) -> None:
    """Look for every game that is not there yet, and save it."""
    good = bot("helmsman", "tobago")
    for number, id in enumerate(island_ids(), start=1):  # names that differ by more than capitals
        _find(folder / f"island-{number:02}.json", 2, {"island": id}, [good], lambda state, happened: True)
    standard = {"rules": "standard"}
    _find(folder / "exact-end.json", 3, standard, [good], ended_exactly)
    _find(folder / "reshuffled-end.json", 4, standard, [good], lambda state, happened: "gold-shuffled" in happened)
    _find(folder / "both-curses.json", 2, standard, [good], both_curses)
    _find(folder / "second-curse-gone.json", 4, standard, [good], lambda _, happened: "second-curse-gone" in happened)
    _find(folder / "no-curse.json", 3, standard, [good], lambda state, happened: "curse-struck" not in happened)
    _find(folder / "shared.json", 3, standard, [good], lambda state, happened: len(state.winners()) > 1)
    _find(folder / "roses.json", 3, {"rules": "advanced"}, [good, RandomBot()], advanced)
    _find(folder / "nothing-happened.json", 2, standard, [RandomBot()], lambda _, events: "nothing-happened" in events)


def ended_exactly(state: State, happened: set[str]) -> bool:
    """The last treasure took exactly the last cards of the stack."""
    return "stack-ran-out" in happened and "gold-shuffled" not in happened


def both_curses(state: State, happened: set[str]) -> bool:
    """Both curses came out, each with its harm."""
    left = state.view(None)["gold"]
    assert isinstance(left, dict)
    return left["curses_left"] == 0 and "second-curse-gone" not in happened


def advanced(state: State, happened: set[str]) -> bool:
    """Roses were doubled and swapped."""
    return {"rose-doubled", "roses-swapped", "last-treasure-shared"} <= happened


def _find(path: Path, players: int, options: dict[str, str], bots: list[Bot], fits: Fits) -> None:
    number = 0
    while not path.exists():
        state, actions, happened = play(players, options, f"{number:x}", bots)
        if fits(state, happened):
            path.parent.mkdir(parents=True, exist_ok=True)
            Record.of(state, actions).save(path)
            print(path.name)
        number += 1
