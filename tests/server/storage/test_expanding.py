"""Nodes of the last program go on while a newer one changes the database: steps only add what they can live with."""

import importlib
import io
import re
from collections.abc import Callable
from pkgutil import iter_modules

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.migration import MigrationContext
from alembic.operations import Operations

from crashyard.server.storage.migrations import versions

FIRST = "0013"
"""The step with which nodes came: before it there was one server, which was away while its database was changed."""
STEPS = [name for _, name, _ in iter_modules(versions.__path__) if name >= FIRST]

_NEW_TABLE = re.compile(r'CREATE TABLE "?(\w+)"? ')
_NEW_COLUMN = re.compile(r'ALTER TABLE "?(\w+)"? ADD COLUMN ')
_NEW_INDEX = re.compile(r'CREATE (UNIQUE )?INDEX (?:"?\w+"?) ON "?(\w+)"? ')


def said_by(upgrade: Callable[[], None]) -> list[str]:
    """What a step says to PostgreSQL."""
    told = io.StringIO()
    context = MigrationContext.configure(dialect_name="postgresql", opts={"as_sql": True, "output_buffer": told})
    with Operations.context(context):
        upgrade()
    return [" ".join(part.split()) for part in told.getvalue().split(";") if part.strip()]


def what_hurts(statements: list[str]) -> list[str]:
    """Whatever former nodes could stumble over; with tables that are new they have nothing to do."""
    new = {found[1] for statement in statements if (found := _NEW_TABLE.match(statement))}
    return [statement for statement in statements if not _is_harmless(statement, new)]


def _is_harmless(statement: str, new: set[str]) -> bool:
    if _NEW_TABLE.match(statement):
        return True
    if found := _NEW_COLUMN.match(statement):
        return found[1] in new or "NOT NULL" not in statement or "DEFAULT" in statement
    if found := _NEW_INDEX.match(statement):
        return found[2] in new or not found[1]
    return False


@pytest.mark.parametrize("step", STEPS)
def test_a_step_only_adds_what_former_nodes_need_not_know(step: str) -> None:
    statements = said_by(importlib.import_module(f"{versions.__name__}.{step}").upgrade)
    assert statements and what_hurts(statements) == []


def test_what_former_nodes_would_stumble_over_is_seen() -> None:
    def hurt() -> None:
        op.drop_column("tables", "host")
        op.drop_index("tables_by_owner", "tables")
        op.drop_table("mutes")
        op.alter_column("tables", "host", new_column_name="opener")
        op.alter_column("tables", "clock", nullable=True)
        op.add_column("tables", sa.Column("wanted", sa.Integer, nullable=False))
        op.create_index("tables_once", "tables", ["host"], unique=True)
        op.execute("UPDATE tables SET host = ''")

    statements = said_by(hurt)
    assert what_hurts(statements) == statements and len(statements) == 8


def test_what_is_new_can_be_anything() -> None:
    def harmless() -> None:
        op.create_table("fresh", sa.Column("id", sa.String(32), primary_key=True))
        op.add_column("fresh", sa.Column("wanted", sa.Integer, nullable=False))
        op.create_index("fresh_once", "fresh", ["wanted"], unique=True)
        op.add_column("tables", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
        op.create_index("tables_by_host", "tables", ["host"])

    assert what_hurts(said_by(harmless)) == []
