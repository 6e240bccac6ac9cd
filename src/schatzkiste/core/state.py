"""The base of every position: who may act, what is legal, what happens, what each seat may see."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from schatzkiste.core.errors import BadSetup, IllegalAction, NotYet
from schatzkiste.core.events import Event
from schatzkiste.core.options import Settings
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.rng import Rng

if TYPE_CHECKING:
    from schatzkiste.core.game import Game
    from schatzkiste.core.observation import Observation

JsonObject = dict[str, object]
NOBODY: Final[tuple[int, ...]] = ()
NO_QUESTION: Final = -1
"""The phase of a seat that is not asked."""
NO_ACTION: Final = -1
"""In place of an action where there is none."""
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]
_drawer: Callable[[State, int | None], str] | None = None


def draw_with(drawer: Callable[[State, int | None], str]) -> None:
    """Say how a position is drawn as a seat sees it; drawings need texts, which the core does not know."""
    global _drawer
    _drawer = drawer


def drawing(state: State, seat: int | None) -> str:
    """The position as the seat sees it (None: a spectator), in a few plain facts if nobody said how."""
    return repr(state) if _drawer is None else _drawer(state, seat)


class State(ABC):
    """A position of a game; changed in place by `apply`, multiplied by `copy`."""

    def __init__(self, game: Game, players: int, settings: Settings, seed: str) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.chance = game.no_chance  # replaced, never changed in place
        self.reveals = 0
        self.phase = 0
        self.to_act: tuple[int, ...] = NOBODY
        self._events: list[Event] | None = None

    def __repr__(self) -> str:
        phase = self.game.phases[self.phase].name
        asked = f"{phase}, to act: {', '.join(map(str, self.to_act))}" if self.to_act else "over"
        return f"<{self.game.id}, {self.players} players, {asked}>"

    def __str__(self) -> str:
        return drawing(self, self.to_act[0] if self.to_act else None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    def known_to_act(self, seat: int | None) -> tuple[int, ...]:
        """The seats that this one (None: a spectator) may know to be asked; games with secret questions name fewer."""
        return self.to_act

    @property
    def window(self) -> str:
        """The window for replies that is open now, named alike whatever anyone holds; empty when there is none."""
        return ""

    @property
    def forgets(self) -> bool:
        """Whether events fade from the log at this table, because cards once seen may not be looked at again.

        It is a rule for the log alone: a seat still knows what it saw, and observations do not change by it.
        """
        return False

    def question_for(self, seat: int) -> int:
        """The phase in which the seat sees itself asked, or NO_QUESTION.

        While others are asked in secret a game shows every seat what it would see if nobody could reply: a seat may
        see its next question before `to_act` names it, and `apply` then raises NotYet.
        """
        return self.phase if seat in self.to_act else NO_QUESTION

    def silence(self, seat: int) -> int:
        """The action by which a seat that may reply in a window keeps silent; NO_ACTION if it may not reply."""
        return NO_ACTION

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What the seat may do now as far as it can tell; without a seat, the first that may act."""
        actor = self._actor(seat)
        question = self.question_for(actor)
        if question == NO_QUESTION:
            return []
        return self.game.phases[question].legal(self, actor)

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The reason why the action is refused; None exactly when it is legal."""
        return self._why_not(self.game.actions.checked(action), self._actor(seat))

    def apply(self, action: int, seat: int | None = None, events: list[Event] | None = None) -> None:
        """Do the action, in place; what happened is added to `events` if a list is given."""
        actor = self._actor(seat)
        known = self.game.actions.checked(action)
        if actor not in self.to_act or not self.game.phases[self.phase].is_legal(self, actor, known):
            refusal = self._why_not(known, actor)
            if refusal is None:
                raise NotYet("others are asked in secret first: keep the action until `to_act` names the seat")
            raise IllegalAction(refusal)
        self._events = events
        try:
            self.game.phases[self.phase].apply(self, actor, known)
        finally:
            self._events = None

    def waiting_rule(self, seat: int) -> str:
        """The rule by which a seat that is not asked has to wait."""
        return self.game.phases[self.phase].waiting or self.game.turn_rule

    def view(self, seat: int | None) -> JsonObject:
        """What the seat may see (None: a spectator), ready for JSON, with nothing hidden in it."""
        return self.look(None if seat is None else self._actor(seat))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several when the rules share the victory, none before the end."""
        if not self.is_over:
            return NOBODY
        scores = self.scores()
        best = max(scores)
        return tuple(seat for seat in range(self.players) if scores[seat] == best)

    def fingerprint(self) -> str:
        """A short hash of the whole position: equal states have equal fingerprints in every process."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def to_json(self) -> JsonObject:
        """The whole position, hidden things included; `Game.from_json` reads it back."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "position_version": self.game.position_version,
            "players": self.players,
            "options": dict(self.settings),
            "seed": self.seed,
            "chance": list(self.chance),
            "reveals": self.reveals,
            "phase": self.game.phases[self.phase].name,
            "to_act": list(self.to_act),
            "position": self.position(),
        }

    def observation(self, seat: int) -> Observation:
        """What the seat knows, as the thing bots decide from."""
        return self.game.observe(self, self._actor(seat))

    @property
    def wants_events(self) -> bool:
        """Whether anyone asked for events; rules build them only then."""
        return self._events is not None

    def emit(self, event: Event) -> None:
        """Report an event to whoever asked for events."""
        if self._events is not None:
            self._events.append(event)

    def use_chance(self, stream: int) -> Rng:
        """The generator for the next use of a named stream; counts as a revelation."""
        use = self.chance[stream]
        chance = self.chance[:]
        chance[stream] = use + 1
        self.chance = chance
        self.reveals += 1
        return Rng(f"{self.seed}/{self.game.streams[stream]}/{use}")

    def copy_base(self, other: State) -> None:
        """Copy everything this class holds into a new state."""
        other.chance = self.chance
        other.reveals = self.reveals
        other.phase = self.phase
        other.to_act = self.to_act

    def _actor(self, seat: int | None) -> int:
        if seat is None:
            return self.to_act[0] if self.to_act else 0
        if 0 <= seat < self.players:
            return seat
        raise BadSetup(f"this game has the seats 0 to {self.players - 1}, not {seat}")

    def _why_not(self, action: int, seat: int) -> Refusal | None:
        if not self.to_act:
            return Refusal("game-over", rule=self.game.end_rule)
        question = self.question_for(seat)
        if question == NO_QUESTION:
            return Refusal("not-your-turn", rule=self.waiting_rule(seat))
        return self.game.phases[question].why_not(self, seat, action)

    @abstractmethod
    def copy(self) -> State:
        """An exact and independent copy."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Everyone's points as they stand."""

    @abstractmethod
    def look(self, seat: int | None) -> JsonObject:
        """The game's view for a seat that exists."""

    def position(self) -> JsonObject:
        """The game's own part of `to_json`."""
        return self.game.attributes.write(self)

    @abstractmethod
    def ending(self) -> JsonObject:
        """The public end position: what everyone can check when the game is over, without any bookkeeping."""

    @abstractmethod
    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal everything the seat cannot know anew, in place, each possibility with the chance it really has."""
