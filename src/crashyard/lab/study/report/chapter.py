"""One table's chapter of a report: pictures, each with what it means."""

from collections.abc import Iterator, Sequence
from html import escape
from math import isfinite

from crashyard.lab.statistics import LEVEL, Figure
from crashyard.lab.study.digest import TableDigest
from crashyard.lab.study.findings import ChoiceFinding, Findings, Harm, Places
from crashyard.lab.study.items import Item
from crashyard.lab.study.report.charts import Row, bars, histogram, rows
from crashyard.lab.study.report.parts import cell, figure, grid
from crashyard.lab.study.report.spelling import (
    number,
    percent,
    points,
    share_with_interval,
    span,
    spelled,
    titled,
    with_interval,
)
from crashyard.lab.study.report.tension import tension
from crashyard.lab.study.variants.measures import place_in_order

_SHOWN_OPTIONS = 24


def chapter(one: TableDigest) -> str:
    found = one.findings
    if not found.ended:
        return "<p>No game came to its end, so there is nothing to tell.</p>"
    who = one.plays.who
    unit = one.plays.unit
    parts = [_cards(found, unit), _length(found, unit), _fairness(found, who), tension(found), _choices(found)]
    parts += [_items(kind, one.items) for kind in dict.fromkeys(item.kind for item in one.items)]
    parts += [_harm(found, who), _intrigue(found)]
    return "".join(parts)


def _cards(found: Findings, unit: str) -> str:
    closeness = found.closeness
    cards = [
        (f"{found.ended:,}", "games played to the end"),
        (number(found.rounds.mean.value), f"{unit} a game, most {found.rounds.tenth:.0f} to {found.rounds.ninth:.0f}"),
        (number(found.decisions.mean.value), "decisions a game"),
        (number(found.branching.value), "possible answers a decision"),
        (percent(found.draws.value), "draws"),
    ]
    if found.tension is not None:
        cards.append((number(found.tension.lead_changes.mean.value), "lead changes a game"))
        cards.append((percent(found.tension.settled.value), "of the game until the winner leads for good"))
        if found.tension.tells_comebacks:
            cards.append((percent(found.tension.comeback.value), "of the wins are comebacks"))
    if closeness is not None:
        cards.append((number(closeness.value), "points between first and second at the end"))
    told = "".join(f'<div class="card"><b>{big}</b><span>{small}</span></div>' for big, small in cards)
    return f'<div class="cards">{told}</div>'


def _length(found: Findings, unit: str) -> str:
    rounds, decisions = found.rounds, found.decisions
    sizes = ["2"] + [f"{2**size + 1}+" for size in range(1, len(found.branching_sizes))]
    ends = ""
    if len(found.reasons) > 1:
        told = ", ".join(f"{spelled(reason)} {percent(count / found.ended)}" for reason, count in found.reasons.items())
        ends = f"<p>How the games ended: {escape(told)}.</p>"
    pictures = [
        figure(
            "How long a game is",
            histogram(rounds.counts, f"{unit.capitalize()} a game"),
            f"{unit.capitalize()} a game: {with_interval(rounds.mean)} on average, from {rounds.least:.0f} to "
            f"{rounds.most:.0f}. Eight of ten games take {rounds.tenth:.0f} to {rounds.ninth:.0f}.",
        ),
        figure(
            "How much there is to decide",
            histogram(decisions.counts, "Decisions a game"),
            f"Decisions with a choice, of all players together: {number(decisions.mean.value)} on average, eight of "
            f"ten games {decisions.tenth:.0f} to {decisions.ninth:.0f}. With dice and forced answers a game has "
            f"{number(found.answers.mean.value)} steps.",
        ),
        figure(
            "How much choice there is",
            bars(sizes, found.branching_sizes, "Answers a decision"),
            f"How many answers a decision has: {number(found.branching.value)} on average. A column goes to the next "
            "one: 3+ is 3 to 4, 5+ is 5 to 8. Those to the left are quick choices, those to the right make people "
            "think.",
        ),
    ]
    return f'<h3>Length and choice</h3><div class="pair">{"".join(pictures)}{_standstill(found, unit)}</div>{ends}'


def _standstill(found: Findings, unit: str) -> str:
    still = found.standstills
    if still is None:
        return ""
    return figure(
        "How long nothing gets on",
        histogram(still.longest.counts, f"Most {unit} in a row without progress"),
        f"The most {unit} in a row in which nothing got on, game by game: eight of ten games {still.longest.tenth:.0f} "
        f"to {still.longest.ninth:.0f}. In {share_with_interval(still.share)} of the games it was more than "
        f"{still.bound}; games that were stopped before their end are counted here.",
    )


def _fairness(found: Findings, who: str) -> str:
    pictures = [
        figure(
            f"Wins by {who}",
            _places([f"{who.capitalize()} {place + 1}" for place in range(len(found.seats.shares))], found.seats),
            _fair_caption(found.seats, f"{who}s"),
        )
    ]
    if found.starting is not None and found.start_fixed is None:
        names = [titled(place_in_order(order, who).removeprefix("the ")) for order in range(len(found.starting.shares))]
        pictures.append(
            figure(
                "Wins by who begins",
                _places(names, found.starting),
                _fair_caption(found.starting, "places in the order of play"),
            )
        )
    note = ""
    if found.start_fixed is not None:
        first = f"{who.capitalize()} {found.start_fixed + 1}"
        note = f"<p>{first} began every game, so its share shows what beginning is worth.</p>"
    return f'<h3>Fairness</h3><div class="pair">{"".join(pictures)}</div>{note}'


def _places(names: Sequence[str], places: Places) -> str:
    top = max([*(share.high for share in places.shares), 2 * places.fair])
    measures = [
        Row(name, share.value, share.low, share.high, cell(share), _tone(share, places.fair))
        for name, share in zip(names, places.shares, strict=True)
    ]
    return rows(measures, 0.0, top, places.fair)


def _tone(share: Figure, fair: float) -> str:
    return "good" if share.low > fair else "bad" if share.high < fair else ""


def _fair_caption(places: Places, what: str) -> str:
    chance = "p < 0.001" if places.chance < 0.001 else f"p = {places.chance:.2g}"
    verdict = "more than" if places.chance <= LEVEL else "no more than"
    return (
        f"Share of the wins with 95 % intervals; the dashed line is fair ({percent(places.fair)}). "
        f"The {what} differ by {verdict} chance makes them differ ({escape(chance)})."
    )


def _choices(found: Findings) -> str:
    options = sorted(found.options, key=lambda option: (-option.a_game, option.name))
    shown, rest = options[:_SHOWN_OPTIONS], options[_SHOWN_OPTIONS:]
    measures = [
        Row(
            titled(option.name),
            option.share.value,
            option.share.low,
            option.share.high,
            f"{percent(option.share.value)} <small>{number(option.a_game)} a game</small>",
            "bad" if option.share.value < 0.01 else "",
        )
        for option in shown
    ]
    caption = (
        "How often each kind of answer is given when it could be, and how often that is in a game. Whatever is "
        "near 0 % is hardly a choice; at 100 % the only question is which one of the kind."
    )
    more = (
        f"<details><summary>{len(rest)} more kinds of answers</summary>{_option_table(rest)}</details>" if rest else ""
    )
    return f"<h3>What is chosen</h3>{figure('Chosen when possible', rows(measures, 0.0, 1.0), caption)}{more}"


def _option_table(options: Sequence[ChoiceFinding]) -> str:
    return grid(
        ["Answer", "chosen when possible", "chosen", "possible", "a game"],
        [
            [
                escape(titled(one.name)),
                cell(one.share),
                f"{one.chosen:,}",
                f"{one.offered:,}",
                number(one.a_game),
            ]
            for one in options
        ],
    )


def _items(kind: str, items: Sequence[Item]) -> str:
    mine = [item for item in items if item.kind == kind]
    known = [(item, item.worth) for item in mine if item.worth is not None]
    reach = max((max(abs(worth.low), abs(worth.high)) for _, worth in known), default=0.0)
    reach = min(max(reach, 0.05), 0.5)
    measures = [
        Row(
            titled(item.name),
            worth.value,
            worth.low,
            worth.high,
            f"{points(worth.value)} <small>({points(worth.low)} to {points(worth.high)})</small>",
            ("good" if worth.value > 0 else "bad") if item.beyond_chance else "",
        )
        for item, worth in known
    ]
    caption = (
        f"How many more (or fewer) of 100 games are won by those who got the {escape(kind)} than by players in the "
        f"same place with as many different {escape(kind)} items; the dashed line is no difference. Coloured figures "
        f"are beyond chance, with all {len(known)} looked at together. What winners get late in the game looks better "
        "than it is."
    )
    table = grid(
        [escape(titled(kind)), "a player gets it", "wins with it", "wins without"],
        [
            [escape(titled(item.name)), cell(item.spread), cell(item.have), cell(item.lack)]
            for item in sorted(mine, key=lambda item: -item.have.value)
        ],
    )
    picture = figure("Worth in points of winning", rows(measures, -reach, reach, 0.0), caption) if known else ""
    silent = [item for item in mine if item.worth is None]
    if silent:
        few = any(item.too_few_games for item in silent)
        why = (
            "There were too few games to say anything about"
            if few
            else "Nothing can be said about what nearly everybody or nobody gets:"
        )
        picture += f"<p>{why} {escape(', '.join(spelled(item.name) for item in silent))}.</p>"
    return (
        f"<h3>What each {escape(kind)} is worth</h3>{picture}"
        f"<details><summary>Win rates with and without each {escape(kind)}</summary>{table}</details>"
    )


def _harm(found: Findings, who: str) -> str:
    if not found.harm:
        return ""
    most = max(one.a_game.high if isfinite(one.a_game.high) else one.a_game.value for one in found.harm)
    measures = [
        Row(titled(one.how), one.a_game.value, one.a_game.low, one.a_game.high, _often(one)) for one in found.harm
    ]
    caption = "What happens how often, with 95 % intervals."
    if any(one.own_doing.value for one in found.harm):
        caption += " The share in brackets is one's own doing."
    sides = range(len(found.hits))
    lines = [
        [
            f"{who.capitalize()} {by + 1}",
            *(_hit(found.hits[by][to], by == to) for to in sides),
            number(sum(found.hits[by])),
        ]
        for by in sides
    ]
    lines.append(["is hit", *(number(sum(found.hits[by][to] for by in sides)) for to in sides), ""])
    table = grid(["who hits", *(f"{who} {to + 1}" for to in sides), "in all"], lines)
    return (
        "<h3>Crashes and attacks</h3>"
        + figure("How often a game", rows(measures, 0.0, most), caption)
        + figure("Who hits whom", table, "Times a game. What stands on the diagonal was one's own doing.")
    )


def _often(one: Harm) -> str:
    own = f" <small>({percent(one.own_doing.value)} own)</small>" if one.own_doing.value else ""
    return f"{number(one.a_game.value)} a game{own}"


def _hit(value: float, own: bool) -> str:
    return f"<small>{number(value)}</small>" if own else number(value)


def _intrigue(found: Findings) -> str:
    if found.kingmaking is None:
        return ""
    return f"<h3>Three or more</h3><ul>{''.join(_intrigue_lines(found))}</ul>"


def _intrigue_lines(found: Findings) -> Iterator[str]:
    gang, kings = found.gang_up, found.kingmaking
    if gang is not None:
        yield (
            f"<li><b>Gang-up {gang.value:.2f}</b> (95 %: {span(gang.low, gang.high, '{:.2f}'.format)}): how often "
            f"the leader is hit, compared with victims picked by lot. {_meaning(gang)}</li>"
        )
    if kings is not None:
        yield (
            f"<li><b>Kingmaking {percent(kings.value)}</b> (95 %: {percent(kings.low)} to {percent(kings.high)}) of "
            "the games: somebody who could not win any more took the lead from one player and so gave it to the "
            "winner.</li>"
        )


def _meaning(gang: Figure) -> str:
    if gang.low > 1:
        return "So the others gang up on the leader."
    if gang.high < 1:
        return "So the leader is spared."
    return (
        "So the leader is a victim like any other." if gang.near(1.0) else "So few games cannot tell if that is luck."
    )
