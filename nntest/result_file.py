"""Result files: the JSON that a run of any suite leaves, read again.

What such a file says is checked when it is read: types and ranges by msgspec, and here what a type
cannot say. A report can then count on all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from nncli.errors import UserError
from nncli.input_file import Format, read_bytes, read_json, shown
from nntest.results import Outcome, RunResult, totals_of
from nntest.runner import journal

__all__ = [
    "RESULTS",
    "ResultFormat",
    "ResultsUnreadable",
    "common_problems",
    "duplicates",
    "suite_of",
]

RESULTS: Final = "results.json"
"""Name of a result in the output folder."""

_MAX_BYTES: Final = 1 << 29

_Run = TypeVar("_Run", bound=RunResult)


class _Head(msgspec.Struct):
    """What tells the format of a result of any suite and version. A journal has no schema."""

    suite: str
    schema: int = 0


class _FirstLine(msgspec.Struct):
    """That of a journal."""

    run: _Head


class ResultsUnreadable(UserError):
    """A results file is missing, damaged, or of another schema."""


@dataclass(frozen=True)
class ResultFormat(Generic[_Run]):
    """The result of a ``command``: ``type`` with ``cases``, of version ``schema``.

    ``suite`` is what results call the suite. ``problems`` yields, as sentences that name the
    place, what is wrong with a result beside what no suite's result may have: totals that do not
    add up, an id twice, a time that is none. ``folded`` is how cases are written where there may be
    very many, and ``unfolded`` reads them again.
    """

    command: str
    type: type[_Run]
    suite: str
    schema: int
    problems: Callable[[_Run], Iterator[str]] = lambda run: iter(())
    folded: Callable[[Sequence[Any]], Iterable[Any]] | None = None
    unfolded: Callable[[Sequence[Any]], tuple[Any, ...]] | None = None

    @property
    def file(self) -> Format:
        """The kind of file."""
        return Format(
            f"a result of {self.command}",
            remedy=f"give the {RESULTS} that it wrote, or its folder",
            error=ResultsUnreadable,
            max_bytes=_MAX_BYTES,
        )

    def read(self, path: Path) -> _Run:
        """The result in the file ``path``. Raises ResultsUnreadable."""
        try:
            run = read_json(path, self.file, self.type)
        except ResultsUnreadable:
            self._check_head(path, _head(path))
            raise
        self._check_head(path, run)
        if self.unfolded is not None:
            run = msgspec.structs.replace(run, cases=self.unfolded(run.cases))  # type: ignore[attr-defined]
        for problem in (*common_problems(run), *self.problems(run)):
            raise self.file.wrong(path, problem)
        return run

    def _check_head(self, path: Path, head: _Head | RunResult | None) -> None:
        if head is not None and (head.suite, head.schema) != (self.suite, self.schema):
            raise ResultsUnreadable(
                f"{shown(path)} is schema {head.schema} of suite {shown(repr(head.suite))}; "
                f"this version reads schema {self.schema} of {self.suite!r}"
            )


def suite_of(path: Path) -> str:
    """The suite whose result or journal is at ``path``; empty where that is not known: reading
    the result then tells why.
    """
    head = _head(path)
    return "" if head is None else head.suite


def _head(path: Path) -> _Head | None:
    """The head of a result, or of a journal, whose first line has the run."""
    try:
        data = read_bytes(path, Format("a result", max_bytes=_MAX_BYTES))
        if path.name == journal.NAME:
            return msgspec.json.decode(data.split(b"\n", 1)[0], type=_FirstLine).run
        return msgspec.json.decode(data, type=_Head)
    except (UserError, msgspec.MsgspecError, ValueError, RecursionError):
        return None


def duplicates(place: str, names: Iterator[str]) -> Iterator[str]:
    """A sentence for the first name that stands twice at ``place``."""
    seen: set[str] = set()
    for index, name in enumerate(names):
        if name in seen:
            yield f"{shown(name)!r} stands twice - at `$.{place}[{index}]`"
            return
        seen.add(name)


def common_problems(run: Any) -> Iterator[str]:
    """Yield what no suite's result may have, as sentences that name the place."""
    try:
        datetime.fromisoformat(run.started)
    except ValueError:
        yield f"{shown(repr(run.started))} is no time in ISO 8601 - at `$.started`"
    yield from duplicates("cases", (case.id for case in run.cases))
    counted = totals_of(run.cases)
    for outcome in Outcome:
        said = run.totals.get(outcome, 0)
        # Cases that had no turn may only be counted.
        unlisted = outcome is Outcome.NOT_RUN and said > counted[outcome]
        if said != counted[outcome] and not unlisted:
            yield f"there are {counted[outcome]} cases, not {said} - at `$.totals.{outcome}`"
