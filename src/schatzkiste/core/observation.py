"""What a seat knows: the thing bots decide from."""

from __future__ import annotations

from schatzkiste.core.refusal import Refusal
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import JsonObject, State, drawing


class Observation:
    """A position as one seat knows it.

    It keeps no trace of the real hidden things: they are dealt anew, the same way for every state that looks the same
    from this seat, so a bot that pries open the observation still learns nothing.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._known = state.copy()
        conceal(self._known, seat, Rng("observation"))

    def __repr__(self) -> str:
        asked = ", ".join(map(str, self.to_act)) or "nobody"
        return f"<Observation of seat {self.seat}: {self._known.game.id}, to act: {asked}>"

    def __str__(self) -> str:
        return drawing(self._known, self.seat)

    def sample(self, rng: Rng) -> State:
        """A full state consistent with everything the seat knows, its future chance included."""
        world = self._known.copy()
        conceal(world, self.seat, rng)
        return world

    @property
    def game_id(self) -> str:
        """The id of the game that is played."""
        return self._known.game.id

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, as far as this one may know."""
        return self._known.known_to_act(self.seat)

    def legal_actions(self) -> list[int]:
        """What this seat may do now."""
        return self._known.legal_actions(self.seat)

    def why_not(self, action: int) -> Refusal | None:
        """Why this seat may not do that."""
        return self._known.why_not(action, self.seat)

    def view(self) -> JsonObject:
        """The position as this seat sees it, ready for JSON."""
        return self._known.view(self.seat)

    def scores(self) -> list[int]:
        """Everyone's points as they stand."""
        return self._known.scores()

    def fingerprint(self) -> str:
        """Equal for all states that the seat cannot tell apart."""
        return self._known.fingerprint()

    def to_json(self) -> JsonObject:
        """The observation as a position, to hand it to another process."""
        return self._known.to_json()


def conceal(state: State, seat: int, rng: Rng) -> None:
    """Replace the seed, and with it all future chance, then deal the hidden things anew."""
    state.seed = rng.seed()
    state.redeal(seat, rng)
