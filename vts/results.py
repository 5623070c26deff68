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
from nntest.results import CaseResult, Outcome, SuiteRun

__all__ = [
    "SCHEMA",
    "SUITE",
    "GroupTally",
    "ResultsUnreadable",
    "Tally",
    "UnreadableSpec",
    "VtsCase",
    "VtsRun",
    "dump",
    "dump_lines",
    "load",
    "tallies_of",
]

SCHEMA: Final = 2
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SUITE: Final = "vts"
"""How results call this suite."""


class VtsCase(CaseResult, frozen=True, kw_only=True):
    """One test. Its id is ``GROUP/FOLDER/NAME`` where it is made from a case of the corpus, with
    the case's folder and name, otherwise ``GROUP/NAME`` and ``folder`` is empty.

    ``operations`` and ``types`` are what occurs in the case's model, subgraphs included.
    ``findings`` are the outputs that are wrong; ``largest_share`` is the largest error of any
    output as a share of what was allowed, None where nothing was compared. ``repeat`` is the
    command that repeats a test that did not succeed.
    """

    group: str
    folder: str = ""
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


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Totals of the cases that have something in common."""

    name: str
    totals: dict[Outcome, int]


class GroupTally(Tally, frozen=True, kw_only=True):
    """Totals of a test group, and what the group is: see :class:`vts.test_group.TestGroup`."""

    title: str
    summary: str
    source: str


class VtsRun(SuiteRun, frozen=True, kw_only=True):
    """A run. ``groups``, ``folders``, ``operations`` and ``types`` count its cases in four ways;
    a case counts in every operation and type that it has, or in none.

    ``driver`` is what the user typed, ``device`` the name that the driver gives itself; it and
    what follows is empty where no driver could be asked. ``specs`` is the folder of the corpus,
    empty for the suite's own; ``specs_sha256`` is the same for the same files.
    """

    driver: str
    device: str = ""
    device_version: str = ""
    device_type: str = ""
    hal_version: str = ""
    specs: str = ""
    specs_sha256: str = ""
    thorough: bool = False
    quick: bool = False
    groups: tuple[GroupTally, ...] = ()
    folders: tuple[Tally, ...] = ()
    operations: tuple[Tally, ...] = ()
    types: tuple[Tally, ...] = ()
    unreadable: tuple[UnreadableSpec, ...] = ()
    cases: tuple[VtsCase, ...] = ()


class ResultsUnreadable(UserError):
    """A results file is missing, damaged, or of another schema."""


def tallies_of(
    cases: Iterable[VtsCase], names: Callable[[VtsCase], Iterable[str]]
) -> tuple[Tally, ...]:
    """Totals for every name that ``names`` gives a case, sorted; a case counts in each of them."""
    tallies: dict[str, dict[Outcome, int]] = {}
    for case in cases:
        for name in names(case):
            totals = tallies.setdefault(name, dict.fromkeys(Outcome, 0))
            totals[case.outcome] += 1
    return tuple(Tally(name=name, totals=tallies[name]) for name in sorted(tallies))


def dump(run: VtsRun) -> bytes:
    """``run`` as indented JSON, keys in the order of the structs."""
    return msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n"


def dump_lines(run: VtsRun) -> bytes:
    """The cases of ``run`` as JSON, one a line: for tools that read line by line."""
    return b"".join(msgspec.json.encode(case) + b"\n" for case in run.cases)


def load(path: Path) -> VtsRun:
    """Read what ``vts run`` wrote. Raises ResultsUnreadable."""
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
