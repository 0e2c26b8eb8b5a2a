"""What the laboratory may change: declared once, refused beyond its limits, told to everybody, and kept."""

import pytest

from crashyard.engine import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Actions,
    Dice,
    Game,
    Record,
    Refusal,
    SeededChance,
    games,
    load_record,
    random_answer,
)
from crashyard.engine.options import Number, Parameter, Selection
from tests.conformance.cases import Case, every_case, extreme

VARIED = [game for game in games().values() if game.parameters]
EACH = [pytest.param(game, each, id=f"{game.name}-{each.name}") for game in VARIED for each in game.parameters]


@pytest.mark.parametrize("game", VARIED, ids=lambda game: game.name)
def test_a_game_declares_at_most_ten_and_none_of_them_twice(game: Game) -> None:
    names = [each.name for each in (*game.options, *game.parameters)]
    assert len(game.parameters) <= 10
    assert len(set(names)) == len(names)
    for each in game.parameters:
        assert each.accepts(each.default)


def beyond(parameter: Parameter) -> list[object]:
    """What it cannot be."""
    if isinstance(parameter, Number):
        return [parameter.low - 1, parameter.high + 1, str(parameter.default), None, True]
    first, all_ = parameter.values[0], ",".join(parameter.values[: parameter.most + 1])
    return ["", "nothing", f"{first},{first}", f"{first},none", all_, 1, None]


@pytest.mark.parametrize(("game", "parameter"), EACH)
def test_beyond_its_limits_a_parameter_is_refused(game: Game, parameter: Parameter) -> None:
    for value in beyond(parameter):
        with pytest.raises(Refusal) as caught:
            game.new(game.default_players, {parameter.name: value})
        assert caught.value.key == "wrong-option"
        assert caught.value.data["right"] == parameter.allowed


@pytest.mark.parametrize("game", VARIED, ids=lambda game: game.name)
def test_what_is_as_in_the_rulebook_is_not_told(game: Game) -> None:
    usual = {each.name: each.default for each in game.parameters}
    for players in game.players:
        plain = game.new(players)
        assert game.save(game.new(players, usual)) == game.save(plain)
        assert game.complete(usual, players) == game.complete({}, players)
        told = plain.to_json()["options"]
        assert isinstance(told, dict)
        assert not usual.keys() & told.keys()


@pytest.mark.parametrize("game", VARIED, ids=lambda game: game.name)
def test_everybody_is_told_what_is_varied(game: Game) -> None:
    varied = extreme(game, most=True)
    position = game.new(game.default_players, varied)
    for seat in (SPECTATOR, *range(game.default_players)):
        told = position.view(seat)["options"]
        assert isinstance(told, dict)
        assert told == game.complete(varied)


@pytest.mark.parametrize("case", [case for case in every_case() if len(case.options) > 1], ids=str)
def test_files_and_records_keep_the_variant(case: Case) -> None:
    """A file goes on in the same way; a record is played again as it was, and its dice can be checked."""
    record = Record.new(case.game, case.players, case.options, SeededChance("variant"))
    position, dice, actions = record.opening(), Dice("variant"), Actions()
    while position.awaited() != NOBODY and len(record.answers) < 200:
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
            continue
        seat = position.awaited_seats()[0]
        if len(record.answers) % 25 == 0:
            loaded = case.game.load(case.game.save(position))
            assert loaded.to_json() == position.to_json()
            assert loaded.legal(seat) == position.legal(seat)
        action = int(random_answer(position, seat, dice, actions))
        position.play(seat, action)
        record.append(seat, action)
    again = load_record(record.to_json())
    assert again.options == case.game.complete(case.options)
    assert again.position().to_json() == position.to_json()
    assert again.verify() > 0


def test_the_things_of_a_selection_stand_in_one_order() -> None:
    selections = [(game, each) for game in VARIED for each in game.parameters if isinstance(each, Selection)]
    assert selections
    for game, each in selections:
        one, two = (game.complete({each.name: ",".join(names)}) for names in (each.values[:2], each.values[1::-1]))
        assert one == two
