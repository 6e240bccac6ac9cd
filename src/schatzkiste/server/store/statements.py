"""The statements of the stores, written once and compiled once: databases get plain text and plain values."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sqlalchemy import (
    ARRAY,
    JSON,
    Boolean,
    ColumnClause,
    ColumnElement,
    Integer,
    String,
    Table,
    and_,
    bindparam,
    column,
    delete,
    exists,
    func,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from schatzkiste.server.store.schema import codes, listed, log, processes, summaries, tables
from schatzkiste.server.stored import LESSON

SETUP: Final = [each for each in tables.c if each is not tables.c.bots_by]
DEAD_AFTER: Final = 4.0
"""How many seconds without a sign of life make a process count as dead, by the clock of the database."""

Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]


class Statement(NamedTuple):
    """A statement in a database's own words, and the names of its values in the order it takes them."""

    text: str
    names: tuple[str, ...]

    def values(self, **values: object) -> tuple[object, ...]:
        """The values in that order."""
        return tuple([values[name] for name in self.names])


def compiled(statement: ClauseElement, dialect: Dialect) -> Statement:
    """The statement as the database takes it."""
    done = statement.compile(dialect=dialect)
    names: Iterable[str] | None = getattr(done, "positiontup", None)
    return Statement(str(done), tuple(names or ()))


def value(of: ColumnElement[object], name: str = "") -> ColumnElement[object]:
    """A value for the column, called like it unless a name is given."""
    return bindparam(name or of.key, type_=of.type)


ADDED_SETUP = {each.key: value(each) for each in SETUP}
ONE_SETUP = select(*SETUP).where(tables.c.id == value(tables.c.id))
WITH_SUMMARY = select(*SETUP, summaries.c.summary).select_from(tables.outerjoin(summaries))
SLICE_OF_LOG = (
    select(log.c.entry)
    .where(log.c.table == value(log.c.table), log.c.seq >= value(log.c.seq), log.c.seq < value(log.c.seq, "until"))
    .order_by(log.c.seq)
)
WAITING = select(summaries.c.table).where(summaries.c.bot_to_act)
EVERY_TABLE = WITH_SUMMARY.order_by(tables.c.id)
EVERY_ENTRY = select(log.c.table, log.c.seq, log.c.entry).order_by(log.c.table, log.c.seq)
COUNTS = select(
    select(func.count()).select_from(tables).scalar_subquery(), select(func.count()).select_from(log).scalar_subquery()
)
LENGTH_OF_LOG = select(func.count()).select_from(log).where(log.c.table == value(log.c.table))
REMOVE_LOG = delete(log).where(log.c.table == value(log.c.table))
REMOVE_SUMMARY = delete(summaries).where(summaries.c.table == value(summaries.c.table))
REMOVE_CODES = delete(codes).where(codes.c.table == value(codes.c.table))
REMOVE_LISTED = delete(listed).where(listed.c.table == value(listed.c.table))
NEW_CODE = {each.key: value(each) for each in codes.c}
ONE_CODE = select(*codes.c).where(codes.c.hash == value(codes.c.hash))
USE_CODE = (
    update(codes)
    .where(
        codes.c.hash == value(codes.c.hash, "code"),
        or_(codes.c.used_by.is_(None), codes.c.used_by == value(codes.c.used_by, "user")),
    )
    .values(used_by=value(codes.c.used_by, "user"))
    .returning(codes.c.hash)
)
OLD_CODES = delete(codes).where(codes.c.until < value(codes.c.until))
CODES_TO_TABLE = delete(codes).where(codes.c.table == value(codes.c.table), codes.c.owner.is_(None))
LISTED = (
    select(*SETUP, summaries.c.summary)
    .select_from(listed.join(tables).outerjoin(summaries, summaries.c.table == tables.c.id))
    .where(listed.c.until > value(listed.c.until))
    .order_by(tables.c.created.desc())
    .limit(bindparam("most", type_=Integer))
    .offset(literal_column("0"))  # SQLite would be given a value for it that nobody knows
)
ABANDONED = (
    select(tables.c.id)
    .join_from(tables, summaries)
    .where(
        ~summaries.c.acted,
        or_(
            tables.c.created < value(tables.c.created, "before"),
            and_(
                tables.c.id.like(literal_column(f"'{LESSON}%'")), tables.c.created < value(tables.c.created, "lessons")
            ),
        ),
    )
    .order_by(func.random())  # so that tables which stay do not keep the others from being looked at
    .limit(bindparam("most", type_=Integer))
    .offset(literal_column("0"))  # SQLite would be given a value for it that nobody knows
)
REMOVALS = (REMOVE_LOG, REMOVE_SUMMARY, REMOVE_CODES, REMOVE_LISTED)
REMOVE_TABLE = delete(tables).where(tables.c.id == value(tables.c.id, "table"))


class Statements:
    """What a store says whatever its database is, in the database's own words."""

    def __init__(self, dialect: Dialect, insert: Insert) -> None:
        self.first_summary = compiled(insert(summaries).on_conflict_do_nothing(), dialect)
        self.removals = [compiled(each, dialect) for each in REMOVALS]
        self.remove_table = compiled(REMOVE_TABLE, dialect)
        self.setup = compiled(ONE_SETUP, dialect)
        self.entries = compiled(SLICE_OF_LOG, dialect)
        self.length = compiled(LENGTH_OF_LOG, dialect)
        self.code = compiled(ONE_CODE, dialect)
        self.use_code = compiled(USE_CODE, dialect)
        self.old_codes = compiled(OLD_CODES, dialect)
        self.codes_to_table = compiled(CODES_TO_TABLE, dialect)
        self.list_table = compiled(listing(insert(listed)), dialect)
        self.listed = compiled(LISTED, dialect)
        self.abandoned = compiled(ABANDONED, dialect)
        self.counts = compiled(COUNTS, dialect)
        self.every_table = compiled(EVERY_TABLE, dialect)
        self.every_entry = compiled(EVERY_ENTRY, dialect)


class SqliteStatements(Statements):
    """What the store says to SQLite."""

    def __init__(self) -> None:
        dialect = sqlite.dialect(paramstyle="qmark")
        super().__init__(dialect, sqlite.insert)
        summary = sqlite.insert(summaries)
        wanted = func.json_each(bindparam("tables", type_=String)).table_valued("value")
        newer = newer_summary(summary)

        self.add_table = compiled(sqlite.insert(tables).values(ADDED_SETUP).on_conflict_do_nothing(), dialect)
        self.append = compiled(sqlite.insert(log).on_conflict_do_nothing(), dialect)
        self.set_summary = compiled(
            summary.on_conflict_do_update(index_elements=[summaries.c.table], set_=newer), dialect
        )
        self.summaries = compiled(WITH_SUMMARY.where(tables.c.id.in_(select(wanted.c.value))), dialect)
        self.waiting = compiled(WAITING, dialect)
        self.new_code = compiled(sqlite.insert(codes).values(NEW_CODE).on_conflict_do_nothing(), dialect)


class PostgresStatements(Statements):
    """What the store says to PostgreSQL."""

    def __init__(self) -> None:
        dialect: Dialect = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
        super().__init__(dialect, postgresql.insert)
        me = bindparam("me", type_=String)
        now = func.clock_timestamp()
        is_alive = processes.c.seen > now - literal_column(f"interval '{DEAD_AFTER} seconds'")
        plays = exists().where(processes.c.id == tables.c.bots_by, is_alive)
        sign_of_life = postgresql.insert(processes).values(id=me, seen=now)

        self.add_table = compiled(added_table(), dialect)
        self.append = compiled(appended(), dialect)
        self.lock_table = compiled(ONE_SETUP.with_for_update(), dialect)
        self.summaries = compiled(
            WITH_SUMMARY.where(tables.c.id == func.any(bindparam("tables", type_=ARRAY(String)))), dialect
        )
        self.waiting = compiled(WAITING.join(tables).where(~plays).limit(bindparam("most", type_=Integer)), dialect)
        self.claim = compiled(
            update(tables)
            .where(tables.c.id == value(tables.c.id), or_(tables.c.bots_by.is_(None), tables.c.bots_by == me, ~plays))
            .values(bots_by=me)
            .returning(tables.c.id),
            dialect,
        )
        self.release = compiled(
            update(tables).where(tables.c.id == value(tables.c.id), tables.c.bots_by == me).values(bots_by=null()),
            dialect,
        )
        self.new_code = compiled(
            postgresql.insert(codes).values(NEW_CODE).on_conflict_do_nothing().returning(codes.c.hash), dialect
        )
        self.live = compiled(
            sign_of_life.on_conflict_do_update(index_elements=[processes.c.id], set_={"seen": now}), dialect
        )
        self.alive = compiled(select(processes.c.id).where(is_alive), dialect)
        self.bury = compiled(delete(processes).where(~is_alive), dialect)
        self.leave = compiled(delete(processes).where(processes.c.id == me), dialect)
        news = func.unnest(bindparam("news", type_=ARRAY(String))).column_valued("news")
        self.tell = compiled(select(func.pg_notify(bindparam("channel", type_=String), news)), dialect)


def newer_summary(added: sqlite.Insert | postgresql.Insert) -> dict[str, ColumnElement[object]]:
    """What a summary that is there already gets from a newer one."""
    return {each.key: added.excluded[each.key] for each in summaries.c if each is not summaries.c.table}


def listing(added: sqlite.Insert | postgresql.Insert) -> ClauseElement:
    """Show a table to everyone, or for longer."""
    until = {"until": added.excluded.until}
    return added.on_conflict_do_update(index_elements=[listed.c.table], set_=until)


def added_table() -> ClauseElement:
    """A new table with its summary; gives its id if that was free."""
    table = postgresql.insert(tables).values(ADDED_SETUP).on_conflict_do_nothing().returning(tables.c.id).cte("added")
    columns = [each.key for each in summaries.c]
    values = [value(each) for each in summaries.c if each is not summaries.c.table]
    summary = select(table.c.id, *values)
    return postgresql.insert(summaries).from_select(columns, summary).returning(summaries.c.table)


def appended() -> ClauseElement:
    """Many entries with their summaries at once; gives for those whose table is there whether the place was free."""
    columns: list[ColumnClause[object]] = [
        column("table", String()),
        column("seq", Integer()),
        column("entry", JSON()),
        column("summary", JSON()),
        column("bot_to_act", Boolean()),
        column("acted", Boolean()),
    ]
    arrays = [bindparam(each.key, type_=ARRAY(each.type)) for each in columns]
    wanted = func.unnest(*arrays).table_valued(*columns).render_derived(name="wanted")
    known = (
        select(*wanted.c)
        .join_from(wanted, tables, tables.c.id == wanted.c.table)
        .with_for_update(read=True, key_share=True, of=tables)
        .cte("known")
    )
    in_order = select(known.c.table, known.c.seq, known.c.entry).order_by(known.c.table, known.c.seq)
    added = (
        postgresql.insert(log)
        .from_select([each.key for each in log.c], in_order)
        .on_conflict_do_nothing()
        .returning(log.c.table, log.c.seq)
        .cte("added")
    )
    is_added = and_(added.c.table == known.c.table, added.c.seq == known.c.seq)
    newest = (
        select(known.c.table, known.c.summary, known.c.bot_to_act, known.c.acted)
        .ext(postgresql.distinct_on(known.c.table))
        .join_from(known, added, is_added)
        .order_by(known.c.table, known.c.seq.desc())
    )
    summary = postgresql.insert(summaries)
    newer = newer_summary(summary)
    told = (
        summary.from_select([each.key for each in summaries.c], newest)
        .on_conflict_do_update(index_elements=[summaries.c.table], set_=newer)
        .cte("told")
    )
    return (
        select(known.c.table, known.c.seq, added.c.seq.is_not(None))
        .select_from(known.outerjoin(added, is_added))
        .add_cte(told)
    )
