"""The generator's known answers, for ever the same, and its fairness."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import schatzkiste
from schatzkiste.core import Rng


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", [1457630588, 615762770, 749060860, 95734892]),
        ("1", [1437514603, 2752549740, 3607064732, 3230571444]),
        ("5eed/island/0", [177699110, 3673240633, 2777406252, 2718420872]),
    ],
)
def test_words(text: str, words: list[int]) -> None:
    rng = Rng(text)
    assert [rng.word() for _ in words] == words


@pytest.mark.parametrize(
    ("n", "numbers"),
    [
        (1, [0, 0, 0]),
        (6, [2, 3, 5, 4, 3, 1, 0, 4, 5, 1, 1, 4]),
        (1 << 30, [359378650, 688137435, 901766183]),
    ],
)
def test_below(n: int, numbers: list[int]) -> None:
    rng = Rng("1")
    assert [rng.below(n) for _ in numbers] == numbers


def test_below_rejects_a_word_that_would_favour_some_numbers() -> None:
    n = 715827883
    rejected = Rng("a").word()
    assert rejected * n % 2**32 < 2**32 % n
    rng = Rng("a")
    assert [rng.below(n) for _ in range(3)] == [65974275, 307139130, 705809031]


@pytest.mark.parametrize("n", [-1, 0, (1 << 30) + 1])
def test_below_takes_1_to_two_to_the_30(n: int) -> None:
    with pytest.raises(ValueError, match=rf"^below\(\) takes 1 to 2\*\*30, not {n}$"):
        Rng("1").below(n)


def test_shuffle() -> None:
    items = list(range(10))
    Rng("1").shuffle(items)
    assert items == [7, 1, 2, 4, 0, 9, 8, 6, 5, 3]


@pytest.mark.parametrize("items", [[], [7]])
def test_there_is_nothing_to_shuffle(items: list[int]) -> None:
    rng = Rng("1")
    rng.shuffle(items)
    assert rng.word() == 1437514603


def test_pick_takes_the_place_that_below_names() -> None:
    choices = [30, 10, 20, 60, 50, 40]
    rng = Rng("1")
    assert [rng.pick(choices) for _ in range(4)] == [20, 60, 40, 50]


def test_seed() -> None:
    assert Rng("1").seed() == "55aebb6ba410936cd6ff709cc08e9bb4"


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (25, 51.18)])
def test_below_is_fair(n: int, limit: float) -> None:
    """The limits are those of chi-square for one error in a thousand."""
    rng = Rng("fair")
    expected = 2000
    counts = [0] * n
    for _ in range(n * expected):
        counts[rng.below(n)] += 1
    assert sum((count - expected) ** 2 / expected for count in counts) < limit


def test_shuffle_is_fair() -> None:
    rng = Rng("fair")
    expected = 500
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * expected):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.73


def test_every_process_draws_the_same() -> None:
    program = """
import schatzkiste
state = schatzkiste.game("schatzinsel").new(3, "5eed")
print(state.fingerprint(), schatzkiste.Rng("1").seed())
"""
    here = [schatzkiste.game("schatzinsel").new(3, "5eed").fingerprint(), Rng("1").seed()]
    for hash_seed in ("0", "1", "4711"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": str(Path(schatzkiste.__file__).parents[1]),
        }
        told = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert told.stdout.split() == here
