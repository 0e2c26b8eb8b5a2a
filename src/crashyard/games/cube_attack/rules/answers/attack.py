"""Section 6.3: ATTACK (R13, R37-R46), and who is out by it (section 9, R58)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.answers.answer import CubeAnswer, spend_action, why_no_cube
from crashyard.games.cube_attack.rules.board import START
from crashyard.games.cube_attack.rules.codes import ATTACK, EVERY_CUBE
from crashyard.games.cube_attack.rules.cube import (
    ATTACKED,
    LONG,
    NO_CUBE,
    NONE,
    marked,
    marks_of,
    planet_of,
    weapon_of,
    with_life_less,
)
from crashyard.games.cube_attack.rules.rounds import ends_with_survivor
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable


def reach(table: CubeAttackTable, cube: i64) -> i64:
    """The planets, as bits, on which an armed cube can hit; never a start planet (R13, R37)."""
    here = planet_of(cube)
    own: i64 = 1 << here
    if weapon_of(cube) == LONG:
        return own | table.board.connected[here]
    return own


@final
class Attack(CubeAnswer):
    """ATTACK + 120 * the number of the cube + 20 * the owner of the target + its number."""

    def __init__(self) -> None:
        super().__init__(
            ActionForm("attack", ATTACK, (FormPart("at", "cube", WOOD), FormPart("target", "target", EVERY_CUBE))),
            {
                "unarmed": "R37",
                "has-attacked": "R25",
                "no-such-target": "R39",
                "own-cube": "R39",
                "start-planet-safe": "R13",
                "out-of-reach": "R37",
            },
        )

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        number = (action - ATTACK) // EVERY_CUBE
        key = why_no_cube(table, seat, number)
        if key is not None:
            return key
        cube = table.cube(seat, number)
        if weapon_of(cube) == NONE:
            return "unarmed"
        if marks_of(cube) & ATTACKED:
            return "has-attacked"
        place = (action - ATTACK) % EVERY_CUBE
        victim = place // WOOD
        target = place % WOOD
        if victim >= table.players or table.cube(victim, target) == NO_CUBE:
            return "no-such-target"
        if victim == seat:
            return "own-cube"
        if not table.is_first_of_its_like(victim, target):
            return "not-first-of-its-like"
        there = planet_of(table.cube(victim, target))
        if table.board.kind[there] == START:
            return "start-planet-safe"
        if reach(table, cube) >> there & 1 == 0:
            return "out-of-reach"
        return None

    def fill(self, table: CubeAttackTable, seat: i64, number: i64, cube: i64, actions: Actions) -> None:
        """Only where somebody stands in reach, for speed: an armed cube has 120 numbers."""
        if weapon_of(cube) == NONE or marks_of(cube) & ATTACKED:
            return
        range_: i64 = reach(table, cube)
        base = ATTACK + number * EVERY_CUBE
        victim: i64 = 0
        while victim < table.players:
            if victim != seat and table.standing[victim] & range_:
                first = WOOD * victim
                last = first + table.entered[victim]
                at = first
                while at < last:
                    target = table.cubes[at]
                    if (
                        target != NO_CUBE
                        and range_ >> planet_of(target) & 1
                        and table.is_first_of_its_like(victim, at - first)
                    ):
                        actions.add(base + at)
                    at += 1
            victim += 1

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        number = (action - ATTACK) // EVERY_CUBE
        place = (action - ATTACK) % EVERY_CUBE
        victim = place // WOOD
        target = place % WOOD
        table.left -= 1
        table.change(seat, number, marked(table.cube(seat, number), ATTACKED))
        hit = table.cube(victim, target)
        table.put(victim, target, with_life_less(hit))
        table.removed = table.removed[:]
        table.removed[victim] += 1
        if table.listening():
            table.tell(events.hit(table, seat, number, victim, target, planet_of(hit)))
            if not table.is_in_play(victim):
                table.tell(events.player_out(victim))
        if not table.is_in_play(victim):
            ends_with_survivor(table)
        spend_action(table)


ATTACKING: Final = Attack()
