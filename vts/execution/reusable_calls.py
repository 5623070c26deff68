"""Reusable executions (AIDL 4) of one prepared model: in turns, and called while they are busy.

Source: ``IPreparedModel.aidl``, ``createReusableExecution``: each has the request that it was
created with; ``IExecution.aidl``: at most one execution may occur on the object at any given time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from nnhal.client.aidl_numbers import boottime, or_none_ns
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.types import ErrorStatus
from nntest.arguments import ArgumentPools
from vts.execution.config_executors import REUSABLE
from vts.execution.generated import CaseRun
from vts.execution.rules import Trial
from vts.execution.small_models import sum_case, with_inputs
from vts.raw import Options
from vts.test_group import Skipped

if TYPE_CHECKING:
    from nnhal.interfaces import FencedResultAidl, IExecutionAidl
    from nnhal.types import OperandType
    from nntest.judge import Judgment
    from nntest.spec import SpecCase
    from vts.execution.prepared import Prepared

__all__ = ["after_a_miss", "busy", "in_turns", "sums"]

_ELEMENTS: Final = 256
_A_WHILE_S: Final = 0.05
"""How long each call may take before the first is let go: a driver may make both wait."""


def sums(type: OperandType) -> list[SpecCase]:
    """Two cases of one model."""
    first = sum_case(type, _ELEMENTS)
    return [first, with_inputs(first, 1)]


def in_turns(model: Prepared, cases: list[SpecCase]) -> Iterator[Judgment]:
    """The executions of all ``cases`` are made before the first one is run a second time."""
    for way in REUSABLE.values():
        runs = [CaseRun.of(case, ArgumentPools()) for case in cases]
        for number, run in enumerate([*runs, *runs]):
            note = f"execution {number % len(runs) + 1} of {len(runs)} of the model, in turns"
            yield run.execute(Trial(way, note=note), model)


def after_a_miss(model: Prepared, case: SpecCase) -> Iterator[Judgment]:
    """Executed in time after a call whose deadline had passed: each call has a deadline of its own
    (``IExecution.aidl``).
    """
    for way in REUSABLE.values():
        run = CaseRun.of(case, ArgumentPools())
        request = run.arguments.request
        execution = model.reusable(request, Options())
        if isinstance(execution, ErrorStatus):
            raise Skipped("the driver makes no reusable execution")
        way.once(model, execution, Options(deadline_ns=time.monotonic_ns()))  # may miss it or not
        run.arguments.reset_outputs()
        trial = Trial(way, note="no deadline, after one that had passed")
        yield run.judged(trial, way.once(model, execution, trial.options), request)


def busy(model: Prepared, case: SpecCase) -> Iterator[Judgment]:
    """Called while it waits for a fence, which is the client's mistake: any answer will do, but
    afterwards the driver computes as before.
    """
    run = CaseRun.of(case, ArgumentPools())
    execution = model.reusable(run.arguments.request, Options())
    if isinstance(execution, ErrorStatus):
        raise Skipped("the driver makes no reusable execution")
    _call_twice(execution)
    other = CaseRun.of(case, ArgumentPools())
    for each, which in ((run, "the same execution"), (other, "another one")):
        note = f"{which}, after one was called while it was under way"
        yield each.execute(Trial(REUSABLE["SYNC"], note=note), model)


def _call_twice(execution: IExecutionAidl) -> None:
    fence, writer = fence_pair()
    launched: list[FencedResultAidl] = []

    def first() -> None:
        with suppress(HalError):
            launched.append(execution.execute_fenced([fence], boottime(None), or_none_ns(None)))

    def second() -> None:
        with suppress(HalError):
            execution.execute_synchronously(boottime(None))

    # A thread for the launch, too: some drivers wait for the fences in it.
    threads = [threading.Thread(target=call, daemon=True) for call in (first, second)]
    try:
        for thread in threads:
            thread.start()
            thread.join(_A_WHILE_S)
    finally:
        writer.signal()
    for thread in threads:
        thread.join()
    for _, ended, _ in launched:
        if ended is not None:
            ended.wait()
