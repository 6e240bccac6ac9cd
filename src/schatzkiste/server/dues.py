"""What comes due by itself: decisions of bots, of people whose time is used up, and of those who keep silent."""

from typing import Final, NamedTuple

from schatzkiste.server.lessons import said_by_lesson
from schatzkiste.server.table import Table
from schatzkiste.server.timing import asks_for_reply, has_bot_reply, is_reply
from schatzkiste.server.undoing import is_granted, lapse_of

QUICK: Final = "helmsman"
"""The bot that decides where a person could have."""


class BotDecision(NamedTuple):
    """A decision that a bot takes for a seat; `clock` if that is because a person's time is used up.

    At a lesson's table nobody decides: the lesson has `said` what the seat does.
    """

    seat: int
    bot: str
    clock: bool
    said: str | None = None


def first_bot_decision(table: Table, now: float) -> BotDecision | None:
    """The first decision that is up to a bot."""
    decisions = (bot_decision_for(table, seat, now) for seat in table.state.to_act if table.party.is_played)
    return next((decision for decision in decisions if decision is not None), None)


def bot_decision_for(table: Table, seat: int, now: float) -> BotDecision | None:
    """The decision that is up to a bot for a seat that is asked."""
    bot = table.party.seats[seat].player
    if bot is not None and table.party.scene is not None:
        said = said_by_lesson(table, seat)
        return None if said is None else BotDecision(seat, bot, clock=False, said=said)
    if bot is not None:
        return BotDecision(seat, bot, clock=False)
    if has_bot_reply(table.party, table.state, seat):
        return BotDecision(seat, QUICK, clock=False)
    is_late = any(clock.seat == seat and clock.until <= now for clock in table.clocks.running())
    if is_late and not is_reply(table.state, seat) and table.held_until(seat, now) is None:
        return BotDecision(seat, QUICK, clock=True)
    return None


def silent_person(table: Table, now: float) -> int | None:
    """The person who is asked for a reply and is to be let go now: the time is over, or they wanted it so."""
    if not table.party.is_played:
        return None
    window = table.window
    for seat in table.state.to_act:
        if (
            table.party.seats[seat].player is None
            and is_reply(table.state, seat)
            and not has_bot_reply(table.party, table.state, seat)
        ):
            is_late = window is not None and window.reply_by is not None and window.reply_by <= now
            if is_late or table.party.order_of(seat) in ("turn", "game"):
                return seat
    return None


def next_due(table: Table) -> float | None:
    """When somebody has to look after the table next, if nothing happens before."""
    if not table.party.is_played or table.state.is_over:
        return None
    window, lapse = table.window, lapse_of(table.party, table.present)
    due = [clock.until for clock in table.clocks.running()]
    if window is not None and window.reply_by is not None and asks_for_reply(table.state):
        due.append(window.reply_by)
    if lapse is not None:
        due.append(lapse.at)
    if is_granted(table.party):
        due.append(0.0)
    return min(due, default=None)
