"""The door through which people come in: as a guest, with an account, and out again."""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from crashyard.server.api import Ask, house_of, owner
from crashyard.server.forms import AccountForm, NameForm
from crashyard.server.people import known_by
from crashyard.server.sessions import Person


class EntranceDoor(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who I am, or null")
    async def me(self, request: Ask) -> dict[str, Any] | None:
        person = await house_of(request).door.whoever(request)
        return None if person is None else introduced(person)

    @post("/guests", summary="Come in as a guest, by a name")
    async def welcome(self, request: Ask, data: JSONBody[NameForm]) -> Response[dict[str, Any]]:
        house = house_of(request)
        house.door.check_origin(request)
        house.door.count(request, "welcome")
        return await signed_in(request, await house.people.welcome(data.name))

    @post("/name", summary="Change a guest's name")
    async def rename(self, request: Ask, data: JSONBody[NameForm]) -> dict[str, Any]:
        return introduced(await house_of(request).people.rename(await owner(request), data.name))

    @post("/account", summary="Turn the guest that I am into an account, and keep everything")
    async def register(self, request: Ask, data: JSONBody[AccountForm]) -> dict[str, Any]:
        person = await owner(request, "sign-in")
        return introduced(await house_of(request).people.register(person, data.name, data.password))

    @post("/sign-in", summary="Come in with an account")
    async def sign_in(self, request: Ask, data: JSONBody[AccountForm]) -> Response[dict[str, Any]]:
        house = house_of(request)
        house.door.check_origin(request)
        house.door.count(request, "sign-in")
        house.door.limiter.count("sign-in", f"name {known_by(data.name)}")
        person = await house.people.sign_in(data.name, data.password)
        if secret := house.door.secret(request):
            await house.people.sessions.close(secret)
        return await signed_in(request, person)

    @post("/sign-out", summary="Leave, on this browser")
    async def sign_out(self, request: Ask) -> Response[None]:
        house = house_of(request)
        house.door.check_origin(request)
        if secret := house.door.secret(request):
            person = await house.door.whoever(request)
            await house.people.sessions.close(secret)
            if person is not None:
                house.hall.send_away(person.id)
        return signed_out(request)


def introduced(person: Person) -> dict[str, Any]:
    return {"name": person.name, "account": person.account}


async def signed_in(request: Ask, person: Person) -> Response[dict[str, Any]]:
    """Make the browser known again as a person's."""
    house = house_of(request)
    secret = await house.people.sessions.open(person, request.headers.get("user-agent", ""))
    return Response(introduced(person), headers={"set-cookie": house.door.cookie(secret)})


def signed_out(request: Ask) -> Response[None]:
    """Make the browser forget whose it was."""
    return Response(None, headers={"set-cookie": house_of(request).door.cookie("")})
