"""The tables of the database; changing them needs a migration."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, MetaData, String, Table

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

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
)

log = Table(
    "log",
    metadata,
    Column("table", String, ForeignKey(tables.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)
