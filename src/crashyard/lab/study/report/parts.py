"""What chapters of a report are made of."""

from collections.abc import Sequence

from crashyard.lab.statistics import Figure
from crashyard.lab.study.report.spelling import percent, span


def figure(title: str, picture: str, caption: str) -> str:
    return f"<figure><strong>{title}</strong>{picture}<figcaption>{caption}</figcaption></figure>"


def cell(value: Figure) -> str:
    return f"{percent(value.value)} <small>({span(value.low, value.high, percent)})</small>"


def grid(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table; what is in it is HTML."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{one}</td>' for one in line)}</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
