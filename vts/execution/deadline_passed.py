"""Executions of a model whose preparation had a deadline, after the time of that.

Source: ``IDevice.hal`` 1.3, ``prepareModel_1_3``: the deadline is "the time by which the model is
expected to be prepared", and ``IPreparedModel.hal``, ``execute_1_3``: an execution has a deadline
of its own, or none. A client may keep a prepared model for days.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from nnhal.types import ErrorStatus
from vts.execution.available_executors import available
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, evaluate
from vts.execution.prepared import Prepared, prepare
from vts.execution.rules import MISSED_DEADLINE, Trial
from vts.execution.small_models import supported_sum
from vts.raw import name_of_status
from vts.test_group import Failed, Skipped

if TYPE_CHECKING:
    from nntest.judge import Judgment
    from vts.raw import RawDevice
    from vts.test_group import Context

__all__ = ["execute_after_deadline"]

_TIMES_NS: Final = (100_000_000, 1_000_000_000, 5_000_000_000)
"""To prepare in: the first that is enough."""

_ELEMENTS: Final = 12


def execute_after_deadline(context: Context, raw: RawDevice) -> Judgment:
    """In every way. Raises Failed, and Skipped for a driver that cannot prepare in time."""
    case = supported_sum(context.device, _ELEMENTS)
    for time_ns in _TIMES_NS:
        deadline_ns = time.monotonic_ns() + time_ns
        allowed = frozenset(MISSED_DEADLINE)
        status, model = prepare(raw, case.model, deadline_ns=deadline_ns, refusals=allowed)
        if model is not None:
            break
        if status not in MISSED_DEADLINE:
            raise Failed(
                f"{raw.prepare_call} with a deadline in {time_ns / 1e9:g} s called back with "
                f"{name_of_status(status)}; expected {ErrorStatus.NONE.name} or MISSED_DEADLINE_*"
            )
    else:
        raise Skipped(f"the driver prepares no sum within {_TIMES_NS[-1] / 1e9:g} s")
    time.sleep(max(0, deadline_ns - time.monotonic_ns()) / 1e9)
    note = "no deadline, after that of the preparation has passed"
    ways = available((ASYNC, SYNC, BURST, FENCED), raw.version, variants=True)
    with Prepared(raw, model) as prepared:
        run = CaseRun.of(case, context.pools)
        return evaluate(run, prepared, [Trial(way, note=note) for way in ways])
