"""Mutations of files: what a disk, an editor, another program or an enemy makes of one."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

__all__ = ["mutated", "mutated_json", "mutated_toml"]

Mutation = Callable[[bytes, random.Random], bytes]

NUMBERS = (
    *(
        "0",
        "-1",
        "1",
        "0.5",
        "-0.0",
        "1e999",
        "-1e999",
        "1e308",
        "5e-324",
        "1.7976931348623157e308",
    ),
    *(str(1 << 31), str(1 << 63), str((1 << 63) - 1), str(-(1 << 63)), "1" * 30, "1" * 5000),
    *("NaN", "Infinity", "nan", "inf"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 7, 0.5, -2.5, 1e300, -1e300, 5e-324, 1 << 62, 1 << 64, 10**400),
    *("", "x", "x" * 5000, "../../../etc/passwd", "/", "a/b", "nul\0", "line\nline", "\x1b[31m"),
    *("\u202e", "\ufffd", "nan", "2026-13-99T00:00:00", "{}", [], {}, [[]], [None], {"": ""}),
)
BOMB = base64.b64encode(zlib.compress(bytes(1 << 22), 9)).decode()
"""Four megabytes in a few kilobytes."""


def mutated(content: bytes, dice: random.Random) -> bytes:
    """Bytes flipped, lost, doubled or added, or another encoding of the same text."""
    return dice.choice(_BYTES)(content, dice)


def mutated_json(content: bytes, dice: random.Random) -> bytes:
    """The same, or a value of one of the documents (one a line, or one in all) changed."""
    if dice.random() < 0.3:
        return mutated(content, dice)
    if dice.random() < 0.2:
        return _token(content, dice)
    lines = content.splitlines() if content.count(b"\n{") else [content]
    index = dice.randrange(len(lines))
    try:
        document = json.loads(lines[index])
    except ValueError:
        return mutated(content, dice)
    try:
        for _ in range(dice.choice((1, 1, 1, 2, 5))):
            document = _changed(document, dice)
        lines[index] = _written(document).encode("utf-8", "replace")
    except RecursionError:  # nested several times over
        return _deep(content, dice)
    return b"\n".join(lines) + b"\n"


def mutated_toml(content: bytes, dice: random.Random) -> bytes:
    """The same, or a number or text of it replaced."""
    return mutated(content, dice) if dice.random() < 0.4 else _token(content, dice)


def _written(document: Any) -> str:
    """JSON, with whole numbers of any length, which Python does not write by itself."""
    return json.dumps(document).replace(f'"{_HUGE}"', "1" * 5000)


_HUGE = "<huge>"


def _place(document: Any, dice: random.Random) -> tuple[Any, Any]:
    """A (container, key) of a document, each level as likely as another: lists are long."""
    value = document
    while True:
        key = dice.choice(list(value)) if isinstance(value, dict) else dice.randrange(len(value))
        child = value[key]
        if not isinstance(child, (dict, list)) or not child or dice.random() < 0.2:
            return value, key
        value = child


def _changed(document: Any, dice: random.Random) -> Any:
    if not isinstance(document, (dict, list)) or not document:
        return deepcopy(dice.choice(VALUES))
    container, key = _place(document, dice)
    _CHANGES[dice.randrange(len(_CHANGES))](container, key, dice)
    return document


def _delete(container: Any, key: Any, dice: random.Random) -> None:
    del container[key]


def _replace(container: Any, key: Any, dice: random.Random) -> None:
    old = container[key]
    of_kind = [value for value in VALUES if type(value) is type(old)]
    container[key] = deepcopy(dice.choice(of_kind if of_kind and dice.random() < 0.6 else VALUES))


def _nudge(container: Any, key: Any, dice: random.Random) -> None:
    """A value that its type allows, and that its neighbors may not."""
    old = container[key]
    if isinstance(old, bool) or old is None:
        container[key] = not old
    elif isinstance(old, (int, float)):
        container[key] = dice.choice((0, 1, -old, old * 1000, old // 2, old + 1, old - 1, 1 << 62))
    elif isinstance(old, str):
        container[key] = dice.choice((old[:-1], f"{old}x", old.upper(), BOMB, _HUGE, old * 300))
    elif isinstance(old, list):
        container[key] = dice.choice(([], old + old, old[:1], old[::-1]))
    else:
        container[key] = {}


def _rename(container: Any, key: Any, dice: random.Random) -> None:
    if isinstance(container, dict):
        container[dice.choice(("", "x", f"{key}x", "__class__"))] = container.pop(key)


def _nest(container: Any, key: Any, dice: random.Random) -> None:
    for _ in range(dice.choice((1, 40, 300))):
        container[key] = [container[key]]


_CHANGES = (_delete, _replace, _replace, _nudge, _nudge, _rename, _nest)


def _token(content: bytes, dice: random.Random) -> bytes:
    """A number or a text of the file replaced by another one, as text."""
    tokens = list(re.finditer(rb'"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?', content))
    if not tokens:
        return content
    token = dice.choice(tokens)
    other = (
        json.dumps(dice.choice([value for value in VALUES if isinstance(value, str)]))
        if token[0].startswith(b'"') and dice.random() < 0.7
        else dice.choice(NUMBERS)
    )
    return content[: token.start()] + other.encode() + content[token.end() :]


def _flip(content: bytes, dice: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(dice.choice((1, 1, 2, 10))):
        if changed:
            changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def _truncate(content: bytes, dice: random.Random) -> bytes:
    return content[: dice.randrange(len(content) + 1)]


def _cut(content: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(content) + 1)
    return content[:start] + content[start + dice.choice((1, 4, 100)) :]


def _double(content: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(content) + 1)
    end = start + dice.choice((1, 16, 500))
    return content[:end] + content[start:]


def _insert(content: bytes, dice: random.Random) -> bytes:
    place = dice.randrange(len(content) + 1)
    noise = (
        dice.randbytes(dice.choice((1, 3, 50))),
        b"\0" * 8,
        b"\xff\xff\xff\xff",
        b"\xed\xa0\x80",
    )
    return content[:place] + dice.choice(noise) + content[place:]


def _reencoded(content: bytes, dice: random.Random) -> bytes:
    text = content.decode("latin-1")
    return text.encode(dice.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "utf-8")))


def _deep(content: bytes, dice: random.Random) -> bytes:
    depth = dice.choice((100, 3000, 200_000))
    place = dice.randrange(len(content) + 1)
    nest = dice.choice((b"[" * depth, b'{"a":' * depth, b"[" * depth + b"]" * depth, b"a." * depth))
    return content[:place] + nest + content[place:]


def _empty(content: bytes, dice: random.Random) -> bytes:
    return dice.choice((b"", b"\n", b"null", b"[]", b"{}", b"0", b'""', b"\0"))


_BYTES: tuple[Mutation, ...] = (
    *(_flip, _flip, _flip, _truncate, _cut, _double, _insert, _insert, _reencoded, _deep, _empty),
)
