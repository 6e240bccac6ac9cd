"""The HTTP side: every answer is what was asked for, or a problem."""

import msgspec
import pytest

from schatzkiste.games import game, game_ids
from schatzkiste.record import Record
from schatzkiste.server.messages import GameInfo, GameTable, Problem, SeatWish, TableSummary
from tests.server.clients import Server

BOT = {"bot": "random"}
PERSON: dict[str, str] = {}


def test_health(server: Server) -> None:
    assert server.http.get("/api/health").json() == {"status": "ok"}


def test_the_games(server: Server) -> None:
    infos = msgspec.json.decode(server.http.get("/api/games").content, type=list[GameInfo])
    schatzinsel = next(info for info in infos if info.id == "schatzinsel")
    assert schatzinsel.players == [2, 3, 4]
    assert [option.name for option in schatzinsel.options] == ["rules", "guards"]
    assert [bot.id for bot in schatzinsel.bots] == ["random", "greedy"]


def test_an_action_table(server: Server) -> None:
    table = msgspec.json.decode(server.http.get("/api/games/schatzinsel").content, type=GameTable)
    for number, action in enumerate(table.actions):
        assert game("schatzinsel").parse(action.notation) == number
        assert action.notation == " ".join([action.kind, *action.args.values()])


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/games/monopoly", 404, "unknown-game"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown-table"),
        ("GET", "/api", 404, "unknown-path"),
        ("GET", "/api/nothing", 404, "unknown-path"),
        ("POST", "/api/nothing", 404, "unknown-path"),
        ("GET", "/api/games/schatzinsel/nothing", 404, "unknown-path"),
        ("GET", "/api/tables", 405, "wrong-method"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("POST", "/api/health", 405, "wrong-method"),
    ],
)
def test_wrong_paths_are_problems(server: Server, method: str, path: str, status: int, code: str) -> None:
    response = server.http.request(method, path)
    assert (response.status_code, problem(response.content).code) == (status, code)


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
@pytest.mark.parametrize("body", [b"", b"{", b"null", b"17", b'"x"', b"\xff", b'{"game":5}', b"[" * 5000, b'[{"a":1}]'])
def test_malformed_bodies_are_problems(server: Server, path: str, body: bytes) -> None:
    response = server.http.post(path, content=body)
    assert (response.status_code, problem(response.content).code) == (400, "malformed")


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
def test_large_bodies_are_problems(server: Server, path: str) -> None:
    response = server.http.post(path, content=b" " * 1_000_000)
    assert response.status_code == 413
    assert problem(response.content) == Problem("too-large", {"limit": 65536})


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "monopoly"}, Problem("unknown-game", {"game": "monopoly", "known": ", ".join(game_ids())})),
        ({"seats": []}, Problem("wrong-count", {"count": 0, "allowed": "2, 3, 4"})),
        ({"seats": [PERSON, *[BOT] * 4]}, Problem("wrong-count", {"count": 5, "allowed": "2, 3, 4"})),
        ({"seats": [PERSON, {"bot": "x" * 99}]}, Problem("unknown-bot", {"bot": "x" * 60, "known": "random, greedy"})),
        ({"seats": [BOT, BOT]}, Problem("one-person", {"persons": 0})),
        ({"seats": [PERSON, PERSON]}, Problem("one-person", {"persons": 2})),
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
def test_wrong_wishes_are_problems(server: Server, wish: dict[str, object], expected: Problem) -> None:
    good = {"game": "schatzinsel", "seats": [PERSON, BOT]}
    response = server.http.post("/api/tables", json={**good, **wish})
    assert response.status_code in (400, 404)
    assert problem(response.content) == expected


def test_ones_own_tables(server: Server) -> None:
    made = [server.make([SeatWish(name=" Jim "), SeatWish(bot="random")]) for _ in range(2)]
    with server.sit(made[0]) as jim:
        jim.my_turn()
        jim.act(jim.seen.legal[0])
        jim.my_turn()
    keys = [{"table": table.table, "key": table.key} for table in made]
    others = [{"table": made[0].table, "key": made[1].key}, {"table": "nowhere", "key": "x"}]
    response = server.http.post("/api/mine", json=keys + others)
    found = msgspec.json.decode(response.content, type=list[TableSummary])
    assert [summary.table for summary in found] == [made[0].table, made[1].table]
    assert found[0].seats[0].name == "Jim"
    assert found[0].your_turn
    assert not found[0].over
    assert found[0].moves == len(jim.log)
    assert found[0].changed >= found[1].changed


def test_too_many_tables_at_once_are_a_problem(server: Server) -> None:
    response = server.http.post("/api/mine", json=[{"table": "t", "key": "k"}] * 101)
    assert problem(response.content) == Problem("too-many-tables", {"limit": 100})


def test_a_record_before_and_after_the_end(server: Server) -> None:
    made = server.make([SeatWish(name="Jim"), SeatWish(bot="greedy"), SeatWish()][:2])
    with server.sit(made) as jim:
        shown_hash = jim.my_turn().seed_hash
        running = server.http.get(f"/api/tables/{made.table}/record")
        assert (running.status_code, problem(running.content).code) == (409, "not-over")
        end = jim.play(lambda legal: legal[0])
    response = server.http.get(f"/api/tables/{made.table}/record")
    assert response.headers["content-disposition"].startswith("attachment; filename=")
    over = Record.parse(response.text)
    assert (over.seed, over.players, over.seed_hash) == (end.seed, ["Jim", "greedy"], shown_hash)
    *_, last = over.replay()
    assert last.scores() == end.scores
    assert last.is_over


def problem(body: bytes) -> Problem:
    """The problem in the body."""
    return msgspec.json.decode(body, type=Problem)
