"""Many games between bots, with one call."""

from collections.abc import Callable, Mapping, Sequence

from crashyard.bots.registry import find_bot
from crashyard.engine.game import Game
from crashyard.engine.registry import find_game
from crashyard.lab import simulate as lab
from crashyard.lab.parallel.work import Where


def simulate(
    game: str | Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: str | int,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> lab.Tally:
    """Play games between bots, one a seat, and count who wins.

    The tally is that of the seed, whether one process plays, `workers` of them, or the Ray cluster at an address.
    `progress` hears of how many more games are done. Interrupted, it counts those that are.
    """
    known = find_game(game) if isinstance(game, str) else game
    known.new(len(bots), options)
    for bot in bots:
        find_bot(bot, known, "")
    complete = known.complete(options or {})
    plan = lab.Plan(known.name, len(bots), complete, tuple(bots), str(seed), known.longest)
    return lab.simulate(plan, games, Where(workers, ray), progress)
