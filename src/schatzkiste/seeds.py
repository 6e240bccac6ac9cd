"""New seeds: the one place where chance enters from outside."""

from secrets import token_hex


def fresh_seed() -> str:
    """A seed that nobody can guess: 128 random bits as hexadecimal digits."""
    return token_hex(16)
