"""Signing in: as a guest or with an account, and out again."""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from crashyard.server.accounts.names import known_by
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.forms import AccountForm, NameForm
from crashyard.server.http.requests import ApiRequest, owner, services_of, visitor


class SignInRoutes(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who I am, or null")
    async def me(self, request: ApiRequest) -> dict[str, Any] | None:
        person = await visitor(request)
        return None if person is None else introduced(person)

    @post("/guests", summary="Come in as a guest, by a name")
    async def welcome(self, request: ApiRequest, data: JSONBody[NameForm]) -> Response[dict[str, Any]]:
        services = services_of(request)
        services.access.check_origin(request)
        services.access.count(request, "welcome")
        return await signed_in(request, await services.people.welcome(data.name))

    @post("/name", summary="Change a guest's name")
    async def rename(self, request: ApiRequest, data: JSONBody[NameForm]) -> dict[str, Any]:
        return introduced(await services_of(request).people.rename(await owner(request), data.name))

    @post("/account", summary="Turn the guest that I am into an account, and keep everything")
    async def register(self, request: ApiRequest, data: JSONBody[AccountForm]) -> dict[str, Any]:
        person = await owner(request, "sign-in")
        registered = await services_of(request).people.register(person, data.name, data.password)
        services_of(request).access.note_sign_in(request, known_by(data.name))
        return introduced(registered)

    @post("/sign-in", summary="Come in with an account")
    async def sign_in(self, request: ApiRequest, data: JSONBody[AccountForm]) -> Response[dict[str, Any]]:
        services = services_of(request)
        services.access.check_origin(request)
        name = known_by(data.name)
        services.access.count_sign_in(request, name)
        person = await services.people.sign_in(data.name, data.password)
        services.access.note_sign_in(request, name)
        if secret := services.access.secret(request):
            await services.people.sessions.close(secret)
        return await signed_in(request, person)

    @post("/sign-out", summary="Leave, on this browser")
    async def sign_out(self, request: ApiRequest) -> Response[None]:
        services = services_of(request)
        services.access.check_origin(request)
        if secret := services.access.secret(request):
            person = await services.access.whoever(request)
            await services.people.sessions.close(secret)
            if person is not None:
                services.registry.send_away(person.id)
        return signed_out(request)


def introduced(person: Person) -> dict[str, Any]:
    return {"name": person.name, "account": person.account}


async def signed_in(request: ApiRequest, person: Person) -> Response[dict[str, Any]]:
    """Make the browser known again as a person's."""
    services = services_of(request)
    secret = await services.people.sessions.open(person, request.headers.get("user-agent", ""))
    return Response(introduced(person), headers={"set-cookie": services.access.cookie(secret)})


def signed_out(request: ApiRequest) -> Response[None]:
    """Make the browser forget whose it was."""
    return Response(None, headers={"set-cookie": services_of(request).access.cookie("")})
