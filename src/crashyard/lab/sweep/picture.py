"""The curves of a sweep as one picture: a panel a measure, a line a value of the second parameter."""

from collections.abc import Callable, Sequence
from math import ceil, floor, isfinite, log10
from xml.sax.saxutils import escape

from crashyard.lab.statistics import Figure
from crashyard.lab.sweep.curves import MEASURES, CurveMeasure, SweptPoint
from crashyard.lab.sweep.sweep import Sweep

_INK, _FAINT, _GRID = "#1d2433", "#66718a", "#e3e7ef"
_LINES = ("#2563c9", "#c2410c", "#15803d", "#7c3aed", "#b91c5c", "#0e7490", "#854d0e", "#475569")
_WIDTH, _HEIGHT, _ACROSS = 340, 230, 3
_LEFT, _TOP, _RIGHT, _BOTTOM = 56, 34, 14, 40
_HEAD = 58
_TICKS = 4


def draw_curves(sweep: Sweep, points: Sequence[SweptPoint], title: str, names: Sequence[str], unit: str) -> str:
    """`names` are those of the axes, as people call them; `unit` is what the length of a game is counted in."""
    shown = [measure for measure in MEASURES if any(_tells(point, measure) for point in points)]
    rows = -(-len(shown) // _ACROSS) or 1
    legend = 22 if len(sweep.axes) > 1 else 0
    width, height = _WIDTH * min(_ACROSS, max(1, len(shown))), _HEAD + legend + _HEIGHT * rows
    about = f"{sweep.players} players, {', '.join(sweep.bots)}; bars are intervals of 95 %"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="14" y="24" font-size="16" font-weight="600">{escape(title)}</text>',
        _text(14, 44, about, "start", _FAINT),
    ]
    if legend:
        parts += _legend(sweep, names[1])
    for place, measure in enumerate(shown):
        x, y = _WIDTH * (place % _ACROSS), _HEAD + legend + _HEIGHT * (place // _ACROSS)
        heading = f"{measure.title} ({unit})" if measure.key == "length" else measure.title
        parts.append(f'<g transform="translate({x} {y})">')
        parts += _panel(sweep, points, measure, heading, names[0])
        parts.append("</g>")
    return "\n".join([*parts, "</svg>\n"])


def _tells(point: SweptPoint, measure: CurveMeasure) -> bool:
    return measure.key in point.figures


def _legend(sweep: Sweep, name: str) -> list[str]:
    parts = [_text(14, _HEAD + 8, f"{name}:", "start", _INK)]
    x = 24 + 7 * len(name)
    for place, value in enumerate(sweep.axes[1].values):
        parts.append(f'<path d="M{x} {_HEAD + 4}h18" stroke="{_LINES[place % len(_LINES)]}" stroke-width="3"/>')
        parts.append(_text(x + 24, _HEAD + 8, str(value), "start", _INK))
        x += 40 + 7 * len(str(value))
    return parts


def _panel(sweep: Sweep, points: Sequence[SweptPoint], measure: CurveMeasure, heading: str, name: str) -> list[str]:
    """One measure, from the least to the most of the first parameter."""
    scale = 100.0 if measure.share else 1.0
    figures = [point.figures[measure.key] for point in points if _tells(point, measure)]
    low = min(scale * _ends(figure)[0] for figure in figures)
    high = max(scale * _ends(figure)[1] for figure in figures)
    ticks = ticks_between(low, high, 100.0 if measure.share else None)
    low, high = ticks[0], ticks[-1]
    values = sweep.axes[0].values
    plot_width, plot_height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def across(place: int) -> float:
        return round(_LEFT + plot_width * (place + 0.5) / len(values), 1)

    def up(value: float) -> float:
        return round(_TOP + plot_height * (1 - (scale * value - low) / (high - low)), 1)

    parts = [f'<text x="{_LEFT}" y="20" font-weight="600">{escape(heading)}</text>']
    for value in ticks:
        y = up(value / scale)
        parts.append(f'<path d="M{_LEFT} {y}H{_WIDTH - _RIGHT}" stroke="{_GRID}"/>')
        parts.append(_text(_LEFT - 6, y + 4, f"{value:.6g}{' %' if measure.share else ''}", "end", _FAINT))
    for place, swept in enumerate(values):
        parts.append(_text(across(place), _HEIGHT - _BOTTOM + 16, _short(str(swept)), "middle", _FAINT))
    parts.append(_text(_LEFT + plot_width / 2, _HEIGHT - 8, name, "middle", _INK))
    others = sweep.axes[1].values if len(sweep.axes) > 1 else (None,)
    for line, row in enumerate(_lines(points, len(others))):
        shift = 3.0 * (line - (len(others) - 1) / 2)
        parts += _line(
            [(across(place) + shift, point) for place, point in row], measure, _LINES[line % len(_LINES)], up
        )
    return parts


def ticks_between(low: float, high: float, most: float | None = None) -> list[float]:
    """Round numbers around what is to be drawn, none of them below nothing or above `most`."""
    span = high - low or abs(high) or 1.0
    power = 10.0 ** floor(log10(span / _TICKS))
    step = next(size * power for size in (1.0, 2.0, 2.5, 5.0, 10.0) if size * power * _TICKS >= span)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    last = max(last, first + 1)
    found = [round(place * step, 9) for place in range(first, last + 1)]
    return [value for value in found if most is None or value <= most]


def _lines(points: Sequence[SweptPoint], others: int) -> list[list[tuple[int, SweptPoint]]]:
    """The points by the value of the second parameter, each with the place of the first."""
    return [list(enumerate(points[line::others])) for line in range(others)]


def _ends(figure: Figure) -> tuple[float, float]:
    """What is drawn of an interval; one that cannot be told is none."""
    known = isfinite(figure.low) and isfinite(figure.high)
    return (figure.low, figure.high) if known else (figure.value, figure.value)


def _line(
    row: Sequence[tuple[float, SweptPoint]], measure: CurveMeasure, colour: str, up: Callable[[float], float]
) -> list[str]:
    """The curve, a dot a point, and a bar for how sure it is."""
    told = [(x, point.figures[measure.key]) for x, point in row if _tells(point, measure)]
    way = " ".join(f"{x},{up(figure.value)}" for x, figure in told)
    parts = [f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for x, figure in told:
        low, high = _ends(figure)
        parts.append(f'<path d="M{x} {up(low)}V{up(high)}" stroke="{colour}" stroke-width="4" stroke-opacity=".35"/>')
        parts.append(f'<circle cx="{x}" cy="{up(figure.value)}" r="3.5" fill="{colour}"/>')
    return parts


def _short(text: str) -> str:
    return text if len(text) <= 12 else f"{text[:11]}…"


def _text(x: float, y: float, text: str, anchor: str, colour: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
