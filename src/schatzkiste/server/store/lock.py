"""One process for each database file: a lock that ends with its holder, however that ends."""

import os
import sys
import weakref
from pathlib import Path

from schatzkiste.server.store import UnusableDatabase


class Lock:
    """The right to write a database file; the system takes it back when the process dies."""

    def __init__(self, file: Path) -> None:
        self._descriptor = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        self.release = weakref.finalize(self, os.close, self._descriptor)
        try:
            take(self._descriptor)
        except OSError as error:
            holder = os.read(self._descriptor, 20).decode(errors="replace").strip()
            self.release()
            raise UnusableDatabase(
                f"the database {file} is in use by another Schatzkiste (process {holder}); end that one first or"
                " choose another folder. Several servers can share a database in PostgreSQL"
            ) from error
        os.truncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())


if sys.platform == "win32":
    import msvcrt

    FAR_AWAY = 2**30  # where nobody reads: Windows lets nobody read what is locked

    def take(descriptor: int) -> None:
        """Lock the file or raise OSError."""
        os.lseek(descriptor, FAR_AWAY, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def take(descriptor: int) -> None:
        """Lock the file or raise OSError."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
