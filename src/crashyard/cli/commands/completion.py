"""`crashyard completion`: what a shell needs to complete our commands."""

import click
from click.shell_completion import get_completion_class

from crashyard.cli.click_classes import Command
from crashyard.cli.parameters import Word

SHELLS = ("bash", "zsh", "fish")

VARIABLE = "_CRASHYARD_COMPLETE"
"""In this variable the shell says that it wants completions."""


_EXAMPLES = """\b
bash: eval "$(crashyard completion bash)"          in ~/.bashrc
zsh:  eval "$(crashyard completion zsh)"           in ~/.zshrc
fish: crashyard completion fish > ~/.config/fish/completions/crashyard.fish"""


@click.command("completion", cls=Command, epilog=_EXAMPLES)
@click.argument("shell", type=Word(*SHELLS))
@click.pass_context
def completion_command(ctx: click.Context, shell: str) -> None:
    """Print the completion script of SHELL: bash, zsh or fish."""
    found = get_completion_class(shell)
    assert found is not None
    completion = found(ctx.find_root().command, {}, "crashyard", VARIABLE)
    click.echo(completion.source_template % completion.source_vars())
