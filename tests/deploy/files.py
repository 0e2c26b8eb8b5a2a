"""The files that hosts start from, as what they say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
KUBERNETES = DEPLOY / "kubernetes"
PORT = 8000
"""Where a server listens unless it is told otherwise."""


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def kustomization() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))
    return found


def manifests() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object that Kubernetes is told of, with its file."""
    for path in sorted(KUBERNETES.glob("*.yaml")):
        if path.name != "kustomization.yaml":
            for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
                yield path.name, document


def manifest(kind: str, name: str) -> dict[str, Any]:
    (found,) = [one for _, one in manifests() if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    return found


def pods() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The workloads, each with the description of its pods."""
    for _, one in manifests():
        if "template" in one.get("spec", {}):
            yield one, one["spec"]["template"]


def containers() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every container, with the name of its workload."""
    for workload, pod in pods():
        for container in pod["spec"]["containers"]:
            yield workload["metadata"]["name"], container
