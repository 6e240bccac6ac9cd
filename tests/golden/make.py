"""Writes golden records that are missing: `python -m tests.golden.make`. Existing ones are never touched.

When the rules of a game change on purpose, raise its rules version, delete its records and run this.
"""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

from schatzkiste.bots import bot
from schatzkiste.core import Event, Game, Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.record import Move, Record
from tests.laws.setups import Setup, every_setup, random_game

HERE = Path(__file__).parent
PLAYOUTS = HERE / "playouts.json"
BOTS = ("greedy", "random", "greedy", "random", "greedy", "random")


def playouts() -> dict[str, list[str]]:
    """The last positions of three random games of every set-up."""
    return {
        str(setup): [random_game(setup, f"{number:x}")[0].fingerprint() for number in range(3)]
        for setup in every_setup()
    }


def bot_game(chest: Game, setup: Setup, seed: str) -> tuple[State, list[Move], list[Event]]:
    """A game of bots, greedy and random in turn."""
    state = chest.new(setup.players, seed, dict(setup.options))
    bots = [bot(BOTS[seat], chest.id) for seat in range(setup.players)]
    rng = Rng(f"golden {seed}")
    moves: list[Move] = []
    events: list[Event] = []
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].decide(state.observation(seat), rng)
        state.apply(action, seat, events)
        moves.append(Move(seat, chest.notation(action)))
    return state, moves, events


def write(path: Path, state: State, moves: list[Move]) -> None:
    """Save a record and say so."""
    path.parent.mkdir(exist_ok=True)
    Record.of(state, moves).save(path)
    print(path.relative_to(HERE))


def main() -> None:
    """One record for every set-up, and the endings that need looking for."""
    for setup in every_setup():
        path = HERE / setup.game / f"{str(setup).removeprefix(setup.game + '-')}.json"
        if not path.exists():
            write(path, *bot_game(game(setup.game), setup, "1")[:2])
    for id in game_ids():
        endings_of(id).write_missing(HERE / id)
    PLAYOUTS.write_text(json.dumps(playouts(), indent=1) + "\n", encoding="utf-8")


def endings_of(id: str) -> ModuleType:
    """The module that knows how games of this kind can end: `ENDINGS`, and `write_missing(folder)`."""
    return import_module(f"tests.golden.endings_{id}")


if __name__ == "__main__":
    main()
