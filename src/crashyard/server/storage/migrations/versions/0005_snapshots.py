"""A running play can go on when the rules change: one snapshot of its position, replaced from time to time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
