"""The description of the interface as a page: made here, without scripts, since nothing is loaded from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema

from crashyard.server.http.static import CLIENT


class OpenAPIPage(OpenAPIRenderPlugin):
    """Every operation: how it is asked, what it takes, what it is for."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "\n".join(_page(openapi_schema)).encode()


def describe() -> OpenAPIConfig:
    """At `/schema` for people and `/schema/openapi.json` for programs."""
    return OpenAPIConfig(
        title="Crashyard", version="1", path="/schema", render_plugins=[OpenAPIPage(), JsonRenderPlugin()]
    )


_REFUSED = Schema(
    type=OpenAPIType.OBJECT,
    properties={name: Schema(type=OpenAPIType.STRING) for name in ("refusal", "clause", "sentence")},
    required=["refusal", "clause", "sentence"],
)
_REFUSALS = {"4XX": "Refused: the sentence says why, and nothing has changed", "5XX": "It cannot be done just now"}


def correct(description: OpenAPI) -> None:
    """Say what the framework does not know: forms take no other fields, and every operation refuses in one form."""
    for form in description.components.schemas.values():
        form.additional_properties = False
    content = {MediaType.JSON.value: OpenAPIMediaType(schema=_REFUSED)}
    for path in (description.paths or {}).values():
        for operation in (path.get, path.post):
            if operation is not None:
                told = {status: response for status, response in (operation.responses or {}).items() if status < "4"}
                for status, why in _REFUSALS.items():
                    told[status] = OpenAPIResponse(why, content=content)
                operation.responses = told


def _page(description: dict[str, Any]) -> Iterator[str]:
    schemas = description["components"]["schemas"]
    yield '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Crashyard: the interface</title>'
    yield '<meta name="viewport" content="width=device-width">'
    yield f'<link rel="stylesheet" href="/web/{CLIENT.version}/css/base.css"></head><body>'
    yield '<header class="top"><a class="brand" href="/">Crashyard</a></header><main class="interface">'
    yield "<h1>The interface</h1>"
    yield '<p>For programs: <a href="/schema/openapi.json">the same as OpenAPI</a>. Send a personal token as '
    yield "<code>Authorization: Bearer TOKEN</code>.</p>"
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            yield f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
            yield f"<p>{escape(operation.get('summary') or '')} {escape(operation.get('description') or '')}</p>"
            fields = list(_fields(operation, schemas))
            if fields:
                yield "<ul>"
                for name, kind, needed in fields:
                    mark = "" if needed else ", may be left out"
                    yield f"<li><code>{escape(name)}</code>: {escape(kind)}{mark}</li>"
                yield "</ul>"
    yield "</main></body></html>"


def _fields(operation: dict[str, Any], schemas: dict[str, Any]) -> Iterator[tuple[str, str, bool]]:
    """What an operation takes: name, kind, and whether it is needed."""
    for parameter in operation.get("parameters", []):
        yield parameter["name"], _kind(parameter["schema"]), parameter.get("required", False)
    for content in operation.get("requestBody", {}).get("content", {}).values():
        form = _resolved(content["schema"], schemas)
        for name, field in form.get("properties", {}).items():
            yield name, _kind(field), name in form.get("required", [])


def _resolved(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = schemas[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    return found


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "oneOf" in schema:
        return " or ".join(_kind(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kind = str(schema.get("type", "anything"))
    bounds = [f"{sign} {schema[name]}" for name, sign in _BOUNDS.items() if name in schema]
    return f"{kind} ({', '.join(bounds)})" if bounds else kind


_BOUNDS = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "at least",
    "maxLength": "at most",
    "pattern": "like",
}
