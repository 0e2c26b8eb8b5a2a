"""Several servers may share the tables of one database: each holds some of them, and says that it is there.

Only new things are added, with which a server that knows nothing of them can live.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(120), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("draining", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    op.add_column("tables", sa.Column("rules", sa.String(10)))
    op.create_index("tables_by_owner", "tables", ["owner", "state"])
    op.add_column("served", sa.Column("since", sa.Float))
