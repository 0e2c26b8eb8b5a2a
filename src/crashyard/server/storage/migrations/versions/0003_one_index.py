"""Entries have one index: their number. That a request counts once is the table's business, which knows its entries.

The second index made up half of what is written to the disk for an answer.
"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("entries", table_kwargs={"sqlite_with_rowid": False}) as entries:
        entries.drop_constraint("entries_once", type_="unique")
