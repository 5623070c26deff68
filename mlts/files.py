"""The files that a run leaves in its output folder: named, written, and read again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from mlts import csv, results
from mlts.results import BenchmarkCase, BenchmarkRun
from mlts.run import replayed
from nncli.output_file import write_file
from nntest.report import junit
from nntest.results import CaseResult
from nntest.runner import journal

__all__ = [
    "JUNIT",
    "PAGE",
    "RESULTS",
    "WRITTEN",
    "folder_of",
    "junit_of",
    "load_run",
    "remove_folder",
    "write_all",
    "write_results",
]

PAGE: Final = "result.html"
RESULTS: Final = "results.json"
CSV: Final = "benchmark.csv"
JUNIT: Final = "junit.xml"
WRITTEN: Final = (RESULTS, CSV, JUNIT, PAGE, journal.NAME)
"""Every file of the output folder."""

DEFAULT_FOLDER: Final = "mlts-results"


def folder_of(wanted: Path | None) -> Path:
    """The output folder; named by the time where none is wanted."""
    return wanted or Path(DEFAULT_FOLDER, datetime.now().strftime("%Y%m%d-%H%M%S"))


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
    write_file(folder / CSV, csv.render(run).encode(errors="backslashreplace"))
    write_file(folder / JUNIT, junit_of(run).encode())
    from mlts.page import page

    write_file(folder / PAGE, page(run).encode())
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
    write_file(path, results.dump(run))


def load_run(path: Path) -> BenchmarkRun:
    """Read a result: a results.json, the journal of a run that was killed, or their folder.

    :raises ResultsUnreadable: it is neither
    :raises JournalUnusable: it is a journal, and damaged
    """
    if os.path.isdir(path):
        finished = path / RESULTS
        path = finished if finished.exists() else path / journal.NAME
    return replayed(path) if path.name == journal.NAME else results.load(path)
