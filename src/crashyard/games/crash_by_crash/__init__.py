"""Crash by Crash. The law is `docs/rules/crash-by-crash.md`; these modules follow it section by section.

`rules`: 2 `board`; 1 to 3 `table`, `setting_up`; 4 `phases`, `turn`, `acting`; 5 `placing`, `pushing`; 6 `operating`;
7 `magnets`; 8 `deck`, `cards`; 9 `drawing`, `hiding`; 10 `scoring`; 11, 12 `turn`; 15 `codes`, `events`.
`position` joins them. `heuristics` is what bots look at, `forms` how everything is written down (section 15), `faces`
what people see.
"""

from crashyard.games.crash_by_crash.game import CrashByCrash

GAME = CrashByCrash()
