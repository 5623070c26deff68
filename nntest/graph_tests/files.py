"""The files that a run of random graphs leaves in its output folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from nncli.encoding import indented
from nncli.output_file import make_folder, write_file
from nntest.graph_tests.page import page
from nntest.graph_tests.results import GraphCase, GraphFinding, GraphRun
from nntest.report import junit
from nntest.results import CaseResult
from nntest.runner import journal
from nntest.spec import SPEC_SUFFIX

__all__ = ["WRITTEN", "write_all"]

RESULTS: Final = "results.json"
JUNIT: Final = "junit.xml"
PAGE: Final = "index.html"
GRAPHS: Final = "graphs"
"""The folder of the small graphs: specs, and their drawings."""

WRITTEN: Final = (RESULTS, JUNIT, PAGE, journal.NAME)

_UNFIT: Final = re.compile(r"[^a-z0-9_]+")


def write_all(run: GraphRun, folder: Path) -> Path:
    """Write results, JUnit, small graphs and the page, which is returned. OutputNotWritable."""
    write_file(folder / RESULTS, indented(run))
    write_file(folder / JUNIT, _junit(run))
    for finding in run.findings:
        if finding.spec:
            _write_graph(finding, folder / GRAPHS)
    write_file(folder / PAGE, page(run).encode())
    return folder / PAGE


def _write_graph(finding: GraphFinding, folder: Path) -> None:
    make_folder(folder)
    parts = (*finding.operations[:3], finding.law, finding.how, str(finding.seed))
    name = _UNFIT.sub("_", "_".join(filter(None, parts)).lower())
    write_file(folder / f"{name}{SPEC_SUFFIX}", finding.spec.encode(errors="backslashreplace"))
    write_file(folder / f"{name}.dot", finding.drawing.encode(errors="backslashreplace"))


def _junit(run: GraphRun) -> bytes:
    properties = {"driver": run.driver, "version": run.version, "command": run.command}
    return junit.render(
        run, run.cases, host=run.environment.host, properties=properties, details=_details
    )


def _details(case: CaseResult) -> Iterator[str]:
    if isinstance(case, GraphCase):
        for finding in case.findings:
            yield f"{' '.join(finding.operations)}: {finding.reason}; repeat: {finding.repeat}"
    yield from case.evidence
