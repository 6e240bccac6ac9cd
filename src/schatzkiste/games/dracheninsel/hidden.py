"""What a seat cannot know, dealt anew: the half-made action of the active player, who is asked in secret, cards."""

from schatzkiste.core.rng import Rng
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.constants import PASSING, TURN
from schatzkiste.games.dracheninsel.hands import hold
from schatzkiste.games.dracheninsel.plan import NO_PLAN
from schatzkiste.games.dracheninsel.state import Dracheninsel


def redeal(state: Dracheninsel, seat: int, rng: Rng) -> None:
    """A world that looks the same from the seat."""
    if seat != state.turn and state.plan is not NO_PLAN:
        state.phase = PASSING if state.was_stopped() else TURN
        state.plan = NO_PLAN
    if state.is_window():
        if state.may_reply(seat):
            state.to_act = ALONE[seat]  # whoever comes before has let it go, or could not reply
        else:
            state.to_act = ALONE[state.next_seat()]
            state.phase = state.next_question()
    _deal_cards(state, seat, rng)


def _deal_cards(state: Dracheninsel, seat: int, rng: Rng) -> None:
    """Other hands, the pile and the loot; what the others know is not kept."""
    dealer = state.knowledge.dealer(seat, state.hands, state.pile, state.turn, state.loot)
    dealer.deal(rng)
    for other in range(state.players):
        if other != seat:
            state.hands[other] = dealer.hands[other]
            hold(state, other)
    state.pile = dealer.pile
    state.loot = dealer.loot
    state.knowledge = state.knowledge.of(seat)
