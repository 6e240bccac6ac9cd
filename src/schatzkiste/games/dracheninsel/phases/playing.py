"""What many action rules share: a card must be in hand to be played (DI-3.9), and some things may always be done."""

from typing import Final

from schatzkiste.core.actions import Kind
from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, mask_of
from schatzkiste.games.dracheninsel.state import Dracheninsel

NOT_IN_HAND: Final = 1
"""The reason that all cards share; a rule's own reasons begin with 2."""


class CardRule(ActionRule[Dracheninsel]):
    """An action that takes a card from the hand; `cards` are those it can take, in the order of the actions."""

    def __init__(self, kind: Kind, cards: list[int]) -> None:
        super().__init__(kind)
        self.cards = cards
        self.mask = mask_of(cards)

    def card_of(self, action: int) -> int:
        """The card that the action takes."""
        return self.cards[action - self.kind.first]

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return ALLOWED if state.held[seat] & self.mask else NOT_IN_HAND

    def candidates(self, state: Dracheninsel, seat: int) -> list[int]:
        held = state.held[seat]
        return [self.kind.first + place for place, card in enumerate(self.cards) if held >> card & 1]

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        """Most cards are in no hand, so that is looked at first."""
        if state.held[seat] & self.mask:
            super().legal(state, seat, found)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return ALLOWED if state.held[seat] >> self.card_of(action) & 1 else NOT_IN_HAND

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[self.card_of(action)])


class OpenRule(ActionRule[Dracheninsel]):
    """An action that is open whenever its question is asked."""

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        raise AssertionError("never refused")
