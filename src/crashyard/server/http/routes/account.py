"""One's own account: tokens, browsers, the password, all that is kept, and the way out for good.

A token does not come in here: who finds one may play with it, but not keep its owner out.
"""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from crashyard.server.accounts.export import personal_data
from crashyard.server.accounts.sessions import BROWSER, TOKEN
from crashyard.server.http.forms import PasswordForm, RemovalForm, TokenForm
from crashyard.server.http.requests import ApiRequest, owner, reading_owner, services_of
from crashyard.server.http.routes.passwords import tell_of_password
from crashyard.server.http.routes.sign_in import signed_in, signed_out
from crashyard.server.removal import remove_person


class AccountRoutes(Controller):
    path = "/api"
    tags = ("my account",)

    # -- tokens -----------------------------------------------------------------------------

    @get("/tokens", summary="My tokens: id, name, when they were made and last used")
    async def tokens(self, request: ApiRequest) -> list[dict[str, Any]]:
        return await services_of(request).people.sessions.tokens_of(await reading_owner(request))

    @post("/tokens", summary="A personal token for a program that plays for me")
    async def make_token(self, request: ApiRequest, data: JSONBody[TokenForm]) -> dict[str, str]:
        """`token` is told this once only."""
        person = await owner(request, "sign-in")
        return {"token": await services_of(request).people.sessions.open_token(person, data.name)}

    @post("/tokens/{token_id:str}/remove", summary="Take a token back")
    async def remove_token(self, request: ApiRequest, token_id: FromPath[str]) -> None:
        services, person = services_of(request), await owner(request)
        await services.people.sessions.take_back(person, TOKEN, token_id)
        services.registry.send_away(person.id)

    # -- sessions ---------------------------------------------------------------------------

    @get("/sessions", summary="The browsers where I am signed in: id, since when, last seen, which, and if it is here")
    async def sessions(self, request: ApiRequest) -> list[dict[str, Any]]:
        services, person = services_of(request), await reading_owner(request)
        return await services.people.sessions.browsers_of(person, services.access.secret(request))

    @post("/sessions/{session_id:str}/remove", summary="Sign out one of my browsers")
    async def remove_session(self, request: ApiRequest, session_id: FromPath[str]) -> None:
        services, person = services_of(request), await owner(request)
        await services.people.sessions.take_back(person, BROWSER, session_id)
        services.registry.send_away(person.id)

    @post("/sessions/remove-others", summary="Sign out all of my browsers but this one")
    async def remove_others(self, request: ApiRequest) -> dict[str, int]:
        services, person = services_of(request), await owner(request)
        removed = await services.people.sessions.close_others(person, services.access.secret(request))
        services.registry.send_away(person.id)
        return {"removed": removed}

    # -- the account ------------------------------------------------------------------------

    @post("/password", summary="Change my password; my other browsers are signed out")
    async def change_password(self, request: ApiRequest, data: JSONBody[PasswordForm]) -> Response[dict[str, Any]]:
        services, person = services_of(request), await owner(request, "sign-in")
        await services.people.change_password(person, data.old, data.new)
        await services.people.sessions.close_others(person, "")
        await tell_of_password(services, person.id, person.name)
        services.registry.send_away(person.id)
        return await signed_in(request, person)

    @get("/me/data", summary="Everything that is kept about me")
    async def data(self, request: ApiRequest) -> Response[dict[str, Any]]:
        services = services_of(request)
        person = await services.access.owner(request)
        services.access.count(request, "look", person)
        kept = await personal_data(person, services.people, services.store)
        return Response(kept, headers={"content-disposition": 'attachment; filename="crashyard.json"'})

    @post("/account/remove", summary="Remove me: nobody will know any more that it was I who played")
    async def remove(self, request: ApiRequest, data: JSONBody[RemovalForm]) -> Response[None]:
        """Where others play a bot plays on. A guest needs no password."""
        services, person = services_of(request), await owner(request, "sign-in")
        await services.people.check_password(person, data.password)
        await remove_person(person, services.people, services.registry)
        gone = signed_out(request)
        gone.headers["clear-site-data"] = '"storage"'
        return gone
