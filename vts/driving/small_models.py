"""Cases that tests make for themselves: sums, whose right results are known exactly.

A driver has at least one of them, or it can hardly run anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.long_models import long_sum
from vts.driving.prepared import unsupported
from vts.test_group import Skipped

if TYPE_CHECKING:
    from nnhal.device import Device

__all__ = [
    "SUM_TYPES",
    "long_sum",
    "sum_case",
    "sums_of",
    "supported_long_sums",
    "supported_sum",
    "with_inputs",
]

_T: Final = OperandType

SUM_TYPES: Final = (_T.TENSOR_FLOAT32, _T.TENSOR_QUANT8_ASYMM, _T.TENSOR_FLOAT16, _T.TENSOR_INT32)
"""Types by how likely a driver adds them; the first two are of HAL 1.0."""

_LARGEST: Final = 60
"""Inputs are whole numbers up to this: sums are exact in every type, and in 8 bits too."""


def sum_case(type: OperandType, elements: int, seed: int = 0, constants: int = 0) -> SpecCase:
    """``(input + copied constants) + constants in shared memory``, of one dimension.

    Both constants are as large as the input, so that a prepared model that stays behind is seen;
    another number of ``constants`` gives other ones.
    """
    random = np.random.default_rng([elements, constants])
    copied, shared = (random.integers(0, _LARGEST, elements) for _ in range(2))
    dtype = dtype_of(type)
    values, pool = copied.astype(dtype).tobytes(), shared.astype(dtype).tobytes()
    activation = len(values) + -len(values) % 4
    size, lifetimes = len(values), OperandLifeTime
    tensor = Operand(type, (elements,), unit_scale(type))

    def operand(lifetime: OperandLifeTime, length: int = 0) -> Operand:
        location = DataLocation(length=length)
        return msgspec.structs.replace(tensor, lifetime=lifetime, location=location)

    case = SpecCase(
        name=f"sum_{type.name.lower()}",
        version=None,
        main=Subgraph(
            operands=(
                operand(lifetimes.SUBGRAPH_INPUT),
                operand(lifetimes.CONSTANT_COPY, size),
                Operand(
                    _T.INT32,
                    lifetime=lifetimes.CONSTANT_COPY,
                    location=DataLocation(0, activation, 4),
                ),
                operand(lifetimes.TEMPORARY_VARIABLE),
                operand(lifetimes.CONSTANT_REFERENCE, size),
                operand(lifetimes.SUBGRAPH_OUTPUT),
            ),
            operations=(
                Operation(OperationType.ADD, (0, 1, 2), (3,)),
                Operation(OperationType.ADD, (3, 4, 2), (5,)),
            ),
            input_indexes=(0,),
            output_indexes=(5,),
        ),
        referenced=(),
        operand_values=values + bytes(activation + 4 - size),
        pool_values=pool,
        relaxed=False,
        inputs=(b"",),
        outputs=(b"",),
        ignored=(False,),
    )
    return with_inputs(case, seed)


def sums_of(type: OperandType, sizes: Sequence[int]) -> SpecCase:
    """``x + constant`` for a vector of each of ``sizes``, side by side."""
    scale, random = unit_scale(type), np.random.default_rng(len(sizes))
    builder = CaseBuilder(f"sums_{type.name.lower()}")
    none = builder.constant(_T.INT32, 0)
    inputs, outputs = [], []
    for size in sizes:
        x, added = (random.integers(0, _LARGEST, size) for _ in range(2))
        operands = builder.input(type, (size,), scale), builder.constant(type, added, scale), none
        builder.operation(OperationType.ADD, operands, [builder.output(type, (size,), scale)])
        inputs.append(x)
        outputs.append(x + added)
    return builder.case(inputs, outputs)


def with_inputs(case: SpecCase, seed: int) -> SpecCase:
    """The same model with other inputs. ``case`` is one of :func:`sum_case`."""
    operand = case.input_operands()[0]
    dtype, (elements,) = dtype_of(operand.type), operand.dimensions
    values = np.random.default_rng([seed, 1]).integers(0, _LARGEST, elements)
    total = values + sum(
        np.frombuffer(data, dtype, elements).astype(np.int64)
        for data in (case.operand_values, case.pool_values)
    )
    return _same_model(case, (values.astype(dtype).tobytes(),), (total.astype(dtype).tobytes(),))


def _same_model(case: SpecCase, inputs: Sequence[bytes], outputs: Sequence[bytes]) -> SpecCase:
    other = msgspec.structs.replace(case, inputs=tuple(inputs), outputs=tuple(outputs))
    other.use_model(case.model)
    return other


def supported_sum(device: Device, elements: int) -> SpecCase:
    """The first of :func:`sum_case` that the driver supports. Raises Skipped."""
    for type in SUM_TYPES:
        case = sum_case(type, elements)
        if unsupported(device, case.model) is None:
            return case
    names = ", ".join(type.name for type in SUM_TYPES)
    raise Skipped(f"the driver adds none of {names}")


def supported_long_sums(device: Device, elements: int, seeds: Iterable[int]) -> list[SpecCase]:
    """:func:`long_sum` of the first type that the driver supports, for each of ``seeds``.

    All have the same model. Raises Skipped.
    """
    for type in SUM_TYPES:
        cases = [long_sum(type, elements, seed) for seed in seeds]
        if unsupported(device, cases[0].model) is None:
            return cases
    names = ", ".join(type.name for type in SUM_TYPES)
    raise Skipped(f"the driver adds none of {names} many times")
