"""The journal of a run: one JSON document a line, each flushed when it is known.

The first line is the run with nothing measured yet and every planned case NOT_RUN. Then, for each
model, a line when its measurement begins and one for each of its cases when it ends. So a killed
run loses at most one model, which is open at the end of the file; where drivers ran in the same
process, that one may have killed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from mlts.results import BenchmarkCase, BenchmarkRun, Isolation, ResultsUnreadable
from nntest.line_file import LineFile
from nntest.results import Outcome, totals_of

__all__ = ["NAME", "Journal", "read", "to_resume"]

NAME: Final = "journal.jsonl"
"""Its name in the output folder."""


class _Started(msgspec.Struct, frozen=True, tag="started"):
    model: str


class _Ended(msgspec.Struct, frozen=True, tag="ended"):
    case: BenchmarkCase


class Journal:
    """Writes the journal of one run; a context manager. All methods raise LinesNotWritable."""

    def __init__(self, path: Path, run: BenchmarkRun, *, resume: bool = False) -> None:
        self._file = LineFile(path, append=resume)
        if not resume:
            self._file.write(run)

    def started(self, model: str) -> None:
        """The measurement of ``model`` begins, on all backends."""
        self._file.write(_Started(model))

    def ended(self, cases: Sequence[BenchmarkCase]) -> None:
        """The outcome of these cases is known."""
        for case in cases:
            self._file.write(_Ended(case))

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.__exit__()


def read(path: Path) -> BenchmarkRun:
    """The run as far as its journal goes; a last line that was cut off is left out.

    :raises ResultsUnreadable: no such file, or not a journal
    """
    run, entries = _read(path)
    return _replay(run, entries)


def to_resume(path: Path) -> BenchmarkRun:
    """The same, but what was open at the end is NOT_RUN: it may have been no fault of its own.

    :raises ResultsUnreadable: no such file, or not a journal
    """
    run, entries = _read(path)
    ended = {entry.case.id: entry.case for entry in entries if isinstance(entry, _Ended)}
    known = tuple(ended.get(case.id, case) for case in run.cases)
    return msgspec.structs.replace(run, cases=known, totals=totals_of(known))


def _read(path: Path) -> tuple[BenchmarkRun, list[_Started | _Ended]]:
    try:
        lines = path.read_bytes().split(b"\n")
        run = msgspec.json.decode(lines[0], type=BenchmarkRun)
    except OSError as error:
        raise ResultsUnreadable(f"cannot read {path}: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResultsUnreadable(f"{path} is not a journal of mlts benchmark: {error}") from error
    return run, [_entry(path, number, line) for number, line in enumerate(lines[1:-1], 2)]


def _entry(path: Path, number: int, line: bytes) -> _Started | _Ended:
    try:
        return msgspec.json.decode(line, type=_Started | _Ended)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResultsUnreadable(
            f"{path}, line {number} is damaged ({error}): remove it, and what it told is measured "
            "again"
        ) from error


def _replay(run: BenchmarkRun, entries: Sequence[_Started | _Ended]) -> BenchmarkRun:
    cases = {case.id: case for case in run.cases}
    open_model = ""
    for entry in entries:
        if isinstance(entry, _Started):
            open_model = entry.model
        else:
            cases[entry.case.id] = entry.case
    # A driver in a process of its own cannot have taken the benchmark down.
    outcome = Outcome.CRASH if run.settings.isolation is Isolation.NONE else Outcome.NOT_RUN
    known = []
    is_cut_off = False
    for case in cases.values():
        if case.outcome is Outcome.NOT_RUN:
            is_cut_off = True
            case = _cut_off(case, outcome) if case.model == open_model else case
        known.append(case)
    return msgspec.structs.replace(
        run, cases=tuple(known), totals=totals_of(known), interrupted=is_cut_off
    )


def _cut_off(case: BenchmarkCase, outcome: Outcome) -> BenchmarkCase:
    """A case, without a result of its own, of the model that ran last."""
    return msgspec.structs.replace(
        case, outcome=outcome, reason="the benchmark's process ended while this model ran"
    )
