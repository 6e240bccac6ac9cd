"""Nothing that travels or is written down tells what lies behind a screen, a key, or the seed before the end."""

import re
import sqlite3

import msgspec
import pytest

from schatzkiste.core import seed_hash
from schatzkiste.games import game
from schatzkiste.games.schatzinsel.board import TILE_NAMES, members
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.history import History
from schatzkiste.server.messages import Update
from schatzkiste.server.party_messages import SeatRequest, TableMade
from schatzkiste.server.problems import problem
from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.server.clients import Client, Server, actions_of, by_chance, replay

SEATS = [SeatRequest(bot="helmsman"), SeatRequest(), SeatRequest(bot="random")]
TILE = re.compile(r"\b[1-5]-[1-5]\b")


@pytest.mark.rule("SI-2.4")
@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_no_update_tells_of_another_screen(server: Server, rules: str) -> None:
    made = server.make(SEATS, rules=rules)
    seed = seed_of(server, made)
    with server.sit(made) as jim, server.watch(made) as spectator:
        while not jim.my_turn().over:
            spectator.update_when(lambda update: update.seq == jim.seen.seq)
            state = state_of(server, made, jim, seed)
            for client in (jim, spectator):
                assert not tiles_in(client.seen) & hidden_from(client.seen.seat, state)
            jim.act(by_chance(jim.seen.legal, jim.seen.seq))


def state_of(server: Server, made: TableMade, client: Client, seed: str) -> Schatzinsel:
    """The whole position, hidden things included."""
    state = game("schatzinsel").new(len(client.seen.seats), seed, client.seen.options)
    replay(state, actions_of(server, made)[: client.seen.seq])
    assert isinstance(state, Schatzinsel)
    return state


def hidden_from(seat: int | None, state: Schatzinsel) -> set[str]:
    """The tiles behind other screens that nobody saw being taken."""
    others = [other for other in range(state.players) if other != seat]
    return {TILE_NAMES[tile] for other in others for tile in members(state.hands[other] & ~state.seen[other])}


def tiles_in(update: Update) -> set[str]:
    """Every tile that is named anywhere, except in the list of crosses, which is the same in all games."""
    view = {key: value for key, value in update.view.items() if key != "crosses"}
    return set(TILE.findall(msgspec.json.encode([view, update.log]).decode()))


def test_the_seed_is_told_at_the_end_and_not_before(server: Server) -> None:
    made = server.make(SEATS)
    seed = seed_of(server, made)
    with server.sit(made) as jim, server.watch(made) as spectator:
        jim.play(lambda legal: legal[-1])
        spectator.update_when(lambda update: update.over)
    assert jim.seen.seed == spectator.seen.seed == seed
    assert jim.seen.seed_hash == seed_hash(seed)
    for client in (jim, spectator):
        assert not any(seed in text for text in client.heard[:-1])
        assert not any(made.key in text for text in client.heard)


@pytest.mark.rule("DI-9.6")
def test_secret_questions_to_bots_leave_no_trace(server: Server) -> None:
    games = (questions_unheard(server) for _ in range(6))
    assert any(games), "somebody must have held a Slumber for this test to tell anything"


def questions_unheard(server: Server) -> int:
    """Play a game and check that every update but the first brings something in sight; how many steps were secret."""
    made = server.make([SeatRequest(), *[SeatRequest(bot="helmsman")] * 5], "dracheninsel", rounds=4)
    with server.sit(made) as jim, server.watch(made) as spectator:
        play_beside_bots(jim)
        spectator.update_when(lambda update: update.over)
    history = History(game("dracheninsel").new(6, seed_of(server, made), jim.seen.options))
    for taken in actions_of(server, made):
        history.act(taken.seat, history.state.game.parse(taken.notation))
    for client in (jim, spectator):
        assert client.seen.seq == len(client.log) == noticed(history, client.seen.seat)
    return len(history.steps) - noticed(history, None)


def noticed(history: History, seat: int | None) -> int:
    """How many steps the seat could notice."""
    return sum(history.is_in_sight(place, seat) for place in range(len(history.steps)))


def play_beside_bots(client: Client) -> None:
    """Play to the end by chance; a bot asked beside the client may answer first, and that may end the question."""
    answered = -1
    while not client.seen.over:
        seq = client.seen.seq
        if client.seen.legal and seq > answered:
            answered = seq
            client.send(type="act", action=by_chance(client.seen.legal, seq), seq=seq)
        message = client.receive()
        assert isinstance(message, Update) or message == problem("stale"), message


def test_neither_keys_nor_seeds_are_written_down(server: Server) -> None:
    made = server.make(SEATS)
    seed = seed_of(server, made)
    with server.visit(made.table) as jim:
        jim.send(type="hello", key="a wrong key")
        assert jim.problem() == "wrong-key"
        jim.send(type="hello", key=made.key)
        jim.update()
        jim.play(lambda legal: legal[0])
    server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    written = server.log.read_text()
    assert "GET" in written or "POST" in written
    assert made.key not in written
    assert "a wrong key" not in written
    assert seed not in written
    assert made.key.encode() not in b"".join(file.read_bytes() for file in server.data.iterdir())


def seed_of(server: Server, made: TableMade) -> str:
    """The seed as only the database knows it."""
    connection = sqlite3.connect(server.data / FILE_NAME)
    try:
        return str(connection.execute("SELECT seed FROM tables WHERE id = ?", [made.table]).fetchone()[0])
    finally:
        connection.close()
