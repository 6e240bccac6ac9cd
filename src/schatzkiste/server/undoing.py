"""Taking back: what is free, and what the others at the table have to be asked for."""

from typing import NamedTuple

from schatzkiste.history import History
from schatzkiste.server.party import Party, Request
from schatzkiste.server.presence import Present, device_id
from schatzkiste.server.stored import UndoEntry
from schatzkiste.server.timing import is_reply

ANSWER_WITHIN = 30.0
"""How many seconds somebody who is here has to answer a request; whoever is away is waited for."""

MOST_UNDOS = 500
"""How often a seat may take something back in a game, so that no log grows without end."""


def free_depth(history: History, party: Party, seat: int | None, undos: list[int]) -> int:
    """How far back the seat's own last action is, if the seat may take it back now without asking; otherwise 0.

    That is free while the seat is still asked along with others, and while nobody has acted or learned anything since,
    as far as the seat can tell. Beyond that people are asked; bots always consent.
    """
    back = depth(history, party, seat, undos)
    if seat is None or not back or history.is_still_asked(seat, back):
        return back
    people = concerned(party, seat)
    since = range(len(history.steps) - back, len(history.steps))
    if any(history.steps[place].taken.seat in people and history.is_in_sight(place, seat) for place in since):
        return 0
    return back if history.is_free(back) or not people else 0


def depth(history: History, party: Party, seat: int | None, undos: list[int]) -> int:
    """How far back the seat's own last action is, if it can be taken back at all; otherwise 0.

    The end of the game shows the seed, so nothing is taken back after it, except in practice, where nothing is
    at stake. Among people a window that has closed stays closed: whoever kept silent in it cannot reply later.
    """
    is_final = history.state.is_over and not party.is_practice
    if seat is None or is_final or undos[seat] >= MOST_UNDOS:
        return 0
    back = history.back_to_own(seat)
    if back and len(party.people) > 1 and is_reply(history.steps[-back].before, seat):
        return 0
    return back


def concerned(party: Party, seat: int) -> list[int]:
    """The people who have to agree when the seat wants to take something back."""
    return [other for other in party.deciding if other != seat]


class Lapse(NamedTuple):
    """When a request ends because somebody has not answered it, and who that is."""

    at: float
    seat: int


def waits_for(party: Party) -> list[int]:
    """The people who have not answered the open request."""
    request = party.request
    return [] if request is None else [seat for seat in concerned(party, request.seat) if seat not in request.agreed]


def is_granted(party: Party) -> bool:
    """Whether nobody is left to answer the open request: bots play for those who had not, and bots consent."""
    return party.request is not None and not waits_for(party)


def is_gone(request: Request | None, first: int) -> bool:
    """Whether what was asked for is taken back when the steps from place `first` on are."""
    return request is not None and first <= request.place


def as_granted(request: Request, history: History, at: float, agreed: int | None = None) -> UndoEntry:
    """What takes back what was asked for; `agreed` is who was the last to agree, if it was a person."""
    return UndoEntry(request.seat, len(history.steps) - request.place, at, agreed)


def lapse_of(party: Party, present: Present) -> Lapse | None:
    """When the open request ends if nobody answers: those who are here have so long, from when they could see it."""
    if party.request is None:
        return None
    lapses: list[Lapse] = []
    for seat in waits_for(party):
        since = present.here_since([device_id(key) for key in party.seats[seat].keys])
        if since is not None:
            lapses.append(Lapse(max(since, party.request.at) + ANSWER_WITHIN, seat))
    return min(lapses, default=None)
