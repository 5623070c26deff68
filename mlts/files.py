"""The files that a run leaves in its output folder: named, written, and read again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from mlts import csv, results
from mlts.results import BenchmarkCase, BenchmarkRun
from mlts.run import replayed
from nnhal.errors import UserError
from nntest.report import junit
from nntest.results import CaseResult
from nntest.runner import journal

__all__ = [
    "PAGE",
    "RESULTS",
    "OutputNotWritable",
    "junit_of",
    "load_run",
    "make_folder",
    "remove_folder",
    "write_all",
    "write_file",
    "write_results",
]

PAGE: Final = "result.html"
RESULTS: Final = "results.json"
CSV: Final = "benchmark.csv"
JUNIT: Final = "junit.xml"
DEFAULT_FOLDER: Final = "mlts-results"


class OutputNotWritable(UserError):
    """A report cannot be written where the user wants it."""


def make_folder(wanted: Path | None) -> Path:
    """The output folder, made; named by the time where none is wanted.

    :raises OutputNotWritable: it cannot be made
    """
    folder = wanted or Path(DEFAULT_FOLDER, datetime.now().strftime("%Y%m%d-%H%M%S"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputNotWritable(f"cannot make folder {folder}: {error.strerror}") from error
    return folder


def remove_folder(folder: Path) -> None:
    """Remove a folder of a run that could not begin, with the journal in it."""
    (folder / journal.NAME).unlink(missing_ok=True)
    with suppress(OSError):  # not empty: it is somebody's
        folder.rmdir()
        folder.parent.rmdir()


def write_all(run: BenchmarkRun, folder: Path) -> Path:
    """Write every report; the page comes last.

    :return: path of the page
    :raises OutputNotWritable: a file cannot be written
    """
    write_results(run, folder / RESULTS)
    write_file(folder / CSV, csv.render(run))
    write_file(folder / JUNIT, junit_of(run))
    from mlts.page import page

    write_file(folder / PAGE, page(run))
    return folder / PAGE


def junit_of(run: BenchmarkRun) -> str:
    """``run`` as JUnit XML: a test suite a model, a test a backend."""
    properties = {"version": run.version, "profile": run.settings.profile, "command": run.command}
    return junit.render(
        run, run.cases, host=run.environment.host, properties=properties, details=_details
    ).decode()


def _details(case: CaseResult) -> Iterator[str]:
    if isinstance(case, BenchmarkCase):
        yield from case.validation_errors
        if case.repeat:
            yield f"repeat: {case.repeat}"
    yield from case.evidence


def write_results(run: BenchmarkRun, path: Path) -> None:
    """Write the result as JSON.

    :raises OutputNotWritable: it cannot be written
    """
    write_file(path, results.dump(run).decode())


def write_file(path: Path, content: str) -> None:
    """Write a text file.

    :raises OutputNotWritable: it cannot be written
    """
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise OutputNotWritable(f"cannot write {path}: {error.strerror}") from error


def load_run(path: Path) -> BenchmarkRun:
    """Read a result: a results.json, the journal of a run that was killed, or their folder.

    :raises ResultsUnreadable: it is neither
    :raises JournalUnusable: it is a journal, and damaged
    """
    if path.is_dir():
        finished = path / RESULTS
        path = finished if finished.exists() else path / journal.NAME
    return replayed(path) if path.name == journal.NAME else results.load(path)
