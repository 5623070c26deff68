"""Results of fuzzing, as views show them, and the findings beside them."""

from __future__ import annotations

from typing import Final

from nncli.encoding import indented
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from vts.fuzz.page import causes, feedback, page, verdict
from vts.fuzz.results import SCHEMA, SUITE, FuzzRun

__all__ = ["FUZZ"]

FUZZ: Final[ResultKind[FuzzRun]] = ResultKind(
    format=ResultFormat("vts fuzz", FuzzRun, SUITE, SCHEMA),
    page=page,
    judged=lambda run: (verdict(run), causes(run)),
    properties=lambda run: {"feedback": feedback(run)},
    counted=lambda run: (run.attempts, "attempt"),
    details=lambda case: [f"{finding.name}: {finding.reason}" for finding in case.findings],
    attachments=lambda run: [
        (f"findings/{finding.name}.json", indented(finding)) for finding in run.findings
    ],
)
