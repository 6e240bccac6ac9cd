"""The door of the package: told what happens to cards, asked who can know what."""

from __future__ import annotations

from schatzkiste.core.errors import BadPosition
from schatzkiste.games.dracheninsel.cards import KINDS, holder_of, kind_in
from schatzkiste.games.dracheninsel.knowledge.belief import BEGINNING, NOTHING, Belief, Believer, Start
from schatzkiste.games.dracheninsel.knowledge.checks import check_away, check_belief, check_log, check_start
from schatzkiste.games.dracheninsel.knowledge.dealer import Dealer
from schatzkiste.games.dracheninsel.knowledge.log import DREW, HIDDEN, SAW, SHOWED, STOLE, Entry, Rewind


class Knowledge:
    """What each seat can tell about cards it does not see."""

    def __init__(self, players: int) -> None:
        self.log: list[Entry] = []
        self.is_logging = False
        self._starts = [BEGINNING] * players
        self._shuffle: Shuffle | None = None

    @property
    def starts(self) -> list[Start]:
        """What each seat knew when it began to follow the log."""
        if self._shuffle is not None:
            self._starts = self._shuffle.starts()
            self._shuffle = None
        return self._starts

    @starts.setter
    def starts(self, starts: list[Start]) -> None:
        self._starts = starts
        self._shuffle = None

    def copy(self) -> Knowledge:
        """An exact and independent copy."""
        twin = Knowledge(0)
        twin.log = self.log[:]
        twin.is_logging = self.is_logging
        twin._starts = self._starts
        twin._shuffle = self._shuffle
        return twin

    def drew(self, seat: int, kind: int) -> None:
        """A card came from the pile into a hand."""
        if self.is_logging:
            self.log.append(Entry(DREW, seat, seat, kind))

    def showed(self, seat: int, kind: int) -> None:
        """A card left a hand face up."""
        if self.is_logging:
            self.log.append(Entry(SHOWED, seat, seat, kind))

    def stole(self, thief: int, victim: int, kind: int) -> None:
        """A card went from hand to hand; only the two know which (DI-8.6, DI-8.7)."""
        self.log.append(Entry(STOLE, thief, victim, kind))
        self.is_logging = True

    def gave_back(self, thief: int, victim: int, kind: int) -> None:
        """A stolen card went back: all is as before, but the thief has seen it (DI-9.2)."""
        place = self._last_theft(thief, victim, kind)
        self.log[place] = Entry(SAW, thief, victim, self.log[place].kind)

    def spent(self, thief: int, victim: int, kind: int) -> None:
        """A stolen card did not go back, for the thief has shown it (DI-9.2).

        If everyone can tell which of the cards shown it was, it is as if the victim had shown it.
        """
        theft = self._last_theft(thief, victim, kind)
        shows: list[int] = []
        for place in range(theft + 1, len(self.log)):
            entry = self.log[place]
            if entry.what == SHOWED and entry.seat == thief:
                shows.append(place)
                if entry.kind != kind:
                    return
        if shows:
            self.log[theft] = Entry(SHOWED, victim, victim, kind)
            del self.log[shows[0]]
            self.starts = [
                start if start.since <= shows[0] else Start(start.since - 1, start.pile, start.belief)
                for start in self.starts
            ]

    def shuffled(self, hands: list[list[int]], pile: list[int]) -> None:
        """The discards became the new pile: everyone saw them (DI-3.12)."""
        earlier = Knowledge(0)
        earlier.log = self.log
        earlier._starts = self._starts
        earlier._shuffle = self._shuffle
        self._shuffle = Shuffle(earlier, [hand[:] for hand in hands], pile[:])
        self.log = []
        self.is_logging = True

    def dealer(self, seat: int, hands: list[list[int]], pile: list[int], thief: int, loot: list[int]) -> Dealer:
        """A dealer of the other hands, the pile and what the thief took last, as far as the seat can know."""
        return Dealer(self.log, self.starts[seat], self._then(seat, hands, pile), seat, thief, loot)

    def certain(self, seat: int, hands: list[list[int]], pile: list[int]) -> list[list[int]]:
        """The cards that the seat knows for certain to be in each hand."""
        cases = self.belief(seat, hands, pile).cases
        found: list[list[int]] = [[] for _ in hands]
        for card in set(cases[0]):
            for _ in range(min(case.count(card) for case in cases)):
                found[holder_of(card)].append(kind_in(card))
        return found

    def belief(self, seat: int, hands: list[list[int]], pile: list[int]) -> Belief:
        """What the seat can believe now."""
        start = self.starts[seat]
        believer = Believer(start.belief, self._then(seat, hands, pile).sizes)
        believer.follow(self.log, start.since, seat)
        return believer.conclude(Rewind(self.log, len(self.log), seat, hands, pile).unseen)

    def of(self, seat: int) -> Knowledge:
        """What this seat knows, as if the others knew nothing up to now."""
        alone = Knowledge(0)
        alone.log = [entry.as_seen(seat) for entry in self.log]
        nothing = Start(len(self.log), [], NOTHING)
        alone.starts = [start if other == seat else nothing for other, start in enumerate(self.starts)]
        alone.is_logging = len(alone.log) > 0 or len(alone.starts[seat].pile) > 0
        return alone

    def check(
        self,
        hands: list[list[int]],
        pile: list[int],
        discarded: list[int],
        thief: int,
        loot: list[int],
        where: str,
    ) -> None:
        """Refuse what cannot be true of these cards: counts of those discarded or played, and what the thief took."""
        for seat, start in enumerate(self.starts):
            if start.since > len(self.log):
                raise BadPosition(f"{where}.starts[{seat}].since: must be at most {len(self.log)}, not {start.since}")
        check_log(self.log, self.starts, hands, where)
        check_away(self.log, discarded, thief, loot, where)
        for seat, start in enumerate(self.starts):
            check_start(start, self._then(seat, hands, pile), f"{where}.starts[{seat}]")
            check_belief(self.belief(seat, hands, pile), hands, f"{where}.starts[{seat}]")

    def _last_theft(self, thief: int, victim: int, kind: int) -> int:
        """The place of this theft in the log."""
        for place in range(len(self.log) - 1, -1, -1):
            entry = self.log[place]
            if entry.what == STOLE and entry.seat == thief and entry.owner == victim and entry.kind in (kind, HIDDEN):
                return place
        raise AssertionError("no such theft")

    def _then(self, seat: int, hands: list[list[int]], pile: list[int]) -> Rewind:
        """What was unseen when the seat began to follow the log."""
        return Rewind(self.log, self.starts[seat].since, seat, hands, pile)

    def unasked_shuffle(self) -> Shuffle | None:
        """The shuffle at which the log began, if nobody has asked yet what was known then."""
        return self._shuffle


class Shuffle:
    """What was known at a shuffle, worked out when somebody asks for it; nobody does in a game of random actions."""

    def __init__(self, earlier: Knowledge, hands: list[list[int]], pile: list[int]) -> None:
        self._earlier = earlier
        self._hands = hands
        self._pile = pile
        self._starts: list[Start] = []

    def starts(self) -> list[Start]:
        """The start of each seat; what was known at the shuffles before comes first."""
        before: list[Shuffle] = []
        shuffle: Shuffle | None = self
        while shuffle is not None and not shuffle._starts:
            before.append(shuffle)
            shuffle = shuffle._earlier.unasked_shuffle()
        for earlier in reversed(before):
            earlier._work_out()
        return self._starts

    def _work_out(self) -> None:
        counts = [0] * KINDS
        for kind in self._pile:
            counts[kind] += 1
        earlier, hands = self._earlier, self._hands
        self._starts = [Start(0, counts, earlier.belief(seat, hands, [])) for seat in range(len(hands))]
        self._earlier = Knowledge(0)
