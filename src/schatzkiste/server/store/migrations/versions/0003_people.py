"""What people agree on at a table, codes that lead to it, and tables that are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.add_column("tables", sa.Column("manners", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("invitation", sa.String(), nullable=True))
    op.add_column("summaries", sa.Column("acted", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("instead", sa.Boolean(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("used_by", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_codes_table_tables")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_codes")),
    )
    op.create_index(op.f("ix_codes_table"), "codes", ["table"])
    op.create_table(
        "listed",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_listed_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_listed")),
    )
