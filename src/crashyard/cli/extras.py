"""Which packages a command needs beyond the games: those of the extras `server`, `tracing` and `lab`."""

from importlib.util import find_spec

from crashyard.engine.refusal import Refusal

SERVER = {
    "aiosmtplib": "aiosmtplib",
    "aiosqlite": "aiosqlite",
    "alembic": "alembic",
    "argon2": "argon2-cffi",
    "asyncpg": "asyncpg",
    "cryptography": "cryptography",
    "h11": "h11",
    "http_ece": "http_ece",
    "litestar": "litestar",
    "nats": "nats-py",
    "prometheus_client": "prometheus-client",
    "py_vapid": "py-vapid",
    "sqlalchemy": "sqlalchemy",
    "tzdata": "tzdata",
    "uvicorn": "uvicorn",
    "uvloop": "uvloop",
    "websockets": "websockets",
}
"""The modules that the server imports, with the packages they come in."""

TRACING = {
    "opentelemetry.exporter.otlp.proto.http": "opentelemetry-exporter-otlp-proto-http",
    "opentelemetry.sdk": "opentelemetry-sdk",
}
"""Those that it imports beside them where traces are wanted."""


def needs(command: str, *packages: str) -> None:
    """Refuse to begin what could not be finished without a package that only the laboratory has."""
    for package in packages:
        if find_spec(package) is None:
            raise Refusal("needs-package", {"command": command, "package": package})


def needs_server(command: str) -> None:
    """Refuse what only the server can do where its packages are not installed."""
    for module, package in SERVER.items():
        if find_spec(module) is None:
            raise Refusal("needs-server", {"command": command, "package": package})


def needs_tracing() -> None:
    """Refuse to trace where the packages of OpenTelemetry are not installed."""
    for module, package in TRACING.items():
        if not _is_there(module):
            raise Refusal("needs-tracing", {"package": package})


def _is_there(module: str) -> bool:
    """Whether a module of a package could be imported; where the package itself is missing, looking for it fails."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
