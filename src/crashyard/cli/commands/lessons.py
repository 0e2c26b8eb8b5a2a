"""`crashyard lessons`: what there is to learn, and learning it at the terminal."""

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.parameters import GAME, LessonName, language_option
from crashyard.cli.speech import Speech
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.lesson import LessonHost
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.game import Game
from crashyard.engine.registry import games
from crashyard.faces.lessons import LessonRun, find_lesson, lessons

_EXAMPLES = """\b
crashyard lessons
crashyard lessons cube-attack
crashyard lessons cube-attack orbits --language de"""


@click.command("lessons", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME, required=False)
@click.argument("lesson", type=LessonName(), required=False)
@language_option
@click.pass_obj
def lessons_command(speech: Speech, game: Game | None, lesson: str | None) -> None:
    """List the lessons of GAME, or of all games; or learn one at this terminal, in about two minutes.

    What you try is played by the rules; what does not fit is explained by them.
    """
    if game is None or lesson is None:
        for each in games().values() if game is None else [game]:
            _list(each, speech)
        return
    run = LessonRun(game, find_lesson(game, lesson))
    LessonHost(run, Teller(game, (), speech.language), Keyboard()).lead()


def _list(game: Game, speech: Speech) -> None:
    words = speech.words(game)
    width = max((len(lesson.name) for lesson in lessons(game)), default=0)
    for lesson in lessons(game):
        click.echo(f"{game.name} {lesson.name:{width}}  {words.say(lesson.title.say)}")
