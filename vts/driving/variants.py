"""Other inputs for a case of the corpus, and what a driver makes of them.

What other inputs should give is not known. What they give on a model that was only just prepared
is taken for it: later executions must agree.
"""

from __future__ import annotations

import msgspec
import numpy as np

from nnhal.device import Device
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import ErrorStatus, OperandLifeTime
from nntest.arguments import ArgumentPools
from nntest.cases.constants import NUMBERS
from nntest.spec import SpecCase
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.prepared import prepared

__all__ = ["other_inputs", "other_numbers", "with_inputs", "with_other_inputs"]


def other_inputs(case: SpecCase) -> tuple[bytes, ...] | None:
    """Valid inputs that differ from those of ``case``, of the same sizes; None if there are none.

    They keep the range of values, which may matter (probabilities, coordinates): elements are
    reversed, or halved where all are the same.
    """
    pairs = zip(case.inputs, case.input_operands(), strict=True)
    changed = tuple(
        other_numbers(data, operand.type) if operand.type in NUMBERS else data
        for data, operand in pairs
    )
    return changed if changed != case.inputs else None


def other_numbers(data: bytes, type: int) -> bytes:
    """Other numbers in the range of those in ``data``; the same where all are 0."""
    values = np.frombuffer(data, dtype_of(type))
    turned = values[::-1]
    if turned.tobytes() == data:
        turned = values * 0.5 if values.dtype.kind == "f" else values // 2
    return bytes(turned.astype(values.dtype))


def _shows_rounding(case: SpecCase) -> bool:
    """Whether a quantized result is computed with. Specs choose inputs for which there is no doubt
    about it; with others it may be one step off, and what follows from it by any number.
    """
    within = [
        operand
        for operand in case.main.operands
        if operand.lifetime == OperandLifeTime.TEMPORARY_VARIABLE
    ]
    within += [operand for graph in case.referenced for operand in graph.operands]
    return any(is_quantized(operand.type) for operand in within)


def with_other_inputs(device: Device, case: SpecCase, pools: ArgumentPools) -> SpecCase | None:
    """``case`` with other inputs, and as its expected outputs what a newly prepared model gives.

    None where there are no other inputs, they give no output, or one that cannot be compared:
    random, not a number, or made of codes that may be rounded up or down.
    """
    inputs = other_inputs(case)
    return None if inputs is None else with_inputs(device, case, inputs, pools)


def with_inputs(
    device: Device, case: SpecCase, inputs: tuple[bytes, ...], pools: ArgumentPools
) -> SpecCase | None:
    """The same with these valid ``inputs``, of the same sizes."""
    if case.multinomial_tolerance or not all(case.outputs) or _shows_rounding(case):
        return None
    arguments = GuardedArguments(inputs, output_sizes(case.outputs), pools)
    with prepared(device, case.model) as model:
        way = available((SYNC, ASYNC), model.version)[0]
        answer = way.run(model, arguments.request)
    operands = case.output_operands()
    shapes = tuple(tuple(shape.dimensions) for shape in answer.shapes)
    golden = tuple(operand.dimensions for operand in operands)
    if answer.status != ErrorStatus.NONE or shapes not in ((), golden):
        return None
    outputs = [
        arguments.output(index, operand, operand.dimensions)
        for index, operand in enumerate(operands)
    ]
    if not all(np.isfinite(output).all() for output in outputs):
        return None
    data = tuple(output.tobytes() for output in outputs)
    if list(map(len, data)) != list(map(len, case.outputs)):
        return None
    # Relaxed in what is allowed: a driver may be as far from itself as twice from the truth, and
    # nobody has chosen these inputs for being well conditioned.
    other = msgspec.structs.replace(case, inputs=inputs, outputs=data, relaxed=True)
    other.use_model(case.model)
    return other
