"""Where friends reach this server, for the page of whoever sits at it and knows it as `localhost`."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, get
from litestar.datastructures import State

from crashyard.server.http.services import Services
from crashyard.server.reach import is_this_machine, reached_at


class ReachRoutes(Controller):
    path = "/api/reach"
    tags = ("games",)

    @get("/", summary="The address that friends can open; empty where only this machine gets in")
    async def reach(self, request: Request[Any, Any, State]) -> dict[str, str]:
        """Told to this machine alone: everybody else knows an address that works, and no other is theirs to know."""
        services: Services = request.app.state.services
        try:
            named = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        except ValueError:
            named = ""
        return {"address": reached_at(services.settings) if is_this_machine(named) else ""}
