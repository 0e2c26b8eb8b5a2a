"""What every saucer has (sections 1, 2, 9.5 and 16): a mat with its crew, its tokens, its plan and its upgrades.

A mat is as large as it will ever be, so that nothing beside the board moves in a game; and it is low, since six of them
must fit beside a board, and one of them under it on a phone.
"""

from collections.abc import Iterable

from crashyard.faces.scene import Caption, Label, Part, Piece, Sprite, Text
from crashyard.games.crash_and_grab.faces.pieces import (
    COLOUR_CODES,
    COLUMN,
    GAP,
    PICTOGRAMS,
    Drawn,
    crewmember,
    has_points,
    letter,
    movement_sprite,
    panel,
    parameter,
    station_count,
    upgrade_title,
)
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView, SaucerSeen
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.facts import CrewName

Spot = tuple[float, float, float]
"""Where something lies on a mat, from its corner, and how large it is."""
_CHIP_ROW = 48.0
_DIM = "#8a94bd"


MAT_HEIGHT = 224.0
_BERTH = (39.0, 35.0, 60.0)
_NAME = (75.0, 34.0, 27.0)
_NAME_WIDTH = 100.0
_OVERRIDE = (193.0, 34.0, 36.0)
_PROBE = (227.0, 34.0, 36.0)
_ENERGY = (262.0, 34.0, 34.0)
_BOOSTERS = (332.0, 34.0, 36.0)
_COUNT_WIDTH = 34.0
_PLAN = (437.0, 62.0, 106.0)
_STATION = (39.0, 93.0, 60.0)
_NEXT_STATION = 66.0
_EXTRAS = (298.0, 93.0, 50.0)
_ROOM = 76.0
"""Within so much to the right of the first extra crewmember lie all of them."""
_POINT = (290.0, 70.0, 26.0)
_POINTS = 3
"""There is room for so many; more are drawn smaller."""
_CHIPS = 125.0
"""Where the rows of upgrades begin."""
_ROWS = 2


def mat_sprite() -> Sprite:
    return panel("mat", MAT_HEIGHT)


# -- the mats -------------------------------------------------------------------------------


def mat_parts(view: CrashAndGrabView, columns: dict[float, float]) -> list[Part]:
    """The mats in two columns, by their left edges and how far down they are full, each where there is room first.

    Those of a player who has two come one after the other.
    """
    full = dict(columns)
    parts = []
    for saucer in sorted(view["saucers"], key=lambda saucer: saucer["seat"]):
        left = min(full, key=full.__getitem__)
        part = Part(
            id=f"mat-{saucer['colour']}",
            kind="mat",
            box=(left, full[left] + GAP, COLUMN, MAT_HEIGHT),
            title=_title(saucer),
            seat=saucer["seat"],
            own=saucer["seat"] == view["viewer"],
        )
        full[left] += GAP + MAT_HEIGHT
        parts.append(part)
    return parts


def mats_of(view: CrashAndGrabView, parts: Iterable[Part]) -> Drawn:
    pieces: list[Piece] = []
    captions: list[Caption] = []
    saucers = {f"mat-{saucer['colour']}": saucer for saucer in view["saucers"]}
    for part in parts:
        mat = Mat(view, saucers[part.id], part.box[0], part.box[1])
        pieces += mat.pieces()
        captions += mat.captions()
    return Drawn(pieces, captions)


def is_awaited(view: CrashAndGrabView, saucer: SaucerSeen) -> bool:
    """Whether something is asked of this saucer; if it is asked of another one of the same player, it is not."""
    concerned = view["moment"]["asked"] or view["moment"]["saucer"]
    own = [other["colour"] for other in view["saucers"] if other["seat"] == saucer["seat"]]
    return saucer["seat"] in view["awaited"] and (concerned not in own or concerned == saucer["colour"])


def _title(saucer: SaucerSeen) -> Text:
    facts = {"colour": saucer["colour"], "seat": saucer["seat"], "stations": station_count(saucer)}
    return Text("piece-mat", facts)


class Mat:
    """The mat of one saucer, with its corner somewhere on the table."""

    def __init__(self, view: CrashAndGrabView, saucer: SaucerSeen, left: float, top: float) -> None:
        self._view = view
        self._saucer = saucer
        self._left, self._top = left, top
        self._colour, self._seat = saucer["colour"], saucer["seat"]
        self._code = COLOUR_CODES[self._colour]

    def pieces(self) -> list[Piece]:
        mat = (COLUMN / 2, MAT_HEIGHT / 2, 100.0)
        return [
            self._piece("mat", "mat", mat, _title(self._saucer), layer=0),
            *self._berth(),
            *self._tokens(),
            *self._points(),
            *self._plan(),
            *self._stations(),
            *self._upgrades(),
        ]

    def captions(self) -> list[Caption]:
        gone = self._seat in self._view["left_game"]
        x, y, size = _NAME
        name = Caption(
            f"name-{self._colour}",
            self._left + x,
            self._top + y,
            size,
            Text("seat-name", {"seat": self._seat}),
            Text("note-left") if gone else None,
            colour=_DIM if gone else "#e8ecff",
            width=_NAME_WIDTH,
        )
        return [
            name,
            self._count("energy", _ENERGY, self._saucer["energy"]),
            self._count("boosters", _BOOSTERS, self._saucer["boosters"]),
        ]

    def _piece(
        self, name: str, sprite: str, spot: Spot, title: Text, *, label: Label = "", layer: int = 1, target: str = ""
    ) -> Piece:
        """A piece that only this mat has."""
        x, y, size = spot
        return Piece(
            id=f"{name}-{self._colour}",
            sprite=sprite,
            x=self._left + x,
            y=self._top + y,
            size=size,
            title=title,
            label=label,
            colour=self._code,
            layer=layer,
            target=target,
        )

    def _count(self, name: str, spot: Spot, count: int) -> Caption:
        x, y, size = spot
        x, y = self._left + x + 0.52 * size, self._top + y + 2
        title = Text(f"piece-{name}", {"count": count})
        return Caption(f"{name}-count-{self._colour}", x, y, 0.8 * size, str(count), title, width=_COUNT_WIDTH)

    def _berth(self) -> list[Piece]:
        """Where a saucer lies that is off the board, and whether it is its turn or it has won."""
        spot = _BERTH
        label = letter(self._colour)
        pieces = [self._piece("berth", "berth", spot, Text("piece-berth"), label=label)]
        if self._saucer["at"] is None:
            title = Text("piece-saucer-off", {"colour": self._colour, "seat": self._seat})
            target = f"saucer:{self._colour}"
            pieces.append(self._piece("saucer", "saucer", spot, title, label=label, layer=2, target=target))
        corner = (17.0, 17.0, 26.0)
        if self._view["winner"] == self._seat:
            pieces.append(self._piece("winner", "winner", corner, Text("note-winner"), layer=3))
        elif is_awaited(self._view, self._saucer):
            pieces.append(self._piece("turn", "turn", corner, Text("note-turn"), layer=3))
        return pieces

    def _tokens(self) -> list[Piece]:
        """Energy, boosters, probe, override token."""
        view, seat = self._view, self._seat
        energy = Text("piece-energy", {"count": self._saucer["energy"]})
        boosters = Text("piece-boosters", {"count": self._saucer["boosters"]})
        pieces = [
            self._piece("energy", "energy", _ENERGY, energy),
            self._piece("boosters", "booster", _BOOSTERS, boosters),
        ]
        if view["probe"] == seat and self._colour == view["saucers"][seat]["colour"]:
            x, y, size = _PROBE
            title = Text("piece-probe", {"seat": seat})
            pieces.append(Piece("probe", "probe", self._left + x, self._top + y, size, title, layer=1))
        if self._saucer["override"]:
            title = Text("piece-override", {"colour": self._colour})
            pieces.append(self._piece("override", "override", _OVERRIDE, title))
        return pieces

    def _points(self) -> list[Piece]:
        """In Twisted Titanium the points of the player."""
        if not has_points(self._view):
            return []
        points = self._view["points"][self._seat]
        title = Text("piece-points", {"seat": self._seat, "points": points})
        goal = parameter(self._view["options"], "points_to_win")
        x, y, size = _POINT
        size = min(size, _POINTS * size / goal)
        return [
            Piece(
                f"point-{self._colour}-{number}",
                "point" if number < points else "point-missing",
                self._left + x + 1.1 * size * number,
                self._top + y,
                size,
                title,
                layer=1,
            )
            for number in range(goal)
        ]

    def _plan(self) -> list[Piece]:
        """The movement card: face up where it is known, else its back once the player has confirmed (P1)."""
        spot, colour, plan = _PLAN, self._colour, self._saucer["plan"]
        if plan is None:
            if self._saucer["planned"]:
                return [self._piece("plan", "move-back", spot, Text("piece-hidden-plan", {"colour": colour}))]
            return [self._piece("plan", "move-slot", spot, Text("piece-no-plan", {"colour": colour}))]
        marker = plan["direction"]
        facts = {"colour": colour, "card": plan["card"], "marker": marker, "revealed": self._saucer["revealed"]}
        title = Text("piece-plan", facts)
        x, y, size = spot
        course = x, y + 0.2 * size, 0.52 * size
        return [
            self._piece("plan", movement_sprite(plan["card"]), spot, title, label=plan["card"]),
            self._piece("course", f"marker-{marker}", course, title, layer=2),
        ]

    # -- crew -------------------------------------------------------------------------------

    def _stations(self) -> list[Piece]:
        """The four stations; whoever has a type that is there already is an extra (section 9.5)."""
        x, y, size = _STATION
        spots = {kind: (x + _NEXT_STATION * number, y, size) for number, kind in enumerate(TYPES)}
        pieces = []
        for kind, (x, y, size) in spots.items():
            title, name = Text("piece-station", {"type": kind}), f"station-{self._colour}-{kind}"
            pieces.append(Piece(name, f"station-{kind}", self._left + x, self._top + y, size, title))
        extras: list[CrewName] = []
        manned = set()
        for crew in _matching_first(self._saucer):
            if crew["type"] in manned:
                extras.append(crew)
                continue
            manned.add(crew["type"])
            pieces.append(self._aboard(crew, spots[crew["type"]]))
        return pieces + self._extras(extras)

    def _extras(self, crew: list[CrewName]) -> list[Piece]:
        x, y, size = _EXTRAS
        if has_points(self._view):
            y, size = y + 0.2 * size, 0.86 * size
        step = min(size + 2, _ROOM / max(1, len(crew) - 1))
        return [self._aboard(extra, (x + step * number, y, size)) for number, extra in enumerate(crew)]

    def _aboard(self, crew: CrewName, spot: Spot) -> Piece:
        safe = crew["colour"] == self._colour
        facts = {"colour": crew["colour"], "type": crew["type"], "saucer": self._colour, "safe": safe}
        badges = ("flag",) if crew in self._view["moment"]["flagged"] else ()
        x, y, size = spot
        title = Text("piece-crew-aboard", facts)
        return crewmember(crew, self._left + x, self._top + y, size, title, badges=badges)

    # -- upgrades ---------------------------------------------------------------------------

    def _upgrades(self) -> list[Piece]:
        """A chip for each upgrade; those that do nothing more in this turn are dark (section 16)."""
        moment = self._view["moment"]
        spent = {*self._view["fresh"], *(moment["used"] if self._colour == moment["saucer"] else ())}
        upgrades = self._saucer["upgrades"]
        columns = _chip_columns(len(upgrades))
        scale = 2 / columns
        pieces = []
        for number, upgrade in enumerate(upgrades):
            row, column = divmod(number, columns)
            piece = Piece(
                id=f"upgrade-{upgrade}",
                sprite="chip-spent" if upgrade in spent else "chip",
                x=self._left + 8 + (COLUMN - 16) / columns * (column + 0.5),
                y=self._top + _CHIPS + _CHIP_ROW * scale * (row + 0.5),
                size=100 * scale,
                title=upgrade_title(upgrade),
                label=Text("upgrade", {"upgrade": upgrade}),
                layer=1,
                badges=(f"chip-{PICTOGRAMS[upgrade]}",),
                target=f"upgrade:{upgrade}",
            )
            pieces.append(piece)
        return pieces


def _matching_first(saucer: SaucerSeen) -> list[CrewName]:
    """The crewmembers of the saucer's own colour are safe, so they take the stations."""
    return sorted(saucer["crew"], key=lambda crew: crew["colour"] != saucer["colour"])


def _chip_columns(chips: int) -> int:
    """Two columns are easy to read; whoever has a great many upgrades gets more and smaller ones."""
    columns = 2
    while columns * (_ROWS * columns // 2) < chips:
        columns += 1
    return columns
