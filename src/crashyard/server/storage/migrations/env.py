"""Run by Alembic: take the missing steps on the connection that `Store.open` hands over."""

from alembic import context

from crashyard.server.storage import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata)
with context.begin_transaction():
    context.run_migrations()
