"""Requests that omit some outputs, and want others.

Source: ``types.hal``, ``RequestArgument.hasNoValue`` ("the argument does not have a value"), and
``Request.outputs``, which stand in the order of ``outputIndexes``. Whether a driver takes such a
request where no operation calls the output optional is left open, and any error is right; one that
takes it must put what is wanted where it is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import msgspec
import numpy as np

from nnhal.types import ErrorStatus, OperandType, OperationType
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import GuardedArguments
from vts.driving.available_executors import available
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, check_memory
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial, check_sound

__all__ = ["sums_of_one", "without_some"]

_ADDED: Final = (1, 20, 40)
"""To the input, one number for each output."""

_ELEMENTS: Final = 12

_OMITTED: Final = ((0,), (1,), (2,), (0, 1), (0, 2), ())
"""Outputs that a request leaves out; the last one leaves out none."""


def sums_of_one(name: str, type: OperandType) -> SpecCase:
    """A model with three outputs of the same size, ``input + number`` each."""
    builder, values = CaseBuilder(name), np.arange(_ELEMENTS)
    source = builder.input(type, values.shape, unit_scale(type))
    none = builder.constant(OperandType.INT32, 0)
    for number in _ADDED:
        added = builder.constant(type, np.full(_ELEMENTS, number), unit_scale(type))
        output = builder.output(type, values.shape, unit_scale(type))
        builder.operation(OperationType.ADD, (source, added, none), (output,))
    return builder.case([values], [values + number for number in _ADDED])


def without_some(model: Prepared, case: SpecCase, pools: ArgumentPools) -> Iterator[Judgment]:
    """The requests one after the other, in every way."""
    for way, omitted in product(available((SYNC, ASYNC, BURST, FENCED), model.version), _OMITTED):
        judgment = _without(model, case, way, omitted, pools)
        if judgment is not None:
            yield judgment


def _without(
    model: Prepared, case: SpecCase, way: Executor, omitted: Sequence[int], pools: ArgumentPools
) -> Judgment | None:
    """None where the driver does not take the request."""
    wanted = msgspec.structs.replace(case, ignored=tuple(index in omitted for index in range(3)))
    sizes = [0 if index in omitted else len(data) for index, data in enumerate(case.outputs)]
    arguments = GuardedArguments(case.inputs, sizes, pools)
    run = CaseRun(wanted, arguments)
    if not omitted:
        return run.execute(Trial(way, note="after requests that omit outputs"), model)
    trial = Trial(way, note=f"output {' and '.join(map(str, omitted))} omitted")
    answer = way.run(model, arguments.request)
    check_sound(trial, answer, len(case.outputs))
    check_memory(trial, answer, arguments, arguments.request)
    if answer.status != ErrorStatus.NONE:
        return None
    # What shape an output has that is not there, nobody says.
    return run.compared(trial, msgspec.structs.replace(answer, shapes=()))
