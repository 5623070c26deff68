"""Results of measured capabilities, as views show them."""

from __future__ import annotations

from typing import Final

from mlts.capabilities.results import FORMAT, CapabilitiesRun
from mlts.capabilities.terminal import print_capabilities
from nntest.report.result_kind import ResultKind

__all__ = ["CAPABILITIES"]

CAPABILITIES: Final[ResultKind[CapabilitiesRun]] = ResultKind(
    format=FORMAT,
    views=("json", "python", "text"),
    written=(),
    print_all=lambda run, console, reports: print_capabilities(run, console),
    python=lambda run: "\n\n".join(each.python for each in run.capabilities if each.python),
)
