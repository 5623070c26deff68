"""The reports of a run: files in a folder, and what GitHub shows of a job."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from nnhal.output_file import write_file
from nntest.report import github, junit
from nntest.results import CaseResult
from nntest.runner import journal
from vts import results
from vts.results import VtsCase, VtsRun

__all__ = [
    "JUNIT",
    "LINES",
    "PAGE",
    "RESULTS",
    "publish",
    "WRITTEN",
    "write",
    "write_all",
    "write_page",
]

RESULTS: Final = "results.json"
LINES: Final = "results.jsonl"
PAGE: Final = "index.html"
JUNIT: Final = "junit.xml"

WRITTEN: Final = (RESULTS, LINES, JUNIT, PAGE, journal.NAME)
"""Every file of the output folder."""


def write_all(run: VtsRun, folder: Path) -> tuple[Path, ...]:
    """Write every report of ``run`` into ``folder``; returns their paths, the page first.

    Raises OutputNotWritable. The results are written first: from them the others can be made.
    """
    json = write(folder / RESULTS, results.dump(run))
    lines = write(folder / LINES, results.dump_lines(run))
    xml = write(folder / JUNIT, junit_of(run))
    return (write_page(run, folder / PAGE), json, lines, xml)


def write_page(run: VtsRun, path: Path) -> Path:
    """Write the HTML page of ``run``. Raises OutputNotWritable."""
    from vts.page import page

    return write(path, page(run).encode())


def junit_of(run: VtsRun) -> bytes:
    """``run`` as JUnit XML."""
    properties = {
        "driver": run.driver,
        "device": run.device,
        "device_version": run.device_version,
        "hal_version": run.hal_version,
        "suite_version": run.version,
        "specs": run.specs,
        "command": run.command,
    }
    return junit.render(
        run,
        run.cases,
        host=run.environment.host,
        properties={name: value for name, value in properties.items() if value},
        details=_details,
    )


def publish(run: VtsRun, environment: Mapping[str, str], command: Callable[[str], None]) -> None:
    """Annotations and a summary where a job of GitHub runs this, otherwise nothing."""
    from vts.page.causes import causes
    from vts.page.head import verdict
    from vts.page.layout import Layout

    if environment.get("GITHUB_ACTIONS") == "true":
        layout = Layout.of(run)
        github.publish(verdict(layout), run.totals, causes(layout), environment, command)


def write(path: Path, content: bytes) -> Path:
    """Write a report, with its folder. Raises OutputNotWritable."""
    write_file(path, content)
    return path


def _details(case: CaseResult) -> Iterator[str]:
    """All wrong outputs, the log, and how to repeat it."""
    if isinstance(case, VtsCase):
        # The first one is the reason.
        yield from map(str, case.findings[1:])
        if case.repeat:
            yield f"repeat: {case.repeat}"
    yield from case.evidence
