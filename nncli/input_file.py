"""Input files: the one reader of every file that a user can hand in.

A file that is handed in may be anything: a folder, a pipe, a sparse file of terabytes, text in
another encoding, JSON nested a million deep, numbers that no run can have. Nothing else in this
project opens such files, so that whatever is wrong with one is one message that names the file,
the place in it, and what to do, and never a traceback.

A :class:`Format` says what a kind of file is called and how large it may be. What its values may be
is said by the type that it is decoded to: a msgspec type with constraints (``msgspec.Meta``).
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from nncli.errors import UserError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = [
    "MAX_DEPTH",
    "Format",
    "InputFileUnreadable",
    "decode_json",
    "decode_text",
    "parse_toml",
    "read_bytes",
    "read_json",
    "read_json_tree",
    "read_lines",
    "read_text",
    "read_toml",
    "shown",
    "size_of",
]

MAX_DEPTH: Final = 32
"""Maximum nesting of lists and tables in files that are decoded to no type of ours. Deeper ones
could exhaust the stack of whatever walks through them.
"""

_MAX_SHOWN: Final = 300
"""Characters of a path or of a value that a message repeats."""

_CHUNK: Final = 1 << 16

_KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)

_BYTE: Final = re.compile(r" \(byte (\d+)\)$")
"""How msgspec ends the message on malformed JSON."""

_ENDED: Final = "Input data was truncated"
"""What msgspec says of JSON that ends too early."""

_DOTTED: Final = re.compile(
    rf"""^[ \t]*\[{{0,2}}(?:[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.){{{MAX_DEPTH}}}""", re.M
)
"""A TOML key of too many parts, for which tomllib takes the square of their number."""

_LINE_END: Final = re.compile(r"\r\n|\r|\n")

_Type = TypeVar("_Type")


class InputFileUnreadable(UserError):
    """A file that the user gave cannot be read, or is not what it is to be."""


@dataclass(frozen=True)
class Format:
    """A kind of input file.

    ``name`` is what messages call it, with its article: ``a result of vts run``. ``remedy`` is what
    to do about a file that is not one. A file of more than ``max_bytes`` is refused. ``error`` is
    what is raised; it takes the message.
    """

    name: str
    remedy: str = ""
    error: type[UserError] = InputFileUnreadable
    max_bytes: int = 1 << 28

    def unreadable(self, path: Path, problem: str) -> UserError:
        """The error for a file that cannot be read at all."""
        return self.error(self._with_remedy(f"cannot read {shown(path)}: {problem}"))

    def wrong(self, path: Path, problem: str) -> UserError:
        """The error for a file that can be read, and is no such file."""
        return self.error(self._with_remedy(f"{shown(path)} is not {self.name}: {shown(problem)}"))

    def _with_remedy(self, message: str) -> str:
        return f"{message}; {self.remedy}" if self.remedy else message


def shown(value: object) -> str:
    """``value`` as text, its middle left out where it is long."""
    text = str(value)
    if len(text) <= _MAX_SHOWN:
        return text
    half = _MAX_SHOWN // 2
    return f"{text[:half]}…{text[-half:]}"


def size_of(path: Path, format: Format) -> int:
    """Bytes of the file ``path``, which is a plain one. Raises ``format.error``."""
    try:
        status = os.stat(path)
    except OSError as error:
        raise format.unreadable(path, error.strerror or str(error)) from error
    except ValueError as error:  # a NUL in the path
        raise format.unreadable(path, f"no file can have this name ({error})") from error
    for is_kind, name in _KINDS:
        if is_kind(status.st_mode):
            raise format.unreadable(path, f"it is {name}, expected a file")
    if status.st_size > format.max_bytes:
        raise format.unreadable(
            path, f"it has {status.st_size} bytes, at most {format.max_bytes} are read"
        )
    return status.st_size


def read_bytes(path: Path, format: Format) -> bytes:
    """The content of a plain file of at most ``format.max_bytes``. Raises ``format.error``."""
    size = size_of(path, format)  # before it is opened: opening a device may already do something
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise OSError(errno.EINVAL, "it is no longer a file")
            content = file.read(size + 1)
            # It may grow, and files of /proc say that they are empty.
            while len(content) <= format.max_bytes and (more := file.read(_CHUNK)):
                content += more
    except OSError as error:
        raise format.unreadable(path, error.strerror or str(error)) from error
    if len(content) > format.max_bytes:
        raise format.unreadable(path, f"at most {format.max_bytes} bytes are read")
    return content


def read_text(path: Path, format: Format) -> str:
    """The text of a file in UTF-8, without the mark that some editors put in front of it.

    Raises ``format.error``.
    """
    return decode_text(read_bytes(path, format), path, format)


def decode_text(data: bytes, path: Path, format: Format) -> str:
    """``data``, which the file ``path`` holds, as text in UTF-8. Raises ``format.error``."""
    data = _without_mark(data, path, format)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise format.wrong(path, _encoding_problem(data, error)) from error
    if "\0" in text:
        raise format.wrong(path, f"{_place(data, data.index(0))}: a NUL byte")
    return text


def read_lines(path: Path, format: Format) -> list[str]:
    """The lines of a text, each without its end, which is any system's. Raises ``format.error``."""
    lines = _LINE_END.split(read_text(path, format))
    return lines[:-1] if not lines[-1] else lines


def read_json(path: Path, format: Format, type: type[_Type]) -> _Type:
    """The JSON document in a file as ``type``. Raises ``format.error``."""
    return decode_json(_text_bytes(path, format), path, format, type)


def decode_json(data: bytes, path: Path, format: Format, type: type[_Type]) -> _Type:
    """``data``, which the file ``path`` holds, as ``type``. Raises ``format.error``."""
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise format.wrong(path, _json_problem(data, error)) from error


def read_json_tree(path: Path, format: Format) -> Any:
    """The JSON document in a file that is decoded to no type, as one that people write.

    It is at most ``MAX_DEPTH`` deep, and no object has a key twice. Raises ``format.error``.
    """
    data = _text_bytes(path, format)
    root = decode_json(data, path, format, object)
    _check_depth(root, path, format)
    try:
        json.loads(data, object_pairs_hook=_unique)
    except _Twice as error:
        raise format.wrong(path, f"key '{shown(error)}' stands twice in one object") from error
    return root


def read_toml(path: Path, format: Format) -> dict[str, Any]:
    """The tables of a TOML file, at most ``MAX_DEPTH`` deep. Raises ``format.error``."""
    return parse_toml(read_text(path, format), path, format)


def parse_toml(text: str, path: Path, format: Format) -> dict[str, Any]:
    """``text``, which the file ``path`` holds, as TOML. Raises ``format.error``."""
    if _DOTTED.search(text):
        raise format.wrong(path, f"it is nested more than {MAX_DEPTH} deep")
    try:
        tables = tomllib.loads(text)
    except RecursionError as error:
        raise format.wrong(path, f"it is nested more than {MAX_DEPTH} deep") from error
    except (ValueError, OverflowError) as error:  # TOMLDecodeError, and numbers beyond all bounds
        raise format.wrong(path, f"it is not TOML: {shown(error)}") from error
    _check_depth(tables, path, format)
    return tables


class _Twice(ValueError):
    """A key stands twice in an object."""


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    counts = Counter(key for key, _ in pairs)
    for key, count in counts.items():
        if count > 1:
            raise _Twice(key)
    return dict(pairs)


def _check_depth(root: object, path: Path, format: Format) -> None:
    level: list[object] = [root]
    for _ in range(MAX_DEPTH):
        level = [child for value in level for child in _children(value)]
        if not level:
            return
    raise format.wrong(path, f"it is nested more than {MAX_DEPTH} deep")


def _children(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list):
        yield from value


def _text_bytes(path: Path, format: Format) -> bytes:
    """The bytes of a file that is to be text, without a byte order mark."""
    return _without_mark(read_bytes(path, format), path, format)


def _without_mark(data: bytes, path: Path, format: Format) -> bytes:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise format.wrong(path, "it is UTF-16; save it as UTF-8")
    return data.removeprefix(b"\xef\xbb\xbf")


def _json_problem(data: bytes, error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, UnicodeDecodeError):
        return _unicode_problem(data)
    message = str(error)
    if message == _ENDED:
        return "it is not JSON: it ends too early" if data.strip() else "it is empty"
    if found := _BYTE.search(message):
        fault = message[: found.start()].removeprefix("JSON is malformed: ")
        return f"it is not JSON: {_place(data, int(found[1]))}: {fault}"
    return message


def _unicode_problem(data: bytes) -> str:
    """Msgspec tells where in a string, not where in the file."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return _encoding_problem(data, error)
    return "it has half a character"


def _encoding_problem(data: bytes, error: UnicodeDecodeError) -> str:
    place = _place(data, error.start)
    return f"{place}: byte 0x{data[error.start]:02x} is not UTF-8; save it as UTF-8"


def _place(data: bytes, offset: int) -> str:
    """``line 3, column 7``; columns count bytes."""
    before = data[:offset]
    return f"line {before.count(10) + 1}, column {offset - before.rfind(10)}"
