"""How tense the games were, in pictures; or that nobody knows."""

from html import escape

from crashyard.lab.study.findings import Findings
from crashyard.lab.study.report.charts import Row, band, histogram, rows
from crashyard.lab.study.report.parts import cell, figure
from crashyard.lab.study.report.spelling import number
from crashyard.lab.study.summary import known_of_leads


def tension(found: Findings) -> str:
    told = found.tension
    known = f"<p>{escape(known_of_leads(found))}</p>"
    if told is None:
        return f"<h3>Tension</h3>{known}"
    pictures = [
        figure(
            "The winner's chance over the game",
            band(told.winners_chance, found.seats.fair, "The winner's chance over the game"),
            "How likely the later winner was to win, while the game went on: the line is the middle one of all games, "
            "eight of ten are in the band, dashed is an even start. A line that rises late means an open game, or one "
            "in which little of who wins can be seen; one that is high early means the rest is only played out.",
        ),
        figure(
            "How often the lead passes",
            histogram(told.lead_changes.counts, "Lead changes a game"),
            f"Lead changes a game: {number(told.lead_changes.mean.value)} on average. Many zeros are runaway leaders; "
            "many changes are a seesaw.",
        ),
    ]
    lines = [
        ("Part of the game until the winner leads for good", told.settled),
        ("Part of the game until the winner is nearly sure", told.sure),
        ("Wins that are comebacks", told.comeback),
        ("Games in which anybody was known to be far behind", told.far_behind),
        ("Wins snatched at the last moment", told.snatched),
        ("Drama (0 to 100 %)", told.drama),
        ("Uncertainty (0 to 100 %)", told.uncertainty),
    ]
    measures = [Row(name, one.value, one.low, one.high, cell(one)) for name, one in lines]
    more = figure("In figures", rows(measures, 0.0, 1.0), "Every index is explained at the end of the report.")
    return f'<h3>Tension</h3>{known}<div class="pair">{"".join(pictures)}</div>{more}'
