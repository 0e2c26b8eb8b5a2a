"""`crashyard think`: a machine that thinks for the bots of a server on other machines."""

import os

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.commands.serve import settings_of
from crashyard.cli.extras import needs_server
from crashyard.cli.parameters import FreeText, Whole, language_option
from crashyard.cli.speech import Speech
from crashyard.engine.refusal import Refusal

_EXAMPLES = """\b
crashyard think --cluster nats://bus:4222
crashyard think --cluster nats://bus:4222 --processes 8"""


@click.command("think", cls=Command, epilog=_EXAMPLES)
@click.option("--cluster", type=FreeText(), help="The bus of the server: nats://HOST:4222.")
@click.option("--processes", type=Whole(1, 1024), help="How many think at once; one a core by default.")
@language_option
@click.pass_obj
def think_command(speech: Speech, cluster: str | None, processes: int | None) -> None:
    """Think for the bots of a server that runs with --cluster, on this machine, until you stop it.

    As many machines can do so as you like, and each may come and go at any time: what one of them was thinking about
    another one thinks about again. The bus can be given in the environment too: CRASHYARD_CLUSTER.
    """
    needs_server("crashyard think")
    from crashyard.cli.run_server import host_thoughts

    settings = settings_of(cluster=cluster)
    if not settings.cluster:
        raise Refusal("needs-cluster")
    host_thoughts(settings, processes or os.cpu_count() or 1, speech)
