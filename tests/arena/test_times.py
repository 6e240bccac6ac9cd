import json

import pytest

from schatzkiste.arena import Times


def counted(seconds: list[float]) -> Times:
    times = Times()
    for each in seconds:
        times.add(each)
    return times


def test_quantiles_are_right_within_four_percent() -> None:
    times = counted([number / 1000 for number in range(1, 1001)])
    assert len(times) == 1000
    assert times.seconds == pytest.approx(500.5)
    for share in (0.01, 0.5, 0.99, 1.0):
        assert times.quantile(share) == pytest.approx(share, rel=0.04)


def test_no_times_have_no_quantile_and_no_time_is_short() -> None:
    assert Times().quantile(0.5) == 0.0
    assert 0 < counted([0.0]).quantile(0.5) < 1e-6


def test_times_are_merged_and_written() -> None:
    one, other = counted([0.001, 0.002]), counted([0.002, 5.0])
    one.merge(other)
    assert one.to_json() == counted([0.001, 0.002, 0.002, 5.0]).to_json()
    written = json.loads(json.dumps(one.to_json()))
    read = Times(written["seconds"], {int(step): count for step, count in written["steps"].items()})
    assert read.quantile(0.99) == one.quantile(0.99)
