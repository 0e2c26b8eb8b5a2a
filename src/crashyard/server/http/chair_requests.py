"""What people want of chairs, with what the table cannot know by itself: who they are, and which names are others'."""

from collections.abc import Sequence

from crashyard.server.accounts.names import clean_name
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.forms import ChairForm, SeatForm
from crashyard.server.tables.seating import STAND_IN, ChairRequest


async def chair_requests(
    people: People, forms: Sequence[ChairForm | SeatForm], person: Person, *, is_host: bool
) -> list[ChairRequest]:
    """One for each form. Whoever would be shown under the name of somebody else's account gets a number."""
    names = [_name(form, person) for form in forms]
    reserved = await people.reserved(filter(None, names), person)
    requests = []
    for form, name in zip(forms, names, strict=True):
        commitment = form.commitment if isinstance(form, SeatForm) and form.kind == "me" else None
        who = person.who if form.kind == "me" else ""
        request = ChairRequest(form.kind, person.id, name, form.bot, is_host, commitment or "", who, reserved)
        requests.append(request)
    return requests


def _name(form: ChairForm | SeatForm, person: Person) -> str:
    if form.kind == "open":
        return ""
    return clean_name(form.name) if form.name else person.name if form.kind == "me" else form.bot or STAND_IN
