"""The host of a terminal game: lets bots and chance play, asks people, and tells everybody what they may know."""

from crashyard.cli.terminal.asking import Asking, Leaving
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.play import TerminalPlay
from crashyard.cli.terminal.seating import PERSON
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.event import Event
from crashyard.engine.seats import NOBODY, SPECTATOR

_WATCHED = 24
"""After so many answers without a person's decision the host asks whether to go on."""


class TerminalHost:
    """Leads one play from the welcome to the farewell."""

    def __init__(self, play: TerminalPlay, teller: Teller, keyboard: Keyboard, record: str | None) -> None:
        self._play = play
        self._teller = teller
        self._keyboard = keyboard
        self._record = record
        persons = play.seating.persons()
        self._viewer = persons[0] if len(persons) == 1 else SPECTATOR
        """Whose eyes are on the screen."""
        self._told = dict.fromkeys([SPECTATOR, *persons], 0)
        """How many answers each of them has been told of."""
        self._waited = 0
        """How many answers bots have given since a person was asked."""
        self._hurried = False
        """Nobody wants to see more than the end."""

    def lead(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        try:
            while self._play.position.awaited() != NOBODY:
                self._step()
            self._end()
        except (EOFError, KeyboardInterrupt):
            self._teller.write("")
            self._teller.say("play-left")
        except Leaving:
            self._teller.say("play-left")
        if self._record is not None:
            self._teller.say("play-saved", {"file": self._play.save(self._record)})

    def _step(self) -> None:
        if self._play.step():
            self._watch()
            return
        seat = self._play.position.awaited_seats()[0]
        self._waited = 0
        self._tell_news()
        self._hand_over(seat)
        self._tell_news()
        Asking(self._play, self._teller, self._keyboard, seat).ask()
        self._told = {viewer: min(told, len(self._play.happened)) for viewer, told in self._told.items()}

    # -- what the screen shows --------------------------------------------------------------

    def _welcome(self) -> None:
        teller, seating = self._teller, self._play.seating
        teller.title(self._play.scene(self._viewer))
        for who in dict.fromkeys(seating.seats):
            seats = [seat for seat, other in enumerate(seating.seats) if other == who]
            teller.say("play-people" if who == PERSON else "play-bots", {"seats": seats, "bot": who})
        teller.say("play-commitment", {"commitment": self._play.chance.commitment})
        if seating.persons():
            teller.say("play-how")

    def _tell_news(self) -> None:
        """Tell the viewer what has happened since they were told; one paragraph for what a seat did in a row."""
        happened = self._play.happened
        paragraph: list[Event] = []
        for index in range(self._told[self._viewer], len(happened)):
            seat, events = happened[index]
            paragraph += events
            if index + 1 == len(happened) or happened[index + 1][0] != seat:
                self._teller.events(paragraph, self._viewer)
                paragraph = []
        for viewer in self._told:
            if viewer == self._viewer or self._play.sees_the_same(viewer, self._viewer):
                self._told[viewer] = len(happened)

    def _hand_over(self, seat: int) -> None:
        """Turn the screen to the next person. Where they may know what others may not, the others look away first."""
        if seat == self._viewer:
            return
        others = [person for person in self._play.seating.persons() if person != seat]
        if not all(self._play.sees_the_same(seat, other) for other in others):
            self._teller.clear()
            self._keyboard.read(self._teller.words.say("play-hand-over", {"seat": seat}) + " ")
            self._teller.clear()
        self._viewer = seat

    def _watch(self) -> None:
        """While only bots play, stop now and then, so that a person can follow."""
        self._waited += 1
        if self._hurried:
            self._told[self._viewer] = len(self._play.happened) - 1
        elif self._waited % _WATCHED == 0:
            self._tell_news()
            if self._keyboard.interactive and self._play.position.awaited() != NOBODY:
                self._teller.board(self._play.scene(self._viewer))
                typed = self._keyboard.read(self._teller.words.say("play-watching") + " ")
                if self._teller.means("quit", typed):
                    raise Leaving
                self._hurried = self._teller.means("end", typed)

    def _end(self) -> None:
        teller = self._teller
        self._tell_news()
        teller.board(self._play.scene(self._viewer))
        result = self._play.position.result()
        assert result is not None
        teller.say("play-over", bold=True)
        for rank in sorted(set(result.ranks)):
            seats = [seat for seat, other in enumerate(result.ranks) if other == rank]
            teller.say("play-rank", {"rank": rank, "seats": seats})
        teller.say("play-seed", {"seed": self._play.chance.seed})
