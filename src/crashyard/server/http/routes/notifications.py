"""How somebody is called when they are not there: by mail, on their devices, and when not.

A token does not come in here: it plays for its owner, and does not decide where their mail goes.
"""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from crashyard.engine.refusal import Refusal
from crashyard.server.http.forms import AddressForm, DeviceForm, LinkForm, NotificationForm
from crashyard.server.http.requests import ApiRequest, owner, reading_owner, services_of
from crashyard.server.http.static import CLIENT, EACH_TIME
from crashyard.server.notifications.mail_links import AGAIN, CONFIRM
from crashyard.server.notifications.preferences import EACH, OFF, clean_address


class NotificationRoutes(Controller):
    path = "/api/notifications"
    tags = ("my account",)

    @get("/", summary="How I am called: mail, quiet hours, devices, and what this server offers")
    async def told(self, request: ApiRequest) -> dict[str, Any]:
        """Hours are minutes of the day in `zone`. `push_key` is what a browser subscribes to Web Push with."""
        services, person = services_of(request), await reading_owner(request)
        preferences = await services.preferences.of(person.id)
        return {
            "mail_offered": services.letters.is_offered and person.account,
            "push_key": await services.devices.public_key(),
            "address": preferences.address,
            "mail": preferences.mail,
            "quiet_from": preferences.quiet_from,
            "quiet_to": preferences.quiet_to,
            "zone": preferences.zone,
            "language": preferences.language,
            "devices": await services.devices.listed(person, services.access.secret(request)),
        }

    @post("/", summary="Change how I am called")
    async def change(self, request: ApiRequest, data: JSONBody[NotificationForm]) -> None:
        services, person = services_of(request), await owner(request)
        if data.mail != OFF and (await services.preferences.of(person.id)).address is None:
            raise Refusal("no-address")
        await services.preferences.change(
            person.id,
            mail=data.mail,
            language=data.language,
            zone=data.zone,
            quiet_from=data.quiet_from,
            quiet_to=data.quiet_to,
        )

    @post("/address", summary="Where my mail shall go; a link is sent there to confirm it")
    async def address(self, request: ApiRequest, data: JSONBody[AddressForm]) -> None:
        """Nothing is sent to an address before its owner has confirmed it. An empty one takes it back."""
        services, person = services_of(request), await owner(request)
        if not data.address:
            await services.preferences.change(person.id, address=None, mail=OFF)
            return
        if not services.letters.is_offered:
            raise Refusal("no-mail")
        if not person.account:
            raise Refusal("no-account")
        address = clean_address(data.address)
        services.access.count(request, "mail")
        services.access.limiter.count("mail", f"address {address.lower()}")
        await services.preferences.change(person.id, language=data.language, zone=data.zone)
        secret = await services.links.make(person.id, CONFIRM, address)
        if secret is None:
            raise Refusal("too-often", {"seconds": round(AGAIN)})
        services.write(lambda: services.letters.confirm(address, secret, data.language))

    @post("/confirm", summary="Confirm an address, by the link that was sent there")
    async def confirm(self, request: ApiRequest, data: JSONBody[LinkForm]) -> dict[str, str]:
        services = services_of(request)
        services.access.check_origin(request)
        services.access.count(request, "sign-in")
        person, address = await services.links.use(data.token, CONFIRM)
        before = await services.preferences.of(person)
        mail = EACH if before.mail == OFF else before.mail
        await services.preferences.change(person, address=address, mail=mail)
        return {"address": address}

    @post("/devices", summary="Push to this browser, as long as I am signed in here")
    async def add_device(self, request: ApiRequest, data: JSONBody[DeviceForm]) -> None:
        services, person = services_of(request), await owner(request)
        secret, agent = services.access.secret(request), request.headers.get("user-agent", "")
        await services.devices.add(person, secret, data.endpoint, data.key, data.secret, agent, data.language)

    @post("/devices/{device_id:str}/remove", summary="Push to a device of mine no more")
    async def remove_device(self, request: ApiRequest, device_id: FromPath[str]) -> None:
        services, person = services_of(request), await owner(request)
        await services.devices.remove(person, device_id)


class StopRoutes(Controller):
    """The link in every mail that ends them, without signing in: by hand, or by a program that shows it (RFC 8058)."""

    path = "/stop"
    include_in_schema = False

    @get("/{token:str}")
    async def page(self, request: ApiRequest, token: FromPath[str]) -> Response[bytes]:
        """Programs that look at links before people do change nothing by it."""
        return CLIENT.shell.answer(request, EACH_TIME)

    @post("/{token:str}", status_code=200)
    async def stop(self, request: ApiRequest, token: FromPath[str]) -> None:
        services = services_of(request)
        services.access.count(request, "act")
        if not await services.preferences.stop(token):
            raise Refusal("link-used")
