"""The text form of actions: the JSON form, easier to read and to type.

`{"do":"attack","at":"F","target":{"seat":2,"at":"H1"}}` is `attack at=F target.seat=2 target.at=H1`.
Words that need no quotes stand bare; every other value is written as JSON without spaces. A form that says nothing
to `do`, such as an outcome of chance, is written as JSON altogether.
"""

import json
import re
from typing import Any

from crashyard.engine.forms.documents import parse_json, shown
from crashyard.engine.refusal import Refusal

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_ENCODER = json.JSONEncoder(separators=(",", ":"))
_RESERVED = {"true", "false", "null"}


def to_text(form: object) -> str:
    """The text form of a JSON form."""
    if isinstance(form, dict) and _has_words_for_names(form) and _is_bare(form.get("do")):
        return " ".join([form["do"], *_pairs(form, "", skip="do")])
    return _json(form)


def _is_bare(value: object) -> bool:
    return isinstance(value, str) and _WORD.fullmatch(value) is not None and value not in _RESERVED


def _has_words_for_names(form: dict[str, Any]) -> bool:
    return bool(form) and all(map(_WORD.fullmatch, form))


def _pairs(form: dict[str, Any], prefix: str, skip: str = "") -> list[str]:
    pairs: list[str] = []
    for key, value in form.items():
        if key == skip:
            continue
        if isinstance(value, dict) and _has_words_for_names(value):
            pairs.extend(_pairs(value, f"{prefix}{key}."))
        else:
            pairs.append(f"{prefix}{key}={_value_text(value)}")
    return pairs


def _value_text(value: object) -> str:
    return str(value) if _is_bare(value) else _json(value)


def _json(value: object) -> str:
    return _ENCODER.encode(value).replace(" ", "\\u0020")


def from_text(text: str) -> object:
    """The JSON form that a text means; JSON itself is understood too."""
    stripped = text.strip()
    if stripped.startswith("{"):
        return parse_json(stripped, "the action")
    words = stripped.split()
    if not words:
        raise Refusal("empty-action")
    if len(words) == 1 and not _is_bare(words[0]):
        return parse_json(words[0], "the action")
    form: dict[str, Any] = {"do": words[0]}
    for word in words[1:]:
        path, equals, value = word.partition("=")
        if not equals:
            raise Refusal("action-text", {"word": shown(word)})
        _put(form, path.split("."), value)
    return form


def _put(form: dict[str, Any], path: list[str], text: str) -> None:
    for key in path[:-1]:
        form = form.setdefault(key, {})
        if not isinstance(form, dict):
            raise Refusal("action-text", {"word": shown(".".join(path))})
    if path[-1] in form:
        raise Refusal("action-text", {"word": shown(".".join(path))})
    form[path[-1]] = text if _is_bare(text) else parse_json(text, "the action")
