"""What lies on the board and before the players: saucers, crew and cards, each conserved (sections 1, 2 and 20)."""

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.forms.files.board import read_space
from crashyard.games.crash_and_grab.forms.files.common import MOST, FileParts, Flags, read_cards, read_tokens
from crashyard.games.crash_and_grab.forms.files.moment import is_hit, takes_off
from crashyard.games.crash_and_grab.forms.kinds import read_plan
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, EMPTY, TYPES
from crashyard.games.crash_and_grab.rules.names import crew_name, place, upgrade_name
from crashyard.games.crash_and_grab.rules.options import NAME
from crashyard.games.crash_and_grab.rules.stages import PLANS
from crashyard.games.crash_and_grab.rules.state import NOTHING
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import deck_of


def read_saucers(file: FileParts, position: CrashAndGrabTurn) -> Flags:
    """All saucers in the order of their colours; what is said of their turns is checked later."""
    fields = file.fields
    flags: Flags = {"moved": [], "revealed": []}
    for saucer, document in enumerate(fields.items("saucers", int(position.saucers))):
        file.saucers.append(Fields(document, f"saucer {saucer + 1}"))
        _read_saucer(file.saucers[saucer], position, saucer, flags)
    tokens = sum(int(position.override) >> saucer & 1 for saucer in range(position.saucers))
    most = max(0, int(position.players) - 4)
    if tokens > most:
        raise fields.wrong("saucers", tokens, f"0..{most} override tokens")
    return flags


def _read_saucer(fields: Fields, position: CrashAndGrabTurn, saucer: int, flags: Flags) -> None:
    fields.text("colour", [position.colours[saucer]], default=position.colours[saucer])
    owner = int(position.owner(saucer))
    fields.integer("seat", owner, owner, default=owner)
    value = fields.take("at") if "at" in fields else None
    if value is not None:
        _put_saucer(fields, position, saucer, read_space(fields, "at", value, position))
    for token in read_tokens(position, fields, "crew"):
        if position.aboard[saucer] >> token & 1:
            raise _crew_twice(position, token)
        position.aboard[saucer] |= 1 << token
    position.energy[saucer] = fields.integer("energy", 0, MOST, default=int(position.tuning.start_energy))
    position.boosters[saucer] = fields.integer("boosters", 0, MOST, default=0)
    position.upgrades[saucer] = read_cards(fields, "upgrades")
    plan = fields.take("plan") if "plan" in fields else None
    if plan is not None:
        if position.stage < PLANS:
            raise fields.wrong("plan", plan, "null")
        position.plan[saucer] = read_plan(position, Fields(plan, f"{fields.what}: plan"))
    if fields.boolean("override", default=False):
        position.override |= 1 << saucer
    for name, said in flags.items():
        said.append(fields.boolean(name, default=False) if name in fields else None)
    fields.end()


def _put_saucer(fields: Fields, position: CrashAndGrabTurn, saucer: int, cell: int) -> None:
    """No two saucers on one space, but for a collision under way; none on an accelerator that does not leave it."""
    found = int(position.on[cell])
    position.at[saucer] = cell
    if position.kind[cell] == ACCELERATOR and not takes_off(position, saucer):
        raise fields.wrong("at", place(cell), "a space that is no accelerator")
    if found == NOTHING or is_hit(position, saucer, found - 1):
        position.on[cell] = saucer + 1
    elif not is_hit(position, found - 1, saucer):
        raise _two_things(fields, cell)


def read_crew(file: FileParts, position: CrashAndGrabTurn) -> None:
    """On the board, aboard and lost: each crewmember in play once; what lies nowhere is lost."""
    fields = file.fields
    for index, document in enumerate(fields.items("crew") if "crew" in fields else []):
        crew = Fields(document, f"crewmember {index + 1}")
        cell = read_space(crew, "at", crew.take("at"), position)
        token = 4 * position.colours.index(crew.text("colour", position.colours)) + TYPES.index(
            crew.text("type", TYPES)
        )
        crew.end()
        if not EMPTY < position.kind[cell] < ACCELERATOR:
            raise crew.wrong("at", place(cell), "a crash site")
        if position.on[cell] != NOTHING:
            raise _two_things(crew, cell)
        _take_from_lost(position, token)
        position.put_crew(token, cell)
    if position.crew_out > position.quota:
        raise fields.wrong("crew", int(position.crew_out), f"0..{position.quota} crewmembers")
    for saucer in range(position.saucers):
        for token in range(24):
            if position.aboard[saucer] >> token & 1:
                _take_from_lost(position, token)
    if "lost" in fields:
        _check_lost(file, fields.object("lost"), position)


def _take_from_lost(position: CrashAndGrabTurn, token: int) -> None:
    if not position.lost >> token & 1:
        raise _crew_twice(position, token)
    position.lost &= ~(1 << token)


def _check_lost(file: FileParts, lost: Fields, position: CrashAndGrabTurn) -> None:
    colours = [*range(position.saucers), *([int(position.extra)] if position.extra >= 0 else [])]
    for colour in colours:
        right = [TYPES[kind] for kind in range(4) if position.lost >> 4 * colour + kind & 1]
        said = lost.items(position.colours[colour])
        if said != right:
            wrong = lost.wrong(position.colours[colour], "...", f"[{', '.join(right)}]")
            elsewhere = said == [kind for kind in right if kind in said]
            raise blame(wrong, (file.fields, "crew"), *file.of_saucers("crew")) if elsewhere else wrong
    lost.end()


def _crew_twice(position: CrashAndGrabTurn, token: int) -> Refusal:
    """A crewmember is in two places, or of a colour that is not in play (section 20)."""
    return Refusal("crew-does-not-add-up", crew_name(position, token), clause="section 20", game=NAME)


def _two_things(fields: Fields, cell: int) -> Refusal:
    row, col = place(cell)
    facts = {"what": fields.what, "at": f"{row},{col}"}
    return Refusal("two-things-on-space", facts, clause="section 20", game=NAME)


def read_upgrades(file: FileParts, position: CrashAndGrabTurn) -> None:
    """Each card of the deck once; without a `deck` all that lie nowhere else are in it."""
    fields = file.fields
    position.discard = read_cards(fields, "discard")
    position.drawn = read_cards(fields, "drawn")
    piles = [int(cards) for cards in position.upgrades] + [int(position.discard), int(position.drawn)]
    whole = deck_of(position)
    elsewhere = 0
    for pile in piles:
        _check_cards(pile & elsewhere | pile & ~whole)
        elsewhere |= pile
    given = "deck" in fields
    position.deck = read_cards(fields, "deck") if given else whole & ~elsewhere
    suspects = [(fields, "discard"), (fields, "drawn"), *file.of_saucers("upgrades")]
    _check_cards(int(position.deck) ^ (whole & ~elsewhere), *suspects)
    position.deduced = read_cards(fields, "deduced")
    if position.deduced & ~position.drawn:
        raise fields.wrong("deduced", "...", "drawn cards")
    position.fresh = read_cards(fields, "fresh")
    mine = position.upgrades[position.saucer] if position.saucer >= 0 else 0
    if position.fresh & ~mine:
        raise fields.wrong("fresh", "...", "upgrades of the turn saucer")


def _check_cards(wrong: int, *suspects: tuple[Fields, str]) -> None:
    if wrong:
        facts = {"upgrade": upgrade_name(wrong.bit_length() - 1)}
        raise blame(Refusal("cards-do-not-add-up", facts, clause="section 20", game=NAME), *suspects)
