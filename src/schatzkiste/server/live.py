"""A client at a table: its messages are answered, and every change is sent as it may see it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from schatzkiste.server.admission import admitted
from schatzkiste.server.codes import key_hash, seat_by_hash
from schatzkiste.server.frames import send_at_once
from schatzkiste.server.lobby import Lobby
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Act, AskHint, FromClient, Hello, Look, Thinking, ToClient, Undo, Why
from schatzkiste.server.metrics import Metrics
from schatzkiste.server.paces import Paces
from schatzkiste.server.party_messages import Again, Arrange, AskUndo, Leave, Say, Welcome
from schatzkiste.server.past import Reader
from schatzkiste.server.presence import device_id
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.seating import answer_person, said
from schatzkiste.server.table import News, Table

Socket = WebSocket[None, None, State]

logger = logging.getLogger(__name__)

LONGEST_MESSAGE = 4096
HELLO_WITHIN = 10.0
NO_HELLO = 4408
UNTOLD = -1
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
        await Client(socket, await lobby.find(table_id), lobby, metrics).stay()
    except RequestError as error:
        await socket.send_data(encode(error.problem))
        await socket.close(NO_TABLE)
    except Exception:
        logger.exception("failure", extra={"table": table_id})
        await socket.send_data(encode(problem("server-trouble")))
        await socket.close(FAILURE)


class Client:
    """Someone connected to a table, on a seat or as a spectator."""

    def __init__(self, socket: Socket, table: Table, lobby: Lobby, metrics: Metrics) -> None:
        self._socket = socket
        self._table = table
        self._lobby = lobby
        self._metrics = metrics
        self._seat: int | None = None
        self._key_hash: str | None = None
        self._people = UNTOLD  # after how many changes about the people they were told
        self._told = 0  # how many lines of talk it was told
        self._last_people = ""  # the last message about the people, without talk
        self._paces = Paces()  # of whoever watches; who sits there has one pace on all lines
        self._since = 0
        self._has_view = False
        self._reader = Reader(table)
        self._said_hello = False
        self._changed = asyncio.Event()
        self._trouble: News = None  # what is to be told after the update
        self._sending = asyncio.Lock()
        self._advising: asyncio.Task[None] | None = None
        self._hint_wanted: int | None = None
        self._send_at_once = send_at_once(socket.scope)

    async def stay(self) -> None:
        """Talk until the client goes."""
        if self._table.is_removed:
            raise RequestError("unknown-table")
        self._table.listeners.add(self._listen)
        try:
            async with asyncio.TaskGroup() as tasks:
                updates = tasks.create_task(self._send_updates())
                await self._answer_messages(tasks)
                updates.cancel()
        except* (WebSocketDisconnect, OSError):
            pass
        finally:
            self._table.listeners.discard(self._listen)
            self._table.spectators.discard(self._listen)
            if self._said_hello:
                self._table.present.go(self._device)
                self._table.note_presence()

    def _listen(self, news: News) -> None:
        self._trouble = news
        if not self._is_served_at_once():
            self._changed.set()

    def _is_served_at_once(self) -> bool:
        """Whether there is nothing but an update to be sent, and it could be sent now, as is usual."""
        has_more = self._trouble is not None or self._table.is_removed or not self._said_hello or self._misses_people
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
            if not self._said_hello and not self._table.is_removed:
                continue
            unwelcome = await self._send_people() if self._misses_people and not self._table.is_removed else None
            if unwelcome is not None:
                await self._send(unwelcome)
                await self._socket.close(NO_TABLE)
                return
            if self._is_behind and not self._table.is_removed:
                await self._send_update()
            if self._misses_people and not self._table.is_removed:
                self._changed.set()  # while the client was waited for, the people changed, and perhaps its seat
                continue
            if (trouble := self._trouble) is not None and self._may_know(trouble):
                self._trouble = None
                await self._send(trouble)
            if self._reader.is_waiting and not self._table.is_removed:
                await self._send(self._reader.answer(self._seat))
            if self._table.is_removed:
                await self._socket.close(NO_TABLE)
                return

    @property
    def _is_behind(self) -> bool:
        """Whether the client could notice something that it was not sent."""
        if not self._table.party.started:
            return False
        return not self._has_view or self._since != self._table.seq_for(self._seat)

    @property
    def _people_now(self) -> int:
        """What changed about the people that this client is told of."""
        return self._table.party_changes if self._seat is None else self._table.people_changes

    @property
    def _misses_people(self) -> bool:
        return self._people != self._people_now

    @property
    def _device(self) -> str | None:
        return None if self._key_hash is None else device_id(self._key_hash)

    def _find_seat(self) -> Problem | None:
        """Find the client's seat, which may be another one now, or tell why it is not welcome any more."""
        if self._key_hash is None:
            return None if self._table.setup.manners.watching else problem("no-watching")
        seat = seat_by_hash(self._table.setup, self._key_hash)
        if seat != self._seat:
            self._seat, self._has_view, self._people = seat, False, UNTOLD
        return None if seat is not None else problem("signed-out")

    async def _send_people(self) -> Problem | None:
        """Tell of the people, unless nothing has changed for this client: what others want in secret is no news.

        A client that does not read is waited for, so whose seat it has is found out when its turn has come: nobody is
        sent what belongs to a seat that they have left meanwhile.
        """
        async with self._sending:
            if (unwelcome := self._find_seat()) is not None:
                return unwelcome
            self._people = self._people_now
            told, self._told = self._told, self._table.party.told
            silent = self._table.people_picture.encoded(self._seat, self._told)
            if told != self._told or silent != self._last_people:
                self._last_people = silent
                await self._socket.send_data(self._table.people_picture.encoded(self._seat, told))
        return None

    async def _send_update(self) -> None:
        """Send what changed, unless the people did as well meanwhile, who are told of first."""
        async with self._sending:
            if self._misses_people:
                return
            update = self._table.encoded_update(self._seat, self._since, self._has_view)
            self._since, self._has_view = self._table.seq_for(self._seat), True
            await self._socket.send_data(update.text)

    def _may_know(self, trouble: Problem | Thinking) -> bool:
        """Whether the client may hear of it: that a bot is asked again, only if it knows the seat to be asked."""
        return isinstance(trouble, Problem) or trouble.seat in self._table.state.known_to_act(self._seat)

    async def _answer_messages(self, tasks: asyncio.TaskGroup) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while not self._said_hello:
                    await self._answer_next(tasks)
        except TimeoutError:
            await self._send(problem("hello-first"))
            await self._socket.close(NO_HELLO)
            return
        while True:
            await self._answer_next(tasks)

    async def _answer_next(self, tasks: asyncio.TaskGroup) -> None:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has gone")
        try:
            answer = await self._answer(event.get("text"), tasks)
        except Exception:
            logger.exception("failure", extra={"table": self._table.id})
            answer = problem("server-trouble")
        if answer is not None:
            await self._reply(answer)

    async def _reply(self, answer: ToClient) -> None:
        await self._send(answer)
        if isinstance(answer, Welcome):
            self._listen(self._table.trouble)
        elif isinstance(answer, Problem) and answer.code == "stale":
            self._has_view = False  # it waits for the present, even if that was sent a moment ago
            self._changed.set()

    async def _answer(self, text: str | None, tasks: asyncio.TaskGroup) -> ToClient | None:
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
        if self._misses_people and (unwelcome := self._find_seat()) is not None:
            return unwelcome
        if isinstance(message, Look):
            self._reader.wish(message)
            self._changed.set()
            return None
        if self._seat is None:
            return await self._hear_spectator(message)
        match message:
            case Act() | Why() | Undo() | AskHint() if not self._table.party.started:
                return problem("not-started")
            case Act() | Undo() | AskUndo() if self._table.party.seats[self._seat].cover is not None:
                return problem("bot-plays")
            case Act(action, seq):
                return await self._counted(self._table.act(self._seat, action, seq, still=self._sits_on(self._seat)))
            case Why(action):
                return self._table.why(self._seat, action)
            case AskHint(seq):
                self._hint_wanted = seq
                if self._advising is None or self._advising.done():
                    self._advising = tasks.create_task(self._advise(self._seat))
                return None
            case Undo(seq):
                return await self._counted(self._table.undo(self._seat, seq, self._sits_on(self._seat)))
            case Again():
                return await self._lobby.rematch(self._table, self._seat)
        assert self._key_hash is not None
        if isinstance(message, Leave):
            return await self._lobby.leave(self._table, self._key_hash)
        answer = await answer_person(self._table, self._key_hash, message)
        if isinstance(message, Arrange) and answer is None and self._table.setup.manners.listed:
            await self._lobby.tables.show_to_everyone(self._table.id)
        return answer

    def _sits_on(self, seat: int) -> Callable[[], bool]:
        """Tells, when its turn has come, whether the client still has the seat for which it wanted something."""
        return lambda: self._key_hash is not None and seat_by_hash(self._table.setup, self._key_hash) == seat

    async def _advise(self, seat: int) -> None:
        """Give a hint, one at a time; meanwhile the client may go on, and of those it asks for then the last counts."""
        while (seq := self._hint_wanted) is not None:
            self._hint_wanted = None
            answer = await self._lobby.advise(self._table, seat, seq)
            if self._find_seat() is None and self._seat == seat:
                await self._reply(answer)

    async def _hear_spectator(self, message: FromClient) -> Problem | None:
        """Who watches may only talk, and only where people agreed on it."""
        if not isinstance(message, Say):
            return problem("no-seat")
        if not self._table.setup.manners.spectators_talk:
            return problem("no-talk")
        if not self._paces.may(None, message):
            return problem("too-fast")
        return await self._table.add(lambda party: said(party, None, message, time.time()))

    async def _counted(self, under_way: Awaitable[ToClient | None]) -> ToClient | None:
        """The answer to an action, counted with the time it took."""
        began = time.perf_counter()
        answer = await under_way
        self._metrics.action(accepted=answer is None, seconds=time.perf_counter() - began)
        return answer

    def _greet(self, hello: Hello) -> Problem | Welcome:
        if self._said_hello:
            return problem("hello-again")
        table = self._table
        try:
            self._seat = admitted(table, hello.key)
        except RequestError as error:
            return error.problem
        self._key_hash = None if hello.key is None else key_hash(hello.key)
        self._since = hello.since
        self._said_hello = True
        if self._seat is None:
            table.listeners.discard(self._listen)
            table.spectators.add(self._listen)
        table.present.come(self._device)
        table.note_presence()
        return Welcome(time.time())

    async def _send(self, message: ToClient) -> None:
        if isinstance(message, Problem):
            logger.info("problem", extra={"code": message.code, "table": self._table.id})
        async with self._sending:
            await self._socket.send_data(encode(message))
