"""Whether hands and pile can have come about as a seat saw it since the last shuffle.

Every card that another seat drew since then is one of those that were shuffled, and it is now where that seat showed
it later, or in its hand, or with whoever stole it. A world is possible if all drawn cards can find such a place at the
same time, each kind as often as it was shuffled. This is a flow: one unit for each card drawn, through the hands as
time goes by, through each theft at most one, to a place that shows the card. Cards that the seat knows to be in another
hand, because they were stolen from it or seen there, go their own ways first.
"""

from typing import Final

from schatzkiste.games.dracheninsel.cards import KINDS
from schatzkiste.games.dracheninsel.lore import holder_of, kind_in
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.trail import DREW, HIDDEN, SHOWED, STOLE, deed_of, kind_of, other_of, seat_of

_MOVED: Final = 2
_GIVEN: Final = 3
"""What else the seat saw happen to a hand: a card came in from another hand, or one that the seat knows."""
_SINK: Final = KINDS
_TRIES: Final = 500
"""So many turns of the known cards' ways are tried; if none has worked out by then, the world counts as possible."""


class Known:
    """A card whose kind the seat knows, and in which hand it was when the entry `at` had happened."""

    def __init__(self, at: int, hand: int, kind: int) -> None:
        self.at = at
        self.hand = hand
        self.kind = kind


class Tracing:
    """What the seat saw, in order, and the ways of the cards through it.

    `sizes` are those of the hands after the shuffle, `unknown` without the cards known then. `taken` are the entries
    that known cards use, `kept` how many of a hand's cards now are known ones, by seat and kind. `is_blind` is set when
    the seat was part of something of which nothing is known any more.
    """

    def __init__(self, world: Dracheninsel, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.supply: list[int] = []
        self.deeds: list[int] = []
        self.hands: list[int] = []
        self.givers: list[int] = []
        self.kinds: list[int] = []
        self.is_blind = False
        for item in world.trail:
            self._read(item)
        self.taken = [False] * len(self.deeds)
        self.kept = [0] * (KINDS * world.players)
        self.sizes = self._first_sizes()
        self.unknown = self.sizes
        self.tries = 0

    def _read(self, item: int) -> None:
        """Take down an entry as the seat saw it."""
        deed, actor, other, kind = deed_of(item), seat_of(item), other_of(item), kind_of(item)
        if self.seat in (actor, other) and deed >= STOLE and kind == HIDDEN:
            self.is_blind = self.is_blind or deed == STOLE or actor == self.seat
        elif deed in (DREW, SHOWED):
            if actor != self.seat:
                self._note(deed, actor, actor, kind)
        elif actor == self.seat:
            self._note(SHOWED, other, other, kind)
            if deed != STOLE:
                self._note(_GIVEN, other, other, kind)
        elif deed == STOLE and other == self.seat:
            self._note(_GIVEN, actor, actor, kind)
        elif deed == STOLE:
            self._note(_MOVED, actor, other, kind)

    def _note(self, deed: int, hand: int, giver: int, kind: int) -> None:
        self.deeds.append(deed)
        self.hands.append(hand)
        self.givers.append(giver)
        self.kinds.append(kind)

    def _first_sizes(self) -> list[int]:
        """How many cards each hand had after the shuffle."""
        sizes = [len(hand) for hand in self.world.hands]
        for place, deed in enumerate(self.deeds):
            sizes[self.hands[place]] += 1 if deed == SHOWED else -1
            if deed == _MOVED:
                sizes[self.givers[place]] += 1
        return sizes

    def most_old(self) -> list[int]:
        """How many cards of each hand may at most be none of those that others drew since the shuffle."""
        sizes = self.sizes[:]
        old = sizes[:]
        for place, deed in enumerate(self.deeds):
            hand, giver = self.hands[place], self.givers[place]
            if deed in (SHOWED, _MOVED):
                old[hand] += 1 if deed == _MOVED and old[giver] else 0
                sizes[giver] -= 1
                old[giver] = min(old[giver], sizes[giver])
            if deed != SHOWED:
                sizes[hand] += 1
                old[hand] += 1 if deed == _GIVEN else 0
        return old

    def succeeds(self) -> bool:
        """Whether the seat must think it possible that hands and pile are as they are now."""
        if self.is_blind or not self.world.new_unseen:
            return True
        self.supply = self.world.new_unseen[self.seat][:]
        for kind in self.world.pile:
            self.supply[kind] -= 1
        self.tries = 0
        return min(self.supply) >= 0 and self._goes_through()

    def _goes_through(self) -> bool:
        """Whether some possibility of what the seat knew at the shuffle leads here.

        If not even all cards together find their ways, whichever are known, no possibility need be tried.
        """
        then = self.world.lore_then[self.seat]
        if not Flow(self, is_rough=True).succeeds():
            return False
        if then.is_empty and _GIVEN not in self.deeds:
            return True
        since = [
            Known(place, self.hands[place], self.kinds[place])
            for place, deed in enumerate(self.deeds)
            if deed == _GIVEN
        ]
        for case in then.cases:
            known = [Known(-1, holder_of(item), kind_in(item)) for item in case]
            unknown = self.sizes[:]
            for card in known:
                unknown[card.hand] -= 1
            self.unknown = unknown
            if self._goes_on(known + since, 0):
                return True
        return False

    def _goes_on(self, known: list[Known], number: int) -> bool:
        """Find a way for each known card from here on, then for all cards drawn.

        A known card that stays in its hand until a card of its kind is shown there may as well be that one.
        """
        self.tries += 1
        if self.tries > _TRIES:
            return True
        if number == len(known):
            return Flow(self, is_rough=False).succeeds()
        card = known[number]
        for place in range(card.at + 1, len(self.deeds)):
            if self.taken[place] or self.givers[place] != card.hand:
                continue
            if self.deeds[place] == SHOWED and self.kinds[place] == card.kind:
                return self._takes(place, known, number + 1)
            if self.deeds[place] == _MOVED:
                onward = [*known[:number], Known(place, self.hands[place], card.kind), *known[number + 1 :]]
                if self._takes(place, onward, number):
                    return True
        held = card.hand * KINDS + card.kind
        if self.kept[held] >= self.world.hands[card.hand].count(card.kind):
            return False
        self.kept[held] += 1
        succeeded = self._goes_on(known, number + 1)
        self.kept[held] -= 1
        return succeeded

    def _takes(self, place: int, known: list[Known], number: int) -> bool:
        self.taken[place] = True
        succeeded = self._goes_on(known, number)
        self.taken[place] = False
        return succeeded


class Flow:
    """The ways of the cards drawn: from hand to hand, each at last to its kind.

    A node is a kind, or a hand for a while in which cards only come in and then only go out. From one such while to the
    next a hand carries no more drawn cards than it has cards that are not known; in a rough flow none is.
    """

    def __init__(self, tracing: Tracing, is_rough: bool) -> None:
        players = tracing.world.players
        self.ends: list[int] = []
        self.room: list[int] = []
        self.edges: list[list[int]] = [[] for _ in range(_SINK + 1 + players)]
        self.starts: list[int] = []
        self.node = [_SINK + 1 + hand for hand in range(players)]
        self.goes_out = [False] * players
        self.carried = tracing.sizes[:] if is_rough else tracing.unknown[:]
        for place, deed in enumerate(tracing.deeds):
            hand, giver = tracing.hands[place], tracing.givers[place]
            if deed == SHOWED:
                if not tracing.taken[place]:
                    self._leave(hand, tracing.kinds[place])
                continue
            self._come_in(hand)
            if deed == DREW:
                self.starts.append(self.node[hand])
                self.carried[hand] += 1
            elif deed == _GIVEN:
                self.carried[hand] += is_rough
            elif deed == _MOVED and not tracing.taken[place]:
                self._leave(giver, self.node[hand])
                self.carried[hand] += 1
        for hand, cards in enumerate(tracing.world.hands):
            if hand != tracing.seat:
                for kind in set(cards):
                    self._join(self.node[hand], kind, cards.count(kind) - tracing.kept[hand * KINDS + kind])
        for kind in range(KINDS):
            self._join(kind, _SINK, tracing.supply[kind])
        self.tried: list[bool] = []

    def _come_in(self, hand: int) -> None:
        """Begin a new while if cards have gone out."""
        if self.goes_out[hand]:
            self.edges.append([])
            self._join(self.node[hand], len(self.edges) - 1, self.carried[hand])
            self.node[hand] = len(self.edges) - 1
            self.goes_out[hand] = False

    def _leave(self, hand: int, goal: int) -> None:
        """A card goes out that may be one of those drawn."""
        self._join(self.node[hand], goal, 1)
        self.goes_out[hand] = True
        self.carried[hand] -= 1

    def _join(self, start: int, goal: int, room: int) -> None:
        """An edge and its way back, beside each other in the list."""
        if room > 0:
            self.edges[start].append(len(self.ends))
            self.edges[goal].append(len(self.ends) + 1)
            self.ends += [goal, start]
            self.room += [room, 0]

    def succeeds(self) -> bool:
        """Whether every card drawn finds its way; those that went before may give way."""
        for start in self.starts:
            self.tried = [False] * len(self.edges)
            if not self._reaches(start):
                return False
        return True

    def _reaches(self, node: int) -> bool:
        if node == _SINK:
            return True
        self.tried[node] = True
        for edge in self.edges[node]:
            goal = self.ends[edge]
            if self.room[edge] and not self.tried[goal] and self._reaches(goal):
                self.room[edge] -= 1
                self.room[edge ^ 1] += 1
                return True
        return False
