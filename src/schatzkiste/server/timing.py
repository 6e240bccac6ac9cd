"""The times at a table of people: how long a window for replies stays open, and how long anyone may think.

Both follow from the log alone, so every process comes to the same moments. A window lasts as long whether or not
anybody could reply: nobody may learn from time what they could not learn from the board.
"""

from typing import NamedTuple

from schatzkiste.core import NO_ACTION, State
from schatzkiste.server.party import Party
from schatzkiste.server.party_messages import Manners, SeatClock, Timing

GRACE = 1.0
"""How long after the time for replies those who kept silent are let go, one after another, before play goes on."""
BOTS_REPLY = 0.5
"""How long play waits where only bots could reply: time enough to ask each of them and to save what they say."""


class Window(NamedTuple):
    """A window among people: until when replies are taken (None: only bots could reply), and when play goes on."""

    reply_by: float | None
    until: float


def window_of(party: Party, state: State, changed: float) -> Window | None:
    """The window that is open since everyone last saw something change.

    There have to be several people at the table, and somebody who is not asked now could reply for all that is known.
    Nobody waits for those who have told everyone that they will not. Bots answer at once, in place of people, too, but
    how long that takes would tell whether any was asked.
    """
    if not state.window or len(party.people) < 2:
        return None
    silent = {*state.known_to_act(None), *party.waived}
    if silent.issuperset(range(len(party.seats))):
        return None
    if not party.setup.manners.window or silent.issuperset(party.deciding):
        return Window(None, changed + BOTS_REPLY)
    reply_by = changed + party.setup.manners.window
    return Window(reply_by, reply_by + GRACE)


def is_reply(state: State, seat: int) -> bool:
    """Whether the seat is asked for a reply in a window."""
    return state.silence(seat) != NO_ACTION


def asks_for_reply(state: State) -> bool:
    """Whether anybody is asked for a reply: a window may stay open for as long as whoever is to go on thinks."""
    return any(is_reply(state, seat) for seat in state.to_act)


def has_bot_reply(party: Party, state: State, seat: int) -> bool:
    """Whether a bot answers for a person who is asked for a reply: they wanted it so, or nobody waits here."""
    if not is_reply(state, seat):
        return False
    order = party.order_of(seat)
    is_unhurried = not party.setup.manners.window and len(party.people) > 1
    return order == "mate" or (order == "ask" and is_unhurried)


def timing_message(window: Window | None, since: float, clocks: "Clocks") -> Timing | None:
    """The times that everyone at the table may know, if there are any; the moment that bots take is none of them."""
    reply_by = None if window is None else window.reply_by
    if reply_by is None and not clocks.is_on:
        return None
    return Timing(
        since=since,
        reply_by=reply_by,
        window=None if window is None or reply_by is None else window.until,
        reserves=clocks.reserves,
        running=clocks.running(),
    )


class Clocks:
    """The time each seat has used: an allowance for each decision, and beyond it a reserve for the whole game.

    Clocks follow what everyone sees: what is done in secret neither stops them nor gives another allowance. Whoever
    takes a step back goes on with what they had used up there before, and gains no time by it. The others have a new
    position before them, and so a new allowance, even where they answer the same question once more.
    """

    def __init__(self, manners: Manners, players: int) -> None:
        self._each = manners.clock
        self.reserves = [float(manners.reserve)] * players
        self._since: dict[int, float] = {}
        self._asked_at: dict[int, int] = {}  # after how many steps each seat was asked whose clock runs
        self._steps = 0
        self._used: dict[tuple[int, int], float] = {}  # of the allowance, by each seat after so many steps

    @property
    def is_on(self) -> bool:
        """Whether this table has a clock."""
        return self._each > 0

    def go_on(
        self,
        actor: int | None,
        asked: tuple[int, ...],
        steps: int,
        at: float,
        begins: float,
        untouched: int | None = None,
    ) -> None:
        """The game went on, or the actor took back all but the first `untouched` steps that everyone has seen.

        Now `steps` of them stand: what others answered beside the actor was given again. Whoever acted, or is no longer
        asked that question, stops; whoever is asked anew begins then.
        """
        if not self.is_on:
            return
        same = steps if untouched is None else untouched
        for seat, since in list(self._since.items()):
            if seat == actor or seat not in asked or self._asked_at[seat] > same:
                self._used[self._steps, seat] = min(float(self._each), max(0.0, at - since))
                self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, at - since - self._each))
                del self._since[seat]
        if untouched is not None:
            self._used = {key: used for key, used in self._used.items() if key[0] < untouched or key[1] == actor}
        self._steps = steps
        for seat in asked:
            if seat not in self._since:
                self._since[seat] = begins - self._used.get((same if seat == actor else steps, seat), 0.0)
                self._asked_at[seat] = steps

    def running(self) -> list[SeatClock]:
        """Whose clock runs, and until when."""
        return [
            SeatClock(seat, since + self._each + self.reserves[seat], self.reserves[seat])
            for seat, since in sorted(self._since.items())
        ]
