"""Seeds: what they look like, and the hash that is shown while the game runs."""

from hashlib import sha256

from schatzkiste.core.errors import BadSetup

LONGEST = 64
_DIGITS = "0123456789abcdef"


def checked_seed(seed: object) -> str:
    """The seed in lower case, or an error that says what a seed is."""
    if not isinstance(seed, str):
        raise BadSetup(f"a seed is a text of 1 to {LONGEST} hexadecimal digits, not {type(seed).__name__}")
    lower = seed.lower()
    if not 1 <= len(lower) <= LONGEST or any(digit not in _DIGITS for digit in lower):
        raise BadSetup(f"a seed is a text of 1 to {LONGEST} hexadecimal digits, not {seed[:80]!r}")
    return lower


def seed_hash(seed: str) -> str:
    """What is published at the start, so that the seed revealed at the end can be checked."""
    return sha256(f"schatzkiste seed {seed}".encode()).hexdigest()
