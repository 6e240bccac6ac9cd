"""Real clients at real tables."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.games import game
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Refused
from schatzkiste.server.party_messages import SeatRequest
from tests.server.clients import Client, Server, actions_of, by_chance, replay

SCHATZINSEL = game("schatzinsel")


def first(legal: list[str]) -> str:
    """Takes before laying, and never ends a turn early."""
    return legal[0]


def anything(legal: list[str]) -> str:
    """Anything, the same in every run for the same choices."""
    return by_chance(legal, legal)


@pytest.mark.parametrize("choose", [first, anything])
@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_a_whole_game(server: Server, choose: Callable[[list[str]], str], rules: str) -> None:
    made = server.make([SeatRequest(bot="helmsman"), SeatRequest(name="Jim"), SeatRequest(bot="random")], rules=rules)
    with server.sit(made) as jim, server.watch(made) as spectator:
        end = jim.play(choose)
        spectator.update_when(lambda update: update.over)
    assert made.seat == end.seat == 1
    assert end.over
    assert end.winners
    assert not end.to_act
    assert not end.legal
    assert not end.undo
    assert [info.bot for info in end.seats] == ["helmsman", None, "random"]
    assert end.scores == end.view["points"] == spectator.seen.scores
    assert end.options["rules"] == rules
    state = SCHATZINSEL.new(3, str(end.seed), end.options)
    with server.sit(made) as again:
        assert (again.seen.seq, again.seen.log_from) == (end.seq, 0)
    replay(state, actions_of(server, made))
    assert state.is_over
    assert state.scores() == end.scores


def test_every_update_tells_what_is_new(server: Server) -> None:
    made = server.make()
    with server.sit(made) as jim:
        for _ in range(4):
            known = len(jim.my_turn().log) + jim.seen.log_from
            assert jim.act(first(jim.seen.legal)).log_from == known
        actions = actions_of(server, made)[: len(jim.log)]
        assert [entry.own for entry in jim.log] == [m.notation if m.seat == made.seat else None for m in actions]


def test_a_refused_action_changes_nothing_and_says_why(server: Server) -> None:
    with server.sit(server.make()) as jim:
        seq = jim.my_turn().seq
        jim.send(type="act", action="end", seq=seq)
        answer = jim.answer()
        assert isinstance(answer, Refused)
        assert (answer.seq, answer.refusal.code, answer.refusal.rule) == (seq, "nothing-done-yet", "SI-3.1")
        assert jim.act(first(jim.seen.legal)).log[0].own is not None


def test_acting_out_of_turn_is_refused(server: Server) -> None:
    made = server.make()
    with server.sit(made) as jim:
        jim.play(first)
        jim.send(type="act", action="end", seq=jim.seen.seq)
        answer = jim.answer()
        assert isinstance(answer, Refused)
        assert answer.refusal.code == "game-over"


def test_why_is_answered_for_every_action(server: Server) -> None:
    with server.sit(server.make()) as jim:
        update = jim.my_turn()
        for number in range(len(SCHATZINSEL.actions)):
            action = SCHATZINSEL.notation(number)
            jim.send(type="why", action=action)
            answer = jim.answer()
            assert isinstance(answer, Because)
            assert (answer.action, answer.seq) == (action, update.seq)
            assert (answer.refusal is None) == (action in update.legal)


@pytest.mark.parametrize("kind", ["act", "why"])
@pytest.mark.parametrize("action", ["", "0", "lay", "lay 9-9", "end end", "swim", "\0", "x" * 3000])
def test_an_action_that_the_game_does_not_have_is_a_problem(server: Server, kind: str, action: str) -> None:
    with server.sit(server.make()) as jim:
        seq = jim.my_turn().seq
        jim.send(type=kind, action=action, **({"seq": seq} if kind == "act" else {}))
        assert jim.problem() == "unknown-action"


def test_undo_within_a_turn_is_free(server: Server) -> None:
    with server.sit(server.make(rules="hawkins")) as jim:
        before = jim.my_turn()
        taken = jim.act(first(before.legal))
        assert taken.undo == 1
        assert taken.view != before.view
        back = jim.undo()
        assert (back.view, back.legal, back.scores) == (before.view, before.legal, before.scores)
        assert back.seq == before.seq + 2
        assert back.log == []
        assert back.log_from == taken.log_from


def test_bots_consent_to_undo(server: Server) -> None:
    with server.sit(server.make([SeatRequest(), SeatRequest(bot="random"), SeatRequest(bot="helmsman")])) as jim:
        before = jim.my_turn()
        jim.act(first(before.legal))
        after = jim.my_turn()
        assert after.undo > 1
        assert {entry.own for entry in after.log} == {None}
        back = jim.undo()
        assert (back.view, back.legal) == (before.view, before.legal)
        assert back.log_from == before.log_from + len(before.log)


def test_nothing_to_undo_is_a_problem(server: Server) -> None:
    with server.sit(server.make()) as jim:
        assert jim.my_turn().undo == 0
        jim.send(type="undo", seq=jim.seen.seq)
        assert jim.problem() == "no-undo"


def test_nothing_is_taken_back_after_the_end(server: Server) -> None:
    with server.sit(server.make()) as jim:
        jim.play(anything)
        jim.send(type="undo", seq=jim.seen.seq)
        assert jim.problem() == "no-undo"


@pytest.mark.parametrize("kind", ["act", "undo"])
@pytest.mark.parametrize("by", [-1, 1, 10**20])
def test_a_stale_message_is_answered_by_the_present(server: Server, kind: str, by: int) -> None:
    with server.sit(server.make()) as jim:
        before = jim.my_turn()
        action = {"action": before.legal[0]} if kind == "act" else {}
        jim.send(type=kind, seq=before.seq + by, **action)
        answer = jim.receive()
        assert isinstance(answer, Problem)
        assert answer.code == "stale"
        now = jim.update()
        assert (now.seq, now.view, now.legal, now.log) == (before.seq, before.view, before.legal, [])


def test_of_two_clients_racing_exactly_one_is_accepted(server: Server) -> None:
    made = server.make()
    with server.sit(made) as left, server.sit(made) as right, ThreadPoolExecutor(2) as threads:
        while not left.my_turn().over and left.seen.seq < 30:
            seq = left.seen.seq
            right.update_when(lambda update, seq=seq: update.seq == seq)  # type: ignore[misc]
            start = Barrier(2)
            late = threads.map(lambda client, start=start: is_late(client, start), (left, right))
            assert sorted(late) == [False, True]


def is_late(client: Client, start: Barrier) -> bool:
    """Act together with another client; whether the answer was that the other one came first."""
    start.wait()
    client.send(type="act", action=client.seen.legal[0], seq=client.seen.seq)
    client.send(type="why", action="end")
    answers = [client.answer()]
    while not isinstance(answers[-1], Because):
        answers.append(client.answer())
    assert all(isinstance(answer, Problem) and answer.code == "stale" for answer in answers[:-1])
    return len(answers) == 2


def test_a_client_that_comes_back_gets_what_it_missed(server: Server) -> None:
    made = server.make()
    with server.sit(made) as jim:
        jim.my_turn()
        left_at = jim.act(jim.seen.legal[0])
    log = jim.log
    with server.sit(made) as other:
        other.my_turn()
        other.undo()
        other.act(other.my_turn().legal[-1])
        whole = other.my_turn()
    with server.sit(made, since=left_at.seq) as jim_again:
        update = jim_again.seen
        assert update.seq == whole.seq
        assert 0 < update.log_from < len(log) or len(log) == 1
        assert log[: update.log_from] + update.log == other.log


@pytest.mark.parametrize("since", [-5, 10**6, 10**25])
def test_a_client_with_a_strange_past_gets_everything(server: Server, since: int) -> None:
    made = server.make()
    with server.sit(made) as jim:
        jim.my_turn()
        jim.act(jim.seen.legal[0])
    with server.sit(made, since=since) as again:
        assert again.seen.log_from == 0
        assert again.seen.log


def test_a_spectator_sees_but_has_no_seat(server: Server) -> None:
    made = server.make()
    with server.watch(made) as spectator:
        update = spectator.seen
        assert (update.seat, update.legal, update.undo, update.view["screen"]) == (None, [], 0, None)
        for message in ({"type": "act", "action": "end", "seq": update.seq}, {"type": "why", "action": "end"}):
            spectator.send(**message)
            assert spectator.problem() == "no-seat"


def test_a_wrong_key_opens_nothing_but_may_be_corrected(server: Server) -> None:
    made, other = server.make(), server.make()
    with server.visit(made.table) as guest:
        for key in ("", "x", other.key, made.key[:-1], "ä" * 100):
            guest.send(type="hello", key=key)
            assert guest.problem() == "wrong-key"
        guest.send(type="hello", key=made.key)
        assert guest.update().seat == made.seat


def test_an_unknown_table_is_a_problem(server: Server) -> None:
    with server.visit("nowhere") as guest:
        assert guest.problem() == "unknown-table"
        with pytest.raises(ConnectionClosed):
            guest.receive()
