"""`crashyard bench`: how fast we are."""

from typing import Any

import click

from crashyard.cli.click_classes import Command, CommandGroup
from crashyard.cli.extras import needs, needs_server
from crashyard.cli.files import compact
from crashyard.cli.progress import step_bar
from crashyard.lab.bench.engine import PEER, REFERENCE, bench_engine

_HEADS = {
    "inside_per_s": "inside/s",
    "driven_per_s": "driven/s",
    "copy_us": "copy us",
    "bytes": "bytes",
}


@click.group("bench", cls=CommandGroup)
def bench_group() -> None:
    """Measure speed, side by side with others."""


@bench_group.command("engine", cls=Command)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel in the same run.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def engine_command(peers: bool, as_json: bool) -> None:
    """Random play on one core, in decisions per second, and what a copy of a position costs.

    "inside" is a loop in the engine, "driven" the same loop in interpreted Python.
    """
    with step_bar("bench") as progress:
        rows = bench_engine(peers, progress)
    click.echo(compact({"results": rows}) if as_json else _table(rows))


@bench_group.command("server", cls=Command)
@click.option("--peers", is_flag=True, help="Measure boardgame.io in the same run; node and npm are needed.")
@click.option("--cluster", is_flag=True, help="Measure several nodes instead; PostgreSQL and NATS are started for it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def server_command(peers: bool, cluster: bool, as_json: bool) -> None:
    """Moves per second of 50 two-player games, and how long a move takes to reach the other player's screen.

    Ours are checked by the rules and on disk before anybody hears of them. "cpu us" is the server's processor time for
    a move, "equal" the 99th percentile when all play at the same pace, "KB idle" the memory of a connection that only
    listens. Beside that stands what it takes to bring a page to this disk: "equal" cannot be less.

    With --cluster: the processor time of a move on nodes, PostgreSQL and NATS together, for one process without a
    cluster, for one node of one, and for three of which one holds all tables and the others have all connections.
    """
    needs_server("bench server")
    if cluster:
        from crashyard.lab.bench.cluster import bench_cluster

        with step_bar("bench") as progress:
            rows = bench_cluster(progress)
        click.echo(compact({"results": rows}) if as_json else _cluster_table(rows))
        return
    from crashyard.lab.bench.server import bench_server

    with step_bar("bench") as progress:
        rows = bench_server(peers, progress)
    click.echo(compact({"results": rows}) if as_json else _server_table(rows))


@bench_group.command("search", cls=Command)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel's search bot in the same run.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def search_command(peers: bool, as_json: bool) -> None:
    """Simulations per second of the bots that look ahead, on one core.

    Ours end with the game's own guess at how well everybody stands, OpenSpiel's with a random play to the end.
    """
    from crashyard.lab.bench.search import bench_search

    with step_bar("bench") as progress:
        rows = bench_search(peers, progress)
    click.echo(compact({"results": rows}) if as_json else _search_table(rows))


@bench_group.command("envs", cls=Command)
@click.option("--peers", is_flag=True, help="Measure pgx and Shimmy in the same run.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def envs_command(peers: bool, as_json: bool) -> None:
    """Steps per second of the batched environment: decisions of seats, with observations and masks written.

    Actions are legal and random, and plays that are over begin anew, on either side. Ours runs over all numbers of
    players in one process and in one a core, pgx on all cores with its best batch size and without the time to compile.
    "cpu" is the same by processor time, which wanders less on a busy machine.
    """
    needs("bench envs", "numpy")
    from crashyard.lab.bench.envs import bench_envs

    with step_bar("bench") as progress:
        rows = bench_envs(peers, progress)
    click.echo(compact({"results": rows}) if as_json else _envs_table(rows))


def _envs_table(rows: list[dict[str, Any]]) -> str:
    width = max(len(row["name"]) for row in rows)
    lines = [f"{'':<{width}} {'steps/s':>12} {'of cpu time':>12}  plays at once"]
    for row in rows:
        sizes = ", ".join(map(str, sorted(set(row["batch"]))))
        of_cpu = f"{row['steps_per_cpu_s']:,}" if "steps_per_cpu_s" in row else "-"
        lines.append(f"{row['name']:<{width}} {row['steps_per_s']:>12,} {of_cpu:>12}  {sizes}")
    for row in rows:
        if "over" in row:
            by_cpu = {peer: f" (cpu {ratio})" for peer, ratio in row.get("over_by_cpu", {}).items()}
            ratios = ", ".join(f"{peer} x {ratio}{by_cpu.get(peer, '')}" for peer, ratio in row["over"].items())
            lines.append(f"{row['name']} over {ratios}")
    return "\n".join(lines)


def _search_table(rows: list[dict[str, Any]]) -> str:
    width = max(len(row["name"]) for row in rows)
    lines = [f"{'':<{width}} simulations/s"]
    lines += [f"{row['name']:<{width}} {row['simulations_per_s']:>13,}" for row in rows]
    for row in rows:
        if "over" in row:
            ratios = ", ".join(f"{peer} x {ratio}" for peer, ratio in row["over"].items())
            lines.append(f"{row['name']} over {PEER}: {ratios}")
    return "\n".join(lines)


def _server_table(rows: list[dict[str, Any]]) -> str:
    heads = ("moves/s", "p50 ms", "p99 ms", "cpu us", "equal", "KB idle")
    width = max(len(row["name"]) for row in rows)
    lines = [" ".join([" " * width, *(f"{head:>12}" for head in heads)])]
    for row in rows:
        equal = row["equal_load"]["p99_ms"]
        figures = [row["moves_per_s"], row["p50_ms"], row["p99_ms"], row["cpu_us"], equal, row["kb_per_connection"]]
        lines.append(" ".join([f"{row['name']:<{width}}", *(f"{_figure(value):>12}" for value in figures)]))
    ours, *others = rows
    sync = ours["sync"]
    lines.append(
        f"one sync of this disk: p50 {sync['p50_ms']} ms, p99 {sync['p99_ms']} ms; "
        f"the 99th percentile at equal load is {ours['equal_load_p99_in_syncs']} of them"
    )
    for other in others:
        ratios = ", ".join(f"{name} x {ratio}" for name, ratio in ours["ratios"].items())
        lines.append(f"{ours['name']} / {other['name']}: {ratios}")
    return "\n".join(lines)


def _cluster_table(rows: list[dict[str, Any]]) -> str:
    heads = {"moves_per_s": "moves/s", "p50_ms": "p50 ms", "p99_ms": "p99 ms", "nodes_us": "nodes us"}
    heads |= {"postgresql_us": "database us", "nats_us": "bus us", "cpu_us": "cpu us", "over_first": "over first"}
    width = max(len(row["name"]) for row in rows)
    lines = [" ".join([" " * width, *(f"{head:>12}" for head in heads.values())])]
    for row in rows:
        lines.append(" ".join([f"{row['name']:<{width}}", *(f"{_figure(row[name]):>12}" for name in heads)]))
    return "\n".join(lines)


def _table(rows: list[dict[str, Any]]) -> str:
    width = max(len(row["name"]) for row in rows)
    lines = [" ".join([" " * width, *(f"{head:>12}" for head in _HEADS.values())])]
    for row in rows:
        figures = (f"{_figure(row[name]):>12}" for name in _HEADS)
        lines.append(" ".join([f"{row['name']:<{width}}", *figures]))
    compared = [row for row in rows if "ratios" in row and not row["name"].startswith(PEER)]
    for row in compared:
        ratios = ", ".join(f"{_HEADS[name]} x {ratio}" for name, ratio in row["ratios"].items())
        lines.append(f"{row['name']} / {REFERENCE}: {ratios}")
        over = ", ".join(f"{peer} x {ratio}" for peer, ratio in row["inside_over"].items())
        lines.append(f"{row['name']}, inside, over {over}")
    return "\n".join(lines)


def _figure(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
