"""The files that a run of the fuzzer reads and leaves."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from nncli.encoding import indented
from nncli.input_file import Format, read_json
from nncli.output_file import make_folder, write_file
from nntest.report import junit
from nntest.results import CaseResult
from nntest.runner import journal
from vts.fuzz.findings import Attempt, Finding
from vts.fuzz.page import feedback, page
from vts.fuzz.results import FuzzCase, FuzzRun

__all__ = ["WRITTEN", "earlier_attempts", "write_all", "write_attempts", "write_finding"]

RESULTS: Final = "results.json"
JUNIT: Final = "junit.xml"
PAGE: Final = "index.html"
FINDINGS: Final = "findings"

WRITTEN: Final = (RESULTS, JUNIT, PAGE, journal.NAME)

_PREFIX: Final = "attempt-"
_ATTEMPT: Final = Format(
    "an attempt of vts fuzz", remedy="remove it from the folder", max_bytes=1 << 24
)


def write_all(run: FuzzRun, folder: Path) -> Path:
    """Write results, JUnit, findings and the page, which is returned. OutputNotWritable."""
    write_file(folder / RESULTS, indented(run))
    write_file(folder / JUNIT, _junit(run))
    for finding in run.findings:
        make_folder(folder / FINDINGS)
        write_finding(finding, folder / FINDINGS / f"{finding.name}.json")
    write_file(folder / PAGE, page(run).encode())
    return folder / PAGE


def write_finding(finding: Finding, path: Path) -> None:
    """Write what repeats ``finding``. OutputNotWritable."""
    write_file(path, indented(finding))


def earlier_attempts(folder: Path) -> tuple[Attempt, ...]:
    """Return the attempts that earlier runs have left in ``folder``. Raises InputFileUnreadable."""
    files = sorted(folder.glob(f"{_PREFIX}*.json")) if folder.is_dir() else []
    return tuple(read_json(path, _ATTEMPT, Attempt) for path in files)


def write_attempts(attempts: Iterable[Attempt], folder: Path) -> None:
    """Add ``attempts`` to those of ``folder``. OutputNotWritable."""
    make_folder(folder)
    for attempt in attempts:
        data = msgspec.json.encode(attempt)
        name = hashlib.sha256(data).hexdigest()[:16]
        write_file(folder / f"{_PREFIX}{name}.json", data)


def _junit(run: FuzzRun) -> bytes:
    properties = {
        "driver": run.driver,
        "version": run.version,
        "command": run.command,
        "feedback": feedback(run),
    }
    return junit.render(
        run, run.cases, host=run.environment.host, properties=properties, details=_details
    )


def _details(case: CaseResult) -> Iterator[str]:
    if isinstance(case, FuzzCase):
        for finding in case.findings:
            yield f"{finding.name}: {finding.reason}"
    yield from case.evidence
