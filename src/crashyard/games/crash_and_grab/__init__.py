"""Crash & Grab. The law is `docs/rules/crash-and-grab.md`; these modules follow it section by section.

`rules`: 1 to 3 `board`, `state`, `tabletop`; 4 to 6 `stages`, `decision`, `decisions`, `chance`, `questions`, `turn`;
7 `placing`; 8 `turn`; 9 `moving`; 10, 11 and 15 in `decisions`; 5, 12 and 13 `rounds`; 14 `tabletop`; 16 `upgrade`,
`windows`, `deck`; 21 the cards in `upgrades`; 22 `options`, `moving`, `decisions`; 23 `codes`, `events`, and all of
`forms`. What people see is `faces`, what bots see `heuristics`; `position` joins rules, heuristics and forms.
"""

from crashyard.games.crash_and_grab.game import CrashAndGrab

GAME = CrashAndGrab()
