"""Clocks run on the time in which a server was there. It begins now: until then it was the time of day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("served", sa.Column("seconds", sa.Float, nullable=False))
    op.execute("INSERT INTO served (seconds) VALUES (0)")
