"""The journal of a run: one JSON document a line, each flushed when it is known.

The first line says which run it is. Then a line when a case ends, so that a run that is killed at
any moment loses no result, and can be continued; and one when it starts, where a run could die of
it. When the result of the run is written, and has all that, the journal only names that file.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from nncli.encoding import encoded
from nncli.errors import UserError
from nncli.input_file import Format, read_bytes, read_json, shown
from nncli.output_file import write_file
from nntest.line_file import LineFile
from nntest.results import CaseResult
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.identity import Header, RunChanged, differences

__all__ = ["NAME", "Journal", "JournalUnusable", "Past", "has_results", "read", "replayed"]

_Run = TypeVar("_Run")

NAME: Final = "journal.jsonl"
"""Its name in the output folder."""


class JournalUnusable(UserError):
    """The journal is no journal, or that of another run."""


class _Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line after the first: one of these. A result stays as it stands until its type is known."""

    started: str | UnsetType = UNSET
    ended: msgspec.Raw | UnsetType = UNSET
    driver: DriverDescription | UnsetType = UNSET
    name: str = ""
    blank: msgspec.Raw | UnsetType = UNSET
    resumed: str | UnsetType = UNSET
    mixed: str | UnsetType = UNSET
    run: Header | UnsetType = UNSET
    results: str | UnsetType = UNSET


_CASES: Final = (b'{"started"', b'{"ended"', b'{"results"')
"""Beginnings of the lines that tell of cases."""

_LINE: Final = msgspec.json.Decoder(_Line)

_FORMAT: Final = Format(
    "a journal, or the result that it names",
    remedy="run without --resume to begin anew",
    error=JournalUnusable,
    max_bytes=1 << 30,
)

_DAMAGE: Final = (msgspec.DecodeError, ValueError, RecursionError)
"""What decoding a line raises; a ValueError is text that is not UTF-8, or a line that tells
nothing."""


class Past(msgspec.Struct, kw_only=True):
    """Content of a journal: results by id, how often a case was started in vain, what each driver
    is (the run's own has no name), how often the run was continued and when it began.

    ``header`` is of its latest part. ``mixed`` says in words where it was not the same all along.
    """

    results: dict[str, CaseResult]
    open: Counter[str]
    drivers: dict[str, DriverDescription]
    resumed: int
    started: str
    header: Header
    mixed: list[str] = []


class Journal:
    """Writes the journal of one run; a context manager. All methods raise LinesNotWritable.

    ``blank`` is a result without any case run, for :func:`replayed`.
    """

    def __init__(
        self, path: Path, header: Header, *, resume: bool = False, blank: object | None = None
    ) -> None:
        self._file = LineFile(path, append=resume)
        self._file.write({"resumed": header.started} if resume else {"run": header})
        if blank is not None and not resume:
            self._file.write({"blank": blank})

    def mixed(self, changes: Sequence[str], header: Header) -> None:
        """The run is not the same any more, and goes on as ``header`` all the same."""
        for change in changes:
            self._file.write({"mixed": change})
        self._file.write({"run": header})

    def described(self, driver: DriverDescription, name: str = "") -> None:
        """Note a driver's description of itself."""
        self._file.write({"driver": driver, "name": name})

    def started(self, id: str) -> None:
        """A worker begins with the case."""
        self._file.write({"started": id})

    def ended(self, result: CaseResult) -> None:
        """Note how the case ended."""
        self._file.write({"ended": result})

    @staticmethod
    def conclude(path: Path, results: str) -> None:
        """Leave out of a journal, if there is one, what the file ``results`` beside it says of
        cases, and name that file. Raises OutputNotWritable.
        """
        if path.exists():
            with path.open("rb") as file:
                kept = [line for line in file if not line.startswith(_CASES)]
            write_file(path, [*kept, encoded({"results": results}) + b"\n"])

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.__exit__()


def has_results(path: Path) -> bool:
    """Whether a case has ended in this journal. Raises OSError."""
    with path.open("rb") as file:
        return any(line.startswith(_CASES[1:]) for line in file)


def read(
    path: Path, header: Header, result_type: type[CaseResult], *, anyway: bool = False
) -> Past | None:
    """Read the journal of the same run. None for none, or one that ended in its first line.

    Raises JournalUnusable, and RunChanged for one that is not the same any more: with ``anyway``
    only where suite or driver have another name.
    """
    if not os.path.lexists(path):
        return None
    lines = _lines(path)
    if not lines:
        return None
    try:
        first = msgspec.json.decode(lines[0], type=dict[str, Header])["run"]
    except (*_DAMAGE, KeyError) as error:
        raise JournalUnusable(
            f"{path} is not a journal of {header.suite} run: run without --resume to begin anew"
        ) from error
    _check_names(path, first, header)
    past = _past(path, first, lines[1:], result_type)
    changes = differences(past.header, header)
    if changes and not anyway:
        raise RunChanged(changes, f"the run of {path} cannot be continued")
    return past


def replayed(path: Path, run_type: type[_Run], result_type: type[CaseResult]) -> tuple[_Run, Past]:
    """The blank result in the journal of a run that was killed, and what the journal knows beside.

    Raises JournalUnusable, also for the journal of a suite that has no blank result.
    """
    lines = _lines(path)
    try:
        first = msgspec.json.decode(lines[0], type=dict[str, Header])["run"]
        blank = msgspec.json.decode(lines[1], type=dict[str, run_type])["blank"]  # type: ignore[valid-type]
    except (*_DAMAGE, IndexError, KeyError) as error:
        raise JournalUnusable(f"{path} is not a journal that a report can be made of") from error
    return cast("_Run", blank), _past(path, first, lines[1:], result_type)


def _lines(path: Path) -> list[bytes]:
    """After the last line end comes nothing, or a line that is torn."""
    return read_bytes(path, _FORMAT).split(b"\n")[:-1]


def _past(path: Path, first: Header, lines: Iterable[bytes], result_type: type[CaseResult]) -> Past:
    past = Past(
        results={}, open=Counter(), drivers={}, resumed=0, started=first.started, header=first
    )
    decoder = msgspec.json.Decoder(result_type)
    for number, line in enumerate(lines, 2):
        try:
            _replay(past, _LINE.decode(line), decoder, path)
        except (*_DAMAGE, KeyError) as error:
            raise JournalUnusable(
                f"{path}, line {number} is damaged ({shown(error)}): remove it, and what it told "
                "is run again; or run without --resume to begin anew"
            ) from error
    return past


def _check_names(path: Path, found: Header, wanted: Header) -> None:
    for what in ("suite", "driver"):
        before, now = getattr(found, what), getattr(wanted, what)
        if before != now:
            raise JournalUnusable(
                f"{path} is the journal of another run ({what} {shown(repr(before))}): repeat the "
                "options of that run to continue it, or run without --resume to begin anew"
            )


def _replay(past: Past, line: _Line, decoder: msgspec.json.Decoder[CaseResult], path: Path) -> None:
    """Add to ``past`` what a line of the journal at ``path`` tells."""
    if line.started is not UNSET:
        past.open[line.started] += 1
    elif line.ended is not UNSET:
        result = decoder.decode(line.ended)
        past.results[result.id] = result
        past.open.pop(result.id, None)
    elif line.results is not UNSET:
        stored = read_json(path.with_name(Path(line.results).name), _FORMAT, dict[str, msgspec.Raw])
        for raw in msgspec.json.decode(stored["cases"], type=list[msgspec.Raw]):
            ended = (case for case in decoder.decode(raw).each() if case.outcome != "NOT_RUN")
            past.results |= {case.id: msgspec.structs.replace(case, expected="") for case in ended}
    elif line.driver is not UNSET:
        past.drivers[line.name] = line.driver
    elif line.resumed is not UNSET:
        past.resumed += 1
    elif line.mixed is not UNSET:
        past.mixed.append(line.mixed)
    elif line.run is not UNSET:
        past.header = line.run
    elif line.blank is UNSET:
        raise ValueError("it tells nothing")
