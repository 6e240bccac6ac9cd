"""A real server in a process of its own, and clients that talk to it as browsers do."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from schatzkiste.core import Rng, State
from schatzkiste.record import SeatAction
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import LogEntry, Thinking, ToClient, Update
from schatzkiste.server.party_messages import PartyMessage, SeatRequest, TableMade, Welcome
from schatzkiste.server.store.sqlite_file import FILE_NAME

PATIENCE = 20.0
decode: Callable[[str], ToClient] = msgspec.json.Decoder(ToClient).decode
LAUNCH = """
import sys
from schatzkiste.server.serve import serve
from schatzkiste.server.settings import read_settings
{prelude}
serve(read_settings(dict(port=0, data=sys.argv[1]) | {options}, dict(), None))
"""
PERSON_AND_BOT = [SeatRequest(name="Jim"), SeatRequest(bot="random")]


class Server:
    """A server that runs until it is stopped or killed; its tables are in the folder, or else in the database."""

    def __init__(self, data: Path, prelude: str = "", /, **options: object) -> None:
        self.data = data
        given = {name.replace("_", "-"): value for name, value in options.items() if value != ""}
        self.options = {"log-level": "debug", **given}
        launch = LAUNCH.format(prelude=prelude, options=self.options)
        self.log = data.with_suffix(".log")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "error", "-c", launch, str(data)],
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().decode().strip().rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        if not self.url.startswith("http://127.0.0.1:"):
            self.kill()
            raise AssertionError(f"it said {self.url!r}, ended with {self.process.returncode}: {self.log.read_text()}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self._tidy_up()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.end(signal.SIGINT)
        assert self.process.returncode == 0, self.log.read_text()

    def kill(self) -> None:
        """End it as a crash does."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        """End it by a signal."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self._tidy_up()

    def _tidy_up(self) -> None:
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def children(self) -> list[int]:
        """The ids of the processes that think for it."""
        return workers_of(self.process.pid)

    def make(
        self, seats: list[SeatRequest] = PERSON_AND_BOT, game_id: str = "schatzinsel", **options: str | int
    ) -> TableMade:
        """Make a table."""
        request = {"game": game_id, "seats": msgspec.to_builtins(seats), "options": options}
        response = self.http.post("/api/tables", json=request)
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=TableMade)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    @property
    def memory(self) -> int:
        """How many bytes of memory it takes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def refused(self, limit: str) -> float:
        """How often it has refused something for this limit."""
        lines = self.http.get("/metrics").text.splitlines()
        wanted = f'schatzkiste_refused_total{{limit="{limit}"}} '
        return sum(float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted))

    @contextmanager
    def raw(self, text: bytes = b"") -> Iterator[socket.socket]:
        """A bare connection on which something was said."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(text)
            yield line

    @contextmanager
    def sit(self, made: TableMade, since: int = 0) -> Iterator["Client"]:
        """Sit down on the maker's seat and wait for the first update."""
        with self.visit(made.table) as client:
            client.send(type="hello", key=made.key, since=since)
            client.update()
            yield client

    @contextmanager
    def watch(self, made: TableMade, narrow: bool = False) -> Iterator["Client"]:
        """Watch the table and wait for the first update."""
        with self.visit(made.table, narrow) as client:
            client.send(type="hello")
            client.update()
            yield client

    @contextmanager
    def visit(self, table: str, narrow: bool = False) -> Iterator["Client"]:
        """Connect without a word; through a narrow pipe, hardly anything waits between server and client."""
        pipe = socket.socket()
        if narrow:
            pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        pipe.connect(("127.0.0.1", self.port))
        with connect(
            f"ws{self.url[4:]}/api/tables/{table}/live", sock=pipe, max_queue=1, close_timeout=1, ping_interval=None
        ) as connection:
            yield Client(connection)


class Client:
    """Someone at a table: `seen` is the last update, `log` all it was told, `heard` each other message as it came.

    `party` is what it was told last of the people, with everything said so far.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.log: list[LogEntry] = []
        self.seen: Update
        self.party: PartyMessage

    def send(self, **message: Any) -> None:  # noqa: ANN401
        """Send a message."""
        self.connection.send(msgspec.json.encode(message).decode())

    def hear(self, within: float) -> str:
        """The next message as it comes."""
        text = self.connection.recv(within)
        assert isinstance(text, str)
        return text

    def receive(self) -> ToClient:
        """The next message that is not about the people."""
        while isinstance(message := self.receive_any(), PartyMessage | Welcome):
            pass
        return message

    def receive_any(self, within: float = PATIENCE) -> ToClient:
        """The next message."""
        text = self.hear(within)
        message = decode(text)
        if not isinstance(message, PartyMessage | Welcome):
            self.heard.append(text)
        if isinstance(message, Update):
            message.view = message.view if message.whole else changed(self.seen.view, message.view)
            self.seen = message
            self.log[message.log_from :] = message.log
        elif isinstance(message, PartyMessage):
            said = self.party.talk[: message.talk_from] if message.talk_from else []
            message.talk[:0] = said
            self.party = message
        return message

    def answer(self) -> ToClient:
        """The next message that is no update."""
        while isinstance(message := self.receive(), Update):
            pass
        return message

    def problem(self) -> str:
        """The code of the next answer, which must be a problem."""
        answer = self.answer()
        assert isinstance(answer, Problem), answer
        return answer.code

    def update(self) -> Update:
        """The next message, which must be an update, unless bots have to be asked again before."""
        while isinstance(message := self.receive(), Thinking):
            pass
        assert isinstance(message, Update), message
        return message

    def update_when(self, wanted: Callable[[Update], bool]) -> Update:
        """The first update that is as wanted, beginning with the one seen last."""
        while not wanted(self.seen):
            self.update()
        return self.seen

    def update_at(self, seq: int) -> Update:
        """The first update that has come so far, beginning with the one seen last."""
        return self.update_when(lambda update: update.seq >= seq)

    def meet_when(self, wanted: Callable[[PartyMessage], bool]) -> PartyMessage:
        """The first message about the people that is as wanted, beginning with the one heard last."""
        while not (hasattr(self, "party") and wanted(self.party)):
            message = self.receive_any()
            assert not isinstance(message, Problem) or message.code == "stale", message
        return self.party

    def my_turn(self) -> Update:
        """The update with which it is this client's turn, or the last of the game."""
        return self.update_when(lambda update: bool(update.legal) or update.over)

    @property
    def own_actions(self) -> int:
        """How many of its own actions it was told of."""
        return sum(entry.own is not None for entry in self.log)

    def act(self, action: str) -> Update:
        """Do an action and wait until it is accepted; others who are asked beside it may answer before."""
        before = self.own_actions
        self.send(type="act", action=action, seq=self.seen.seq)
        return self.update_when(lambda _: self.own_actions > before)

    def undo(self) -> Update:
        """Take back and wait until it is accepted; asked again in the new position where others were faster."""
        own, seq = self.own_actions, self.seen.seq
        self.send(type="undo", seq=seq)
        while self.own_actions >= own:
            message = self.receive()
            if isinstance(message, Problem):
                assert message.code == "stale", message
                seq = self.update_at(seq + 1).seq
                self.send(type="undo", seq=seq)
        return self.seen

    def play(self, choose: Callable[[list[str]], str]) -> Update:
        """Play to the end."""
        while not self.my_turn().over:
            self.act(choose(self.seen.legal))
        return self.seen


def changed(before: Any, told: Any) -> Any:  # noqa: ANN401
    """The value after what is told to have changed in it, as the page puts it together."""
    if isinstance(told, list):
        return told[0]
    if isinstance(before, list):
        return [changed(old, told[str(place)]) if str(place) in told else old for place, old in enumerate(before)]
    return {key: changed(old, told[key]) if key in told else old for key, old in before.items()}


def rest_of(line: socket.socket) -> bytes:
    """Everything that still comes until the other side ends."""
    heard = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65536):
            heard += part
    return heard


def raw_problem(answer: bytes) -> tuple[int, Problem]:
    """The status and the problem of a bare answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(body, type=Problem)


def by_chance(legal: list[str], moment: object) -> str:
    """Anything, the same in every run for the same choices at the same moment."""
    return legal[Rng(str(moment)).below(len(legal))]


def workers_of(process: int) -> list[int]:
    """The ids of the processes in which bots think for this one."""
    found = subprocess.run(["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process)], capture_output=True, text=True)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "worker" in line and "defunct" not in line]


def wait_for(wanted: Callable[[], bool]) -> None:
    """Wait until it is as wanted."""
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, "it never came about"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """Whether a process with this id runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def actions_of(server: Server, made: TableMade) -> list[SeatAction]:
    """The actions as only the database knows them."""
    connection = sqlite3.connect(server.data / FILE_NAME)
    try:
        rows = connection.execute('SELECT entry FROM log WHERE "table" = ? ORDER BY seq', [made.table]).fetchall()
    finally:
        connection.close()
    entries = [json.loads(row[0]) for row in rows]
    return [SeatAction(entry["seat"], entry["notation"]) for entry in entries]


def replay(state: State, actions: list[SeatAction]) -> None:
    """Do these actions."""
    for taken in actions:
        state.apply(state.game.parse(taken.notation), taken.seat)
