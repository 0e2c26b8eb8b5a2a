"""One play of a game, to be held in a hand: the record, the position it has led to, and what can be done next.

It is the engine's own record and position, with answers in words and chance that plays by itself. Whoever wants the
numbers finds them in `record` and `position`; `docs/api.md` is the page.
"""

import json
import secrets
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from crashyard.bots.bot import Bot
from crashyard.bots.hint import ADVISER, PATIENCE, Hint, check_level, think_of_hint
from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import Chance, FairChance, SealedChance, SeededChance
from crashyard.engine.driver import RESIGN, AnswerLog, AskSeats, Driver, EventLog, NumberedChance, SeatedBot
from crashyard.engine.forms.documents import parse_json
from crashyard.engine.forms.text import from_text, to_text
from crashyard.engine.game import Game
from crashyard.engine.records.record import Record
from crashyard.engine.records.record_files import load_record
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game, load_position
from crashyard.engine.result import Result
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import Words
from crashyard.picture import WIDTH, Picture

Answer = str | int | Mapping[str, object]
"""The text form of an action, its number, or its JSON form."""


class Play:
    """A play from its setup on. Chance has always answered already, unless nobody can tell how.

    With a `seed`, any text or number, chance and the bots that are asked always do the same; without one the dice are
    fair ones that nobody knows beforehand. Game 3 of `simulate` with the seed 7 is the play with the seed "7/3".
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        with _explained():
            known = find_game(game) if isinstance(game, str) else game
            chance: Chance = FairChance.fresh() if seed is None else SeededChance(str(seed))
            record = Record.new(known, known.default_players if players is None else players, options, chance)
        self._take(record, seed)

    @classmethod
    def of(cls, record: Record, seed: str | int | None = None) -> "Play":
        """The play of a record, as far as it goes. The seed is that of bots that are asked."""
        play = cls.__new__(cls)
        play._take(record, seed)
        return play

    def _take(self, record: Record, seed: str | int | None) -> None:
        self.record = record
        self.position = record.position()
        self._seed = secrets.token_hex(16) if seed is None else str(seed)
        self._dice = Dice(f"{self._seed}/hidden")
        self._bots: dict[tuple[str, int], Bot] = {}
        self._driver().play()

    # -- where it stands --------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def players(self) -> int:
        return self.record.players

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose answer is missing; none when the play is over."""
        return tuple(self.position.awaited_seats())

    @property
    def over(self) -> bool:
        return not self.awaited

    @property
    def result(self) -> Result | None:
        """Ranks, winners and payoffs, or None while the play is going on."""
        return self.position.result()

    def __len__(self) -> int:
        """How many answers have been given, those of chance included."""
        return len(self.record.answers)

    def view(self, seat: int = SPECTATOR) -> dict[str, object]:
        """What a seat, or a spectator, may know."""
        return self.position.view(seat)

    def picture(self, seat: int = SPECTATOR, *, language: str = "en", width: int = WIDTH) -> Picture:
        """The table as a seat, or a spectator, sees it."""
        return Picture(self.game, self.position, seat, language=language, width=width)

    def story(self, seat: int = SPECTATOR, *, language: str = "en") -> list[str]:
        """What has happened so far, one sentence each, as a seat or a spectator may know it."""
        words = Words(language, self.game)
        position = self.record.opening()
        log = EventLog(position)
        self.record.replay(position, [log])
        return [words.event(event.seen_by(seat)) for _, events in log.happened for event in events]

    # -- what is done -----------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may answer now, in words; the one that is awaited if only one is."""
        seat = self._actor(seat)
        return [self._text(seat, action) for action in self.position.legal(seat)]

    def answer(self, answer: Answer, seat: int | None = None) -> None:
        """Give an answer for a seat, by default the one that is awaited. A `Refusal` says why not; nothing changed."""
        seat = self._actor(seat)
        with _explained(self.game):
            if isinstance(answer, int):
                self._give(seat, answer)
                return
            form = from_text(answer) if isinstance(answer, str) else dict(answer)
            steps = self.game.steps(self.position, seat, form)
            if len(steps) > 1:
                self.at(len(self))._give_all(seat, steps)
            self._give_all(seat, steps)

    def resign(self, seat: int) -> None:
        with _explained(self.game):
            self._give(seat, RESIGN)

    def undo(self) -> None:
        """Take the last answer of a seat back, and what chance answered to it."""
        answered = [number for number, (seat, _) in enumerate(self.record.answers) if seat >= 0]
        if not answered:
            raise IndexError("there is no answer that could be taken back")
        self.record = self.record.undone(len(self) - answered[-1])
        self.position = self.record.position()
        self._bots.clear()

    def at(self, answers: int) -> "Play":
        """A play of its own that stands where this one stood after so many answers, those of chance included."""
        if not 0 <= answers <= len(self):
            raise IndexError(f"this play has {len(self)} answers")
        return Play.of(self.record.undone(len(self) - answers), self._seed)

    def steps(self) -> Iterator["Play"]:
        """The play after every answer of a seat, beginning with its opening."""
        for number in range(len(self) + 1):
            if number == len(self) or self.record.answers[number][0] >= 0:
                yield self.at(number)

    # -- bots -------------------------------------------------------------------------------

    def ask(self, bot: str | Bot, seat: int | None = None) -> str:
        """What a bot answers in the place of a seat. It is shown no more than the seat may know."""
        seat = self._actor(seat)
        return self._text(seat, self._bot(bot, seat).answer(self.position.possible(seat, self._dice), seat))

    def hint(self, level: str = ADVISER, seat: int | None = None, *, seconds: float = PATIENCE) -> Hint:
        """The best answers that a level finds, how often each wins, and how it would go on."""
        seat = self._actor(seat)
        with _explained(self.game):
            check_level(level)
        seed = f"{self._seed}/hint/{len(self)}"
        return think_of_hint(self.game, self.position.possible(seat, Dice(seed)), seat, level, seed, seconds)

    def finish(self, *bots: str | Bot) -> None:
        """Let bots play on to the end, one a seat or one for all seats; or until the game is stopped as endless."""
        seated = bots * self.players if len(bots) == 1 else bots
        if len(seated) != self.players:
            raise ValueError(f"{len(bots)} bots do not fit {self.players} seats")
        players = [SeatedBot(self._bot(bot, seat), self._dice) for seat, bot in enumerate(seated)]
        self._driver(*players).play(self.game.longest - len(self))
        self._driver().play()

    # -- files ------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the record of the play to a file; `load` opens it again."""
        Path(path).write_text(json.dumps(self.record.to_json()) + "\n", encoding="utf-8")

    # -- how it looks -----------------------------------------------------------------------

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __str__(self) -> str:
        return str(self.picture())

    def __repr__(self) -> str:
        state = "over" if self.over else f"awaits {', '.join(map(str, self.awaited))}"
        return f"<Play of {self.game.name}: {self.players} players, {len(self)} answers, {state}>"

    # -- inside -----------------------------------------------------------------------------

    def _actor(self, seat: int | None) -> int:
        """The seat that was said, or the one that is awaited."""
        if seat is not None:
            return seat
        if len(self.awaited) > 1:
            raise ValueError(f"say which seat: {', '.join(map(str, self.awaited))} are awaited")
        return self.awaited[0] if self.awaited else 0

    def _text(self, seat: int, action: int) -> str:
        return to_text(self.position.action_json(seat, action))

    def _bot(self, bot: str | Bot, seat: int) -> Bot:
        """The bot of that name that plays in the place of a seat."""
        if not isinstance(bot, str):
            return bot
        with _explained(self.game):
            return self._bots.setdefault((bot, seat), find_bot(bot, self.game, f"{self._seed}/bot/{seat}"))

    def _give_all(self, seat: int, forms: list[object]) -> None:
        for form in forms:
            self._give(seat, self.position.parse_action(seat, form))

    def _give(self, seat: int, action: int) -> None:
        driver = self._driver()
        driver.give(seat, action)
        driver.play()

    def _driver(self, *players: SeatedBot) -> Driver:
        """What plays on for bots, one a seat, and for chance, where anybody can tell how; it notes every answer."""
        chance = self.record.chance
        known = chance is not None and not isinstance(chance, SealedChance)
        numbered = NumberedChance(chance, self.record.chance_answers()) if chance is not None and known else None
        return Driver(self.position, AskSeats(players, numbered), [AnswerLog(self.record.answers)])


def load(source: str | Path | Mapping[str, object], seed: str | int | None = None) -> Play:
    """The play of a record or of a position file, named or given as JSON values.

    From a position file a new play begins; its chance is that of the seed. A record of other rules is followed as far
    as it goes, and a `UserWarning` says so where that is not to its end or where nobody can tell how well.
    """
    with _explained():
        document = (
            parse_json(Path(source).read_text(encoding="utf-8"), str(source))
            if isinstance(source, str | Path)
            else source
        )
        if isinstance(document, Mapping) and "record" in document:
            record = load_record(document)
            remark = None if record.origin is None else record.origin.remark(record.game)
            if remark is not None:
                warnings.warn(Words("en", record.game).refusal(remark), stacklevel=2)
            return Play.of(record, seed)
        game, position = load_position(document)
        chance: Chance = FairChance.fresh() if seed is None else SeededChance(str(seed))
        return Play.of(Record.from_position(game, position, chance), seed)


@contextmanager
def _explained(game: Game | None = None) -> Iterator[None]:
    """A refusal in here carries its sentence with it, for whoever reads the traceback."""
    try:
        yield
    except Refusal as refusal:
        refusal.add_note(Words("en", game).refusal(refusal))
        raise
