"""Where tables and their logs are kept: one interface, and behind it SQLite or PostgreSQL.

A log is only ever added to; a whole table can be removed.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Self

from schatzkiste.server.stored import Entry, StoredCode, StoredSummary, TableSetup

SLICE = 500
"""How many entries are read at once."""


class NotSaved(Exception):
    """The database did not take it; nothing was changed."""


class UnusableDatabase(Exception):
    """The database cannot be used; the sentence says why, and what to do."""


class Store(ABC):
    """The database of all tables, open as long as the context lasts.

    Writing raises `NotSaved` when the database does not take it; whatever else is asked raises `UnusableDatabase` when
    there is no answer.
    """

    @abstractmethod
    async def __aenter__(self) -> Self:
        """Begin."""

    @abstractmethod
    async def __aexit__(self, *_: object) -> None:
        """Finish what waits, and close."""

    @abstractmethod
    async def add_table(self, setup: TableSetup, summary: StoredSummary) -> bool:
        """Keep a new table: True once it is safe on disk, False when its id is taken."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: Entry, summary: StoredSummary) -> bool:
        """Add the entry at place `seq`: True once it and the summary are safe on disk, False if the place is taken."""

    @abstractmethod
    async def set_summary(self, table: str, summary: StoredSummary) -> None:
        """Give a table without a summary its first one; where there is one, that stays."""

    @abstractmethod
    async def remove(self, table: str, entries: int | None = None) -> bool:
        """Remove the table with its log: True once that is safe on disk, False if there is no such table.

        With a number of `entries` also False if the log has another one by now.
        """

    @abstractmethod
    async def setup(self, table: str) -> TableSetup | None:
        """The table's set-up, if there is such a table."""

    @abstractmethod
    def entries(self, table: str, since: int) -> AsyncIterator[list[Entry]]:
        """The table's log from place `since` on, slice by slice."""

    @abstractmethod
    async def summaries(self, tables: list[str]) -> list[tuple[TableSetup, StoredSummary | None]]:
        """Those of the tables that there are, in any order; None where a table has no summary that can be read."""

    @abstractmethod
    async def waiting_for_bots(self, most: int) -> list[str]:
        """Tables at which a bot is to act and whose bots nobody alive plays."""

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Whether this process plays the table's bots from now on; cheap when it does already."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Leave the table's bots to others."""

    @abstractmethod
    async def add_code(self, code: StoredCode) -> bool:
        """Keep a code: True once it is safe on disk, False when another with this hash is kept."""

    @abstractmethod
    async def code(self, hash: str) -> StoredCode | None:
        """The code with this hash, if there is one."""

    @abstractmethod
    async def use_code(self, hash: str, user: str) -> bool:
        """Use a code that can be used once: False if somebody else has."""

    @abstractmethod
    async def withdraw_codes(self, table: str) -> None:
        """End the codes that lead to a waiting table."""

    @abstractmethod
    async def list_table(self, table: str, until: float) -> None:
        """Show a table to everyone until then; a time that has passed ends it."""

    @abstractmethod
    async def listed(self, now: float, most: int) -> list[tuple[TableSetup, StoredSummary | None]]:
        """The tables that are shown to everyone, the newest first."""

    @abstractmethod
    async def tidy_up(self, now: float) -> None:
        """Forget codes that have ended."""

    @abstractmethod
    async def abandoned(self, before: float, lessons: float, most: int) -> list[str]:
        """Tables made before then at which nobody ever acted, and those of lessons made before another time."""

    @abstractmethod
    def announce(self, table: str, words: str) -> None:
        """Tell the other processes something of a table, soon; nothing is kept of it."""

    @abstractmethod
    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None], announced: Callable[[int, str, str], None]
    ) -> None:
        """Hear of other processes: `heard` gets a table and the number of its entries, -1 once it is removed.

        `missed` is called when something may have been missed: look again at every table. `announced` gets a number
        for the process, the table and the words.
        """

    @abstractmethod
    def when_damaged(self, tell: Callable[[str], None]) -> None:
        """Have a sentence told when the database turns out to be damaged; from then on nothing is saved any more."""

    @abstractmethod
    def when_written(self, tell: Callable[[int], None]) -> None:
        """Have it told how many changes each commit wrote."""

    @abstractmethod
    async def check(self) -> None:
        """Raise `UnusableDatabase` unless the database answers."""
