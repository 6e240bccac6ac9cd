"""People who come, talk, play and take back while servers are killed: whatever they were told must be there, once."""

import random
import sys
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path

import click
import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage

from bench.crowd import Deed
from bench.load import Figure, report
from bench.world import databases, server_for
from schatzkiste.server.codes import key_hash
from schatzkiste.server.message import Problem
from schatzkiste.server.party_messages import TableMade
from schatzkiste.server.store.sqlite_file import FILE_NAME
from schatzkiste.server.stored import (
    ActionEntry,
    DeviceEntry,
    Entry,
    JoinedEntry,
    SaidEntry,
    StartedEntry,
    UndoAnsweredEntry,
    UndoEntry,
)
from tests.server.clients import Client, Server
from tests.server.friends import at_table, catch_up, device_key, greeting, join, open_table, try_to_act
from tests.server.stores import by_hand

CUT_OFF = (ConnectionClosed, InvalidMessage, httpx.TransportError, OSError, EOFError, TimeoutError)
"""How a client notices that a server was killed."""
PEOPLE = 3
ROUNDS = 40
decode = msgspec.json.Decoder(Entry).decode


class Gathering(threading.Thread):
    """Three people who meet at a new table again and again, at any of the servers, until one of these is killed."""

    def __init__(self, servers: list[Server], number: int) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._chance = random.Random(number)
        self.joined: list[tuple[str, str]] = []  # table, hash of the key
        self.said: list[tuple[str, str]] = []  # table, id of the line
        self.started: list[str] = []
        self.acted: defaultdict[str, list[Deed]] = defaultdict(list)
        self.acting: Deed | None = None
        self.taken_back: Counter[str] = Counter()
        self.answers: Counter[tuple[str, bool]] = Counter()  # table, whether somebody agreed
        self.people: list[TableMade] = []
        self._may_talk = 0.0
        self.wrong: BaseException | None = None

    def run(self) -> None:
        """Meet until cut off."""
        try:
            while True:
                self._meet()
        except CUT_OFF:
            return
        except Exception as error:
            if all(server.process.poll() is None for server in self._servers):
                self.wrong = error

    def _server(self) -> Server:
        return self._chance.choice(self._servers)

    def _meet(self) -> None:
        made = open_table(self._server(), "tobago", PEOPLE)
        people = [made]
        for number in range(PEOPLE - 1):
            key = device_key()
            people.append(join(self._server(), made, f"Friend {number}", key=key))
            self.joined.append((made.table, key_hash(key)))
        with greeting(self._server(), made) as host:
            host.send(type="start")
            host.meet_when(lambda party: party.started)
        self.started.append(made.table)
        self.people = people
        with at_table(self._server(), people) as clients:
            for turn in range(ROUNDS):
                self._talk(made.table, self._chance.choice(clients), f"{made.table}-{turn}")
                self._act(made.table, clients)
                self._take_back(made.table, clients)

    def _talk(self, table: str, client: Client, id: str) -> None:
        if self._chance.random() < 0.3 and time.monotonic() > self._may_talk:
            self._may_talk = time.monotonic() + 1
            client.send(type="say", id=id, text="Ahoy!")
            client.meet_when(lambda party: any(line.id == id for line in party.talk))
            self.said.append((table, id))

    def _act(self, table: str, clients: list[Client]) -> None:
        for client in clients:
            catch_up(client)
        for client in clients:
            if client.seen.legal and client.seen.seat is not None:
                self.acting = Deed(client.seen.seat, self._chance.choice(client.seen.legal))
                if is_accepted(client, self.acting.notation):
                    self.acted[table].append(self.acting)
                return

    def _take_back(self, table: str, clients: list[Client]) -> None:
        for client in clients:
            catch_up(client)
        asking = next((client for client in clients if client.seen.ask_undo), None)
        if asking is None or self._chance.random() < 0.7:
            return
        before = [client.seen.seq for client in clients]
        asking.send(type="ask-undo", seq=asking.seen.seq)
        asking.meet_when(lambda party: party.undo is not None)
        first, last = (client for client in clients if client is not asking)
        first.meet_when(lambda party: party.undo is not None)
        first.send(type="answer-undo", agrees=True)
        last.meet_when(lambda party: party.undo is not None and len(party.undo.waits_for) == 1)
        self.answers[table, True] += 1
        agrees = self._chance.random() < 0.7
        last.send(type="answer-undo", agrees=agrees)
        if agrees:
            for client, seq in zip(clients, before, strict=True):  # nobody acts on what is taken back
                client.update_at(seq + 1)
            self.taken_back[table] += 1
        else:
            asking.meet_when(lambda party: party.undo is None)
            self.answers[table, False] += 1


def is_accepted(client: Client, action: str) -> bool:
    """Act, and hear whether it counts: an update may also tell of something that came before."""
    own = client.own_actions
    client.send(type="act", action=action, seq=client.seen.seq)
    while client.own_actions <= own:
        message = client.receive_any()
        if isinstance(message, Problem):
            assert message.code == "stale", message
            return False
        own = min(own, client.own_actions)  # another server may tell only now what was taken back
    return True


@click.command()
@click.option("--times", type=click.IntRange(1, 1000), default=50, show_default=True)
@click.option("--gatherings", type=click.IntRange(1, 30), default=6, show_default=True)
@click.option("--postgres", is_flag=True, help="Two servers on a PostgreSQL, of which either is killed.")
def friends(times: int, gatherings: int, postgres: bool) -> None:
    """Kill a server while people join, talk, play and take back; what they were told must be there exactly once."""
    chance = random.Random(2)
    counts: Counter[str] = Counter()
    with databases(postgres) as (data, database):
        options = {"limit_tables": 100_000, "limit_guesses": 100_000}
        servers = [
            server_for(data.with_name(f"data{n}") if n else data, database, **options)
            for n in range(2 if database else 1)
        ]
        try:
            for round in range(times):
                meeting = [Gathering(servers, round * gatherings + n) for n in range(gatherings)]
                for each in meeting:
                    each.start()
                time.sleep(0.5 + chance.random() * 2)
                killed = chance.randrange(len(servers))
                servers[killed].kill()
                time.sleep(0.5)
                folder = servers[killed].data
                for server in servers:
                    if server is not servers[killed]:
                        server.kill()
                for each in meeting:
                    each.join(30)
                servers = [server_for(server.data, database, **options) for server in servers]
                assert servers[killed].data == folder
                for each in meeting:
                    if each.wrong is not None:
                        raise each.wrong
                    counts += compare(each, data, database)
                    go_on(servers, each)
        finally:
            for server in servers:
                server.kill()
    report([Figure("kills", str(times)), *[Figure(f"{what}, all there once", f"{n:,}") for what, n in counts.items()]])


def compare(meeting: Gathering, data: Path, database: str | None) -> Counter[str]:
    """How much people were told; ends the run if any of it is lost, or there twice."""
    where = database or f"sqlite:///{data / FILE_NAME}"
    logs: dict[str, list[Entry]] = {}
    for table in {table for table, _ in meeting.joined}:
        rows = by_hand(where, f"""SELECT entry FROM log WHERE "table" = '{table}' ORDER BY seq""")
        logs[table] = [decode(str(text)) for [text] in rows]
    for table, key in meeting.joined:
        once(table, "join", sum(isinstance(e, JoinedEntry | DeviceEntry) and e.key_hash == key for e in logs[table]))
    for table, id in meeting.said:
        once(table, "line", sum(isinstance(entry, SaidEntry) and entry.id == id for entry in logs[table]))
    for table in meeting.started:
        once(table, "start", sum(isinstance(entry, StartedEntry) for entry in logs[table]))
    for table, log in logs.items():
        told = meeting.acted[table]
        found = [Deed(entry.seat, entry.notation) for entry in log if isinstance(entry, ActionEntry)]
        if found not in (told, [*told, meeting.acting]):
            sys.exit(f"table {table}: told {told}, doing {meeting.acting}, but the log is {found}")
        taken_back = sum(isinstance(entry, UndoEntry) and entry.agreed is not None for entry in log)
        once_or_cut_off(table, "requests agreed on", meeting.taken_back[table], taken_back)
        for agrees in (True, False):
            answers = sum(isinstance(entry, UndoAnsweredEntry) and entry.agrees == agrees for entry in log)
            once_or_cut_off(table, f"answers ({agrees})", meeting.answers[table, agrees], answers)
    return Counter(
        joins=len(meeting.joined),
        lines=len(meeting.said),
        starts=len(meeting.started),
        actions=sum(map(len, meeting.acted.values())),
        answers=meeting.answers.total(),
        undos=meeting.taken_back.total(),
    )


def once(table: str, what: str, found: int) -> None:
    """End the run unless it is there exactly once."""
    if found != 1:
        sys.exit(f"table {table}: a {what} that somebody was told of is there {found} times")


def once_or_cut_off(table: str, what: str, told: int, found: int) -> None:
    """End the run unless all of it is there, and beside it at most what was cut off while it was answered."""
    if found not in (told, told + 1):
        sys.exit(f"table {table}: people were told of {told} {what}, and {found} are in the log")


def go_on(servers: list[Server], meeting: Gathering) -> None:
    """The game that was cut off goes on."""
    if meeting.people:
        with at_table(servers[0], meeting.people) as clients:
            if not clients[0].seen.over:
                asked = next(client for client in clients if client.seen.legal)
                try_to_act(asked, asked.seen.legal[0])


if __name__ == "__main__":
    friends()
