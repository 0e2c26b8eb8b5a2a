"""Many snapshots a table, each with everything that is needed to go on from it; those of before hold a position."""

import hashlib
import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    before = sa.table("snapshots", *(sa.column(name) for name in ("table", "number", "rules", "answers", "position")))
    connection = op.get_bind()
    rows = [converted(dict(row)) for row in connection.execute(sa.select(before)).mappings()]
    op.create_table(
        "table_snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("passing", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    if rows:
        names = ("table", "number", "rules", "answers", "passing")
        after = sa.table("table_snapshots", *map(sa.column, names), sa.column("content", sa.LargeBinary))
        connection.execute(sa.insert(after), rows)
    op.drop_table("snapshots")
    op.rename_table("table_snapshots", "snapshots")


def converted(row: dict[str, object]) -> dict[str, object]:
    """A row of before, as snapshots were written when this step was made: JSON, pressed, after its checksum."""
    names = ("table", "number", "rules", "answers")
    position = str(row["position"])
    head = json.dumps({name: row[name] for name in names})
    content = f'{head[:-1]}, "position": {position}}}'.encode()
    pressed = hashlib.sha256(content).digest()[:16] + zlib.compress(content)
    return {name: row[name] for name in names} | {"passing": 1, "content": pressed}
