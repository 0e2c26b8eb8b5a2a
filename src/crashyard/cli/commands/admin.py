"""`crashyard admin`: for those who run a server. All of it may be done while the server runs."""

from datetime import UTC, datetime

import click

from crashyard.cli.click_classes import Command, CommandGroup
from crashyard.cli.commands.serve import settings_of
from crashyard.cli.extras import needs_server
from crashyard.cli.files import called, check_new, compact
from crashyard.cli.parameters import FileName, FreeText, Whole, language_option
from crashyard.cli.speech import Speech, one_line
from crashyard.engine.refusal import Refusal

_database = click.option("--database", type=FreeText(), help="A file, or postgresql://USER:PASSWORD@HOST/NAME.")


@click.group("admin", cls=CommandGroup)
def admin_group() -> None:
    """Look after a server: its backups, tables, accounts and passwords, what was reported, and who may not talk."""


@admin_group.command("backup", cls=Command)
@click.argument("file", type=FileName())
@_database
@language_option
@click.pass_obj
def backup_command(speech: Speech, file: str, database: str | None) -> None:
    """Copy the embedded database to a new FILE, as it is at one moment."""
    needs_server("crashyard admin")
    from crashyard.cli.database import backup

    check_new(file)
    pages = backup(settings_of(database=database), file)
    speech.say("admin-backed-up", {"file": called(file), "size": round(pages / 1024)})


@admin_group.command("list", cls=Command)
@_database
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@click.pass_obj
def list_command(speech: Speech, database: str | None, as_json: bool) -> None:
    """List the tables that are open or running, the latest moves first, and which of them cannot be read."""
    needs_server("crashyard admin")
    from crashyard.cli.database import tables

    found = tables(settings_of(database=database))
    if as_json:
        click.echo(compact({"tables": found}))
        return
    words = speech.words()
    for table in found:
        seats = ", ".join(table["seats"])
        line = f"{table['id']}  {table['state']:<8} {table['moved']}  {table['game']:<16} {seats}"
        if table["unreadable"] is not None:
            line += f"  {one_line(words.say('admin-unreadable', {'why': table['unreadable']}))}"
        click.echo(line)


@admin_group.command("close", cls=Command)
@click.argument("table", type=FreeText())
@_database
@language_option
@click.pass_obj
def close_command(speech: Speech, table: str, database: str | None) -> None:
    """Close TABLE: nobody can play on there, and it is no longer listed."""
    needs_server("crashyard admin")
    from crashyard.cli.database import close

    if not close(settings_of(database=database), table):
        raise Refusal("no-open-table", {"table": table})
    speech.say("admin-closed", {"table": table})


@admin_group.command("remove", cls=Command)
@click.argument("account", type=FreeText())
@_database
@language_option
@click.pass_obj
def remove_command(speech: Speech, account: str, database: str | None) -> None:
    """Remove ACCOUNT with everything that lets its owner in; its games stay, without its name."""
    needs_server("crashyard admin")
    from crashyard.cli.database import remove

    if not remove(settings_of(database=database), account):
        raise Refusal("no-such-account", {"account": account})
    speech.say("admin-removed", {"account": account})


@admin_group.command("password", cls=Command)
@click.argument("account", type=FreeText())
@_database
@language_option
@click.pass_obj
def password_command(speech: Speech, account: str, database: str | None) -> None:
    """Print a new password for ACCOUNT, whose owner forgot theirs, and sign them out everywhere."""
    needs_server("crashyard admin")
    from crashyard.cli.database import reset_password

    password = reset_password(settings_of(database=database), account)
    if password is None:
        raise Refusal("no-such-account", {"account": account})
    speech.say("admin-password", {"account": account})
    click.echo(password)


@admin_group.command("reports", cls=Command)
@click.option("--close", "number", type=Whole(1, 1_000_000_000), metavar="NUMBER", help="Close the report of a number.")
@_database
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@click.pass_obj
def reports_command(speech: Speech, number: int | None, database: str | None, as_json: bool) -> None:
    """List what people have reported, with what was said last at the table; or close a report."""
    needs_server("crashyard admin")
    from crashyard.cli.database import close_report, reports

    settings = settings_of(database=database)
    if number is not None:
        if not close_report(settings, number):
            raise Refusal("no-such-report", {"number": number})
        speech.say("admin-report-closed", {"number": number})
        return
    found = reports(settings)
    if as_json:
        click.echo(compact({"reports": found}))
        return
    words = speech.words()
    for report in found:
        kind = words.say("admin-account" if report["account"] else "admin-guest")
        by = one_line(report["by"] or words.say("admin-gone"))
        head = {"number": report["id"], "name": one_line(report["name"]), "kind": kind, "person": report["person"]}
        click.echo(words.say("admin-report", head | {"reason": report["reason"], "by": by, "at": _time(report["at"])}))
        if report["note"]:
            click.echo(f"    {one_line(report['note'])}")
        for line in report["lines"]:
            sign = ">" if line["n"] == report["line"] else "-" if line["about"] else " "
            name = one_line(line["name"] or words.say("admin-gone"))
            click.echo(f"  {sign} {line['n']:>5}  {name}: {one_line(line['text'])}")


@admin_group.command("mute", cls=Command)
@click.argument("person", type=FreeText())
@click.option("--hours", type=Whole(0, 100_000), default=24, help="For how long; 0 lets them talk again.")
@_database
@language_option
@click.pass_obj
def mute_command(speech: Speech, person: str, hours: int, database: str | None) -> None:
    """Take chat from PERSON, the name of an account or the id in a report, at every table for some hours."""
    needs_server("crashyard admin")
    from crashyard.cli.database import silence

    if not silence(settings_of(database=database), person, hours):
        raise Refusal("nobody-to-mute", {"person": person})
    speech.say("admin-muted" if hours else "admin-unmuted", {"person": person, "hours": hours})


@admin_group.command("nodes", cls=Command)
@_database
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@click.pass_obj
def nodes_command(speech: Speech, database: str | None, as_json: bool) -> None:
    """List the nodes that share the database: where they run, how many tables they write, and when they were seen."""
    needs_server("crashyard admin")
    from crashyard.cli.database import nodes

    found = nodes(settings_of(database=database))
    if as_json:
        click.echo(compact({"nodes": found}))
        return
    words = speech.words()
    for node in found:
        state = words.say(f"admin-node-{node['state']}", {"seconds": round(node["seen"])})
        name = f"{node['id']}  {one_line(node['address']):<24} {node['version']:<10} {node['tables']:>7}"
        click.echo(f"{name}  {one_line(state)}")


@admin_group.command("drain", cls=Command)
@click.argument("node", type=FreeText())
@click.option("--back", is_flag=True, help="Let it take tables again.")
@_database
@language_option
@click.pass_obj
def drain_command(speech: Speech, node: str, back: bool, database: str | None) -> None:
    """Let NODE hand its tables over and take no others, so that it can be stopped without anybody waiting."""
    needs_server("crashyard admin")
    from crashyard.cli.database import drain_node

    if not drain_node(settings_of(database=database), node, draining=not back):
        raise Refusal("no-such-node", {"node": node})
    speech.say("admin-drained" if not back else "admin-back", {"node": node})


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="minutes")
