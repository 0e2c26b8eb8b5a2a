"""Asking one person for one decision, with everything they may say instead of deciding."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from crashyard.bots.hint import ADVISER, check_level
from crashyard.cli.terminal.choosing import Candidate, candidates, is_text_form, narrow, read_action, why_not
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.play import TerminalPlay
from crashyard.cli.terminal.teller import COMMANDS, Teller
from crashyard.engine.refusal import Refusal
from crashyard.faces.words import LANGUAGES

_LOG = 20
"""So many sentences the log shows if nobody says how many."""


class Leaving(Exception):
    """Somebody wants to leave the table."""


class Asking:
    """One decision of one person. It ends with an answer, or with something that makes the host ask anew."""

    def __init__(self, play: TerminalPlay, teller: Teller, keyboard: Keyboard, seat: int) -> None:
        self._play = play
        self._teller = teller
        self._keyboard = keyboard
        self._seat = seat
        self._scene = play.scene(seat)
        self._every = candidates(play.position, seat, teller.words, self._scene.buttons)
        self._steps: list[Sequence[Candidate]] = [self._every]
        """What was left after each step of choosing."""
        self._entries: list[list[Candidate]] = []
        """The menu, in the order of its numbers."""
        self._done = False
        self._obey: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "language": self._language,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
            "back": self._back,
        }

    def ask(self) -> None:
        """Show the table and what may be done, and listen until something has come of it."""
        self._teller.board(self._scene, legend=not self._play.has_decided(self._seat))
        self._menu()
        while not self._done:
            prompt = self._teller.words.say("play-prompt", {"seat": self._seat}) + " "
            typed = self._keyboard.read(prompt, self._completions())
            try:
                self._hear(typed)
            except Refusal as refusal:
                self._teller.refuse(refusal)

    def _hear(self, typed: str) -> None:
        command, rest = self._teller.command(typed)
        if command:
            self._obey[command](rest)
        elif not typed:
            self._menu()
        elif typed.isdecimal():
            self._pick(int(typed))
        elif is_text_form(typed):
            self._answer(read_action(self._play.position, self._seat, typed))
        else:
            self._point(typed)

    # -- choosing ---------------------------------------------------------------------------

    def _menu(self) -> None:
        self._entries = self._teller.menu(self._steps[-1], self._scene)
        if len(self._steps) > 1:
            self._teller.say("play-narrowed")
        else:
            self._teller.say("play-hint", {"pointing": self._teller.pointing(self._example(), self._scene)})

    def _example(self) -> Candidate:
        """An action that takes some pointing, to show how it is done."""
        buttons = {button.target for button in self._scene.buttons}
        return max(self._every, key=lambda candidate: len(set(candidate.targets) - buttons))

    def _pick(self, number: int) -> None:
        if not 1 <= number <= len(self._entries):
            raise Refusal("no-such-entry", {"number": number, "most": len(self._entries)})
        self._narrow(self._entries[number - 1])

    def _point(self, typed: str) -> None:
        """Words that point: at what is left of the choice, or at something else altogether."""
        fitting = narrow(self._steps[-1], typed) or narrow(self._every, typed)
        if not fitting:
            places = [place.id for place in self._scene.places]
            raise why_not(self._play.position, self._seat, self._every, typed, places)
        self._narrow(fitting)

    def _narrow(self, fitting: Sequence[Candidate]) -> None:
        if len(fitting) == 1:
            self._answer(fitting[0].action)
        else:
            self._steps.append(fitting)
            self._menu()

    def _answer(self, action: int) -> None:
        self._play.answer(self._seat, action)
        self._done = True

    def _back(self, rest: str) -> None:
        """One step back in choosing; nothing has been played yet."""
        if len(self._steps) > 1:
            self._steps.pop()
        self._menu()

    def _completions(self) -> list[str]:
        """What the tabulator key offers: commands, and what can be pointed at next."""
        names = {part for candidate in self._steps[-1] for target in candidate.targets for part in target.split(":")}
        places = {part.rpartition("@")[2] for part in names}
        return [*COMMANDS, *places]

    # -- commands ---------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self._teller.help(self._example(), self._scene)
        self._teller.write("")
        self._menu()

    def _board(self, rest: str) -> None:
        self._teller.board(self._scene)
        self._menu()

    def _log(self, rest: str) -> None:
        number = int(rest) if rest.isdecimal() else _LOG
        events = [event for _, told in self._play.happened for event in told]
        self._teller.log(events[-number:] if number else [], self._seat)

    def _hint(self, rest: str) -> None:
        level = rest or ADVISER
        check_level(level)
        self._teller.say("play-thinking")
        self._teller.hint(self._play.hint(self._seat, level), level, self._every)

    def _undo(self, rest: str) -> None:
        if not self._play.undo():
            raise Refusal("nothing-to-undo")
        self._teller.say("play-undone")
        self._done = True

    def _language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            raise Refusal("unknown-language", {"language": rest, "languages": ", ".join(LANGUAGES)})
        self._teller.speak(rest)
        self._done = True

    def _save(self, rest: str) -> None:
        if not rest:
            raise Refusal("save-where")
        with suppress(RuntimeError):
            rest = str(Path(rest).expanduser())
        self._teller.say("play-saved", {"file": self._play.save(rest)})

    def _resign(self, rest: str) -> None:
        if self._teller.means("yes", self._keyboard.read(self._teller.words.say("play-really") + " ")):
            self._play.resign(self._seat)
            self._done = True

    def _quit(self, rest: str) -> None:
        raise Leaving
