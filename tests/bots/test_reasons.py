"""Reasons for hints: what is said of an answer happens when it is given, and follows from nothing that is hidden."""

from collections.abc import Iterable
from itertools import chain

import pytest

from crashyard.bots.reasons import explaining, threats
from crashyard.bots.reasons.explaining import BALANCE, PLANS, SAME, Explanation, Tie, explain
from crashyard.bots.reasons.reasons import DANGER, GAIN, LOSS, UNREACHABLE, Reason
from crashyard.bots.search.analysis import Line
from crashyard.engine import CHANCE, SEVERAL, Actions, Dice, Game, Position, find_game, games
from crashyard.engine.previews.effects import Effect
from crashyard.faces.reasons import phrase, sentence
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab.rules import stages
from tests.bots.puzzle import Choice, End, Luck, Puzzle, Secret, Tree
from tests.bots.test_search import middle_of
from tests.games.crash_and_grab import tables as grab
from tests.games.crash_by_crash import tables as crash
from tests.games.cube_attack import tables as cubes

MOST_CHECKED = 6
NEVER = 1e12
"""The clock never stands there."""


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "WORLDS", 6)
    monkeypatch.setattr(explaining, "PLANNING_WORLDS", 8)


def of_actions(
    name: str, position: Position, seat: int, actions: Iterable[int], others: Iterable[int] = ()
) -> Explanation:
    """Why some answers are advised, all of them as good, and some others not."""
    lines, worse = [[Line(action, 0.0, 0.1) for action in group] for group in (actions, others)]
    return explain(find_game(name), position, seat, lines, worse, [0.5] * len(lines), "seed", NEVER)


def told(name: str, reasons: Iterable[Reason], language: str = "en", names: tuple[str, ...] = ()) -> str:
    words = Words(language, find_game(name), names)
    said = [(why.kind, phrase(words, why.kind, why.effect, why.ours, why.how())) for why in reasons]
    return sentence(words, said)


# -- small positions ------------------------------------------------------------------------


def cube_table(text: str, players: int = 2) -> Position:
    return find_game("cube-attack").load({"game": "cube-attack", **cubes.document(text, players)})


def test_an_attack_that_removes_a_cube_says_so_and_passing_says_what_may_come_of_it() -> None:
    position = cube_table("0@H0:short 0@S0 1@H0:short 1@A3")
    hit = position.parse_action(0, cubes.attack("H0", 1, "H0"))
    passing = position.parse_action(0, cubes.END_TURN)
    attacking, ending = of_actions("cube-attack", position, 0, [hit, passing]).reasons
    found = [(why.kind, why.effect.kind, why.sure) for why in attacking]
    assert (found[0], found[-1]) == ((GAIN, "cube-removed", True), (UNREACHABLE, "cube-removed", True))
    said = told("cube-attack", attacking)
    assert said.startswith("Removes one of Blue’s cubes; ")
    assert said.endswith("Blue cannot remove any of your cubes in the next turn.")
    assert [(why.kind, why.by) for why in ending if why.effect.kind == "cube-removed"] == [(DANGER, (1,))]
    assert told("cube-attack", ending, names=("Ann", "Vega")) == "Vega could then remove one of your cubes."


def test_what_takes_a_further_answer_is_said_to_come_then() -> None:
    position = cube_table("0@C0:short 1@H0 1@A3")
    going, passing = (position.parse_action(0, form) for form in (cubes.move("C0", "H0"), cubes.END_TURN))
    moving, ending = of_actions("cube-attack", position, 0, [going, passing]).reasons
    found = [why for why in moving if why.effect.kind == "cube-removed"]
    assert [why.later for why in found] == [True]
    assert not [why for why in ending if why.kind == GAIN]


def test_a_flight_that_picks_somebody_up_says_whom() -> None:
    """The red saucer leaves an accelerator: to the left lies the red doctor, the other ways nothing."""
    position = grab.table(
        at={"red": (5, 5), "green": (0, 0)},
        crew={"red-doctor": (5, 4)},
        plans={"red": "0-5 left"},
        stage=stages.REVEAL,
    )
    near, far = grab.distance(0), grab.distance(1)
    assert position.forbids(0, near) is None
    staying, flying = of_actions("crash-and-grab", position, 0, [near, far]).reasons
    assert (GAIN, "crew-picked-up", True) in [(why.kind, why.effect.kind, why.sure) for why in flying]
    assert "picks up the red doctor" in told("crash-and-grab", flying).lower()
    assert "nimmt den roten Arzt auf" in told("crash-and-grab", flying, "de").replace("Nimmt", "nimmt")
    assert "recoge al doctor rojo" in told("crash-and-grab", flying, "es").lower()
    assert not [why for why in staying if why.effect.kind == "crew-picked-up"]


def test_a_flight_over_the_edge_says_that_the_saucer_crashes() -> None:
    position = grab.table(at={"red": (0, 3), "green": (5, 5)}, plans={"red": "0-5 up"}, stage=stages.REVEAL)
    staying, leaving = of_actions("crash-and-grab", position, 0, [grab.distance(0), grab.distance(3)]).reasons
    assert (LOSS, "crashed-itself") in [(why.kind, why.effect.kind) for why in leaving]
    assert told("crash-and-grab", leaving) == "Your red saucer crashes."
    assert "crash" not in told("crash-and-grab", staying)


def test_a_push_off_the_board_says_so() -> None:
    game = find_game("crash-by-crash")
    position = crash.table(a=[(5, 5)], b=[(0, 1), (6, 5)])
    legal = position.legal(0)
    pushing = [action for action in legal if "car-displaced" in kinds_at_once(game, position, 0, action)]
    assert pushing, "one of the answers pushes it off"
    (reasons,) = of_actions("crash-by-crash", position, 0, pushing[:1]).reasons
    assert (GAIN, "car-displaced", True) in [(why.kind, why.effect.kind, why.sure) for why in reasons]
    assert "knocks a car of blue off the board" in told("crash-by-crash", reasons).lower()


def kinds_at_once(game: Game, position: Position, seat: int, action: int) -> set[str]:
    return {effect.kind for effect in heard(game, position, seat, action)[1]}


# -- what is said is true -------------------------------------------------------------------


def heard(game: Game, position: Position, seat: int, action: int) -> tuple[Position, list[Effect]]:
    """What an answer brings about by itself."""
    after, reader = position.copy(), game.effects(position)
    after.listen()
    after.play(seat, action)
    return after, list(chain.from_iterable(reader.hear(event) for event in after.heard()))


def is_feared(effect: Effect, why: Reason) -> bool:
    return (effect.kind, effect.seat, effect.facts) == (why.effect.kind, why.effect.seat, why.effect.facts)


def could_happen(game: Game, position: Position, why: Reason, dice: Dice, opponents: Iterable[int]) -> bool:
    """Whether some answer of whoever is asked next, if it is one of these, does what is feared."""
    actions = Actions()
    while position.awaited() == CHANCE:
        position.play(CHANCE, position.throw(dice, actions))
    asked = int(position.awaited())
    if asked not in opponents:
        return False
    return any(
        is_feared(effect, why) for action in position.legal(asked) for effect in heard(game, position, asked, action)[1]
    )


@pytest.mark.parametrize("name", ["crash-and-grab", "crash-by-crash", "cube-attack"])
def test_what_is_said_happens_in_other_worlds_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons are checked in positions that nobody has looked at before, by playing nothing but the answer."""
    monkeypatch.setattr(threats, "MOST_TRIED", 60)
    game = find_game(name)
    checked = 0
    for number in range(40):
        found = middle_of(name, game.players[number % len(game.players)], f"true {number}", 20 + 5 * number)
        if found is None or found[0].awaited() == SEVERAL:
            continue
        position, seat = found
        some = telling(game, position, seat)
        for action, reasons in zip(some, of_actions(name, position, seat, some).reasons, strict=True):
            checked += sum(check(game, position, seat, action, why) for why in reasons)
        if checked >= MOST_CHECKED:
            break
    assert checked >= MOST_CHECKED


def telling(game: Game, position: Position, seat: int) -> list[int]:
    """Two answers that bring something about at once, and one that does not, as far as there are such."""
    loud: list[int] = []
    quiet: list[int] = []
    for action in position.legal(seat)[:60]:
        (loud if heard(game, position, seat, action)[1] else quiet).append(action)
    return [*loud[:2], *quiet[: 3 - len(loud[:2])]]


def check(game: Game, position: Position, seat: int, action: int, why: Reason) -> int:
    """Whether a reason is true in some positions of its own; returns 1 if it is of a kind that can be checked so."""
    fresh = [position.possible(seat, Dice(f"fresh {number}")) for number in range(12)]
    if why.kind in (GAIN, LOSS) and not why.later and not any(fact == "count" for fact, _ in why.effect.facts):
        happened = [why.effect in heard(game, world, seat, action)[1] for world in fresh]
        least = len(fresh) if why.sure else len(fresh) / 2
        assert sum(happened) >= least or why.effect.kind == "wins", f"{game.name}: {why}"
        return 1
    if why.kind == UNREACHABLE and not position.copy().awaits(CHANCE):
        for number, world in enumerate(fresh):
            after, effects = heard(game, world, seat, action)
            assert not any(is_feared(effect, why) for effect in effects if effect.by in why.by)
            if not after.awaits(seat):
                assert not could_happen(game, after, why, Dice(f"{number}"), why.by), f"{game.name}: {why}"
        return 1
    return 0


# -- ties -----------------------------------------------------------------------------------


def of_puzzle(tree: Tree, winning: list[float]) -> Tie | None:
    puzzle = Puzzle(tree)
    lines = [Line(action, 0.0, 0.5) for action in puzzle.legal(0)]
    return explain(find_game("bump"), puzzle, 0, lines, [], winning, "seed", NEVER).tie


def test_answers_that_win_as_often_are_about_equally_good() -> None:
    tree = Choice(0, {number: End((0.1, -0.1)) for number in range(3)})
    assert of_puzzle(tree, [0.50, 0.51, 0.44]) == Tie((0, 1), SAME)
    assert of_puzzle(tree, [0.50, 0.46, 0.44]) is None


def test_where_all_plan_in_secret_the_others_decide() -> None:
    values = {(mine, yours): 0.8 if mine == yours else -0.8 for mine in (0, 1) for yours in (0, 1)}
    matching = {pair: Choice(1, {0: End((value, -value))}, (value, -value)) for pair, value in values.items()}
    tie = of_puzzle(Secret(matching), [0.5, 0.5])
    assert tie is not None and tie.why in (PLANS, SAME)


def test_every_tie_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        said = {Words(language).say("why-tie", {"why": why}) for why in ("plans", "chance", SAME, BALANCE)}
        assert len(said) == 4


def test_without_time_nothing_is_said() -> None:
    tree = Luck(((1, Choice(0, {0: End((0.1, -0.1)), 1: End((0.2, -0.2))})),))
    puzzle = Puzzle(tree.after[0][1])
    lines = [Line(0, 0.0, 0.5), Line(1, 0.0, 0.5)]
    found = explain(find_game("bump"), puzzle, 0, lines, [], [0.5, 0.9], "seed", 0.0)
    assert found.reasons == ((), ())


# -- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
def test_whatever_happens_can_be_told_in_every_language(name: str) -> None:
    """Every effect of some random games, as a gain and, where others do it, as a danger."""
    game = find_game(name)
    effects: set[Effect] = set()
    for players in (min(game.players), max(game.players)):
        position, dice, actions = game.new(players), Dice(f"told {players}"), Actions()
        reader = game.effects(position)
        position.listen()
        for _ in range(500):
            if position.result() is not None:
                break
            seat = position.awaited_seats()[0]
            throws = seat == CHANCE
            position.play(seat, position.throw(dice, actions) if throws else position.pick(seat, dice, actions))
            effects.update(chain.from_iterable(reader.hear(event) for event in position.heard()))
        kinds = reader.standing(position, 0)
        effects.update(Effect(f"{kind}-{way}", 0, 0, True, (("count", 2),)) for kind in kinds for way in ("up", "down"))
    for language in LANGUAGES:
        words = Words(language, game)
        for effect in effects:
            for mine in (True, False):
                for kind in ("gain", "danger", "unreachable") if words.has(f"threat-{effect.kind}") else ("gain",):
                    if kind == "gain" and effect.kind in reader.feared:
                        continue
                    how = {"by": [0], "likely": True, "later": True, "turn": True, "unhindered": False}
                    assert phrase(words, kind, effect, mine, how)
