"""The chest's own generator: sfc32 seeded by SHA-256, the same for ever, on every platform, compiled or not.

A generator is made from a text. The first twelve bytes of the text's SHA-256, read as three little-endian 32-bit
words, are the words a, b, c of Chris Doty-Humphrey's sfc32; its counter starts at 1. Numbers below n come from
Lemire's multiplication with rejection, shuffles are Fisher-Yates from the end. Changing any of this changes every
recorded game and needs a new record format.
"""

from hashlib import sha256
from typing import Final

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A small random generator made from a text."""

    def __init__(self, text: str) -> None:
        digest = sha256(text.encode()).digest()
        self._a = int.from_bytes(digest[0:4], "little")
        self._b = int.from_bytes(digest[4:8], "little")
        self._c = int.from_bytes(digest[8:12], "little")
        self._counter = 1

    def word(self) -> int:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        result = (self._a + b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _MASK
        self._c = ((((c << 21) & _MASK) | (c >> 11)) + result) & _MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2 ** 30."""
        if n <= 0 or n > 1 << 30:
            raise ValueError(f"below() takes 1 to 2**30, not {n}")
        product = _product(self.word(), n)
        low = product & _MASK
        if low < n:
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = _product(self.word(), n)
                low = product & _MASK
        return product >> 32

    def pick(self, choices: list[int]) -> int:
        """One of the choices."""
        return choices[self.below(len(choices))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def seed(self) -> str:
        """A fresh seed of 32 hexadecimal digits for a game or another generator."""
        return f"{self.word() << 96 | self.word() << 64 | self.word() << 32 | self.word():032x}"


def _product(word: int, n: int) -> int:
    """The product of 32 bits and 30: in two halves, for which compiled code never leaves machine words."""
    return ((word >> 16) * n << 16) + (word & 0xFFFF) * n
