"""Keys, invitations and codes: made here, and kept by their hashes only."""

import secrets
from hashlib import sha256
from hmac import compare_digest

from schatzkiste.server.stored import TableSetup

ALPHABET = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""Letters and digits that nobody takes for others."""
LENGTH = 6
DEVICE_LENGTH = 10
SHORTEST_KEY = 24
LONGEST_KEY = 100


def new_key() -> str:
    """A key, or an invitation, that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_code(length: int = LENGTH) -> str:
    """A code that can be typed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def typed(code: str) -> str:
    """A code as it is meant, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def key_hash(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


def code_hash(code: str) -> str:
    """What is kept of a code."""
    return key_hash(f"code/{typed(code)}")


def is_key(key: str) -> bool:
    """Whether a key that a device has made is long enough."""
    return SHORTEST_KEY <= len(key) <= LONGEST_KEY


def seat_of(setup: TableSetup, key: str) -> int | None:
    """The seat of the table that the key opens."""
    return seat_by_hash(setup, key_hash(key))


def seat_by_hash(setup: TableSetup, found: str) -> int | None:
    """The seat of the table that the key with this hash opens."""
    for seat, stored in enumerate(setup.seats):
        if any(compare_digest(kept, found) for kept in stored.keys):
            return seat
    return None
