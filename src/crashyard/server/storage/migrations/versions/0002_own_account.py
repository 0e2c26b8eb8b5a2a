"""What people need to look after their own account: their browsers by name, and what they did besides answering."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("agent", sa.String(40), nullable=False, server_default=""))
    said = sa.text("kind <> 'answer'")
    op.create_index("entries_but_answers", "entries", ["person"], sqlite_where=said, postgresql_where=said)
