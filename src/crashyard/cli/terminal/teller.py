"""Everything that the terminal game prints: sentences, the board, menus."""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import click

from crashyard.bots.hint import Advice, Hint
from crashyard.cli.show import columns, columns_for, draw_for_terminal, in_colour
from crashyard.cli.speech import one_line, words_of
from crashyard.cli.terminal.choosing import Candidate, chosen_so_far, groups
from crashyard.engine.event import Event
from crashyard.engine.forms.text import to_text
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.faces.reasons import phrase, sentence
from crashyard.faces.scene import Button, Label, Piece, Place, Scene

COMMANDS = ("help", "board", "log", "hint", "undo", "language", "save", "resign", "quit", "back")
"""What may be said at any decision. The message `word-...` lists the words for each, in every language."""

_WIDEST = 100
"""Longer lines are hard to read."""

_BELOW = 14
"""Lines for the players and the menu, which stand below the board."""

_BULLET = "\N{MIDDLE DOT} "

_ARROW = " \N{RIGHTWARDS ARROW} "

_FEW = 9
"""So many actions are listed one by one."""

_MOST = 40
"""No menu is longer."""


class Teller:
    """The voice of a terminal game, in one language that may change on the way."""

    def __init__(self, game: Game, names: Sequence[str], language: str, colours: Sequence[int] = ()) -> None:
        self._game = game
        self._names = names
        self._colours = colours
        self.speak(language)

    def speak(self, language: str) -> None:
        self.words = words_of(language, self._game, self._names, self._colours)

    def say(self, key: str, facts: Mapping[str, Any] | None = None, *, bold: bool = False) -> None:
        self.write(self.words.say(key, facts), bold=bold)

    def write(self, text: str, *, bold: bool = False) -> None:
        """A text, wrapped; its own line ends stay, and the lines of an entry hang below its first."""
        for line in text.splitlines() or [""]:
            indent = line[: len(line) - len(line.lstrip())]
            hanging = indent + "  " if indent or line.startswith(_BULLET) else ""
            wrapped = textwrap.fill(one_line(line), _width(), initial_indent=indent, subsequent_indent=hanging)
            click.echo(click.style(wrapped, bold=True) if bold and in_colour() else wrapped)

    def title(self, scene: Scene) -> None:
        self.write(self._label(scene.title), bold=True)

    def events(self, events: Sequence[Event], viewer: int) -> None:
        """What happened, as far as `viewer` may know, as one paragraph."""
        if events:
            self.write(_BULLET + " ".join(self.words.event(event.seen_by(viewer), clause=False) for event in events))

    def log(self, events: Sequence[Event], viewer: int) -> None:
        """What happened, one sentence a line, with the clauses."""
        for event in events:
            self.write(_BULLET + self.words.event(event.seen_by(viewer)))

    def hint(self, hint: Hint, level: str, every: Sequence[Candidate]) -> None:
        """The lines of a hint, each with what somebody types who wants to do it, and why."""
        phrases = {candidate.action: candidate.phrase for candidate in every}
        self.say("play-advice", {"level": level})
        for line in hint.lines:
            facts = {"does": phrases[line.action], "percent": round(100 * line.winning), "text": to_text(line.form)}
            self.write(_BULLET + self.words.say("play-advice-line", facts))
            reasons = [
                (why.kind, phrase(self.words, why.kind, why.effect, why.ours, why.how())) for why in line.reasons
            ]
            if reasons:
                self.write("  " + sentence(self.words, reasons))
            self._follows(line)
        if hint.tie is not None:
            numbers = [number + 1 for number in hint.tie.lines]
            self.say("play-advice-tie", {"lines": numbers, "says": self.words.say("why-tie", {"why": hint.tie.why})})
        self.say("play-advice-rounds", {"rounds": hint.rounds})
        if hint.sides > 2:
            self.say("play-advice-even", {"sides": hint.sides, "percent": round(100 / hint.sides)})

    def _follows(self, line: Advice) -> None:
        if line.follows:
            steps = [f"{self.words.seat(step.seat)} {self.words.action(step.form)}" for step in line.follows]
            self.write("  " + self.words.say("play-advice-then", {"steps": _ARROW.join(steps)}))

    def refuse(self, refusal: Refusal) -> None:
        self.write(self.words.refusal(refusal))

    def means(self, meaning: str, typed: str) -> bool:
        """Whether somebody typed one of the words for a meaning; the English ones are always understood."""
        return typed.lower() in (meaning, *self.words.say(f"word-{meaning}").split())

    def command(self, typed: str) -> tuple[str, str]:
        """The command that a line begins with, if any, and the rest of the line."""
        first, _, rest = typed.partition(" ")
        for command in COMMANDS:
            if self.means(command, first):
                return command, rest.strip()
        return "", typed

    def help(self, example: Candidate, scene: Scene, commands: Sequence[str] = COMMANDS) -> None:
        """How to play: the game's own words, and what the terminal understands."""
        if self.words.has("how-to-play"):
            self.say("how-to-play")
            click.echo()
        pointing = self.pointing(example, scene)
        self.say("play-help-choosing", {"pointing": pointing, "text": to_text(example.form)})
        click.echo()
        for command in commands:
            names = ", ".join(self.words.say(f"word-{command}").split())
            self.write(f"  {names}: {self.words.say(f'play-help-{command}')}")

    def point_out(self, targets: Sequence[str], scene: Scene) -> None:
        """Name what somebody shall look at, as far as it lies on the table."""
        lying = {place.target for place in scene.places} | {piece.target for piece in scene.pieces}
        things = [self._short(target, scene) for target in targets if target in lying]
        if things:
            self.say("learning-look", {"things": ", ".join(things)})

    def clear(self) -> None:
        """Leave nothing on the screen, what has scrolled away included."""
        click.clear()
        if in_colour():
            click.echo("\x1b[3J", nl=False)

    def board(self, scene: Scene, *, legend: bool = True) -> None:
        click.echo()
        drawn = scene if legend else replace(scene, legend=())
        click.echo(draw_for_terminal(drawn, self.words, columns_for(_BELOW)))

    def pointing(self, candidate: Candidate, scene: Scene) -> str:
        """What somebody would type to point at the targets of an action: `L0 C0`."""
        places = {piece.target: piece.place for piece in scene.pieces if piece.place}
        return " ".join(places.get(target, target) for target in candidate.targets)

    def menu(self, left: Sequence[Candidate], scene: Scene) -> list[list[Candidate]]:
        """Print what can be chosen next, and return it in the order of its numbers; buttons come last.

        Above entries that say only what comes next stands what they all begin with.
        """
        entries = [[candidate] for candidate in left] if len(left) <= _FEW else groups(left)
        depth = chosen_so_far(left)
        if len(left) > _FEW and depth:
            *before, last = left[0].targets[:depth]
            self.write(_ARROW.join([*(self._short(target, scene) for target in before), self._title(last, scene)]))
        buttons = {button.target for button in scene.buttons}
        entries.sort(key=lambda entry: "".join(entry[0].targets[depth:][:1]) in buttons)
        for number, entry in enumerate(entries[:_MOST], 1):
            self._entry(number, entry, depth, scene)
        if len(entries) > _MOST:
            self.say("play-more-entries", {"more": len(entries) - _MOST})
        return entries

    def _entry(self, number: int, entry: Sequence[Candidate], depth: int, scene: Scene) -> None:
        label = f"{number:>3}  "
        if len(entry) == 1:
            text = entry[0].phrase
        else:
            further = dict.fromkeys(target for candidate in entry for target in candidate.targets[depth + 1 :][:1])
            buttons = [button.target for button in scene.buttons if button.target in further]
            on_the_table = [target for target in further if target not in buttons]
            ways = ", ".join(self._short(target, scene) for target in [*on_the_table, *buttons])
            text = f"{self._title(entry[0].targets[depth], scene)}{_ARROW}{ways}"
        indent = " " * len(label)
        click.echo(textwrap.fill(one_line(text), _width(), initial_indent=label, subsequent_indent=indent + "  "))

    def _title(self, target: str, scene: Scene) -> str:
        """What a target is, in words."""
        things: list[Piece | Place | Button] = [*scene.pieces, *scene.places, *scene.buttons]
        titles = [thing.title for thing in things if thing.target == target]
        return self._label(titles[0]) if titles else target

    def _short(self, target: str, scene: Scene) -> str:
        """A target as short as the board writes it."""
        for place in scene.places:
            if place.target == target:
                return place.id
        for piece in scene.pieces:
            if piece.target == target:
                return f"{self._label(piece.label)}{self._label(piece.mark)} {piece.place}".rstrip()
        return self._title(target, scene)

    def _label(self, label: Label) -> str:
        return label if isinstance(label, str) else self.words.say(label.say, label.facts)


def _width() -> int:
    return min(columns(), _WIDEST)
