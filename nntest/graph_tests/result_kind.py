"""Results of random graphs, as views show them, and the small graphs beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from nntest.graph_tests.page import causes, page, verdict
from nntest.graph_tests.results import SCHEMA, GraphCase, GraphRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.spec import SPEC_SUFFIX

__all__ = ["graph_kind"]

_UNFIT: Final = re.compile(r"[^a-z0-9_]+")


def graph_kind(program: str) -> ResultKind[GraphRun]:
    """Return the kind of results of ``random-graph`` of a ``program``."""
    return ResultKind(
        format=ResultFormat(f"{program} random-graph", GraphRun, f"{program}-random-graph", SCHEMA),
        page=page,
        judged=lambda run: (verdict(run), causes(run)),
        counted=lambda run: (run.graphs, "graph"),
        details=_details,
        attachments=_graphs,
    )


def _details(case: GraphCase) -> Iterator[str]:
    for finding in case.findings:
        yield f"{' '.join(finding.operations)}: {finding.reason}; repeat: {finding.repeat}"


def _graphs(run: GraphRun) -> Iterator[tuple[str, bytes]]:
    """A spec and a drawing of each small graph."""
    for finding in run.findings:
        if finding.spec:
            parts = (*finding.operations[:3], finding.law, finding.how, str(finding.seed))
            name = _UNFIT.sub("_", "_".join(filter(None, parts)).lower())
            for suffix, text in ((SPEC_SUFFIX, finding.spec), (".dot", finding.drawing)):
                yield f"graphs/{name}{suffix}", text.encode(errors="backslashreplace")
