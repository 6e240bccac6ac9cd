"""A table: the game folded from its log, what adds to the log, and what each seat may see."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import TypeVar

from schatzkiste.core import Refusal, State, UnknownAction, seed_hash
from schatzkiste.course import Course, Step
from schatzkiste.games import game
from schatzkiste.record import Record
from schatzkiste.server.messages import (
    Because,
    EventInfo,
    LogEntry,
    Problem,
    RefusalInfo,
    Refused,
    SeatInfo,
    TableSummary,
    Update,
)
from schatzkiste.server.problems import Trouble, problem
from schatzkiste.server.sheets import Entry, Played, Sheet, TakenBack
from schatzkiste.server.store import NotSaved, Store

Answer = TypeVar("Answer")
Listener = Callable[[Problem | None], None]


class Table:
    """A game under way.

    `seq` counts the log's entries, undos included; the course has the actions that still stand.
    """

    def __init__(self, sheet: Sheet, store: Store) -> None:
        self.sheet = sheet
        self.game = game(sheet.game)
        if sheet.rules_version != self.game.rules_version:
            raise Trouble("old-rules", game=sheet.game, version=sheet.rules_version, current=self.game.rules_version)
        self.course = Course(self.game.new(sheet.players, sheet.seed, sheet.options))
        self.changed = sheet.created
        self.listeners: set[Listener] = set()
        self._standing = [0]  # how many actions stood after each number of entries
        self._untouched: list[int] = []  # how many actions each entry left as they were
        self._store = store
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[object]] = set()

    @property
    def state(self) -> State:
        """The position."""
        return self.course.state

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self._standing) - 1

    async def catch_up(self) -> None:
        """Fold in the entries that are in the store but not here yet."""
        self._fold(await self._store.entries(self.sheet.id, self.seq))

    async def act(self, seat: int, action: int, seq: int) -> Refused | Problem | None:
        """Do the action in the position after `seq` entries; None once it is accepted and safe."""
        return await self._to_the_end(self._act(seat, action, seq))

    async def undo(self, seat: int, seq: int) -> Problem | None:
        """Take back the seat's last action and what followed it; None once that is accepted and safe."""
        return await self._to_the_end(self._undo(seat, seq))

    def why(self, seat: int, action: int) -> Because | Problem:
        """Why the seat may not do the action now."""
        try:
            refusal = self.state.why_not(action, seat)
        except UnknownAction:
            return problem("unknown-action")
        return Because(action, self.seq, None if refusal is None else refusal_info(refusal))

    def undo_depth(self, seat: int | None) -> int:
        """How far back the seat's own last action is, if the seat may take it back now; otherwise 0.

        That is free while the seat is still asked beside others, and while nobody has acted or learned anything since.
        Beyond that people would have to be asked; bots always consent. The end of the game shows the seed, so nothing
        is taken back after it.
        """
        back = self.course.back_to_own(seat)
        if not back or self.state.is_over:
            return 0
        if self.course.is_beside(seat, back):
            return back
        people = {place for place, chair in enumerate(self.sheet.seats) if chair.bot is None and place != seat}
        if people.intersection(step.move.seat for step in self.course.steps[-back:]):
            return 0
        return back if self.course.is_free(back) or not people else 0

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens."""
        found = key_hash(key)
        for seat, chair in enumerate(self.sheet.seats):
            if chair.key_hash is not None and compare_digest(chair.key_hash, found):
                return seat
        return None

    def bot_to_act(self) -> int | None:
        """The first seat to act that a bot sits on."""
        return next((seat for seat in self.state.to_act if self.sheet.seats[seat].bot is not None), None)

    @property
    def is_asking_in_secret(self) -> bool:
        """Whether only bots are asked, and some of them in secret; the others must not notice that anyone is."""
        asked = self.state.to_act
        is_secret = self.state.known_to_act(None) != asked
        return is_secret and all(self.sheet.seats[seat].bot is not None for seat in asked)

    def tell(self, trouble: Problem | None) -> None:
        """Tell everyone at the table about a problem, or (None) that something changed."""
        for listener in list(self.listeners):
            listener(trouble)

    def update_for(self, seat: int | None, since: int) -> Update:
        """The table as the seat (None: a spectator) may see it, for a client that knows `since` entries."""
        state = self.state
        log_from = min([self._standing[since], *self._untouched[since:]]) if 0 <= since <= self.seq else 0
        return Update(
            seq=self.seq,
            seat=seat,
            seats=self._seats(),
            game=self.game.id,
            options=state.settings,
            seed_hash=seed_hash(state.seed),
            seed=state.seed if state.is_over else None,
            to_act=list(state.known_to_act(seat)),
            legal=[] if seat is None else state.legal_actions(seat),
            scores=state.scores(),
            winners=list(state.winners()),
            over=state.is_over,
            undo=self.undo_depth(seat),
            log_from=log_from,
            log=[log_entry(step, seat) for step in self.course.steps[log_from:]],
            view=state.view(seat),
        )

    def summary_for(self, seat: int) -> TableSummary:
        """The table in one line for a person who sits there."""
        return TableSummary(
            table=self.sheet.id,
            game=self.game.id,
            seats=self._seats(),
            seat=seat,
            your_turn=seat in self.state.to_act,
            over=self.state.is_over,
            moves=len(self.course.steps),
            changed=self.changed,
        )

    def record(self) -> Record:
        """The finished game; before its end a record would tell what others did in secret."""
        if not self.state.is_over:
            raise Trouble("not-over")
        names = [chair.name or chair.bot or f"Player {seat}" for seat, chair in enumerate(self.sheet.seats, start=1)]
        return Record.of(self.state, self.course.moves(), names)

    def _seats(self) -> list[SeatInfo]:
        return [SeatInfo(chair.name, chair.bot) for chair in self.sheet.seats]

    async def _act(self, seat: int, action: int, seq: int) -> Refused | Problem | None:
        async with self._lock:
            if not self._is_asked_the_same(seat, seq):
                return problem("stale")
            try:
                refusal = self.state.why_not(action, seat)
            except UnknownAction:
                return problem("unknown-action")
            if refusal is not None:
                return Refused(action, self.seq, refusal_info(refusal))
            return await self._append(Played(seat, self.game.notation(action), time.time()))

    def _is_asked_the_same(self, seat: int, seq: int) -> bool:
        """Whether the seat decides now what it decided after `seq` entries; others asked too may have answered."""
        if not 0 <= seq < self.seq:
            return seq == self.seq
        later = self.course.steps[self._standing[seq] :]
        if len(later) != self.seq - seq:  # something was taken back
            return False
        then = later[0].before
        return (
            all(step.move.seat != seat and seat in step.before.to_act for step in later)
            and then.phase == self.state.phase
            and then.legal_actions(seat) == self.state.legal_actions(seat)
        )

    async def _undo(self, seat: int, seq: int) -> Problem | None:
        async with self._lock:
            if seq != self.seq:
                return problem("stale")
            depth = self.undo_depth(seat)
            if not depth:
                return problem("no-undo")
            return await self._append(TakenBack(seat, depth, time.time()))

    async def _append(self, entry: Entry) -> Problem | None:
        try:
            is_ours = await self._store.append(self.sheet.id, self.seq, entry)
        except NotSaved:
            return problem("not-saved")
        if not is_ours:  # another process was faster
            await self.catch_up()
            return problem("stale")
        self._fold([entry])
        return None

    def _fold(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if isinstance(entry, TakenBack):
                self._untouched.append(len(self.course.steps) - entry.undo)
                self.course.take_back(entry.seat, entry.undo)
            else:
                self._untouched.append(len(self.course.steps))
                self.course.act(entry.seat, self.game.parse(entry.notation))
            self._standing.append(len(self.course.steps))
            self.changed = entry.at
        self.tell(None)

    async def _to_the_end(self, work: Coroutine[object, object, Answer]) -> Answer:
        """Finish even if the client that asked has gone: what is on disk must be folded in."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


def key_hash(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """A refusal as it travels."""
    return RefusalInfo(refusal.code, refusal.rule, refusal.args)


def log_entry(step: Step, seat: int | None) -> LogEntry:
    """A step as it travels; who did it, and what, might be a secret beyond what its events tell."""
    events = [EventInfo(event.code, event.args()) for event in step.events_for(seat)]
    return LogEntry(step.move.notation if step.move.seat == seat else None, events)
