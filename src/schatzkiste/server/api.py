"""The HTTP side of the API: games, new tables, one's own tables, records."""

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schatzkiste.server.admission import admitted
from schatzkiste.server.catalogue import game_infos
from schatzkiste.server.lesson_messages import LessonTable, LessonWanted
from schatzkiste.server.lobby import Lobby
from schatzkiste.server.messages import GameInfo, TableSummary
from schatzkiste.server.party_messages import (
    DeviceCode,
    Invitation,
    Join,
    Joined,
    Knock,
    NewDevice,
    NewTable,
    OpenTable,
    Room,
    TableKey,
    TableMade,
    TakeSeat,
    TypedCode,
)
from schatzkiste.server.past_messages import (
    LayPosition,
    PlayOn,
    PositionFile,
    RecordFile,
    RecordShown,
    TakePosition,
)
from schatzkiste.server.position_file import position_file
from schatzkiste.server.record_file import record_of

NO_STORE = {"cache-control": "no-store"}
BEARER = "Bearer "
LARGEST_RECORD = 1 << 20
"""How many bytes a request with a record may have; a long game of Die Dracheninsel has 100,000."""


@get("/api/health")
async def health() -> dict[str, str]:
    """Whether the server is up."""
    return {"status": "ok"}


@get("/api/games")
async def games() -> list[GameInfo]:
    """All games in the chest."""
    return game_infos()


@post("/api/tables")
async def new_table(data: JSONBody[NewTable], lobby: NamedDependency[Lobby]) -> TableMade:
    """Make a table."""
    return await lobby.make(data)


@post("/api/pieces", status_code=200)
async def pieces(data: JSONBody[NewTable], lobby: NamedDependency[Lobby]) -> list[list[str]]:
    """What each seat would play with at such a table."""
    return lobby.pieces(data)


@post("/api/mine", status_code=200)
async def my_tables(data: JSONBody[list[TableKey]], lobby: NamedDependency[Lobby]) -> list[TableSummary]:
    """The tables that the keys open."""
    return await lobby.mine(data)


@post("/api/delete", status_code=204)
async def delete_table(data: JSONBody[TableKey], lobby: NamedDependency[Lobby]) -> None:
    """Clear one's table away for good."""
    await lobby.delete(data)


@get("/api/open", response_headers=NO_STORE)
async def open_tables(lobby: NamedDependency[Lobby]) -> list[OpenTable]:
    """The listed tables that wait for somebody."""
    return await lobby.reception.open_tables()


@post("/api/room", status_code=200)
async def room(data: JSONBody[Knock], lobby: NamedDependency[Lobby]) -> Room:
    """The waiting table behind an invitation."""
    return await lobby.reception.room(data)


@post("/api/code", status_code=200)
async def room_by_code(data: JSONBody[TypedCode], lobby: NamedDependency[Lobby]) -> Room:
    """The waiting table that a code leads to."""
    return await lobby.reception.room_by_code(data.code)


@post("/api/join", status_code=200)
async def join(data: JSONBody[Join], lobby: NamedDependency[Lobby]) -> Joined:
    """Take a free seat."""
    return await lobby.reception.join(data)


@post("/api/invite", status_code=200)
async def invite(data: JSONBody[TableKey], lobby: NamedDependency[Lobby]) -> Invitation:
    """Make a new invitation and end those before it."""
    return await lobby.reception.invite(data)


@post("/api/device", status_code=200)
async def device_code(data: JSONBody[NewDevice], lobby: NamedDependency[Lobby]) -> DeviceCode:
    """A code that opens one's own seat elsewhere."""
    return await lobby.reception.device_code(data)


@post("/api/take", status_code=200)
async def take_seat(data: JSONBody[TakeSeat], lobby: NamedDependency[Lobby]) -> Joined:
    """Open a seat by such a code."""
    return await lobby.reception.take_seat(data)


@post("/api/practice")
async def play_on(data: JSONBody[PlayOn], lobby: NamedDependency[Lobby]) -> TableMade:
    """Make a table that goes on after a step of a finished game."""
    return await lobby.practice.play_on(await lobby.find(data.table), data)


@post("/api/practice/again")
async def practise_again(data: JSONBody[TableKey], lobby: NamedDependency[Lobby]) -> TableMade:
    """Make a table at which practice begins once more as it did at another."""
    return await lobby.practice.again(await lobby.find(data.table), data.key)


@post("/api/position", status_code=200)
async def take_position(data: JSONBody[TakePosition], lobby: NamedDependency[Lobby]) -> PositionFile:
    """A step of a game as a file."""
    return position_file(await lobby.find(data.table), data)


@post("/api/positions")
async def lay_position(data: JSONBody[LayPosition], lobby: NamedDependency[Lobby]) -> TableMade:
    """Make a table from a position file."""
    return await lobby.practice.lay(data)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def show_record(data: JSONBody[RecordFile], lobby: NamedDependency[Lobby]) -> RecordShown:
    """Check a record and lay it out to be looked at."""
    return await lobby.practice.show(data)


@post("/api/lessons")
async def begin_lesson(data: JSONBody[LessonWanted], lobby: NamedDependency[Lobby]) -> LessonTable:
    """Lay the table for a step of a lesson."""
    return await lobby.lessons.make(data)


@get("/api/tables/{table_id:str}/record", response_headers=NO_STORE)
async def record(
    request: Request[None, None, State], table_id: FromPath[str], lobby: NamedDependency[Lobby]
) -> Response[str]:
    """A finished game as a record file; where nobody may watch, for those who sit there, by their key."""
    table = await lobby.find(table_id)
    admitted(table, request.headers.get("authorization", "").removeprefix(BEARER) or None)
    filename = f"{table.game.id}-{table.setup.id}.json"
    return Response(
        record_of(table).text(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{filename}"'},
    )


HANDLERS = [
    health,
    games,
    new_table,
    pieces,
    my_tables,
    delete_table,
    open_tables,
    room,
    room_by_code,
    join,
    invite,
    device_code,
    take_seat,
    record,
    play_on,
    practise_again,
    take_position,
    lay_position,
    show_record,
    begin_lesson,
]
