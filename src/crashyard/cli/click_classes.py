"""Commands and groups of commands for Click that refuse in our own words.

Click would answer a slip with its usage page, in English. Here every slip becomes a refusal: one sentence that says
what is wrong and what would be right.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import click

from crashyard.engine.forms.documents import shown
from crashyard.engine.refusal import Refusal

SETTINGS: dict[str, Any] = {"help_option_names": ["--help", "-h"], "max_content_width": 100}


class Command(click.Command):
    """One command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise refusal_of(error, ctx) from None
        if rest and not ctx.resilient_parsing:
            usage = " ".join([ctx.command_path, *self.collect_usage_pieces(ctx)])
            raise Refusal("extra-argument", {"path": ctx.command_path, "argument": shown(rest[0]), "usage": usage})
        return rest


class CommandGroup(click.Group):
    """A group of commands; one of them must be named."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they were added: what is used most comes first."""
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            facts = {"path": ctx.command_path, "commands": ", ".join(self.list_commands(ctx))}
            raise Refusal("missing-command", facts)
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise refusal_of(error, ctx) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            known = self.list_commands(ctx)
            facts = {"path": ctx.command_path, "command": shown(args[0]), "commands": ", ".join(known)}
            raise Refusal("unknown-command", facts | {"nearest": self.nearest(args[0])})
        return super().resolve_command(ctx, args)

    def nearest(self, word: str) -> str:
        """The command that was probably meant."""
        return nearest(word, list(self.commands))


def nearest(word: str, known: Sequence[str]) -> str:
    """What the word was probably meant to be, or `none`."""
    close = get_close_matches(word, known, n=1)
    return close[0] if close else "none"


def spelled(param: click.Parameter | None) -> str:
    """A parameter as it is written on the command line: `--games`, `GAME`."""
    if param is None:
        return ""
    return param.opts[-1] if isinstance(param, click.Option) else param.human_readable_name


def refusal_of(error: click.UsageError, ctx: click.Context) -> Refusal:
    """The refusal that says what click found wrong with the arguments of a command."""
    path = ctx.command_path
    params = ctx.command.get_params(ctx)
    if isinstance(error, click.NoSuchOption):
        known = [name for param in params for name in param.opts if name.startswith("--")]
        facts = {"path": path, "option": shown(error.option_name), "options": ", ".join(known)}
        return Refusal("unknown-flag", facts | {"nearest": nearest(error.option_name, known)})
    if isinstance(error, click.BadOptionUsage):
        flags = [name for param in params if isinstance(param, click.Option) and param.is_flag for name in param.opts]
        key = "flag-takes-no-value" if error.option_name in flags else "flag-needs-value"
        return Refusal(key, {"option": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Refusal("missing-argument", {"path": path, "argument": spelled(error.param)})
    return Refusal("usage", {"path": path, "problem": error.format_message()})
