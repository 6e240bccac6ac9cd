"""The HTTP side: every answer is what was asked for, or a problem."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from schatzkiste.bots import LEVELS
from schatzkiste.games import game_ids
from schatzkiste.record import Record
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import GameInfo, TableSummary
from schatzkiste.server.party_messages import SeatRequest, TableMade
from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.server.clients import Server

BOT = {"bot": "random"}
PERSON: dict[str, str] = {}
JSON = {"content-type": "application/json"}
MALFORMED = [
    b"",
    b"{",
    b"null",
    b"17",
    b'"x"',
    b"\xff",
    b'{"game":"\xff","seats":[]}',
    b'[{"table":"\xc3","key":""}]',
    b'{"game":5}',
    b"[" * 5000,
    b'[{"a":1}]',
]


def test_health(server: Server) -> None:
    assert server.http.get("/api/health").json() == {"status": "ok"}


def test_the_games(server: Server) -> None:
    infos = msgspec.json.decode(server.http.get("/api/games").content, type=list[GameInfo])
    schatzinsel = next(info for info in infos if info.id == "schatzinsel")
    assert schatzinsel.players == [2, 3, 4]
    assert [option.name for option in schatzinsel.options] == ["rules", "guards"]
    assert [option.players for option in schatzinsel.options] == [[2, 3, 4], [2, 3, 4]]
    assert [bot.id for bot in schatzinsel.bots] == ["landlubber", "deckhand", "helmsman", "captain", "legend"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere/record", 404, "unknown-table"),
        ("GET", "/api", 404, "unknown-path"),
        ("GET", "/api/nothing", 404, "unknown-path"),
        ("POST", "/api/nothing", 404, "unknown-path"),
        ("GET", "/api/games/schatzinsel", 404, "unknown-path"),
        ("GET", "/api/tables", 405, "wrong-method"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("POST", "/api/health", 405, "wrong-method"),
    ],
)
def test_wrong_paths_are_problems(server: Server, method: str, path: str, status: int, code: str) -> None:
    response = server.http.request(method, path)
    assert (response.status_code, problem(response.content).code) == (status, code)


@pytest.mark.parametrize("path", ["/api/tables", "/api/pieces", "/api/mine"])
@pytest.mark.parametrize("body", MALFORMED)
def test_malformed_bodies_are_problems(server: Server, path: str, body: bytes) -> None:
    response = server.http.post(path, content=body, headers=JSON)
    assert (response.status_code, problem(response.content).code) == (400, "malformed")


@pytest.mark.parametrize("path", ["/api/tables", "/api/pieces", "/api/mine"])
def test_large_bodies_are_problems(server: Server, path: str) -> None:
    response = server.http.post(path, content=b" " * 1_000_000, headers=JSON)
    assert response.status_code == 413
    assert problem(response.content) == Problem("too-large", {"limit": 65536})


def test_a_record_may_be_as_long_as_the_longest_game(server: Server) -> None:
    long = server.http.post("/api/records", json={"record": " " * 500_000})
    assert problem(long.content).code == "record-unreadable"
    too_long = server.http.post("/api/records", json={"record": " " * 2_000_000})
    assert too_long.status_code == 413
    assert problem(too_long.content) == Problem("too-large", {"limit": 1 << 20})


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"game": "monopoly"}, Problem("unknown-game", {"game": "monopoly", "known": ", ".join(game_ids())})),
        ({"seats": []}, Problem("wrong-count", {"count": 0, "allowed": "2, 3, 4"})),
        ({"seats": [PERSON, *[BOT] * 4]}, Problem("wrong-count", {"count": 5, "allowed": "2, 3, 4"})),
        (
            {"seats": [PERSON, {"bot": "x" * 99}]},
            Problem("unknown-bot", {"bot": "x" * 60, "known": ", ".join(("random", *LEVELS))}),
        ),
        ({"seats": [BOT, BOT]}, Problem("no-person", {})),
        ({"seats": [BOT, {"friend": True}]}, Problem("no-person", {})),
        ({"seats": [PERSON, {"friend": True, "bot": "random"}]}, Problem("malformed", {})),
        (
            {"seats": [PERSON, BOT], "manners": {"window": 500}},
            Problem("wrong-option", {"option": "window", "value": "500", "allowed": "0–59"}),
        ),
        (
            {"seats": [PERSON, BOT], "manners": {"patience": -1}},
            Problem("wrong-option", {"option": "patience", "value": "-1", "allowed": "0–2592000"}),
        ),
        (
            {"seats": [PERSON, BOT], "manners": {"clock": 604_801}},
            Problem("wrong-option", {"option": "clock", "value": "604801", "allowed": "0–604800"}),
        ),
        (
            {"seats": [PERSON, BOT], "manners": {"reserve": 2_592_001}},
            Problem("wrong-option", {"option": "reserve", "value": "2592001", "allowed": "0–2592000"}),
        ),
        ({"seats": [{"name": "x" * 41}, BOT]}, Problem("long-name", {"limit": 40})),
        ({"options": {"speed": 9}}, Problem("unknown-option", {"option": "speed", "known": "rules, guards"})),
        (
            {"options": {"rules": "pirate"}},
            Problem("wrong-option", {"option": "rules", "value": "pirate", "allowed": "silver, hawkins"}),
        ),
        (
            {"options": {"guards": 1}},
            Problem("wrong-option", {"option": "guards", "value": "1", "allowed": "one, any"}),
        ),
    ],
)
def test_wrong_tables_are_problems(server: Server, asked: dict[str, object], expected: Problem) -> None:
    good = {"game": "schatzinsel", "seats": [PERSON, BOT]}
    response = server.http.post("/api/tables", json={**good, **asked})
    assert response.status_code in (400, 404)
    assert problem(response.content) == expected


def test_ones_own_tables(server: Server) -> None:
    made = [server.make([SeatRequest(name=" Jim "), SeatRequest(bot="random")]) for _ in range(2)]
    with server.sit(made[0]) as jim:
        jim.my_turn()
        jim.act(jim.seen.legal[0])
        jim.my_turn()
    keys = [{"table": table.table, "key": table.key} for table in made]
    others = [{"table": made[0].table, "key": made[1].key}, {"table": "nowhere", "key": "x"}]
    response = server.http.post("/api/mine", json=keys + others)
    found = msgspec.json.decode(response.content, type=list[TableSummary])
    assert sorted(found, key=lambda summary: -summary.changed) == found
    by_table = {summary.table: summary for summary in found}
    assert set(by_table) == {table.table for table in made}
    played = by_table[made[0].table]
    assert played.seats[0].name == "Jim"
    assert played.your_turn
    assert not played.over
    assert (played.scores, played.winners, played.problem) == ([], [], None)


def test_a_finished_table_tells_how_it_ended(server: Server) -> None:
    made = server.make()
    with server.sit(made) as jim:
        end = jim.play(lambda legal: legal[0])
    [found] = mine(server, made)
    assert found.over
    assert not found.your_turn
    assert (found.scores, found.winners) == (end.scores, end.winners)


def test_a_deleted_table_is_gone_for_good(server: Server) -> None:
    made, other = server.make(), server.make()
    with server.sit(made) as jim:
        jim.my_turn()
        jim.act(jim.seen.legal[0])
        answer = server.http.post("/api/delete", json={"table": made.table, "key": made.key})
        assert answer.status_code == 204
        assert jim.problem() == "unknown-table"
    assert mine(server, made) == []
    assert [summary.table for summary in mine(server, other)] == [other.table]
    assert rows(server, made.table) == (0, 0)
    again = server.http.post("/api/delete", json={"table": made.table, "key": made.key})
    assert (again.status_code, problem(again.content).code) == (404, "unknown-table")


def test_only_who_sits_at_a_table_can_delete_it(server: Server) -> None:
    made, other = server.make(), server.make()
    answer = server.http.post("/api/delete", json={"table": made.table, "key": other.key})
    assert (answer.status_code, problem(answer.content).code) == (403, "wrong-key")
    assert [summary.table for summary in mine(server, made)] == [made.table]


def test_a_table_that_nobody_has_opened_since_the_start_can_be_deleted(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        made = first.make()
    with Server(tmp_path / "data") as second:
        assert second.http.post("/api/delete", json={"table": made.table, "key": made.key}).status_code == 204
        assert mine(second, made) == []


def test_options_tell_with_how_many_players_they_matter(server: Server) -> None:
    infos = msgspec.json.decode(server.http.get("/api/games").content, type=list[GameInfo])
    matters = {option.name: option.players for info in infos if info.id == "dracheninsel" for option in info.options}
    assert (matters["spare"], matters["spare_too"], matters["agreement"]) == ([4, 5], [4], [3, 4, 5, 6])
    technical = {(info.id, option.name) for info in infos for option in info.options if option.technical}
    assert technical == {("dracheninsel", "rounds")}


def test_too_many_tables_at_once_are_a_problem(server: Server) -> None:
    response = server.http.post("/api/mine", json=[{"table": "t", "key": "k"}] * 101)
    assert problem(response.content) == Problem("too-many-tables", {"limit": 100})


def test_a_record_before_and_after_the_end(server: Server) -> None:
    made = server.make([SeatRequest(name="Jim"), SeatRequest(bot="helmsman"), SeatRequest()][:2])
    with server.sit(made) as jim:
        shown_hash = jim.my_turn().seed_hash
        running = server.http.get(f"/api/tables/{made.table}/record")
        assert (running.status_code, problem(running.content).code) == (409, "not-over")
        end = jim.play(lambda legal: legal[0])
    response = server.http.get(f"/api/tables/{made.table}/record")
    assert response.headers["content-disposition"].startswith("attachment; filename=")
    over = Record.parse(response.text)
    assert (over.seed, over.players, over.seed_hash) == (end.seed, ["Jim", "helmsman"], shown_hash)
    *_, last = over.replay()
    assert last.scores() == end.scores
    assert last.is_over


def mine(server: Server, made: TableMade) -> list[TableSummary]:
    """The line for this table among one's own."""
    response = server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    return msgspec.json.decode(response.content, type=list[TableSummary])


def rows(server: Server, table: str) -> tuple[int, int]:
    """How many rows the database has for a table, and for its log."""
    with closing(sqlite3.connect(server.data / FILE_NAME)) as connection:
        tables = connection.execute("SELECT count(*) FROM tables WHERE id = ?", [table]).fetchone()[0]
        log = connection.execute('SELECT count(*) FROM log WHERE "table" = ?', [table]).fetchone()[0]
    return tables, log


def problem(body: bytes) -> Problem:
    """The problem in the body."""
    return msgspec.json.decode(body, type=Problem)


@pytest.mark.rule("DI-10.3")
def test_a_table_with_people_ends_by_itself_only_if_they_chose_so(server: Server) -> None:
    seats = [SeatRequest(name="Jim"), *[SeatRequest(bot="random")] * 2]
    with server.sit(server.make(seats, "dracheninsel")) as client:
        options = client.seen.options
    assert (options["stalemate"], options["agreement"], options["rounds"]) == (0, "on", 1000)


def test_everybody_knows_the_pieces_of_a_table_before_and_at_it(server: Server) -> None:
    seats = [SeatRequest(name="Jim"), *[SeatRequest(bot="random")] * 3]
    wanted = {"game": "dracheninsel", "seats": msgspec.to_builtins(seats), "options": {"spare": "green"}}
    promised = server.http.post("/api/pieces", json=wanted).json()
    made = server.make(seats, "dracheninsel", spare="green")
    with server.sit(made) as client:
        assert [seat.pieces for seat in client.seen.seats] == promised
        hunters = [[hunter["colour"] for hunter in player["hunters"]] for player in client.seen.view["players"]]
        assert hunters == promised


def test_where_seats_tell_the_players_apart_they_have_no_pieces_of_their_own(server: Server) -> None:
    wanted = {"game": "schatzinsel", "seats": [PERSON, BOT]}
    assert server.http.post("/api/pieces", json=wanted).json() == [[], []]


def test_a_table_that_cannot_be_has_no_pieces(server: Server) -> None:
    response = server.http.post("/api/pieces", json={"game": "schatzinsel", "seats": [PERSON]})
    assert problem(response.content).code == "wrong-count"
