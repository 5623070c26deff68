"""The reports of a run: files in a folder, and what GitHub shows of a job."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nncli.output_file import write_file
from nntest.groups import results
from nntest.groups.program import RESULTS
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report import github, junit
from nntest.results import CaseResult
from nntest.runner import journal

if TYPE_CHECKING:
    from nntest.report.html.elements import Table

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

LINES: Final = "results.jsonl"
PAGE: Final = "index.html"
JUNIT: Final = "junit.xml"

WRITTEN: Final = (RESULTS, LINES, JUNIT, PAGE, journal.NAME)
"""Every file of the output folder."""


def write_all(run: GroupedRun, folder: Path, tables: Sequence[Table] = ()) -> tuple[Path, ...]:
    """Write every report of ``run`` into ``folder``; returns their paths, the page first.
    ``tables`` are what its suite adds to the page.

    Raises OutputNotWritable. The results are written first: from them the others can be made.
    """
    json = write(folder / RESULTS, results.dump_parts(run))
    lines = write(folder / LINES, results.dump_lines(run))
    xml = write(folder / JUNIT, junit_of(run))
    return (write_page(run, folder / PAGE, tables), json, lines, xml)


def write_page(run: GroupedRun, path: Path, tables: Sequence[Table] = ()) -> Path:
    """Write the HTML page of ``run``, with ``tables`` that its suite adds. OutputNotWritable."""
    from nntest.groups.page import page

    return write(path, page(run, tables).encode())


def junit_of(run: GroupedRun) -> Iterator[bytes]:
    """``run`` as JUnit XML, in parts."""
    properties = {
        "driver": run.driver,
        "device": run.device,
        "device_version": run.device_version,
        "hal_version": run.hal_version,
        "suite_version": run.version,
        "specs": run.specs,
        "command": run.command,
    }
    return junit.parts(
        run,
        run.cases,
        host=run.environment.host,
        properties={name: value for name, value in properties.items() if value},
        details=_details,
        remarks=_advice,
    )


def publish(
    run: GroupedRun, environment: Mapping[str, str], command: Callable[[str], None]
) -> None:
    """Annotations and a summary where a job of GitHub runs this, otherwise nothing."""
    from nntest.groups.page.causes import causes
    from nntest.groups.page.head import verdict
    from nntest.groups.page.layout import Layout

    if environment.get("GITHUB_ACTIONS") == "true":
        layout = Layout.of(run)
        github.publish(verdict(layout), run.totals, causes(layout), environment, command)


def write(path: Path, content: bytes | Iterable[bytes]) -> Path:
    """Write a report, with its folder. Raises OutputNotWritable."""
    write_file(path, content)
    return path


def _details(case: CaseResult) -> Iterator[str]:
    """All wrong outputs, the inputs, the log, and how to repeat it."""
    if isinstance(case, GroupedCase):
        # The first one is the reason.
        yield from map(str, case.findings[1:])
        yield from map(str, case.inputs)
        if case.repeat:
            yield f"repeat: {case.repeat}"
    yield from case.evidence


def _advice(case: CaseResult) -> Iterator[str]:
    if isinstance(case, GroupedCase):
        yield from (f"advice: {text}" for text in case.advice)
