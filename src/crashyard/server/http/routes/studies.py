"""Studies: games between bots that whoever designs a game lets play, and watches."""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from crashyard.engine.refusal import Refusal
from crashyard.server.http.forms import StudyForm
from crashyard.server.http.requests import ApiRequest, reading_person, services_of, signed_in_person, visitor
from crashyard.server.studies.live import LiveStudy
from crashyard.server.studies.setup import FEWEST, KINDS, MOST, MOST_TOGETHER, has_laboratory, make_study
from crashyard.server.translation import Translation

REPORT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; sandbox"
)
"""A report carries its styles with it, has no script, and may do nothing."""


class StudyRoutes(Controller):
    path = "/api/studies"
    tags = ("studies",)

    @get("/", summary="My studies, the last one first, and what a study may be")
    async def mine(self, request: ApiRequest) -> dict[str, Any]:
        """`refused` is why whoever asks may run none here, or null."""
        services, person = services_of(request), await visitor(request)
        refused = None
        try:
            services.access.check_study(request, person)
            if not has_laboratory():
                raise Refusal("study-no-laboratory")
        except Refusal as refusal:
            refused = Translation.accepted(request.headers.get("accept-language", "")).refusal(refusal)
        studies = [] if person is None else [live.shown() for live in services.studies.of(person.id)]
        bounds = {"fewest": FEWEST, "most": MOST, "together": MOST_TOGETHER}
        return {"refused": refused, "kinds": list(KINDS), **bounds, "studies": studies}

    @post("/", summary="Begin a study")
    async def begin(self, request: ApiRequest, data: JSONBody[StudyForm]) -> dict[str, Any]:
        """One goes on at a time for each person. The same question has the same answer each time."""
        services = services_of(request)
        services.access.check_study(request, await services.access.whoever(request))
        person = await signed_in_person(request, "study")
        study = make_study(
            data.game, data.players, data.options, data.kinds, data.games, against=data.against, closer=data.closer
        )
        return services.studies.begin(person.id, study, data.games).shown()

    @get("/{study_id:str}", summary="A study of mine: how far it is and what it shows")
    async def study(self, request: ApiRequest, study_id: FromPath[str]) -> dict[str, Any]:
        """`tables`: of every rule and kind of players the figures so far, each with its interval of 95 %."""
        return (await _own(request, study_id)).shown()

    @post("/{study_id:str}/stop", summary="Play no more games of a study, and report on what there is")
    async def stop(self, request: ApiRequest, study_id: FromPath[str]) -> dict[str, Any]:
        services = services_of(request)
        person = await signed_in_person(request)
        live = services.studies.find(person.id, study_id)
        live.stopped = live.stopped or not live.has_ended
        return live.shown()

    @get("/{study_id:str}/report", summary="The report of a study, a page in English", media_type="text/html")
    async def report(self, request: ApiRequest, study_id: FromPath[str]) -> Response[bytes]:
        live = await _own(request, study_id)
        if not live.report:
            raise Refusal("study-no-report")
        return Response(live.report, headers={"content-security-policy": REPORT_POLICY}, media_type="text/html")


async def _own(request: ApiRequest, study_id: str) -> LiveStudy:
    person = await reading_person(request)
    return services_of(request).studies.find(person.id, study_id)
