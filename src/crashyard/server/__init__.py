"""The server: people, tables where they play records together, storage, and the doors for browsers and programs.

From the inside out:

- `schema`, `store`, `scribe`, `office`, `pen`, `journal` keep things; `names` and `people` know who is who;
- `chairs`, `clocks`, `play`, `happening`, `standing`, `table` and `hall` play; `thinking` lets bots answer;
- `watcher`, `stream`, `painting`, `pages` and `replay` carry what happens to whoever watches, `wire` over a socket;
- `api`, `finished`, `socket`, `shelf`, `reading` and `static` are the doors; `forms`, `guards`, `speech` stand there;
- `house` and `app` put it together, `running` runs it.
"""
