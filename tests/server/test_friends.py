"""Friends at one table, over real sockets: from the invitation to the rematch."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from schatzkiste.games import game_ids
from schatzkiste.server.messages import TableSummary
from schatzkiste.server.party_messages import (
    DeviceCode,
    Invitation,
    Joined,
    OpenTable,
    PartyMessage,
    Room,
    SeatKey,
    TableMade,
)
from tests.server.clients import Server, wait_for
from tests.server.friends import (
    at_table,
    device_key,
    everyone,
    gathered,
    greeting,
    join,
    open_table,
    play_on,
    post,
    problem_of,
    try_to_act,
    whose_turn,
)

PATIENCE = 5
SEATS = {"dracheninsel": 3, "schatzinsel": 2, "silver_gold": 3, "tobago": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("friends") / "data", limit_guesses=10_000) as running:
        yield running


def test_a_link_and_a_code_lead_to_the_waiting_table(server: Server) -> None:
    made = open_table(server, "tobago", 3)
    assert made.invitation is not None
    assert made.code is not None
    by_link = post(server, "room", table=made.table, invitation=made.invitation)
    by_code = post(server, "code", code=f" {made.code[:3].lower()} {made.code[3:].lower()}")
    assert by_link.json() == by_code.json()
    room = msgspec.json.decode(by_link.content, type=Room)
    assert [(seat.name, seat.is_open) for seat in room.seats] == [("Lea", False), (None, True), (None, True)]
    assert problem_of(post(server, "room", table=made.table, invitation="x" * 32)) == "not-invited"
    assert problem_of(post(server, "room", table=made.table)) == "not-invited"
    assert problem_of(post(server, "code", code="AAAAAA")) == "unknown-code"
    body = {"table": made.table, "invitation": made.code, "name": "Anna", "key": device_key()}
    assert post(server, "join", **body).json() == {"table": made.table, "seat": 1}


def test_a_new_invitation_ends_the_old_one_and_the_start_ends_the_code(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    answer = post(server, "invite", table=made.table, key=made.key)
    newer = msgspec.json.decode(answer.content, type=Invitation)
    assert problem_of(post(server, "room", table=made.table, invitation=made.invitation)) == "not-invited"
    assert problem_of(post(server, "code", code=made.code)) == "unknown-code"
    friend = join(server, TableMade(made.table, [], newer.invitation), "Anna")
    assert problem_of(post(server, "invite", table=made.table, key=friend.key)) == "not-host"
    assert post(server, "code", code=newer.code).status_code == 200  # who may not invite ends no invitation
    with greeting(server, made) as host:
        host.send(type="start")
        host.meet_when(lambda party: party.started)
    assert problem_of(post(server, "code", code=newer.code)) == "unknown-code"
    late = {"table": made.table, "invitation": newer.invitation, "name": "Jonas", "key": device_key()}
    assert problem_of(post(server, "join", **late)) == "already-started"


def test_whoever_comes_after_the_start_can_watch_where_spectators_are_welcome(server: Server) -> None:
    for watching in (True, False):
        made = everyone(server, "tobago", 2, {"watching": watching})[0]
        knock = post(server, "room", table=made.table, invitation="of a table that waited")
        if watching:
            assert msgspec.json.decode(knock.content, type=Room).started
        else:
            assert problem_of(knock) == "already-started"


def test_whoever_asks_twice_has_one_seat_and_of_two_one_gets_the_last(server: Server) -> None:
    made = open_table(server, "schatzinsel", 3)
    key = device_key()
    assert join(server, made, "Anna", key=key).seat == join(server, made, "Anna", key=key).seat == 1
    keys = [device_key() for _ in range(6)]
    body = {"table": made.table, "invitation": made.invitation, "name": "Racer"}
    with ThreadPoolExecutor(len(keys)) as pool:
        answers = list(pool.map(lambda key: post(server, "join", **body, key=key), keys))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
    assert {problem_of(answer) for answer in answers if answer.status_code == 409} == {"no-free-seat"}


def test_in_the_waiting_room_people_move_and_the_host_decides(server: Server) -> None:
    made = open_table(server, "tobago", 3)
    anna = join(server, made, "Anna")
    with greeting(server, made) as host, greeting(server, anna) as guest:
        guest.send(type="sit", seat=2)
        guest.meet_when(lambda party: party.seat == 2)
        guest.send(type="rename", name="  Anna\tMaria ")
        host.meet_when(lambda party: party.seats[2].name == "Anna Maria")
        for message in ({"type": "start"}, {"type": "remove", "seat": 0}, {"type": "crown", "seat": 2}):
            guest.send(**message)
            assert guest.problem() == "not-host"
        host.send(type="start")
        assert host.problem() == "free-seats"
        manners = msgspec.to_builtins(host.party.manners) | {"patience": 0}
        host.send(type="arrange", seats=[2, "helmsman", 0, None], options={"rules": "advanced"}, manners=manners)
        party = guest.meet_when(lambda party: len(party.seats) == 4)
        assert [seat.name or seat.bot for seat in party.seats] == ["Anna Maria", "helmsman", "Lea", None]
        assert (party.seat, party.host, party.options["rules"], party.manners.patience) == (0, 2, "advanced", 0)
        host.send(type="arrange", seats=[2, None], options={}, manners=manners)
        assert host.problem() == "people-stay"
        host.send(type="remove", seat=0)
        assert guest.problem() == "signed-out"
        host.meet_when(lambda party: party.seats[0].is_open)
        host.send(type="start", bot="random")
        assert [seat.bot for seat in host.meet_when(lambda party: party.started).seats] == [
            "random",
            "helmsman",
            None,
            "random",
        ]
        host.update()
        host.my_turn()
        assert [line.note for line in host.party.talk] == ["joined", "moved", "arranged", "removed", "started"]


def test_the_table_of_a_host_who_has_gone_can_be_taken_over(tmp_path: Path) -> None:
    prelude = "from schatzkiste.server import party_picture; party_picture.HOST_MISSING = 0.2"
    with Server(tmp_path / "data", prelude) as server:
        made = open_table(server, "tobago", 3)
        anna = join(server, made, "Anna")
        with greeting(server, anna) as guest:
            with greeting(server, made):
                guest.meet_when(lambda party: bool(party.presence[0] and party.presence[0].here))
                guest.send(type="crown", seat=1)
                assert guest.problem() == "not-host", "the host is there"
            until = guest.meet_when(lambda party: party.host_until is not None).host_until
            assert until is not None
            wait_for(lambda: time.time() >= until)
            guest.send(type="crown", seat=2)
            assert guest.problem() == "not-host", "only for oneself"
            guest.send(type="crown", seat=1)
            guest.meet_when(lambda party: party.host == 1)
            guest.send(type="start", bot="helmsman")
            guest.meet_when(lambda party: party.started)


def test_whoever_has_moved_sees_the_table_from_the_new_seat(server: Server) -> None:
    made = open_table(server, "schatzinsel", 3, bots=1)
    anna = join(server, made, "Anna")
    with greeting(server, made) as host, greeting(server, anna) as guest:
        guest.send(type="sit", seat=2)
        guest.meet_when(lambda party: party.seat == 2)
        host.send(type="start")
        guest.meet_when(lambda party: party.started)
        guest.update()
        with greeting(server, anna) as again:
            again.update()
            assert guest.seen.view["screen"] == again.seen.view["screen"]


def test_people_talk_and_hear_each_line_once(server: Server) -> None:
    with gathered(server, "schatzinsel", 2) as (lea, anna):
        for _ in range(2):
            lea.send(type="say", id="l1", text="  Ahoy,\n  all! ")
        lea.send(type="say", id="l2", stamp="oh")
        lines = anna.meet_when(lambda party: len(party.talk) >= 4).talk
        assert [(line.name, line.text, line.stamp) for line in lines if line.note is None] == [
            ("Lea", "Ahoy, all!", None),
            ("Lea", "", "oh"),
        ]
        lea.send(type="say", id="l3", text="x" * 201)
        assert lea.problem() == "long-talk"
        for number in range(9):
            lea.send(type="say", id=f"many {number}", text="again")
        assert lea.problem() == "too-fast"


def test_a_person_has_one_pace_on_all_lines_and_seats(server: Server) -> None:
    made = open_table(server, "tobago", 4)
    anna = join(server, made, "Anna")
    with greeting(server, made) as one, greeting(server, made) as two, greeting(server, anna) as guest:
        for number in range(20):
            one.send(type="sit", seat=2 + number % 2)
        two.meet_when(lambda party: sum(line.note == "moved" for line in party.talk) == 20)
        for number in range(20):
            two.send(type="sit", seat=2 + number % 2)
        assert two.problem() == "too-fast"
        guest.send(type="rename", name="Mia")
        guest.meet_when(lambda party: party.seats[1].name == "Mia")


def test_what_is_arranged_already_changes_nothing(server: Server) -> None:
    with greeting(server, open_table(server, "tobago", 2)) as host:
        arrangement = {
            "seats": [0, None],
            "options": host.party.options,
            "manners": msgspec.to_builtins(host.party.manners),
        }
        host.send(type="arrange", **arrangement)
        host.send(type="crown", seat=1)
        assert host.problem() == "no-person-there", "what came before it is done"
        assert host.party.talk == []


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_of_people_and_the_rematch(server: Server, game_id: str) -> None:
    people = everyone(server, game_id, SEATS[game_id])
    with at_table(server, people) as clients:
        for client in clients:
            client.send(type="stand", order="game")
        for client in clients:
            client.meet_when(lambda party: len(party.waived) == len(clients))
        play_on(clients, game_id)
        results = {(tuple(client.seen.scores), tuple(client.seen.winners)) for client in clients}
        assert len(results) == 1
        clients[1].send(type="again")
        clients[0].send(type="again")
        new = {client.meet_when(lambda party: party.rematch is not None).rematch for client in clients}
    [table] = new
    assert table is not None
    for person in people:
        turned = (person.seat - 1) % len(people)
        with server.sit(TableMade(table, person.keys)) as client:
            assert client.seen.seat == turned


def test_taking_back_beyond_what_is_free_needs_everyone(server: Server) -> None:
    with gathered(server, "tobago", 3) as clients:
        first = next(client for client in clients if client.seen.legal)
        others = [client for client in clients if client is not first]
        try_to_act(first, first.seen.legal[0])
        while first.seen.legal:
            try_to_act(first, first.seen.legal[0])
        while not first.seen.ask_undo:
            actor = whose_turn(others)
            try_to_act(actor, actor.seen.legal[0])
            first.update()
        before = first.seen.seq
        first.send(type="ask-undo", seq=before)
        request = others[0].meet_when(lambda party: party.undo is not None).undo
        assert request is not None
        assert (request.seat, len(request.waits_for)) == (first.seen.seat, 2)
        place = max(number for number, entry in enumerate(first.log) if entry.own is not None)
        assert request.events == others[0].log[place].events, "everyone learned of that action by the same events"
        assert request.later == len(first.log) - place - 1
        others[0].send(type="answer-undo", agrees=True)
        others[1].meet_when(lambda party: party.undo is not None and len(party.undo.waits_for) == 1)
        others[1].send(type="answer-undo", agrees=False)
        first.meet_when(lambda party: party.undo is None and party.talk[-1].note == "undo-refused")
        first.send(type="ask-undo", seq=before)
        first.meet_when(lambda party: party.undo is not None)
        for other in others:
            other.send(type="answer-undo", agrees=True)
        after = first.update_when(lambda update: update.seq > before)
        assert first.party.undo is None
        assert after.legal, "it is asked again what it took back"


def test_a_bot_plays_for_whoever_stays_away_until_they_return(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2, {"patience": PATIENCE})
    with server.sit(people[0]) as lea:
        lea.send(type="cover", seat=1)
        assert lea.problem() == "not-away-long"
        time.sleep(PATIENCE)
        lea.send(type="cover", seat=1)
        assert lea.meet_when(lambda party: party.seats[1].cover is not None).presence[1] is not None
        before = len(lea.log)
        while len(lea.log) < before + 6:
            lea.my_turn()
            try_to_act(lea, lea.seen.legal[0])
        with server.sit(people[1]) as anna:
            anna.send(type="act", action="x", seq=0)
            assert anna.problem() == "bot-plays"
            anna.send(type="return")
            anna.meet_when(lambda party: party.seats[1].cover is None)
        notes = [line.note for line in lea.meet_when(lambda party: party.seats[1].cover is None).talk]
        assert notes[-2:] == ["covered", "returned"]


def test_somebody_who_leaves_is_followed_by_a_bot_and_the_last_one_clears_the_table(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2)
    assert post(server, "delete", table=people[1].table, key=people[1].key).status_code == 204
    with server.sit(people[0]) as lea:
        assert lea.meet_when(lambda _: True).seats[1].bot == "helmsman"
        lea.my_turn()
    assert problem_of(post(server, "delete", table=people[1].table, key=people[1].key)) == "wrong-key"
    assert post(server, "delete", table=people[0].table, key=people[0].key).status_code == 204
    assert problem_of(post(server, "delete", table=people[0].table, key=people[0].key)) == "unknown-table"


def test_the_last_one_who_leaves_at_the_table_clears_it_away(server: Server) -> None:
    waiting = open_table(server, "tobago", 2)
    running = everyone(server, "schatzinsel", 2)
    for person in (waiting, *running):
        with greeting(server, person) as client:
            client.send(type="leave")
            assert client.problem() in ("signed-out", "unknown-table")
    for table in (waiting.table, running[0].table):
        with server.visit(table) as client:
            assert client.problem() == "unknown-table"


def test_whoever_has_not_said_hello_is_told_that_the_table_is_gone(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    with server.visit(made.table) as visitor, greeting(server, made) as host:
        host.send(type="leave")
        assert visitor.problem() == "unknown-table"


def test_a_finished_game_tells_who_played_it_whoever_has_deleted_it(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2)
    with at_table(server, people) as clients:
        play_on(clients, "deleted")
    assert post(server, "delete", table=people[1].table, key=people[1].key).status_code == 204
    keys = [{"table": person.table, "key": person.key} for person in people]
    [mine] = msgspec.json.decode(server.http.post("/api/mine", json=keys).content, type=list[TableSummary])
    assert (mine.seat, mine.over, mine.rematch) == (0, True, None)
    assert [(seat.name, seat.bot, seat.gone) for seat in mine.seats] == [("Lea", None, False), ("Anna", None, True)]
    assert server.http.get(f"/api/tables/{mine.table}/record").json()["players"] == ["Lea", "Anna"]
    with server.sit(people[0]) as lea:
        assert [presence and presence.here for presence in lea.meet_when(lambda _: True).presence] == [True, False]
        lea.send(type="again")
        again = lea.meet_when(lambda party: party.rematch is not None).rematch
    [mine] = msgspec.json.decode(server.http.post("/api/mine", json=keys).content, type=list[TableSummary])
    assert mine.rematch == again, "also whoever is not at the table is led there"
    with server.sit(TableMade(again or "", people[0].keys)) as lea:
        assert [(seat.name, seat.bot) for seat in lea.seen.seats] == [(None, "helmsman"), ("Lea", None)]
    assert post(server, "delete", table=people[0].table, key=people[0].key).status_code == 204
    assert server.http.post("/api/mine", json=keys).json() == []


def test_a_seat_goes_on_at_another_device_and_others_are_signed_out(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2)
    answer = post(server, "device", table=people[1].table, key=people[1].key)
    code = msgspec.json.decode(answer.content, type=DeviceCode).code
    phone = device_key()
    for _ in range(2):
        taken = post(server, "take", code=code, key=phone)
        assert msgspec.json.decode(taken.content, type=Joined).seat == 1
    assert problem_of(post(server, "take", code=code, key=device_key())) == "unknown-code"
    both = [people[1], TableMade(people[1].table, [SeatKey(1, phone)])]
    with at_table(server, both) as (old, new):
        assert old.seen.seat == new.seen.seat == 1
        assert new.meet_when(lambda party: party.devices == 2).order == "ask"
        new.send(type="sign-out")
        assert old.problem() == "signed-out"
    handed = post(server, "device", table=people[1].table, key=phone, instead=True).json()["code"]
    heir = device_key()
    assert problem_of(post(server, "take", code=handed, key=heir)) == "name-first"
    assert post(server, "take", code=handed, key=heir, name="Ole").json()["seat"] == 1
    with server.visit(people[1].table) as client:
        client.send(type="hello", key=phone)
        assert client.problem() == "wrong-key"


def test_listed_tables_can_be_joined_until_they_are_full(server: Server) -> None:
    made = open_table(server, "silver_gold", 2, {"listed": True})
    assert made.table in listed(server)
    with greeting(server, made):
        body = {"table": made.table, "name": "Anna", "key": device_key()}
        assert post(server, "join", **body).status_code == 200
        assert made.table not in listed(server), "it is full"


def test_a_table_is_listed_at_once_when_the_host_wants_it(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    with greeting(server, made) as host:
        manners = msgspec.to_builtins(host.party.manners) | {"listed": True}
        host.send(type="arrange", seats=[0, None], options={}, manners=manners)
        host.meet_when(lambda party: party.manners.listed)
        host.send(type="crown", seat=1)
        assert host.problem() == "no-person-there", "what came before it is done"
        assert made.table in listed(server)


def test_a_listed_table_names_its_host(server: Server) -> None:
    made = open_table(server, "tobago", 3, {"listed": True})
    join(server, made, "Anna")
    with greeting(server, made) as host:
        host.send(type="crown", seat=1)
        host.meet_when(lambda party: party.host == 1)
    shown = msgspec.json.decode(server.http.get("/api/open").content, type=list[OpenTable])
    assert [table.host for table in shown if table.table == made.table] == [1]


def listed(server: Server) -> list[str]:
    """The tables that everyone is shown."""
    return [table.table for table in msgspec.json.decode(server.http.get("/api/open").content, type=list[OpenTable])]


def test_only_those_who_may_watch_and_talk(server: Server) -> None:
    closed = open_table(server, "tobago", 2, {"watching": False})
    with server.visit(closed.table) as client:
        client.send(type="hello")
        assert client.problem() == "no-watching"
    made = everyone(server, "tobago", 2, {"spectators_talk": True})[0]
    with server.sit(made) as lea, server.watch(made) as watcher:
        lea.meet_when(lambda party: party.spectators == 1)
        watcher.send(type="say", id="w", text="Exciting!")
        assert lea.meet_when(lambda party: party.talk[-1].text == "Exciting!").talk[-1].seat is None
        watcher.send(type="start")
        assert watcher.problem() == "no-seat"


def test_my_tables_show_the_waiting_and_the_running(server: Server) -> None:
    waiting = open_table(server, "tobago", 2)
    anna = join(server, waiting, "Anna")
    keys = [{"table": anna.table, "key": anna.key}]
    [mine] = msgspec.json.decode(server.http.post("/api/mine", json=keys).content, type=list[TableSummary])
    assert (mine.started, mine.your_turn, mine.seat, mine.seats[1].name) == (False, False, 1, "Anna")
    with greeting(server, waiting) as host:
        host.send(type="start")
        host.meet_when(lambda party: party.started)
    [mine] = msgspec.json.decode(server.http.post("/api/mine", json=keys).content, type=list[TableSummary])
    assert mine.started


def test_two_tabs_of_one_person_see_the_same(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2)
    with at_table(server, [people[0], people[0], people[1]]) as (one, two, other):
        actor = one if one.seen.legal else other
        try_to_act(actor, actor.seen.legal[0])
        for client in (one, two, other):
            client.update_when(lambda update: update.seq >= 1)
        assert one.seen.view == two.seen.view
        one.meet_when(lambda party: all(presence is not None and presence.here for presence in party.presence))


def test_when_the_clock_runs_out_a_bot_decides_once_and_the_log_says_so(server: Server) -> None:
    with gathered(server, "schatzinsel", 2, {"clock": 1, "reserve": 1}) as clients:
        slow = next(client for client in clients if client.seen.legal)
        assert slow.seen.timing is not None
        assert slow.seen.timing.running[0].seat == slow.seen.seat
        slow.update_when(lambda update: update.seq >= 1)
        assert slow.log[0].clock
        assert slow.seen.timing.reserves[slow.seen.seat or 0] == 0


def test_what_somebody_wants_in_secret_is_no_news_to_others(server: Server) -> None:
    with gathered(server, "dracheninsel", 3) as (lea, anna, jonas):
        for client in (lea, anna, jonas):
            client.meet_when(lambda party: all(presence and presence.here for presence in party.presence))
        lea.send(type="stand", order="mate")
        assert lea.meet_when(lambda party: party.order == "mate").waived == []
        lea.send(type="say", id="after", text="Ahoy!")
        for client in (anna, jonas):
            message = client.receive_any()
            assert isinstance(message, PartyMessage), message
            assert message.talk[-1].text == "Ahoy!", "nothing came before it"


def test_guessing_is_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_guesses=3) as server:
        answers = [problem_of(post(server, "code", code="AAAAAA")) for _ in range(4)]
    assert answers == ["unknown-code"] * 3 + ["too-many-guesses"]
