"""The HTTP side of the API: games, new tables, one's own tables, records."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schatzkiste.server.catalogue import game_infos, game_table
from schatzkiste.server.lobby import Lobby, checked_game
from schatzkiste.server.messages import GameInfo, GameTable, NewTable, TableKey, TableMade, TableSummary

NO_STORE = {"cache-control": "no-store"}


@get("/api/health")
async def health() -> dict[str, str]:
    """Whether the server is up."""
    return {"status": "ok"}


@get("/api/games")
async def games() -> list[GameInfo]:
    """All games in the chest."""
    return game_infos()


@get("/api/games/{game_id:str}")
async def one_game(game_id: FromPath[str]) -> GameTable:
    """The action table of a game."""
    return game_table(checked_game(game_id).id)


@post("/api/tables")
async def new_table(data: JSONBody[NewTable], lobby: NamedDependency[Lobby]) -> TableMade:
    """Make a table."""
    return await lobby.make(data)


@post("/api/mine", status_code=200)
async def my_tables(data: JSONBody[list[TableKey]], lobby: NamedDependency[Lobby]) -> list[TableSummary]:
    """The tables that the keys open."""
    return await lobby.mine(data)


@get("/api/tables/{table_id:str}/record", response_headers=NO_STORE)
async def record(table_id: FromPath[str], lobby: NamedDependency[Lobby]) -> Response[str]:
    """A finished game as a record file."""
    table = await lobby.find(table_id)
    filename = f"{table.game.id}-{table.sheet.id}.json"
    return Response(
        table.record().text(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{filename}"'},
    )


HANDLERS = [health, games, one_game, new_table, my_tables, record]
