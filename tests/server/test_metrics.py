"""What Prometheus is told, and who may read it."""

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from schatzkiste.server.metrics import Metrics
from tests.server.clients import Server


def samples(text: str) -> dict[str, float]:
    """Every number by its name and labels."""
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_everything_is_counted() -> None:
    metrics = Metrics()
    metrics.action(accepted=True, seconds=0.02)
    metrics.action(accepted=False, seconds=0.2)
    metrics.refused("tables")
    metrics.batch(3)
    metrics.watch_connections(lambda: 4)
    metrics.watch_sockets(lambda: 5)
    metrics.watch_tables(lambda: 6)
    metrics.watch_waiting_bots(lambda: 7)
    metrics.watch_replaced_workers(lambda: 8)
    told = samples(metrics.text().decode())
    assert told["schatzkiste_actions_total[accepted]"] == 1
    assert told["schatzkiste_actions_total[refused]"] == 1
    assert told["schatzkiste_action_seconds_count"] == 2
    assert told["schatzkiste_action_seconds_bucket[0.025]"] == 1
    assert told["schatzkiste_refused_total[tables]"] == 1
    assert told["schatzkiste_database_batch_entries_sum"] == 3
    buckets = [told[f"schatzkiste_database_batch_entries_bucket[{float(2**power)}]"] for power in range(9)]
    assert buckets == [0, 0, *[1] * 7], "of 1, 2, 4 up to 256 entries"
    gauges = ("connections", "sockets", "tables", "bots_waiting", "workers_replaced")
    assert [told[f"schatzkiste_{name}"] for name in gauges] == [4, 5, 6, 7, 8]
    assert told["process_resident_memory_bytes"] > 0


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.batch(1)
    assert samples(other.text().decode())["schatzkiste_database_batch_entries_count"] == 0


def test_a_game_shows_in_the_metrics(server: Server) -> None:
    before = samples(server.http.get("/metrics").text)
    with server.sit(server.make()) as client:
        client.act(client.my_turn().legal[0])
        client.send(type="act", action="end", seq=999)
        client.answer()
        response = server.http.get("/metrics")
    after = samples(response.text)
    assert response.headers["content-type"].startswith("text/plain; version=")
    assert response.headers["cache-control"] == "no-store"
    for answer in ("accepted", "refused"):
        name = f"schatzkiste_actions_total[{answer}]"
        assert after[name] - before[name] == 1
    assert after["schatzkiste_action_seconds_count"] - before["schatzkiste_action_seconds_count"] == 2
    assert after["schatzkiste_tables"] == before["schatzkiste_tables"] + 1
    assert after["schatzkiste_sockets"] == before["schatzkiste_sockets"] + 1
    assert after["schatzkiste_connections"] > before["schatzkiste_sockets"]


def test_who_comes_through_an_unknown_proxy_may_not_read_them(server: Server) -> None:
    response = server.http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    assert (response.status_code, response.json()["code"]) == (404, "unknown-path")


@pytest.mark.parametrize("options", [{"metrics": "no"}, {"metrics_from": ["192.0.2.0/24"]}])
def test_metrics_can_be_kept_from_others(tmp_path: Path, options: dict[str, object]) -> None:
    with Server(tmp_path / "data", **options) as server:
        assert server.http.get("/metrics").status_code == 404
