"""What a table sends: built and encoded once for all who may see the same."""

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from schatzkiste.core import Event, JsonObject, State, seed_hash
from schatzkiste.history import Step
from schatzkiste.server.changes import changes
from schatzkiste.server.frames import Encoded, encoded
from schatzkiste.server.message import EventInfo
from schatzkiste.server.messages import LogEntry, Update
from schatzkiste.server.party_messages import SeatInfo
from schatzkiste.server.viewpoint import Viewpoint

if TYPE_CHECKING:
    from schatzkiste.server.table import Table

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(dict[str, Any]).decode


class Seen(NamedTuple):
    """A view, and after how many changes it was so.

    It is kept as text: as objects, the views of a few hundred tables had Python's collector take half of the processor.
    """

    seq: int
    text: bytes

    @property
    def view(self) -> JsonObject:
        """The view itself."""
        return decode(self.text)


class Sight(NamedTuple):
    """A position as a seat or a spectator may see it, who had noticed `seq` changes by then."""

    state: State
    seat: int | None
    seats: list[SeatInfo]
    seq: int

    def update(self, view: JsonObject, before: JsonObject | None, log_from: int, log: list[LogEntry]) -> Update:
        """What is told of it, with the log from an entry on; of the view what changed since `before`, or all of it.

        Nothing is said of what belongs to the present alone: taking back, and times.
        """
        state, seat = self.state, self.seat
        legal = [] if seat is None else state.legal_actions(seat)
        return Update(
            seq=self.seq,
            seat=seat,
            seats=self.seats,
            game=state.game.id,
            options=state.settings,
            seed_hash=seed_hash(state.seed),
            seed=state.seed if state.is_over else None,
            to_act=list(state.known_to_act(seat)),
            legal=[state.game.notation(action) for action in legal],
            scores=state.scores(),
            winners=list(state.winners()),
            over=state.is_over,
            undo=0,
            ask_undo=False,
            timing=None,
            log_from=log_from,
            log=log,
            whole=before is None,
            view=view if before is None else changes(before, view),
            ending=None,
        )


class Picture:
    """The table as one seat, or every spectator, may see it."""

    def __init__(self, table: "Table", viewpoint: Viewpoint) -> None:
        self._table = table
        self._viewpoint = viewpoint
        self._now: Seen | None = None
        self._before: Seen | None = None
        self._encoded: dict[tuple[int, bool], Encoded] = {}

    def encoded(self, since: int, has_view: bool) -> Encoded:
        """The update as it travels, for a client that knows `since` changes.

        Most clients have the view before, so they are told what changed in it; the others get it whole.
        """
        self._look()
        before = self._before if has_view and self._before is not None and self._before.seq == since else None
        key = since, before is not None
        if key not in self._encoded:
            self._encoded[key] = encoded(encode(self.update(since, before)))
        return self._encoded[key]

    def update(self, since: int, before: Seen | None) -> Update:
        """The update for a client that knows `since` changes, and perhaps the view before."""
        table, viewpoint = self._table, self._viewpoint
        seat = viewpoint.seat
        log_from = viewpoint.first_changed(since)
        log = [log_entry(step, seat, events) for step, events in viewpoint.log(log_from)]
        sight = Sight(table.state, seat, table.seats, viewpoint.seq)
        update = sight.update(self._look().view, None if before is None else before.view, log_from, log)
        update.undo = table.undo_count(seat)
        update.ask_undo = table.may_ask_undo(seat)
        update.timing = table.timing()
        update.ending = table.ending() if table.state.is_over else None
        return update

    def forget(self) -> None:
        """Build the next update anew, because something other than the view has changed."""
        self._encoded.clear()

    def _look(self) -> Seen:
        """The view after the last change that was noticed."""
        if self._now is None or self._now.seq != self._viewpoint.seq:
            view = self._table.state.view(self._viewpoint.seat)
            self._before, self._now = self._now, Seen(self._viewpoint.seq, encode(view))
            self._encoded.clear()
        return self._now


def log_entry(step: Step, viewer: int | None, events: list[Event]) -> LogEntry:
    """A step as it travels; who did it, and what, might be a secret beyond what its events tell.

    Of a stand-in, or a clock that ran out, those are told who knew that the seat was asked and see that it has acted.
    """
    taken = step.taken
    is_told = bool(events) and taken.seat in step.before.known_to_act(viewer)
    return LogEntry(
        taken.notation if taken.seat == viewer else None,
        event_infos(events),
        step.stand_in and is_told,
        step.clock and is_told,
    )


def event_infos(events: list[Event]) -> list[EventInfo]:
    """Events as they travel."""
    return [EventInfo(event.code, event.args()) for event in events]
