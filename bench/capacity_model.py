"""What many players would take, computed from what `capacity.py measure` found; nothing here is measured.

`need` multiplies: so many moves a second, each at the measured cost of every part it passes through. `simulate` lets
moves arrive at random and wait for each other, to see how long they take where nodes are busy, and how soon tables go
on after a node has died. Whatever is assumed stands in `Assumptions` and `Simulated`, and can be given another value.
"""

import argparse
import heapq
import json
import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Self

SLICE = 1_000.0
"""Microseconds after which painting lets the loop of a node go on (`SWITCH` of the server)."""
CALLS = 4.0
"""A second, with which a busy node tells all others whom its tables wait for (`TOGETHER` of nodes/voice)."""
LOOKS = 2.0
"""A second, in which a node reads the rows of all nodes (`LOOK_EVERY` of nodes/registry)."""


@dataclass(frozen=True)
class Given:
    """Numbers with defaults, each of which can be given on the command line."""

    @classmethod
    def add_to(cls, command: argparse.ArgumentParser) -> None:
        for field in fields(cls):
            command.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)

    @classmethod
    def of(cls, chosen: argparse.Namespace) -> Self:
        return cls(**{field.name: getattr(chosen, field.name) for field in fields(cls)})


@dataclass(frozen=True)
class Assumptions(Given):
    """Who plays, and how full machines may be."""

    players: int = 1_000_000
    seconds_a_move: float = 20.0
    """Between two answers of one person."""
    seats: float = 3.0
    """People at a table."""
    bots: float = 0.3
    """Bots at a table, beside them, who answer as often."""
    together: float = 0.0
    """The share of tables whose people all sit at the node that holds it, as where the proxy sends a table's sockets to
    one node; the others sit anywhere."""
    languages: float = 1.0
    """That are read at one table."""
    painted: float = 1.0
    """The share of pages that nodes paint for; at 0 browsers would paint from what programs are told."""
    onlookers: float = 0.2
    """Pages at a table that only look on."""
    follow_us: float = 450.0
    """What a node spends on an entry of a table that it follows: what `check` finds missing with four nodes."""
    level: str = "casual"
    full: float = 0.6
    """The share of a core that is used at most, so that a queue stays short and a neighbour's load fits in."""
    nodes_a_database: float = 40.0
    """Nodes that one PostgreSQL can have connections of."""
    cores_of_a_database: float = 16.0
    cores_of_a_bus: float = 4.0
    sync_ms: float = 1.0
    """Until a commit is on a disk of a cloud and on a second machine."""
    page_kb: float = 185.0
    """What a page at a table of its own holds (bench/README.md)."""
    stored_bytes: float = 150.0
    """What an answer takes in the database (bench/README.md)."""


@dataclass(frozen=True)
class Figures:
    """Microseconds of processor time, measured; the mean of the games."""

    move: float
    """Of a node for a move, beside its share of a commit."""
    commit: float
    """Of a node for a group of entries."""
    database_move: float
    database_commit: float
    wal: float
    """Bytes a move in PostgreSQL's log."""
    watcher: float
    """Of a node for a message to one more program."""
    page: float
    """Of a node for painting a move as one seat sees it in one language."""
    seat_page: float
    """For another seat in the same language, at the same node."""
    same_page: float
    """For one more page that shows the same."""
    open: float
    """For a table that nobody had in memory."""
    connect: float
    request_ends: float
    request_server: float
    message_ends: float
    message_server: float
    thought_ms: dict[str, float]

    @classmethod
    def read(cls, file: Path) -> "Figures":
        return cls.of(json.loads(file.read_text(encoding="utf-8")))

    @classmethod
    def of(cls, told: dict[str, Any]) -> "Figures":
        alone = [row for row in told["moves"] if row["nodes"] == 0]
        games = sorted({row["game"] for row in alone})

        def rows(game: str, database: str, *loads: str) -> list[dict[str, Any]]:
            found = [row for row in alone if (row["game"], row["database"]) == (game, database)]
            return [row for row in found if row["load"] in loads]

        def parted(name: str) -> tuple[float, float]:
            fits = [_line(rows(game, "postgresql", "calm", "busy", "full"), name) for game in games]
            return mean(fit[0] for fit in fits), mean(fit[1] for fit in fits)

        def more(load: str, than: str) -> float:
            """What one more of those who watch costs, without noise below nothing. SQLite, since less goes on there."""
            found: list[float] = []
            for game in games:
                (one,), (other,) = rows(game, "sqlite", load), rows(game, "sqlite", than)
                found.append((one["node_us"] - other["node_us"]) / one["more"])
            return max(0.0, mean(found))

        move, commit = parted("node_us")
        database_move, database_commit = parted("postgresql_us")
        levels = {row["level"] for row in told["thoughts"]}
        bus = told["bus"]
        return cls(
            move=move,
            commit=commit,
            database_move=database_move,
            database_commit=database_commit,
            wal=mean(row["bytes"] for game in games for row in rows(game, "postgresql", "calm", "busy", "full")),
            watcher=more("watchers", "calm"),
            page=more("page", "calm"),
            seat_page=more("seats", "page"),
            same_page=more("pages", "seats"),
            open=mean(row["open_us"] for row in told["opening"]),
            connect=mean(row["connect_us"] for row in told["opening"]),
            request_ends=bus["request_ends_us"],
            request_server=bus["request_server_us"],
            message_ends=bus["message_ends_us"],
            message_server=bus["message_server_us"],
            thought_ms={
                level: mean(row["thought_ms"] for row in told["thoughts"] if row["level"] == level) for level in levels
            },
        )


def _line(rows: Sequence[dict[str, Any]], name: str) -> tuple[float, float]:
    """A part for each move and one for each commit, that fit best to rounds with groups of several sizes."""
    shares = [1 / row["moves_a_commit"] for row in rows]
    costs = [row[name] for row in rows]
    middle, level = mean(shares), mean(costs)
    spread = sum((share - middle) ** 2 for share in shares)
    slope = sum((share - middle) * (cost - level) for share, cost in zip(shares, costs, strict=True)) / spread
    slope = min(max(0.0, slope), level / middle)
    return level - slope * middle, slope


@dataclass(frozen=True)
class Need:
    """What some players take."""

    rows: dict[str, float]

    def lines(self) -> list[dict[str, float]]:
        return [{name: round(value, 1 if value < 100 else 0)} for name, value in self.rows.items()]


def need(figures: Figures, given: Assumptions) -> Need:
    """Sockets are at any node, so of a table's people all but the first sit at another one than the table."""
    tables = given.players / given.seats
    human = given.players / given.seconds_a_move
    thoughts = tables * given.bots / given.seconds_a_move
    moves = human + thoughts
    apart = 1 - given.together
    elsewhere = apart * (given.seats - 1) / given.seats
    followers = apart * (given.seats - 1)
    side_by_side = given.languages * figures.page + (given.seats - given.languages) * figures.seat_page
    paint = apart * given.seats * figures.page + given.together * side_by_side + given.onlookers * figures.same_page
    paint = given.painted * paint + (1 - given.painted) * (given.seats + given.onlookers) * figures.watcher
    group, nodes = 1.0, 1.0
    for _ in range(50):
        each = figures.move + figures.commit / group + paint + followers * (figures.message_ends + given.follow_us)
        each += human / moves * elsewhere * figures.request_ends
        hearing = CALLS * nodes * figures.message_ends / 1e6
        nodes = moves * each / 1e6 / (given.full - hearing)
        group = max(1.0, moves / nodes * given.sync_ms / 1000)
    database = moves * (figures.database_move + figures.database_commit / group) / 1e6
    requests, messages = human * elsewhere + thoughts, moves * followers
    calls = CALLS * nodes**2
    bus = (requests * figures.request_server + (messages + calls) * figures.message_server) / 1e6
    by_cores = database / given.full / given.cores_of_a_database
    by_nodes = nodes / given.nodes_a_database
    return Need(
        {
            "moves_a_second": moves,
            "tables": tables,
            "node_us_a_move": each,
            "of_these_painting_us": paint,
            "nodes_of_one_core": nodes,
            "moves_a_second_and_node": moves / nodes,
            "moves_a_commit": group,
            "commits_a_second": moves / group,
            "rows_written_a_second": 2 * moves,
            "database_cores": database,
            "database_log_mb_a_second": moves * figures.wal / 1e6,
            "databases_by_cores": by_cores,
            "databases_by_connections": by_nodes,
            "databases": math.ceil(max(by_cores, by_nodes)),
            "stored_gb_a_day": moves * given.stored_bytes * 86_400 / 1e9,
            "bus_messages_a_second": 2 * requests + messages,
            "bus_calls_to_all_a_second": calls,
            "bus_cores": bus,
            "rows_of_nodes_read_a_second": LOOKS * nodes**2,
            "share_of_a_node_that_hears_calls": hearing,
            "thoughts_a_second": thoughts,
            "worker_cores": thoughts * figures.thought_ms[given.level] / 1000 / given.full,
            "page_memory_gb": given.players * given.page_kb / 1e6,
            "tables_a_node": tables / nodes,
            "players_a_node": given.players / nodes,
            "players_a_database_by_connections": given.players / nodes * given.nodes_a_database,
            "players_a_database_by_cores": given.players / by_cores,
            "players_a_bus": _players_a_bus(figures, given, bus, nodes),
            "core_seconds_after_a_node_died": tables / nodes * (figures.open + given.seats * figures.connect) / 1e6,
        }
    )


def _players_a_bus(figures: Figures, given: Assumptions, bus: float, nodes: float) -> float:
    """With how many it is full: what it carries for tables grows with them, and calls to all with their square."""
    calls = CALLS * (nodes / given.players) ** 2 * figures.message_server / 1e6
    tables = bus / given.players - calls * given.players
    room = given.full * given.cores_of_a_bus
    return (math.sqrt(tables**2 + 4 * calls * room) - tables) / (2 * calls)


# -- whether it holds -------------------------------------------------------------------------


@dataclass(frozen=True)
class Spread:
    """Where the two players of a measured table are; all tables are at the first of some nodes."""

    handed_on: float
    """The share of moves that come in at another node."""
    followers: float
    """The nodes that follow a table."""


SPREADS = {0: Spread(0.0, 0.0), 1: Spread(0.0, 0.0), 2: Spread(0.5, 1.0), 4: Spread(0.75, 1.5)}


def compared(told: dict[str, Any]) -> list[dict[str, Any]]:
    """For each round with nodes what the model says of it, fed with the rounds of one process alone, and what it took.

    The groups in which moves were written are those of the round: that they share commits is not what is tried here.
    """
    rows = []
    for row in told["moves"]:
        if row["database"] != "postgresql" or row["load"] not in ("calm", "busy", "full"):
            continue
        game = [one for one in told["moves"] if one["game"] == row["game"]]
        if not any(one["nodes"] for one in game):
            continue
        figures = Figures.of(told | {"moves": game})
        spread = SPREADS[row["nodes"]]
        share = 1 / row["moves_a_commit"]
        nodes = figures.move + share * figures.commit
        nodes += spread.handed_on * figures.request_ends + spread.followers * figures.message_ends
        database = figures.database_move + share * figures.database_commit
        bus = spread.handed_on * figures.request_server + spread.followers * figures.message_server
        computed = nodes + database + bus
        measured = row["node_us"] + row["postgresql_us"] + row.get("nats_us", 0.0)
        rows.append(
            {
                "game": row["game"],
                "load": row["load"],
                "nodes": row["nodes"],
                "computed_us": round(computed),
                "measured_us": round(measured),
                "measured_over_computed": round(measured / computed, 2),
            }
        )
    return rows


# -- moves that wait for each other -----------------------------------------------------------


@dataclass(frozen=True)
class Simulated(Given):
    """A cluster for some seconds."""

    nodes: int = 12
    load: float = 0.6
    """Of the core of each node."""
    seats: int = 3
    seconds_a_move: float = 20.0
    sync_ms: float = 1.0
    hop_ms: float = 0.3
    databases: int = 1
    cores_of_a_database: int = 16
    seconds: float = 20.0
    die: int = 0
    """With 1 the first node dies in the middle."""
    lease: float = 3.0
    """Seconds until others see that it is gone."""
    seed: int = 1


class Core:
    """A node's processor: what the loop does comes first, painting goes on in slices between."""

    def __init__(self, events: "Events") -> None:
        self._events = events
        self._first: deque[tuple[float, Callable[[], None]]] = deque()
        self._later: deque[tuple[float, Callable[[], None]]] = deque()
        self._is_busy = False
        self.worked = 0.0
        self.is_dead = False

    def do(self, cost: float, then: Callable[[], None]) -> None:
        self._first.append((cost, then))
        self._go_on()

    def paint(self, cost: float, then: Callable[[], None]) -> None:
        self._later.append((cost, then))
        self._go_on()

    def _go_on(self) -> None:
        if self._is_busy or self.is_dead or not (self._first or self._later):
            return
        self._is_busy = True
        if self._first:
            cost, then = self._first.popleft()
        else:
            whole, end = self._later.popleft()
            cost, rest = min(whole, SLICE), whole - SLICE
            then = end
            if rest > 0:
                self._later.appendleft((rest, end))
                then = _nothing
        self.worked += cost

        def done() -> None:
            self._is_busy = False
            if not self.is_dead:
                then()
                self._go_on()

        self._events.after(cost, done)


def _nothing() -> None:
    return None


class Events:
    """What happens, in its order; times are microseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def after(self, wait: float, then: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._queue, (self.now + wait, self._count, then))

    def run(self, until: float) -> None:
        while self._queue and self._queue[0][0] <= until:
            self.now, _, then = heapq.heappop(self._queue)
            then()


class DatabaseCores:
    """One PostgreSQL: so many commits at once as it has cores, and then its disk."""

    def __init__(self, events: Events, cores: int, sync: float) -> None:
        self._events = events
        self._free = cores
        self._sync = sync
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.worked = 0.0

    def commit(self, cost: float, then: Callable[[], None]) -> None:
        self._waiting.append((cost, then))
        self._go_on()

    def _go_on(self) -> None:
        while self._free and self._waiting:
            self._free -= 1
            cost, then = self._waiting.popleft()
            self.worked += cost

            def done(then: Callable[[], None] = then) -> None:
                self._free += 1
                self._events.after(self._sync, then)
                self._go_on()

            self._events.after(cost, done)


class Cluster:
    """Nodes, each with tables whose people sit anywhere."""

    def __init__(self, figures: Figures, given: Simulated) -> None:
        self.figures, self.given = figures, given
        self.events = Events()
        self.chance = random.Random(given.seed)  # noqa: S311
        self.cores = [Core(self.events) for _ in range(given.nodes)]
        self.databases = [
            DatabaseCores(self.events, given.cores_of_a_database, given.sync_ms * 1000) for _ in range(given.databases)
        ]
        elsewhere = (given.seats - 1) / given.seats
        self.each = figures.move + figures.commit / 2 + given.seats * figures.page
        self.each += (given.seats - 1) * figures.message_ends + elsewhere * figures.request_ends
        self.rate = given.load * 1e6 / self.each * given.nodes
        """Moves a second."""
        self.tables = int(self.rate * given.seconds_a_move / given.seats)
        self.owner = [self.chance.randrange(given.nodes) for _ in range(self.tables)]
        self.at = [[self.chance.randrange(given.nodes) for _ in range(given.seats)] for _ in range(self.tables)]
        self.waiting: list[list[tuple[int, float]]] = [[] for _ in range(given.nodes)]
        self.is_writing = [False] * given.nodes
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.groups: list[int] = []
        self.opening: dict[int, list[tuple[int, float]]] = {}
        self.again: list[float] = []
        self.died = math.inf

    def start(self) -> None:
        self.events.after(self.chance.expovariate(self.rate) * 1e6, self._arrive)
        if self.given.die:
            self.events.after(self.given.seconds * 5e5, self._die)

    def _arrive(self) -> None:
        self.events.after(self.chance.expovariate(self.rate) * 1e6, self._arrive)
        table, seat = self.chance.randrange(self.tables), self.chance.randrange(self.given.seats)
        self._ask(table, seat, self.events.now)

    def _ask(self, table: int, seat: int, since: float) -> None:
        """At the node where somebody sits; from there to the one that holds the table."""
        here, owner = self.at[table][seat], self.owner[table]
        if self.cores[owner].is_dead:
            self.opening.setdefault(table, []).append((seat, since))
            return
        if here == owner:
            self._decide(table, since)
        else:
            self.cores[here].do(self.figures.request_ends / 2, lambda: self._hop(lambda: self._decide(table, since)))

    def _hop(self, then: Callable[[], None]) -> None:
        self.events.after(self.given.hop_ms * 1000, then)

    def _decide(self, table: int, since: float) -> None:
        owner = self.owner[table]

        def decided() -> None:
            self.waiting[owner].append((table, since))
            self._write(owner)

        self.cores[owner].do(self.figures.move + self.figures.request_ends / 2, decided)

    def _write(self, node: int) -> None:
        if self.is_writing[node] or not self.waiting[node]:
            return
        self.is_writing[node] = True
        group, self.waiting[node] = self.waiting[node], []
        self.groups.append(len(group))
        database = self.databases[node % len(self.databases)]
        cost = self.figures.database_commit + len(group) * self.figures.database_move

        def on_disk() -> None:
            def told() -> None:
                self.is_writing[node] = False
                for table, since in group:
                    self.acknowledged.append(self.events.now - since)
                    self._show(table, since)
                self._write(node)

            self.cores[node].do(self.figures.commit, told)

        self._hop(lambda: database.commit(cost, on_disk))

    def _show(self, table: int, since: float) -> None:
        for node in self.at[table]:
            if node == self.owner[table]:
                self._paint(node, since)
            else:
                self._hop(partial(self._paint, node, since))

    def _paint(self, node: int, since: float) -> None:
        def painted() -> None:
            self.shown.append(self.events.now - since)

        self.cores[node].paint(self.figures.page + self.figures.message_ends, painted)

    def _die(self) -> None:
        """Its sockets come back elsewhere at once; its tables are opened elsewhere when its leases are over."""
        self.died = self.events.now
        self.cores[0].is_dead = True
        for seats in self.at:
            for seat, node in enumerate(seats):
                if node == 0:
                    seats[seat] = self.chance.randrange(1, self.given.nodes)
                    self.cores[seats[seat]].do(self.figures.connect, _nothing)
        self.events.after(self.given.lease * 1e6, self._take_over)

    def _take_over(self) -> None:
        for table, owner in enumerate(self.owner):
            if owner == 0:
                new = self.chance.randrange(1, self.given.nodes)
                self.cores[new].do(self.figures.open, partial(self._opened, table, new))

    def _opened(self, table: int, node: int) -> None:
        self.owner[table] = node
        self.again.append((self.events.now - self.died) / 1e6)
        for seat, since in self.opening.pop(table, []):
            self._ask(table, seat, since)


def simulate(figures: Figures, given: Simulated) -> dict[str, float]:
    """How long moves take, in milliseconds, and how busy everything is."""
    cluster = Cluster(figures, given)
    cluster.start()
    cluster.events.run(given.seconds * 1e6)
    whole = given.seconds * 1e6
    found = {
        "moves_a_second": cluster.rate,
        "tables_a_node": cluster.tables / given.nodes,
        "acknowledged_p50_ms": _rank(cluster.acknowledged, 0.5) / 1000,
        "acknowledged_p99_ms": _rank(cluster.acknowledged, 0.99) / 1000,
        "shown_p50_ms": _rank(cluster.shown, 0.5) / 1000,
        "shown_p99_ms": _rank(cluster.shown, 0.99) / 1000,
        "moves_a_commit": mean(cluster.groups),
        "busiest_node": max(core.worked for core in cluster.cores) / whole,
        "busiest_database": max(one.worked for one in cluster.databases) / whole / given.cores_of_a_database,
    }
    if cluster.again:
        found |= {"go_on_after_p50_s": _rank(cluster.again, 0.5), "go_on_after_p99_s": _rank(cluster.again, 0.99)}
    return {name: round(value, 2) for name, value in found.items()}


def _rank(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
