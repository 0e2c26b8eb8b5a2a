"""The server: people, tables where they play records together, storage, and the interface for browsers and programs.

From the bottom to the top; nothing imports what stands above it:

- `settings`, `logs`, `metrics`, `sources`, `background`, `fair_turns` and `translation` serve everybody;
- `storage` keeps entries and rows, `accounts` knows who is who;
- `tables` play, `streams` tell whoever watches, `workers` let bots answer;
- `registry` holds all tables with their streams, bots and clocks, `removal` lets a person go;
- `http` opens and closes all of it as services, puts them behind addresses and runs the process.
"""
