"""The server as an ASGI application."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException, WebSocketException
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from crashyard.engine.refusal import Refusal
from crashyard.server import metrics
from crashyard.server.http.openapi import correct, describe
from crashyard.server.http.routes.account import AccountRoutes
from crashyard.server.http.routes.agreements import AgreementRoutes
from crashyard.server.http.routes.catalogue import CatalogueRoutes
from crashyard.server.http.routes.finished import FinishedRoutes
from crashyard.server.http.routes.hints import HintRoutes
from crashyard.server.http.routes.lessons import LessonRoutes
from crashyard.server.http.routes.manners import MannersRoutes
from crashyard.server.http.routes.notifications import NotificationRoutes, StopRoutes
from crashyard.server.http.routes.orders import OrderRoutes
from crashyard.server.http.routes.passwords import PasswordRoutes
from crashyard.server.http.routes.reach import ReachRoutes
from crashyard.server.http.routes.rules import RulesPageRoutes, RulesRoutes
from crashyard.server.http.routes.sign_in import SignInRoutes
from crashyard.server.http.routes.studies import StudyRoutes
from crashyard.server.http.routes.tables import GamesRoutes, TablesRoutes
from crashyard.server.http.services import Services
from crashyard.server.http.static import CLIENT, EACH_TIME, FOR_EVER, ClientRoutes
from crashyard.server.http.tab_socket import tab_socket
from crashyard.server.http.table_socket import table_socket
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.storage.store import is_unreachable, reason
from crashyard.server.translation import Translation
from crashyard.server.workers.bot_players import PAUSE

LARGEST_BODY = 65_536

TOO_OFTEN = 429

JSON = "application/json"

STATUSES = {
    "not-signed-in": 401,
    "wrong-sign-in": 401,
    "wrong-password": 403,
    "not-for-programs": 403,
    "foreign-page": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "only-host": 403,
    "only-players": 403,
    "chat-is-off": 403,
    "chat-for-players": 403,
    "not-your-proposal": 403,
    "not-asked": 403,
    "silenced": 403,
    "hint-others": 403,
    "study-nobody": 403,
    "study-elsewhere": 403,
    "study-guest": 403,
    "no-such-table": 404,
    "no-such-study": 404,
    "unknown-lesson": 404,
    "unreadable-table": 409,
    "study-one-at-a-time": 409,
    "study-no-report": 409,
    "not-called-json": 415,
    "too-often": TOO_OFTEN,
    "bots-tired": TOO_OFTEN,
    "too-many-connections": TOO_OFTEN,
    "hint-busy": 503,
    "hint-failed": 503,
    "study-busy": 503,
    "study-no-laboratory": 503,
    "not-written": 503,
    "table-moves": 503,
    "no-database": 503,
}
"""Refusals with a status of their own; the others are 400."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
BESIDE_TYPE = {"x-content-type-options": HEADERS["x-content-type-options"]}
"""What scripts and style sheets of a page get of these: the others are about documents, and there are 130 files."""

_HTTP = {404: "no-such-address", 405: "wrong-method", 413: "body-too-long"}
"""What the framework refuses, in our words; anything else is a request that cannot be understood."""


def _telling_headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Whatever is answered, also what is refused, tells the browser how careful to be, and is counted by its route.

    What a route says itself (a report has its styles in it, and no scripts) stays.
    """
    secure = {"strict-transport-security": "max-age=31536000"} if settings.secure else {}
    document, part = (
        [(name.encode(), value.encode()) for name, value in {**headers, **secure}.items()]
        for headers in (HEADERS, BESIDE_TYPE)
    )

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        known = list(message["headers"])
        names = {name.lower() for name, _ in known}
        if b"cache-control" not in names:
            known.append((b"cache-control", b"no-store"))
        told = part if _is_part(known) else document
        message["headers"] = [*known, *(header for header in told if header[0] not in names)]
        route = scope.get("path_template") or "unknown"
        metrics.REQUESTS.labels(route, message["status"]).inc()
        log_event("request", method=scope.get("method"), route=route, status=message["status"])

    return before_send


def _is_part(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether this is a script or a style sheet of a page; the service worker is a script by itself, asked for anew."""
    told = {name.lower(): value for name, value in headers}
    kept = told.get(b"cache-control") == FOR_EVER.encode()
    return kept and told.get(b"content-type", b"").startswith((b"text/javascript", b"text/css"))


async def _check_request(request: Request[Any, Any, Any]) -> None:
    """Only JSON is read: a form of another site's page can send the same letters, but not under this type.

    Nothing of ours has a zero in its address, and PostgreSQL could not even look for it.
    """
    if "\x00" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise NotFoundException
    reads = "data" in request.route_handler.parsed_fn_signature.parameters
    if reads and request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not-called-json")


async def _after_exception(exception: Exception, scope: Scope) -> None:
    """A mistake of ours; whoever met it hears only that there was one."""
    if is_unreachable(exception):
        log_trouble("database does not answer", problem=type(exception).__name__, why=reason(exception))
    elif not isinstance(exception, Refusal | HTTPException | WebSocketException | UnicodeDecodeError | RecursionError):
        log_trouble("mistake", exception, route=scope.get("path_template") or "unknown")


def _refuse(request: Request[Any, Any, Any], refusal: Refusal, status: int | None = None) -> Response[dict[str, Any]]:
    metrics.REFUSALS.labels(refusal.key).inc()
    translation = Translation.accepted(request.headers.get("accept-language", ""))
    headers = {}
    status = status or STATUSES.get(refusal.key, 400)
    if status == TOO_OFTEN:
        headers["retry-after"] = str(refusal.data["seconds"])
    return Response(translation.refusal(refusal), status_code=status, headers=headers, media_type=MediaType.JSON)


def _refuse_form(request: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, Any]]:
    found: list[Any] = list(error.extra or [])
    problems = [" ".join(filter(None, [item.get("key", ""), item.get("message", "")])) for item in found]
    return _refuse(request, Refusal("wrong-message", {"problem": ("; ".join(problems) or error.detail)[:200]}))


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A person who went astray gets a page that says so; programs get a refusal."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return CLIENT.shell.answer(request, EACH_TIME, 404)
    facts = {"problem": error.detail[:200], "longest": LARGEST_BODY}
    answer = _refuse(request, Refusal(_HTTP.get(error.status_code, "wrong-message"), facts), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, Any]]:
    """Brackets in brackets in brackets."""
    return _refuse(request, Refusal("wrong-message", {"problem": "depth"}))


def _refuse_bytes(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[dict[str, Any]]:
    """Only what comes in from outside is decoded by us, so it is not ours that is broken."""
    return _refuse(request, Refusal("wrong-message", {"problem": error.reason}))


def _refuse_without_database(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """It is not there now, but will be again."""
    return _refuse(request, Refusal("no-database")) if is_unreachable(error) else _own_up(request, error)


def _own_up(request: Request[Any, Any, Any], _: Exception) -> Response[dict[str, Any]]:
    return _refuse(request, Refusal("our-mistake"), 500)


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, State]) -> Response[dict[str, str]]:
    """Whether the server can do its work: it can if its database answers and can be written.

    A node that hands its tables over works as before, but nobody else should be sent to it.
    """
    services: Services = request.app.state.services
    trouble = await services.store.trouble()
    if trouble is not None:
        return Response({"status": "failing", "sentence": trouble}, status_code=503)
    if services.registry.draining:
        return Response({"status": "draining"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, State]) -> Response[bytes]:
    services: Services = request.app.state.services
    if not services.access.may_see_metrics(request):
        raise NotFoundException
    tables, watchers = services.registry.count()
    metrics.TABLES.set(tables)
    metrics.WATCHERS.set(watchers)
    if services.bus is not None:
        metrics.BUS.set(services.bus.there)
    if services.node is not None:
        metrics.LEASES.set(services.node.registry.held)
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)


def make_app(settings: Settings, pause: float = PAUSE, sources: Sources | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, pause, sources)
        await services.open()
        app.state.services = services
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[
            GamesRoutes,
            RulesRoutes,
            LessonRoutes,
            RulesPageRoutes,
            CatalogueRoutes,
            ReachRoutes,
            SignInRoutes,
            AccountRoutes,
            TablesRoutes,
            AgreementRoutes,
            FinishedRoutes,
            MannersRoutes,
            HintRoutes,
            NotificationRoutes,
            PasswordRoutes,
            StopRoutes,
            OrderRoutes,
            StudyRoutes,
            ClientRoutes,
            table_socket,
            tab_socket,
            healthz,
            metrics_page,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refuse,
            ValidationException: _refuse_form,
            HTTPException: _refuse_http,
            UnicodeDecodeError: _refuse_bytes,
            RecursionError: _refuse_depth,
            SQLAlchemyError: _refuse_without_database,
            OSError: _refuse_without_database,
            Exception: _own_up,
        },
        before_request=_check_request,
        before_send=[_telling_headers(settings)],
        after_exception=[_after_exception],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=describe(),
    )
    correct(app.openapi_schema)
    return app
