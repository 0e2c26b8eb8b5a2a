"""Crash by Crash. The law is `docs/rules/crash-by-crash.md`; these modules follow it section by section.

`rules`: 1 to 2 `board`, `pieces`, `state`, `table`; 3 `setup`, `chance`; 4 `phases`, `answers`, `turn`, `decisions`;
5 to 7 `movement`; 8 `cards`, `duty`; 9 `deck`, `hiding`; 10 `scoring`; 11, 12 `turn`; 15 `codes`, `facts`, `events`.
`position` joins them with `heuristics`, what bots look at, and `forms`, how everything is written down (section 15).
`faces` is what people see.
"""

from crashyard.games.crash_by_crash.game import CrashByCrash

GAME = CrashByCrash()
