"""Lists are made from the rows of the tables alone: these say whose turn it is, how it ended, and what cannot be read.

Of a table that is not in play nobody is awaited. For the others a server that starts finds it out and notes it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.String(40)))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.add_column("tables", sa.Column("next", sa.String(32)))
    op.add_column("tables", sa.Column("unreadable", sa.Text))
    op.execute("UPDATE tables SET awaited = '' WHERE state <> 'running'")
