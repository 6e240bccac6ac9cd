"""A table: the game folded from its log, what adds to the log, and what each seat may see."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import Final, Literal, TypeVar

from schatzkiste.core import Event, OtherRules, Refusal, State, UnknownAction, seed_hash
from schatzkiste.games import game
from schatzkiste.history import NEVER, History, Step
from schatzkiste.record import Record
from schatzkiste.server.ending import ending_message
from schatzkiste.server.messages import (
    Because,
    Ending,
    EventInfo,
    LogEntry,
    Problem,
    RefusalInfo,
    Refused,
    SeatInfo,
    TableSummary,
    Update,
)
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import ActionEntry, Entry, StoredSummary, TableSetup, UndoEntry
from schatzkiste.server.summary import first_summary, next_summary

Answer = TypeVar("Answer")
Listener = Callable[[Problem | None], None]
Held = Literal["held"]

HELD: Final[Held] = "held"
LONGEST_HOLD = 60.0


class Table:
    """A game under way, by the rules of today if these give the same game as those it was made by.

    `seq` counts the log's entries, undos included; the history has the actions that still stand.
    """

    def __init__(self, setup: TableSetup, store: Store) -> None:
        self.setup = setup
        self.game = game(setup.game)
        if setup.rules_version > self.game.rules_version:
            raise OtherRules(f"made by version {setup.rules_version} of the rules")
        self.history = History(self.game.new(setup.players, setup.seed, setup.options))
        self.summary = first_summary(setup, self.state)
        self.listeners: set[Listener] = set()
        self._standing = [0]  # how many actions stood after each number of entries
        self._untouched: list[int] = []  # how many actions each entry left as they were
        self._taken_back = [0] * setup.players  # how often each seat took back beyond what was hidden then
        self._ending: Ending | None = None  # worked out once
        self._wiped = [NEVER]  # which step had last wiped the log after each number of entries
        self._store = store
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[object]] = set()
        self._change = asyncio.Event()  # set by the next change, then replaced
        self._holding: set[int] = set()  # the seats of which an action is held
        self.is_removed = False

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self._standing) - 1

    async def catch_up(self) -> None:
        """Fold in the entries that are in the store but not here yet."""
        async for entries in self._store.entries(self.setup.id, self.seq):
            self._fold(entries)

    async def act(self, seat: int, notation: str, seq: int) -> Refused | Problem | None:
        """Do the action in the position after `seq` entries; None once it is accepted and safe.

        A seat may see its next question while others are asked in secret. Its action is then held until they have
        answered, because a refusal would tell of their question.
        """
        return await self._to_the_end(self._act(seat, notation, seq))

    async def undo(self, seat: int, seq: int) -> Problem | None:
        """Take back the seat's last action and what followed it; None once that is accepted and safe."""
        return await self._to_the_end(self._undo(seat, seq))

    def why(self, seat: int, notation: str) -> Because | Problem:
        """Why the seat may not do the action now."""
        try:
            action = self.game.parse(notation)
        except UnknownAction:
            return problem("unknown-action")
        refusal = self.state.why_not(action, seat)
        return Because(self.game.notation(action), self.seq, None if refusal is None else refusal_info(refusal))

    def undo_depth(self, seat: int | None) -> int:
        """How far back the seat's own last action is, if the seat may take it back now; otherwise 0.

        That is free while the seat is still asked beside others, and while nobody has acted or learned anything since.
        Beyond that people would have to be asked; bots always consent. The end of the game shows the seed, so nothing
        is taken back after it.
        """
        back = self.history.back_to_own(seat)
        if not back or self.state.is_over:
            return 0
        if self.history.is_beside(seat, back):
            return back
        people = {other for other, stored in enumerate(self.setup.seats) if stored.bot is None and other != seat}
        if people.intersection(step.taken.seat for step in self.history.steps[-back:]):
            return 0
        return back if self.history.is_free(back) or not people else 0

    async def remove(self) -> None:
        """Clear the table away for good, with its log; whoever is still there is told that it is gone."""
        async with self._lock:
            await self._store.remove(self.setup.id)
            self.is_removed = True
        self.tell(problem("unknown-table"))

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens."""
        return seat_of(self.setup, key)

    def bot_to_act(self) -> int | None:
        """The first seat to act that a bot sits on."""
        return next((seat for seat in self.state.to_act if self.setup.seats[seat].bot is not None), None)

    @property
    def is_asking_in_secret(self) -> bool:
        """Whether only bots are asked, and some of them in secret; the others must not notice that anyone is."""
        asked = self.state.to_act
        is_secret = self.state.known_to_act(None) != asked
        return is_secret and all(self.setup.seats[seat].bot is not None for seat in asked)

    def tell(self, wrong: Problem | None) -> None:
        """Tell everyone at the table about a problem, or (None) that something changed."""
        for listener in list(self.listeners):
            listener(wrong)

    def update_for(self, seat: int | None, since: int) -> Update:
        """The table as the seat (None: a spectator) may see it, for a client that knows `since` entries."""
        state = self.state
        log_from = self._first_changed(since) if 0 <= since <= self.seq else 0
        return Update(
            seq=self.seq,
            seat=seat,
            seats=self._seats(),
            game=self.game.id,
            options=state.settings,
            seed_hash=seed_hash(state.seed),
            seed=state.seed if state.is_over else None,
            to_act=list(state.known_to_act(seat)),
            legal=[] if seat is None else [self.game.notation(action) for action in state.legal_actions(seat)],
            scores=state.scores(),
            winners=list(state.winners()),
            over=state.is_over,
            undo=self.undo_depth(seat),
            log_from=log_from,
            log=[
                log_entry(step.taken.notation if step.taken.seat == seat else None, events)
                for step, events in zip(
                    self.history.steps[log_from:], self.history.log_for(seat, log_from), strict=True
                )
            ],
            view=state.view(seat),
            ending=self.ending() if state.is_over else None,
        )

    def ending(self) -> Ending:
        """What is told of the finished game."""
        if self._ending is None:
            self._ending = ending_message(self.history.summary(), self._taken_back)
        return self._ending

    def summary_for(self, seat: int) -> TableSummary:
        """The table in one line for a person who sits there."""
        state = self.state
        return TableSummary(
            table=self.setup.id,
            game=self.game.id,
            seats=self._seats(),
            seat=seat,
            your_turn=seat in state.known_to_act(seat),
            over=state.is_over,
            scores=state.scores() if state.is_over else [],
            winners=list(state.winners()),
            changed=self.summary.changed,
        )

    def record(self) -> Record:
        """The finished game; before its end a record would tell what others did in secret."""
        if not self.state.is_over:
            raise RequestError("not-over")
        names = [seat.name or seat.bot or f"Player {number}" for number, seat in enumerate(self.setup.seats, start=1)]
        return Record.of(self.state, self.history.actions(), names)

    def _first_changed(self, since: int) -> int:
        """The first step that is new, or is told otherwise, to a client that knows so many entries."""
        first = min([self._standing[since], *self._untouched[since:]])
        then, now = self._wiped[since], self._wiped[self.seq]
        return first if then == now else max(0, min(first, then, now))

    def _seats(self) -> list[SeatInfo]:
        pieces = self.game.pieces(self.setup.players, self.setup.options)
        return [SeatInfo(seat.name, seat.bot, own) for seat, own in zip(self.setup.seats, pieces, strict=True)]

    async def _act(self, seat: int, notation: str, seq: int) -> Refused | Problem | None:
        try:
            action = self.game.parse(notation)
        except UnknownAction:
            return problem("unknown-action")
        change = self._change
        answer = await self._try(seat, action, seq)
        if answer != HELD:
            return answer
        if seat in self._holding:
            return problem("stale")
        self._holding.add(seat)
        until = asyncio.get_running_loop().time() + LONGEST_HOLD
        try:
            while answer == HELD:
                async with asyncio.timeout_at(until):
                    await change.wait()
                change = self._change
                answer = await self._try(seat, action, seq)
        except TimeoutError:
            return problem("stale")
        finally:
            self._holding.discard(seat)
        return answer

    async def _try(self, seat: int, action: int, seq: int) -> Refused | Problem | Held | None:
        """Do the action, or say why not, or that it has to be held."""
        async with self._lock:
            if self.is_removed:
                return problem("unknown-table")
            if not self._is_asked_the_same(seat, seq):
                return problem("stale")
            refusal = self.state.why_not(action, seat)
            if refusal is not None:
                return Refused(self.game.notation(action), self.seq, refusal_info(refusal))
            if seat not in self.state.to_act:
                return HELD
            return await self._append(ActionEntry(seat, self.game.notation(action), time.time()))

    def _is_asked_the_same(self, seat: int, seq: int) -> bool:
        """Whether the seat decides now what it decided after `seq` entries.

        Since then others may have answered, asked beside the seat, or in secret without anything that it saw.
        """
        if not 0 <= seq < self.seq:
            return seq == self.seq
        later = self.history.steps[self._standing[seq] :]
        if len(later) != self.seq - seq:  # something was taken back
            return False
        question = self.state.question_for(seat)
        return all(leaves_alone(step, seat, question) for step in later)

    async def _undo(self, seat: int, seq: int) -> Problem | None:
        async with self._lock:
            if self.is_removed:
                return problem("unknown-table")
            if seq != self.seq:
                return problem("stale")
            depth = self.undo_depth(seat)
            if not depth:
                return problem("no-undo")
            return await self._append(UndoEntry(seat, depth, time.time()))

    async def _append(self, entry: Entry) -> Problem | None:
        try:
            is_ours = await self._store.append(self.setup.id, self.seq, entry, self._summary_after(entry))
        except NotSaved:
            return problem("not-saved")
        if not is_ours:  # another process was faster
            await self.catch_up()
            return problem("stale")
        self._fold([entry])
        return None

    def _summary_after(self, entry: Entry) -> StoredSummary:
        """The summary that the table will have once the entry is folded in."""
        history = self.history.copy()
        fold_into(history, entry)
        return next_summary(self.setup, self.summary, history, entry)

    def _fold(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if isinstance(entry, UndoEntry):
                self._untouched.append(len(self.history.steps) - entry.undo)
                self._taken_back[entry.seat] += not self.history.is_free(entry.undo)
            else:
                self._untouched.append(len(self.history.steps))
            fold_into(self.history, entry)
            self._standing.append(len(self.history.steps))
            self._wiped.append(self.history.wiped)
            self.summary = next_summary(self.setup, self.summary, self.history, entry)
        self._change.set()
        self._change = asyncio.Event()
        self.tell(None)

    async def _to_the_end(self, work: Coroutine[object, object, Answer]) -> Answer:
        """Finish even if the client that asked has gone: what is on disk must be folded in."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


def fold_into(history: History, entry: Entry) -> None:
    """Do what the entry tells."""
    if isinstance(entry, UndoEntry):
        history.take_back(entry.seat, entry.undo)
    else:
        history.act(entry.seat, history.state.game.parse(entry.notation))


def key_hash(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


def seat_of(setup: TableSetup, key: str) -> int | None:
    """The seat of the table that the key opens."""
    found = key_hash(key)
    for seat, stored in enumerate(setup.seats):
        if stored.key_hash is not None and compare_digest(stored.key_hash, found):
            return seat
    return None


def leaves_alone(step: Step, seat: int, question: int) -> bool:
    """Whether the step was another's, when the seat was asked this, and either beside it or unseen by the seat."""
    before = step.before
    if step.taken.seat == seat or before.question_for(seat) != question:
        return False
    return seat in before.to_act or not step.events_for(seat)


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """A refusal as it travels."""
    return RefusalInfo(refusal.code, refusal.rule, refusal.args)


def log_entry(notation: str | None, events: list[Event]) -> LogEntry:
    """A step as it travels; who did it, and what, might be a secret beyond what its events tell."""
    return LogEntry(notation, [EventInfo(event.code, event.args()) for event in events])
