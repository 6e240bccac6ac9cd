"""Whoever cannot tell two positions apart gets the same bytes in the same order, over real sockets.

The two tables of a pair hold a real position and another world of one seat. That seat does the same at both, asks why
not, and goes on without waiting; or another seat does the same, while that one looks on and asks. Whoever is asked in
secret at one of them lets it pass. In the end the seat and a spectator look at every step again.
"""

from contextlib import ExitStack
from pathlib import Path

import pytest

from schatzkiste.core import State
from schatzkiste.games import game_ids
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Past, Refused, Update
from schatzkiste.server.party_messages import SeatKey, TableMade
from tests.server.alike import PAIRS, Pair, asks_in_secret, name, pairs_of, tables_for, without_times
from tests.server.clients import Client, Server

ASKED_EACH_TIME = 6
"""How many actions the seat asks about."""


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("game_id", game_ids())
def test_hands_that_look_alike_sound_alike(tmp_path: Path, game_id: str, beside: bool) -> None:
    pairs = list(pairs_of(game_id, beside))
    assert len(pairs) == PAIRS
    with tables_for(tmp_path, pairs) as server:
        for number, pair in enumerate(pairs):
            one, other = (hear(server, name(number, side), pair, pair.positions[side]) for side in (0, 1))
            assert one == other


def hear(server: Server, table: str, pair: Pair, state: State) -> tuple[list[str], list[str]]:
    """What the seat that looks and a spectator hear at one of the tables."""
    state = state.copy()
    with ExitStack() as stack:
        people = [
            stack.enter_context(server.sit(TableMade(table, [SeatKey(seat, f"key {seat}")])))
            for seat in range(state.players)
        ]
        watching = stack.enter_context(server.watch(TableMade(table, [])))
        player, looking = people[pair.seat], people[pair.looks]
        player.act(pair.action)
        state.apply(state.game.parse(pair.action), pair.seat)
        hear_all(looking, watching)
        ask_why(looking, state)
        if looking is player and player.seen.legal:
            before = player.seen.seq
            player.send(type="act", action=player.seen.legal[0], seq=before)
            let_pass(people, state)
            hear_answer(player, before)
        else:
            let_pass(people, state)
        ask_why(looking, state)
        hear_all(looking, watching)
        look_back(looking, looking.seen.seq)
        look_back(watching, watching.seen.seq)
    assert server.http.post("/api/mine", json=[{"table": table, "key": f"key {pair.looks}"}]).status_code == 200
    return without_times(looking.heard), without_times(watching.heard)


def hear_all(*clients: Client) -> None:
    """Hear everything that has come by now: updates come before an answer to a look."""
    for client in clients:
        client.send(type="look", step=0, seat=client.seen.seat)
        assert isinstance(client.answer(), Past)


def look_back(client: Client, last: int) -> None:
    """Look at every step, forwards and backwards."""
    for step in [*range(last + 1), *range(last, -1, -1)]:
        client.send(type="look", step=step, seat=client.seen.seat)
        assert isinstance(client.answer(), Past)


def ask_why(player: Client, state: State) -> None:
    """Ask about some actions, the same at both tables."""
    step = max(1, len(state.game.actions) // ASKED_EACH_TIME)
    for action in range(0, len(state.game.actions), step):
        player.send(type="why", action=state.game.notation(action))
        assert isinstance(player.answer(), Because)


def hear_answer(player: Client, before: int) -> None:
    """Listen until an action was accepted, refused or found stale."""
    while True:
        message = player.receive()
        if isinstance(message, Problem | Refused) or (isinstance(message, Update) and message.seq > before):
            return


def let_pass(people: list[Client], state: State) -> None:
    """Whoever is asked in secret lets it happen."""
    while asks_in_secret(state):
        seat = next(seat for seat in state.to_act if seat not in state.known_to_act(None))
        asked = people[seat]
        asked.my_turn()
        asked.act("let-go")
        state.apply(state.game.parse("let-go"), seat)
