"""A code to a seat belongs to whoever asked for it, not to the seat's number, at which somebody else may sit by now."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version; codes to seats, which last ten minutes, end with it."""
    op.execute("DELETE FROM codes WHERE seat IS NOT NULL")
    op.add_column("codes", sa.Column("owner", sa.String(), nullable=True))
    op.drop_column("codes", "seat")
