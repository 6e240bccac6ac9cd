"""A table: the game and its people folded from the log, what adds to the log, and what each seat may see."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from schatzkiste.core import OtherRules, Refusal, State, UnknownAction
from schatzkiste.games import game
from schatzkiste.history import Foreseen, History
from schatzkiste.server.answers import to_the_end
from schatzkiste.server.codes import seat_of
from schatzkiste.server.ending import ending_message
from schatzkiste.server.frames import Encoded
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Ending, RefusalInfo, Refused, TableSummary, Thinking
from schatzkiste.server.paces import Paces
from schatzkiste.server.party import Party, first_party, needs_new_deal
from schatzkiste.server.party_messages import Timing
from schatzkiste.server.party_picture import PartyPicture
from schatzkiste.server.past import Seated
from schatzkiste.server.picture import Picture
from schatzkiste.server.presence import Present
from schatzkiste.server.problems import problem
from schatzkiste.server.spectators import Spectators
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import ActionEntry, CopiedEntry, Entry, StoredSummary, TableSetup, UndoEntry
from schatzkiste.server.summary import seats_of, summary_of, told_to
from schatzkiste.server.timing import Clocks, Window, has_bot_reply, is_reply, timing_message, window_of
from schatzkiste.server.undoing import concerned, depth, free_depth, is_gone
from schatzkiste.server.viewpoint import Viewpoint
from schatzkiste.server.wanted import Held, Wanted, leaves_alone

News = Problem | Thinking | None
"""What is wrong at a table; None: it has changed, and whatever was wrong is over."""
Listener = Callable[[News], None]
Proposal = Callable[[Party], Entry | Problem | None]
"""What somebody wants to do, given the people as they are now: an entry, what is wrong with it, or nothing to do."""

LONGEST_HOLD = 60.0
PRESENCE_TOGETHER = 0.2
"""For how many seconds comings and goings are collected before people are told of them."""


class Table:
    """A game under way, or about to begin, by the rules of today if these give the same game as those it was made by.

    `entries` counts the log as it is stored. Whoever sits or watches here gets other numbers: see Viewpoint.
    `party_changes` counts what changed about the people in the log, `people_changes` also who came and went.
    """

    def __init__(self, setup: TableSetup, store: Store) -> None:
        self.id = setup.id
        self.game = game(setup.game)
        if setup.rules_version > self.game.rules_version:
            raise OtherRules(f"made by version {setup.rules_version} of the rules")
        self.party = first_party(setup)
        self.entries = 0
        self.people_changes = 0
        self.party_changes = 0
        self._changed = setup.created
        self._acted = False
        self.listeners: set[Listener] = set()
        self.spectators: Spectators[News] = Spectators()
        self.present = Present(self._announce)
        self.paces = Paces()
        self.is_removed = False
        self.trouble: News = None  # what is wrong now, for those who come later
        self._store = store
        self._lock = asyncio.Lock()
        self._change = asyncio.Event()  # set by the next change, then replaced
        self._holding: set[int] = set()  # the seats of which an action is held
        self.people_picture = PartyPicture(self)
        self._presence_timer: asyncio.TimerHandle | None = None
        self._deal(setup.created)

    def _deal(self, at: float, position: dict[str, Any] | None = None) -> None:
        """Lay out the game as it is agreed on now; a waiting table is laid out anew whenever that changes."""
        setup = self.setup
        self.history = History(self._dealt(position))
        self.seats = seats_of(self.game, setup, self.state.settings)
        self.seated = Seated(self.seats)
        self.clocks = Clocks(setup.manners, setup.players)
        self._viewpoints: dict[int | None, Viewpoint] = {
            seat: Viewpoint(seat, self.history, at) for seat in (None, *range(setup.players))
        }
        self._pictures = {seat: Picture(self, viewpoint) for seat, viewpoint in self._viewpoints.items()}
        self._undos = [0] * setup.players
        self._taken_back = [0] * setup.players  # how often each seat took back beyond what was hidden then
        self._ending: Ending | None = None  # worked out once for each end; that of practice can be taken back
        if self.party.started:
            self._start_clocks(None, at)

    def _dealt(self, position: dict[str, Any] | None) -> State:
        """The beginning of the game: a position from outside, or what is dealt by the seed."""
        if position is not None:
            return self.game.from_json(position)
        return self.game.new(self.setup.players, self.setup.seed, self.setup.options)

    @property
    def setup(self) -> TableSetup:
        """What is agreed on now."""
        return self.party.setup

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    def seq_for(self, seat: int | None) -> int:
        """How many changes the seat (None: a spectator) has noticed."""
        return self._viewpoints[seat].seq

    @property
    def is_open(self) -> bool:
        """Whether all hands may be seen: the game is over, or a record that is only shown."""
        return self.state.is_over or (self.party.started and not self.party.is_played)

    def viewpoint(self, seat: int | None) -> Viewpoint:
        """The log as the seat (None: a spectator) may count it."""
        return self._viewpoints[seat]

    async def catch_up(self) -> None:
        """Fold in the entries that are in the store but not here yet."""
        async with self._lock:
            await self._catch_up()

    async def act(
        self,
        seat: int,
        notation: str,
        seq: int,
        stand_in: bool = False,
        clock: bool = False,
        still: Callable[[], bool] = lambda: True,
    ) -> Refused | Problem | None:
        """Do the action in the position after the seat had noticed `seq` changes; None once it is accepted and safe.

        A seat may see its next question while others are asked in secret. Its action is then held until they have
        answered, because a refusal would tell of their question; among people it is held until the window closes.
        When it is done it must `still` be wanted, whatever has happened among the people meanwhile.
        """
        try:
            action = self.game.parse(notation)
        except UnknownAction:
            return problem("unknown-action")
        entry = ActionEntry(seat, self.game.notation(action), 0.0, stand_in, clock)
        return await to_the_end(self._act(Wanted(entry, action, seq, still)))

    async def add(self, proposal: Proposal) -> Problem | None:
        """Add what people do; None once it is accepted and safe, or there is nothing to do."""
        return await to_the_end(self._add(proposal))

    async def undo(self, seat: int, seq: int, still: Callable[[], bool] = lambda: True) -> Problem | None:
        """Take back the seat's last action and what followed it, if that is `still` wanted when its turn has come; None
        once that is accepted and safe."""
        return await to_the_end(self._undo(seat, seq, still))

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
        """How far back the seat's own last action is, if it may take that back now without asking; otherwise 0."""
        return free_depth(self.history, self.party, seat, self._undos)

    def depth_to_ask_for(self, seat: int) -> int:
        """How far back the seat's own last action is, if others may let it be taken back; otherwise 0."""
        return depth(self.history, self.party, seat, self._undos) if concerned(self.party, seat) else 0

    def may_ask_undo(self, seat: int | None) -> bool:
        """Whether the seat may ask the others to let it take something back, which is not free."""
        return seat is not None and not self.undo_depth(seat) and self.depth_to_ask_for(seat) > 0

    def undo_count(self, seat: int | None) -> int:
        """How many steps, of those it noticed, the seat may take back now."""
        depth = self.undo_depth(seat)
        return self.count_since(seat, len(self.history.steps) - depth) if depth else 0

    def count_since(self, seat: int | None, place: int) -> int:
        """How many of the steps from a place of the game on the seat (None: a spectator) has noticed."""
        return self._viewpoints[seat].count_since(place)

    async def remove(self, still: Callable[[], bool]) -> bool:
        """Clear the table away for good, with its log, if that is `still` wanted as it is now; whether it is gone.

        Whoever is still there is told.
        """
        return await to_the_end(self._remove(still))

    def let_go(self) -> None:
        """Give the memory back at once, now that nobody is here, not when the collector comes by."""
        self.listeners.clear()
        self._pictures.clear()
        del self.people_picture, self.present

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens."""
        return seat_of(self.setup, key)

    @property
    def window(self) -> Window | None:
        """The window for replies that is open among people."""
        return window_of(self.party, self.state, self._viewpoints[None].changed) if self.party.is_played else None

    def held_until(self, seat: int, now: float) -> float | None:
        """When the window closes that the seat's action has to wait for; None if it is a reply, or there is none."""
        window = self.window
        return window.until if window is not None and now < window.until and not is_reply(self.state, seat) else None

    def timing(self) -> Timing | None:
        """The times that everyone at the table may know, if there are any."""
        return timing_message(self.window, self._viewpoints[None].changed, self.clocks)

    def note_presence(self) -> None:
        """Somebody came or went: tell the people, soon, but not the spectators, of whom there may be many."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_TOGETHER, self._tell_presence)

    def tell(self, news: News) -> None:
        """Tell everyone at the table what is wrong, or (None) that something changed."""
        self.trouble = news
        for listener in list(self.listeners):
            listener(news)
        self.spectators.tell(news)

    def encoded_update(self, seat: int | None, since: int, has_view: bool) -> Encoded:
        """The update as it travels; a client that has the view after `since` changes is told what changed in it."""
        return self._pictures[seat].encoded(since, has_view)

    def ending(self) -> Ending:
        """What is told of the finished game."""
        if self._ending is None:
            summary, ended = self.history.summary(), self._viewpoints[None].changed
            self._ending = ending_message(summary, self._taken_back, self.party.hints_taken, ended)
        return self._ending

    @property
    def summary(self) -> StoredSummary:
        """The table in one line, as it is stored."""
        changed = [self._viewpoints[seat].changed for seat in range(self.setup.players)]
        return summary_of(self.party, self.state, self._changed, changed, self._acted)

    def summary_for(self, seat: int) -> TableSummary:
        """The table in one line for a person who sits there."""
        return told_to(seat, self.setup, self.summary, self.seats)

    async def _act(self, wanted: Wanted) -> Refused | Problem | None:
        change = self._change
        answer = await self._try(wanted)
        if not isinstance(answer, Held):
            return answer
        seat = wanted.entry.seat
        if seat in self._holding:
            return problem("stale")
        self._holding.add(seat)
        until = asyncio.get_running_loop().time() + LONGEST_HOLD
        try:
            while isinstance(answer, Held):
                await answer.wait_for(change, until)
                change = self._change
                answer = await self._try(wanted)
        except TimeoutError:
            return problem("stale")
        finally:
            self._holding.discard(seat)
        return answer

    async def _try(self, wanted: Wanted) -> Refused | Problem | Held | None:
        """Do the action, or say why not, or that it has to be held."""
        entry, seat = wanted.entry, wanted.entry.seat
        async with self._lock:
            while True:
                if self.is_removed:
                    return problem("unknown-table")
                if not self.party.started:
                    return problem("not-started")
                if not self._is_asked_the_same(seat, wanted.seq) or not wanted.still():
                    return problem("stale")
                refusal = self.state.why_not(wanted.action, seat)
                if refusal is not None:
                    return Refused(entry.notation, self.seq_for(seat), refusal_info(refusal))
                now = time.time()
                if seat not in self.state.to_act:
                    return Held(None)
                if (closes := self.held_until(seat, now)) is not None:
                    return Held(closes)
                try:
                    if await self._append(replace(entry, at=now)):
                        return None
                except NotSaved:
                    return problem("not-saved")

    async def _add(self, proposal: Proposal) -> Problem | None:
        known = -1  # how many entries there were when we last looked what other processes have added
        async with self._lock:
            while True:
                if self.is_removed:
                    return problem("unknown-table")
                entry = proposal(self.party)
                if isinstance(entry, Problem) and known != self.entries:
                    await self._catch_up()  # what is wrong may have been put right elsewhere a moment ago
                    known = self.entries
                    continue
                if entry is None or isinstance(entry, Problem):
                    return entry
                try:
                    if await self._append(entry):
                        return None
                except NotSaved:
                    return problem("not-saved")

    def _is_asked_the_same(self, seat: int, seq: int) -> bool:
        """Whether, since it had noticed `seq` changes, only others who were asked along with the seat have answered."""
        viewpoint = self._viewpoints[seat]
        if not 0 <= seq < viewpoint.seq:
            return seq == viewpoint.seq
        later = viewpoint.steps_since(seq)
        question = self.state.question_for(seat)
        return later is not None and all(leaves_alone(step, seat, question) for step in later)

    async def _undo(self, seat: int, seq: int, still: Callable[[], bool]) -> Problem | None:
        async with self._lock:
            if self.is_removed:
                return problem("unknown-table")
            while self.party.started and seq == self.seq_for(seat) and still():
                back = self.undo_depth(seat)
                if not back:
                    return problem("no-undo")
                try:
                    if await self._append(UndoEntry(seat, back, time.time())):
                        return None
                except NotSaved:
                    return problem("not-saved")
            return problem("stale")

    async def _remove(self, still: Callable[[], bool]) -> bool:
        async with self._lock:
            while not self.is_removed and still():
                known = self.entries
                self.is_removed = await self._store.remove(self.id, known)
                if not self.is_removed:
                    await self._catch_up()
                    self.is_removed = self.entries == known  # another process has removed it
        if self.is_removed:
            self.tell(problem("unknown-table"))
        return self.is_removed

    async def _append(self, entry: Entry) -> bool:
        """Add to the log; False if another process was faster, whose entries are then folded in."""
        foreseen = self._foresee(entry) if isinstance(entry, ActionEntry) else None
        summary = self._summary_after(entry, foreseen)
        if not await self._store.append(self.id, self.entries, entry, summary):
            await self._catch_up()
            return False
        self._take(entry, foreseen)
        self._tell_change()
        return True

    async def _catch_up(self) -> None:
        async for entries in self._store.entries(self.id, self.entries):
            for entry in entries:
                self._take(entry, self._foresee(entry) if isinstance(entry, ActionEntry) else None)
            if entries:
                self._tell_change()

    def _foresee(self, entry: ActionEntry) -> Foreseen:
        return self.history.foresee(entry.seat, self.game.parse(entry.notation), entry.stand_in, entry.clock)

    def _summary_after(self, entry: Entry, foreseen: Foreseen | None) -> StoredSummary:
        """The summary that the table will have once the entry is folded in."""
        seats = range(self.setup.players)
        if foreseen is not None:
            after = foreseen.after
            noticed = [foreseen.step.is_in_sight(seat, after) for seat in seats]
        elif isinstance(entry, CopiedEntry):
            after = self._after_past(entry)
            noticed = [True] * len(seats)
        elif isinstance(entry, UndoEntry):
            first = len(self.history.steps) - entry.undo
            undone = self.history.steps[first:]
            history = self.history.copy()
            history.take_back(entry.seat, entry.undo)
            after = history.state
            noticed = [self._viewpoints[seat].notices_undo(history, first, undone) for seat in seats]
        else:
            after = self.state
            noticed = [not self.party.started] * len(seats)
        is_by_person = self._is_persons_action(entry)
        party = self.party.after(entry, after.known_to_act(None), is_seen_by_all(foreseen), is_by_person)
        changed = [entry.at if noticed[seat] else self._viewpoints[seat].changed for seat in seats]
        changed += [entry.at] * (len(party.seats) - len(changed))
        acted = self._acted or is_by_person
        return summary_of(party, after, entry.at, changed[: len(party.seats)], acted)

    def _take(self, entry: Entry, foreseen: Foreseen | None) -> None:
        """Fold an entry in."""
        before, seen, untouched = self.party, self.seq_for(None), None
        is_by_person = self._is_persons_action(entry)
        self._acted = self._acted or is_by_person
        is_seen = is_seen_by_all(foreseen)
        if foreseen is not None:
            self._step(foreseen, entry.at)
        elif isinstance(entry, UndoEntry):
            first = len(self.history.steps) - entry.undo
            untouched = bisect_left(self._viewpoints[None].places, first)
            self._take_undo(entry, first)
            is_seen = self.seq_for(None) != seen or is_gone(before.request, first)
        elif isinstance(entry, CopiedEntry):
            self._copy(entry)
        self.party = before.after(entry, self.state.known_to_act(None), is_seen, is_by_person)
        self.entries += 1
        self._changed = entry.at
        if isinstance(entry, ActionEntry | UndoEntry):
            if self.seq_for(None) != seen:
                self._start_clocks(entry.seat, entry.at, untouched)
        elif not before.started and needs_new_deal(before, self.party):
            self._deal(entry.at)
        if self.party is not before and (foreseen is None or self.party.tells_other_than(before)):
            self._note_people()

    def _step(self, foreseen: Foreseen, at: float) -> None:
        self.history.adopt(foreseen)
        self.seated.note(self.seats)
        for viewpoint in self._viewpoints.values():
            viewpoint.see_step(at)

    def _copy(self, entry: CopiedEntry) -> None:
        """Begin with the past of another game."""
        self._deal(entry.at, entry.position)
        for seat, action in self._copied(entry):
            self._step(self.history.foresee(seat, action), entry.at)
        self._start_clocks(None, entry.at)

    def _after_past(self, entry: CopiedEntry) -> State:
        """The position to which the past of another game leads."""
        state = self._dealt(entry.position)
        for seat, action in self._copied(entry):
            state.apply(action, seat)
        return state

    def _copied(self, entry: CopiedEntry) -> Iterator[tuple[int, int]]:
        """The actions of the past, each after its seat."""
        for taken in entry.actions:
            seat, _, notation = taken.partition(" ")
            yield int(seat), self.game.parse(notation)

    def _is_persons_action(self, entry: Entry) -> bool:
        if not isinstance(entry, ActionEntry) or entry.clock or self.party.scene is not None:
            return False
        return self.party.seats[entry.seat].player is None and not has_bot_reply(self.party, self.state, entry.seat)

    def _start_clocks(self, actor: int | None, at: float, untouched: int | None = None) -> None:
        window = self.window
        asked, steps = self.state.known_to_act(None), len(self._viewpoints[None].places)
        self.clocks.go_on(actor, asked, steps, at, at if window is None else window.until, untouched)

    def _note_people(self) -> None:
        self.people_changes += 1
        self.party_changes += 1
        self.seats = seats_of(self.game, self.setup, self.state.settings)
        for picture in self._pictures.values():
            picture.forget()

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self.people_changes += 1
        for listener in list(self.listeners):
            listener(self.trouble)

    def _announce(self, words: str) -> None:
        if len(self.party.people) > 1:
            self._store.announce(self.id, words)

    def _take_undo(self, entry: UndoEntry, first: int) -> None:
        history = self.history
        undone = history.steps[first:]
        self._undos[entry.seat] += 1
        self._taken_back[entry.seat] += not history.is_free(entry.undo)
        history.take_back(entry.seat, entry.undo)
        self._ending = None
        self.seated.take_back(first, len(history.steps) - first)
        for viewpoint in self._viewpoints.values():
            viewpoint.see_undo(first, undone, entry.at)

    def _tell_change(self) -> None:
        self._change.set()
        self._change = asyncio.Event()
        self.tell(None)


def is_seen_by_all(foreseen: Foreseen | None) -> bool:
    """Whether everyone could notice a step, if it was one."""
    return foreseen is None or foreseen.step.is_in_sight(None, foreseen.after)


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """A refusal as it travels."""
    return RefusalInfo(refusal.code, refusal.rule, refusal.args)
