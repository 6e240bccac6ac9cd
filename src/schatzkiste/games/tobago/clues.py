"""What the clue cards say, and the spaces each of them allows (TO-3.1)."""

from __future__ import annotations

from typing import Final

from schatzkiste.games.tobago.frame import DISC, RING, spread
from schatzkiste.games.tobago.island import TERRAINS, Island

IN: Final = "in"
NEXT_TO: Final = "next-to"
IN_SIGHT_OF: Final = "in-sight-of"
RELATIONS: Final = (IN, NEXT_TO, IN_SIGHT_OF)
LANDMARKS: Final = ("hut", "palm", "statue")
SEA: Final = "sea"


class Clue:
    """One card: not? in, next to or in sight of, the largest?, something."""

    def __init__(self, relation: str, subject: str, largest: bool, negated: bool) -> None:
        self.relation = relation
        self.subject = subject
        self.largest = largest
        self.negated = negated


def denies(clue: Clue, other: Clue) -> bool:
    """Whether a clue about landmarks denies what another says: what is next to something is also in sight of it."""
    if clue.subject != other.subject or not clue.negated or other.negated:
        return False
    return clue.relation == other.relation or other.relation == NEXT_TO


def matching_spaces(clues: list[Clue], island: Island, landmarks: list[list[int]]) -> list[int]:
    """For each clue the spaces it allows, on an island with its huts, palms and statues."""
    around = [_around(places) for places in landmarks]
    return [_matching(clue, island, around) for clue in clues]


def _around(landmarks: list[int]) -> tuple[int, int]:
    """What is next to some of these landmarks, and what is in sight of some."""
    ring = 0
    disc = 0
    for place in landmarks:
        ring |= RING[place]
        disc |= DISC[place]
    return ring, disc


def _matching(clue: Clue, island: Island, landmarks: list[tuple[int, int]]) -> int:
    if clue.subject in LANDMARKS:
        ring, disc = landmarks[LANDMARKS.index(clue.subject)]
        spaces = ring if clue.relation == NEXT_TO else disc
    elif clue.subject == SEA:
        spaces = island.coast if clue.relation == NEXT_TO else island.sea_sight
    else:
        spaces = _of_terrain(clue, island)
    return island.land & ~spaces if clue.negated else island.land & spaces


def _of_terrain(clue: Clue, island: Island) -> int:
    terrain = TERRAINS.index(clue.subject)
    ground = island.largest[terrain] if clue.largest else island.terrains[terrain]
    if clue.relation == IN:
        return ground
    key = terrain + (len(TERRAINS) if clue.largest else 0)
    return island.beside[key] if clue.relation == NEXT_TO else spread(ground, DISC) & ~ground
