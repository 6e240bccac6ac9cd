"""Tables that begin with a past: practice from a step of a finished game or a position, and records to look at."""

import secrets
import time
from hashlib import sha256

from msgspec.structs import replace

from schatzkiste.bots import bot_ids
from schatzkiste.core import Rng, State
from schatzkiste.seeds import fresh_seed
from schatzkiste.server.admission import admitted
from schatzkiste.server.codes import key_hash, new_key
from schatzkiste.server.party_messages import Manners, SeatKey, TableMade
from schatzkiste.server.past_messages import LayPosition, PlayOn, RecordFile, RecordShown
from schatzkiste.server.position_file import checked_position
from schatzkiste.server.problems import RequestError, raise_if
from schatzkiste.server.record_check import checked_record
from schatzkiste.server.requests import LONGEST_NAME, checked_name
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import CopiedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table


class PracticeTables:
    """Makes tables whose log begins with the past of another game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def play_on(self, table: Table, wanted: PlayOn) -> TableMade:
        """A table for one person against bots that goes on after a step."""
        admitted(table, wanted.key)
        if not table.is_open:
            raise RequestError("not-over")
        history = table.history
        state = history.after(wanted.step - 1) if 0 <= wanted.step <= len(history.steps) else history.state
        if wanted.anew:
            if not 0 <= wanted.seat < state.players:
                raise RequestError("malformed")
            return await self._deal(state.observation(wanted.seat).sample(Rng(fresh_seed())), wanted.seat, wanted)
        actions = [str(step.taken) for step in history.steps[: wanted.step]]
        past = CopiedEntry(actions, time.time(), table.party.copied.position if table.party.copied else None)
        return await self._begin(state, wanted.seat, wanted, past)

    async def again(self, table: Table, key: str) -> TableMade:
        """The same practice once more for the person who sits there, from where it began."""
        seat, past = table.seat_of(key), table.party.copied
        if seat is None:
            raise RequestError("wrong-key")
        if past is None or past.scene is not None:
            raise RequestError("malformed")
        now = time.time()
        setup = replace(table.setup, id=secrets.token_urlsafe(9), rules_version=table.game.rules_version, created=now)
        return await self._sit_down(setup, seat, replace(past, at=now))

    async def lay(self, wanted: LayPosition) -> TableMade:
        """A table for one person against bots that begins with a position from a file."""
        position = checked_position(wanted.position)
        state = position.state(Rng(fresh_seed()))
        if state.is_over:
            raise RequestError("practice-over")
        return await self._deal(state, state.to_act[0] if position.seat is None else position.seat, wanted)

    async def show(self, file: RecordFile) -> RecordShown:
        """The table at which a record can be looked at as far as it is true, the same for the same file and rules."""
        checked = checked_record(file.record)
        record = checked.record
        start = record.start()
        version = start.game.rules_version
        setup = TableSetup(
            id=sha256(f"{version} {file.record}".encode()).hexdigest()[:16],
            game=record.game,
            rules_version=version,
            players=len(record.players),
            options=start.settings,
            seed=record.seed or "",
            seats=[StoredSeat(called(name), key_hash=key_hash(new_key())) for name in record.players],
            created=time.time(),
        )
        actions = [str(taken) for taken in record.actions[: checked.steps]]
        past = CopiedEntry(actions, setup.created, shown=True, remark=checked.remark)
        await keep_with_past(self._store, setup, past)
        return RecordShown(setup.id, checked.steps, checked.remark)

    async def _deal(self, state: State, seat: int, wanted: PlayOn | LayPosition) -> TableMade:
        """A table that begins with a position."""
        return await self._begin(state, seat, wanted, CopiedEntry([], time.time(), state.to_json()))

    async def _begin(self, state: State, seat: int, wanted: PlayOn | LayPosition, past: CopiedEntry) -> TableMade:
        """A table that goes on from a state to which its past leads."""
        if state.is_over:
            raise RequestError("practice-over")
        if not 0 <= seat < state.players:
            raise RequestError("malformed")
        bots = bot_ids(state.game.id)
        if wanted.bot not in bots:
            raise RequestError("unknown-bot", bot=wanted.bot, known=", ".join(bots))
        person = StoredSeat(checked_name(wanted.name) or None)
        setup = TableSetup(
            id=secrets.token_urlsafe(9),
            game=state.game.id,
            rules_version=state.game.rules_version,
            players=state.players,
            options=state.settings,
            seed=state.seed,
            seats=[person if place == seat else StoredSeat(bot=wanted.bot) for place in range(state.players)],
            created=past.at,
            manners=Manners(listed=False),
        )
        return await self._sit_down(setup, seat, past)

    async def _sit_down(self, setup: TableSetup, seat: int, past: CopiedEntry) -> TableMade:
        """Add a table that begins with a past, and give a key to the person's seat there."""
        key = new_key()
        seats = list(setup.seats)
        seats[seat] = StoredSeat(seats[seat].name, key_hash=key_hash(key))
        await keep_with_past(self._store, replace(setup, seats=seats), past)
        return TableMade(setup.id, [SeatKey(seat, key)])


def called(name: str) -> str | None:
    """A name from a file as it is shown, cut where it is too long."""
    return checked_name(name[:LONGEST_NAME]) or None


async def keep_with_past(store: Store, setup: TableSetup, past: CopiedEntry) -> None:
    """Add a table whose log begins with a past; before that is there no bot may begin to play.

    If the same table is there already, it gets its past if it has none: whoever added it may have been stopped halfway.
    """
    table = Table(setup, store)
    try:
        await store.add_table(setup, replace(table.summary, bot_to_act=False))
    except NotSaved as error:
        raise RequestError("not-saved") from error
    raise_if(await table.add(lambda party: past if party.copied is None else None))
