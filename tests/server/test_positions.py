"""Positions as files: what a client may take from the past of a table, and back to a table from a file."""

import json
from typing import Any

import msgspec
import pytest

import schatzkiste as sk
from schatzkiste.games import game_ids
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Past, TableSummary
from schatzkiste.server.party_messages import SeatRequest, TableMade
from schatzkiste.server.past_messages import PositionFile
from schatzkiste.texts import LANGUAGES, Texts
from tests.server.clients import Server, by_chance
from tests.server.friends import post
from tests.server.test_practice import STEP, plain, show, sums, text_of


def take(server: Server, table: str, **wanted: object) -> sk.Position:
    """A step of a table as a file."""
    answer = post(server, "position", table=table, **{"step": STEP, **wanted})
    assert answer.status_code == 200, answer.text
    return sk.Position.parse(msgspec.json.decode(answer.content, type=PositionFile).position)


def refused(server: Server, path: str, **wanted: object) -> str:
    """The code of the problem by which a request is refused; it has a sentence in every language."""
    answer = post(server, path, **wanted)
    assert answer.status_code >= 400, answer.text
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert all(Texts(language).say(f"problem-{problem.code}", **problem.args).endswith(".") for language in LANGUAGES)
    return problem.code


@pytest.mark.parametrize("game", game_ids())
def test_a_step_is_taken_as_a_seat_knew_it_and_laid_out_again(server: Server, game: str) -> None:
    record = sk.Record.parse(text_of(game))
    table = show(server, text_of(game)).table
    state = record.at(STEP).state
    for seat in range(state.players):
        position = take(server, table, seat=seat)
        assert position.text() == sk.Position.of(state, seat).text()
        made = lay(server, position)
        assert [key.seat for key in made.keys] == [seat]
        assert first_view(server, made, seat) == plain(state.view(seat))
    whole = take(server, table, open=True)
    assert whole.state().fingerprint() == state.fingerprint()
    made = lay(server, whole)
    assert made.keys[0].seat == state.to_act[0]
    assert first_view(server, made, state.to_act[0]) == plain(state.view(state.to_act[0]))
    told = server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
    assert msgspec.json.decode(told.content, type=list[TableSummary])[0].practice


def lay(server: Server, position: sk.Position) -> TableMade:
    """A table from a position."""
    answer = post(server, "positions", position=position.text(), bot="random", name="Mina")
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableMade)


def first_view(server: Server, made: TableMade, seat: int) -> Any:  # noqa: ANN401
    """What the seat saw when the table was laid."""
    with server.sit(made) as player:
        player.meet_when(lambda party: party.practice)
        player.send(type="look", step=0, seat=seat)
        past = player.answer()
        assert isinstance(past, Past)
        return past.update.view


def test_of_a_running_game_a_seat_takes_what_it_knows_and_nothing_else(server: Server) -> None:
    made = server.make([SeatRequest(name="Mina"), SeatRequest(bot="random"), SeatRequest(bot="random")], "dracheninsel")
    with server.sit(made) as player:
        player.my_turn()
        own = take(server, made.table, seat=0, key=made.key, step=player.seen.seq)
        assert plain(own.observation().view()) == player.seen.view
    for eyes in ({"seat": 1}, {"open": True}, {}):
        assert refused(server, "position", table=made.table, step=0, key=made.key, **eyes) == "not-over"
    assert refused(server, "position", table=made.table, step=0, seat=0) == "not-over"
    assert refused(server, "position", table=made.table, step=0) == "position-seatless"
    assert refused(server, "position", table=made.table, step=0, seat=0, key="x" * 32) == "wrong-key"


def test_where_cards_are_not_looked_at_again_positions_open_at_the_end(server: Server) -> None:
    made = server.make([SeatRequest(name="Mina"), SeatRequest(bot="random")], "tobago")
    assert refused(server, "position", table=made.table, step=0, seat=0, key=made.key) == "position-forgets"


def test_a_stranger_takes_nothing_from_a_table_that_nobody_may_watch(server: Server) -> None:
    seats = [{"name": "Mina"}, {"bot": "random"}]
    body = {"game": "schatzinsel", "seats": seats, "options": {}, "manners": {"watching": False}}
    made = msgspec.json.decode(post(server, "tables", **body).content, type=TableMade)
    for path, wanted in {
        "position": {"table": made.table, "step": 0, "open": True},
        "practice": {"table": made.table, "step": 0, "seat": 0, "bot": "random"},
    }.items():
        assert refused(server, path, **wanted) == "no-watching"
        assert refused(server, path, **wanted, key="x" * 32) == "wrong-key"
        assert refused(server, path, **wanted, key=made.key) == "not-over"
    record = f"/api/tables/{made.table}/record"
    for headers, code in {
        (): "no-watching",
        (("authorization", "Bearer " + "x" * 32),): "wrong-key",
        (("authorization", f"Bearer {made.key}"),): "not-over",
    }.items():
        answer = server.http.get(record, headers=dict(headers))
        assert msgspec.json.decode(answer.content, type=Problem).code == code


def changed(**change: object) -> str:
    """A position file with other values in it, those of the position itself by `position__…`."""
    state = sk.Record.parse(text_of("schatzinsel")).at(STEP).state
    document = json.loads(sk.Position.of(state, 0).text())
    for name, value in change.items():
        outer, _, inner = name.partition("__")
        if inner:
            document[outer][inner] = value
        else:
            document[outer] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ahoy", "position-unreadable"),
        (changed()[:100], "position-unreadable"),
        (changed(version=9), "position-newer"),
        (changed(seat=9), "position-unreadable"),
        (changed(position__game="chess"), "position-game"),
        (changed(position__game=7), "position-game"),
        (changed(position=[]), "position-unreadable"),
        (changed(position__rules_version=99), "position-rules"),
        (changed(position__position_version=99), "position-rules"),
        (changed(position__to_act=[0, 1, 2]), "position-wrong"),
        (changed(position__chance=[]), "position-wrong"),
        (changed(position__position={}), "position-wrong"),
    ],
)
def test_a_broken_position_is_refused_with_one_sentence(server: Server, text: str, code: str) -> None:
    assert refused(server, "positions", position=text, bot="random") == code


def test_a_position_after_the_end_is_not_played_on(server: Server) -> None:
    end = sk.Position.of(sk.Record.parse(text_of("schatzinsel")).at(-1).state)
    assert refused(server, "positions", position=end.text(), bot="random") == "practice-over"
    start = sk.Position.of(sk.Record.parse(text_of("schatzinsel")).at(0).state)
    assert refused(server, "positions", position=start.text(), bot="nobody") == "unknown-bot"


def test_practice_from_a_position_is_counted_from_its_beginning_and_has_no_record(server: Server) -> None:
    record = sk.Record.parse(text_of("schatzinsel"))
    step = len(record.actions) - 4
    before = record.at(step).state
    made = lay(server, sk.Position.of(before, before.to_act[0]))
    with server.sit(made) as player:
        player.meet_when(lambda party: party.practice and not party.shown)
        end = player.play(lambda legal: by_chance(legal, step))
    assert end.ending is not None
    assert end.ending.rows[0].code == "earlier"
    assert [cell.points for cell in end.ending.rows[0].cells] == before.scores()
    assert sums(end) == end.scores
    answer = server.http.get(f"/api/tables/{made.table}/record", headers={"authorization": f"Bearer {made.key}"})
    assert (answer.status_code, msgspec.json.decode(answer.content, type=Problem).code) == (409, "no-record")
