"""A table: the game folded from its log, what adds to the log, and what each seat may see."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from hashlib import sha256
from hmac import compare_digest
from typing import Final, Literal, TypeVar

from schatzkiste.core import OtherRules, Refusal, State, UnknownAction
from schatzkiste.games import game
from schatzkiste.history import Foreseen, History, Step
from schatzkiste.record import Record
from schatzkiste.server.ending import ending_message
from schatzkiste.server.frames import Encoded
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Ending, RefusalInfo, Refused, TableSummary, Thinking, Update
from schatzkiste.server.picture import Picture
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.spectators import Spectators
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import ActionEntry, Entry, StoredSummary, TableSetup, UndoEntry
from schatzkiste.server.summary import seats_of, summary_of, told_to
from schatzkiste.server.viewpoint import Viewpoint

Answer = TypeVar("Answer")
News = Problem | Thinking | None
"""What is wrong at a table; None: it has changed, and whatever was wrong is over."""
Listener = Callable[[News], None]
Held = Literal["held"]

HELD: Final[Held] = "held"
LONGEST_HOLD = 60.0
MOST_UNDOS = 500
"""How often a seat may take something back in a game, so that no log grows without end."""


class Table:
    """A game under way, by the rules of today if these give the same game as those it was made by.

    `entries` counts the log as it is stored. Whoever sits or watches here gets other numbers: see Viewpoint.
    """

    def __init__(self, setup: TableSetup, store: Store) -> None:
        self.setup = setup
        self.game = game(setup.game)
        if setup.rules_version > self.game.rules_version:
            raise OtherRules(f"made by version {setup.rules_version} of the rules")
        self.history = History(self.game.new(setup.players, setup.seed, setup.options))
        self.entries = 0
        self._changed = setup.created
        self.listeners: set[Listener] = set()
        self.spectators: Spectators[News] = Spectators()
        self.seats = seats_of(self.game, setup, self.state.settings)
        self.is_removed = False
        self.trouble: News = None  # what is wrong now, for those who come later
        self._viewpoints: dict[int | None, Viewpoint] = {
            seat: Viewpoint(seat, self.history, setup.created) for seat in (None, *range(setup.players))
        }
        self._pictures = {seat: Picture(self, viewpoint) for seat, viewpoint in self._viewpoints.items()}
        self._undos = [0] * setup.players
        self._taken_back = [0] * setup.players  # how often each seat took back beyond what was hidden then
        self._ending: Ending | None = None  # worked out once
        self._store = store
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[object]] = set()
        self._change = asyncio.Event()  # set by the next change, then replaced
        self._holding: set[int] = set()  # the seats of which an action is held

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    def seq_for(self, seat: int | None) -> int:
        """How many changes the seat (None: a spectator) has noticed."""
        return self._viewpoints[seat].seq

    async def catch_up(self) -> None:
        """Fold in the entries that are in the store but not here yet."""
        async with self._lock:
            await self._catch_up()

    async def act(self, seat: int, notation: str, seq: int, stand_in: bool = False) -> Refused | Problem | None:
        """Do the action in the position after the seat had noticed `seq` changes; None once it is accepted and safe.

        A seat may see its next question while others are asked in secret. Its action is then held until they have
        answered, because a refusal would tell of their question.
        """
        return await self._to_the_end(self._act(seat, notation, seq, stand_in))

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
        told = None if refusal is None else refusal_info(refusal)
        return Because(self.game.notation(action), self.seq_for(seat), told)

    def undo_depth(self, seat: int | None) -> int:
        """How far back the seat's own last action is, if the seat may take it back now; otherwise 0.

        That is free while the seat is still asked beside others, and while nobody has acted or learned anything since,
        as far as the seat can tell. Beyond that people would have to be asked; bots always consent. The end of the
        game shows the seed, so nothing is taken back after it.
        """
        history = self.history
        back = history.back_to_own(seat)
        if seat is None or not back or self.state.is_over or self._undos[seat] >= MOST_UNDOS:
            return 0
        if history.is_beside(seat, back):
            return back
        people = {other for other, stored in enumerate(self.setup.seats) if stored.bot is None and other != seat}
        since = range(len(history.steps) - back, len(history.steps))
        if any(history.steps[place].taken.seat in people and history.is_in_sight(place, seat) for place in since):
            return 0
        return back if history.is_free(back) or not people else 0

    def undo_count(self, seat: int | None) -> int:
        """How many steps, of those it noticed, the seat may take back now."""
        depth = self.undo_depth(seat)
        return self._viewpoints[seat].count_since(len(self.history.steps) - depth) if depth else 0

    async def remove(self) -> None:
        """Clear the table away for good, with its log; whoever is still there is told that it is gone."""
        async with self._lock:
            await self._store.remove(self.setup.id)
            self.is_removed = True
        self.tell(problem("unknown-table"))

    def let_go(self) -> None:
        """Give the memory back at once, now that nobody is here, not when the collector comes by."""
        self.listeners.clear()
        self._pictures.clear()

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens."""
        return seat_of(self.setup, key)

    def bot_to_act(self) -> int | None:
        """The first seat to act that a bot sits on."""
        return next((seat for seat in self.state.to_act if self.setup.seats[seat].bot is not None), None)

    def tell(self, news: News) -> None:
        """Tell everyone at the table what is wrong, or (None) that something changed."""
        self.trouble = news
        for listener in list(self.listeners):
            listener(news)
        self.spectators.tell(news)

    def update_for(self, seat: int | None, since: int) -> Update:
        """The table as the seat (None: a spectator) may see it, for a client that knows `since` changes."""
        return self._pictures[seat].update(since, None)

    def encoded_update(self, seat: int | None, since: int, has_view: bool) -> Encoded:
        """The update as it travels; a client that has the view after `since` changes is told what changed in it."""
        return self._pictures[seat].encoded(since, has_view)

    def ending(self) -> Ending:
        """What is told of the finished game."""
        if self._ending is None:
            self._ending = ending_message(self.history.summary(), self._taken_back)
        return self._ending

    @property
    def summary(self) -> StoredSummary:
        """The table in one line, as it is stored."""
        changed = [self._viewpoints[seat].changed for seat in range(self.setup.players)]
        return summary_of(self.setup, self.state, self._changed, changed)

    def summary_for(self, seat: int) -> TableSummary:
        """The table in one line for a person who sits there."""
        return told_to(seat, self.setup, self.summary, self.seats)

    def record(self) -> Record:
        """The finished game; before its end a record would tell what others did in secret."""
        if not self.state.is_over:
            raise RequestError("not-over")
        names = [seat.name or seat.bot or f"Player {number}" for number, seat in enumerate(self.setup.seats, start=1)]
        return Record.of(self.state, self.history.actions(), names)

    async def _act(self, seat: int, notation: str, seq: int, stand_in: bool) -> Refused | Problem | None:
        try:
            action = self.game.parse(notation)
        except UnknownAction:
            return problem("unknown-action")
        change = self._change
        answer = await self._try(seat, action, seq, stand_in)
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
                answer = await self._try(seat, action, seq, stand_in)
        except TimeoutError:
            return problem("stale")
        finally:
            self._holding.discard(seat)
        return answer

    async def _try(self, seat: int, action: int, seq: int, stand_in: bool) -> Refused | Problem | Held | None:
        """Do the action, or say why not, or that it has to be held."""
        async with self._lock:
            while True:
                if self.is_removed:
                    return problem("unknown-table")
                if not self._is_asked_the_same(seat, seq):
                    return problem("stale")
                refusal = self.state.why_not(action, seat)
                if refusal is not None:
                    return Refused(self.game.notation(action), self.seq_for(seat), refusal_info(refusal))
                if seat not in self.state.to_act:
                    return HELD
                entry = ActionEntry(seat, self.game.notation(action), time.time(), stand_in)
                try:
                    if await self._append(entry):
                        return None
                except NotSaved:
                    return problem("not-saved")

    def _is_asked_the_same(self, seat: int, seq: int) -> bool:
        """Whether, since it had noticed `seq` changes, only others who were asked beside the seat have answered."""
        viewpoint = self._viewpoints[seat]
        if not 0 <= seq < viewpoint.seq:
            return seq == viewpoint.seq
        later = viewpoint.steps_since(seq)
        question = self.state.question_for(seat)
        return later is not None and all(leaves_alone(step, seat, question) for step in later)

    async def _undo(self, seat: int, seq: int) -> Problem | None:
        async with self._lock:
            if self.is_removed:
                return problem("unknown-table")
            while seq == self.seq_for(seat):
                depth = self.undo_depth(seat)
                if not depth:
                    return problem("no-undo")
                try:
                    if await self._append(UndoEntry(seat, depth, time.time())):
                        return None
                except NotSaved:
                    return problem("not-saved")
            return problem("stale")

    async def _append(self, entry: Entry) -> bool:
        """Add to the log; False if another process was faster, whose entries are then folded in."""
        foreseen = None if isinstance(entry, UndoEntry) else self._foresee(entry)
        summary = self._summary_after(entry, foreseen)
        if not await self._store.append(self.setup.id, self.entries, entry, summary):
            await self._catch_up()
            return False
        self._take(entry, foreseen)
        self._tell_change()
        return True

    async def _catch_up(self) -> None:
        async for entries in self._store.entries(self.setup.id, self.entries):
            for entry in entries:
                self._take(entry, None)
            if entries:
                self._tell_change()

    def _foresee(self, entry: ActionEntry) -> Foreseen:
        return self.history.foresee(entry.seat, self.game.parse(entry.notation), entry.stand_in)

    def _summary_after(self, entry: Entry, foreseen: Foreseen | None) -> StoredSummary:
        """The summary that the table will have once the entry is folded in."""
        seats = range(self.setup.players)
        if isinstance(entry, UndoEntry):
            first = len(self.history.steps) - entry.undo
            undone = self.history.steps[first:]
            history = self.history.copy()
            history.take_back(entry.seat, entry.undo)
            after = history.state
            noticed = [self._viewpoints[seat].notices_undo(history, first, undone) for seat in seats]
        else:
            step, after = foreseen or self._foresee(entry)
            noticed = [step.is_in_sight(seat, after) for seat in seats]
        changed = [entry.at if noticed[seat] else self._viewpoints[seat].changed for seat in seats]
        return summary_of(self.setup, after, entry.at, changed)

    def _take(self, entry: Entry, foreseen: Foreseen | None) -> None:
        """Fold an entry in."""
        if isinstance(entry, UndoEntry):
            self._take_undo(entry)
        else:
            self.history.adopt(foreseen or self._foresee(entry))
            for viewpoint in self._viewpoints.values():
                viewpoint.see_step(entry.at)
        self.entries += 1
        self._changed = entry.at

    def _take_undo(self, entry: UndoEntry) -> None:
        history = self.history
        first = len(history.steps) - entry.undo
        undone = history.steps[first:]
        self._undos[entry.seat] += 1
        self._taken_back[entry.seat] += not history.is_free(entry.undo)
        history.take_back(entry.seat, entry.undo)
        for viewpoint in self._viewpoints.values():
            viewpoint.see_undo(first, undone, entry.at)

    def _tell_change(self) -> None:
        self._change.set()
        self._change = asyncio.Event()
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


def seat_of(setup: TableSetup, key: str) -> int | None:
    """The seat of the table that the key opens."""
    found = key_hash(key)
    for seat, stored in enumerate(setup.seats):
        if stored.key_hash is not None and compare_digest(stored.key_hash, found):
            return seat
    return None


def leaves_alone(step: Step, seat: int, question: int) -> bool:
    """Whether the step was another's, when the seat was asked this beside it."""
    before = step.before
    return step.taken.seat != seat and before.question_for(seat) == question and seat in before.to_act


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """A refusal as it travels."""
    return RefusalInfo(refusal.code, refusal.rule, refusal.args)
