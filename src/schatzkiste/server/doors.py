"""What the protocols of a server share: its configuration with limits, and how long each client has kept us waiting."""

from typing import Any

import uvicorn

from schatzkiste.server.limits import Visitors
from schatzkiste.server.metrics import Metrics
from schatzkiste.server.names import Networks
from schatzkiste.server.settings import Limits

LEAST_READ = 4096
MOST_TOO_LATE = 1024 * 1024


class Doors(uvicorn.Config):
    """uvicorn's configuration, and what its protocols need beyond it."""

    def __init__(
        self,
        app: object,
        visitors: Visitors,
        metrics: Metrics,
        proxies: Networks,
        **others: Any,  # noqa: ANN401
    ) -> None:
        limits = visitors.limits
        super().__init__(
            app,  # type: ignore[arg-type]  # an application by Litestar's types, not by uvicorn's
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=limits.header_bytes,
            timeout_keep_alive=limits.idle_seconds,  # type: ignore[arg-type]  # any number of seconds will do
            **others,
        )
        self.visitors = visitors
        self.metrics = metrics
        self.proxies = proxies

    @property
    def limits(self) -> Limits:
        """What may be used up."""
        return self.visitors.limits


class Slowness:
    """How long a client has kept us waiting: for the next step of its request, or to read what we sent."""

    def __init__(self, now: float) -> None:
        self._step: object = None
        self._step_since = now
        self._unread = 0
        self._unread_since = now
        self._too_late = 0

    def waited_for(self, step: object, now: float) -> float:
        """For how many seconds it has been at this step."""
        if step != self._step:
            self._step, self._step_since = step, now
        return now - self._step_since

    def unread_for(self, unread: int, now: float) -> float:
        """For how many seconds it has read next to nothing of what waits for it."""
        if not unread or unread <= self._unread - LEAST_READ:
            self._unread, self._unread_since = unread, now
        self._unread = max(self._unread, unread)
        return now - self._unread_since

    def has_enough_of(self, amount: int) -> bool:
        """Whether more has come after our last word than was on its way then."""
        self._too_late += amount
        return self._too_late > MOST_TOO_LATE
