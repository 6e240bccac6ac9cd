"""Keys and codes: long enough, easy to type, and never kept as they are."""

import pytest

from schatzkiste.server.codes import code_hash, is_key, key_hash, new_code, new_key, seat_of, typed
from schatzkiste.server.stored import StoredSeat, TableSetup


def test_keys_and_codes_differ_every_time() -> None:
    assert len({new_key() for _ in range(50)}) == 50
    assert all(is_key(new_key()) for _ in range(50))
    assert len({new_code() for _ in range(50)}) > 1


def test_a_code_is_short_and_has_nothing_that_looks_alike() -> None:
    codes = [new_code() for _ in range(200)]
    assert {len(code) for code in codes} == {6}
    assert not set("".join(codes)) & set("01IO25SZ")
    assert len(new_code(10)) == 10


@pytest.mark.parametrize("given", ["abc-346", "ABC 346", "a b c 3 4 6"])
def test_a_code_may_be_typed_in_many_ways(given: str) -> None:
    assert typed(given) == "ABC346"
    assert code_hash(given) == code_hash("ABC346") != key_hash("ABC346")


@pytest.mark.parametrize(("length", "expected"), [(23, False), (24, True), (100, True), (101, False)])
def test_a_key_is_neither_short_nor_endless(length: int, expected: bool) -> None:
    assert is_key("k" * length) is expected


def test_a_key_opens_its_seat_on_every_device_of_its_owner() -> None:
    seats = [StoredSeat(bot="random"), StoredSeat(key_hash=key_hash("one"), more_keys=(key_hash("two"),))]
    setup = TableSetup("t", "schatzinsel", 1, 2, {}, "1", seats, 0.0)
    assert [seat_of(setup, key) for key in ("one", "two", "three", key_hash("one"))] == [1, 1, None, None]
