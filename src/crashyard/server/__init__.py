"""The server: people, tables where they play records together, storage, and the interface for browsers and programs.

From the bottom to the top; nothing imports what stands above it:

- `settings`, `logs`, `metrics`, `sources`, `background` and `translation` serve everybody;
- `storage` keeps entries and rows, `accounts` knows who is who;
- `tables` play, `streams` tell whoever watches, `workers` let bots answer;
- `registry` holds all tables with their streams, bots and clocks, `removal` lets a person go;
- `services` opens and closes all of it, `http` puts it behind addresses and runs it as a process.
"""
