"""Exceptions: arguments whose smallest steps no case can notice, each with the reason.

``exceptions.toml`` lists them by patterns::

    [[exception]]
    operations = ["L2_POOL_2D"]
    arguments = ["activation"]
    aspects = ["code 0 as 1", "code 1 as 0"]
    reason = "a length is never negative"

``types`` may narrow an entry. One that fits no gap is out of date, and an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import msgspec

from corpus.audit.sensitivity import Gap, Key

__all__ = ["Exception_", "OutOfDate", "read", "unexplained"]

_FILE: Final = Path(__file__).with_name("exceptions.toml")


class OutOfDate(Exception):
    """An entry of the list fits no gap any more; the message says which."""


class Exception_(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Steps that no case can notice. All but ``reason`` are glob patterns."""

    operations: tuple[str, ...]
    arguments: tuple[str, ...]
    aspects: tuple[str, ...]
    types: tuple[str, ...] = ("*",)
    reason: str

    def fits(self, key: Key) -> bool:
        """Whether the entry is about ``key``."""
        fields = (
            (key.operation, self.operations),
            (key.argument, self.arguments),
            (key.aspect, self.aspects),
            (key.type, self.types),
        )
        return all(any(fnmatchcase(text, p) for p in patterns) for text, patterns in fields)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    exception: tuple[Exception_, ...]


def read(path: Path = _FILE) -> Sequence[Exception_]:
    """The entries of the list."""
    return msgspec.toml.decode(path.read_bytes(), type=_File).exception


def unexplained(
    found: Iterable[Gap], entries: Iterable[Exception_], operations: Iterable[str]
) -> list[Gap]:
    """The gaps that no entry is about.

    Raises OutOfDate for an entry about ``operations`` that is about no gap.
    """
    gaps, audited = list(found), set(operations)
    used: set[Exception_] = set()
    left = []
    for gap in gaps:
        about = [entry for entry in entries if entry.fits(gap.key)]
        used.update(about)
        if not about:
            left.append(gap)
    for entry in entries:
        if entry not in used and audited.issuperset(entry.operations):
            raise OutOfDate(
                f"exceptions.toml: {', '.join(entry.operations)}, {', '.join(entry.arguments)}, "
                f"{', '.join(entry.aspects)}: all such steps are noticed: remove the entry"
            )
    return left
