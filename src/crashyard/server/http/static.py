"""The browser client, as files.

There is no build step: what lies in `crashyard/web` is what a browser gets. All of it is read once, at the start, and
stands under a hash of the whole: whatever has that hash in its address never changes, and browsers may keep it for
ever. Only the shell page, which names the hash, is asked for again each time.
"""

import gzip
import hashlib
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
"""What files are; anything else is plain text, and all text is UTF-8."""

SHELL = "index.html"
ROOTED = ("service-worker.js", "manifest.webmanifest", "icon-192.png")
"""What has an address that stays the same: a browser looks there again, also from the outside of any page."""
COMMENTS = "js/base/types.js"
"""It holds nothing but comments, and no browser needs it."""
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"

Ask = Request[Any, Any, State]


class StaticFile(msgspec.Struct, frozen=True):
    """One file, as it is sent."""

    content: bytes
    packed: bytes
    type: str
    tag: str

    @classmethod
    def of(cls, name: str, content: bytes) -> "StaticFile":
        kind = TYPES.get(name[name.rfind(".") :], "text/plain")
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        return cls(content, gzip.compress(content, mtime=0), kind, tag)

    def answer(self, request: Ask, caching: str, status: int = 200) -> Response[bytes]:
        """The file, or that the browser has it already."""
        headers = {"cache-control": caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.content, status_code=status, headers=headers, media_type=self.type)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, status_code=status, headers=headers, media_type=self.type)


class ClientFiles:
    """All files of the browser client."""

    @cached_property
    def files(self) -> dict[str, StaticFile]:
        return {name: StaticFile.of(name, content) for name, content in self.contents.items() if name != SHELL}

    @cached_property
    def version(self) -> str:
        """A hash of all files and their names."""
        whole = hashlib.sha256()
        for name, content in sorted(self.contents.items()):
            whole.update(f"{name} {len(content)} ".encode() + content)
        return whole.hexdigest()[:16]

    @cached_property
    def shell(self) -> StaticFile:
        """The one page; everything else happens in it.

        It names all modules that are imported, so that a browser fetches them at once and not one after the other.
        """
        names = sorted(name for name in self.files if name.endswith(".js") and name not in (*ROOTED, COMMENTS))
        modules = "\n    ".join(f'<link rel="modulepreload" href="/web/VERSION/{name}">' for name in names)
        page = self.contents[SHELL].decode().replace("<!-- MODULES -->", modules).replace("VERSION", self.version)
        return StaticFile.of(SHELL, page.encode())

    @cached_property
    def rooted(self) -> dict[str, StaticFile]:
        """Those of `ROOTED`; what they name, they name under the hash of now."""
        version = self.version.encode()
        return {name: StaticFile.of(name, self.contents[name].replace(b"VERSION", version)) for name in ROOTED}

    @cached_property
    def contents(self) -> dict[str, bytes]:
        """By their names, as they lie in the package."""
        return dict(_files_in(files("crashyard") / "web", ""))


def _files_in(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files_in(entry, f"{path}{entry.name}/")
        elif not entry.name.endswith((".py", ".pyc")):
            found.append((path + entry.name, entry.read_bytes()))
    return found


CLIENT = ClientFiles()


class ClientRoutes(Controller):
    """The shell page, under every address that a person can see, and what it is made of."""

    include_in_schema = False

    @get(
        [
            "/",
            "/account",
            "/games",
            "/study",
            "/confirm",
            "/reset",
            "/tables/{table_id:str}",
            "/learn/{game:str}",
            "/learn/{game:str}/{lesson:str}",
        ]
    )
    async def shell(
        self,
        request: Ask,
        table_id: FromPath[str] = "",
        game: FromPath[str] = "",
        lesson: FromPath[str] = "",
    ) -> Response[bytes]:
        return CLIENT.shell.answer(request, EACH_TIME)

    @get([f"/{name}" for name in ROOTED])
    async def rooted(self, request: Ask) -> Response[bytes]:
        return CLIENT.rooted[request.url.path.lstrip("/")].answer(request, EACH_TIME)

    @get("/web/{version:str}/{path:path}")
    async def file(self, request: Ask, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
        found = CLIENT.files.get(path.lstrip("/"))
        if found is None or version != CLIENT.version:
            raise NotFoundException(detail="There is no such file.")
        return found.answer(request, FOR_EVER)
