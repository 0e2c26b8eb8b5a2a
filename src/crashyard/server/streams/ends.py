"""Where a way ends on the board, and what comes by where: enough to mark many ways at once, without a picture of each.

It is told by the places of a scene as a spectator sees it, which a page has already.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.preview import Preview
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.motion import LOSSES, Motion, motion_of
from crashyard.faces.scene import Scene


def ends_of(game: Game, seen: Preview) -> list[dict[str, Any]]:
    """Where a preview ends; where nothing moves before its seat is asked again, where it could end with each answer.

    Each end is told by who moves, by which places, and who is lost in which direction; by who shoots at whom; and by
    the target of the place to which it takes the first piece that it moves, empty if there is none or if several move
    at once.
    """
    course = _Course(game, seen.before)
    moves = course.moves(seen.events)
    further = [answer.preview for answer in seen.following if answer.preview is not None]
    if moves or not further:
        return [course.end(moves, seen.events)]
    course = _Course(game, further[0].before)
    return [course.end(course.plain_moves(way.events), way.events) for way in further]


Moves = Mapping[str, Sequence[tuple[int, str]]]
"""By which places each piece goes that stands on one, each with the number of the event."""


class _Course:
    """What becomes of the pieces on a table that a spectator sees."""

    def __init__(self, game: Game, before: Position) -> None:
        self._game = game
        self._view = before.view
        self._before = before.view(SPECTATOR)
        scene = self._scene(self._before)
        self._start = _places(scene)
        self._targets = {place.id: place.target for place in scene.places}

    def _scene(self, view: Mapping[str, Any]) -> Scene:
        scene: Scene = self._game.faces.scene(view)
        return scene

    def moves(self, events: Sequence[Event]) -> Moves:
        view, last = self._view(SPECTATOR), self._start
        found: dict[str, list[tuple[int, str]]] = {}
        for number, event in enumerate(events):
            self._game.follow(view, [event])
            now = _places(self._scene(view))
            for piece, place in self._changed(last, now):
                found.setdefault(piece, []).append((number, place))
            last = now
        return found

    def plain_moves(self, events: Sequence[Event]) -> Moves:
        """The same, which is quicker where one piece goes somewhere and nothing else happens: only where that is."""
        view = self._view(SPECTATOR)
        self._game.follow(view, events)
        found = {piece: [(0, place)] for piece, place in self._changed(self._start, _places(self._scene(view)))}
        is_plain = len(found) < 2 and not any(motion.motion in LOSSES for motion in self._motions(events))
        return found if is_plain else self.moves(events)

    def _motions(self, events: Sequence[Event]) -> list[Motion]:
        return [motion_of(self._game.faces.motions, self._before, events[: end + 1]) for end in range(len(events))]

    def _changed(self, last: Mapping[str, str], now: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        for piece, place in now.items():
            if place and self._start.get(piece) and last.get(piece) != place:
                yield piece, place

    def end(self, moves: Moves, events: Sequence[Event]) -> dict[str, Any]:
        """Where all of it leads."""
        motions = self._motions(events)
        told: dict[str, dict[str, Any]] = {
            piece: {"id": piece, "by": [f"place-{place}" for _, place in by]} for piece, by in moves.items()
        }
        for motion in motions:
            for piece in motion.who if motion.motion in LOSSES else ():
                told.setdefault(piece, {"id": piece, "by": []})["lost"] = motion.way or (0.0, 0.0)
        shots = [[spark.start, spark.end] for motion in motions for spark in motion.sparks if not spark.label]
        return {"place": self._place(moves, told), "moves": list(told.values()), "shots": shots}

    def _place(self, moves: Moves, told: Mapping[str, Mapping[str, Any]]) -> str:
        begun = min((by[0][0] for by in moves.values()), default=0)
        first = [piece for piece, by in moves.items() if by[0][0] == begun]
        if len(first) != 1 or "lost" in told[first[0]]:
            return ""
        place = moves[first[0]][-1][1]
        return self._targets.get(place, "") if place != self._start[first[0]] else ""


def _places(scene: Scene) -> dict[str, str]:
    return {piece.id: piece.place for piece in scene.pieces}
