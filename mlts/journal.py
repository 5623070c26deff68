"""The journal of a run: one JSON document a line, each flushed when it is known.

The first line is the run with nothing measured yet and every planned case NOT_RUN. Then, for each
model, a line when its measurement begins and one for each of its cases when it ends. So a killed
run loses at most one model, and the model open at the end of the file is the one that killed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from mlts.results import BenchmarkCase, BenchmarkRun, ResultsUnreadable
from nntest.results import Outcome, totals_of

__all__ = ["NAME", "Journal", "read"]

NAME: Final = "journal.jsonl"
"""Its name in the output folder."""


class _Started(msgspec.Struct, frozen=True, tag="started"):
    model: str


class _Ended(msgspec.Struct, frozen=True, tag="ended"):
    case: BenchmarkCase


class Journal:
    """Writes the journal of one run; a context manager."""

    def __init__(self, path: Path, run: BenchmarkRun) -> None:
        self._file = path.open("wb")
        self._write(run)

    def started(self, model: str) -> None:
        """The measurement of ``model`` begins, on all backends."""
        self._write(_Started(model))

    def ended(self, cases: Sequence[BenchmarkCase]) -> None:
        """The outcome of these cases is known."""
        for case in cases:
            self._write(_Ended(case))

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def read(path: Path) -> BenchmarkRun:
    """The run as far as its journal goes; a last line that was cut off is left out.

    :raises ResultsUnreadable: no such file, or not a journal
    """
    try:
        lines = path.read_bytes().split(b"\n")
        run = msgspec.json.decode(lines[0], type=BenchmarkRun)
        entries = [msgspec.json.decode(line, type=_Started | _Ended) for line in lines[1:-1]]
    except OSError as error:
        raise ResultsUnreadable(f"cannot read {path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise ResultsUnreadable(f"{path} is not a journal of mlts benchmark: {error}") from error
    return _replay(run, entries)


def _replay(run: BenchmarkRun, entries: Sequence[_Started | _Ended]) -> BenchmarkRun:
    cases = {case.id: case for case in run.cases}
    open_model = ""
    for entry in entries:
        if isinstance(entry, _Started):
            open_model = entry.model
        else:
            cases[entry.case.id] = entry.case
    known = tuple(_crashed(case) if case.model == open_model else case for case in cases.values())
    ended = all(case.outcome not in (Outcome.NOT_RUN, Outcome.CRASH) for case in known)
    return msgspec.structs.replace(run, cases=known, totals=totals_of(known), interrupted=not ended)


def _crashed(case: BenchmarkCase) -> BenchmarkCase:
    """A case of the model that ran last: one without a result of its own died there."""
    if case.outcome is not Outcome.NOT_RUN:
        return case
    return msgspec.structs.replace(
        case, outcome=Outcome.CRASH, reason="the benchmark's process ended while this model ran"
    )
