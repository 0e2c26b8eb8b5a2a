"""Files that people name: read whole or refused, written whole or not at all."""

import errno
import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from crashyard.engine.forms.documents import parse_json
from crashyard.engine.refusal import Refusal

LARGEST = 16 * 1024 * 1024
"""Bytes; no file of ours comes near it."""

STANDARD = "-"

_LONGEST_NAME = 80


def called(name: str) -> str:
    """A file as it is called in a sentence: the end of a long name tells more than its beginning."""
    return name if len(name) <= _LONGEST_NAME else "..." + name[3 - _LONGEST_NAME :]


def read_text(name: str) -> str:
    """The text of a file, or of stdin for `-`."""
    content = _read(name)
    if len(content) > LARGEST:
        raise Refusal("too-large-file", {"file": called(name), "largest": LARGEST // 1024 // 1024})
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("not-utf8", {"file": called(name)}) from None


def _read(name: str) -> bytes:
    if name == STANDARD:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refusal("no-such-file", {"file": called(name)}) from None
    except IsADirectoryError:
        raise Refusal("is-a-folder", {"file": called(name)}) from None
    except (OSError, ValueError) as error:
        raise Refusal("unreadable-file", {"file": called(name), "problem": _problem(error)}) from None


def read_json(name: str) -> Any:
    return parse_json(read_text(name), called(name))


def cannot_write(name: str, error: Exception) -> Refusal:
    return Refusal("cannot-write", {"file": called(name), "problem": _problem(error)})


def _problem(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_over(name: str, text: str, spare: str) -> None:
    """Write a file that may be there already: the new one takes its place when it is complete.

    `spare` is what it was made from; a slip must not cost it.
    """
    path = Path(name)
    try:
        if path.exists() and Path(spare).exists() and path.samefile(spare):
            raise Refusal("file-exists", {"file": called(name)})
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".crashyard-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(draft).chmod(0o666 & ~_umask())
            Path(draft).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(draft).unlink()
            raise
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_new(name: str) -> None:
    """Refuse a file that is there already, or that cannot be made where it should be."""
    path = Path(name)
    try:
        path.lstat()
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise Refusal("no-such-file", {"file": called(str(path.parent))}) from None
        if not os.access(path.parent, os.W_OK):
            problem = os.strerror(errno.EACCES)
            raise Refusal("cannot-write", {"file": called(name), "problem": problem}) from None
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None
    else:
        raise Refusal("file-exists", {"file": called(name)})


def write_new(name: str, text: str) -> None:
    """Write a file that must not be there yet."""
    check_new(name)
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                Path(name).unlink()
                raise
    except FileExistsError:
        raise Refusal("file-exists", {"file": called(name)}) from None
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None


def make_folder(name: str, begun: bool = False) -> Path:
    """A folder for many files; it is made if need be, and must be empty unless the work in it was begun before."""
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not begun and any(path.iterdir()):
            raise Refusal("folder-not-empty", {"folder": called(name)})
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None
    return path


def compact(document: object) -> str:
    """JSON on one line."""
    return json.dumps(document, separators=(",", ":"))


def spread(document: dict[str, Any]) -> str:
    """JSON to be read and edited: a line a field, and a line an object in lists of them."""
    lines = []
    for name, value in document.items():
        text = json.dumps(value)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            text = "[\n" + ",\n".join(f"    {json.dumps(item)}" for item in value) + "\n  ]"
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}"
