"""Under which names the server is reached: a request for any other one comes from a page that lies about its origin."""

import re
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from socket import gethostname
from typing import NamedTuple
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")
WEB_PORTS = (80, 443)
HOST_AND_PORT = re.compile(r"(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:(?P<port>[0-9]{1,5}))?", re.ASCII)


class Authority(NamedTuple):
    """A host with a port; None stands for the port that browsers leave out."""

    host: str
    port: int | None

    @property
    def is_address(self) -> bool:
        """Whether the host is a number, which no foreign name server can give a new meaning."""
        try:
            ip_address(self.host)
        except ValueError:
            return False
        return True


def authority(text: str) -> Authority | None:
    """Host and port as they stand in a header, if they can be read."""
    match = HOST_AND_PORT.fullmatch(text)
    if match is None:
        return None
    port = int(match["port"]) if match["port"] else None
    host = match["host"].strip("[]").rstrip(".").lower()
    return Authority(host, None if port in WEB_PORTS else port)


def has_port(text: str) -> bool:
    """Whether a port is named."""
    match = HOST_AND_PORT.fullmatch(text)
    return match is not None and match["port"] is not None


def origin_authority(origin: str) -> Authority | None:
    """Host and port of an `Origin` header; None for `null` and anything else that is no page of the web."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return authority(parts.netloc) if parts.scheme in ("http", "https") else None


class PublicNames:
    """The names a server answers to: those given, those of this machine, and the address it listens on."""

    def __init__(self, host: str, port: int, given: tuple[str, ...]) -> None:
        own_port = None if port in WEB_PORTS else port
        self._port = own_port
        self._is_open_to_all = host in ("0.0.0.0", "::", "")
        own = {*LOOPBACK, host.lower()}
        if self._is_open_to_all:
            own |= {gethostname().lower(), f"{gethostname().lower()}.local"}
        self._known = {Authority(name, own_port) for name in own}
        self._on_any_port = {name.host for text in given if not has_port(text) and (name := authority(text))}
        self._known |= {name for text in given if has_port(text) and (name := authority(text))}

    def include(self, asked: Authority) -> bool:
        """Whether a request for this host is meant for us."""
        if asked in self._known or asked.host in self._on_any_port:
            return True
        return self._is_open_to_all and asked.port == self._port and asked.is_address


class Networks:
    """Addresses, each alone or with its neighbours."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def include(self, host: str | None) -> bool:
        """Whether the address is one of them."""
        try:
            address = ip_address(host or "")
        except ValueError:
            return False
        return any(address in network for network in self._networks)
