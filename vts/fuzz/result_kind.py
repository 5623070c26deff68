"""Results of fuzzing, as views show them, and the findings beside them."""

from __future__ import annotations

from typing import Final

from nncli.encoding import indented
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from vts.fuzz.page import causes, feedback, page, verdict
from vts.fuzz.results import CALLS_SUITE, SCHEMA, SUITE, FuzzRun

__all__ = ["CALLS", "FUZZ"]


def _kind(command: str, suite: str) -> ResultKind[FuzzRun]:
    return ResultKind(
        format=ResultFormat(command, FuzzRun, suite, SCHEMA),
        page=page,
        judged=lambda run: (verdict(run), causes(run)),
        properties=lambda run: {"feedback": feedback(run)},
        counted=lambda run: (run.attempts, "attempt"),
        details=lambda case: [f"{finding.name}: {finding.reason}" for finding in case.findings],
        attachments=_files,
    )


def _files(run: FuzzRun) -> list[tuple[str, bytes]]:
    """Each finding as it is repeated; calls also as a program."""
    files = [(f"findings/{finding.name}.json", indented(finding)) for finding in run.findings]
    if run.suite == CALLS_SUITE:
        files += [
            (f"findings/{finding.name}.py", "\n".join((*finding.said, "")).encode())
            for finding in run.findings
        ]
    return files


FUZZ: Final = _kind("vts fuzz", SUITE)
CALLS: Final = _kind("vts random-calls", CALLS_SUITE)
