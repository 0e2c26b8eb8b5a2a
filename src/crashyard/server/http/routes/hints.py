"""Hints: what a level would answer in somebody's place, and why.

Hints are for those whom they give no advantage over anybody: who plays alone with bots, also at several chairs of their
own, and, when a game is over, whoever looks at it again. At a table with other people nobody gets one, not even while a
bot stands in for them.
"""

from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter

from crashyard.bots.hint import ADVISER, Hint, check_level
from crashyard.bots.reasons.reasons import Reason
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.faces.reasons import phrase, sentence
from crashyard.faces.words import Words
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.requests import ApiRequest, past_turn, services_of
from crashyard.server.streams.pages import names
from crashyard.server.streams.replay import Replay
from crashyard.server.tables.state import OVER, RUNNING
from crashyard.server.tables.table import GameTable
from crashyard.server.translation import Translation
from crashyard.server.workers.bot_players import MOST_ASKED_FROM

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class HintRoutes(Controller):
    path = "/api/tables"
    tags = ("hints",)

    @get("/{table_id:str}/hint", summary="What a level would answer in the place of a seat, and why")
    async def hint(
        self,
        request: ApiRequest,
        table_id: FromPath[str],
        seat: FromQuery[int],
        level: FromQuery[str] = ADVISER,
        n: Number = 0,
        language: FromQuery[str] = "en",
    ) -> dict[str, Any]:
        """For a seat of one's own that is asked now, alone with bots; when the game is over, for any seat.

        With `n` not as the table stands now, but as it stood after the entry with this number. It takes about a second,
        and nothing goes into it that the seat may not know. `lines`: the best answers, the one that the level would
        give first; `winning` is how likely the seat or its side wins then, `why` what it gains
        and risks, `follows` what is expected next. `tie`: which of them are about equally good, and why.
        """
        services = services_of(request)
        person = await services.access.whoever(request)
        services.access.count(request, "hint", person)
        check_level(level)
        table = await services.registry.table(table_id)
        check_fair(table, person, seat)
        position = await _position(request, table, n)
        if not position.awaits(seat):
            raise Refusal("hint-not-now")
        decision = table.decision(seat)
        if person is not None and person.account:
            hint = await services.bots.hint(person.id, table.game, position, seat, level)
        else:
            address = services.access.address(request)
            hint = await services.bots.hint(address, table.game, position, seat, level, MOST_ASKED_FROM)
        if not n and table.decision(seat) != decision:
            raise Refusal("hint-late")
        told = {"n": n or table.number, "seat": seat, "level": level}
        mine = person is not None and table.chairs[seat].person == person.id
        return told | told_of(hint, table, mine, Translation(language))


def check_fair(table: GameTable, person: Person | None, seat: int) -> None:
    """Refuse a hint that would give anybody an advantage over somebody else, or show what is hidden from them."""
    if not 0 <= seat < table.players:
        raise Refusal("wrong-seat", {"seat": seat, "last": table.players - 1})
    if table.state == OVER:
        return
    if person is None or table.chairs[seat].person != person.id:
        raise Refusal("not-your-seat")
    if table.state != RUNNING:
        raise Refusal("not-running")
    if not table.is_alone(person.id):
        raise Refusal("hint-others")
    if table.chairs[seat].kind != "person":
        raise Refusal("bot-plays")


async def _position(request: ApiRequest, table: GameTable, number: int) -> Position:
    """How the table stands, or stood after an entry."""
    position = table.position
    if number:
        async with past_turn(request):
            position = await Replay(table).position_after(number)
    if position is None:
        raise Refusal("wrong-number", {"n": number})
    if position.result() is not None:
        raise Refusal("nothing-left")
    return position


def told_of(hint: Hint, table: GameTable, mine: bool, translation: Translation) -> dict[str, Any]:
    """A hint in the words that people read on the buttons and in the log.

    `mine` is whether the seat is that of whoever asks: then the reasons say "your".
    """
    words = translation.words(table.game, names(table))

    def reason(found: Reason) -> dict[str, Any]:
        says = phrase(words, found.kind, found.effect, mine and found.ours, found.how())
        return {"kind": found.kind, "effect": found.effect.kind, "share": round(found.share, 3), "says": says}

    lines = []
    for line in hint.lines:
        reasons = [reason(found) for found in line.reasons]
        lines.append(
            {
                "action": line.action,
                "targets": line.targets,
                "says": words.action(line.form),
                "value": round(line.value, 3),
                "winning": round(line.winning, 3),
                "attention": round(line.attention, 3),
                "why": sentence(words, [(told["kind"], told["says"]) for told in reasons]),
                "reasons": reasons,
                "follows": [{"seat": step.seat, "says": words.action(step.form)} for step in line.follows],
            }
        )
    return {"rounds": hint.rounds, "sides": hint.sides, "tie": _tie_of(hint, words), "lines": lines}


def _tie_of(hint: Hint, words: Words) -> dict[str, Any] | None:
    """Which lines are about equally good, and why."""
    tie = hint.tie
    return None if tie is None else {"lines": tie.lines, "why": tie.why, "says": words.say("why-tie", {"why": tie.why})}
