"""Messages as they travel on a WebSocket, made once however many get them."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from websockets.frames import Frame, Opcode

AT_ONCE: Final = "schatzkiste.at-once"
"""The extension of ASGI by which an application sends a frame without waiting."""

SendAtOnce = Callable[[bytes], bool]
"""Sends a frame now; False if that cannot be done, and the message has to wait for its turn."""


class Encoded(NamedTuple):
    """A message as text, and the frame it travels in."""

    text: str
    frame: bytes


def encoded(message: bytes) -> Encoded:
    """A message of JSON."""
    return Encoded(message.decode(), Frame(Opcode.TEXT, message).serialize(mask=False))


def send_at_once(scope: Mapping[str, Any]) -> SendAtOnce:
    """How the protocol of a connection sends at once."""
    found: SendAtOnce = scope["extensions"][AT_ONCE]
    return found
