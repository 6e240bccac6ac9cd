"""Where people come in: invitations, codes, free seats, other devices, and the way to the next game."""

import asyncio
import time
from hmac import compare_digest

from schatzkiste.games import game
from schatzkiste.server.codes import DEVICE_LENGTH, code_hash, is_key, key_hash, new_code, new_key, seat_by_hash
from schatzkiste.server.message import Problem
from schatzkiste.server.party import Party
from schatzkiste.server.party_messages import (
    DeviceCode,
    Invitation,
    Join,
    Joined,
    Knock,
    NewDevice,
    OpenTable,
    Room,
    TableKey,
    TakeSeat,
)
from schatzkiste.server.problems import RequestError, problem, raise_if
from schatzkiste.server.requests import checked_name
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import (
    DeviceEntry,
    Entry,
    InvitedEntry,
    JoinedEntry,
    StoredCode,
    TableSetup,
)
from schatzkiste.server.summary import as_agreed, seats_of
from schatzkiste.server.table import Table
from schatzkiste.server.tables import Tables

SLOWLY = 0.5
"""How many seconds it takes to hear that a code is wrong."""
DEVICE_CODE_LASTS = 600.0
FOR_EVER = 1e12
MOST_OPEN = 50
MOST_DEVICES = 8


class Reception:
    """Lets people in."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def room(self, knock: Knock) -> Room:
        """The table that somebody stands before, who can only watch once the game has begun."""
        table = await self._tables.find(knock.table)
        await self._check_invitation(table, knock.invitation)
        return room_of(table)

    async def room_by_code(self, code: str) -> Room:
        """The table that a typed code leads to."""
        kept = await self._store.code(code_hash(code))
        if kept is None or kept.owner is not None:
            raise await self._slowly("unknown-code")
        table = await self._tables.find(kept.table)
        if table.party.started:
            raise await self._slowly("unknown-code")
        return room_of(table)

    async def join(self, request: Join) -> Joined:
        """Give a free seat to somebody; whoever asks again with the same key gets the same one."""
        name = checked_name(request.name)
        if not is_key(request.key) or not name:
            raise RequestError("malformed")
        table = await self._tables.find(request.table)
        hashed = key_hash(request.key)
        if seat_by_hash(table.setup, hashed) is None:
            await self._check_invitation(table, request.invitation)

        def proposal(party: Party) -> Entry | Problem | None:
            if seat_by_hash(party.setup, hashed) is not None:
                return None
            if party.started:
                return problem("already-started")
            free = party.open_seats
            if not free:
                return problem("no-free-seat")
            if request.seat is not None and request.seat not in free:
                return problem("seat-taken")
            return JoinedEntry(free[0] if request.seat is None else request.seat, name, hashed, time.time())

        raise_if(await table.add(proposal))
        return Joined(table.id, own_seat(table, hashed))

    async def invite(self, host: TableKey) -> Invitation:
        """Make a new invitation; every earlier one has ended then."""
        table = await self._tables.find(host.table)
        invitation = Invitation(new_key(), new_code())

        def proposal(party: Party) -> Entry | Problem | None:
            if seat_by_hash(party.setup, key_hash(host.key)) != party.host:
                return problem("not-host")
            if party.started:
                return problem("already-started")
            return InvitedEntry(key_hash(invitation.invitation), time.time())

        wrong = proposal(table.party)
        raise_if(wrong if isinstance(wrong, Problem) else None)
        await self.keep_code(table.id, invitation)
        raise_if(await table.add(proposal))
        return invitation

    async def keep_code(self, table: str, invitation: Invitation) -> None:
        """Let the code lead to the table, and no other one any more."""
        try:
            await self._store.withdraw_codes(table)
            while not await self._store.add_code(StoredCode(code_hash(invitation.code), table, None, False, FOR_EVER)):
                invitation.code = new_code()
        except NotSaved as error:
            raise RequestError("not-saved") from error

    async def device_code(self, request: NewDevice) -> DeviceCode:
        """A code for one's own seat, for one use within ten minutes."""
        table = await self._tables.find(request.table)
        owner = key_hash(request.key)
        if seat_by_hash(table.setup, owner) is None:
            raise RequestError("wrong-key")
        code, until = new_code(DEVICE_LENGTH), time.time() + DEVICE_CODE_LASTS
        try:
            await self._store.add_code(StoredCode(code_hash(code), table.id, owner, request.instead, until))
        except NotSaved as error:
            raise RequestError("not-saved") from error
        return DeviceCode(code, until)

    async def take_seat(self, request: TakeSeat) -> Joined:
        """Open a seat on another device; whoever asks again with the same key gets the same answer."""
        if not is_key(request.key):
            raise RequestError("malformed")
        hashed = key_hash(request.key)
        code = await self._store.code(code_hash(request.code))
        if code is None or code.owner is None or code.until < time.time():
            raise await self._slowly("unknown-code")
        table = await self._tables.find(code.table)
        owner, is_used = code.owner, code.used_by is not None
        name = checked_name(request.name) or None
        if code.instead and name is None:
            raise RequestError("name-first")
        try:
            if not await self._store.use_code(code.hash, hashed):
                raise await self._slowly("unknown-code")
        except NotSaved as error:
            raise RequestError("not-saved") from error

        def proposal(party: Party) -> Entry | Problem | None:
            if seat_by_hash(party.setup, hashed) is not None:
                return None
            # Whoever asked for the code may have left, been signed out or handed the seat over; so may whoever used it.
            seat = seat_by_hash(party.setup, owner)
            has_lost_seat = is_used and hashed in party.let_in
            if seat is None or has_lost_seat:
                return problem("unknown-code")
            if len(party.seats[seat].keys) >= MOST_DEVICES and not code.instead:
                return problem("too-many-devices", limit=MOST_DEVICES)
            return DeviceEntry(seat, hashed, time.time(), code.instead, name if code.instead else None)

        raise_if(await table.add(proposal))
        return Joined(table.id, own_seat(table, hashed))

    async def open_tables(self) -> list[OpenTable]:
        """The listed tables at which somebody is, and somebody may still sit down."""
        listed = await self._store.listed(time.time(), MOST_OPEN)
        waiting = [
            (as_agreed(setup, summary), summary.agreed.host)
            for setup, summary in listed
            if summary is not None and summary.agreed is not None and not summary.agreed.started
        ]
        return [
            open_table(setup, host)
            for setup, host in waiting
            if setup.manners.listed and any(seat.is_open for seat in setup.seats)
        ]

    async def _check_invitation(self, table: Table, invitation: str | None) -> None:
        """Raise unless somebody may come in: the table is listed, or the invitation or the code is the right one.

        The start ends every invitation. Then there is no more to be seen than by those who watch.
        """
        setup = table.setup
        if setup.manners.listed or (table.party.started and setup.manners.watching):
            return
        if table.party.started:
            raise RequestError("already-started")
        if invitation is not None and setup.invitation is not None:
            if compare_digest(key_hash(invitation), setup.invitation):
                return
            code = await self._store.code(code_hash(invitation))
            if code is not None and code.table == table.id and code.owner is None:
                return
        raise await self._slowly("not-invited")

    async def _slowly(self, code: str) -> RequestError:
        """A refusal that takes a while, so that guessing does not pay."""
        await asyncio.sleep(SLOWLY)
        return RequestError(code)


def own_seat(table: Table, hashed: str) -> int:
    """The seat that the key with this hash opens."""
    seat = seat_by_hash(table.setup, hashed)
    if seat is None:  # it was taken away again in the same moment
        raise RequestError("signed-out")
    return seat


def room_of(table: Table) -> Room:
    """A table as those see it who stand before it."""
    party = table.party
    return Room(
        table=table.id,
        game=table.game.id,
        seats=table.seats,
        options=table.state.settings,
        manners=party.setup.manners,
        host=party.host,
        started=party.started,
    )


def open_table(setup: TableSetup, host: int | None) -> OpenTable:
    """A listed table; whose host is not known, it is taken for that of the first person."""
    played = game(setup.game)
    if host is None:
        host = next((number for number, seat in enumerate(setup.seats) if seat.is_person), 0)
    return OpenTable(
        table=setup.id,
        game=setup.game,
        seats=seats_of(played, setup, setup.options),
        options=setup.options,
        manners=setup.manners,
        host=host,
        since=setup.created,
    )
