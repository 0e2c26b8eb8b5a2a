"""Dashboard and alerts: they ask for figures that the program tells."""

import json
import re
from itertools import combinations
from typing import Any

import pytest
import yaml
from prometheus_client import Counter, Gauge, Histogram

from crashyard.server import metrics
from tests.deploy.files import DEPLOY

ENDINGS: dict[type, tuple[str, ...]] = {Counter: ("_total",), Gauge: ("",), Histogram: ("_bucket", "_count", "_sum")}


def told() -> dict[str, set[str]]:
    """The figures of the program, by the names of their samples, each with its labels."""
    found = {}
    for figure in vars(metrics).values():
        if isinstance(figure, Counter | Gauge | Histogram):
            (family,) = figure.describe()
            for ending in ENDINGS[type(figure)]:
                found[family.name + ending] = {*figure._labelnames, *(["le"] if ending == "_bucket" else [])}
    assert len(found) > 15
    return found


def alerts() -> dict[str, str]:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    return {rule["alert"]: rule["expr"] for rule in rules}


def panels() -> list[dict[str, Any]]:
    dashboard: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return [panel for panel in dashboard["panels"] if panel["type"] != "row"]


def questions() -> dict[str, str]:
    """Every expression of alerts and dashboard, by where it stands."""
    found = dict(alerts())
    for panel in panels():
        found |= {f"{panel['title']} {target['refId']}": target["expr"] for target in panel["targets"]}
    return found


@pytest.mark.parametrize("where", questions())
def test_only_what_the_program_tells_is_asked_for(where: str) -> None:
    """Figures by their names; and labels by theirs, beside those that Prometheus adds."""
    question, known = questions()[where], told()
    names = set(re.findall(r"\bcrashyard_\w+", question))
    assert names <= known.keys()
    labels = {"job", "instance", *(label for name in names for label in known[name])}
    assert set(re.findall(r"(\w+)=~?\"", question)) <= labels
    for group in re.findall(r"\bby \(([^)]*)\)", question):
        assert set(re.split(r",\s*", group)) <= labels


@pytest.mark.parametrize("part", sorted(told()))
def test_every_figure_is_on_the_dashboard(part: str) -> None:
    family = re.sub("_(bucket|count|sum)$", "", part)
    assert any(family in target["expr"] for panel in panels() for target in panel["targets"])


def test_what_many_nodes_can_suffer_from_has_an_alert() -> None:
    cluster = {"CrashyardNodeMissing", "CrashyardLeasesMoveOften", "CrashyardBusLost", "CrashyardReplicaBehind"}
    assert cluster <= alerts().keys()


def test_nothing_lies_on_anything_on_the_dashboard() -> None:
    boxes = [panel["gridPos"] for panel in panels()]
    assert all(box["x"] + box["w"] <= 24 for box in boxes)
    for one, other in combinations(boxes, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        above = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or above
    numbers = [panel["id"] for panel in panels()]
    assert len(set(numbers)) == len(numbers)
