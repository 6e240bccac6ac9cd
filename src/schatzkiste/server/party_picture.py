"""The people at a table as each seat, or a spectator, may see them."""

from typing import TYPE_CHECKING

import msgspec

from schatzkiste.server.party import NOBODY
from schatzkiste.server.party_messages import PartyMessage, Presence, UndoRequest
from schatzkiste.server.picture import event_infos
from schatzkiste.server.presence import device_id
from schatzkiste.server.undoing import lapse_of, waits_for

if TYPE_CHECKING:
    from schatzkiste.server.table import Table

HOST_MISSING = 60.0
"""For how many seconds the people of a waiting table have to wait for a host who is away."""

encode = msgspec.json.Encoder().encode


class PartyPicture:
    """The message about the people, built and encoded once for all who may see the same."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._changes = -1
        self._encoded: dict[tuple[int | None, int], str] = {}

    def encoded(self, seat: int | None, told: int) -> str:
        """The message as it travels, for a client that knows this many lines of talk."""
        if self._changes != self._table.people_changes:
            self._changes = self._table.people_changes
            self._encoded.clear()
        key = seat, told
        if key not in self._encoded:
            self._encoded[key] = encode(party_message(self._table, seat, told)).decode()
        return self._encoded[key]


def party_message(table: "Table", seat: int | None, told: int) -> PartyMessage:
    """Everything about the people, for a client that knows this many lines of talk."""
    party = table.party
    has_all = party.told == len(party.talk)
    talk_from = told if has_all and 0 <= told <= party.told else 0
    return PartyMessage(
        started=party.started,
        game=table.game.id,
        seat=seat,
        seats=table.seats,
        presence=[presence_of(table, number) for number in range(len(party.seats))],
        spectators=table.present.spectators,
        host=party.host,
        host_until=host_until(table),
        options=table.state.settings,
        manners=party.setup.manners,
        invites=party.setup.invitation is not None,
        order="ask" if seat is None else party.order_of(seat),
        devices=0 if seat is None else len(party.seats[seat].keys),
        waived=party.waived,
        undo=undo_request(table, seat),
        rematch=party.rematch,
        talk_from=talk_from,
        talk=list(party.talk[talk_from:]),
        practice=party.is_practice,
        shown=party.started and not party.is_played,
        remark=None if party.copied is None else party.copied.remark,
    )


def presence_of(table: "Table", seat: int) -> Presence | None:
    """Whether the person on a seat is connected, and if not, since when; None where no person plays or has played."""
    stored = table.party.seats[seat]
    if not stored.is_person and not stored.gone:
        return None
    devices = [device_id(key) for key in stored.keys]
    if table.present.is_here(devices):
        return Presence(here=True, since=0.0)
    return Presence(here=False, since=away_since(table, seat))


def host_until(table: "Table") -> float | None:
    """When anybody may take over the waiting table of a host who is away."""
    party = table.party
    presence = None if party.started or party.host == NOBODY else presence_of(table, party.host)
    return None if presence is None or presence.here else presence.since + HOST_MISSING


def away_since(table: "Table", seat: int) -> float:
    """When a person who is away may have been there last: connected, or by something they did."""
    devices = [device_id(key) for key in table.party.seats[seat].keys]
    return max(table.present.last_seen(devices), table.party.seen[seat])


def undo_request(table: "Table", viewer: int | None) -> UndoRequest | None:
    """The open request to take something back, with what the log tells the viewer (None: a spectator) of it."""
    request = table.party.request
    if request is None:
        return None
    history, place = table.history, request.place
    lapse = lapse_of(table.party, table.present)
    return UndoRequest(
        seat=request.seat,
        waits_for=waits_for(table.party),
        events=event_infos(history.log_for(viewer, place)[0]),
        later=table.count_since(viewer, place + 1),
        revealed=not history.is_free(len(history.steps) - place),
        until=None if lapse is None else lapse.at,
    )
