"""A forgotten password: a link is sent to the address that its owner has confirmed.

Whoever asks hears the same whether or not there is such an account, and as soon: what is done is done afterwards.
"""

from functools import partial
from typing import Any

from litestar import Controller, Response, post
from litestar.params import JSONBody

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import known_by
from crashyard.server.accounts.passwords import check_password
from crashyard.server.http.forms import ForgottenForm, ResetForm
from crashyard.server.http.requests import ApiRequest, services_of
from crashyard.server.http.routes.sign_in import signed_in
from crashyard.server.http.services import Services
from crashyard.server.notifications.mail_links import RESET

MOST_ACCOUNTS = 5
"""Of one address, which several may share."""


class PasswordRoutes(Controller):
    path = "/api/password"
    tags = ("people",)

    @post("/forgotten", summary="Send me a link to set a new password, to the address that I have confirmed")
    async def forgotten(self, request: ApiRequest, data: JSONBody[ForgottenForm]) -> None:
        services = services_of(request)
        services.access.check_origin(request)
        if not services.letters.is_offered:
            raise Refusal("no-mail")
        services.access.count(request, "mail")
        services.access.limiter.count("mail", f"who {data.who.strip().lower()}")
        services.later(_send_links(services, data.who.strip()))

    @post("/reset", summary="Set a new password, by the link that was sent to me; all sessions and tokens end")
    async def reset(self, request: ApiRequest, data: JSONBody[ResetForm]) -> Response[dict[str, Any]]:
        services = services_of(request)
        services.access.check_origin(request)
        services.access.count(request, "sign-in")
        owner = await services.links.look(data.token, RESET)
        person = await services.people.account(owner)
        if person is None:
            raise Refusal("link-used")
        check_password(data.password, person.name)
        await services.links.use(data.token, RESET)
        await services.people.set_password(person, data.password)
        services.registry.send_away(person.id)
        await tell_of_password(services, person.id, person.name)
        return await signed_in(request, person)


async def tell_of_password(services: Services, person: str, name: str) -> None:
    """Whoever has an address hears there that the password was changed, in case it was not them."""
    preferences = await services.preferences.of(person)
    if services.letters.can_reach(preferences):
        address, language = preferences.address or "", preferences.language
        services.write(lambda: services.letters.password_changed(address, name, language))


async def _send_links(services: Services, who: str) -> None:
    found = await services.preferences.by_address(who) if "@" in who else []
    people = [await services.people.account(each.person) for each in found[:MOST_ACCOUNTS]]
    if not any(people):
        people = [await services.people.account_called(known_by(who))]
    for person in people:
        preferences = None if person is None else await services.preferences.of(person.id)
        if person is None or preferences is None or preferences.address is None:
            continue
        address, name, language = preferences.address, person.name, preferences.language
        if (secret := await services.links.make(person.id, RESET, address)) is not None:
            await services.send_letter(partial(services.letters.reset, address, name, secret, language))
