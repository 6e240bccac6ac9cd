"""A watcher of whole games: every byte that anybody was sent must be one that they may know.

The log that a server leaves is folded once more, entry by entry. What each client heard has to be, byte by byte, what
its seat is to be told at one of these moments; and for that moment the same bytes must come out of other worlds: the
position, and the last step, with everything dealt anew that the seat cannot know.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from schatzkiste.core import Event, Rng, State
from schatzkiste.history import History, Step
from schatzkiste.server.changes import changes
from schatzkiste.server.codes import key_hash
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Hinted, LogEntry, Past, Refused, Thinking, ToClient, Update
from schatzkiste.server.party_messages import PartyMessage, Welcome
from schatzkiste.server.party_picture import HOST_MISSING, party_message
from schatzkiste.server.past import Eyes, Lookback
from schatzkiste.server.picture import Picture
from schatzkiste.server.presence import device_id
from schatzkiste.server.problems import problem
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.store.sqlite_file import FILE_NAME, open_file
from schatzkiste.server.stored import Entry
from schatzkiste.server.table import News, Table, refusal_info
from tests.server.clients import changed
from tests.server.ears import check_log, in_sight
from tests.server.stores import log_of
from tests.server.unruly import Company, Tape, brisk

decode = msgspec.json.Decoder(ToClient).decode
encode = msgspec.json.Encoder().encode


class Betrayal(AssertionError):
    """Somebody was sent what they may not know, or what nothing in the log explains."""


class EntryByEntry(SqliteStore):
    """A database that tells of each entry of a log by itself."""

    async def entries(self, table: str, since: int) -> AsyncIterator[list[Entry]]:
        """The table's log from place `since` on."""
        async for part in super().entries(table, since):
            for entry in part:
                yield [entry]


class Moment(NamedTuple):
    """A position that a seat was asked in, after so many changes."""

    seq: int
    state: State


async def watch(data: Path, companies: list[Company], one_in: int = 1) -> Counter[str]:
    """Look at everything that these companies heard from a server, which has ended; what was looked at, counted.

    Other worlds are slow to deal, so they may be dealt for one in so many moments only.
    """
    counts: Counter[str] = Counter()
    lock, _ = open_file(data / FILE_NAME)
    with brisk():
        async with EntryByEntry(data / FILE_NAME, lock) as store:
            for company in companies:
                setup = await store.setup(company.table)
                assert setup is not None
                watcher = Watcher(Table(setup, store), company, one_in)
                await watcher.follow()
                counts += watcher.counts + Counter(type(entry).__name__ for entry in await log_of(store, company.table))
    return counts


class Watcher:
    """Follows one table through its log, with what everybody heard there."""

    def __init__(self, table: Table, company: Company, one_in: int) -> None:
        self.table = table
        self.rng = Rng(f"{table.game.id} {company.number}")
        self._one_in = one_in
        self.counts: Counter[str] = Counter(games=1)
        self.moments: dict[int, list[Moment]] = {seat: [] for seat in range(len(table.party.seats))}
        self._company = company
        self._readers = [Reader(tape, self) for tape in company.tapes]
        self._seen: dict[int | None, tuple[int, int]] = {}
        self._clocks: tuple[int, bytes] | None = None

    async def follow(self) -> None:
        """Fold the log, look after each entry, and see that nothing remains unexplained."""
        for tape in self._company.tapes:
            for text, _ in tape.heard:
                self.check_secrets(text)
        self._look(None)
        self.table.listeners.add(self._look)
        await self.table.catch_up()
        for reader in self._readers:
            reader.check_finished()

    def check_secrets(self, text: str) -> None:
        """No key, code or invitation, nor what is kept of them; nor the seed before the end."""
        self.counts["messages"] += 1
        self.counts["bytes"] += len(text.encode())
        for secret in self._company.secrets:
            hashed = key_hash(secret)
            if any(word in text for word in (secret, hashed, device_id(hashed))):
                raise Betrayal(f"a key or its hash was sent: {text[:300]}")
        is_last = '"over":true' in text
        if not is_last and f'"{self.table.setup.seed}"' in text:
            raise Betrayal(f"the seed was sent: {text[:300]}")

    def _look(self, _: News) -> None:
        """Compare what everybody may know now with other worlds, and read on in what they heard."""
        table = self.table
        if table.party.started:
            for seat, moments in self.moments.items():
                if not moments or moments[-1].state is not table.state:
                    moments.append(Moment(table.seq_for(seat), table.state))
            for viewer in (None, *self.moments):
                self._compare_worlds(viewer)
            self._compare_clocks()
        for reader in self._readers:
            reader.read_on()

    def _compare_worlds(self, viewer: int | None) -> None:
        """What the viewer is told is the same in worlds between which it cannot tell; once for every change."""
        table = self.table
        now = table.entries, table.people_changes
        if table.state.is_over or self._seen.get(viewer) == now or self.rng.below(self._one_in):
            return
        self._seen[viewer] = now
        told = self._told(viewer)
        who = self.rng.below(len(self.moments)) if viewer is None else viewer
        world = other_world(table.state, who, self.rng)
        with instead(table.history, world):
            if self._told(viewer) != told:
                raise Betrayal(f"{viewer} can tell from {told} what it may not know")
            self.counts["other positions"] += 1
        if (step := other_step(table.history, who, self.rng)) is not None:
            with instead(table.history, *step):
                if self._told(viewer) != told:
                    raise Betrayal(f"{viewer} learns more from a step than it may: {told}")
                self.counts["other steps"] += 1

    def _compare_clocks(self) -> None:
        """As long as nobody can see that anything happened, no clock tells of it."""
        seq, clocks = self.table.seq_for(None), self.table.clocks
        now = seq, encode((clocks.running(), clocks.reserves))
        if self._clocks is not None and self._clocks[0] == seq and self._clocks != now:
            raise Betrayal(f"the clocks tell of what is hidden: {self._clocks} became {now}")
        self._clocks = now
        self.counts["clocks"] += 1

    def _told(self, viewer: int | None) -> tuple[bytes, ...]:
        """Everything that can be sent to a viewer now, as it travels."""
        table = self.table
        update = picture(table, viewer).update(max(0, table.seq_for(viewer) - 1), None)
        mine = [] if viewer is None else [encode(table.summary_for(viewer))]
        return (encode(update), encode(party_message(table, viewer, 0)), *mine)


class Reader:
    """Reads a tape along with the log: every message must be what its seat is told at a moment not yet gone by."""

    def __init__(self, tape: Tape, watcher: Watcher) -> None:
        self._tape = tape
        self._watcher = watcher
        self._place = 0
        self._since = tape.since
        self._told = 0
        self._view: Any = None
        self._past_view: Any = None
        self._past_log: list[LogEntry] = []
        self._has_reason = True  # to be sent the position again
        self._expected = b""

    def read_on(self) -> None:
        """Read every message that is explained by what is known now."""
        while self._place < len(self._tape.heard):
            text = self._tape.heard[self._place].text
            if not self._is_explained(decode(text), text.encode()):
                return
            self._place += 1

    def check_finished(self) -> None:
        """Raise unless everything was explained."""
        if self._place < len(self._tape.heard):
            raise self._unexplained()

    def _unexplained(self) -> Betrayal:
        text = self._tape.heard[self._place].text
        return Betrayal(f"nothing explains {text}\nit should have been {self._expected.decode()}")

    @property
    def _seat(self) -> int | None:
        key = self._tape.key
        return None if key is None else self._watcher.table.seat_of(key)

    def _is_explained(self, message: ToClient, text: bytes) -> bool:
        if self._tape.key is not None and self._seat is None and not isinstance(message, Problem | Welcome):
            return False
        match message:
            case Update():
                return self._is_update(message, text)
            case PartyMessage():
                return self._is_about_people(message, text)
            case Because(action, seq, refusal) | Refused(action, seq, refusal):
                self._watcher.counts["refusals and reasons"] += 1
                return self._is_reason(action, seq, None if refusal is None else encode(refusal))
            case Thinking():
                return message.seat in self._watcher.table.state.known_to_act(self._seat)
            case Problem(code, args):
                self._has_reason = self._has_reason or code == "stale"
                self._watcher.counts[f"problem {code}"] += 1
                return text == encode(problem(code, **args))
            case Welcome():
                return text == encode(message)
            case Past():
                return self._is_past(message)
            case Hinted():
                return False  # nobody who is watched asks for them

    def _is_update(self, update: Update, text: bytes) -> bool:
        table, seat = self._watcher.table, self._seat
        if not table.party.started or update.seq > table.seq_for(seat):
            return False
        if update.seq < table.seq_for(seat):
            raise self._unexplained()
        whole = picture(table, seat).update(self._since, None)
        view = plain(whole.view)
        told = whole if update.whole else replace(whole, whole=False, view=changes(self._view, view))
        self._expected = encode(told)
        if text != self._expected:
            return False
        if not self._has_reason and update.seq == self._since:
            raise Betrayal(f"the same position was sent again without a reason: {text.decode()}")
        check_log(update, in_sight(table.history, seat)[update.log_from :])
        assert update.whole or changed(self._view, update.view) == view
        self._since, self._view, self._has_reason = update.seq, view, False
        self._watcher.counts["updates"] += 1
        return True

    def _is_past(self, past: Past) -> bool:
        """The past with the own eyes, as the log tells it to them; with others only once all hands are open."""
        table, update = self._watcher.table, past.update
        if not table.is_open and (past.open or update.seat != self._seat):
            raise Betrayal(f"{self._seat} saw the past with eyes that are not its own: {encode(past).decode()}")
        lookback = Lookback(table, Eyes(update.seat, past.open))
        if not table.party.started or update.seq > lookback.count:
            return False
        view = update.view if update.whole else changed(self._past_view, update.view)
        log = [*self._past_log[: update.log_from], *update.log]
        count = lookback.count_at(past.step)
        expected = lookback.past(count, plain(lookback.view(count)), None, 0)
        numbers = expected.numbers if past.numbers is None else past.numbers
        self._expected = encode(expected)
        whole = replace(update, view=view, log=log, log_from=0, whole=True)
        if encode(replace(past, numbers=numbers, update=whole)) != self._expected:
            return False
        self._past_view, self._past_log = view, log
        self._watcher.counts["looks at the past"] += 1
        return True

    def _is_about_people(self, party: PartyMessage, text: bytes) -> bool:
        """Who is connected is in no log, all the rest is."""
        expected = party_message(self._watcher.table, self._seat, self._told)
        for known, heard in zip(expected.presence, party.presence, strict=False):
            if (known is None) != (heard is None):
                return False
        host = None if party.started else party.presence[party.host]
        until = None if host is None or host.here else host.since + HOST_MISSING
        expected = replace(expected, presence=party.presence, spectators=party.spectators, host_until=until)
        if expected.undo is not None and party.undo is not None:  # how long it is waited for depends on who is there
            expected = replace(expected, undo=replace(expected.undo, until=party.undo.until))
        self._expected = encode(expected)
        if text != self._expected:
            return False
        self._told = self._watcher.table.party.told
        self._watcher.counts["messages about people"] += 1
        return True

    def _is_reason(self, action: str, seq: int, refusal: bytes | None) -> bool:
        """A refusal holds in a position after so many changes, and in any world that looks like it."""
        seat = self._seat
        if seat is None:
            return False
        watcher = self._watcher
        number = watcher.table.game.parse(action)
        for moment in watcher.moments[seat]:
            if moment.seq == seq and reason_in(moment.state, number, seat) == refusal:
                if not moment.state.is_over:
                    world = other_world(moment.state, seat, watcher.rng)
                    if reason_in(world, number, seat) != refusal:
                        raise Betrayal(f"the reason why {seat} may not {action} tells what it may not know")
                return True
        return False


def picture(table: Table, seat: int | None) -> Picture:
    """The table as the seat may see it, built without what was built before."""
    return Picture(table, table._viewpoints[seat])


def reason_in(state: State, action: int, seat: int) -> bytes | None:
    """Why the seat may not do the action, as it travels."""
    refusal = state.why_not(action, seat)
    return None if refusal is None else encode(refusal_info(refusal))


def other_world(state: State, seat: int, rng: Rng) -> State:
    """A position that the seat cannot tell from this one."""
    world = state.observation(seat).sample(rng)
    world.seed = state.seed  # nobody can turn its hash back
    return world


def other_step(history: History, seat: int, rng: Rng) -> tuple[State, Step] | None:
    """The last step in another world of the seat, if it is possible there and the seat learns the same from it.

    What only the seat was shown must be the same, too: an observation does not tell in which order it saw two cards of
    gold, but whoever saw them may read it in the log.
    """
    if not history.steps:
        return None
    last = history.steps[-1]
    world = other_world(last.before, seat, rng)
    action = world.game.parse(last.taken.notation)
    if last.taken.seat not in world.to_act or world.why_not(action, last.taken.seat) is not None:
        return None
    foreseen = History(world).foresee(last.taken.seat, action, last.stand_in, last.clock)
    if foreseen.after.is_over:
        return None
    if foreseen.after.observation(seat).fingerprint() != history.state.observation(seat).fingerprint():
        return None
    if shown_alone(foreseen.step, seat) != shown_alone(last, seat):
        return None
    return foreseen.after, foreseen.step


def shown_alone(step: Step, seat: int) -> list[Event]:
    """What of a step the seat was shown, and nobody else."""
    return [event for event in step.events if event.audience() == (seat,)]


@contextmanager
def instead(history: History, state: State, step: Step | None = None) -> Iterator[None]:
    """Another position, and perhaps another last step, for a while."""
    kept = history.state, list(history.steps)
    history.state = state
    if step is not None:
        history.steps[-1] = step
    try:
        yield
    finally:
        history.state, history.steps[:] = kept


def plain(view: dict[str, Any]) -> Any:  # noqa: ANN401
    """A view as it arrives."""
    return msgspec.json.decode(encode(view))
