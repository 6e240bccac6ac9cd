"""What the clue cards say, and which of them allow each space (TO-3.1). Sets of clues are bit masks."""

from __future__ import annotations

from typing import Final

from schatzkiste.games.tobago.board import ONE_STEP, SIZE, TWO_STEPS
from schatzkiste.games.tobago.island import OUT_OF_SIGHT, TERRAINS, Island

IN: Final = "in"
NEXT_TO: Final = "next-to"
IN_SIGHT_OF: Final = "in-sight-of"
RELATIONS: Final = (IN, NEXT_TO, IN_SIGHT_OF)
LANDMARKS: Final = ("hut", "palm", "statue")
SEA: Final = "sea"


class Clue:
    """One card: something is (or is not) in, next to or in sight of a thing, perhaps the largest of its kind."""

    def __init__(self, relation: str, subject: str, largest: bool, negated: bool) -> None:
        self.relation = relation
        self.subject = subject
        self.largest = largest
        self.negated = negated

    @property
    def is_about_landmarks(self) -> bool:
        """Whether it speaks of huts, palms or statues, which stand elsewhere in each game."""
        return self.subject in LANDMARKS


def denies(clue: Clue, other: Clue) -> bool:
    """Whether a clue about landmarks denies what another says: what is next to something is also in sight of it."""
    if clue.subject != other.subject or not clue.negated or other.negated:
        return False
    return clue.relation == other.relation or other.relation == NEXT_TO


class LandmarkClues:
    """The clues about one kind of landmark: those that are true, and those that are false, near one of them."""

    def __init__(self, clues: list[Clue], subject: str) -> None:
        self.next_to = _numbers(clues, subject, NEXT_TO, negated=False)
        self.not_next_to = _numbers(clues, subject, NEXT_TO, negated=True)
        self.in_sight = _numbers(clues, subject, IN_SIGHT_OF, negated=False)
        self.not_in_sight = _numbers(clues, subject, IN_SIGHT_OF, negated=True)

    def set_around(self, place: int, clues_at: list[int]) -> None:
        """Change what the clues allow around a landmark of this kind."""
        for near in TWO_STEPS[place]:
            clues_at[near] = clues_at[near] & ~self.not_in_sight | self.in_sight
        for near in ONE_STEP[place]:
            clues_at[near] = clues_at[near] & ~self.not_next_to | self.next_to


def _numbers(clues: list[Clue], subject: str, relation: str, *, negated: bool) -> int:
    wanted = (subject, relation, negated)
    return sum(
        1 << number for number, clue in enumerate(clues) if (clue.subject, clue.relation, clue.negated) == wanted
    )


def clues_without_landmarks(clues: list[Clue], island: Island) -> list[int]:
    """For each place of the frame the clues that allow it, on an island where no landmark stands; none in the sea."""
    clues_at = [0] * SIZE
    for number, clue in enumerate(clues):
        steps = _steps_to(clue, island)
        for place in island.spaces:
            if _holds(clue.relation, steps[place]) != clue.negated:
                clues_at[place] |= 1 << number
    return clues_at


def clues_with_landmarks(
    without: list[int], kinds: list[LandmarkClues], huts: list[int], palms: list[int], statues: list[int]
) -> list[int]:
    """The same with huts, palms and statues on the island."""
    clues_at = without[:]
    for kind, places in ((0, huts), (1, palms), (2, statues)):
        for place in places:
            kinds[kind].set_around(place, clues_at)
    return clues_at


def _holds(relation: str, steps: int) -> bool:
    """Whether something this many steps away is where the clue says."""
    if relation == IN:
        return steps == 0
    return steps == 1 or (steps == 2 and relation == IN_SIGHT_OF)


def _steps_to(clue: Clue, island: Island) -> list[int]:
    """How far from each place is what the clue speaks of: up to two steps, or out of sight."""
    if clue.is_about_landmarks:
        return [OUT_OF_SIGHT] * SIZE
    if clue.subject == SEA:
        return island.sea_steps
    terrain = TERRAINS.index(clue.subject)
    return island.largest_steps[terrain] if clue.largest else island.terrain_steps[terrain]
