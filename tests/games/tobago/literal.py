"""The island and what the clues mean, computed slowly and literally from the component file, apart from the engine."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from itertools import product

Hex = tuple[int, int]
Landmarks = Mapping[str, list[Hex]]

TERRAINS = {"J": "jungle", "M": "mountains", "S": "scrubland", "B": "beach", "R": "river", "L": "lake"}
OWN = resources.files("schatzkiste.games.tobago").joinpath("data/components.toml").read_text(encoding="utf-8")
TABLES = tomllib.loads(OWN)
ISLANDS = [
    "".join(order) + f"-{join}"
    for sides in product("Aa", "Bb", "Cc")
    for order in ((sides[0], sides[1], sides[2]), (sides[0], sides[2], sides[1]))
    for join in (1, 2)
]


def name_of(place: Hex) -> str:
    """A column is a letter, a row a number; every second column lies half a hexagon lower."""
    q, r = place
    return "abcdefghijklmno"[q + 6] + str(r + q // 2 + 6)


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexagons: the largest of the three differences of cube coordinates."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def land_of(island: str) -> dict[Hex, str]:
    """The terrain of every space."""
    land: dict[Hex, str] = {}
    for part, side in zip(TABLES["part"], island[:3], strict=True):
        corner_q, corner_r = part["corners"][int(island[-1]) - 1]
        for i, row in enumerate(TABLES["sides"][side]):
            for j, letter in enumerate(row):
                if letter != ".":
                    q = corner_q + i * part["down"][0] + j * part["along"][0]
                    r = corner_r + i * part["down"][1] + j * part["along"][1]
                    assert (q, r) not in land
                    land[q, r] = TERRAINS[letter]
    return land


def flood(land: Mapping[Hex, str], start: Hex, same_terrain: bool = True) -> frozenset[Hex]:
    """Everything connected with a space by edges, within its terrain or at all."""
    found, waiting = {start}, [start]
    while waiting:
        place = waiting.pop()
        for other in land:
            near = distance(place, other) == 1 and (not same_terrain or land[other] == land[start])
            if near and other not in found:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def regions(land: Mapping[Hex, str], terrain: str) -> list[frozenset[Hex]]:
    """The regions of a terrain, the largest first."""
    found = {flood(land, place) for place in land if land[place] == terrain}
    return sorted(found, key=len, reverse=True)


def sea_around(land: Mapping[Hex, str]) -> list[Hex]:
    """All hexagons of the sea that are near enough to matter."""
    steps = [(q, r) for q in range(-2, 3) for r in range(-2, 3)]
    return sorted({(q + step_q, r + step_r) for q, r in land for step_q, step_r in steps} - set(land))


def fitting(words: str, land: Mapping[Hex, str], landmarks: Landmarks) -> set[Hex]:
    """The spaces a clue of the component file allows."""
    negated = words.startswith("not ")
    *relation_and_size, subject = words.removeprefix("not ").split()
    relation = relation_and_size[0]
    things = things_meant(subject, "largest" in relation_and_size, land, landmarks)
    if relation == "in":
        spaces = {place for place in land if place in things}
    else:
        furthest = 1 if relation == "next-to" else 2
        spaces = {place for place in land if within(place, things, furthest, subject, landmarks)}
    return set(land) - spaces if negated else spaces


def things_meant(subject: str, largest: bool, land: Mapping[Hex, str], landmarks: Landmarks) -> list[Hex]:
    """The hexagons a clue speaks of."""
    if subject == "sea":
        return sea_around(land)
    if subject in landmarks:
        return landmarks[subject]
    if largest:
        return list(regions(land, subject)[0])
    return [place for place in land if land[place] == subject]


def within(place: Hex, things: list[Hex], furthest: int, subject: str, landmarks: Landmarks) -> bool:
    """Whether something meant is near; what is itself meant is not next to it, unless it is an object's neighbour."""
    if subject not in landmarks and place in things:
        return False
    return any(1 <= distance(place, thing) <= furthest for thing in things)
