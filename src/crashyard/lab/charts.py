"""Pictures of figures, as SVG that stands alone: readable in a browser, in a report and in print."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

_INK, _FAINT, _MARK = "#1d2433", "#8a93a6", "#2563c9"
_LABELS, _PLOT, _RIGHT, _ROW, _TOP = 250, 430, 70, 28, 56


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A figure with its confidence interval; `fair` is what it would be if everybody were as good."""

    label: str
    value: float
    low: float
    high: float
    fair: float | None = None
    shown: str = ""


def intervals(title: str, measures: Sequence[ChartBar], low: float, high: float) -> str:
    """One line a measure: a dot for the figure, a bar for how sure it is, a tick for what would be fair."""
    height = _TOP + _ROW * len(measures) + 16
    width = _LABELS + _PLOT + _RIGHT
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return round(_LABELS + _PLOT * (min(max(value, low), high) - low) / span, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for step in range(5):
        value = low + span * step / 4
        parts.append(f'<path d="M{across(value)} {_TOP - 12}V{height - 12}" stroke="#e3e7ef"/>')
        parts.append(_text(across(value), _TOP - 16, f"{value:g}", "middle", _FAINT))
    for row, measure in enumerate(measures):
        y = _TOP + _ROW * row + _ROW / 2
        left, right, dot = across(measure.low), across(measure.high), across(measure.value)
        parts.append(_text(_LABELS - 12, y + 4, measure.label, "end", _INK))
        parts.append(f'<path d="M{left} {y}H{right}" stroke="{_MARK}" stroke-width="4" stroke-opacity=".35"/>')
        if measure.fair is not None:
            fair = across(measure.fair)
            parts.append(f'<path d="M{fair} {y - 9}V{y + 9}" stroke="{_INK}" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{dot}" cy="{y}" r="5" fill="{_MARK}"/>')
        parts.append(_text(_LABELS + _PLOT + 12, y + 4, measure.shown or f"{measure.value:.2f}", "start", _INK))
    return "\n".join([*parts, "</svg>\n"])


def _text(x: float, y: float, text: str, anchor: str, colour: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
