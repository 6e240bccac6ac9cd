"""The summary of a table: what lists of tables show, without opening any."""

from msgspec.structs import replace

from schatzkiste.core import Game, Settings, State
from schatzkiste.server.messages import TableSummary
from schatzkiste.server.party import Party
from schatzkiste.server.party_messages import SeatInfo
from schatzkiste.server.stored import SeatSummary, StoredSeat, StoredSummary, TableSetup
from schatzkiste.server.timing import asks_for_reply


def summary_of(party: Party, state: State, at: float, changed: list[float], acted: bool) -> StoredSummary:
    """The summary of a position, when something last changed, and when each seat last noticed something.

    `acted` says whether a person ever did anything in the game.
    """
    is_on = party.is_played and not state.is_over
    return StoredSummary(
        changed=at,
        over=party.started and state.is_over,
        bot_to_act=is_on and needs_care(party, state),
        seats=[SeatSummary(is_on and seat in state.known_to_act(seat), when) for seat, when in enumerate(changed)],
        scores=state.scores() if state.is_over else [],
        winners=list(state.winners()),
        agreed=party.agreed,
        acted=acted,
        practice=party.is_practice,
        rematch=party.rematch,
    )


def needs_care(party: Party, state: State) -> bool:
    """Whether a process has to look after the table: a bot is to act, or people are asked for replies or by a clock.

    At a lesson's table the other seats act only while the learner is there.
    """
    if party.scene is not None:
        return False
    if any(party.seats[seat].player is not None for seat in state.to_act):
        return True
    return bool(party.setup.manners.clock) or (len(party.people) > 1 and asks_for_reply(state))


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
        started=summary.agreed is None or summary.agreed.started,
        practice=summary.practice,
        rematch=summary.rematch,
    )


def as_agreed(setup: TableSetup, summary: StoredSummary | None) -> TableSetup:
    """The set-up as it is agreed on now, by the summary."""
    agreed = None if summary is None else summary.agreed
    if agreed is None:
        return setup
    players = len(agreed.seats)
    return replace(setup, players=players, seats=agreed.seats, options=agreed.options, manners=agreed.manners)


def seats_of(played: Game, setup: TableSetup, settings: Settings) -> list[SeatInfo]:
    """Who sits where, and plays with what."""
    pieces = played.pieces(setup.players, settings)
    return [seat_info(seat, own) for seat, own in zip(setup.seats, pieces, strict=True)]


def seat_info(seat: StoredSeat, pieces: list[str]) -> SeatInfo:
    """A seat as it travels."""
    return SeatInfo(seat.name, seat.bot, pieces, seat.is_open, seat.cover, seat.gone)
