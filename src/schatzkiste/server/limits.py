"""What every address uses up: rates as buckets that fill again, and how many things it has open at a time."""

import time
from collections import Counter
from collections.abc import Hashable
from ipaddress import IPv6Address, ip_address

from schatzkiste.server.settings import Limits

IPV6_SITE = 64
HOUR = 3600
MINUTE = 60
MOST_REFUSED = 20
UNKNOWN = "unknown"


def neighbourhood(host: str | None) -> str:
    """Whom an address stands for: itself, or with IPv6 the network of 2^64 addresses that one household gets."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> IPV6_SITE << IPV6_SITE)}/{IPV6_SITE}"


class Bucket:
    """How much may still be used: `most` at once, and `rate` more every second.

    `refused` is how often it was too empty since it was last full.
    """

    __slots__ = ("_at", "_left", "most", "rate", "refused")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.refused = 0
        self._left = most
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Use the amount, if it is there; more than the bucket holds when full is never there."""
        self._fill()
        if self._left < amount:
            self.refused += 1
            return False
        self._left -= amount
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing is used up."""
        self._fill()
        return self._left >= self.most

    @property
    def is_abused(self) -> bool:
        """Whether somebody carries on after being told to stop."""
        return self.refused > MOST_REFUSED and not self.is_full

    def seconds_until(self, amount: float = 1) -> float:
        """How long until the amount is there."""
        self._fill()
        return max(0.0, (amount - self._left) / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left >= self.most:
            self.refused = 0


class Crowd:
    """How many there are of something at each place, and whether one more may come."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: Counter[Hashable] = Counter()

    def enter(self, place: Hashable) -> bool:
        """Come in, unless the place is full."""
        if self._there[place] >= self.most:
            return False
        self._there[place] += 1
        return True

    def leave(self, place: Hashable) -> None:
        """Go again, after having come in."""
        self._there[place] -= 1
        if not self._there[place]:
            del self._there[place]

    def count(self, place: Hashable) -> int:
        """How many are there."""
        return self._there.get(place, 0)

    @property
    def total(self) -> int:
        """How many are anywhere."""
        return self._there.total()


class Visitor:
    """What one address has used of its rates."""

    __slots__ = ("bytes", "guesses", "messages", "name", "requests", "tables")

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self.requests = Bucket(limits.requests, limits.requests * limits.burst)
        self.messages = Bucket(limits.address_messages, limits.address_messages * limits.burst)
        self.bytes = Bucket(limits.address_bytes, limits.address_bytes * limits.burst)
        self.tables = Bucket(limits.tables / HOUR, limits.tables)
        self.guesses = Bucket(limits.guesses / MINUTE, limits.guesses)

    @property
    def is_at_rest(self) -> bool:
        """Whether it can be forgotten."""
        buckets = self.requests, self.messages, self.bytes, self.tables, self.guesses
        return all(bucket.is_full for bucket in buckets)


class Visitors:
    """All addresses that came lately, and what they have open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = Crowd(limits.connections)
        self.sockets = Crowd(limits.sockets)
        self.at_tables = Crowd(limits.table_sockets)
        self._by_name: dict[str, Visitor] = {}

    def visitor(self, host: str | None) -> Visitor:
        """Whom the address stands for."""
        name = neighbourhood(host)
        found = self._by_name.get(name)
        if found is None:
            found = self._by_name[name] = Visitor(name, self.limits)
        return found

    def forget_those_at_rest(self) -> None:
        """Keep no address for longer than its use of something counts."""
        for name in [name for name, visitor in self._by_name.items() if visitor.is_at_rest]:
            del self._by_name[name]

    def __len__(self) -> int:
        return len(self._by_name)
