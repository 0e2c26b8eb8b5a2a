"""Asking one person for one decision, with everything they may say instead of deciding."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from crashyard.bots.hint import ADVISER, check_level
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.menu import Menu
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
        self._menu = Menu(play.position, seat, self._scene, teller, "play-hint")
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
        self._menu.show()
        while not self._done:
            prompt = self._teller.words.say("play-prompt", {"seat": self._seat}) + " "
            typed = self._keyboard.read(prompt, [*COMMANDS, *self._menu.completions()])
            try:
                self._hear(typed)
            except Refusal as refusal:
                self._teller.refuse(refusal)

    def _hear(self, typed: str) -> None:
        command, rest = self._teller.command(typed)
        if command:
            self._obey[command](rest)
        else:
            action = self._menu.choose(typed)
            if action is not None:
                self._play.answer(self._seat, action)
                self._done = True

    def _back(self, rest: str) -> None:
        self._menu.back()

    # -- commands ---------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self._teller.help(self._menu.example(), self._scene)
        self._teller.write("")
        self._menu.show()

    def _board(self, rest: str) -> None:
        self._teller.board(self._scene)
        self._menu.show()

    def _log(self, rest: str) -> None:
        number = int(rest) if rest.isdecimal() else _LOG
        events = [event for _, told in self._play.happened for event in told]
        self._teller.log(events[-number:] if number else [], self._seat)

    def _hint(self, rest: str) -> None:
        level = rest or ADVISER
        check_level(level)
        self._teller.say("play-thinking")
        self._teller.hint(self._play.hint(self._seat, level), level, self._menu.every)

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
