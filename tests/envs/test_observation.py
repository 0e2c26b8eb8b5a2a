"""Observations are made from what a seat may know, and every number of them means what the page says."""

from typing import ClassVar

import numpy
import pytest

from crashyard.engine import SEVERAL, SPECTATOR, Dice, Refusal, games
from crashyard.engine.abilities import Abilities
from crashyard.envs.observation import game_of, layout, mask, observation_shape, observe
from crashyard.faces.words import Words
from tests.conformance.cases import Case, every_case, moments, plain_cases, random_play
from tests.tiny_game.game import Bump
from tests.tiny_game.position import BumpPosition


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_nothing_in_an_observation_depends_on_what_is_hidden(case: Case) -> None:
    """`possible` draws anew all that is hidden from a seat; its arrays stay the same, bit for bit."""
    for position in moments(case, "observed", 3):
        for seat in case.watchers:
            row, legal = observe(position, seat), mask(position, seat)
            for index in range(2):
                twin = position.possible(seat, Dice(f"twin {index}"))
                assert numpy.array_equal(observe(twin, seat), row)
                assert numpy.array_equal(mask(twin, seat), legal)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_observations_are_bounded_and_masks_are_the_legal_actions(case: Case) -> None:
    for position in moments(case, "bounded", 3):
        for seat in case.watchers:
            row = observe(position, seat)
            assert row.dtype == numpy.float32
            assert row.shape == observation_shape(case.game, case.players)
            assert row.min() >= 0 and row.max() <= 1 and row.any()
            legal = position.legal(seat) if position.awaits(seat) else []
            assert numpy.flatnonzero(mask(position, seat)).tolist() == sorted(legal)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_what_a_seat_may_know_is_in_its_observation(case: Case) -> None:
    """Every answer of a random play that shows in the view of a seat shows in its observation too, nearly always.

    Seats tell each other apart, and whoever plans sees their own plan.
    """
    seen = noticed = 0
    for position, answer in random_play(case, "noticed", 60):
        later = position.copy()
        later.play(answer.seat, answer.action)
        for seat in case.seats:
            if position.view(seat) != later.view(seat):
                seen += 1
                noticed += not numpy.array_equal(observe(position, seat), observe(later, seat))
        rows = {observe(position, seat).tobytes() for seat in case.seats}
        assert len(rows) == case.players
    assert noticed > 0.7 * seen


def test_a_plan_is_observed_by_its_seat_alone() -> None:
    for game in games().values():
        for position, answer in random_play(Case(game, game.players[0]), "planning", 60):
            if position.awaited() != SEVERAL or len(position.awaited_seats()) < 2:
                continue
            rows: dict[int, set[bytes]] = {seat: set() for seat in [*range(position.players), SPECTATOR]}
            for action in position.legal(answer.seat):
                planned = position.copy()
                planned.play(answer.seat, action)
                for seat, found in rows.items():
                    found.add(observe(planned, seat).tobytes())
            assert len(rows.pop(answer.seat)) == len(position.legal(answer.seat))
            assert all(len(found) == 1 for found in rows.values())


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_the_parts_fill_the_row(case: Case) -> None:
    place = 0
    for part in layout(case.game, case.players):
        assert part.start == place and part.size == numpy.prod(part.shape) and 0 < part.highest <= 255
        place += part.size
    assert (place,) == observation_shape(case.game, case.players)


class Silent(Bump):
    """A game that has not said how it looks as numbers."""

    abilities: ClassVar[Abilities] = Abilities()


def test_the_game_of_a_position_is_found_by_its_package() -> None:
    for game in games().values():
        assert game_of(game.new(game.players[0])) is game
    stranger = type("Stranger", (BumpPosition,), {"__module__": "elsewhere.position"})
    with pytest.raises(Refusal, match="unknown-game"):
        game_of(stranger(2, 3, "once"))


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(Refusal) as refused:
        observation_shape(Silent(), 2)
    assert Silent.name in Words("en").refusal(refused.value)
