"""Who has to decide without being pressed to: bots, people whose time is used up, and those who keep silent."""

from typing import Final, NamedTuple

from schatzkiste.server.table import Table
from schatzkiste.server.timing import is_reply

QUICK: Final = "greedy"
"""The bot that decides where a person could have."""


class Decision(NamedTuple):
    """A seat for which a bot has to decide; `clock` if that is because a person's time is used up."""

    seat: int
    bot: str
    clock: bool


def decision_of_bot(table: Table, now: float) -> Decision | None:
    """The first seat to act for which a bot decides."""
    if not table.party.started:
        return None
    late = {clock.seat for clock in table.clocks.running() if clock.until <= now}
    for seat in table.state.to_act:
        bot = table.party.seats[seat].player
        if bot is not None:
            return Decision(seat, bot, clock=False)
        if has_bot_reply(table, seat):
            return Decision(seat, QUICK, clock=False)
        if seat in late and not is_reply(table.state, seat) and not table.waits_for_window(seat, now):
            return Decision(seat, QUICK, clock=True)
    return None


def silent_person(table: Table, now: float) -> int | None:
    """The person who is asked for a reply and is to be let go now: the time is over, or they wanted it so."""
    if not table.party.started:
        return None
    window = table.window
    for seat in table.state.to_act:
        if table.party.seats[seat].player is None and is_reply(table.state, seat) and not has_bot_reply(table, seat):
            is_late = window is not None and window.reply_by <= now
            if is_late or table.party.order_of(seat) in ("turn", "game"):
                return seat
    return None


def next_due(table: Table) -> float | None:
    """When somebody has to look after the table next, if nothing happens before."""
    if not table.party.started or table.state.is_over:
        return None
    window = table.window
    due = [clock.until for clock in table.clocks.running()]
    if window is not None:
        due.append(window.reply_by)
    return min(due, default=None)


def has_bot_reply(table: Table, seat: int) -> bool:
    """Whether a bot answers for a person who is asked for a reply: they wanted it so, or nobody waits here."""
    if not is_reply(table.state, seat):
        return False
    order = table.party.order_of(seat)
    is_unhurried = not table.setup.manners.window and len(table.party.people) > 1
    return order == "mate" or (order == "ask" and is_unhurried)
