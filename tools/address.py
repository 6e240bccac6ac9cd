"""Where the server shall listen, checked before anything else is done."""

import errno
import socket
from dataclasses import dataclass

from tools.problem import Problem


@dataclass(frozen=True)
class Address:
    """A host and a port to listen on."""

    host: str
    port: int

    def require_free(self) -> None:
        """Try to listen there for a moment, and say clearly why that is not possible."""
        try:
            family, kind, protocol, _, place = socket.getaddrinfo(
                self.host, self.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
        except OSError as error:
            raise Problem(f"HOST={self.host} is no address of this machine: {error.strerror}.") from error
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(place)
                probe.listen()
            except OSError as error:
                raise Problem(self.explain(error)) from error

    def explain(self, error: OSError) -> str:
        another = f"Choose another one: make play PORT={self.port + 1 if 1024 <= self.port < 65535 else 8000}"
        match error.errno:
            case errno.EADDRINUSE:
                return f"Port {self.port} on {self.host} is taken by another program. {another}"
            case errno.EACCES:
                return f"Port {self.port} may only be used by root. {another}"
            case _:
                return f"Cannot listen on {self.host}, port {self.port}: {error.strerror}."


def parse_address(host: str, port: str) -> Address:
    """Read HOST and PORT as they were given on the command line."""
    if not (port.isascii() and port.isdigit() and 1 <= int(port) <= 65535):
        raise Problem(f"PORT={port} is no port; it must be a number from 1 to 65535.")
    return Address(host, int(port))
