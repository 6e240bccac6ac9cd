"""Windows for replies among people last as long whether or not anybody could reply: neither bytes nor moments tell."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from schatzkiste.core import State
from schatzkiste.history import History
from schatzkiste.server.party_messages import Manners, SeatKey, TableMade
from schatzkiste.server.requests import TIMES
from schatzkiste.server.table import LONGEST_HOLD
from schatzkiste.server.timing import BOTS_REPLY, GRACE
from tests.server.alike import PAIRS, SHORT_WINDOWS, Pair, asks_in_secret, name, pairs_of, tables_for, without_times
from tests.server.clients import Server
from tests.server.friends import catch_up, gathered, try_to_act, whose_turn

LATE = 0.6
"""How many seconds a busy machine may be late."""
OVER_DAYS = Manners(window=0)
BOTS_KEEP_SILENT = """
import asyncio
from schatzkiste.server.pool import WorkerPool

async def think(*_):
    await asyncio.sleep(0.1)
    return "let-go"

WorkerPool.decide = think
"""


class Heard(NamedTuple):
    """What a client heard, and how long after sending the first action, and hearing of it, it heard of the second."""

    messages: list[str]
    since_sent: float
    since_acknowledged: float


@pytest.mark.parametrize("manners", [SHORT_WINDOWS, OVER_DAYS], ids=["short windows", "over days"])
@pytest.mark.parametrize("beside", [False, True])
def test_a_window_lasts_as_long_whoever_could_reply(tmp_path: Path, beside: bool, manners: Manners) -> None:
    whole = manners.window + GRACE if manners.window else BOTS_REPLY
    pairs = list(pairs_of("dracheninsel", beside, lambda pair: next_action(pair) is not None))
    assert len(pairs) == PAIRS
    with tables_for(tmp_path, pairs, manners, BOTS_KEEP_SILENT) as server, ThreadPoolExecutor(len(pairs)) as pool:
        heard = list(pool.map(lambda number: hear_both(server, pairs[number], number), range(len(pairs))))
    for sides in heard:
        for one, other in zip(*sides, strict=True):
            assert one.messages == other.messages
            for side in (one, other):
                assert side.since_sent >= whole
                assert side.since_acknowledged < whole + LATE


def next_action(pair: Pair) -> str | None:
    """What the seat can do next, if it is its turn again, everyone will see it, and it tells nothing to who looks."""
    one, other = (after_silence(pair, side) for side in (0, 1))
    if not one.to_act == other.to_act == (pair.seat,):
        return None
    for action in one.legal_actions(pair.seat):
        if other.why_not(action, pair.seat) is not None:
            continue
        here, there = (History(state).foresee(pair.seat, action) for state in (one, other))
        is_alike = known(here.after, pair.looks) == known(there.after, pair.looks)
        if is_alike and here.step.is_in_sight(None, here.after):
            return one.game.notation(action)
    return None


def after_silence(pair: Pair, side: int) -> State:
    """The position after the pair's action, when nobody has replied to it."""
    state = pair.positions[side].copy()
    state.seed = "5eed"
    state.apply(state.game.parse(pair.action), pair.seat)
    while asks_in_secret(state) and state.to_act != (pair.seat,):
        state.apply(state.silence(state.to_act[0]))
    return state


def known(state: State, seat: int) -> str:
    """What the seat knows, in short."""
    return state.observation(seat).fingerprint()


def hear_both(server: Server, pair: Pair, number: int) -> tuple[list[Heard], list[Heard]]:
    """What is heard at the two tables of a pair."""
    one, other = (keep_silent(server, name(number, side), pair) for side in (0, 1))
    return one, other


def keep_silent(server: Server, table: str, pair: Pair) -> list[Heard]:
    """Act, and act again at once while nobody replies; what the seat that looks and a spectator hear of it."""
    action = next_action(pair)
    with ExitStack() as stack:
        keys = [TableMade(table, [SeatKey(seat, f"key {seat}")]) for seat in range(pair.positions[0].players)]
        people = [stack.enter_context(server.sit(person)) for person in keys]
        watching = stack.enter_context(server.watch(TableMade(table, [])))
        actor, looking = people[pair.seat], people[pair.looks]
        sent = time.monotonic()
        actor.act(pair.action)
        seen = looking.update_at(1).seq
        acknowledged = time.monotonic()
        before = watching.update_at(1).seq
        actor.send(type="act", action=action, seq=actor.seen.seq)
        looking.update_at(seen + 1)
        heard = time.monotonic()
        watching.update_at(before + 1)
        for other in people:
            catch_up(other)
            assert other is actor or not (other.seen.undo or other.seen.ask_undo), "silence stands"
        waited = heard - sent, heard - acknowledged
        return [Heard(without_times(client.heard), *waited) for client in (looking, watching)]


def test_no_window_is_longer_than_an_action_is_held() -> None:
    assert TIMES["window"][1] + GRACE <= LONGEST_HOLD


def test_whoever_waives_is_not_waited_for(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, gathered(server, "dracheninsel", 3, {"window": 30}) as clients:
        for client in clients:
            client.send(type="stand", order="turn")
        for client in clients:
            client.meet_when(lambda party: len(party.waived) == 3)
        began = time.monotonic()
        actor = whose_turn(clients)
        assert actor.seen.timing is not None
        for _ in range(2):
            actor = whose_turn(clients)
            assert try_to_act(actor, "pass" if "pass" in actor.seen.legal else actor.seen.legal[0])
        assert time.monotonic() - began < 10
