"""Every index in a sentence, and where it comes from."""

from crashyard.lab.study.course import AHEAD, FAR_BEHIND, NEARLY_SURE, OUT_OF_IT

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
        "Chance to win",
        "What the bots' own evaluation of the table is worth, learnt from the games of this study: of all moments at "
        "that stage of the game (early, middle, late) with the same lead or deficit, and with the same player having "
        "just moved, how many were won in the end. So a chance of 30 % is what happened in 30 of 100 such moments.",
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
        "less: 25 % with two sides, 12.5 % with four.",
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

LIMITS = (
    "Bots played these games, not people. They never talk, never forget and want nothing but to win, and all of them "
    "think alike. Length and dead options carry over well to people; who is at an advantage, how tense it gets "
    "and what things are worth depend on how the bots play, and kingmaking on feelings that they do not have."
)
