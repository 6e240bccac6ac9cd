"""For whose ears something is: what an update may tell of the steps that its seat has noticed."""

from schatzkiste.core import Event
from schatzkiste.history import History, Step
from schatzkiste.server.message import EventInfo
from schatzkiste.server.messages import Update


def in_sight(history: History, seat: int | None) -> list[Step]:
    """The steps that the seat has noticed."""
    return [step for place, step in enumerate(history.steps) if history.is_in_sight(place, seat)]


def check_log(update: Update, steps: list[Step]) -> None:
    """Own actions are told, and what the seat may learn of; only what fades may be missing."""
    for entry, step in zip(update.log, steps, strict=True):
        assert entry.own == (step.taken.notation if step.taken.seat == update.seat else None)
        learned = [event for event in step.events if is_for(update.seat, event)]
        blurred = [event.blurred() for event in learned]
        assert [event for event in entry.events if event not in map(info, learned + blurred)] == []
        lasting = [event for event in learned if not event.fades_for(update.seat)]
        for event in lasting:
            assert info(event) in entry.events or info(event.blurred()) in entry.events


def is_for(seat: int | None, event: Event) -> bool:
    """Whether a seat may learn of an event."""
    audience = event.audience()
    return audience is None or (seat is not None and seat in audience)


def info(event: Event) -> EventInfo:
    """The event as it arrives."""
    return EventInfo(event.code, event.args())
