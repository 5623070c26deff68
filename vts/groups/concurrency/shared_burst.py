"""One burst of the AIDL interface that several threads execute on.

Source: ``IBurst.aidl``: "Only a single execution on a given burst object may be active at any
time." So a burst that is executing refuses the next call, as Android's adapter of drivers does
(GENERAL_FAILURE), or lets it wait; it does not take the arguments of one for those of the other.
HIDL's bursts have a queue with one writer, and nothing overlaps there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal.types import ErrorStatus
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.executors import BURST
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.driving.simultaneous import at_once
from vts.test_group import Failed

__all__ = ["one_burst"]

_ROUNDS: Final = 6
"""Calls of each thread."""

_OVERLAPPING: Final = Trial(
    BURST, note="several threads call one burst, which may refuse with GENERAL_FAILURE"
)
_AFTERWARDS: Final = Trial(BURST, note="after several threads have called this burst at once")


def one_burst(model: Prepared, cases: Sequence[SpecCase]) -> Judgment:
    """A thread for each of ``cases``, all on the same burst; then each of them alone."""
    runs = [CaseRun.of(case, ArgumentPools()) for case in cases]
    _ = model.burst  # made before there are threads
    overlapping = at_once([lambda run=run: _calls(model, run) for run in runs])  # type: ignore[misc]
    alone = [run.execute(_AFTERWARDS, model) for run in runs]
    return worst([*overlapping, *alone])


def _calls(model: Prepared, run: CaseRun) -> Judgment:
    return worst([_executed_or_refused(model, run) for _ in range(_ROUNDS)])


def _executed_or_refused(model: Prepared, run: CaseRun) -> Judgment:
    try:
        return run.execute(_OVERLAPPING, model)
    except Failed as failed:
        if failed.failure.status == ErrorStatus.GENERAL_FAILURE.name:
            return Judgment()
        raise
