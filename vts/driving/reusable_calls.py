"""Reusable executions (AIDL 4) of one prepared model: in turns, and called while they are busy.

Source: ``IPreparedModel.aidl``, ``createReusableExecution``: each has the request that it was
created with; ``IExecution.aidl``: at most one execution may occur on the object at any given time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import numpy as np

from nnhal.client.aidl_numbers import boottime, or_none_ns
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.interfaces import FencedResultAidl, IExecutionAidl
from nnhal.types import ErrorStatus, OperandType, OperationType, Request
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.config_executors import REUSABLE
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Outputs, Trial
from vts.driving.small_models import sum_case, with_inputs
from vts.raw import Options
from vts.test_group import Skipped

__all__ = [
    "after_a_miss",
    "after_bad_data",
    "busy",
    "fills",
    "gather",
    "in_turns",
    "shapes_by_data",
    "sums",
]

_ELEMENTS: Final = 256
_PLAIN: Final = Options()
_NO_ROW: Final = 1000
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


def fills(type: OperandType) -> list[SpecCase]:
    """Three cases of one model whose output has the dimensions that its input says."""
    shapes = (4, 6), (3, 2), (2, 3)
    opened = _fill(type, shapes[0], (0, 0))
    cases = [_fill(type, shape, shape) for shape in shapes]
    for case in cases:
        case.use_model(opened.model)
    return cases


def _fill(type: OperandType, shape: tuple[int, int], said: tuple[int, int]) -> SpecCase:
    builder = CaseBuilder(f"fill_{type.name.lower()}")
    scalar = OperandType.INT32 if type == OperandType.TENSOR_INT32 else OperandType.FLOAT32
    inputs = builder.input(OperandType.TENSOR_INT32, (2,)), builder.constant(scalar, 7)
    builder.operation(OperationType.FILL, inputs, [builder.output(type, said)])
    return builder.case([np.array(shape)], [np.full(shape, 7)])


def shapes_by_data(model: Prepared, cases: list[SpecCase]) -> Iterator[Judgment]:
    """One execution, whose outputs have other dimensions by what is in its memory at each call.

    The first of ``cases`` has the largest output.
    """
    for way in REUSABLE.values():
        if way.is_fenced:  # outputs must be known there
            continue
        first = CaseRun.of(cases[0], ArgumentPools())
        for number, case in enumerate([*cases, cases[0]]):
            run = CaseRun(case, first.arguments)
            run.arguments.write_inputs(case.inputs)
            note = f"call {number + 1}, whose output has the dimensions that its input says"
            yield run.execute(Trial(way, Outputs.UNSPECIFIED, note=note), model)


def after_a_miss(model: Prepared, case: SpecCase) -> Iterator[Judgment]:
    """Executed in time after a call whose deadline had passed: each call has a deadline of its own
    (``IExecution.aidl``).
    """
    for way in REUSABLE.values():
        run = CaseRun.of(case, ArgumentPools())
        request = run.arguments.request
        execution = made(model, request)
        way.once(model, execution, Options(deadline_ns=time.monotonic_ns()))  # may miss it or not
        run.arguments.reset_outputs()
        trial = Trial(way, note="no deadline, after one that had passed")
        yield run.judged(trial, way.once(model, execution, trial.options), request)


def gather(type: OperandType) -> SpecCase:
    """Rows that a second input chooses."""
    builder = CaseBuilder(f"gather_{type.name.lower()}")
    scale = unit_scale(type)
    rows, chosen = np.arange(12).reshape(4, 3), np.array([3, 0])
    x = builder.input(type, rows.shape, scale)
    axis = builder.constant(OperandType.INT32, 0)
    inputs = x, axis, builder.input(OperandType.TENSOR_INT32, chosen.shape)
    builder.operation(OperationType.GATHER, inputs, [builder.output(type, (2, 3), scale)])
    return builder.case([rows, chosen], [rows[chosen]])


def after_bad_data(model: Prepared, case: SpecCase) -> Iterator[Judgment]:
    """Executed with right data after a call with an index that no row has, which may have failed:
    what each call does depends on what is in the memory then.
    """
    data, chosen = case.inputs
    for way in REUSABLE.values():
        run = CaseRun.of(case, ArgumentPools())
        request = run.arguments.request
        execution = made(model, request)
        run.arguments.write_inputs((data, np.full(2, _NO_ROW, np.int32).tobytes()))
        way.once(model, execution, Options())
        run.arguments.write_inputs((data, chosen))
        run.arguments.reset_outputs()
        trial = Trial(way, note="right data, after such as may fail")
        yield run.judged(trial, way.once(model, execution, trial.options), request)


def made(model: Prepared, request: Request, options: Options = _PLAIN) -> IExecutionAidl:
    """A reusable execution of ``request``. Raises Skipped."""
    execution = model.reusable(request, options)
    if isinstance(execution, ErrorStatus):
        raise Skipped("the driver makes no reusable execution")
    return execution


def busy(model: Prepared, case: SpecCase) -> Iterator[Judgment]:
    """Called while it waits for a fence, which is the client's mistake: any answer will do, but
    afterwards the driver computes as before.
    """
    run = CaseRun.of(case, ArgumentPools())
    execution = made(model, run.arguments.request)
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
