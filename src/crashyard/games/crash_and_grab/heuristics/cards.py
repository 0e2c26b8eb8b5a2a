"""What the upgrade cards are worth to bots, in filled stations, by their names.

No rule knows these numbers. A card that is new counts like a middling one until somebody has measured it.
"""

from typing import Final

from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER

MIDDLING: Final = 0.5

WORTHS: Final[dict[str, float]] = {
    "blast-off-thrusters": 0.95,
    "wormhole-generator": 0.7,
    "afterburner": 1.1,
    "pulse-cannon": 0.7,
    "tractor-beam": 1.6,
    "saucer-teleporter": 0.8,
    "cloaking-device": 0.3,
    "waste-accelerator": 0.95,
    "hyperdrive": 0.9,
    "scavenger-bot": 0.55,
    "distress-signaler": 0.55,
    "time-machine": 1.45,
    "regeneration-gateway": 0.55,
    "kinetic-siphon": 0.65,
    "cargo-hold": 0.1,
    "proximity-mines": 0.95,
    "landing-legs": 1.05,
    "quake-maker": 0.55,
    "rotational-stabilizer": 0.25,
    "airlock": 0.8,
    "acceleration-regulator": 0.8,
    "boost-amplifier": 0.7,
    "organic-triangulator": 0.95,
}


def worths_by_number() -> list[float]:
    """The worth of each card at its number, in hundredths."""
    return [0.01 * round(100 * WORTHS.get(card.name, MIDDLING)) for card in BY_NUMBER]
