"""Results of random graphs, as views show them, and the small graphs beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nntest.graph_tests.results import SCHEMA, GraphCase, GraphRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.results import CaseResult
from nntest.spec import SPEC_SUFFIX

if TYPE_CHECKING:
    from nntest.report.html.elements import Cause, Verdict

__all__ = ["GraphKind"]

_GRAPHS: Final = "graphs"
"""The folder of the small graphs: specs, and their drawings."""

_UNFIT: Final = re.compile(r"[^a-z0-9_]+")


class GraphKind(ResultKind[GraphRun]):
    """Results of ``random-graph`` of a ``program``."""

    def __init__(self, program: str) -> None:
        self.format = ResultFormat(
            f"{program} random-graph", GraphRun, f"{program}-random-graph", SCHEMA
        )

    def page(self, run: GraphRun) -> str:
        from nntest.graph_tests.page import page

        return page(run)

    def judged(self, run: GraphRun) -> tuple[Verdict, Sequence[Cause]]:
        from nntest.graph_tests.page import causes, verdict

        return verdict(run), causes(run)

    def properties(self, run: GraphRun) -> Mapping[str, str]:
        return {"driver": run.driver, **super().properties(run)}

    def details(self, case: CaseResult) -> Iterator[str]:
        if isinstance(case, GraphCase):
            for finding in case.findings:
                yield f"{' '.join(finding.operations)}: {finding.reason}; repeat: {finding.repeat}"
        yield from case.evidence

    def attachments(self, run: GraphRun) -> Iterator[tuple[str, bytes]]:
        """A spec and a drawing of each small graph."""
        for finding in run.findings:
            if finding.spec:
                parts = (*finding.operations[:3], finding.law, finding.how, str(finding.seed))
                name = _UNFIT.sub("_", "_".join(filter(None, parts)).lower())
                for suffix, text in ((SPEC_SUFFIX, finding.spec), (".dot", finding.drawing)):
                    yield f"{_GRAPHS}/{name}{suffix}", text.encode(errors="backslashreplace")
