"""The summary of a table: what lists of tables show, without opening any."""

from schatzkiste.core import Game, Settings, State
from schatzkiste.server.messages import TableSummary
from schatzkiste.server.party_messages import SeatInfo
from schatzkiste.server.stored import SeatSummary, StoredSummary, TableSetup


def summary_of(setup: TableSetup, state: State, at: float, changed: list[float]) -> StoredSummary:
    """The summary of a position, when something last changed, and when each seat last noticed something."""
    return StoredSummary(
        changed=at,
        over=state.is_over,
        bot_to_act=any(setup.seats[seat].bot is not None for seat in state.to_act),
        seats=[SeatSummary(seat in state.known_to_act(seat), when) for seat, when in enumerate(changed)],
        scores=state.scores() if state.is_over else [],
        winners=list(state.winners()),
    )


def told_to(seat: int, setup: TableSetup, summary: StoredSummary, seats: list[SeatInfo]) -> TableSummary:
    """The table in one line for a person who sits there."""
    return TableSummary(
        table=setup.id,
        game=setup.game,
        seats=seats,
        seat=seat,
        your_turn=summary.seats[seat].your_turn,
        over=summary.over,
        scores=summary.scores,
        winners=summary.winners,
        changed=summary.seats[seat].changed,
    )


def seats_of(played: Game, setup: TableSetup, settings: Settings) -> list[SeatInfo]:
    """Who sits where, and plays with what."""
    pieces = played.pieces(setup.players, settings)
    return [SeatInfo(seat.name, seat.bot, own) for seat, own in zip(setup.seats, pieces, strict=True)]
