"""A position of Die Dracheninsel."""

from __future__ import annotations

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import ALONE, NO_ACTION, NO_QUESTION, NOBODY, JsonObject
from schatzkiste.games.dracheninsel.actions import LET_GO, PASS
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS
from schatzkiste.games.dracheninsel.cards import COUNTERSPELL_MASK, SLUMBER_MASK, holder_of
from schatzkiste.games.dracheninsel.components import Components
from schatzkiste.games.dracheninsel.constants import (
    ANSWERING,
    CONFIRMING,
    COUNTERING,
    NO_HUNTER,
    NO_SEAT,
    NO_TREASURE,
    PASSING,
    SHARING,
    STOPPING,
    TURN,
)
from schatzkiste.games.dracheninsel.ending import ending_of
from schatzkiste.games.dracheninsel.position import DracheninselPosition


class Dracheninsel(DracheninselPosition):
    """The island, the hands and piles, and how far the turn of the active player has come."""

    def __init__(self, game: Game, components: Components, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.components = components

    def copy(self) -> Dracheninsel:
        """An exact and independent copy."""
        twin = Dracheninsel(self.game, self.components, self.players, self.settings, self.seed)
        self.copy_base(twin)
        self.copy_attributes(twin)
        return twin

    def scores(self) -> list[int]:
        """Everyone's coins (DI-10.2)."""
        return [sum(self.coins_of(seat)) for seat in range(self.players)]

    def coins_of(self, seat: int) -> list[int]:
        """The coins a seat has won, highest first."""
        values = self.components.treasures
        found: list[int] = []
        for treasure in range(len(values) - 1, -1, -1):
            found += [values[treasure]] * self.coins[seat][treasure]
        return found

    def winners(self) -> tuple[int, ...]:
        """Highest sum, then highest coin, then the next (DI-10.2)."""
        if not self.is_over:
            return NOBODY
        ranks = self.rank_keys()
        best = max(ranks)
        return tuple(seat for seat in range(self.players) if ranks[seat] == best)

    def rank_keys(self) -> list[list[int]]:
        """What decides about places, for each seat: greater is better, equal is shared."""
        return [[sum(coins), *coins] for coins in [self.coins_of(seat) for seat in range(self.players)]]

    def companion(self, hunter: int) -> int:
        """The hunter who carries a treasure with this one, NO_HUNTER if there is none."""
        place = self.hunter_places[hunter]
        if not self.treasure_fields & BIT[place]:
            return NO_HUNTER
        for other in range(COLOURS):
            if other != hunter and self.hunter_places[other] == place:
                return other
        return NO_HUNTER

    def hunters_at(self, place: int) -> list[int]:
        """The hunters on a place."""
        return [hunter for hunter in range(COLOURS) if self.hunter_places[hunter] == place]

    def treasure_at(self, place: int) -> int:
        """The treasure on a place, NO_TREASURE if there is none."""
        for treasure, other in enumerate(self.treasure_places):
            if other == place:
                return treasure
        return NO_TREASURE

    def kept_treasure(self, hunter: int) -> int:
        """The treasure that is lost when this hunter leaves alone: that of a keeper (DI-7.4)."""
        place = self.hunter_places[hunter]
        if place == CENTRE or not self.treasure_fields & BIT[place] or self.companion(hunter) != NO_HUNTER:
            return NO_TREASURE
        return self.treasure_at(place)

    def all_settled(self) -> bool:
        """Whether every treasure is cashed or out of the game (DI-10.1)."""
        return not self.treasure_fields and self.partner == NO_HUNTER  # while any waits, one lies on the treasure field

    def waits_at_treasure(self) -> bool:
        """Whether the last action brought the mover to the treasure field first, which ends the turn (DI-5.2)."""
        mover = self.mover
        return (
            mover != NO_HUNTER
            and self.hunter_places[mover] == CENTRE
            and self.hunters_before[mover] != CENTRE
            and self.treasure_fields & BIT[CENTRE] != 0
        )

    def has_arrived(self) -> bool:
        """Whether a pair stands in a boat with a treasure that is not cashed yet (DI-6.6)."""
        return self.partner != NO_HUNTER

    def ends_by_itself(self) -> bool:
        """Whether no decision of any player would follow the last action."""
        if self.has_arrived():
            return self.is_own_pair()
        return self.waits_at_treasure() or self.all_settled()

    def boat_owner(self) -> int:
        """The seat whose boat the pair has arrived in."""
        return self.owner[self.hunter_places[self.mover] - BOATS]

    def boat_partner(self) -> int:
        """The other carrier's seat."""
        seat = self.owner[self.mover]
        return self.owner[self.partner] if seat == self.boat_owner() else seat

    def is_own_pair(self) -> bool:
        """Whether both arrived hunters belong to one player (DI-6.8)."""
        return self.owner[self.mover] == self.owner[self.partner]

    def arrived_value(self) -> int:
        """The value of one coin of the treasure in the boat."""
        return self.components.treasures[self.treasure_at(self.hunter_places[self.mover])]

    def betrayer(self) -> int:
        """The seat that played the last Betrayal, while the other carrier may answer it (DI-6.4)."""
        if self.phase != ANSWERING:
            return NO_SEAT
        return self.boat_partner() if self.to_act[0] == self.boat_owner() else self.boat_owner()

    def was_stopped(self) -> bool:
        """Whether the active player exchanges cards because Slumber came so early (DI-3.13)."""
        return self.phase == PASSING and self.plan.actions[:1] != [PASS.first]

    def has_lifted(self) -> bool:
        """Whether the last action lifted a treasure, so that it cannot be stopped (DI-9.3)."""
        for treasure, place in enumerate(self.treasures_before):
            if place == CENTRE:
                return self.treasure_places[treasure] != CENTRE
        return False

    @property
    def window(self) -> str:
        """The window for replies; a Slumber may come at any time until the next action (DI-9.1)."""
        if self.phase == COUNTERING:
            return "counter"
        if not self.to_act or self.phase == ANSWERING or self.was_stopped() or self.has_lifted():
            return ""
        return "slumber"

    def is_window(self) -> bool:
        """Whether replies are being asked for, or the go-on of whoever waits for them."""
        return self.phase in (STOPPING, CONFIRMING, COUNTERING)

    def barred_seat(self) -> int:
        """The one who cannot reply in this window: the player of the announced card, or else the active one."""
        return holder_of(self.played[-1]) if self.phase == COUNTERING else self.turn

    def replier_from(self, steps: int) -> int:
        """The first who can reply, at least this many steps clockwise from the active player (DI-9.6)."""
        fitting = COUNTERSPELL_MASK if self.phase == COUNTERING else SLUMBER_MASK
        barred = self.barred_seat()
        for step in range(steps, self.players):
            seat = (self.turn + step) % self.players
            if self.held[seat] & fitting and seat != barred:
                return seat
        return NO_SEAT

    def replier_after(self, seat: int) -> int:
        """The next who can reply after this seat, NO_SEAT if there is none."""
        return self.replier_from((seat - self.turn) % self.players + 1)

    def may_reply(self, seat: int) -> bool:
        """Whether the seat is asked for a reply or still to be asked; the others before it have let it go."""
        if not self.is_window() or self.to_act == ALONE[self.barred_seat()]:
            return False
        waits = (self.to_act[0] - self.turn) % self.players <= (seat - self.turn) % self.players
        return waits and self.replier_from((seat - self.turn) % self.players) == seat

    def next_seat(self) -> int:
        """Who acts next, as everyone may know, if nobody replies."""
        if self.phase == STOPPING:
            return self.boat_owner() if self.has_arrived() else self.turn
        return self.barred_seat() if self.is_window() else self.to_act[0]

    def next_question(self) -> int:
        """What is asked next if nobody replies."""
        if self.phase == STOPPING:
            return SHARING if self.has_arrived() else TURN
        return self.phase

    def question_for(self, seat: int) -> int:
        """Holders of a fitting card see the reply they may give, everyone else what follows the window (DI-9.6)."""
        if not self.to_act:
            return NO_QUESTION
        if self.to_act[0] == seat or self.may_reply(seat):
            return self.phase
        return self.next_question() if seat == self.next_seat() else NO_QUESTION

    def silence(self, seat: int) -> int:
        """Whoever may reply keeps silent by letting it go (DI-9.6)."""
        return LET_GO.first if self.may_reply(seat) else NO_ACTION

    def known_to_act(self, seat: int | None) -> tuple[int, ...]:
        """Who acts next if nobody replies; of those who may reply a seat knows only itself (DI-9.6)."""
        if not self.to_act:
            return NOBODY
        following = self.next_seat()
        if seat is None or seat == following or not self.may_reply(seat):
            return ALONE[following]
        return (seat, following) if seat < following else (following, seat)

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        from schatzkiste.games.dracheninsel.view import view_of

        return dict(view_of(self, seat))

    def ending(self) -> JsonObject:
        """What everyone can check at the end."""
        return ending_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the hands of the others and the pile anew, within what the seat knows of them."""
        from schatzkiste.games.dracheninsel.hidden import redeal

        redeal(self, seat, rng)
