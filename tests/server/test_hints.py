"""Hints over real sockets: what is answered, what is refused, and that nobody has to wait for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from schatzkiste.games import game, game_ids
from schatzkiste.server.messages import Because, Hinted, Update
from schatzkiste.server.party_messages import SeatRequest
from tests.server.clients import Client, Server, by_chance
from tests.server.friends import catch_up, gathered, whose_turn

AGREED: dict[str, object] = {"hints": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a legend who thinks uncompiled."""
    with Server(tmp_path_factory.mktemp("hints") / "data", bot_deadline=60) as running:
        yield running


def hint(client: Client) -> Hinted:
    """The answer to a wish for a hint in the position seen last."""
    client.send(type="hint", seq=client.seen.seq)
    answer = client.answer()
    assert isinstance(answer, Hinted), answer
    return answer


def settled_hint(client: Client) -> Hinted:
    """A hint for a position that stayed as it was meanwhile, whatever bots may reply."""
    while True:
        client.update_when(lambda update: bool(update.legal))
        client.send(type="hint", seq=client.seen.seq)
        answer = client.answer()
        if isinstance(answer, Hinted) and answer.seq == client.seen.seq:
            return answer


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_names_legal_actions_the_best_first_and_the_reason(server: Server, game_id: str) -> None:
    played = game(game_id)
    bots = [SeatRequest(bot="random")] * (max(2, played.players[0]) - 1)
    with server.sit(server.make([SeatRequest(name="Jim"), *bots], game_id)) as jim:
        told = settled_hint(jim)
        assert {advice.action for advice in told.actions} <= set(jim.seen.legal)
        assert len({advice.action for advice in told.actions}) == len(told.actions) <= 3
        assert told.actions[0].gain >= 0
        assert all(advice.gain <= 0 for advice in told.actions[1:])
        for advice in told.actions:
            assert advice.args == played.actions[played.parse(advice.action)].args
        again = settled_hint(jim)
        assert again == told or again.seq > told.seq


def test_a_hint_for_a_position_that_is_gone_is_stale_and_the_present_is_sent(server: Server) -> None:
    with server.sit(server.make()) as jim:
        jim.my_turn()
        jim.send(type="hint", seq=jim.seen.seq - 1)
        assert jim.problem() == "stale"
        assert isinstance(jim.receive(), Update)


def test_there_is_no_hint_where_there_is_nothing_to_decide(server: Server) -> None:
    made = server.make()
    with server.sit(made) as jim:
        jim.play(lambda legal: legal[0])
        jim.send(type="hint", seq=jim.seen.seq)
        assert jim.problem() == "no-hint-now"
    with server.watch(made) as spectator:
        spectator.send(type="hint", seq=spectator.seen.seq)
        assert spectator.problem() == "no-seat"


def test_among_people_there_are_hints_only_if_they_agreed(server: Server) -> None:
    with gathered(server, "schatzinsel", 2) as people:
        asked = whose_turn(people)
        asked.send(type="hint", seq=asked.seen.seq)
        assert asked.problem() == "no-hints"
    with gathered(server, "schatzinsel", 2, AGREED) as people:
        assert hint(whose_turn(people)).actions


def test_a_hint_keeps_nobody_from_acting(server: Server) -> None:
    """The action that is sent while a hint is thought about is done at once."""
    with server.sit(server.make([SeatRequest(name="Jim"), SeatRequest(bot="random")], "tobago")) as jim:
        before = jim.my_turn().seq
        jim.send(type="hint", seq=before)
        jim.send(type="act", action=jim.seen.legal[0], seq=before)
        first = jim.receive()
        assert isinstance(first, Update)
        assert first.seq > before
        late = jim.answer()
        assert isinstance(late, Hinted)
        assert late.seq == before


def test_nobody_has_to_wait_for_many_wishes(server: Server) -> None:
    with server.sit(server.make()) as jim:
        jim.my_turn()
        for _ in range(20):
            jim.send(type="hint", seq=jim.seen.seq)
        jim.send(type="why", action="end")
        hints = 0
        while isinstance(jim.answer(), Hinted):
            hints += 1
        assert hints < 20, "the question after them had to wait for all of them"


def test_the_end_tells_in_how_many_positions_a_seat_took_a_hint(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        made = server.make([SeatRequest(name="Jim"), SeatRequest(bot="random")])
        with server.sit(made) as jim:
            jim.my_turn()
            assert hint(jim) == hint(jim)
            jim.act(by_chance(jim.seen.legal, 0))
            jim.my_turn()
            hint(jim)
            assert jim.seen.ending is None
    with Server(tmp_path / "data") as server, server.sit(made) as jim:
        over = jim.play(lambda legal: by_chance(legal, jim.seen.seq))
        assert over.ending is not None
        assert over.ending.hints == [2, 0]
        with server.watch(made) as stranger:
            assert stranger.seen.ending == over.ending


def test_nobody_else_hears_that_a_hint_was_given(server: Server) -> None:
    with gathered(server, "schatzinsel", 2, AGREED) as people:
        asked = whose_turn(people)
        other = next(client for client in people if client is not asked)
        other.meet_when(lambda party: all(presence is not None and presence.here for presence in party.presence))
        catch_up(other)
        hint(asked)
        other.send(type="why", action="end")
        assert isinstance(other.receive_any(), Because)
