"""The tables of the database; changing them needs a migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

# `bots_by` is the process that plays the table's bots; it counts as long as that process is alive.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("bots_by", String),
    Column("manners", JSON),
    Column("invitation", String),
)

log = Table(
    "log",
    metadata,
    Column("table", String, ForeignKey(tables.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)

# Beside `tables` because it is written with every entry: a small row is cheaper to write again.
summaries = Table(
    "summaries",
    metadata,
    Column("table", String, ForeignKey(tables.c.id), primary_key=True),
    Column("summary", JSON, nullable=False),
    Column("bot_to_act", Boolean, nullable=False),
    Column("acted", Boolean, nullable=False, server_default=true()),
)

Index(
    "ix_summaries_bot_to_act",
    summaries.c.table,
    sqlite_where=text("bot_to_act = 1"),
    postgresql_where=text("bot_to_act"),
)

# Short codes that people type: to a waiting table, or (with an owner) to that person's seat, for another device.
codes = Table(
    "codes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("table", String, ForeignKey(tables.c.id), nullable=False, index=True),
    Column("owner", String),
    Column("instead", Boolean, nullable=False),
    Column("until", Float, nullable=False),
    Column("used_by", String),
)

# Tables that the home page shows to everyone, until then; whoever attends one keeps it here.
listed = Table(
    "listed",
    metadata,
    Column("table", String, ForeignKey(tables.c.id), primary_key=True),
    Column("until", Float, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", DateTime(timezone=True), nullable=False),
)
