"""A client at a table: its messages are answered, and every change is sent as it may see it."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from schatzkiste.server.frames import send_at_once
from schatzkiste.server.lobby import Lobby
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Act, FromClient, Hello, Thinking, ToClient, Undo, Why
from schatzkiste.server.metrics import Metrics
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.table import News, Table

Socket = WebSocket[None, None, State]

logger = logging.getLogger(__name__)

LONGEST_MESSAGE = 4096
HELLO_WITHIN = 10.0
NO_HELLO = 4408
NO_TABLE = 4404
FAILURE = 1011

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: FromPath[str], lobby: NamedDependency[Lobby], metrics: NamedDependency[Metrics]
) -> None:
    """Sit down at a table, or watch it."""
    await socket.accept()
    try:
        await Client(socket, await lobby.find(table_id), metrics).stay()
    except RequestError as error:
        await socket.send_data(encode(error.problem))
        await socket.close(NO_TABLE)
    except Exception:
        logger.exception("failure", extra={"table": table_id})
        await socket.send_data(encode(problem("server-trouble")))
        await socket.close(FAILURE)


class Client:
    """Someone connected to a table, on a seat or as a spectator."""

    def __init__(self, socket: Socket, table: Table, metrics: Metrics) -> None:
        self._socket = socket
        self._table = table
        self._metrics = metrics
        self._seat: int | None = None
        self._since = 0
        self._has_view = False
        self._said_hello = False
        self._changed = asyncio.Event()
        self._trouble: News = None  # what is to be told after the update
        self._sending = asyncio.Lock()
        self._send_at_once = send_at_once(socket.scope)

    async def stay(self) -> None:
        """Talk until the client goes."""
        self._table.listeners.add(self._listen)
        try:
            async with asyncio.TaskGroup() as tasks:
                updates = tasks.create_task(self._send_updates())
                await self._answer_messages()
                updates.cancel()
        except* (WebSocketDisconnect, OSError):
            pass
        finally:
            self._table.listeners.discard(self._listen)
            self._table.spectators.discard(self._listen)

    def _listen(self, news: News) -> None:
        self._trouble = news
        if not self._is_served_at_once():
            self._changed.set()

    def _is_served_at_once(self) -> bool:
        """Whether there is nothing but an update to be sent, and it could be sent now, as is usual."""
        has_more = self._trouble is not None or self._table.is_removed or not self._said_hello
        if has_more or self._sending.locked() or self._changed.is_set():
            return False
        if self._is_behind:
            try:
                update = self._table.encoded_update(self._seat, self._since, self._has_view)
            except Exception:  # whoever sends updates in turn will meet it, too; the table must go on
                return False
            if not self._send_at_once(update.frame):
                return False
            self._since, self._has_view = self._table.seq_for(self._seat), True
        return True

    async def _send_updates(self) -> None:
        """Send what changed for this client; a slow one gets the latest state of the table, not everything in between.

        What it could not notice is no change, so nothing tells that others were asked in secret.
        """
        while True:
            await self._changed.wait()
            self._changed.clear()
            if not self._said_hello:
                continue
            if self._is_behind and not self._table.is_removed:
                await self._send_update()
            if (trouble := self._trouble) is not None and self._may_know(trouble):
                self._trouble = None
                await self._send(trouble)
            if self._table.is_removed:
                await self._socket.close(NO_TABLE)
                return

    @property
    def _is_behind(self) -> bool:
        """Whether the client could notice something that it was not sent."""
        return not self._has_view or self._since != self._table.seq_for(self._seat)

    async def _send_update(self) -> None:
        async with self._sending:
            update = self._table.encoded_update(self._seat, self._since, self._has_view)
            self._since, self._has_view = self._table.seq_for(self._seat), True
            await self._socket.send_data(update.text)

    def _may_know(self, trouble: Problem | Thinking) -> bool:
        """Whether the client knows that the seat is asked of which it would be told."""
        return isinstance(trouble, Problem) or trouble.seat in self._table.state.known_to_act(self._seat)

    async def _answer_messages(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while not self._said_hello:
                    await self._answer_next()
        except TimeoutError:
            await self._send(problem("hello-first"))
            await self._socket.close(NO_HELLO)
            return
        while True:
            await self._answer_next()

    async def _answer_next(self) -> None:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has gone")
        try:
            answer = await self._answer(event.get("text"))
        except Exception:
            logger.exception("failure", extra={"table": self._table.setup.id})
            answer = problem("server-trouble")
        if answer is not None:
            await self._send(answer)
            if isinstance(answer, Problem) and answer.code == "stale":
                self._has_view = False  # it waits for the present, even if that was sent a moment ago
                self._changed.set()

    async def _answer(self, text: str | None) -> ToClient | None:
        if text is None:
            return problem("malformed")
        if len(text.encode()) > LONGEST_MESSAGE:
            return problem("too-large", limit=LONGEST_MESSAGE)
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError):
            return problem("malformed")
        if isinstance(message, Hello):
            return self._greet(message)
        if not self._said_hello:
            return problem("hello-first")
        if self._seat is None:
            return problem("no-seat")
        match message:
            case Act(action, seq):
                return await self._counted(self._table.act(self._seat, action, seq))
            case Why(action):
                return self._table.why(self._seat, action)
            case Undo(seq):
                return await self._counted(self._table.undo(self._seat, seq))
        assert_never(message)

    async def _counted(self, under_way: Awaitable[ToClient | None]) -> ToClient | None:
        """The answer to an action, counted with the time it took."""
        began = time.perf_counter()
        answer = await under_way
        self._metrics.action(accepted=answer is None, seconds=time.perf_counter() - began)
        return answer

    def _greet(self, hello: Hello) -> Problem | None:
        if self._said_hello:
            return problem("hello-again")
        seat = None
        if hello.key is not None:
            seat = self._table.seat_of(hello.key)
            if seat is None:
                return problem("wrong-key")
        self._seat = seat
        self._since = hello.since
        self._said_hello = True
        if seat is None:
            self._table.listeners.discard(self._listen)
            self._table.spectators.add(self._listen)
        self._listen(self._table.trouble)
        return None

    async def _send(self, message: ToClient) -> None:
        if isinstance(message, Problem):
            logger.info("problem", extra={"code": message.code, "table": self._table.setup.id})
        async with self._sending:
            await self._socket.send_data(encode(message))
