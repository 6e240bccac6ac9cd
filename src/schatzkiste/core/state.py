"""The base of every position: who may act, what is legal, what happens, what each seat may see."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from schatzkiste.core.errors import BadSetup, IllegalAction
from schatzkiste.core.events import Event
from schatzkiste.core.options import Settings
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.rng import Rng

if TYPE_CHECKING:
    from schatzkiste.core.game import Game
    from schatzkiste.core.observation import Observation

JsonObject = dict[str, object]
NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]


class State(ABC):
    """A position of a game; changed in place by `apply`, multiplied by `copy`."""

    def __init__(self, game: Game, players: int, settings: Settings, seed: str) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.chance: list[int] = [0] * len(game.streams)
        self.reveals = 0
        self.phase = 0
        self.to_act: tuple[int, ...] = NOBODY
        self._events: list[Event] | None = None

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

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What the seat may do now; without a seat, the first that may act."""
        actor = self._actor(seat)
        if actor not in self.to_act:
            return []
        return self.game.phases[self.phase].legal(self, actor)

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The reason why the action is refused; None exactly when it is legal."""
        return self._why_not(self.game.actions.checked(action), self._actor(seat))

    def apply(self, action: int, seat: int | None = None, events: list[Event] | None = None) -> None:
        """Do the action, in place; what happened is added to `events` if a list is given."""
        actor = self._actor(seat)
        refusal = self._why_not(self.game.actions.checked(action), actor)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._events = events
        try:
            self.game.phases[self.phase].apply(self, actor, action)
        finally:
            self._events = None

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
    def observed(self) -> bool:
        """Whether anyone asked for events; deeds build them only then."""
        return self._events is not None

    def tell(self, event: Event) -> None:
        """Report an event to whoever asked for events."""
        if self._events is not None:
            self._events.append(event)

    def use_chance(self, stream: int) -> Rng:
        """The generator for the next use of a named stream; counts as a revelation."""
        use = self.chance[stream]
        self.chance[stream] = use + 1
        self.reveals += 1
        return Rng(f"{self.seed}/{self.game.streams[stream]}/{use}")

    def copy_base(self, other: State) -> None:
        """Give another new state everything this class holds."""
        other.chance = self.chance[:]
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
        if seat not in self.to_act:
            return Refusal("not-your-turn", rule=self.game.phases[self.phase].waiting or self.game.turn_rule)
        return self.game.phases[self.phase].why_not(self, seat, action)

    @abstractmethod
    def copy(self) -> State:
        """An exact and independent copy."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Everyone's points as they stand."""

    @abstractmethod
    def look(self, seat: int | None) -> JsonObject:
        """The game's view for a seat that exists."""

    @abstractmethod
    def position(self) -> JsonObject:
        """The game's own part of `to_json`."""

    @abstractmethod
    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal everything the seat cannot know anew, in place, each possibility with the chance it really has."""
