"""Section 16: the cards of the folder, and that another one needs no change anywhere else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import crashyard
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS, CARD_OF, USE
from crashyard.games.crash_and_grab.rules.state import tokens_in
from crashyard.games.crash_and_grab.rules.upgrades import cards as folder_of_cards
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS, DECK
from tests.games.crash_and_grab.tables import cards

OVERVIEW = {
    1: "blast-off-thrusters",
    2: "wormhole-generator",
    3: "afterburner",
    4: "pulse-cannon",
    5: "tractor-beam",
    6: "saucer-teleporter",
    7: "cloaking-device",
    8: "waste-accelerator",
    9: "hyperdrive",
    10: "scavenger-bot",
    11: "distress-signaler",
    12: "time-machine",
    13: "regeneration-gateway",
    14: "kinetic-siphon",
    15: "cargo-hold",
    16: "proximity-mines",
    17: "landing-legs",
    18: "quake-maker",
    19: "rotational-stabilizer",
    20: "airlock",
    24: "acceleration-regulator",
    25: "boost-amplifier",
    26: "organic-triangulator",
}
"""Section 1 of the cards: 21, 22 and 23 are not used."""
WITHOUT_LIMIT = {10, 13, 16, 20, 24, 25}
"""Every placing, collision, pick-up, accelerator or boost."""
NO_MARK_NEEDED = {9, 12, 15, 19}
"""Their windows open only once in a turn, a round or the game."""
HERE = Path(__file__).parent
ROOT = HERE.parents[3]


def test_the_23_cards_with_their_numbers() -> None:
    assert {int(card.number): card.name for card in CARDS} == OVERVIEW
    assert [int(card.number) for card in CARDS] == sorted(OVERVIEW)
    assert all(BY_NUMBER[card.number] is card for card in CARDS)


def test_every_card_exists_once_and_two_players_have_22() -> None:
    assert cards(DECK[3]) == set(OVERVIEW.values())
    assert cards(DECK[2]) == set(OVERVIEW.values()) - {"rotational-stabilizer"}
    assert [tokens_in(DECK[players]) for players in range(2, 7)] == [22, 23, 23, 23, 23]


def test_the_limits_of_the_overview() -> None:
    marked = {int(card.number) for card in CARDS if card.once}
    assert marked == set(OVERVIEW) - WITHOUT_LIMIT - NO_MARK_NEEDED


def test_every_option_of_every_card_has_an_action_of_its_own() -> None:
    action = USE
    for card in CARDS:
        assert card.first_action == action
        count = int(card.options)
        assert all(CARD_OF[number - USE] == card.number for number in range(action, action + count))
        action += count
    assert action == ACTIONS


def test_every_card_has_a_module_and_a_test_of_its_own() -> None:
    modules = {path.stem for path in Path(folder_of_cards.__file__).parent.glob("*.py")} - {"__init__"}
    assert modules == {name.replace("-", "_") for name in OVERVIEW.values()}
    assert all((HERE / f"test_{module}.py").exists() for module in modules)


# -- a 24th card ----------------------------------------------------------------------------

CARD = '''
"""Upgrade 27: Energy Tap."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SAUCER, Upgrade


@final
class EnergyTap(Upgrade):
    """At the end of the turn: take an energy of another saucer."""

    def __init__(self) -> None:
        super().__init__(27, "energy-tap", END, ONE_SAUCER, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        other: i64 = 0
        while other < table.saucers:
            if other != saucer and table.energy[other] > 0:
                actions.add(self.first_action + other)
            other += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.energy[option] -= 1
        table.gain_energy(saucer, 1)


CARD = EnergyTap()
'''

NAME = {"en": "Energy Tap", "de": "Energiezapfer", "es": "Toma de energía"}

GAMES = """
from crashyard.engine import Actions, Dice, random_answer
from crashyard.engine.seats import NOBODY
from crashyard.faces.svg import render
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS, DECK
from crashyard.games.crash_and_grab.rules.stages import OFFER, PLAN
from crashyard.games.crash_and_grab.rules.state import tokens_in
from tests.games.crash_and_grab.watch import Watch

card = BY_NUMBER[27]
assert card.name == "energy-tap" and CARDS[-1] is card
assert [tokens_in(DECK[players]) for players in range(2, 7)] == [23, 24, 24, 24, 24]
assert GAME.action_space == ACTIONS
voices = [Words(language, GAME) for language in LANGUAGES]

for players in range(2, 7):
    for mode in ("base", "twisted-titanium"):
        dice, actions, used, kept = Dice(f"{players} {mode}"), Actions(), 0, False
        position = GAME.new(players, {"mode": mode})
        watch = Watch(position)
        for _ in range(400):
            if position.awaited() == NOBODY:
                break
            seat = position.awaited_seats()[0]
            if position.phase == PLAN and not kept:
                position.upgrades[0] |= card.bit
                position.deck &= ~card.bit
                kept = True
            action = int(random_answer(position, seat, dice, actions))
            uses = position.phase == OFFER and card.first_action <= action < card.first_action + 6
            if uses:
                used += 1
                victim = action - card.first_action
                form = position.action_json(seat, action)
                assert form == {"do": "use", "upgrade": "energy-tap", "saucer": COLOURS[victim]}, form
                assert position.parse_action(seat, form) == action
                assert position.forbids(seat, card.first_action) is not None  # not from itself
                assert position.targets(seat, action)
                for words in voices:
                    assert words.action(form).startswith(words.say("upgrade-energy-tap"))
                if used == 1:
                    picture = render(GAME.faces.scene(position.view(seat)), position.targets(seat, action))
                    assert "energy-tap" in picture
                before = list(position.energy)
                assert GAME.load(GAME.save(position)).legal(seat) == position.legal(seat)
                position.listen()
            position.play(seat, action)
            if uses:
                told = position.heard()
                assert told[0].public == {"saucer": "red", "upgrade": "energy-tap"}
                assert told[1].public == {"saucer": "red", "count": 1, "energy": before[0] + 1}
                gained = sum(event.public["count"] for event in told if event.kind == "energy_gained")
                assert sum(position.energy) == sum(before) - 1 + gained
            watch.look()
        assert used, (players, mode)
"""


def test_a_24th_card_touches_no_other_file(tmp_path: Path) -> None:
    """A copy of the package with one module more, run by itself: codes, forms, legal lists, effects."""
    package = tmp_path / "crashyard"
    shutil.copytree(
        Path(crashyard.__file__).parent, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    folder = package / "games" / "crash_and_grab"
    (folder / "rules" / "upgrades" / "cards" / "energy_tap.py").write_text(CARD, encoding="utf-8")
    for language, name in NAME.items():
        words = folder / "faces" / "words" / language / "energy-tap.ftl"
        words.write_text(f"upgrade-energy-tap = {name}\nupgrade-text-energy-tap = {name}.\n", encoding="utf-8")
    (tmp_path / "games.py").write_text(GAMES, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, str(tmp_path / "games.py")], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
