"""The door to what is one's own: tokens, browsers, the password, all that is kept, and the way out for good.

A token does not come in here: who finds one may play with it, but not keep its owner out.
"""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from crashyard.server.api import Ask, house_of, owner
from crashyard.server.entrance import signed_in, signed_out
from crashyard.server.forms import PasswordForm, RemovalForm, TokenForm
from crashyard.server.keeping import kept_about
from crashyard.server.leaving import leave_for_good
from crashyard.server.sessions import BROWSER, TOKEN


class OwnDoor(Controller):
    path = "/api"
    tags = ("my account",)

    # -- tokens -----------------------------------------------------------------------------

    @get("/tokens", summary="My tokens: id, name, when they were made and last used")
    async def tokens(self, request: Ask) -> list[dict[str, Any]]:
        house = house_of(request)
        return await house.people.sessions.tokens_of(await house.door.owner(request))

    @post("/tokens", summary="A personal token for a program that plays for me")
    async def make_token(self, request: Ask, data: JSONBody[TokenForm]) -> dict[str, str]:
        """`token` is told this once only."""
        person = await owner(request, "sign-in")
        return {"token": await house_of(request).people.sessions.open_token(person, data.name)}

    @post("/tokens/{token_id:str}/remove", summary="Take a token back")
    async def remove_token(self, request: Ask, token_id: FromPath[str]) -> None:
        house, person = house_of(request), await owner(request)
        await house.people.sessions.take_back(person, TOKEN, token_id)
        house.hall.send_away(person.id)

    # -- sessions ---------------------------------------------------------------------------

    @get("/sessions", summary="The browsers where I am signed in: id, since when, last seen, which, and if it is here")
    async def sessions(self, request: Ask) -> list[dict[str, Any]]:
        house = house_of(request)
        person = await house.door.owner(request)
        return await house.people.sessions.browsers_of(person, house.door.secret(request))

    @post("/sessions/{session_id:str}/remove", summary="Sign out one of my browsers")
    async def remove_session(self, request: Ask, session_id: FromPath[str]) -> None:
        house, person = house_of(request), await owner(request)
        await house.people.sessions.take_back(person, BROWSER, session_id)
        house.hall.send_away(person.id)

    @post("/sessions/remove-others", summary="Sign out all of my browsers but this one")
    async def remove_others(self, request: Ask) -> dict[str, int]:
        house, person = house_of(request), await owner(request)
        removed = await house.people.sessions.close_others(person, house.door.secret(request))
        house.hall.send_away(person.id)
        return {"removed": removed}

    # -- the account ------------------------------------------------------------------------

    @post("/password", summary="Change my password; my other browsers are signed out")
    async def change_password(self, request: Ask, data: JSONBody[PasswordForm]) -> Response[dict[str, Any]]:
        house, person = house_of(request), await owner(request, "sign-in")
        await house.people.change_password(person, data.old, data.new)
        await house.people.sessions.close_others(person, "")
        house.hall.send_away(person.id)
        return await signed_in(request, person)

    @get("/me/data", summary="Everything that is kept about me")
    async def data(self, request: Ask) -> Response[dict[str, Any]]:
        house = house_of(request)
        person = await house.door.owner(request)
        house.door.count(request, "look", person)
        kept = await kept_about(person, house.people, house.store)
        return Response(kept, headers={"content-disposition": 'attachment; filename="crashyard.json"'})

    @post("/account/remove", summary="Remove me: nobody will know any more that it was I who played")
    async def remove(self, request: Ask, data: JSONBody[RemovalForm]) -> Response[None]:
        """Where others play a bot plays on. A guest needs no password."""
        house, person = house_of(request), await owner(request, "sign-in")
        await house.people.check_password(person, data.password)
        await leave_for_good(person, house.people, house.hall)
        gone = signed_out(request)
        gone.headers["clear-site-data"] = '"storage"'
        return gone
