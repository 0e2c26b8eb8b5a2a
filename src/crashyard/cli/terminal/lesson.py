"""A lesson at the terminal: the same script and the same rules as in the browser, a step after the other."""

from collections.abc import Callable

from crashyard.cli.terminal.asking import Leaving
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.menu import Menu
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.refusal import Refusal
from crashyard.faces.lessons import READ, LessonRun
from crashyard.faces.scene import Scene

COMMANDS = ("help", "board", "quit", "back")
"""What may be said at any step."""


class LessonHost:
    """Leads somebody through one lesson."""

    def __init__(self, run: LessonRun, teller: Teller, keyboard: Keyboard) -> None:
        self._run = run
        self._teller = teller
        self._keyboard = keyboard

    def lead(self) -> bool:
        """Go on until the lesson is over or somebody leaves; whether it is over."""
        self._teller.say(self._run.lesson.title.say, bold=True)
        try:
            while self._run.step is not None:
                self._step()
        except (EOFError, KeyboardInterrupt):
            self._teller.write("")
            self._teller.say("learning-left")
            return False
        except Leaving:
            self._teller.say("learning-left")
            return False
        self._teller.board(self._scene(), legend=False)
        self._teller.say(self._run.sentence.say, bold=True)
        return True

    def _scene(self) -> Scene:
        scene: Scene = self._run.game.faces.scene(self._run.position.view(self._run.lesson.seat))
        return scene

    def _step(self) -> None:
        run, teller, scene = self._run, self._teller, self._scene()
        assert run.step is not None
        teller.board(scene, legend=run.number == 0)
        teller.say("learning-step", {"number": run.number + 1, "steps": len(run.lesson.steps)})
        teller.say(run.sentence.say, bold=True)
        teller.point_out(run.step.glow, scene)
        action = self._choose(scene) if run.step.right else self._read()
        for answered in run.go_on(action):
            teller.events(answered.events, run.lesson.seat)

    def _read(self) -> int:
        typed = self._keyboard.read(self._teller.words.say("learning-read") + " ")
        if self._teller.means("quit", typed):
            raise Leaving
        return READ

    def _choose(self, scene: Scene) -> int:
        """Listen until something is chosen that the lesson wants; everything else is explained."""
        run, teller = self._run, self._teller
        menu = Menu(run.position, run.lesson.seat, scene, teller, "learning-hint")
        obey: dict[str, Callable[[], None]] = {
            "help": lambda: teller.help(menu.example(), scene, COMMANDS),
            "board": lambda: teller.board(scene),
            "back": menu.back,
            "quit": _leave,
        }
        menu.show()
        while True:
            typed = self._keyboard.read("> ", [*COMMANDS, *menu.completions()])
            command, _ = teller.command(typed)
            try:
                if command in obey:
                    obey[command]()
                    continue
                action = menu.choose(typed)
                objection = None if action is None else run.objection(action)
            except Refusal as refusal:
                teller.refuse(refusal)
                continue
            if action is None:
                continue
            if objection is None:
                return action
            if isinstance(objection, Refusal):
                teller.refuse(objection)
            else:
                teller.say(objection.say)


def _leave() -> None:
    raise Leaving
