"""The half-made action of the active player, which nobody else knows."""

from __future__ import annotations

from typing import Final

from schatzkiste.games.dracheninsel.actions import PASS, TILE, TOSS, WITH
from schatzkiste.games.dracheninsel.constants import NO_CARD, NO_HUNTER, NO_PLACE


class Plan:
    """What the active player has decided so far, action by action, and what that means for a hunter's way.

    `over` and `to` are the field flown over and the place entered; `out_over` and `out_to` the same for leaving the
    treasure field as second (DI-5.4). `payment` is the terrain card that is spent, `victim` the carrier who is robbed.
    """

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.hunter = NO_HUNTER
        self.flies = False
        self.over = NO_PLACE
        self.to = NO_PLACE
        self.flies_out = False
        self.out_over = NO_PLACE
        self.out_to = NO_PLACE
        self.payment = NO_CARD
        self.victim = NO_HUNTER

    def copy(self) -> Plan:
        """An independent copy."""
        if not self.actions:
            return self
        twin = Plan(self.actions[:])
        twin.hunter = self.hunter
        twin.flies = self.flies
        twin.over = self.over
        twin.to = self.to
        twin.flies_out = self.flies_out
        twin.out_over = self.out_over
        twin.out_to = self.out_to
        twin.payment = self.payment
        twin.victim = self.victim
        return twin

    def tile(self) -> int:
        """The first of the two tiles that are to change places."""
        return TILE.arg(self.actions[1]) if len(self.actions) > 1 else NO_PLACE

    def terrain_card(self) -> int:
        """The terrain card that goes with a Long Journey."""
        return WITH.arg(self.actions[1]) if len(self.actions) > 1 else NO_CARD

    def tossed(self) -> list[int]:
        """The cards put away when passing, in the order of the kinds."""
        cards: list[int] = []
        for action in self.actions:
            if action != PASS.first:
                cards.append(TOSS.arg(action))
        cards.sort()
        return cards


NO_PLAN: Final[Plan] = Plan([])
"""Nothing is decided; never changed."""
