"""A server that starts must find the tables where somebody is awaited who has answered ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ordered", sa.Integer, nullable=False, server_default="0"))
