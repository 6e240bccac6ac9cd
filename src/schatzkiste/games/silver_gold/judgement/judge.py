"""Somebody who knows how to play Silver & Gold: marks that leave the best prospect, cards that promise most."""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import Judgement
from schatzkiste.core.rng import Rng
from schatzkiste.games.silver_gold.actions import CROSS, DRAW, FIELD, KEEP, MARK, PAIRS, TAKE
from schatzkiste.games.silver_gold.board import BIT, CELLS
from schatzkiste.games.silver_gold.components import Components
from schatzkiste.games.silver_gold.constants import CHOOSING, MARKING, NO_CARD, NO_MARK, SLOTS
from schatzkiste.games.silver_gold.judgement.charts import Atlas
from schatzkiste.games.silver_gold.judgement.islands import count
from schatzkiste.games.silver_gold.judgement.prospect import Holding, Prospect, turns_after
from schatzkiste.games.silver_gold.judgement.weights import Weights
from schatzkiste.games.silver_gold.patterns import PLACEMENTS
from schatzkiste.games.silver_gold.scoring import cards_worth
from schatzkiste.games.silver_gold.state import SilverGold

TERMS: Final = ("cards", "seals", "coins", "trophies", "palms", "islands", "turns")
MARKS: Final = len(PLACEMENTS)


class SilverGoldJudgement(Judgement[SilverGold]):
    """Compares what each action makes of the seat's prospect."""

    def __init__(self, components: Components, atlas: Atlas, weights: Mapping[str, float]) -> None:
        super().__init__(TERMS)
        self.components = components
        self.weights = Weights(weights)
        self.charts = atlas.charts(self.weights)

    def policy(self, state: SilverGold, seat: int, legal: list[int], rng: Rng) -> int:
        """The action with the best prospect; among equals the first."""
        if len(legal) == 1:
            return legal[0]
        values = self.values(state, seat, legal)
        best = 0
        for place in range(1, len(legal)):
            if values[place] > values[best]:
                best = place
        return legal[best]

    def shortlist(self, state: SilverGold, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """The actions with the best prospects."""
        values = self.values(state, seat, legal)
        ranked = [(-values[place], place) for place in range(len(legal))]
        ranked.sort()
        return [legal[place] for _, place in ranked[:most]]

    def terms(self, state: SilverGold, seat: int) -> list[float]:
        """Points of completed cards, and what sheet and islands may still bring on top of an average turn's worth."""
        prospect = Prospect(state, seat, self.weights, self.charts)
        if state.phase == MARKING and state.first_mark[seat] == NO_MARK and seat in state.to_act:
            prospect.turn_back(state.pattern)
        prospect.hold_own(state, seat)
        one = prospect.one.island.set_of(state.free[SLOTS * seat])
        two = prospect.two.island.set_of(state.free[SLOTS * seat + 1])
        prospect.value(one, two)
        completed = state.completed[seat]
        points = 0.0
        for card in completed:
            points += self.components.cards[card].points
        trophies = prospect.trophies
        for trophy in state.trophies[seat]:
            trophies += trophy
        palms = prospect.palms
        for palm in state.palms[seat]:
            palms += palm
        return [
            points,
            prospect.seals + cards_worth(self.components, completed) - points,
            prospect.coins,
            trophies,
            palms,
            prospect.islands + self.weights.bonus * state.crosses_left[seat],
            self.weights.rate * prospect.left,
        ]

    def lead(self, state: SilverGold, seat: int) -> float:
        """What the seat can expect, less a part of what the best of the others can; they hardly get in its way."""
        own = self._expected(state, seat)
        if self.weights.rival == 0.0 or state.players == 1:
            return own
        best = -1e9
        for other in range(state.players):
            if other != seat:
                best = max(best, self._expected(state, other))
        return own - self.weights.rival * best

    def play_on(self, state: SilverGold, seat: int, decisions: int, rng: Rng) -> None:
        """Let a number of whole turns pass, in place.

        The seat that thinks decides by the policy, and so do the others when they take cards; their marks, which do not
        concern the seat, are the first that fit.
        """
        last = turns_after(state) - decisions
        while state.to_act and turns_after(state) > last:
            asked = state.to_act[0]
            legal = state.legal_actions(asked)
            action = legal[0]
            if len(legal) > 1 and (asked == seat or state.phase != MARKING):
                action = self.policy(state, asked, legal, rng)
            state.game.phases[state.phase].apply(state, asked, action)

    def _expected(self, state: SilverGold, seat: int) -> float:
        value = 0.0
        for term in self.terms(state, seat):
            value += term
        return value

    def values(self, state: SilverGold, seat: int, legal: list[int]) -> list[float]:
        """What the seat can expect after each of the legal actions."""
        prospect = Prospect(state, seat, self.weights, self.charts)
        if state.phase == CHOOSING:
            return [self._kept(prospect, state.dealt[seat], KEEP.arg(action)) for action in legal]
        prospect.hold_own(state, seat)
        if state.phase == MARKING:
            one = prospect.one.island.set_of(state.free[SLOTS * seat])
            two = prospect.two.island.set_of(state.free[SLOTS * seat + 1])
            crosses = max(0, state.crosses_left[seat] - 1)
            return [self._marked(prospect, action, one, two, crosses) for action in legal]
        place = prospect.one if prospect.one.card == NO_CARD else prospect.two
        return [
            self._drawn(prospect, place, state)
            if action == DRAW.first
            else self._taken(prospect, place, state.display[TAKE.arg(action)])
            for action in legal
        ]

    def _kept(self, prospect: Prospect, dealt: list[int], pair: int) -> float:
        """The prospect of two cards."""
        one, two = PAIRS[pair]
        prospect.hold(prospect.one, dealt[one], self.charts[dealt[one]].island.full)
        prospect.hold(prospect.two, dealt[two], self.charts[dealt[two]].island.full)
        prospect.pair()
        return prospect.value(prospect.one.start, prospect.two.start)

    def _taken(self, prospect: Prospect, place: Holding, card: int) -> float:
        """The prospect with one more card."""
        prospect.hold(place, card, self.charts[card].island.full)
        prospect.pair()
        return prospect.value(prospect.one.start, prospect.two.start)

    def _drawn(self, prospect: Prospect, place: Holding, state: SilverGold) -> float:
        """The prospect with the top card of the deck: the average of those it may be."""
        cards = state.deck[: len(state.deck) - state.under]
        if not cards:
            return self._taken(prospect, place, state.deck[0])
        value = 0.0
        for card in cards:
            value += self._taken(prospect, place, card)
        return value / len(cards)

    def _marked(self, prospect: Prospect, action: int, one: int, two: int, crosses: int) -> float:
        """The prospect after a mark, with this many crosses open, when each of them is placed where it looks best."""
        if action < FIELD.first:
            offset = action - MARK.first
            place = prospect.one if offset < MARKS else prospect.two
            cells = place.island.placed[offset if offset < MARKS else offset - MARKS]
        else:
            offset = action - (FIELD.first if action < CROSS.first else CROSS.first)
            place = prospect.one if offset < CELLS else prospect.two
            cells = place.island.field_at[offset if offset < CELLS else offset - CELLS]
        crosses += count(cells & place.island.crosses)
        if place is prospect.one:
            one &= ~cells
        else:
            two &= ~cells
        if crosses == 0 or (one == 0 and two == 0):
            return prospect.value(one, two)
        if self.weights.crossing == 0.0:
            return prospect.value(one, two) + crosses * self.weights.bonus
        return self._crossed(prospect, one, two, crosses)

    def _crossed(self, prospect: Prospect, one: int, two: int, crosses: int) -> float:
        """The prospect when this many fields are marked for crosses, one after another, each where it looks best."""
        bonus = self.weights.bonus
        best = 0.0
        while crosses and (one or two):
            best = -1e9
            next_one = next_two = next_crosses = 0
            for field in range(prospect.one.island.size if one else 0):
                bit = BIT[field]
                if one & bit:
                    more = crosses if bit & prospect.one.island.crosses else crosses - 1
                    value = prospect.value(one ^ bit, two) + more * bonus
                    if value > best:
                        best = value
                        next_one = one ^ bit
                        next_two = two
                        next_crosses = more
            for field in range(prospect.two.island.size if two else 0):
                bit = BIT[field]
                if two & bit:
                    more = crosses if bit & prospect.two.island.crosses else crosses - 1
                    value = prospect.value(one, two ^ bit) + more * bonus
                    if value > best:
                        best = value
                        next_one = one
                        next_two = two ^ bit
                        next_crosses = more
            one = next_one
            two = next_two
            crosses = next_crosses
        return best - crosses * bonus
