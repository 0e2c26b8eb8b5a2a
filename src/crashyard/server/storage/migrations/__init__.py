"""The history of the database, one step a change of `schema`; `Store.open` takes every step that is missing."""
