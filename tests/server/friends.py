"""People who come to a table by invitation, over HTTP and real sockets."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
import msgspec

from schatzkiste.server.message import Problem
from schatzkiste.server.party_messages import Joined, SeatKey, SeatRequest, TableMade
from tests.server.clients import Client, Server, by_chance

ME = SeatRequest(name="Lea")
FRIEND = SeatRequest(friend=True)
NAMES = ("Anna", "Jonas", "Piet", "Mina", "Ole")
Choose = Callable[[list[str], object], str]
"""One of the legal actions, the same in every run for the same moment."""
LONGEST_WAIT = 60.0
"""The seconds in which somebody must be asked, however busy the machine is."""


def post(server: Server, path: str, **body: object) -> httpx.Response:
    """Ask the server for something."""
    return server.http.post(f"/api/{path}", json=body)


def problem_of(answer: httpx.Response) -> str:
    """The code of the problem that came back."""
    return msgspec.json.decode(answer.content, type=Problem).code


def device_key() -> str:
    """A key as a device makes it."""
    return secrets.token_urlsafe(24)


def open_table(
    server: Server, game_id: str, seats: int, manners: dict[str, object] | None = None, bots: int = 0
) -> TableMade:
    """A table for the maker, friends and bots."""
    wanted = [ME, *[FRIEND] * (seats - 1 - bots), *[SeatRequest(bot="helmsman")] * bots]
    answer = post(server, "tables", game=game_id, seats=msgspec.to_builtins(wanted), manners=manners or {})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableMade)


def join(server: Server, made: TableMade, name: str, seat: int | None = None, key: str = "") -> TableMade:
    """Somebody comes by the link, and knows the table then as its maker does."""
    own = key or device_key()
    body = {"table": made.table, "invitation": made.invitation, "name": name, "key": own, "seat": seat}
    answer = post(server, "join", **body)
    assert answer.status_code == 200, answer.text
    joined = msgspec.json.decode(answer.content, type=Joined)
    return TableMade(made.table, [SeatKey(joined.seat, own)])


@contextmanager
def gathered(
    server: Server, game_id: str, seats: int, manners: dict[str, object] | None = None
) -> Iterator[list[Client]]:
    """A table of people only, who have all come; the game has begun."""
    with at_table(server, everyone(server, game_id, seats, manners)) as clients:
        yield clients


def everyone(server: Server, game_id: str, seats: int, manners: dict[str, object] | None = None) -> list[TableMade]:
    """A table of people only whose game has begun, as each of them knows it, in the order of the seats."""
    made = open_table(server, game_id, seats, manners)
    people = [made, *(join(server, made, NAMES[number]) for number in range(seats - 1))]
    with greeting(server, made) as host:
        host.send(type="start")
        host.meet_when(lambda party: party.started)
    return people


@contextmanager
def at_table(server: Server, people: list[TableMade]) -> Iterator[list[Client]]:
    """All of them connected to a game that has begun."""
    with ExitStack() as stack:
        yield [stack.enter_context(server.sit(person)) for person in people]


@contextmanager
def greeting(server: Server, person: TableMade) -> Iterator[Client]:
    """Somebody connected to a table that may still be waiting."""
    with server.visit(person.table) as client:
        client.send(type="hello", key=person.keys[0].key if person.keys else None)
        client.meet_when(lambda _: True)
        yield client


def play_on(clients: list[Client], chance: str, most: int | None = None, choose: Choose = by_chance) -> int:
    """Let people who choose by chance play to the end, or so many actions; how many that were."""
    actions, asked = 0, time.monotonic()
    while most is None or actions < most:
        for client in clients:
            catch_up(client)
        if any(client.seen.over for client in clients):
            for client in clients:
                client.update_when(lambda update: update.over)
            return actions
        ready = [client for client in clients if client.seen.legal]
        if not ready:
            assert time.monotonic() < asked + LONGEST_WAIT, "nobody is asked, and the game is not over"
            time.sleep(0.005)
            continue
        asked = time.monotonic()
        client = ready[actions % len(ready)]
        try_to_act(client, choose(client.seen.legal, (chance, actions)))
        actions += 1
    return actions


def try_to_act(client: Client, action: str) -> bool:
    """Act, unless the game has moved on meanwhile; what others do beside it is no answer."""
    seq, own = client.seen.seq, client.own_actions
    client.send(type="act", action=action, seq=seq)
    while client.own_actions <= own:
        message = client.receive()
        if isinstance(message, Problem):
            assert message.code == "stale", message
            client.update_at(seq + 1)
            return False
    return True


def catch_up(client: Client) -> None:
    """Hear what has come in the meantime."""
    while True:
        try:
            client.receive_any(0.0)
        except TimeoutError:
            return


def whose_turn(clients: list[Client]) -> Client:
    """The first of them who is asked."""
    until = time.monotonic() + LONGEST_WAIT
    while True:
        assert time.monotonic() < until, "nobody is asked"
        for client in clients:
            catch_up(client)
            if client.seen.legal:
                return client
        time.sleep(0.01)
