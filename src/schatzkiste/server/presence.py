"""Who is at a table at this moment: told by the processes to each other, kept in no log."""

import time
from collections import Counter
from collections.abc import Callable

FORGET_AFTER = 25.0
"""How long another process is believed without saying it again."""
ASKING = "?"
ID = 16
"""How many characters of a key's hash stand for the device."""


def device_id(key_hash: str) -> str:
    """What a device is called among the processes."""
    return key_hash[:ID]


class Present:
    """The devices and spectators connected to a table, here and at other processes."""

    def __init__(self, announce: Callable[[str], None]) -> None:
        self._announce = announce
        self._here: Counter[str] = Counter()
        self._spectators = 0
        self._elsewhere: dict[int, tuple[float, frozenset[str], int]] = {}
        self._last_seen: dict[str, float] = {}
        self._opened = time.time()
        self._came: dict[str, float] = {}  # since when each device that is here now has been

    def come(self, device: str | None) -> None:
        """Somebody connects; without a device it is a spectator."""
        if device is None:
            self._spectators += 1
        else:
            self._here[device] += 1
            self._note_comings()
        self.announce(asking=self._here.total() + self._spectators == 1)

    def go(self, device: str | None) -> None:
        """Somebody who came has gone."""
        if device is None:
            self._spectators -= 1
        else:
            self._here[device] -= 1
            self._last_seen[device] = time.time()
            if not self._here[device]:
                del self._here[device]
            self._note_comings()
        self.announce()

    @property
    def is_attended(self) -> bool:
        """Whether somebody who sits at the table is connected to this process."""
        return bool(self._here)

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there, as far as this process knows."""
        return not (self._here or self.spectators or any(there for _, there, _ in self._believed()))

    @property
    def spectators(self) -> int:
        """How many watch."""
        return self._spectators + sum(watching for _, _, watching in self._believed())

    def is_here(self, devices: list[str]) -> bool:
        """Whether one of these devices is connected."""
        return any(
            device in self._here or any(device in there for _, there, _ in self._believed()) for device in devices
        )

    def here_since(self, devices: list[str]) -> float | None:
        """Since when one of these devices has been connected without a break, as far as this process knows."""
        return min((self._came[device] for device in devices if device in self._came), default=None)

    def last_seen(self, devices: list[str]) -> float:
        """When one of these devices may have been connected last.

        What was before the table was opened here nobody has told this process: they may have been there until then.
        """
        return max((self._last_seen.get(device, self._opened) for device in devices), default=0.0)

    def announce(self, asking: bool = False) -> None:
        """Tell the other processes who is here; asking for their answer."""
        mark = ASKING if asking else ""
        self._announce(f"{mark}{self._spectators},{','.join(self._here)}")

    def hear(self, process: int, words: str) -> bool:
        """Another process told who is there; whether that is new."""
        spectators, *devices = words.removeprefix(ASKING).split(",")
        there = frozenset(device for device in devices if device)
        before = self._elsewhere.get(process)
        for device in there.union(before[1] if before else ()):
            self._last_seen[device] = time.time()
        self._elsewhere[process] = time.monotonic(), there, int(spectators)
        self._note_comings()
        if words.startswith(ASKING) and (self._here or self._spectators):
            self.announce()
        return before is None or before[1:] != (there, int(spectators))

    def forget(self) -> bool:
        """Believe no process that has been silent for too long; whether there was one."""
        old = [process for process, (heard, _, _) in self._elsewhere.items() if is_old(heard)]
        for process in old:
            del self._elsewhere[process]
        self._note_comings()
        return bool(old)

    def _note_comings(self) -> None:
        here = set(self._here).union(*(there for _, there, _ in self._believed()))
        now = time.time()
        self._came = {device: self._came.get(device, now) for device in here}

    def _believed(self) -> list[tuple[float, frozenset[str], int]]:
        return [told for told in self._elsewhere.values() if not is_old(told[0])]


def is_old(heard: float) -> bool:
    """Whether something was heard too long ago."""
    return time.monotonic() - heard > FORGET_AFTER
