"""The files that a stress run leaves in its output folder: named, written, and read again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mlts.files import JUNIT, PAGE, RESULTS
from mlts.stress import results
from mlts.stress.results import StressCase, StressRun
from mlts.stress.run import replayed
from nncli.output_file import write_file
from nntest.report import junit
from nntest.results import CaseResult
from nntest.runner import journal

__all__ = ["WRITTEN", "junit_of", "load_run", "write_all", "write_results"]

WRITTEN: Final = (RESULTS, JUNIT, PAGE, journal.NAME)
"""Every file of the output folder."""


def write_all(run: StressRun, folder: Path) -> Path:
    """Write every report; the page comes last, and its path is returned.

    Raises OutputNotWritable.
    """
    write_results(run, folder / RESULTS)
    write_file(folder / JUNIT, junit_of(run).encode())
    from mlts.stress.page import page

    write_file(folder / PAGE, page(run).encode())
    return folder / PAGE


def write_results(run: StressRun, path: Path) -> None:
    """Write the result as JSON. Raises OutputNotWritable."""
    write_file(path, results.dump(run))


def junit_of(run: StressRun) -> str:
    """``run`` as JUnit XML: a test suite a mode, a test a configuration and driver."""
    properties = {"version": run.version, "profile": run.settings.profile, "command": run.command}
    return junit.render(
        run, run.cases, host=run.environment.host, properties=properties, details=_details
    ).decode()


def _details(case: CaseResult) -> Iterator[str]:
    if isinstance(case, StressCase):
        yield f"seed: {case.parameters.seed}"
        if case.repeat:
            yield f"repeat: {case.repeat}"
    yield from case.evidence


def load_run(path: Path) -> StressRun:
    """Read a result: a results.json, the journal of a run that was killed, or their folder.

    Raises ResultsUnreadable and JournalUnusable.
    """
    if os.path.isdir(path):
        finished = path / RESULTS
        path = finished if finished.exists() else path / journal.NAME
    return replayed(path) if path.name == journal.NAME else results.load(path)
