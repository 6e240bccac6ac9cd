"""Over whole games of every kind: an update holds what its seat may know, and nothing that is another's."""

import asyncio
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from schatzkiste.core import Event, JsonObject, Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.history import History, Step
from schatzkiste.record import SeatAction
from schatzkiste.server.messages import Update
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.ears import check_log, in_sight, is_for
from tests.server.stores import summary_for
from tests.server.updates import update_for

AT_ONCE = Manners(window=0)
PLAYERS = 3
LISTENERS = (None, *range(PLAYERS))
MOST_ACTIONS = 300
LOOKED_AT = 25
"""Every so many actions the views are compared with what a seat can know."""

every_game = pytest.mark.parametrize("game_id", game_ids())


class Whisper(Event):
    """Something that seat 1 alone learns."""

    def audience(self) -> tuple[int, ...]:
        return (1,)


class Call(Event):
    """Something that everyone hears."""


def test_a_step_tells_each_seat_its_own_private_events_and_what_everyone_hears() -> None:
    whisper, call = Whisper(), Call()
    step = Step(SeatAction(0, "end"), [whisper, call], game("schatzinsel").new(2, "1"))
    assert step.events_for(1) == [whisper, call]
    assert step.events_for(0) == step.events_for(None) == [call]


@every_game
def test_updates_tell_of_own_actions_and_of_events_for_the_own_ears(tmp_path: Path, game_id: str) -> None:
    asyncio.run(play(tmp_path, game_id))


async def play(data: Path, game_id: str) -> None:
    """Play by chance and look at every update of every seat."""
    chosen = game(game_id)
    options = {option.name: option.default for option in chosen.options}
    seats = [StoredSeat(f"Player {seat}", key_hash=f"{seat}") for seat in range(PLAYERS)]
    setup = TableSetup("t", game_id, chosen.rules_version, PLAYERS, options, "a0d1e4ce", seats, 0.0, AT_ONCE)
    private = 0
    async with open_store(data) as store:
        await store.add_table(setup, summary_for(setup))
        table = Table(setup, store)
        rng = Rng("audience")
        before = {listener: sent(table, listener, 0) for listener in LISTENERS}
        while not table.state.is_over and table.entries < MOST_ACTIONS:
            seat = rng.pick(list(table.state.to_act))
            action = rng.pick(table.state.legal_actions(seat))
            assert await table.act(seat, chosen.notation(action), table.seq_for(seat)) is None
            for listener in LISTENERS:
                update = sent(table, listener, before[listener].seq)
                check_news(before[listener], update, table.history)
                before[listener] = update
                assert update.legal == legal_for(table.state, listener)
                if listener is not None:
                    known = table.state.known_to_act(listener)
                    assert table.summary_for(listener).your_turn == (listener in known)
            private += sum(event.audience() is not None for event in table.history.steps[-1].events)
            if table.entries % LOOKED_AT == 0:
                look(table, rng)
        for listener in LISTENERS:
            check_log(sent(table, listener, 0), in_sight(table.history, listener))
    assert (private > 0) == has_private_events(game_id)


def check_news(before: Update, update: Update, history: History) -> None:
    """A step in sight is told, and one more is counted; any other changes nothing at all."""
    if is_noticed(history, update.seat):
        assert update.seq == before.seq + 1
        check_log(update, in_sight(history, update.seat)[update.log_from :])
    else:
        assert msgspec.structs.replace(before, log_from=update.log_from, log=[]) == update


def is_noticed(history: History, seat: int | None) -> bool:
    """Whether the last step was the seat's own, tells it something, or changes whom it knows to be asked."""
    step = history.steps[-1]
    if step.taken.seat == seat or any(is_for(seat, event) for event in step.events):
        return True
    return step.before.known_to_act(seat) != history.state.known_to_act(seat)


def sent(table: Table, seat: int | None, since: int) -> Update:
    """The update as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(update_for(table, seat, since)), type=Update)


def legal_for(state: State, seat: int | None) -> list[str]:
    """What a seat can do."""
    return [] if seat is None else [state.game.notation(action) for action in state.legal_actions(seat)]


def look(table: Table, rng: Rng) -> None:
    """In worlds between which a seat cannot tell, neither its own view nor a spectator's differs from what is sent."""
    spectator = sent(table, None, 0)
    for seat in range(PLAYERS):
        world = table.state.observation(seat).sample(rng)
        assert sent(table, seat, 0).view == plain(world.view(seat))
        assert spectator.view == plain(world.view(None))
        assert sent(table, seat, 0).to_act == list(world.known_to_act(seat))


def plain(view: JsonObject) -> JsonObject:
    """A view as it arrives."""
    arrived: JsonObject = msgspec.json.decode(msgspec.json.encode(view))
    return arrived


def has_private_events(game_id: str) -> bool:
    """Whether the game has events that not everyone learns of."""
    events = vars(import_module(f"schatzkiste.games.{game_id}.events")).values()
    kinds = [kind for kind in events if isinstance(kind, type) and issubclass(kind, Event)]
    return any(kind.audience is not Event.audience for kind in kinds)
