"""What a study plays and sees: the same games whoever plays them, and every game's witness tells the truth."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from crashyard.bots.registry import find_bot
from crashyard.engine import SEVERAL, SPECTATOR, Dice, Event, Record, SeededChance, find_game, games
from crashyard.engine.driver import Driver, RecordedAnswers
from crashyard.engine.game import Game
from crashyard.engine.options import Value
from crashyard.engine.witness import Began, Got, Hit, Seen
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import play_out
from crashyard.lab.statistics import Difference, share_of
from crashyard.lab.study.digest import digest
from crashyard.lab.study.findings import Places
from crashyard.lab.study.items import Item
from crashyard.lab.study.ladder import Rung
from crashyard.lab.study.observing import StudyObserver, from_facts, observe, to_facts
from crashyard.lab.study.plays import look_at
from crashyard.lab.study.report.page import write_report
from crashyard.lab.study.report.spelling import spelled
from crashyard.lab.study.study import Study, StudyTable
from crashyard.lab.study.summary import of_ladder, of_table, summary
from crashyard.lab.study.variants.comparing import Comparison, VariantPair, compare
from crashyard.lab.study.variants.measures import MEASURES, StudyMeasure


def study(
    game: str = "bump",
    players: tuple[int, ...] = (2, 4),
    variants: tuple[dict[str, Value], ...] = ({},),
    bots: tuple[str, ...] = ("random",),
    ladder: tuple[str, ...] = ("random", "greedy"),
    duels: int = 0,
) -> Study:
    return Study(game, variants, players, bots, ladder, duels, "lab", find_game(game).longest)


def played(of: Study, games: int) -> list[Outcome]:
    return [of.play(number) for number in of.numbers(games)]


def record_of(game: Game, players: int, seed: str) -> Record:
    """A play between random players."""
    record = Record.new(game, players, chance=SeededChance(seed))
    bots = [find_bot("random", game, f"{seed} {seat}") for seat in range(players)]
    play_out(record, record.opening(), bots, Dice(seed), game.longest)
    return record


def test_tables_take_turns_and_keep_their_numbers_when_there_are_more_games() -> None:
    of = study(variants=({"rounds": 1}, {"rounds": 2}), duels=4)
    tables = [StudyTable(0, 2), StudyTable(0, 4), StudyTable(1, 2), StudyTable(1, 4)]
    few, many = of.numbers(2), of.numbers(3)
    assert [of.table_of(number) for number in few if not of.is_duel(number)] == tables * 2
    assert set(few) < set(many)
    assert sorted(many) == list(range(len(many)))


def test_every_table_has_the_same_seeds() -> None:
    of = study()
    seeds = [(of.table_of(number), of.seed_of(number)) for number in of.numbers(3) if not of.is_duel(number)]
    assert seeds == [(StudyTable(0, players), f"lab/{turn}") for turn in range(3) for players in (2, 4)]


def test_every_bot_sits_everywhere() -> None:
    of = study(players=(2,), bots=("greedy", "random"))
    assert [of.lineup(number) for number in of.numbers(4)] == [("greedy", "random"), ("random", "greedy")] * 2


@pytest.mark.parametrize(
    ("bots", "players"), [("ABC", 2), ("ABCD", 2), ("ABC", 4), ("ABCD", 6), ("AAB", 2), ("ABCDE", 3)]
)
def test_whoever_plays_takes_every_seat_before_others_play(bots: str, players: int) -> None:
    """Or one seat would meet weaker opponents than another."""
    of = study("cube-attack", (players,), bots=tuple(bots))
    laps = len(bots) * 2
    lineups = [of.lineup(number) for number in of.numbers(players * laps)]
    for lap in range(laps):
        first, *others = lineups[lap * players : (lap + 1) * players]
        turned = [first[by:] + first[:by] for by in range(1, players)]
        assert others == turned
    assert Counter(bot for lineup in lineups for bot in lineup) == {
        bot: players * players * 2 * bots.count(bot) for bot in bots
    }
    assert len({tuple(sorted(lineup)) for lineup in lineups}) == len(
        {tuple(sorted((bots * players)[first : first + players])) for first in range(len(bots))}
    )


@pytest.mark.parametrize(("bots", "players"), [("A", 4), ("AB", 2), ("ABCD", 4), ("AB", 4), ("AB", 6), ("ABC", 3)])
def test_bots_that_fill_the_table_just_go_round(bots: str, players: int) -> None:
    of = study("cube-attack", (players,), bots=tuple(bots))
    for turn, number in enumerate(of.numbers(30)):
        assert of.lineup(number) == tuple((bots * players)[turn % len(bots) :][:players])


def test_the_ladder_is_climbed_from_every_side_by_whole_sides() -> None:
    of = study(players=(4,), ladder=("random", "greedy", "beginner"), duels=3)
    duels = [of.duel(number) for number in range(of.duel_count)]
    assert of.duel_count == 2 * 2 * 2, "three games are two rounds of two sides"
    assert Counter((duel.lower, duel.higher, duel.side) for duel in duels) == {
        ("random", "greedy", 0): 2,
        ("random", "greedy", 1): 2,
        ("greedy", "beginner", 0): 2,
        ("greedy", "beginner", 1): 2,
    }
    assert of.lineup(0) == ("greedy", "random", "greedy", "random")
    assert of.seed_of(0) == of.seed_of(1), "the same luck for both sides"


def test_workers_change_nothing() -> None:
    of = study("cube-attack", (2,), duels=2)
    alone, shared = (sorted(distribute(of, of.numbers(4), where), key=_number) for where in (Where(), Where(workers=2)))
    assert alone == shared and len(alone) == 6


def _number(outcome: Outcome) -> int:
    return outcome.number


def test_the_order_of_outcomes_changes_nothing() -> None:
    of = study()
    outcomes = played(of, 8)
    assert digest(of, 8, outcomes).to_json() == digest(of, 8, outcomes[::-1]).to_json()


def test_what_was_seen_travels() -> None:
    seen = observe(record_of(find_game("cube-attack"), 3, "travels"))
    assert from_facts(to_facts(seen)) == seen


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_play_is_seen_as_it_was(game: Game) -> None:
    players = game.players[-1]
    record = record_of(game, players, "seen")
    seen = observe(record)
    assert sum(seen.chosen.values()) == seen.decisions == sum(seen.by_seat) == sum(seen.branching)
    assert all(times <= seen.offered[name] for name, times in seen.chosen.items())
    assert max(seen.offered.values()) <= seen.decisions
    assert seen.answers_offered >= 2 * seen.decisions
    rounds = [moment.round for moment in seen.moments]
    assert rounds == sorted(rounds) and rounds[-1] == record.position().rounds()
    answers = [moment.answer for moment in seen.moments]
    assert answers == sorted(set(answers)) and answers[-1] == len(record.answers)
    result = record.position().result()
    assert result is not None and seen.reason == result.reason


@pytest.mark.parametrize("name", ["crash-and-grab", "crash-by-crash", "cube-attack"])
def test_our_games_tell_who_begins_what_is_got_and_who_is_hit(name: str) -> None:
    game = find_game(name)
    seen = observe(record_of(game, 4, "told"))
    assert 0 <= seen.start < 4
    assert seen.got and all(len(seats) == 4 for items in seen.got.values() for seats in items.values())
    assert seen.blows and all(0 <= blow.by < 4 and 0 <= blow.to < 4 for blow in seen.blows)
    result = record_of(game, 4, "told").position().result()
    assert result is not None and seen.scores is not None
    first = [score for score, rank in zip(seen.scores, result.ranks, strict=True) if rank == 1]
    assert min(first) == max(seen.scores)


def test_cube_attack_tells_every_lost_cube() -> None:
    record = record_of(find_game("cube-attack"), 4, "lost cubes")
    lost = Counter(blow.to for blow in observe(record).blows)
    assert [lost[seat] for seat in range(4)] == record.position().view(SPECTATOR)["removed"]
    assert sum(lost.values()) > 2


def test_crash_and_grab_tells_whose_doing_a_crash_was() -> None:
    witness = find_game("crash-and-grab").witness(find_game("crash-and-grab").new(2))
    assert witness.hear(Event("probe_taken", "", {"seat": 1})) == [Began(1)]
    assert witness.hear(Event("probe_taken", "", {"seat": 0})) == [], "it changes hands later"
    witness.hear(Event("turn_began", "", {"seat": 0, "saucer": "red"}))
    green, blue = ({"saucer": colour, "from": [1, 2]} for colour in ("green", "blue"))
    where = Seen("crashes", "1,2")
    assert witness.hear(Event("saucer_crashed", "", green)) == [Hit(0, 1, "pushed or mined"), where]
    assert witness.hear(Event("saucer_crashed", "", blue)) == [Hit(0, 0, "moved off the board"), where]
    picked_up = Event("crew_picked_up", "", {"saucer": "blue", "crew": "red-pilot", "at": [3, 4]})
    assert witness.hear(picked_up) == [Seen("pick-ups", "3,4")]
    assert witness.hear(Event("crew_stolen", "", {"from": "yellow", "to": "red"})) == [Hit(0, 1, "stole crew")]
    bought = Event("upgrade_played", "", {"saucer": "blue", "upgrade": "airlock", "discarded": None})
    assert witness.hear(bought) == [Got(0, "upgrade", "airlock")]


def test_no_moment_is_in_the_middle_of_a_secret_decision() -> None:
    """In Bump all plan at once: there is a moment before the plans, and none between them."""
    record = record_of(find_game("bump"), 2, "moments")
    position = record.opening()
    onlooker = StudyObserver(record, position)
    driver = Driver(position, RecordedAnswers(record.answers), [onlooker])
    moments = 0
    while driver.step():
        if len(onlooker.seen.moments) > moments:
            moments += 1
            assert position.result() is not None or len(position.awaited_seats()) in (1, 2)
            assert position.awaited() != SEVERAL or len(position.awaited_seats()) == 2
    assert moments >= 4, "three rounds and the end"


def test_a_game_without_a_witness_is_studied_all_the_same() -> None:
    of = study(players=(2,))
    told = digest(of, 30, played(of, 30))
    found = told.tables[0].findings
    assert found.ended == 30 and found.rounds.mean.value == 3.0
    assert told.tables[0].items == [] and found.harm == [] and found.starting is None and found.closeness is None
    assert len(of_table(told.tables[0])) >= 4


def test_partners_win_as_one_side() -> None:
    assert shares_of_win((1, 2, 1, 2), (0, 1, 0, 1)) == (1.0, 0.0)
    assert shares_of_win((1, 1, 3), (0, 1, 2)) == (0.5, 0.5, 0.0)
    of = study(players=(4,))
    (plays,) = look_at(of, of.tables, played(of, 10))
    assert plays.sides == 2 and all(sum(play.won) == 1.0 for play in plays.ended)


def test_two_rules_are_compared_in_plain_words() -> None:
    shorter = study("cube-attack", (2,), variants=({"target": 32}, {"target": 16}))
    told = digest(shorter, 25, played(shorter, 25))
    sentences = told.verdict(2)
    assert any(sentence.startswith("The game gets ") and "shorter" in sentence for sentence in sentences), sentences
    assert "do not differ beyond chance" in sentences[-1]
    assert told.command().endswith("--ladder random,greedy --duels 0 --seed lab")
    assert "--option target=32 --against target=16" in told.command()


def test_the_same_rule_twice_makes_no_difference() -> None:
    twice = study(players=(2, 4), variants=({"rounds": 2}, {"rounds": 2}))
    told = digest(twice, 20, played(twice, 20))
    for players in (2, 4):
        (sentence,) = told.verdict(players)
        assert sentence.startswith("Nothing that was measured")


def test_names_from_files_become_words() -> None:
    assert spelled("DOUBLE_HIT") == "double hit" and spelled("use pulse-cannon") == "use pulse cannon"


def test_variants_that_are_looked_at_together_are_measured_by_one_yardstick() -> None:
    """What is learnt about chances from two halves differs a little, though nothing else does."""
    of = study("cube-attack", (2,), ({"target": 32}, {"target": 16}))
    outcomes = played(of, 12)
    first, second = (look_at(of, [table], outcomes)[0] for table in of.tables)
    both = look_at(of, of.tables, outcomes)
    assert [plays.table for plays in both] == of.tables
    assert [play.number for plays in both for play in plays.ended] == [
        play.number for plays in (first, second) for play in plays.ended
    ]
    assert [play.chances for play in first.ended] != [play.chances for play in both[0].ended]


def test_a_difference_must_be_there_by_both_yardsticks() -> None:
    of = study("bump", (2,), ({"rounds": 1}, {"rounds": 2}))
    outcomes = played(of, 20)
    (first,), (second,) = (look_at(of, [table], outcomes) for table in of.tables)
    longer = next(
        one for one in compare([VariantPair(first, second, first, second, of.turn_of)]) if one.measure.name == "length"
    )
    assert longer.beyond_chance and longer.apart.value == 1.0
    unsure = next(
        one for one in compare([VariantPair(first, second, first, first, of.turn_of)]) if one.measure.name == "length"
    )
    assert not unsure.beyond_chance and unsure.apart.value == 1.0
    opposed = next(
        one for one in compare([VariantPair(first, second, second, first, of.turn_of)]) if one.measure.name == "length"
    )
    assert not opposed.beyond_chance


def test_two_rules_are_compared_within_pairs_of_games_from_the_same_seed() -> None:
    of = study("cube-attack", (2, 3), ({"target": 32}, {"target": 16}), duels=2)
    outcomes = played(of, 6)
    missing = next(number for number in of.numbers(6) if of.table_of(number) == StudyTable(1, 3))
    outcomes = [one for one in outcomes if one.number != missing]
    first, second = (look_at(of, [StudyTable(variant, 3)], outcomes)[0] for variant in (0, 1))
    assert len(first.ended) == 6 and len(second.ended) == 5
    rounds = next(one for one in MEASURES if one.name == "length")
    pairs = VariantPair(first, second, first, second, of.turn_of).pairs(rounds)
    assert pairs.before == [play.rounds for play in first.ended[1:]], "a game without its like is left out"
    assert pairs.after == [play.rounds for play in second.ended]
    assert pairs.labels == [(one.label, two.label) for one, two in zip(first.ended[1:], second.ended, strict=True)]
    seeds = [[of.seed_of(play.number) for play in plays] for plays in (first.ended[1:], second.ended)]
    assert seeds[0] == seeds[1]


def stuck(outcomes: list[Outcome], which: Callable[[int], bool]) -> list[Outcome]:
    """The same games, but some were stopped before their end."""
    return [
        Outcome(one.number, one.answers, one.rounds, course=one.course) if which(one.number) else one
        for one in outcomes
    ]


def test_a_rule_that_leaves_games_stuck_is_found_out() -> None:
    of = study("bump", (2,), ({"rounds": 2}, {"rounds": 2}))
    outcomes = stuck(played(of, 24), lambda number: number % 4 == 1)
    told = digest(of, 24, outcomes)
    (stopped,) = (one for one in told.comparisons if one.measure.name == "games stopped before their end")
    assert stopped.beyond_chance
    assert (stopped.first.value, stopped.second.value, stopped.second.cases) == (0.0, 0.5, 24), "of all games"
    assert told.verdict(2)[0].startswith("Games are stopped before their end 50 points (95 %: ")
    rounds = next(one for one in told.comparisons if one.measure.name == "length")
    assert rounds.first.cases == rounds.second.cases == 12, "of the pairs in which both came to their end"


def test_games_that_failed_are_not_taken_for_stuck_ones() -> None:
    of = study("bump", (2,), ({"rounds": 2}, {"rounds": 2}))
    outcomes = [Outcome(one.number, error="out of ideas") if one.number % 4 == 1 else one for one in played(of, 8)]
    names = {one.measure.name for one in digest(of, 8, outcomes).comparisons}
    assert "length" in names and "games stopped before their end" not in names


def test_where_no_game_of_a_rule_ends_the_verdict_says_so() -> None:
    of = study("cube-attack", (2,), ({"target": 32}, {"target": 16}))
    outcomes = stuck(played(of, 12), lambda number: number % 2 == 0)
    told = digest(of, 12, outcomes)
    sentences = told.verdict(2)
    assert sentences[0] == f"No game came to its end with {told.variant_name(0)}."
    assert sentences[1].startswith("Games are stopped before their end 100 points") and len(sentences) == 2
    assert f"  {sentences[0]}" in summary(told)
    assert told.to_json()["verdict"] == [{"players": 2, "strength": "random", "sentences": sentences}]


def test_where_no_game_ends_at_all_there_is_still_a_verdict() -> None:
    of = study("cube-attack", (2,), ({"target": 32}, {"target": 16}))
    told = digest(of, 3, stuck(played(of, 3), lambda _: True))
    assert told.verdict(2)[-1] == "Nothing that was measured (1 thing) differs beyond chance."
    assert len(told.verdict(2)) == 3
    assert digest(of, 3, []).verdict(2)[-1] == "Nothing could be compared."
    page = write_report(digest(of, 3, []), [], "Cube Attack")
    assert "Nothing could be compared." in page


def even_sentence(shares: list[float], games: int) -> str:
    """What is said about seats with these shares of the wins."""
    of = study(players=(2,))
    (table,) = digest(of, 2, played(of, 2)).tables
    seats = Places([share_of(share * games, games) for share in shares], 0.5, 1.0)
    return of_table(replace(table, findings=replace(table.findings, seats=seats)))[1]


def test_seats_are_equal_only_if_the_games_are_enough_to_say_so() -> None:
    assert even_sentence([0.49, 0.51], 1000).startswith("All seats win about equally often, 49.0 to 51.0 %")
    assert even_sentence([0.5, 0.5], 20).startswith("So few games cannot tell the seats apart")


def test_bots_are_equal_only_if_the_duels_are_enough_to_say_so() -> None:
    told = of_ladder([Rung("greedy", "casual", share_of(games / 2, games), 0.5) for games in (20, 2000)])
    assert told[0].startswith("So few games cannot tell casual from greedy: 50")
    assert told[1].startswith("casual is about equal to greedy: 50")
    assert of_ladder([Rung("random", "greedy", share_of(20, 20), 0.5)])[0].startswith("greedy beats random")


def fairness(before: tuple[int, int], after: tuple[int, int]) -> str:
    """What is said about an advantage of somebody who won so many of so many games with either rule."""
    first, second = share_of(*before), share_of(*after)
    measure = StudyMeasure("wins", "Wins {} more.", "Wins {} less.", lambda _: None, share=True, of_wins=True)
    apart = Difference(second.value - first.value, 0.0, 0.0, 0.0)
    return Comparison(measure, 2, 0, first, second, apart, apart, (1.0, 1.0, 1.0), 0.5).sentence()


def test_an_advantage_is_gone_only_if_the_games_are_enough_to_say_so() -> None:
    assert fairness((700, 1000), (500, 1000)).endswith(" Of its advantage little or nothing is left.")
    assert fairness((38, 40), (24, 40)).endswith(" So few games cannot tell whether any advantage is left.")
    assert fairness((10, 1000), (495, 1000)).endswith(" Of its disadvantage little or nothing is left.")
    assert fairness((22, 40), (38, 40)).endswith(" That is an advantage; none was seen before.")


def test_partners_are_called_a_side() -> None:
    of = study(players=(4,), variants=({"rounds": 1}, {"rounds": 2}))
    told = digest(of, 8, played(of, 8))
    sentences = of_table(told.tables[0])
    assert any("sides" in sentence for sentence in sentences)
    assert not any("seat" in sentence.lower() for sentence in sentences)
    names = [one.measure.name for one in told.comparisons]
    assert "wins of side 1" in names and "wins of seat 1" not in names


def test_the_command_names_a_cap_of_its_own() -> None:
    of = study()
    assert "--cap" not in digest(of, 2, []).command()
    assert digest(replace(of, cap=77), 2, []).command().endswith(" --cap 77")


def test_why_nothing_is_said_about_a_thing() -> None:
    of = study(players=(2,))
    told = digest(of, 2, played(of, 2))
    for cases, summed, written in (
        (40, "There were too few games to say what each", "There were too few games to say anything about pearl."),
        (4000, "cannot be said: nearly everybody gets it, or nobody.", "what nearly everybody or nobody gets: pearl."),
    ):
        item = Item("R&D <b>", "pearl", share_of(0, cases), share_of(0, 0), share_of(cases, cases), None, False, cases)
        table = replace(told.tables[0], items=[item])
        assert any(summed in sentence for sentence in of_table(table))
        page = write_report(replace(told, tables=[table]), [], "Bump")
        assert written in page


def test_what_a_game_calls_its_things_is_no_html() -> None:
    of = study(players=(2,))
    told = digest(of, 2, played(of, 2))
    worth = Difference(0.1, 0.0, 0.2, 0.5)
    item = Item("R&D <i>", "pearl", share_of(9, 90), share_of(9, 90), share_of(90, 180), worth, False, 180)
    page = write_report(replace(told, tables=[replace(told.tables[0], items=[item])]), [], "Bump")
    assert "R&amp;D &lt;i&gt;" in page and "R&D" not in page and "<i>" not in page
