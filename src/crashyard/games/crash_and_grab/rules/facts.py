"""What is told of the table and of what happens on it, as types: crewmembers, plans, the moment, the facts of events.

Nothing here is a rule: it says which fields the small JSON values have that `names`, `moment` and `events` make, and
that views, logs and scenes are made from.
"""

from typing import Final, NotRequired, TypedDict

Spot = list[int]
"""A space: its row and its column."""


class CrewName(TypedDict):
    """A crewmember."""

    colour: str
    type: str


class PlanName(TypedDict):
    """A movement card, and the marker it points at."""

    card: str
    direction: str


class PickUp(TypedDict):
    """A crewmember that a saucer has picked up."""

    saucer: str
    crew: CrewName


class ToBePlaced(TypedDict):
    """What is to be placed: a saucer or a crewmember."""

    saucer: NotRequired[str]
    crew: NotRequired[CrewName]


class TurnMoment(TypedDict):
    """What is asked, and how far the turn has come; nothing of it is hidden from anybody."""

    stage: str
    phase: str
    active: int | None
    saucer: str | None
    free: bool
    distance: int
    heading: str | None
    used: list[str]
    acquired: bool
    flagged: list[CrewName]
    declined: list[CrewName]
    boosted_out: bool
    bounces: int
    penalties: int
    rewards: list[str]
    losses: list[str]
    picks: list[PickUp]
    mover: str | None
    travel: int
    left: int
    own: bool
    grabbed: bool
    window: str | None
    asked: str | None
    placing: ToBePlaced | None


# -- setup and placing ----------------------------------------------------------------------


class TileLaid(TypedDict):
    """A tile in its slot: its number, its side, and how often it is turned clockwise."""

    slot: str
    tile: int
    side: str
    turns: int


class MarkersLaid(TypedDict):
    """The direction marker at each side of the board."""

    up: str
    right: str
    down: str
    left: str


class ExtraColourAdded(TypedDict):
    """The colour in play that no saucer has."""

    colour: str


class SeatConcerned(TypedDict):
    """A seat: it takes the probe or leaves the game."""

    seat: int


class SaucerPlaced(TypedDict):
    """A saucer on a crash site; `rolled` is None where the site was chosen."""

    saucer: str
    site: int
    rolled: int | None
    at: Spot


class CrewCalled(TypedDict):
    """Who is to be placed next, and who has said so."""

    seat: int
    crew: CrewName


class CrewPlaced(TypedDict):
    """A crewmember on a crash site; `rolled` is another number where that site was taken."""

    crew: CrewName
    site: int
    rolled: int
    at: Spot


# -- the round ------------------------------------------------------------------------------


class RoundBegan(TypedDict):
    """The number of the round."""

    round: int


class SaucerPlan(TypedDict):
    """The plan of one saucer."""

    saucer: str
    card: str
    direction: str


class PlansMade(TypedDict):
    """A seat has planned; what, only the seat itself learns."""

    seat: int
    plans: NotRequired[list[SaucerPlan]]


class RotationFixed(TypedDict):
    """The direction of the turns, and which saucers have got override tokens."""

    direction: str
    overrides: list[str]


class SaucerTurn(TypedDict):
    """Whose turn begins or ends."""

    seat: int
    saucer: str


class DistanceChosen(TypedDict):
    """How far a saucer will fly."""

    saucer: str
    distance: int


class DirectionChosen(TypedDict):
    """Where a saucer will fly."""

    saucer: str
    direction: str


# -- movement -------------------------------------------------------------------------------

SaucerWent = TypedDict("SaucerWent", {"saucer": str, "from": Spot, "to": Spot})
"""A saucer has flown or jumped from one space to another."""

SaucersSwapped = TypedDict("SaucersSwapped", {"saucer": str, "other": str, "from": Spot, "to": Spot})
"""`saucer` was at `from`, `other` at `to`."""

SaucerGone = TypedDict("SaucerGone", {"saucer": str, "from": Spot})
"""A saucer has left the board."""


class SaucersCollided(TypedDict):
    """A saucer has entered the space of another one."""

    saucer: str
    hit: str
    at: Spot


class SaucerPushed(TypedDict):
    """A saucer passes its movement on to the one that it has hit."""

    saucer: str
    hit: str
    direction: str
    distance: int


class SaucerAccelerated(TypedDict):
    """A saucer leaves an accelerator."""

    saucer: str
    at: Spot
    direction: str
    distance: int


class SaucerBoosted(TypedDict):
    """A saucer uses a booster; `left` are those that it still has."""

    saucer: str
    direction: str
    distance: int
    left: int


class BoostersGained(TypedDict):
    """How many more, and how many now."""

    saucer: str
    count: int
    boosters: int


class EnergyGained(TypedDict):
    """How much more, and how much now."""

    saucer: str
    count: int
    energy: int


# -- crew -----------------------------------------------------------------------------------


class CrewPickedUp(TypedDict):
    """A crewmember goes aboard from the board."""

    saucer: str
    crew: CrewName
    at: Spot


class CrewFlagged(TypedDict):
    """Who may be passed."""

    crew: list[CrewName]


CrewChangedSaucers = TypedDict("CrewChangedSaucers", {"from": str, "to": str, "crew": CrewName})
"""A crewmember is passed, given or stolen."""


class RewardDeclined(TypedDict):
    """Nothing is stolen from a saucer that has crashed."""

    saucer: str
    victim: str


class CrewExchanged(TypedDict):
    """`saucer` takes one crewmember of `other` and gives one of its own."""

    saucer: str
    other: str
    taken: CrewName
    given: CrewName


CrewLetOut = TypedDict("CrewLetOut", {"saucer": str, "out": CrewName, "in": CrewName, "at": Spot})
"""One crewmember leaves a saucer where another one was picked up."""


class CrewLost(TypedDict):
    """A crewmember goes back to the Lost Crewmembers."""

    saucer: str
    crew: CrewName


# -- cards, points and the end --------------------------------------------------------------


class UpgradeUsed(TypedDict):
    """A saucer uses a card."""

    saucer: str
    upgrade: str


class TileTurned(TypedDict):
    """By how many quarter turns, clockwise."""

    slot: str
    turns: int


class UpgradeBought(TypedDict):
    """The energy that is left."""

    saucer: str
    energy: int


class UpgradeDrawn(TypedDict):
    """A seat has drawn a card; which one, only the seat itself learns."""

    seat: int
    upgrade: NotRequired[str]


class UpgradePlayed(TypedDict):
    """The card that is kept, and the other one, if two were drawn."""

    saucer: str
    upgrade: str
    discarded: str | None


class DeckRenewed(TypedDict):
    """Of the cards drawn before, those that everybody can deduce now."""

    deduced: list[str]


class ComparisonWon(TypedDict):
    """Twisted Titanium: who has crashed whom, and the points of the winner's seat."""

    winner: str
    loser: str
    at: Spot
    seat: int
    points: int


class PointLost(TypedDict):
    """Twisted Titanium: the points that are left."""

    seat: int
    points: int


class QuestionAsked(TypedDict):
    """Who is awaited, and for what."""

    awaited: list[int]
    moment: TurnMoment


class GrabGameOver(TypedDict):
    """Who has won, how, and how far the turn had come."""

    winner: int
    reason: str
    moment: TurnMoment


EVENT_TYPES: Final[dict[str, type]] = {
    "tile_laid": TileLaid,
    "markers_laid": MarkersLaid,
    "extra_colour_added": ExtraColourAdded,
    "probe_taken": SeatConcerned,
    "saucer_placed": SaucerPlaced,
    "crew_called": CrewCalled,
    "crew_placed": CrewPlaced,
    "round_began": RoundBegan,
    "planned": PlansMade,
    "rotation_fixed": RotationFixed,
    "turn_began": SaucerTurn,
    "plan_revealed": SaucerPlan,
    "distance_chosen": DistanceChosen,
    "direction_chosen": DirectionChosen,
    "turn_ended": SaucerTurn,
    "player_left": SeatConcerned,
    "saucer_moved": SaucerWent,
    "saucer_jumped": SaucerWent,
    "saucers_swapped": SaucersSwapped,
    "saucer_cloaked": SaucerGone,
    "saucers_collided": SaucersCollided,
    "saucer_pushed": SaucerPushed,
    "saucer_crashed": SaucerGone,
    "accelerated": SaucerAccelerated,
    "boosted": SaucerBoosted,
    "boosters_gained": BoostersGained,
    "energy_gained": EnergyGained,
    "crew_picked_up": CrewPickedUp,
    "crew_flagged": CrewFlagged,
    "crew_passed": CrewChangedSaucers,
    "crew_given": CrewChangedSaucers,
    "crew_stolen": CrewChangedSaucers,
    "reward_declined": RewardDeclined,
    "crew_exchanged": CrewExchanged,
    "crew_let_out": CrewLetOut,
    "upgrade_used": UpgradeUsed,
    "tile_turned": TileTurned,
    "upgrade_bought": UpgradeBought,
    "upgrade_drawn": UpgradeDrawn,
    "upgrade_played": UpgradePlayed,
    "deck_renewed": DeckRenewed,
    "comparison_won": ComparisonWon,
    "point_lost": PointLost,
    "crew_lost": CrewLost,
    "asked": QuestionAsked,
    "game_over": GrabGameOver,
}
"""By the kind of an event: what is told of it; what only some learn may be missing."""
