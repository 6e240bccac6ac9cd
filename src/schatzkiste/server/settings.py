"""Every option of `serve`: what it means, what it may be, and what it is by default.

An option has one name. It is given on the command line (`--limit-tables 50`), in the environment
(`SCHATZKISTE_LIMIT_TABLES=50`) or in one TOML file (`limit-tables = 50`), and the first of these counts.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from schatzkiste.bots import SERVER_DEADLINE
from schatzkiste.core.errors import unreadable
from schatzkiste.server.names import authority

PREFIX = "SCHATZKISTE_"
LIMIT = "limit-"
LONGEST_LINE = 8000  # websockets reads no longer ones in the head of a request


class BadSetting(Exception):
    """An option that cannot be what it is set to; the sentence says which and why."""


def where(text: str, low: int | None = None, high: int | None = None) -> Meta:
    """An option about where the server is."""
    return Meta(description=text, extra={"group": "Address and storage"}, ge=low, le=high)


def access(text: str) -> Meta:
    """An option about who may come in, and by which way."""
    return Meta(description=text, extra={"group": "Access"})


def tables(text: str, low: float, high: int | None = None) -> Meta:
    """An option about tables and the bots at them."""
    return Meta(description=text, extra={"group": "Tables and bots"}, ge=low, le=high)


def watching(text: str) -> Meta:
    """An option for whoever looks after the server."""
    return Meta(description=text, extra={"group": "Logs and metrics"})


def at_once(text: str) -> Meta:
    """A limit of how many there are at a time."""
    return Meta(description=text, extra={"group": "Limits of connections"}, ge=1)


def rate(text: str) -> Meta:
    """A limit of how often something happens."""
    return Meta(description=text, extra={"group": "Limits of rates"}, ge=0.1)


def size(text: str, most: int = 65536) -> Meta:
    """A limit of how large something is."""
    return Meta(description=text, extra={"group": "Limits of sizes"}, ge=1, le=most)


def seconds(text: str) -> Meta:
    """A limit of how long something takes."""
    return Meta(description=text, extra={"group": "Limits of times"}, ge=0.1, le=3600)


class Limits(Struct, frozen=True, rename="kebab"):
    """What one address, one connection or one table may cost; IPv6 addresses count by their /64."""

    connections: Annotated[int, at_once("connections of one address at a time")] = 512
    total_connections: Annotated[int, at_once("connections of all addresses at a time")] = 4000
    sockets: Annotated[int, at_once("live connections to tables of one address at a time")] = 256
    table_sockets: Annotated[int, at_once("live connections to one table at a time")] = 300
    requests: Annotated[float, rate("requests of one address per second")] = 300
    messages: Annotated[float, rate("messages on one live connection per second")] = 40
    address_messages: Annotated[float, rate("messages on all live connections of one address per second")] = 400
    frames: Annotated[float, rate("WebSocket frames on one connection per second, pings included")] = 100
    pings: Annotated[float, rate("WebSocket pings on one connection per second")] = 2
    address_bytes: Annotated[float, rate("bytes received from one address per second")] = 1_000_000
    burst: Annotated[float, rate("seconds for which a rate per second may be used up at once")] = 5
    tables: Annotated[float, rate("tables made by one address per hour")] = 300
    guesses: Annotated[float, rate("codes and invitations tried by one address per minute")] = 30
    header_bytes: Annotated[int, size("bytes of all headers of a request")] = 16384
    url_bytes: Annotated[int, size("bytes of the address in a request", LONGEST_LINE)] = 4096
    frame_bytes: Annotated[int, size("bytes of a WebSocket message")] = 16384
    header_seconds: Annotated[float, seconds("seconds until the headers of a request must be complete")] = 10
    body_seconds: Annotated[float, seconds("seconds until the body of a request must be complete")] = 20
    idle_seconds: Annotated[float, seconds("seconds until a connection without a request is closed")] = 15
    reading_seconds: Annotated[float, seconds("seconds after which a client that reads nothing is closed")] = 30
    ping_seconds: Annotated[float, seconds("seconds between our pings, and until one must be answered")] = 20


class ServerSettings(Struct, frozen=True, rename="kebab"):
    """How the server runs."""

    host: Annotated[str, where("address to listen on")] = "127.0.0.1"
    port: Annotated[int, where("port; 0 takes a free one", 0, 65535)] = 8000
    data: Annotated[Path, where("folder in which the games are kept")] = Path("data")
    database: Annotated[str | None, where("URL of a PostgreSQL database, in place of the one in the folder")] = None
    public_names: Annotated[
        tuple[str, ...], access("name or name:port under which people reach the server; may be repeated")
    ] = msgspec.field(default=(), name="public-name")
    proxies: Annotated[
        tuple[str, ...], access("address or network of a reverse proxy that is to be believed; may be repeated")
    ] = msgspec.field(default=(), name="proxy")
    workers: Annotated[int, tables("processes in which bots think; 0: one fewer than there are cores", 0, 64)] = 0
    bot_deadline: Annotated[float, tables("seconds a bot may think about one decision", 0.1, 600)] = SERVER_DEADLINE
    table_memory: Annotated[int, tables("megabytes for tables that nobody uses at the moment", 1)] = 256
    log_format: Annotated[Literal["text", "json"], watching("form of the log lines")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], watching("the least important lines that are written")
    ] = "warning"
    metrics: Annotated[bool, watching("whether there is a page /metrics for Prometheus")] = True
    metrics_from: Annotated[tuple[str, ...], watching("address or network that may read /metrics; may be repeated")] = (
        "127.0.0.0/8",
        "::1",
    )
    limits: Limits = Limits()


class ServerOption(NamedTuple):
    """One thing that can be set."""

    name: str
    attribute: str
    is_limit: bool
    type: Any
    default: Any

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def meta(self) -> Meta:
        """What is written beside its type."""
        meta = get_args(self.type)[1]
        assert isinstance(meta, Meta)
        return meta

    @property
    def kind(self) -> Any:  # noqa: ANN401
        """Its type without what is written beside it, and without None."""
        bare = get_args(self.type)[0]
        parts = [part for part in get_args(bare) if part is not NoneType]
        return parts[0] if NoneType in get_args(bare) else bare

    @property
    def is_list(self) -> bool:
        """Whether it may be given several times."""
        return get_origin(self.kind) is tuple

    @property
    def group(self) -> str:
        """The heading it stands under."""
        return str((self.meta.extra or {})["group"])

    @property
    def text(self) -> str:
        """What it is, in a few words."""
        return self.meta.description or ""

    @property
    def standard(self) -> str:
        """What it is by default."""
        match self.default:
            case bool():
                return "yes" if self.default else "no"
            case tuple():
                return ", ".join(self.default) or "none"
            case float():
                return f"{self.default:g}"
        return "none" if self.default is None else str(self.default)

    @property
    def expected(self) -> str:
        """What it may be."""
        if get_origin(self.kind) is Literal:
            return f"one of {', '.join(get_args(self.kind))}"
        if self.kind is bool:
            return "yes or no"
        if self.kind in (int, float):
            low, high = self.meta.ge, self.meta.le
            bounds = f" of at least {low:g}" if high is None else f" from {low:g} to {high:g}"
            return f"a {'whole ' if self.kind is int else ''}number{bounds}"
        return "a list of texts" if self.is_list else "a text"

    def read_text(self, value: object) -> object:
        """The value that is meant by a text; lists and flags of the command line are none."""
        if isinstance(value, str) and self.is_list:
            value = value.replace(",", " ").split()
        if isinstance(value, str) and self.kind is bool:
            value = {"yes": True, "no": False}.get(value.lower(), value)
        return self.read(value, strict=False)

    def read(self, value: object, strict: bool = True) -> object:
        """The value as the settings hold it, from one of TOML."""
        try:
            return msgspec.convert(value, self.type, strict=strict, dec_hook=as_path)
        except msgspec.ValidationError as error:
            raise ValueError from error


def as_path(kind: type, value: object) -> object:
    """A folder by its name."""
    if kind is Path and isinstance(value, str) and value:
        return Path(value)
    raise ValueError


def options() -> list[ServerOption]:
    """All options, limits last."""
    return [*options_of(ServerSettings), *options_of(Limits, LIMIT)]


def options_of(struct: type[Struct], prefix: str = "") -> list[ServerOption]:
    """The options that a struct holds."""
    types = get_type_hints(struct, include_extras=True)
    return [
        ServerOption(prefix + field.encode_name, field.name, bool(prefix), types[field.name], field.default)
        for field in msgspec.structs.fields(struct)
        if field.name != "limits"
    ]


def read_settings(given: Mapping[str, object], environment: Mapping[str, str], file: Path | None) -> ServerSettings:
    """The settings of a command line (by option name), an environment and a file."""
    values = {} if file is None else read_file(file)
    found: dict[bool, dict[str, Any]] = {False: {}, True: {}}
    for option in options():
        read = option.read_text
        if option.name in given:
            value, source = given[option.name], f"--{option.name}"
        elif option.variable in environment:
            value, source = environment[option.variable], option.variable
        elif option.name in values:
            value, source = values[option.name], f"{file}: {option.name}"
            read = option.read
        else:
            continue
        try:
            found[option.is_limit][option.attribute] = read(value)
        except ValueError:
            raise BadSetting(f"{source} cannot be {value!r}; it must be {option.expected}") from None
    settings = ServerSettings(**found[False], limits=Limits(**found[True]))
    check_addresses(settings)
    return settings


def read_file(file: Path) -> dict[str, Any]:
    """What a TOML file sets; a name that is no option's is an error."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {unreadable(error)}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file} is no TOML file: {error}") from error
    names = [option.name for option in options()]
    for name in values:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            hint = f"did you mean {near[0]!r}?" if near else "`schatzkiste serve --help` lists those there are"
            raise BadSetting(f"{file}: there is no option {name!r}; {hint}")
    return values


def check_addresses(settings: ServerSettings) -> None:
    """Refuse names and networks that cannot be meant."""
    for name in settings.public_names:
        if authority(name) is None:
            raise BadSetting(
                f"--public-name cannot be {name!r}; it must be a name like games.example.org, or name:port"
            )
    for option, networks in (("proxy", settings.proxies), ("metrics-from", settings.metrics_from)):
        for network in networks:
            try:
                ip_network(network)
            except ValueError:
                raise BadSetting(
                    f"--{option} cannot be {network!r}; it must be an address or a network like 10.0.0.0/8"
                ) from None
