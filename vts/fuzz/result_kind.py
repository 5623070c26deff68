"""Results of fuzzing, as views show them, and the findings beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from nncli.encoding import indented
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.results import CaseResult
from vts.fuzz.results import SCHEMA, SUITE, FuzzCase, FuzzRun

if TYPE_CHECKING:
    from nntest.report.html.elements import Cause, Verdict

__all__ = ["FUZZ"]


class _Fuzz(ResultKind[FuzzRun]):
    format: ResultFormat[Any] = ResultFormat("vts fuzz", FuzzRun, SUITE, SCHEMA)

    def page(self, run: FuzzRun) -> str:
        from vts.fuzz.page import page

        return page(run)

    def judged(self, run: FuzzRun) -> tuple[Verdict, Sequence[Cause]]:
        from vts.fuzz.page import causes, verdict

        return verdict(run), causes(run)

    def properties(self, run: FuzzRun) -> Mapping[str, str]:
        from vts.fuzz.page import feedback

        return {"driver": run.driver, **super().properties(run), "feedback": feedback(run)}

    def details(self, case: CaseResult) -> Iterator[str]:
        if isinstance(case, FuzzCase):
            for finding in case.findings:
                yield f"{finding.name}: {finding.reason}"
        yield from case.evidence

    def attachments(self, run: FuzzRun) -> Iterator[tuple[str, bytes]]:
        """What repeats each finding."""
        for finding in run.findings:
            yield f"findings/{finding.name}.json", indented(finding)


FUZZ: Final = _Fuzz()
