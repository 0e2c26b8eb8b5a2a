"""A Ray cluster plays the same games as one process, whatever happens to it; and it is left alone unless asked for."""

import io
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.lab.checkpoint import Checkpoint
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel import connection
from crashyard.lab.parallel.cluster import play_for_a_moment
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import Plan
from tests.cli.running import Run, crashyard, environment, heed_interrupts, process, refused
from tests.lab.ray_nodes import PATIENCE, Nodes, cluster, wait_for
from tests.lab.slow_games import TITLE, arena

ORDER = ["simulate", "cube-attack", "--players", "2", "--bots", "random", "--seed", "7", "--json"]


def test_two_nodes_play_the_same_as_one_process_and_survive_losses(tmp_path: Path) -> None:
    """One test, since the nodes take a while to start."""
    with cluster(nodes=2) as nodes:
        notes = tmp_path / "notes"
        stopped = interrupted(nodes, notes)
        assert 0 < stopped["games"] < 1_000_000
        assert noted(notes) == stopped["games"]
        keep_some(notes)
        some = [*ORDER, "--games", "30"]
        shared = process(*some, "--resume", str(notes), "--ray", "auto", RAY_ADDRESS=nodes.address)
        assert shared.err == ""
        assert told(shared) == told(crashyard(*some))
        losing(nodes, tmp_path / "slow")


def interrupted(nodes: Nodes, notes: Path) -> dict[str, Any]:
    """What the command tells that was stopped by Ctrl-C as soon as outcomes came in."""
    running = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "crashyard",
            *ORDER,
            "--games",
            "1000000",
            "--resume",
            str(notes),
            "--ray",
            nodes.address,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    wait_for("outcome", lambda: noted(notes) > 3 or running.poll() is not None)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert err.startswith("Stopped after ") and err.count("\n") == 1, err
    result: dict[str, Any] = json.loads(out)
    return result


def keep_some(notes: Path) -> None:
    """Forget the outcomes of all games but a few, so that something is left to play."""
    heading, *lines = notes.read_bytes().splitlines(keepends=True)
    notes.write_bytes(b"".join([heading, *(line for line in lines if json.loads(line)["number"] < 10)]))


def losing(nodes: Nodes, notes: Path) -> None:
    """A worker is lost in the middle, then a whole node; every game is noted once, with its right outcome."""
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.slow_games", nodes.address, str(notes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    head, other = nodes.nodes[0], nodes.nodes[-1]
    wait_for("outcome", lambda: noted(notes) > 0 or running.poll() is not None)
    wait_for("worker", lambda: bool(head.busy_workers()))
    os.kill(head.busy_workers()[0], signal.SIGKILL)
    wait_for("worker", lambda: bool(other.busy_workers()))
    other.kill()
    assert noted(notes) < arena().games, "there was nothing left to lose"
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (0, "")
    assert out == "other-version crashyard 0.0.0"
    assert noted(notes) == arena().games
    book = Checkpoint(notes, TITLE)
    book.close()
    assert book.outcomes == {number: arena().play(number) for number in range(arena().games)}


def noted(notes: Path) -> int:
    return notes.read_bytes().count(b"\n") - 1 if notes.exists() else 0


def told(run: Run) -> dict[str, Any]:
    """What a run tells, but for the time it took."""
    return {name: value for name, value in run.json.items() if "second" not in name}


def test_a_worker_plays_one_game_at_least_and_for_a_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("cube-attack", 2, {}, ("random", "random"), "lab", 20)
    monkeypatch.setattr("crashyard.lab.parallel.cluster.MOMENT", 0.0)
    assert play_for_a_moment(plan, [4, 5], {}) == [plan.play(4)]
    monkeypatch.setattr("crashyard.lab.parallel.cluster.MOMENT", 60.0)
    assert play_for_a_moment(plan, [4, 5], {}) == [plan.play(4), plan.play(5)]


class Never:
    """Work that is not to be begun."""

    def play(self, number: int) -> Outcome:
        raise AssertionError(number)


@pytest.mark.parametrize("versions", [{"crashyard": "0.0.0"}, {"cube-attack": "0"}])
def test_a_worker_with_another_version_plays_nothing(versions: dict[str, str]) -> None:
    with pytest.raises(Refusal) as caught:
        play_for_a_moment(Never(), [0], versions)
    assert caught.value.key == "other-version"
    assert (caught.value.data["what"], caught.value.data["ours"]) == next(iter(versions.items()))


def test_where_nothing_is_left_to_play_nobody_is_asked() -> None:
    assert list(distribute(Never(), [], Where(ray="127.0.0.1:1"))) == []


def ray(address: str) -> Run:
    return crashyard(*ORDER, "--games", "2", "--ray", address)


@pytest.mark.parametrize("address", ["rubbish", "ray://127.0.0.1:10001", "127.0.0.1", "127.0.0.1:99999999", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    refused(ray(address), address, "HOST:PORT", "auto")


def test_a_cluster_that_does_not_answer_is_refused_within_seconds() -> None:
    with socket.create_server(("", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        threading.Thread(target=turn_away, args=[other], daemon=True).start()
        refused(impatient(address), address, "not a Ray cluster")
        other.shutdown(socket.SHUT_RDWR)
    refused(ray(address), address, "no Ray cluster")


def impatient(address: str) -> Run:
    """A process of its own, which gives Ray only a few seconds and ends with whatever Ray still tries."""
    code = (
        "import sys; from crashyard.cli.main import main; from crashyard.lab.parallel import connection;"
        "connection.CONNECT_SECONDS = 3.0; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, *ORDER, "--games", "2", "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=PATIENCE, check=False)
    return Run(done.returncode, done.stdout, done.stderr)


def turn_away(other: socket.socket) -> None:
    """Answer every caller as a server of pages does that understands nothing."""
    with suppress(OSError):
        while True:
            line, _ = other.accept()
            with line, suppress(OSError):
                line.recv(1000)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")


def test_only_the_thread_that_plays_prints() -> None:
    """Ray says from a thread of its own what it has lost; that is no result."""
    kept = io.StringIO()
    with redirect_stdout(connection.OwnThread(kept)):
        other = threading.Thread(target=lambda: sys.stdout.write("lost"))
        other.start()
        other.join()
        sys.stdout.write("result\n")
        sys.stdout.flush()
    assert kept.getvalue() == "result\n"


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.lab.parallel.connection.find_spec", lambda _: None)
    refused(ray("auto"), "--ray needs ray", "make lab")


def test_nobody_else_imports_ray() -> None:
    code = "import sys, crashyard.cli.main, crashyard.lab.parallel.cluster; sys.exit('ray' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], env=environment(), check=True)
