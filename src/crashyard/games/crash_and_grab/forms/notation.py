"""The JSON forms of actions and of the outcomes of chance, and the clauses of refusals.

A form names things as people do: `{"do": "plan", "card": "2", "direction": "sun"}`. What using an upgrade needs beside
its name follows from what the card lets choose, so this module names no card.
"""

from typing import Any

from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.forms import outcomes
from crashyard.games.crash_and_grab.rules import upgrade
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.codes import (
    BUY,
    CARD_OF,
    COLOUR,
    CREWMEMBER,
    DECLINE,
    DIRECTION,
    DISTANCE,
    ENERGIZE,
    FLY,
    GIVE,
    KEEP,
    PLAN,
    PLAN_BOTH,
    SAUCER,
    SPACE,
    STEAL,
    USE,
)
from crashyard.games.crash_and_grab.rules.deck import BY_NUMBER
from crashyard.games.crash_and_grab.rules.names import card_name, crew_name, marker_name, place, slot_name, upgrade_name
from crashyard.games.crash_and_grab.rules.options import NAME
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, BOOST, LOSE
from crashyard.games.crash_and_grab.rules.stages import DISTANCE as DISTANCE_ASKED
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH, CrashAndGrabState
from crashyard.games.crash_and_grab.rules.turn import Turn

CLAUSES = {
    "game-over": "section 14",
    "not-awaited": "section 6",
    "last-player": "R-67",
    "has-left": "R-67",
    "unknown-action": "section 6",
    "tile-is-laid": "section 3.2",
    "make-a-plan": "section 6",
    "choose-saucer": "section 6",
    "not-your-saucer": "section 1",
    "no-such-saucer": "section 4",
    "choose-distance": "section 6",
    "card-distance": "section 9.2",
    "choose-direction": "R-51",
    "must-accelerate": "section 9.4",
    "accelerator-distance": "section 9.4",
    "boost-or-stop": "section 9.6",
    "boost-distance": "section 9.6",
    "use-or-decline": "section 16",
    "not-your-upgrade": "section 16",
    "upgrade-not-active": "R-53",
    "upgrade-used": "section 16",
    "wrong-window": "section 16",
    "works-by-itself": "section 16",
    "upgrade-not-now": "section 16",
    "upgrade-not-so": "section 16",
    "pass-or-stop": "section 11",
    "cannot-be-passed": "R-45",
    "pay-penalty": "section 10.2",
    "not-aboard": "section 9.5",
    "matching-stays": "section 9.5",
    "not-the-lowest": "R-22",
    "not-an-opponent": "section 10.2",
    "take-reward": "section 10.3",
    "not-aboard-victim": "section 10.3",
    "victim-has-fewer": "R-24",
    "both-have-fewer": "R-25",
    "choose-colour": "section 15",
    "queue-is-empty": "section 15",
    "buy-or-stop": "R-60",
    "keep-one-of-two": "section 16",
    "lose-a-crewmember": "Twisted Titanium",
}
"""Every refusal of the rules, with the clause that it stands on."""


def refusal(table: Turn, key: str, seat: int, action: int) -> Refusal:
    """A refusal with who is awaited and, where the action speaks of them, `colour`, `type`, `saucer` and `upgrade`.

    `asked` is the saucer that is asked, that is moving or that has its turn; `distances` are those to choose from;
    `victim` is the saucer whose crash is paid for, `robbed` its owner, and `fewer` and `more` are the stationed counts
    of both sides. Nothing in it depends on what is hidden.
    """
    asked = next((saucer for saucer in (table.asked, table.mover, table.saucer) if saucer >= 0), -1)
    facts: dict[str, object] = {"seat": seat, "action": action, "active": table.awaited()}
    facts["asked"] = table.colours[asked] if asked >= 0 else ""
    facts |= {"colour": "", "type": "", "saucer": "", "upgrade": "", "victim": "", "distances": _distances(table)}
    if len(table.rewards) > 0:
        victim = table.rewards[0]
        robbed = table.owner(victim)
        counts = {"fewer": int(table.count_of(robbed)), "more": int(table.count_of(table.active))}
        facts |= {"victim": table.colours[victim], "robbed": int(robbed), **counts}
    if seat != CHANCE and 0 <= action < SPACE:
        facts |= _meant(table, action)
    return Refusal(key, facts, clause=CLAUSES[key], game=NAME)


def _distances(table: Turn) -> list[int]:
    """What may be chosen where a distance is asked."""
    bits = 0
    if table.phase == DISTANCE_ASKED:
        bits = int(table.distances_of_card())
    elif table.phase == ACCELERATE:
        bits = int(table.distances_of_leaving())
    elif table.phase == BOOST:
        bits = int(table.distances_of_boost())
    return [spaces for spaces in range(bits.bit_length()) if bits >> spaces & 1]


def _meant(table: CrashAndGrabState, action: int) -> dict[str, object]:
    """What an action speaks of."""
    if SAUCER <= action < DISTANCE:
        return {"saucer": table.colours[action - SAUCER]}
    if CREWMEMBER <= action < GIVE:
        return {**crew_name(table, action - CREWMEMBER)}
    if GIVE <= action < ENERGIZE:
        return crew_name(table, (action - GIVE) // 6) | {"saucer": table.colours[(action - GIVE) % 6]}
    if STEAL <= action < COLOUR:
        return {**crew_name(table, action - STEAL)}
    if COLOUR <= action < BUY:
        return {"colour": table.colours[action - COLOUR]}
    if KEEP <= action < USE:
        return {"upgrade": upgrade_name(action - KEEP)}
    return {"upgrade": upgrade_name(CARD_OF[action - USE])} if action >= USE else {}


# -- forms ----------------------------------------------------------------------------------


def action_json(table: CrashAndGrabState, seat: int, action: int) -> object:
    """The form of an action, or of an outcome of chance."""
    if seat == CHANCE:
        return outcomes.outcome_json(table, action)
    if action in BARE:
        return {"do": BARE[action]}
    if action < SAUCER:
        return {"do": "plan"} | _plan_json(table, seat, action)
    if action < DISTANCE:
        return {"do": "saucer", "saucer": table.colours[action - SAUCER]}
    if action < DIRECTION:
        return {"do": "distance", "distance": action - DISTANCE}
    if action < FLY:
        return {"do": "direction", "direction": marker_name(table, action - DIRECTION)}
    if action < CREWMEMBER:
        spaces, direction = divmod(action - FLY, 4)
        do = "accelerate" if table.phase == ACCELERATE else "boost"
        return {"do": do, "direction": marker_name(table, direction), "distance": spaces}
    if action < COLOUR:
        return _crew_json(table, action)
    if action < BUY:
        return {"do": "colour", "colour": table.colours[action - COLOUR]}
    if action < USE:
        return {"do": "keep", "upgrade": upgrade_name(action - KEEP)}
    card = BY_NUMBER[CARD_OF[action - USE]]
    return {"do": "use", "upgrade": card.name} | choice_json(table, card.choice, action - card.first_action)


BARE = {DECLINE: "decline", ENERGIZE: "energize", BUY: "buy"}
"""The actions that are nothing but a word."""


def _plan_json(table: CrashAndGrabState, seat: int, action: int) -> dict[str, Any]:
    if action < PLAN_BOTH:
        return one_plan(table, action - PLAN)
    first, second = divmod(action - PLAN_BOTH, PLANS_EACH)
    plans = [{"saucer": table.colours[seat]} | one_plan(table, first)]
    return {"plans": [*plans, {"saucer": table.colours[seat + 2]} | one_plan(table, second)]}


def one_plan(table: CrashAndGrabState, plan: int) -> dict[str, Any]:
    return {"card": card_name(plan), "direction": marker_name(table, plan % 4)}


def _crew_json(table: CrashAndGrabState, action: int) -> dict[str, Any]:
    if action < GIVE:
        return {"do": "lose" if table.phase == LOSE else "pass", "crew": crew_name(table, action - CREWMEMBER)}
    if action < ENERGIZE:
        token, saucer = divmod(action - GIVE, 6)
        return {"do": "give", "crew": crew_name(table, token), "to": table.colours[saucer]}
    return {"do": "steal", "crew": crew_name(table, action - STEAL)}


def choice_json(table: CrashAndGrabState, choice: int, option: int) -> dict[str, Any]:
    """What the form of using a card says beside its name, by what the card lets choose."""
    if choice == upgrade.SPACE:
        return {"space": place(option)}
    if choice == upgrade.SITE:
        return {"site": option}
    if choice == upgrade.DIRECTION:
        return {"direction": marker_name(table, option)}
    if choice == upgrade.SAUCER:
        return {"saucer": table.colours[option]}
    if choice == upgrade.CREWMEMBER:
        return {"crew": crew_name(table, option)}
    if choice == upgrade.EXCHANGE:
        token, colour = divmod(option, 6)
        return {"take": crew_name(table, token), "give": {"colour": table.colours[colour], "type": TYPES[token % 4]}}
    if choice == upgrade.TILE:
        return {"slot": slot_name(table, option // 4), "turns": option % 4}
    return {"rotation": outcomes.ROTATIONS[option]} if choice == upgrade.ROTATION else {}
