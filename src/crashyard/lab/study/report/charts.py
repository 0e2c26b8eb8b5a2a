"""The pictures of a report: SVG that takes its colours from the page and can be read on a phone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM = 360, 180, 8, 16, 22
_MOST_BARS = 24


@dataclass(frozen=True, slots=True)
class Row:
    """A figure with its interval; `tone` is good, bad or nothing."""

    name: str
    value: float
    low: float
    high: float
    shown: str
    """As HTML."""
    tone: str = ""


def rows(measures: Sequence[Row], low: float, high: float, fair: float | None = None) -> str:
    """One line a measure: a dot for the figure, a bar for its interval, a dashed line for what would be fair."""
    span = (high - low) or 1.0

    def across(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / span:.2f}%"

    lines = []
    for one in measures:
        parts = ['<line class="axis" x1="0" x2="100%" y1="10" y2="10"/>']
        if fair is not None:
            parts.append(f'<line class="fair" x1="{across(fair)}" x2="{across(fair)}" y1="0" y2="20"/>')
        parts.append(f'<line class="reach" x1="{across(one.low)}" x2="{across(one.high)}" y1="10" y2="10"/>')
        parts.append(f'<circle class="dot" cx="{across(one.value)}" cy="10" r="5"/>')
        lines.append(
            f'<div class="row"><span class="name">{escape(one.name)}</span>'
            f'<svg aria-hidden="true">{"".join(parts)}</svg>'
            f'<span class="shown {one.tone}">{one.shown}</span></div>'
        )
    return f'<div class="rows">{"".join(lines)}</div>'


def bars(names: Sequence[str], counts: Sequence[float], title: str, most: int = 9) -> str:
    """Columns with their share of the whole below each; at most so many names are written."""
    total, highest = sum(counts) or 1, max(counts, default=0) or 1
    step = (_WIDTH - 2 * _LEFT) / max(1, len(counts))
    floor = _HEIGHT - _BOTTOM
    every = -(-len(names) // most)
    parts = []
    for index, (name, count) in enumerate(zip(names, counts, strict=True)):
        height = (floor - _TOP) * count / highest
        left = _LEFT + index * step
        parts.append(
            f'<rect class="fill" x="{left + step * 0.08:.1f}" y="{floor - height:.1f}" width="{step * 0.84:.1f}" '
            f'height="{height:.1f}"><title>{escape(name)}: {100 * count / total:.1f} %</title></rect>'
        )
        if index % every == 0:
            parts.append(_text(left + step / 2, floor + 16, name))
        if count == highest:
            parts.append(_text(left + step / 2, floor - height - 4, f"{100 * count / total:.0f} %", "strong"))
    parts.append(f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH - _LEFT}" y1="{floor}" y2="{floor}"/>')
    return _picture(title, parts)


def histogram(counts: Mapping[int, int], title: str) -> str:
    """How many games had how much, in bars of a round width."""
    if not counts:
        return _picture(title, [])
    low, high = min(counts), max(counts)
    width = next(size for size in _round_widths() if (high - low) // size + 1 <= _MOST_BARS)
    first = low // width * width
    sums = [0] * ((high - first) // width + 1)
    for value, count in counts.items():
        sums[(value - first) // width] += count
    names = [str(first + index * width) for index in range(len(sums))]
    return bars(names, sums, title, 7)


def _round_widths() -> Sequence[int]:
    return [digit * 10**power for power in range(9) for digit in (1, 2, 5)]


def band(points: Sequence[tuple[float, float, float, float]], fair: float, title: str) -> str:
    """A line with the band in which eight of ten lie, over the course of a game; both from 0 to 1."""
    left, right, floor = 48, _WIDTH - 12, _HEIGHT - _BOTTOM

    def place(at: float, value: float) -> str:
        return f"{left + (right - left) * at:.1f},{floor - (floor - _TOP) * value:.1f}"

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = floor - (floor - _TOP) * share
        parts.append(f'<line class="axis" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text(left - 5, y + 4, f"{100 * share:.0f} %", anchor="end"))
    for share, name in ((0.0, "start"), (0.5, "half-time"), (1.0, "end")):
        parts.append(_text(left + (right - left) * share, floor + 16, name, anchor=_anchor(share)))
    ended = [*points, (1.0, 1.0, 1.0, 1.0)] if points else []
    outline = [place(at, low) for at, low, _, _ in ended] + [place(at, high) for at, _, _, high in reversed(ended)]
    parts.append(f'<polygon class="area" points="{" ".join(outline)}"/>')
    y = floor - (floor - _TOP) * fair
    parts.append(f'<line class="fair" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
    parts.append(f'<polyline class="path" points="{" ".join(place(at, middle) for at, _, middle, _ in ended)}"/>')
    return _picture(title, parts)


def _anchor(share: float) -> str:
    return "start" if share == 0.0 else "end" if share == 1.0 else "middle"


def _picture(title: str, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "middle") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{mark}>{escape(text)}</text>'
