"""How a game ended: ranks with ties, teams, and payoffs that add up to nothing."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of one play.

    `ranks[seat]` is 1 for the first; equal seats share the better rank (1, 1, 3). Seats of one team
    always share a rank. `reason` names how the game ended, in the game's own words.
    """

    ranks: tuple[int, ...]
    reason: str
    teams: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def drawn(self) -> bool:
        """More than one team is first."""
        return len({self.teams[seat] for seat in self.winners}) > 1

    @property
    def payoffs(self) -> tuple[float, ...]:
        """+1 for being first alone, -1 for being last alone, linear in the mean place between; the sum is 0.

        Teams count as one player here, and each member gets the payoff of the team.
        """
        rank_of = {team: self.ranks[seat] for seat, team in enumerate(self.teams)}
        places = sorted(rank_of.values())
        span = max(1, len(places) - 1)
        payoff = {}
        for team, rank in rank_of.items():
            tied = [place for place, other in enumerate(places) if other == rank]
            payoff[team] = 1.0 - 2.0 * (sum(tied) / len(tied)) / span
        return tuple(payoff[team] for team in self.teams)

    def to_json(self) -> dict[str, object]:
        return {
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "payoffs": list(self.payoffs),
            "reason": self.reason,
        }


def rank_by(values: Sequence[int]) -> tuple[int, ...]:
    """Ranks by value, highest first; equal values share the better rank."""
    return tuple(1 + sum(other > value for other in values) for value in values)
