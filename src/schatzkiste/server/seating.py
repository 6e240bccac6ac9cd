"""What people at a table do besides playing: checked against the people as they are now, then added to the log."""

import time
from collections.abc import Callable
from typing import assert_never

from schatzkiste.bots import bot_ids
from schatzkiste.server.codes import seat_by_hash
from schatzkiste.server.dues import QUICK
from schatzkiste.server.message import Problem
from schatzkiste.server.party import NOTED, Party
from schatzkiste.server.party_messages import (
    AnswerUndo,
    Arrange,
    AskUndo,
    Cover,
    Crown,
    FromPeople,
    Leave,
    Order,
    Remove,
    Rename,
    Return,
    Say,
    SignOut,
    Sit,
    Stand,
    Start,
)
from schatzkiste.server.party_picture import away_since, host_until, presence_of
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.requests import checked_manners, checked_name, checked_options
from schatzkiste.server.stored import (
    ArrangedEntry,
    CoveredEntry,
    Entry,
    HostEntry,
    LeftEntry,
    MovedEntry,
    OrderedEntry,
    RenamedEntry,
    ReturnedEntry,
    SaidEntry,
    SignedOutEntry,
    StartedEntry,
    StoredSeat,
    UndoAnsweredEntry,
    UndoAskedEntry,
)
from schatzkiste.server.table import Table
from schatzkiste.server.undoing import as_granted, concerned

LONGEST_TALK = 200
LONGEST_ID = 40
MOST_TALK = 2000
"""How many lines people may say at a table, so that no log grows without end."""

Result = Entry | Problem | None


async def answer_person(table: Table, key_hash: str, message: FromPeople) -> Problem | None:
    """Do what the person with this key wants, on the seat that is theirs by then; None once it is accepted and safe."""
    is_too_fast: bool | None = None

    def proposal(party: Party) -> Result:
        nonlocal is_too_fast
        seat = seat_by_hash(party.setup, key_hash)
        if seat is None:
            return problem("signed-out")
        entry = entry_for(table, party, seat, key_hash, message)
        if entry is None or isinstance(entry, Problem | LeftEntry):
            return entry
        if is_too_fast is None:  # it is asked again when another process was faster
            is_too_fast = not table.paces.may(party.seats[seat].key_hash, message)
        return None if is_too_fast else entry  # a problem would have the log read first

    try:
        wrong = await table.add(proposal)
    except RequestError as error:
        return error.problem
    return problem("too-fast") if is_too_fast else wrong


def entry_for(table: Table, party: Party, seat: int, key_hash: str, message: FromPeople) -> Result:
    """The entry for a message, or what is wrong with it."""
    now = time.time()
    match message:
        case Say():
            return said(party, seat, message, now)
        case Arrange() | Sit() | Rename() | Remove() | Start():
            return problem("already-started") if party.started else in_waiting_room(table, party, seat, message, now)
        case Crown(other):
            until = host_until(table)
            if other == seat and until is not None and now >= until:
                return new_host(party, seat, now)
            return by_host(party, seat, lambda: new_host(party, other, now))
        case Leave():
            return LeftEntry(seat, now, bot=substitute(table) if party.started and not table.state.is_over else None)
        case SignOut():
            return SignedOutEntry(seat, key_hash, now) if len(party.seats[seat].keys) > 1 else None
        case Cover() | Return() | Stand() | AskUndo() | AnswerUndo():
            return in_game(table, party, seat, message, now) if party.started else problem("not-started")
    assert_never(message)


def in_waiting_room(
    table: Table, party: Party, seat: int, message: Arrange | Sit | Rename | Remove | Start, now: float
) -> Result:
    """What is done before the game begins."""
    match message:
        case Sit(to):
            return moved(party, seat, to, now)
        case Rename(name):
            return renamed(party, seat, name, now)
        case Arrange():
            return by_host(party, seat, lambda: arranged(table, party, message, now))
        case Remove(other):
            return by_host(party, seat, lambda: removed(party, seat, other, now))
        case Start(bot):
            return by_host(party, seat, lambda: started(table, party, bot, now))
    assert_never(message)


def in_game(
    table: Table, party: Party, seat: int, message: Cover | Return | Stand | AskUndo | AnswerUndo, now: float
) -> Result:
    """What is done while the game is under way."""
    match message:
        case Cover(other):
            return covered(table, party, seat, other, now)
        case Return():
            return None if party.seats[seat].cover is None else ReturnedEntry(seat, now)
        case Stand(order):
            return ordered(party, seat, order, table.state.known_to_act(None), now)
        case AskUndo(seq):
            return undo_asked(table, party, seat, seq, now)
        case AnswerUndo(agrees):
            return undo_answered(table, party, seat, agrees, now)
    assert_never(message)


def by_host(party: Party, seat: int, entry: Callable[[], Result]) -> Result:
    """What only the host may do."""
    return entry() if seat == party.host else problem("not-host")


def said(party: Party, seat: int | None, message: Say, now: float) -> Result:
    """Words or a stamp; whoever says the same line again is not heard twice."""
    text = " ".join(message.text.split())
    if len(text) > LONGEST_TALK:
        return problem("long-talk", limit=LONGEST_TALK)
    is_id = 0 < len(message.id) <= LONGEST_ID and not message.id.startswith(NOTED)
    if bool(text) == (message.stamp is not None) or not is_id:
        return problem("malformed")
    if any(line.id == message.id for line in party.talk):
        return None
    if party.spoken >= MOST_TALK:
        return problem("enough-talk", limit=MOST_TALK)
    return SaidEntry(message.id, now, seat, text, message.stamp)


def moved(party: Party, seat: int, to: int, now: float) -> Result:
    """A person goes to a place where no other person sits."""
    if to == seat:
        return None
    if not 0 <= to < len(party.seats) or party.seats[to].is_person:
        return problem("seat-taken")
    return MovedEntry(seat, to, now)


def arranged(table: Table, party: Party, message: Arrange, now: float) -> Result:
    """The host's new arrangement: everyone who sits at the table keeps a place."""
    if len(message.seats) not in table.game.players:
        allowed = ", ".join(map(str, table.game.players))
        return problem("wrong-count", count=len(message.seats), allowed=allowed)
    places = [place if isinstance(place, int) else None for place in message.seats]
    if sorted(place for place in places if place is not None) != party.people:
        return problem("people-stay")
    seats: list[StoredSeat] = []
    for wanted in message.seats:
        if isinstance(wanted, str) and wanted not in bot_ids(table.game.id):
            return problem("unknown-bot", bot=wanted, known=", ".join(bot_ids(table.game.id)))
        seats.append(party.seats[wanted] if isinstance(wanted, int) else StoredSeat(bot=wanted))
    options, manners = checked_options(table.game, message.options), checked_manners(message.manners)
    agreed = party.setup
    if (seats, options, manners) == (agreed.seats, agreed.options, agreed.manners):
        return None
    return ArrangedEntry(seats, places, options, manners, now)


def renamed(party: Party, seat: int, name: str, now: float) -> Result:
    """A person takes another name."""
    chosen = checked_name(name)
    if not chosen:
        return problem("name-first")
    return None if chosen == party.seats[seat].name else RenamedEntry(seat, chosen, now)


def ordered(party: Party, seat: int, order: Order, asked: tuple[int, ...], now: float) -> Result:
    """What is to happen when the seat could reply, unless that has been said already."""
    holds = party.order_of(seat) == order and (order != "turn" or party.orders[seat] == (order, asked))
    return None if holds else OrderedEntry(seat, order, asked, now)


def removed(party: Party, host: int, seat: int, now: float) -> Result:
    """The host asks somebody else to leave."""
    if seat == host or not 0 <= seat < len(party.seats) or not party.seats[seat].is_person:
        return problem("no-person-there")
    return LeftEntry(seat, now, removed=True)


def new_host(party: Party, seat: int, now: float) -> Result:
    """Another person becomes the host."""
    if not 0 <= seat < len(party.seats) or not party.seats[seat].is_person:
        return problem("no-person-there")
    return None if seat == party.host else HostEntry(seat, now)


def started(table: Table, party: Party, bot: str | None, now: float) -> Result:
    """The game begins, if every seat is taken or a bot takes it."""
    if party.open_seats and bot is None:
        return problem("free-seats", count=len(party.open_seats))
    if bot is not None and bot not in bot_ids(table.game.id):
        return problem("unknown-bot", bot=bot, known=", ".join(bot_ids(table.game.id)))
    return StartedEntry(now, bot)


def covered(table: Table, party: Party, by: int, seat: int, now: float) -> Result:
    """A bot plays for somebody who has been away for too long."""
    if not 0 <= seat < len(party.seats) or not party.seats[seat].is_person or seat == by:
        return problem("no-person-there")
    if party.seats[seat].cover is not None:
        return None
    presence = presence_of(table, seat)
    patience = party.setup.manners.patience
    is_here = presence is None or presence.here
    if is_here or not patience or now - away_since(table, seat) < patience:
        return problem("not-away-long")
    return CoveredEntry(seat, by, substitute(table), now)


def undo_asked(table: Table, party: Party, seat: int, seq: int, now: float) -> Result:
    """A request to take something back that is not free."""
    if seq != table.seq_for(seat):
        return problem("stale")
    if party.request is not None or not table.may_ask_undo(seat):
        return problem("no-undo")
    return UndoAskedEntry(seat, now, len(table.history.steps) - table.depth_to_ask_for(seat))


def undo_answered(table: Table, party: Party, seat: int, agrees: bool, now: float) -> Result:
    """An answer; the last one who agrees takes it back for the one who asked."""
    request = party.request
    if request is None or seat in request.agreed:
        return None if request is not None else problem("no-request")
    if seat == request.seat:
        return problem("no-request") if agrees else UndoAnsweredEntry(seat, agrees=False, at=now)
    people = concerned(party, request.seat)
    if seat not in people:
        return problem("no-request")
    if agrees and all(other == seat or other in request.agreed for other in people):
        return as_granted(request, table.history, now, agreed=seat)
    return UndoAnsweredEntry(seat, agrees, now)


def substitute(table: Table) -> str:
    """The bot that plays where a person has gone."""
    bots = bot_ids(table.game.id)
    return QUICK if QUICK in bots else bots[-1]
