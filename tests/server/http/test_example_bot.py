"""The example bot plays: two of it, a whole game against each other."""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import Served

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def test_two_example_bots_play_a_game(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        options = {"target": 16, "round_limit": 50}
        table = ann.table("cube-attack", "open", "open", start=False, options=options)["id"]
        bots = []
        for seat, owner in enumerate((ann, ben)):
            token = owner.ask("/tokens", {"name": "my bot"})["token"]
            bots.append(subprocess.Popen([sys.executable, str(BOT), served.url, token, table, str(seat)]))
        try:
            while any(chair["kind"] == "open" for chair in ann.get(f"/tables/{table}")["chairs"]):
                pass
            ann.ask(f"/tables/{table}/start", {})
            assert [bot.wait(120) for bot in bots] == [0, 0]
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
        shown = ann.get(f"/tables/{table}")
        assert shown["state"] == "over"
        assert [chair["name"] for chair in shown["chairs"]] == ["Ann", "Ben"]


def test_it_is_as_short_as_it_says() -> None:
    source = BOT.read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert len([line for line in source.splitlines() if line.strip()]) <= 30
