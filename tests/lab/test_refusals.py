"""The refusals of the laboratory: checkpoints, packages, clusters."""

import socket
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from crashyard import version
from crashyard.lab.bench import engine as bench
from crashyard.lab.bench import envs as bench_envs
from crashyard.lab.checkpoint import Checkpoint
from crashyard.lab.parallel import cluster, connection
from crashyard.lab.simulate import Plan
from tests.refusals import refuses

TITLE = {"game": "none", "seed": "s"}
PLAN = Plan("bump", 2, {}, ("random", "random"), "s", 99)
HERE = "127.0.0.1:6379"


def test_checkpoints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("notes")
    book = Checkpoint(file, PLAN.title())
    with refuses(
        "checkpoint-in-use", "“notes” is being used by another run: wait until it is done, or choose another file."
    ):
        Checkpoint(file, PLAN.title())
    book.close()
    with refuses(
        "other-checkpoint",
        "“notes” holds the outcomes of other games: choose another file, or give the same options as before.",
    ):
        Checkpoint(file, TITLE)
    monkeypatch.setattr(version, "__version__", "0.0.0")
    with refuses(
        "checkpoint-of-other-version",
        "“notes” was begun with another version of Crashyard or of the rules, and their games must not"
        " be mixed: choose another file, or continue with that version.",
    ):
        Checkpoint(file, PLAN.title())
    file.write_bytes(b'{"game":"none","seed":"s"}\n{"number":"x"}\n')
    with refuses("broken-checkpoint", "Line 2 of “notes” is not the outcome of a game: choose another file."):
        Checkpoint(file, TITLE)


def test_packages_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    with refuses("no-peer", "The comparison cannot be measured without the package “open_spiel”; install it first."):
        bench.bench_engine(peers=True, progress=lambda *_: None)
    monkeypatch.setattr(bench_envs, "find_spec", lambda module: None if module == "shimmy" else module)
    with refuses(
        "no-peer-environments",
        "The environments cannot be compared without shimmy; “make bench” installs what is missing.",
    ):
        bench_envs.bench_envs(peers=True, progress=lambda *_: None)
    monkeypatch.setattr(connection, "find_spec", lambda _: None)
    told = '--ray needs ray. Install the laboratory with: pip install "crashyard[lab]" (in a clone: make lab)'
    with refuses("needs-package", told):
        list(cluster.play_on_cluster(PLAN, [0], HERE))


# -- clusters ---------------------------------------------------------------------------------


def a_ray_that(init: Callable[[], object]) -> Any:
    """Ray, when it is asked to connect."""
    return SimpleNamespace(init=lambda **_: init())


def test_finding_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    with refuses(
        "wrong-cluster-address",
        "“rubbish” is not the address of a Ray cluster: give --ray HOST:PORT of its head, or --ray auto"
        " for the one running on this machine.",
    ):
        connection.check_form("rubbish")
    with socket.create_server(("127.0.0.1", 0)) as gone:
        address = f"127.0.0.1:{gone.getsockname()[1]}"
        connection.check_answer(address)
    with refuses("no-cluster", f"There is no Ray cluster at {address}: Connection refused."):
        connection.check_answer(address)

    def nobody() -> None:
        raise ConnectionError("Could not find any running Ray instance.\nPlease specify one.")

    with refuses(
        "no-cluster-here",
        "There is no Ray cluster running on this machine, or more than one: start one with ray start"
        " --head, or give HOST:PORT.",
    ):
        connection.connect(a_ray_that(nobody), "auto")
    with refuses("no-cluster", f"There is no Ray cluster at {HERE}: Could not find any running Ray instance.."):
        connection.connect(a_ray_that(nobody), HERE)
    monkeypatch.setattr(connection, "CONNECT_SECONDS", 0.01)
    never = threading.Event()
    with refuses(
        "other-than-cluster",
        f"Something answers at {HERE}, but it is not a Ray cluster that this machine is part of: give HOST:PORT of its"
        f" head, or join it with ray start --address={HERE}",
    ):
        connection.connect(a_ray_that(never.wait), HERE)
    never.set()


class RayError(Exception):
    """Something of Ray's own went wrong."""


class RayTaskError(RayError):
    """What was to be done failed."""

    def __init__(self, cause: Exception) -> None:
        super().__init__()
        self.cause = cause


def a_ray(failure: Exception | None, cores: int = 1) -> Any:
    """A cluster in which every game comes to the same bad end."""

    def get(_: object) -> Any:
        assert failure is not None
        raise failure

    def remote(**_: object) -> Any:
        return lambda _: SimpleNamespace(remote=lambda *_: object())

    return SimpleNamespace(
        cluster_resources=lambda: {"CPU": cores},
        remote=remote,
        wait=lambda tasks, **_: (tasks, []),
        get=get,
        cancel=lambda *_, **__: None,
        exceptions=SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError),
    )


def test_playing_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    def connected(ray: Any) -> Any:
        class Connection:
            def __init__(self, _: str) -> None: ...

            def __enter__(self) -> Any:
                return ray

            def __exit__(self, *_: object) -> None: ...

        return Connection

    monkeypatch.setattr(cluster, "connected", connected(a_ray(None, cores=0)))
    with refuses("empty-cluster", f"The Ray cluster at {HERE} has no core that could play."):
        list(cluster.play_on_cluster(PLAN, [0], HERE))
    monkeypatch.setattr(cluster, "connected", connected(a_ray(RayError("the worker died"))))
    with refuses("cluster-loses", "The cluster loses every worker that plays game 0: the worker died"):
        list(cluster.play_on_cluster(PLAN, [0], HERE))
    missing = ModuleNotFoundError("No module named 'crashyard'")
    monkeypatch.setattr(cluster, "connected", connected(a_ray(RayTaskError(missing))))
    with refuses(
        "cluster-cannot-play",
        "A machine of the cluster cannot play; is crashyard installed there? No module named 'crashyard'",
    ):
        list(cluster.play_on_cluster(PLAN, [0], HERE))
    with refuses(
        "other-version",
        f"Machine {socket.gethostname()} of the cluster has crashyard {version.__version__}, this one has 0.0.0:"
        " install the same version everywhere.",
    ):
        cluster.play_for_a_moment(PLAN, [0], {"crashyard": "0.0.0"})
