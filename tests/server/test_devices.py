"""A code for another device belongs to the person who asked for it, wherever they sit, and for as long as they do."""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from schatzkiste.server.party_messages import DeviceCode, SeatKey, TableMade
from tests.server.clients import Server
from tests.server.friends import device_key, everyone, greeting, join, open_table, post, problem_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("devices") / "data", limit_guesses=10_000) as running:
        yield running


def code_of(server: Server, person: TableMade, instead: bool = False) -> str:
    """A code for the person's seat."""
    answer = post(server, "device", table=person.table, key=person.key, instead=instead)
    return msgspec.json.decode(answer.content, type=DeviceCode).code


def one_more_device(server: Server, person: TableMade) -> TableMade:
    """The same person at another device."""
    key = device_key()
    seat = post(server, "take", code=code_of(server, person), key=key).json()["seat"]
    return TableMade(person.table, [SeatKey(seat, key)])


def test_a_code_follows_its_owner_to_another_seat(server: Server) -> None:
    made = open_table(server, "tobago", 3)
    anna, jonas = join(server, made, "Anna"), join(server, made, "Jonas")
    code = code_of(server, anna)
    with greeting(server, made) as host:
        host.send(type="arrange", seats=[0, 2, 1], options={}, manners={})
        host.meet_when(lambda party: party.seats[1].name == "Jonas")
    assert post(server, "take", code=code, key=device_key()).json()["seat"] == 2
    with greeting(server, jonas) as client:
        assert (client.party.seat, client.party.devices) == (1, 1), "nobody else came to his seat"


def test_a_code_ends_when_its_owner_leaves_the_seat_to_somebody_else(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    anna = join(server, made, "Anna")
    code = code_of(server, anna)
    with greeting(server, anna) as client:
        client.send(type="leave")
        assert client.problem() == "signed-out"
    assert join(server, made, "Jonas").seat == 1
    assert problem_of(post(server, "take", code=code, key=device_key())) == "unknown-code"


def test_a_lost_device_that_was_signed_out_has_no_code_left(server: Server) -> None:
    anna = everyone(server, "schatzinsel", 2)[1]
    lost = one_more_device(server, anna)
    code = code_of(server, lost)
    with greeting(server, anna) as client:
        client.send(type="sign-out")
        client.meet_when(lambda party: party.devices == 1)
    assert problem_of(post(server, "take", code=code, key=device_key())) == "unknown-code"


def test_whoever_has_handed_a_seat_over_cannot_come_back_to_it(server: Server) -> None:
    anna = everyone(server, "schatzinsel", 2)[1]
    back, over = code_of(server, anna), code_of(server, anna, instead=True)
    heir = device_key()
    for _ in range(2):
        assert post(server, "take", code=over, key=heir, name="Ole").json()["seat"] == 1
    assert problem_of(post(server, "take", code=back, key=device_key())) == "unknown-code"


def test_a_device_that_was_signed_out_does_not_come_back_by_the_code_that_let_it_in(server: Server) -> None:
    anna = everyone(server, "schatzinsel", 2)[1]
    code, key = code_of(server, anna), device_key()
    for _ in range(2):
        assert post(server, "take", code=code, key=key).json()["seat"] == 1
    with greeting(server, anna) as client:
        client.send(type="sign-out")
        client.meet_when(lambda party: party.devices == 1)
        assert problem_of(post(server, "take", code=code, key=key)) == "unknown-code"
        assert post(server, "take", code=code_of(server, anna), key=key).json()["seat"] == 1, "it may be let in again"
        client.meet_when(lambda party: party.devices == 2)


def test_a_code_that_was_used_up_when_nothing_could_be_saved_still_counts(tmp_path: Path) -> None:
    lost = """
from schatzkiste.server.store import NotSaved, sqlite
from schatzkiste.server.stored import DeviceEntry
append, failed = sqlite.SqliteStore.append, []

async def fail_once(store, table, seq, entry, summary):
    if isinstance(entry, DeviceEntry) and not failed:
        failed.append(entry)
        raise NotSaved("the disk is full")
    return await append(store, table, seq, entry, summary)

sqlite.SqliteStore.append = fail_once
"""
    with Server(tmp_path / "data", lost) as server:
        anna = everyone(server, "schatzinsel", 2)[1]
        code, key = code_of(server, anna), device_key()
        assert problem_of(post(server, "take", code=code, key=key)) == "not-saved"
        assert post(server, "take", code=code, key=key).json()["seat"] == 1


def test_a_code_for_a_device_counts_for_ten_minutes(server: Server, tmp_path: Path) -> None:
    anna = everyone(server, "schatzinsel", 2)[1]
    until = post(server, "device", table=anna.table, key=anna.key).json()["until"]
    assert 540 < until - time.time() <= 600
    with Server(
        tmp_path / "data", "from schatzkiste.server import reception; reception.DEVICE_CODE_LASTS = -1"
    ) as late:
        anna = everyone(late, "schatzinsel", 2)[1]
        assert problem_of(post(late, "take", code=code_of(late, anna), key=device_key())) == "unknown-code"
