"""Messages as they travel on a WebSocket, made once however many get them."""

from collections.abc import Callable
from typing import Final, NamedTuple

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
