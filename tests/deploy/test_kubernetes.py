"""The manifests for Kubernetes: lawful by its schemas, and agreeing with each other."""

import re
from typing import Any

import kubernetes_validate
import pytest

from tests.deploy.files import KUBERNETES, PORT, containers, kustomization, manifest, manifests, pods

VERSIONS = ("1.29", "1.33", "1.37")
ALL = {f"{one['kind']} {one['metadata']['name']}": one for _, one in manifests()}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ALL)
def test_it_is_what_kubernetes_allows(name: str, version: str) -> None:
    kubernetes_validate.validate(ALL[name], version, strict=True)


def test_the_schemas_would_find_what_is_wrong() -> None:
    wrong = manifest("Deployment", "node")
    wrong["spec"]["template"]["spec"]["containers"][0]["livenessProb"] = {}
    with pytest.raises(kubernetes_validate.ValidationError, match="livenessProb"):
        kubernetes_validate.validate(wrong, VERSIONS[-1], strict=True)


def test_everything_is_applied_but_the_template_of_secrets() -> None:
    there = {path.name for path in KUBERNETES.glob("*.yaml")} - {"kustomization.yaml"}
    assert set(kustomization()["resources"]) == there - {"secret.example.yaml"}
    spaces = {one["metadata"].get("namespace") for _, one in manifests() if one["kind"] != "Namespace"}
    assert spaces == {"crashyard"}


def test_every_image_is_pinned_in_one_place() -> None:
    pinned = {one["name"]: one for one in kustomization()["images"]}
    assert {container["image"] for _, container in containers()} == pinned.keys()
    assert all(one["newTag"] not in ("", "latest") for one in pinned.values())


def test_every_container_has_bounds_and_no_rights() -> None:
    for name, container in containers():
        assert container["resources"]["requests"].keys() == container["resources"]["limits"].keys(), name
        rights = container["securityContext"]
        assert rights["readOnlyRootFilesystem"] and not rights["allowPrivilegeEscalation"], name
        assert rights["capabilities"] == {"drop": ["ALL"]}, name
    for workload, pod in pods():
        assert pod["spec"]["automountServiceAccountToken"] is False, workload["metadata"]["name"]
        assert pod["spec"]["securityContext"]["runAsNonRoot"], workload["metadata"]["name"]


def test_selectors_find_their_pods() -> None:
    labels = [pod["metadata"]["labels"] for _, pod in pods()]
    for workload, pod in pods():
        assert _fits(workload["spec"]["selector"]["matchLabels"], pod["metadata"]["labels"])
    for kind, key in (("PodDisruptionBudget", "selector"), ("NetworkPolicy", "podSelector")):
        for _, one in manifests():
            if one["kind"] == kind and one["spec"][key]:
                assert any(_fits(one["spec"][key]["matchLabels"], each) for each in labels), one["metadata"]["name"]
    for _, one in manifests():
        if one["kind"] == "Service":
            assert any(_fits(one["spec"]["selector"], each) for each in labels), one["metadata"]["name"]


def test_ports_agree() -> None:
    ports = {
        (container["name"], port["name"]): port["containerPort"]
        for _, container in containers()
        for port in container.get("ports", [])
    }
    assert ports["node", "http"] == PORT == int(manifest("ConfigMap", "crashyard")["data"]["CRASHYARD_PORT"])
    for _, one in manifests():
        if one["kind"] == "Service":
            for port in one["spec"]["ports"]:
                assert port["port"] in [number for (_, name), number in ports.items() if name == port["targetPort"]]
        if one["kind"] == "NetworkPolicy":
            for rule in one["spec"].get("ingress", []) + one["spec"].get("egress", []):
                assert {port["port"] for port in rule["ports"]} <= {*ports.values(), 53}
    ((path,),) = (rule["http"]["paths"] for rule in manifest("Ingress", "crashyard")["spec"]["rules"])
    assert path["backend"]["service"] == {"name": "node", "port": {"name": "http"}}
    settings = manifest("ConfigMap", "nats")["data"]["crashyard.conf"]
    assert set(map(int, re.findall(r'"0\.0\.0\.0:(\d+)"', settings))) == {
        number for (name, _), number in ports.items() if name == "nats"
    }


def test_a_node_goes_without_anybody_noticing() -> None:
    """It is asked whether it is ready often, its tables are sent elsewhere before it ends, and one goes at a time."""
    node = manifest("Deployment", "node")
    (container,) = node["spec"]["template"]["spec"]["containers"]
    for probe in ("startupProbe", "readinessProbe"):
        assert container[probe]["httpGet"] == {"path": "/healthz", "port": "http"}
    assert container["readinessProbe"]["periodSeconds"] * container["readinessProbe"]["failureThreshold"] <= 5
    assert "admin drain" in container["lifecycle"]["preStop"]["exec"]["command"][-1]
    assert node["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert manifest("PodDisruptionBudget", "node")["spec"]["maxUnavailable"] == 1


def test_a_node_that_waits_for_its_database_is_not_started_again() -> None:
    (container,) = manifest("Deployment", "node")["spec"]["template"]["spec"]["containers"]
    assert container["livenessProbe"]["httpGet"]["path"] != "/healthz"


def test_only_nodes_and_workers_reach_nats_and_only_nodes_postgresql() -> None:
    assert manifest("NetworkPolicy", "nobody-by-default")["spec"] == {"podSelector": {}, "policyTypes": ["Ingress"]}
    assert _let_in("to-nats", 4222) == {"node", "worker"}
    assert _let_in("to-postgres", 5432) == {"node"}


def _let_in(policy: str, port: int) -> set[str]:
    rules: list[dict[str, Any]] = manifest("NetworkPolicy", policy)["spec"]["ingress"]
    (rule,) = [rule for rule in rules if port in [each["port"] for each in rule["ports"]]]
    return {one["podSelector"]["matchLabels"]["app.kubernetes.io/component"] for one in rule["from"]}


def test_every_secret_that_is_asked_for_is_in_the_template() -> None:
    template = manifest("Secret", "crashyard")["stringData"]
    asked = {
        one["valueFrom"]["secretKeyRef"]["key"]
        for _, container in containers()
        for one in container.get("env", [])
        if "secretKeyRef" in one.get("valueFrom", {}) and not one["valueFrom"]["secretKeyRef"].get("optional")
    }
    assert asked == template.keys()


def _fits(wanted: dict[str, str], labels: dict[str, str]) -> bool:
    return wanted.items() <= labels.items()
