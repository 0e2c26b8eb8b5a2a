"""The model of capacity computes what it says, from figures that are easy to check."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bench.capacity_model import Assumptions, Figures, Simulated, compared, need, simulate

FIGURES = Figures(
    move=100.0,
    commit=200.0,
    database_move=50.0,
    database_commit=100.0,
    wal=500.0,
    watcher=10.0,
    page=1_000.0,
    seat_page=400.0,
    same_page=50.0,
    open=5_000.0,
    connect=500.0,
    request_ends=30.0,
    request_server=5.0,
    message_ends=7.0,
    message_server=2.0,
    thought_ms={"casual": 2.0, "expert": 200.0},
)
SHORT = Simulated(nodes=4, seconds=4.0)


def a_row(load: str, database: str, node: float, group: float, **more: float) -> dict[str, object]:
    """What a round found, where a move costs 100 and a commit 200."""
    told = {"nodes": 0, "game": "bump", "load": load, "database": database, "moves_a_commit": group, "bytes": 500.0}
    return told | {"node_us": node, "postgresql_us": 50 + 100 / group} | more


def test_what_a_move_and_a_commit_cost_is_found_from_groups_of_several_sizes() -> None:
    rows = [
        a_row(load, database, 100 + 200 / group, group)
        for database in ("sqlite", "postgresql")
        for load, group in (("calm", 1.0), ("busy", 2.0), ("full", 8.0))
    ]
    for database in ("sqlite", "postgresql"):
        rows.append(a_row("watchers", database, 350.0, 1.0, more=5))
        rows.append(a_row("page", database, 1_300.0, 1.0, more=1))
        rows.append(a_row("seats", database, 2_100.0, 1.0, more=2))
        rows.append(a_row("pages", database, 2_350.0, 1.0, more=5))
    bus = {"request_ends_us": 30.0, "request_server_us": 5.0, "message_ends_us": 7.0, "message_server_us": 2.0}
    told = {
        "moves": rows,
        "bus": bus,
        "opening": [{"open_us": 5_000.0, "connect_us": 500.0}],
        "thoughts": [{"level": "casual", "thought_ms": 2.0}, {"level": "expert", "thought_ms": 200.0}],
    }
    found = Figures.of(told)
    for name in Figures.__dataclass_fields__:
        assert getattr(found, name) == pytest.approx(getattr(FIGURES, name)), name


def test_rounds_with_nodes_are_set_beside_what_the_model_says() -> None:
    told = json.loads((Path(__file__).parents[2] / "bench" / "capacity.json").read_text())
    rows = compared(told)
    assert {(row["load"], row["nodes"]) for row in rows} == {
        (load, nodes) for load in ("calm", "busy", "full") for nodes in (0, 1, 2, 4)
    }
    for row in rows:
        assert row["measured_over_computed"] == pytest.approx(row["measured_us"] / row["computed_us"], abs=0.01)
        assert row["nodes"] or 0.8 < row["measured_over_computed"] < 1.2, "the model is made of these"


def test_ten_times_the_players_need_ten_times_as_much_but_for_what_nodes_tell_all_others() -> None:
    some, many = (need(FIGURES, Assumptions(players=count)).rows for count in (100_000, 1_000_000))
    for name in ("moves_a_second", "database_cores", "bus_messages_a_second", "worker_cores"):
        assert many[name] == pytest.approx(10 * some[name])
    nodes = many["nodes_of_one_core"] / some["nodes_of_one_core"]
    assert 10 < nodes < 11
    for name in ("bus_calls_to_all_a_second", "rows_of_nodes_read_a_second"):
        assert many[name] == pytest.approx(nodes**2 * some[name])
    assert many["bus_cores"] > 20 * some["bus_cores"]
    assert many["moves_a_second"] == pytest.approx(50_000 * (1 + 0.3 / 3))
    assert many["databases"] >= some["databases"] >= 1
    assert many["tables_a_node"] == pytest.approx(some["tables_a_node"] * 10 / nodes)


def test_a_bus_is_full_with_as_many_players_as_it_says() -> None:
    given = Assumptions()
    full = need(FIGURES, given).rows["players_a_bus"]
    nearer = need(FIGURES, replace(given, players=round(full))).rows
    assert nearer["bus_cores"] == pytest.approx(given.full * given.cores_of_a_bus, rel=0.2)


def test_stronger_bots_need_more_workers_and_nothing_else() -> None:
    casual, expert = (need(FIGURES, Assumptions(level=level)).rows for level in ("casual", "expert"))
    assert expert["worker_cores"] == pytest.approx(100 * casual["worker_cores"])
    assert {**expert, "worker_cores": 0} == {**casual, "worker_cores": 0}


def test_people_of_a_table_at_one_node_cost_less_than_at_three() -> None:
    apart, together = (need(FIGURES, Assumptions(together=share)).rows for share in (0.0, 1.0))
    assert apart["of_these_painting_us"] == pytest.approx(3 * 1_000 + 0.2 * 50)
    assert together["of_these_painting_us"] == pytest.approx(1_000 + 2 * 400 + 0.2 * 50)
    assert together["bus_messages_a_second"] < apart["bus_messages_a_second"]


def test_browsers_that_paint_cost_what_programs_cost() -> None:
    painted, sent = (need(FIGURES, Assumptions(painted=share)).rows for share in (1.0, 0.0))
    assert sent["of_these_painting_us"] == pytest.approx(3.2 * 10)
    assert sent["players_a_node"] > 3 * painted["players_a_node"]
    assert sent["players_a_database_by_connections"] == pytest.approx(40 * sent["players_a_node"])


def test_busier_nodes_take_longer_and_the_same_seed_the_same() -> None:
    calm, busy = (simulate(FIGURES, replace(SHORT, load=load)) for load in (0.3, 0.9))
    assert simulate(FIGURES, replace(SHORT, load=0.3)) == calm
    assert busy["shown_p99_ms"] > 2 * calm["shown_p99_ms"] and busy["moves_a_second"] > 2 * calm["moves_a_second"]
    assert calm["busiest_node"] < 0.5 and calm["acknowledged_p50_ms"] > 1.0


def test_tables_of_a_node_that_died_go_on_elsewhere() -> None:
    found = simulate(FIGURES, replace(SHORT, die=1, lease=1.0))
    assert 1.0 < found["go_on_after_p50_s"] <= found["go_on_after_p99_s"] <= 2.0


def test_what_was_measured_can_be_read() -> None:
    figures = Figures.read(Path(__file__).parents[2] / "bench" / "capacity.json")
    assert figures.page > figures.seat_page > figures.watcher > 0 and figures.same_page >= 0
    assert min(figures.move, figures.commit, figures.database_move, figures.database_commit, figures.open) > 0
