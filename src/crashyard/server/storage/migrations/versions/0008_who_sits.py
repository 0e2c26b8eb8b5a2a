"""A chair says whose its name is: of an account, a guest, a program or a bot. Of those who sit nobody knows it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("who", sa.String(8)))
