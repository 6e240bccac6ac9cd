"""Pairs of tables that one seat cannot tell apart: a real position, and another world of that seat.

It is the one that acts, or another that only looks on.
"""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from schatzkiste.core import Rng, State
from schatzkiste.games import game
from schatzkiste.server.codes import key_hash
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import StoredSeat, TableSetup
from tests.server.clients import Server
from tests.server.stores import summary_for

PAIRS = 4
MOST_GAMES = 40
MOMENT = re.compile(r"\b[0-9]{10}\.[0-9]+")
SHORT_WINDOWS = Manners(window=1)
POSITIONS = """
import json, pathlib
from schatzkiste.games import game
from schatzkiste.server import table
positions = json.loads(pathlib.Path({file!r}).read_text())
class Dealt(table.History):
    def __init__(self, state):
        made = game(state.game.id).from_json(positions[state.seed]) if state.seed in positions else state
        super().__init__(made)
table.History = Dealt
"""


class Pair(NamedTuple):
    """Two positions that whoever `looks` cannot tell apart, and what a seat does in both; in one somebody is asked in
    secret."""

    seat: int
    looks: int
    positions: tuple[State, State]
    action: str


@contextmanager
def tables_for(
    folder: Path, pairs: list[Pair], manners: Manners = SHORT_WINDOWS, prelude: str = ""
) -> Iterator[Server]:
    """A server at which the tables of the pairs stand, with a person on every seat."""
    positions = {name(number, side): plain(pair.positions[side]) for number, pair, side in every_table(pairs)}
    file = folder / "positions.json"
    file.write_text(json.dumps(positions))
    asyncio.run(lay_tables(folder / "data", pairs, manners))
    with Server(folder / "data", POSITIONS.format(file=str(file)) + prelude) as server:
        yield server


def pairs_of(game_id: str, beside: bool = False, serves: Callable[[Pair], bool] = lambda _: True) -> Iterator[Pair]:
    """Pairs that serve, from random games, for the seat that acts or one `beside` it; in games with secret questions,
    such that somebody else is asked in one of them alone."""
    found = 0
    for number in range(MOST_GAMES):
        rng = Rng(f"wire {number}")
        state = game(game_id).new(4 if 4 in game(game_id).players else max(game(game_id).players), f"{number:x}")
        while not state.is_over and found < PAIRS:
            actor = state.to_act[0]
            action = rng.pick(state.legal_actions(actor))
            looks = (actor + 1 + rng.below(state.players - 1)) % state.players if beside else actor
            pair = pair_at(state, actor, action, looks, rng) if rng.below(4) == 0 else None
            if pair is not None and serves(pair):
                found += 1
                yield pair
                break
            state.apply(action, actor)
        if found == PAIRS:
            return


def pair_at(state: State, seat: int, action: int, looks: int, rng: Rng) -> Pair | None:
    """The position and another world of whoever looks, if they cannot tell them apart after the action either."""
    world = state.observation(looks).sample(rng)
    if seat not in world.to_act or world.why_not(action, seat) is not None:
        return None
    positions = (state.copy(), world.copy())
    after = (state.copy(), world.copy())
    for each in after:
        each.seed = state.seed
        each.apply(action, seat)
    if after[0].is_over or after[1].is_over:
        return None
    if after[0].observation(looks).fingerprint() != after[1].observation(looks).fingerprint():
        return None
    if state.game.id == "dracheninsel" and asks_in_secret(after[0]) == asks_in_secret(after[1]):
        return None
    return Pair(seat, looks, positions, state.game.notation(action))


def asks_in_secret(state: State) -> bool:
    """Whether somebody is asked of whom a spectator must not know."""
    return state.known_to_act(None) != state.to_act


def every_table(pairs: list[Pair]) -> Iterator[tuple[int, Pair, int]]:
    """The number of each pair, the pair, and its two sides."""
    return ((number, pair, side) for number, pair in enumerate(pairs) for side in (0, 1))


def name(number: int, side: int) -> str:
    """What a table is called, and its seed in the database."""
    return f"a{number}{side}"


def plain(state: State) -> object:
    """A position as a file, with the same seed on both sides."""
    return {**state.to_json(), "seed": "5eed"}


async def lay_tables(data: Path, pairs: list[Pair], manners: Manners) -> None:
    """Write the tables, with people on all seats, into the database."""
    async with open_store(data) as store:
        for number, pair, side in every_table(pairs):
            state = pair.positions[side]
            seats = [StoredSeat(f"P{seat}", key_hash=key_hash(f"key {seat}")) for seat in range(state.players)]
            id = name(number, side)
            version = state.game.rules_version
            setup = TableSetup(id, state.game.id, version, state.players, state.settings, id, seats, 0.0, manners)
            assert await store.add_table(setup, summary_for(setup))


def without_times(heard: list[str]) -> list[str]:
    """The messages, with a word for every moment by the clock."""
    return [MOMENT.sub("then", text) for text in heard]
