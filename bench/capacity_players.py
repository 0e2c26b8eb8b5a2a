"""Players and watchers for `capacity.py`: those of the server's benchmark, on any database and at several nodes."""

import asyncpg

from crashyard.engine.registry import find_game
from crashyard.engine.seats import SPECTATOR
from crashyard.lab.bench import load
from crashyard.lab.bench.load import PLAYERS, PlainWebSocket, ScriptedPlay
from crashyard.lab.bench.spread import SpreadPlayers

OPTIONS: dict[str, dict[str, int]] = {"cube-attack": {"target": 128}}
"""What makes plays long enough; the other games are."""


class WatchedPlayers(SpreadPlayers):
    """Two players a table, each at the next node: with more than one, nobody sits where the other one does."""

    def __init__(self, ports: list[int], database: str, matches: int, tables: int) -> None:
        super().__init__(ports[0], ports, database, matches, tables)
        self.watchers: list[PlainWebSocket] = []

    @property
    def plays(self) -> list[ScriptedPlay]:
        """Those that are played now."""
        return [match._plays[0] for match in self._matches if match._plays]

    def begin_anew_where_little_is_left(self, moves: int) -> None:
        """Go on to the next table where a play is nearly over: whoever watches it would soon see nothing."""
        for match in self._matches:
            if len(match._plays) > 1 and len(match._plays[0].script) - match._plays[0].done < moves:
                del match._plays[0]

    async def watch(self, each: int, query: str) -> None:
        """So many more who look at each table that is played now."""
        for play in self.plays:
            for _ in range(each):
                asked = f"seat={SPECTATOR}&after={play.first + play.done}{query}"
                self.watchers.append(await self._connect(play.table, asked, "", self._look_on))

    async def look_at_own_seats(self, query: str) -> None:
        """Both players of each table open their own page too."""
        for number, match in enumerate(self._matches):
            play = match._plays[0]
            for seat in range(PLAYERS):
                cookie = self._cookies[number * PLAYERS + seat]
                asked = f"seat={seat}&after={play.first + play.done}{query}"
                self.watchers.append(await self._connect(play.table, asked, cookie, self._look_on))

    def _look_on(self, content: bytes) -> None:
        if content.startswith(b'{"refused"'):
            self.trouble = content.decode()

    def leave_watchers(self) -> None:
        for socket in self.watchers:
            _close(socket)
        self.watchers.clear()

    def leave(self) -> None:
        self.leave_watchers()
        for match in self._matches:
            for play in match._plays:
                for socket in play.sockets:
                    _close(socket)


def _close(socket: PlainWebSocket) -> None:
    if socket._transport is not None:
        socket._transport.close()


async def wal(address: str) -> int:
    """Bytes that PostgreSQL has written to its log since it was made."""
    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


async def seated(ports: list[int], database: str, game: str, matches: int, tables: int) -> WatchedPlayers:
    load.OPTIONS = OPTIONS.get(game, {})
    players = WatchedPlayers(ports, database, matches, tables)
    await players.sit_down(find_game(game))
    return players
