"""What somebody may choose from, and how what they type narrows it down to one action."""

from collections.abc import Sequence

from crashyard.cli.terminal.choosing import Candidate, candidates, is_text_form, narrow, read_action, why_not
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.faces.scene import Scene


class Menu:
    """The choices of one decision: by number, by pointing, or by the action itself."""

    def __init__(self, position: Position, seat: int, scene: Scene, teller: Teller, hint: str) -> None:
        """`hint` is the message below the whole menu, which says how to choose."""
        self._position = position
        self._seat = seat
        self._scene = scene
        self._teller = teller
        self._hint = hint
        self.every = candidates(position, seat, teller.words, scene.buttons)
        self._steps: list[Sequence[Candidate]] = [self.every]
        """What was left after each step of choosing."""
        self._entries: list[list[Candidate]] = []
        """In the order of their numbers."""

    def show(self) -> None:
        self._entries = self._teller.menu(self._steps[-1], self._scene)
        if len(self._steps) > 1:
            self._teller.say("play-narrowed")
        else:
            self._teller.say(self._hint, {"pointing": self._teller.pointing(self.example(), self._scene)})

    def example(self) -> Candidate:
        """An action that takes some pointing, to show how it is done."""
        buttons = {button.target for button in self._scene.buttons}
        return max(self.every, key=lambda candidate: len(set(candidate.targets) - buttons))

    def choose(self, typed: str) -> int | None:
        """The action that is chosen with what was typed; none as long as several fit, of which the menu is shown."""
        if not typed:
            self.show()
            return None
        if is_text_form(typed):
            return read_action(self._position, self._seat, typed)
        fitting = self._picked(int(typed)) if typed.isdecimal() else self._pointed(typed)
        if len(fitting) == 1:
            return fitting[0].action
        self._steps.append(fitting)
        self.show()
        return None

    def _picked(self, number: int) -> Sequence[Candidate]:
        if not 1 <= number <= len(self._entries):
            raise Refusal("no-such-entry", {"number": number, "most": len(self._entries)})
        return self._entries[number - 1]

    def _pointed(self, typed: str) -> Sequence[Candidate]:
        """Words that point: at what is left of the choice, or at something else altogether."""
        fitting = narrow(self._steps[-1], typed) or narrow(self.every, typed)
        if not fitting:
            places = [place.id for place in self._scene.places]
            raise why_not(self._position, self._seat, self.every, typed, places)
        return fitting

    def back(self) -> None:
        """One step back in choosing; nothing has been played yet."""
        if len(self._steps) > 1:
            self._steps.pop()
        self.show()

    def completions(self) -> set[str]:
        """What the tabulator key offers: what can be pointed at next."""
        names = {part for candidate in self._steps[-1] for target in candidate.targets for part in target.split(":")}
        return {part.rpartition("@")[2] for part in names}
