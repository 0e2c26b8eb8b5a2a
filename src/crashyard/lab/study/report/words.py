"""Every index in a sentence, and where it comes from."""

from crashyard.lab.study.chances.course import AHEAD, FAR_BEHIND, NEARLY_SURE, OUT_OF_IT
from crashyard.lab.study.study import Study

GLOSSARY: tuple[tuple[str, str], ...] = (
    (
        "95 % interval",
        "How far chance may have moved a figure: were the study made again and again with other seeds, 95 of 100 such "
        "intervals would hold the true figure.",
    ),
    (
        "Beyond chance",
        "Where many things are tested at once, one in twenty would stand out by luck. Here all tests of a list are "
        "made together (Holm's method): if nothing were different, at most one list in twenty would show "
        "anything at all.",
    ),
    (
        "Decision, answers",
        "A decision is a moment in which a player had at least two possible answers. Its branching is how many.",
    ),
    (
        "Courses",
        "The course of a game is all that was answered in it, by dice and cards too. Games of the same course are one "
        "game played again: they count as one case, which weighs as much as there are of them.",
    ),
    (
        "Chance to win",
        "Learnt from the games of this study: what a spectator sees of each side (its score, what lies before it, "
        "whose turn it is) and the bots' own evaluation, weighed as the endings of other games say, early, middle and "
        "late in the game. No game is judged by its own ending.",
    ),
    (
        "Log loss",
        "How much an ending surprises, on average, whoever went by these chances (less is better), beside whoever "
        "knows only who began and who sits where (the base rate). Where the chances know no more, nobody can say who "
        "leads.",
    ),
    (
        "Lead change",
        f"The lead passes when another side's chance is {AHEAD} times the leader's; before somebody is so much ahead "
        "of all others, nobody leads. (After Browne's lead change, which compares moves; the margin keeps wobbles "
        "out.)",
    ),
    (
        "Comeback",
        f"The share of the wins by a side whose chance had once fallen to {100 * FAR_BEHIND:.0f} % of a fair share or "
        "less: 25 % with two sides, 12.5 % with four. Where in fewer than 5 % of the games anybody is ever known to be "
        "so far behind, comebacks cannot be told.",
    ),
    (
        "Drama",
        "How badly the later winner stood while somebody else led: the mean of the square roots of how far their "
        "chance was behind the best one's, 0 if they never were behind. (Browne's drama, on learnt chances.)",
    ),
    (
        "Settled",
        "When the winner took the lead for good, as a part of the game's length: 0 % at once, 100 % at the very end. "
        f"Nearly sure is when their chance stayed at {100 * NEARLY_SURE:.0f} % or more. (Browne calls a game decisive "
        "if it ends soon after it is settled.)",
    ),
    ("Snatched", "The share of the wins in which somebody else was in the lead when the last turn or round began."),
    (
        "Uncertainty",
        "How open the game is on average: 1 while all sides have the same chance, 0 once one of them is sure to win "
        "(the entropy of the chances, as Ludii and Browne use it).",
    ),
    (
        "Worth of a thing",
        "How many more of 100 games are won by those who got it than by players like them: in the same seat, as long "
        "after the starting player, with as many different things of the kind. That the better player gets the "
        "better things is not taken out by this.",
    ),
    (
        "Gang-up",
        "How often the leader is hit by the others, compared with victims picked by lot. 1: no difference, 2: twice as "
        "often.",
    ),
    (
        "Kingmaking",
        f"The share of the games in which a player who was practically out of it (a chance of at most "
        f"{100 * OUT_OF_IT:.0f} % of a fair share) hit the leader, and with that the lead passed to somebody else, who "
        "won.",
    ),
    (
        "Standstill",
        "Rounds in a row in which nothing gets on: nobody gains what the game is about, as the game itself tells.",
    ),
    (
        "Mark",
        "What stands behind the sentences of a study with several kinds of players: whether it holds for all of them. "
        "The chapter “Who plays?” has the rule.",
    ),
    (
        "Ladder",
        "Duels between bots that think more and more; the stronger one plays every side in turn. If more thinking "
        "wins, the game rewards skill, at least of the bots' kind.",
    ),
)

SOURCES = (
    "The measures follow Cameron Browne's <cite>Automatic Generation and Evaluation of Recombination Games</cite> "
    "(2008), the metrics of the Ludii system (Piette and others), and the game reports of TAG, the Tabletop "
    "Games framework (Gaina and others): its skill ladders, first-player advantage and action counts."
)


def limits(study: Study) -> str:
    """How far what was found can be trusted; nothing is said of people."""
    bots = "Bots played these games, not people: they never talk, never forget, and want nothing but to win. "
    if len(study.who) == 1:
        return (
            bots
            + "All of them were of one kind, and nothing here is shown to hold for players of another strength, or "
            "for people. <code>--strengths</code> asks several kinds of players the same questions."
        )
    return (
        bots
        + "What is marked “holds for all” was found with each of these kinds of bots; whether people play so too is "
        "not shown by that. What is marked “depends on who plays” differs already between bots. What carries no mark, "
        "or is not shown, is known of the bots of its own table alone."
        "or is not shown, is known of the bots of its own table alone."
    )
