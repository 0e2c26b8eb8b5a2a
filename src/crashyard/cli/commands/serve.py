"""`crashyard serve`: the server, for those who run one."""

import os

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs_server
from crashyard.cli.parameters import FreeText, Whole, language_option
from crashyard.cli.speech import Speech
from crashyard.engine.forms.documents import shown
from crashyard.engine.refusal import Refusal
from crashyard.server.settings import Settings, WrongSetting, from_environment

_EXAMPLES = """\b
crashyard serve
crashyard serve --host 0.0.0.0 --port 8080
crashyard serve --database /srv/crashyard/club.db --public-url https://club.example
crashyard serve --database postgresql://crashyard@db/crashyard --cluster nats://bus:4222"""


@click.command("serve", cls=Command, epilog=_EXAMPLES)
@click.option("--host", type=FreeText(), help="The address to listen on; 0.0.0.0 lets other machines in.")
@click.option("--port", type=Whole(0, 65535), help="The port to listen on; 8000 by default, 0 for any free one.")
@click.option("--database", type=FreeText(), help="A file, or postgresql://USER:PASSWORD@HOST/NAME.")
@click.option("--replica", type=FreeText(), help="A read replica of the database, postgresql://...")
@click.option("--cluster", type=FreeText(), help="The bus of several machines: nats://HOST:4222.")
@click.option("--public-url", type=FreeText(), help="What people type to get here, if it is a different address.")
@language_option
@click.pass_obj
def serve_command(
    speech: Speech,
    host: str | None,
    port: int | None,
    database: str | None,
    replica: str | None,
    cluster: str | None,
    public_url: str | None,
) -> None:
    """Let people play in their browsers until you stop the server.

    Every setting can be given in the environment too: CRASHYARD_HOST, CRASHYARD_PORT, CRASHYARD_DATABASE,
    CRASHYARD_REPLICA, CRASHYARD_CLUSTER, CRASHYARD_PUBLIC_URL, CRASHYARD_TRUSTED_PROXIES, CRASHYARD_METRICS_TOKEN,
    CRASHYARD_PATIENCE, CRASHYARD_LOG_LEVEL.
    """
    needs_server("crashyard serve")
    from crashyard.cli.run_server import host_games

    given = {"host": host, "port": port, "database": database, "replica": replica, "cluster": cluster}
    host_games(settings_of(**given, public_url=public_url), speech)


def settings_of(**given: str | int | None) -> Settings:
    """From the command line and the environment; a wrong one is refused by its name."""
    try:
        return from_environment(os.environ, **given)
    except WrongSetting as wrong:
        name = wrong.name
        option = f"--{name.replace('_', '-')}" if given.get(name) is not None else f"CRASHYARD_{name.upper()}"
        facts = {"option": option, "value": shown(wrong.value), "right": wrong.right}
        raise Refusal("wrong-value", facts) from None
