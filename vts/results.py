"""The result of ``vts run``: how every case ended and, where it failed, by how much.

What belongs to all suites is in :mod:`nntest.results`; here is what only VTS knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec

from nnhal.errors import UserError
from nntest.judge import Finding
from nntest.results import CaseResult, Outcome, RunResult

__all__ = [
    "SCHEMA",
    "SUITE",
    "Group",
    "ResultsUnreadable",
    "UnreadableSpec",
    "VtsCase",
    "VtsRun",
    "dump",
    "groups_of",
    "load",
]

SCHEMA: Final = 1
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SUITE: Final = "vts"
"""How results call this suite."""


class VtsCase(CaseResult, frozen=True, kw_only=True):
    """One case. ``operations`` and ``types`` are what occurs in its model, subgraphs included.

    ``findings`` are the outputs that are wrong; ``largest_share`` is the largest error of any
    output as a share of what was allowed, None where nothing was compared. ``repeat`` is the
    command that repeats a case that did not succeed.
    """

    folder: str
    operations: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    largest_share: float | None = None
    repeat: str = ""


class UnreadableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A spec file that could not be loaded, so that none of its cases was run."""

    file: str
    message: str
    """Names the file, the line and what is wrong there."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Totals of the cases that have something in common."""

    name: str
    totals: dict[Outcome, int]


class VtsRun(RunResult, frozen=True, kw_only=True):
    """A run. ``folders``, ``operations`` and ``types`` count its cases in three ways.

    ``driver`` is what the user typed, ``device`` the name that the driver gives itself.
    ``filters`` and ``excludes`` say what was left out of ``specs``.
    """

    version: str
    driver: str
    device: str
    device_version: str
    hal_version: str
    specs: str
    filters: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    folders: tuple[Group, ...]
    operations: tuple[Group, ...]
    types: tuple[Group, ...]
    unreadable: tuple[UnreadableSpec, ...] = ()
    cases: tuple[VtsCase, ...]


class ResultsUnreadable(UserError):
    """A results file is missing, damaged, or of another schema."""


def groups_of(
    cases: Iterable[VtsCase], names: Callable[[VtsCase], Iterable[str]]
) -> tuple[Group, ...]:
    """Totals for every name that ``names`` gives a case, sorted; a case counts in each of them."""
    groups: dict[str, dict[Outcome, int]] = {}
    for case in cases:
        for name in names(case):
            totals = groups.setdefault(name, dict.fromkeys(Outcome, 0))
            totals[case.outcome] += 1
    return tuple(Group(name=name, totals=groups[name]) for name in sorted(groups))


def dump(run: VtsRun) -> bytes:
    """``run`` as indented JSON, keys in the order of the structs."""
    return msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n"


def load(path: Path) -> VtsRun:
    """Read what ``vts run --json`` wrote. Raises ResultsUnreadable."""
    try:
        run = msgspec.json.decode(path.read_bytes(), type=VtsRun)
    except OSError as error:
        raise ResultsUnreadable(f"cannot read {path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise ResultsUnreadable(f"{path} is not a result of vts run: {error}") from error
    if (run.suite, run.schema) != (SUITE, SCHEMA):
        raise ResultsUnreadable(
            f"{path} is schema {run.schema} of suite {run.suite!r}; "
            f"this version reads schema {SCHEMA} of {SUITE!r}"
        )
    return run
