"""A request to take back is waited for as long as somebody could answer it, and not for ever."""

import time
from contextlib import ExitStack
from pathlib import Path

import msgspec

from schatzkiste.server.party_messages import AnswerUndo, AskUndo, PartyMessage
from schatzkiste.server.party_picture import party_message
from schatzkiste.server.seating import answer_person
from schatzkiste.server.store import Store
from schatzkiste.server.stored import StoredSeat
from schatzkiste.server.table import Table
from tests.server import test_table as alone
from tests.server.clients import Client, Server
from tests.server.friends import at_table, everyone, greeting, try_to_act, whose_turn

AT_ONCE = "from schatzkiste.server import undoing; undoing.ANSWER_WITHIN = 0.3"
PATIENTLY = "from schatzkiste.server import undoing; undoing.ANSWER_WITHIN = 100.0"


def ask(clients: list[Client]) -> Client:
    """Let people act until somebody could ask, who then does."""
    while True:
        actor = whose_turn(clients)
        try_to_act(actor, actor.seen.legal[0])
        for client in clients:
            client.update_at(actor.seen.seq)
        asking = next((client for client in clients if client.seen.ask_undo), None)
        if asking is not None:
            asking.send(type="ask-undo", seq=asking.seen.seq)
            asking.meet_when(lambda party: party.undo is not None)
            return asking


def note_of(party: PartyMessage) -> tuple[str | None, int | None]:
    """What happened last, and whom it is about."""
    return party.talk[-1].note, party.talk[-1].seat


def test_whoever_is_here_and_does_not_answer_says_no(tmp_path: Path) -> None:
    with Server(tmp_path / "data", AT_ONCE) as server, at_table(server, everyone(server, "schatzinsel", 2)) as clients:
        asking = ask(clients)
        silent = next(client for client in clients if client is not asking)
        for client in clients:
            party = client.meet_when(lambda party: party.undo is None and party.talk[-1].note == "undo-lapsed")
            assert note_of(party) == ("undo-lapsed", silent.seen.seat)
        silent.send(type="answer-undo", agrees=True)
        assert silent.problem() == "no-request", "it is too late"
        asking.send(type="ask-undo", seq=asking.seen.seq)
        asking.meet_when(lambda party: party.undo is not None)


def test_whoever_is_away_is_waited_for_until_they_have_seen_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data", PATIENTLY) as server:
        people = everyone(server, "schatzinsel", 2)
        with ExitStack() as lines:
            clients = [lines.enter_context(server.sit(person)) for person in people]
            asking = ask(clients)
            asked = clients.index(next(client for client in clients if client is not asking))
            assert asking.party.undo is not None
            until = asking.party.undo.until
            assert until is not None
            assert until > time.time()
            clients[asked].connection.close()
            asking.meet_when(lambda party: party.undo is not None and party.undo.until is None)
            with greeting(server, people[asked]) as back:
                seen = back.meet_when(lambda party: party.undo is not None and party.undo.until is not None).undo
                assert seen is not None
                assert seen.until is not None
                assert seen.until > until, "the time begins anew for whoever comes back"
                back.send(type="answer-undo", agrees=True)
                asking.meet_when(lambda party: party.undo is None)
                assert note_of(asking.party) == ("undo-agreed", asked)


def test_a_request_is_granted_when_a_bot_plays_for_the_last_who_had_not_answered(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", PATIENTLY) as server,
        at_table(server, everyone(server, "schatzinsel", 3)) as clients,
    ):
        asking = ask(clients)
        before = asking.seen.seq
        leaving, agreeing = sorted((each for each in clients if each is not asking), key=lambda each: each.seen.legal)
        agreeing.send(type="answer-undo", agrees=True)
        asking.meet_when(lambda party: party.undo is not None and len(party.undo.waits_for) == 1)
        leaving.send(type="leave")
        after = asking.update_when(lambda update: update.seq > before)
        assert after.legal, "it is asked again what it took back"
        assert asking.party.undo is None


def test_what_others_do_and_take_back_in_secret_ends_no_request(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        for seat in range(3):
            assert await alone.act(table, seat, alone.first_of(table, "keep")) is None
        assert await answer_person(table, "key 0", AskUndo(table.seq_for(0))) is None
        before = party_message(table, 1, 0), table.people_changes
        for seat in (1, 2, 0):
            await alone.mark(table, seat)
            assert await table.undo(seat, table.seq_for(seat)) is None
            assert (party_message(table, 1, 0), table.people_changes) == before
        for seat in (1, 2):
            assert await answer_person(table, f"key {seat}", AnswerUndo(agrees=True)) is None
        assert (table.party.request, table.history.steps) == (None, []), "it was granted"

    people = [StoredSeat(f"P{seat}", key_hash=f"key {seat}") for seat in range(3)]
    alone.at_table(tmp_path, use, msgspec.structs.replace(alone.SILVER_GOLD, players=3, seats=people))
