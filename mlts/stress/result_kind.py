"""Results of stresses, as views show them."""

from __future__ import annotations

from typing import Final

from mlts.stress.page import page
from mlts.stress.page.findings import causes
from mlts.stress.page.head import verdict
from mlts.stress.results import FORMAT, StressRun
from mlts.stress.run import replayed
from mlts.stress.terminal import print_run
from mlts.terminal import PLAIN_WIDTH
from nntest.report.result_kind import ResultKind

__all__ = ["STRESS"]

STRESS: Final[ResultKind[StressRun]] = ResultKind(
    format=FORMAT,
    page=page,
    judged=lambda run: (verdict(run), causes(run)),
    print_all=print_run,
    text_width=PLAIN_WIDTH,
    properties=lambda run: {"profile": run.settings.profile},
    details=lambda case: [f"seed: {case.parameters.seed}"],
    replayed=replayed,
)
