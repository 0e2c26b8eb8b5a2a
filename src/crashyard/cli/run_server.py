"""Running the server for `serve` and `play`. All that it needs takes a while to import, so only they import this."""

import errno
import os
import socket
import sys
import webbrowser
from dataclasses import replace

from crashyard.cli.extras import needs_tracing
from crashyard.cli.files import called
from crashyard.cli.speech import Speech
from crashyard.engine.refusal import Refusal
from crashyard.server.cluster.bus import UnusableBus
from crashyard.server.http.process import listen, run, tracing_as_set
from crashyard.server.logs import log_event, set_up_logs
from crashyard.server.reach import reached_at
from crashyard.server.settings import Settings, shown_bus
from crashyard.server.storage.lock import DatabaseInUse, NoFolder, UnusableDatabase, note_address, noted_address
from crashyard.server.storage.store import NewerDatabase
from crashyard.server.workers.serving import run_worker


def host_games(settings: Settings, speech: Speech, page: str | None = None, any_port: bool = False) -> None:
    """Serve until told to stop; show a `page` in a browser if one is named.

    Where nobody sits before it, what there is to say is in the log, which holds nothing but lines of JSON.
    With `any_port` another port is taken where the usual one is in use.
    """
    if settings.tracing == "on":
        needs_tracing()
    set_up_logs(settings.log_level)
    listener = _listen(settings, any_port)
    settings = replace(settings, port=listener.getsockname()[1])

    def began() -> None:
        if settings.embedded:
            note_address(settings.database_file, settings.origin)
        if page is None and not sys.stderr.isatty():
            log_event("open", address=settings.origin)
            return
        speech.say("serve-started", {"address": settings.origin})
        if page is not None and not _show(settings.origin + page):
            speech.say("serve-no-browser", {"address": settings.origin + page})
        _say_how_friends_come(settings, speech, page is not None)

    with listener:
        try:
            run(settings, listener, began)
        except UnusableDatabase as trouble:
            where = noted_address(settings.database_file) if isinstance(trouble, DatabaseInUse) else ""
            if page is None or not where:
                raise database_refusal(settings, trouble) from None
            _show_what_is_open(where + page, speech)
            return
        except UnusableBus as trouble:
            raise bus_refusal(settings, trouble) from None
    if page is not None or sys.stderr.isatty():
        speech.say("serve-stopped")


def host_thoughts(settings: Settings, processes: int, speech: Speech) -> None:
    """Think for the nodes of a cluster until told to stop."""
    if settings.tracing == "on":
        needs_tracing()
    set_up_logs(settings.log_level)
    speaks = sys.stderr.isatty()

    def began() -> None:
        if speaks:
            speech.say("think-started", {"address": shown_bus(settings.cluster), "processes": processes})

    try:
        with tracing_as_set(settings):
            run_worker(settings, processes, began)
    except UnusableBus as trouble:
        raise bus_refusal(settings, trouble) from None
    if speaks:
        speech.say("think-stopped")


def _say_how_friends_come(settings: Settings, speech: Speech, plays: bool) -> None:
    """Who plays need not know what an address of this machine is; who hosts has chosen it."""
    address = reached_at(settings)
    if address and address != settings.origin:
        speech.say("serve-friends", {"address": address})
    elif plays and not address:
        speech.say("serve-alone")


def _listen(settings: Settings, any_port: bool) -> socket.socket:
    try:
        return listen(settings)
    except OSError as error:
        if any_port and error.errno == errno.EADDRINUSE:
            return listen(replace(settings, port=0))
        problem = (error.strerror or str(error)).partition(" (while")[0]
        facts = {"host": settings.host, "port": settings.port, "problem": problem}
        raise Refusal("cannot-listen", facts) from None


def _show_what_is_open(address: str, speech: Speech) -> None:
    """Whoever wants to play, and has opened it before, finds it where it is."""
    speech.say("serve-already-open", {"address": address})
    if not _show(address):
        speech.say("serve-no-browser", {"address": address})


def _show(address: str) -> bool:
    """Whether a browser could be opened. Without a screen none is tried: it would take over the terminal."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return webbrowser.open(address)


def database_refusal(settings: Settings, trouble: UnusableDatabase) -> Refusal:
    """Why a database cannot be used, without the password that may be in its address."""
    name = called(str(settings.database_file)) if settings.embedded else "PostgreSQL"
    if isinstance(trouble, NewerDatabase):
        return Refusal("newer-database", {"database": name})
    if isinstance(trouble, NoFolder):
        return Refusal("no-data-folder", {"folder": called(str(trouble.folder)), "problem": str(trouble)})
    if isinstance(trouble, DatabaseInUse):
        return Refusal("database-in-use", {"database": name})
    return Refusal("unusable-database", {"database": name, "problem": str(trouble)[:200]})


def bus_refusal(settings: Settings, trouble: UnusableBus) -> Refusal:
    """Why a bus cannot be used, without the password that may be in its address."""
    return Refusal("unusable-bus", {"address": shown_bus(settings.cluster), "problem": str(trouble)[:200]})
