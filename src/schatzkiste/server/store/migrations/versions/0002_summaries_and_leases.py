"""Summaries of tables, and which process plays their bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.add_column("tables", sa.Column("bots_by", sa.String(), nullable=True))
    op.create_table(
        "summaries",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.Column("bot_to_act", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_summaries_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_summaries")),
    )
    op.create_index(
        "ix_summaries_bot_to_act",
        "summaries",
        ["table"],
        sqlite_where=sa.text("bot_to_act = 1"),
        postgresql_where=sa.text("bot_to_act"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
