"""`crashyard replay`: a record played again."""

from collections.abc import Callable

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.files import make_folder, read_json, write_new
from crashyard.cli.parameters import SEAT, FileName, Whole, language_option
from crashyard.cli.position_files import the_seat
from crashyard.cli.progress import progress_bar
from crashyard.cli.show import draw_for_terminal, render_svg
from crashyard.cli.speech import Speech, one_line
from crashyard.engine.chance.fair import FairChance
from crashyard.engine.driver import PlayObserver
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.records.record_files import load_record
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import Words


@click.command("replay", cls=Command)
@click.argument("record", metavar="RECORD", type=FileName())
@click.option("--verify", is_flag=True, help="Recompute every outcome of chance.")
@click.option("--upto", type=Whole(0, 1_000_000_000), help="Only the first N answers, those of chance included.")
@click.option("--view", type=SEAT, help="Tell what this seat may know; the default is what everybody may know.")
@click.option("--svg", type=FileName("dir"), help="Write a picture of every position into this new or empty folder.")
@language_option
@click.pass_obj
def replay_command(
    speech: Speech, record: str, verify: bool, upto: int | None, view: int | None, svg: str | None
) -> None:
    """Replay a record: tell what happened, and draw the table at the end. RECORD may be - for stdin."""
    played = load_record(read_json(record))
    answers = len(played.answers) if upto is None else upto
    if answers > len(played.answers):
        raise Refusal("wrong-value", {"option": "--upto", "value": answers, "right": f"0..{len(played.answers)}"})
    viewer = SPECTATOR if view is None else the_seat(played.opening(), view)
    outcomes = played.verify() if verify else 0
    speech.look_at(played.game, played.opening())
    words = speech.words(played.game)
    if svg is not None:
        _draw_all(played, answers, viewer, words, svg)
    sections = played.sections()
    for section, stored, following in zip(sections, played.earlier, [*sections[1:], played], strict=False):
        _tell(section, len(section.answers), viewer, words)
        _remark(section, words)
        click.echo(words.say("replay-next-rules", {"rules": following.rules, "lost": stored.lost}))
    position = _tell(played, answers, viewer, words)
    click.echo(draw_for_terminal(played.game.faces.scene(position.view(viewer)), words))
    if verify:
        click.echo(words.say("replay-verified", {"outcomes": outcomes}))
        if outcomes < (thrown := played.thrown()):
            click.echo(words.say("replay-unverified", {"outcomes": thrown - outcomes}))
        _tell_contributions(played, words)
    if answers == len(played.answers) and _remark(played, words):
        click.get_current_context().exit(1)


def _tell_contributions(record: Record, words: Words) -> None:
    """Say by whom the dice were mixed: where nobody had bound themselves, whoever threw them could have chosen them."""
    if not isinstance(record.chance, FairChance):
        return
    told = [pledge.seat for pledge in record.chance.pledges if pledge.contribution is not None]
    late = [pledge.seat for pledge in record.chance.pledges if pledge.contribution is None]
    click.echo(words.say("replay-bound", {"seats": told}) if told else words.say("replay-unbound"))
    if late:
        click.echo(words.say("replay-missing", {"seats": late}))


def _remark(record: Record, words: Words) -> bool:
    """Say that a record is of other rules, where that matters; whether it could not be followed to its end."""
    if record.origin is None:
        return False
    remark = record.origin.remark(record.game)
    if remark is not None:
        click.echo(one_line(words.refusal(remark)), err=True)
    return record.origin.stop is not None


def _tell(record: Record, answers: int, viewer: int, words: Words) -> Position:
    """Say what happened; returns the position then."""
    position = record.opening()
    position.listen()
    record.replay(position, [_Narrator(viewer, words)], answers)
    return position


class _Narrator(PlayObserver):
    """Says what every answer made happen."""

    def __init__(self, viewer: int, words: Words) -> None:
        self._viewer = viewer
        self._words = words

    def after(self, position: Position, seat: int, action: int) -> None:
        for event in position.heard():
            click.echo(one_line(self._words.event(event.seen_by(self._viewer))))


def _draw_all(record: Record, answers: int, viewer: int, words: Words, name: str) -> None:
    folder = make_folder(name)
    position = record.opening()
    digits = len(str(answers))
    with progress_bar("svg", answers + 1, "pictures") as progress:

        def draw(number: int) -> None:
            picture = render_svg(record.game.faces.scene(position.view(viewer)), words)
            write_new(str(folder / f"position-{number:0{digits}}.svg"), picture)
            progress(1)

        draw(0)
        record.replay(position, [_Illustrator(draw)], answers)


class _Illustrator(PlayObserver):
    """Draws the table after every answer, by its number."""

    def __init__(self, draw: Callable[[int], None]) -> None:
        self._draw = draw
        self._given = 0

    def after(self, position: Position, seat: int, action: int) -> None:
        self._given += 1
        self._draw(self._given)
