"""The people at a table, folded from its log: who sits where, who is the host, what was said and what was asked."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from schatzkiste.server.party_messages import Note, Order, TalkLine
from schatzkiste.server.stored import (
    ActionEntry,
    Agreed,
    ArrangedEntry,
    CopiedEntry,
    CoveredEntry,
    DeviceEntry,
    Entry,
    HintedEntry,
    HostEntry,
    InvitedEntry,
    JoinedEntry,
    LeftEntry,
    MovedEntry,
    OrderedEntry,
    RematchEntry,
    RenamedEntry,
    ReturnedEntry,
    SaidEntry,
    SignedOutEntry,
    StartedEntry,
    StoredSeat,
    TableSetup,
    UndoAnsweredEntry,
    UndoAskedEntry,
    UndoEntry,
    UndoLapsedEntry,
)

MOST_LINES = 500
"""How many lines of talk are kept in memory and shown; the log holds them all."""
NOBODY = -1
NOTED = "note-"
"""The ids of notes begin with this, and no others do."""


class StandingOrder(NamedTuple):
    """What a seat wants in windows, and who was asked when it said so."""

    order: Order
    during: tuple[int, ...]


class Request(NamedTuple):
    """A seat's wish to take back its last action, the step at this place, when it was told, and who has agreed."""

    seat: int
    place: int
    at: float
    agreed: frozenset[int]


class Party(NamedTuple):
    """The people at a table at one point of its log; never changed, only followed by another.

    `setup` is what is agreed on now. `seen` is when each seat last added to the log.
    """

    setup: TableSetup
    started: bool
    host: int
    seen: tuple[float, ...]
    orders: tuple[StandingOrder | None, ...]
    talk: tuple[TalkLine, ...] = ()
    told: int = 0  # how many lines of talk there were, also those no longer kept
    spoken: int = 0  # how many of them people said
    request: Request | None = None
    hinted: frozenset[tuple[int, int]] = frozenset()  # who was given a hint after how many changes
    rematch: str | None = None
    copied: CopiedEntry | None = None  # the past it began with, if that is another game's
    let_in: frozenset[str] = frozenset()  # the keys that came by a code, also those that open nothing any more
    has_changed: bool = False  # whether anything is not as it was when the table was made

    @property
    def seats(self) -> list[StoredSeat]:
        """Who sits where."""
        return self.setup.seats

    @property
    def agreed(self) -> Agreed | None:
        """What has to be stored of it, if it is not what the table was made with."""
        if not self.has_changed and self.started:
            return None
        return Agreed(self.setup.seats, self.setup.options, self.setup.manners, self.started, self.host)

    @property
    def is_practice(self) -> bool:
        """Whether it is no game that counts, because it began with the past of another."""
        return self.copied is not None

    @property
    def scene(self) -> int | None:
        """The scene of the game's lesson that is played here, if it is one."""
        return None if self.copied is None else self.copied.scene

    @property
    def is_played(self) -> bool:
        """Whether the game has begun, and is not only shown."""
        return self.started and (self.copied is None or not self.copied.shown)

    @property
    def people(self) -> list[int]:
        """The seats on which people sit, also those who are away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def deciding(self) -> list[int]:
        """The seats for which people decide, not a bot in their place."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and seat.cover is None]

    @property
    def open_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [number for number, seat in enumerate(self.seats) if seat.is_open]

    @property
    def waived(self) -> list[int]:
        """Those who have told everyone that they will not reply in windows, and for whom no bot does."""
        return [seat for seat in self.deciding if self.order_of(seat) in ("turn", "game")]

    @property
    def hints_taken(self) -> list[int]:
        """In how many positions each seat was given a hint."""
        return [sum(taker == seat for taker, _ in self.hinted) for seat in range(len(self.seats))]

    def order_of(self, seat: int) -> Order:
        """What the seat wants in windows."""
        stands = self.orders[seat]
        return "ask" if stands is None else stands.order

    def name_of(self, seat: int | None) -> str | None:
        """What the one on the seat is called."""
        return None if seat is None else self.seats[seat].name

    def tells_other_than(self, before: "Party") -> bool:
        """Whether an action has changed what people are told of each other: a request, or who will not reply."""
        return (self.request, self.waived) != (before.request, before.waived)

    def after(self, entry: Entry, asked: tuple[int, ...], is_seen: bool = True, is_by_person: bool = True) -> "Party":
        """The party after an entry of the log; `asked` is who is asked then, as everyone knows.

        What was done or taken back so that not everyone could notice it (not `is_seen`) leaves the people as they are,
        and does not tell when its seat was last heard of; nor does what a bot did in its place (not `is_by_person`).
        """
        if isinstance(entry, ActionEntry):
            return self._after_game(entry, asked, is_seen, is_seen and is_by_person)
        if isinstance(entry, UndoEntry):  # what was asked for is taken back when the last of the others has agreed
            is_granted = self.request is not None and self.request.seat == entry.seat
            return self._after_game(entry, asked, is_seen, is_seen and not is_granted)
        return FOLDS[type(entry)](self, entry)

    def _after_game(
        self, entry: ActionEntry | UndoEntry, asked: tuple[int, ...], is_seen: bool, is_own: bool
    ) -> "Party":
        """The game went on: a request is over, and so are orders for a turn that has ended."""
        party = self if self.request is None or not is_seen else self._replace(request=None)
        if any(stands is not None and is_over(stands, asked) for stands in self.orders):
            party = party._replace(
                orders=tuple(None if stands is None or is_over(stands, asked) else stands for stands in self.orders)
            )
        if isinstance(entry, UndoEntry) and entry.agreed is not None:
            return party._seen_at(entry.agreed, entry.at)._noting("undo-agreed", entry.agreed, entry.at)
        is_persons = is_own and self.seats[entry.seat].player is None
        return party._seen_at(entry.seat, entry.at) if is_persons else party

    def _seen_at(self, seat: int, at: float) -> "Party":
        return self._replace(seen=(*self.seen[:seat], at, *self.seen[seat + 1 :]))

    def _seated(self, seat: int, sitter: StoredSeat) -> "Party":
        """Somebody else, or somebody changed, on a seat."""
        seats = list(self.seats)
        seats[seat] = sitter
        return self._replace(setup=replace(self.setup, seats=seats), has_changed=True)

    def _ordering(self, seat: int, stands: StandingOrder | None) -> "Party":
        """Another standing order of a seat, or none."""
        return self._replace(orders=(*self.orders[:seat], stands, *self.orders[seat + 1 :]))

    def _noting(self, note: Note, seat: int | None, at: float, name: str | None = None) -> "Party":
        return self._telling(TalkLine(f"{NOTED}{self.told}", seat, name or self.name_of(seat), at, note=note))

    def _telling(self, line: TalkLine) -> "Party":
        return self._replace(talk=(*self.talk, line)[-MOST_LINES:], told=self.told + 1)


def is_over(stands: StandingOrder, asked: tuple[int, ...]) -> bool:
    """Whether an order was for one turn, which has ended."""
    return stands.order == "turn" and stands.during != asked


def needs_new_deal(before: Party, now: Party) -> bool:
    """Whether a waiting table has to be laid out anew: something else is agreed on, or the game begins."""
    then, agreed = before.setup, now.setup
    return now.started or (then.players, then.options) != (agreed.players, agreed.options)


def first_party(setup: TableSetup) -> Party:
    """The people when the table is made: without free seats the game begins at once."""
    people = [number for number, seat in enumerate(setup.seats) if seat.is_person]
    return Party(
        setup=setup,
        started=not any(seat.is_open for seat in setup.seats),
        host=people[0] if people else NOBODY,
        seen=(setup.created,) * setup.players,
        orders=(None,) * setup.players,
    )


def joined(party: Party, entry: JoinedEntry) -> Party:
    """A person takes a free seat."""
    seated = party._seated(entry.seat, StoredSeat(entry.name, key_hash=entry.key_hash))
    if party.host == NOBODY:  # the last one had just left
        seated = seated._replace(host=entry.seat)
    return seated._seen_at(entry.seat, entry.at)._noting("joined", entry.seat, entry.at)


def left(party: Party, entry: LeftEntry) -> Party:
    """A person leaves; the host's duty goes to the next person, and a finished game still tells who played it."""
    note: Note = "removed" if entry.removed else "left"
    is_finished = party.started and entry.bot is None
    sitter = StoredSeat(party.name_of(entry.seat), gone=True) if is_finished else StoredSeat(bot=entry.bot)
    told = party._noting(note, entry.seat, entry.at)._seated(entry.seat, sitter)._ordering(entry.seat, None)
    if entry.seat != party.host:
        return without_request_of(told, entry.seat)
    people = told.people
    return without_request_of(told._replace(host=people[0] if people else NOBODY), entry.seat)


def without_request_of(party: Party, seat: int) -> Party:
    """A seat that is no longer a person's asks for nothing."""
    return party._replace(request=None) if party.request is not None and party.request.seat == seat else party


def renamed(party: Party, entry: RenamedEntry) -> Party:
    """A person has another name."""
    return party._seated(entry.seat, replace(party.seats[entry.seat], name=entry.name))


def moved(party: Party, entry: MovedEntry) -> Party:
    """Two places change their sitters."""
    order = list(range(len(party.seats)))
    order[entry.seat], order[entry.to] = entry.to, entry.seat
    at_new_places = rearranged(party, [party.seats[place] for place in order], list(order), entry.at)
    return at_new_places._noting("moved", entry.to, entry.at)


def arranged(party: Party, entry: ArrangedEntry) -> Party:
    """The host arranges the table anew."""
    anew = rearranged(party, entry.seats, entry.places, entry.at)
    setup = replace(anew.setup, players=len(entry.seats), options=entry.options, manners=entry.manners)
    return anew._replace(setup=setup)._noting("arranged", anew.host, entry.at)


def rearranged(party: Party, seats: list[StoredSeat], places: list[int | None], at: float) -> Party:
    """Other people at other places, who are still the same; `places` tells where each was before."""
    return party._replace(
        setup=replace(party.setup, seats=seats),
        host=places.index(party.host),
        seen=tuple(at if place is None else party.seen[place] for place in places),
        orders=(None,) * len(seats),
        has_changed=True,
    )


def new_host(party: Party, entry: HostEntry) -> Party:
    """Somebody else is the host."""
    return party._replace(host=entry.seat, has_changed=True)._noting("host", entry.seat, entry.at)


def invited(party: Party, entry: InvitedEntry) -> Party:
    """Another invitation counts."""
    return party._replace(setup=replace(party.setup, invitation=entry.invitation), has_changed=True)


def started(party: Party, entry: StartedEntry) -> Party:
    """The game begins, with bots where nobody came."""
    seats = [StoredSeat(bot=entry.bot) if seat.is_open else seat for seat in party.seats]
    setup = replace(party.setup, seats=seats, invitation=None)
    begun = party._replace(setup=setup, started=True, has_changed=True)
    return begun._noting("started", party.host, entry.at)


def covered(party: Party, entry: CoveredEntry) -> Party:
    """A bot plays for somebody; nobody waits any longer for a request that nobody can answer."""
    away = party._seated(entry.seat, replace(party.seats[entry.seat], cover=entry.bot))
    return without_request_of(away, entry.seat)._noting("covered", entry.seat, entry.at)


def returned(party: Party, entry: ReturnedEntry) -> Party:
    """A person decides again."""
    back = party._seated(entry.seat, replace(party.seats[entry.seat], cover=None))
    return back._seen_at(entry.seat, entry.at)._noting("returned", entry.seat, entry.at)


def device(party: Party, entry: DeviceEntry) -> Party:
    """A seat opens with one more key, or with another one."""
    seat = party.seats[entry.seat]
    let_in = party._replace(let_in=party.let_in | {entry.key_hash})
    if not entry.instead:
        return let_in._seated(entry.seat, replace(seat, more_keys=(*seat.more_keys, entry.key_hash)))
    heir = StoredSeat(entry.name or seat.name, key_hash=entry.key_hash)
    handed = let_in._seated(entry.seat, heir)._ordering(entry.seat, None)
    return handed._seen_at(entry.seat, entry.at)._noting("handed-over", entry.seat, entry.at)


def signed_out(party: Party, entry: SignedOutEntry) -> Party:
    """One key is left."""
    return party._seated(entry.seat, replace(party.seats[entry.seat], key_hash=entry.key_hash, more_keys=()))


def said(party: Party, entry: SaidEntry) -> Party:
    """Somebody says something."""
    line = TalkLine(entry.id, entry.seat, party.name_of(entry.seat), entry.at, entry.text, entry.stamp)
    heard = party._telling(line)._replace(spoken=party.spoken + 1)
    return heard if entry.seat is None else heard._seen_at(entry.seat, entry.at)


def ordered(party: Party, entry: OrderedEntry) -> Party:
    """A seat says what is to happen in windows."""
    stands = None if entry.order == "ask" else StandingOrder(entry.order, entry.during)
    return party._ordering(entry.seat, stands)._seen_at(entry.seat, entry.at)


def undo_asked(party: Party, entry: UndoAskedEntry) -> Party:
    """A seat asks to take back."""
    if entry.place is None:
        return party  # of a time when a request did not say what for; it has been answered since
    asking = party._replace(request=Request(entry.seat, entry.place, entry.at, frozenset()))
    return asking._seen_at(entry.seat, entry.at)._noting("undo-asked", entry.seat, entry.at)


def undo_answered(party: Party, entry: UndoAnsweredEntry) -> Party:
    """Somebody answers; the request ends with the first who does not agree."""
    request = party.request
    if request is None:
        return party
    seen = party._seen_at(entry.seat, entry.at)
    if entry.agrees:
        agreed = seen._replace(request=request._replace(agreed=request.agreed | {entry.seat}))
        return agreed._noting("undo-agreed", entry.seat, entry.at)
    note: Note = "undo-withdrawn" if entry.seat == request.seat else "undo-refused"
    return seen._replace(request=None)._noting(note, entry.seat, entry.at)


def undo_lapsed(party: Party, entry: UndoLapsedEntry) -> Party:
    """Nobody has to wait any longer for an answer."""
    return party._replace(request=None)._noting("undo-lapsed", entry.seat, entry.at)


def hinted(party: Party, entry: HintedEntry) -> Party:
    """A seat was given a hint; asked for again in the same position it is the same one."""
    return party._replace(hinted=party.hinted | {(entry.seat, entry.seq)})


def copied(party: Party, entry: CopiedEntry) -> Party:
    """The game begins with the past of another."""
    return party._replace(copied=entry)


def rematch(party: Party, entry: RematchEntry) -> Party:
    """Everyone goes on elsewhere."""
    return party._replace(rematch=entry.table)._noting("rematch", entry.seat, entry.at)


FOLDS: dict[type, Callable[..., Party]] = {
    JoinedEntry: joined,
    LeftEntry: left,
    RenamedEntry: renamed,
    MovedEntry: moved,
    ArrangedEntry: arranged,
    HostEntry: new_host,
    InvitedEntry: invited,
    StartedEntry: started,
    CoveredEntry: covered,
    ReturnedEntry: returned,
    DeviceEntry: device,
    SignedOutEntry: signed_out,
    SaidEntry: said,
    OrderedEntry: ordered,
    UndoAskedEntry: undo_asked,
    UndoAnsweredEntry: undo_answered,
    UndoLapsedEntry: undo_lapsed,
    HintedEntry: hinted,
    RematchEntry: rematch,
    CopiedEntry: copied,
}
