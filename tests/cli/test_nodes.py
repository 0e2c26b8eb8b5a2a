"""`crashyard admin nodes` and `drain`, beside nodes that run as processes."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.cli.running import crashyard
from tests.refusals import tells
from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.nodes.towns import Town
from tests.server.serving import Served


def test_nodes_are_listed_and_one_is_drained(tmp_path: Path) -> None:
    with a_postgres() as postgres, a_nats() as nats:
        town = Town(tmp_path, postgres, nats, count=2)
        town.start()
        try:
            asyncio.run(town.wait_until_open())
            drain(town, "--database", postgres.address)
        finally:
            assert town.end() == [0, 0]
        assert crashyard("admin", "nodes", "--json", "--database", postgres.address).json == {"nodes": []}


def drain(town: Town, *database: str) -> None:
    ports = [host.port for host in town.hosts]
    found = crashyard("admin", "nodes", "--json", *database).json["nodes"]
    by_port = {int(node["address"].rpartition(":")[2]): node for node in found}
    assert by_port.keys() == set(ports) and {node["state"] for node in found} == {"there"}
    with Served(f"http://localhost:{ports[0]}", ports[0]).visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        one, other = by_port[ports[0]]["id"], by_port[ports[1]]["id"]
        assert counts(*database) == {one: 1, other: 0}
        run = crashyard("admin", "drain", one, *database)
        assert run.code == 0 and one in run.err
        wait_until(lambda: counts(*database) == {one: 0, other: 1})
        health = httpx.get(f"http://127.0.0.1:{ports[0]}/healthz")
        assert (health.status_code, health.json()) == (503, {"status": "draining"})
        assert httpx.get(f"http://127.0.0.1:{ports[1]}/healthz").status_code == 200
        lines = crashyard("admin", "nodes", *database).out.splitlines()
        assert [line.endswith("hands its tables over") for line in lines if one in line] == [True]
        seat = ann.get(f"/tables/{table}")["awaited"][0]
        legal = ann.get(f"/tables/{table}/legal?seat={seat}")["legal"]
        assert ann.ask(f"/tables/{table}/answers", {"seat": seat, "action": legal[0], "key": "k"})["n"] > 0
    assert crashyard("admin", "drain", "--back", one, *database).code == 0
    wait_until(lambda: httpx.get(f"http://127.0.0.1:{ports[0]}/healthz").status_code == 200)
    told = crashyard("admin", "drain", "nobody", *database).err
    tells("no-such-node", "There is no node nobody at the moment; “crashyard admin nodes” lists them.", told)


def counts(*database: str) -> dict[str, int]:
    return {node["id"]: node["tables"] for node in crashyard("admin", "nodes", "--json", *database).json["nodes"]}


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.1)
