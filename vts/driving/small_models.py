"""Cases that tests make for themselves: sums, whose right results are known exactly.

A driver has at least one of them, or it can hardly run anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np

from nnhal.device import Device
from nnhal.operand_types import dtype_of
from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale, unit_tensor
from vts.driving.long_models import long_sum
from vts.driving.prepared import unsupported
from vts.test_group import Skipped

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
    tensor, scale = unit_tensor(type, elements), unit_scale(type)
    builder = CaseBuilder(f"sum_{type.name.lower()}")
    x, first = builder.input(*tensor), builder.constant(type, copied, scale)
    none, between = builder.constant(_T.INT32, 0), builder.between(*tensor)
    second = builder.constant(type, shared, scale, shared=True)
    builder.operation(OperationType.ADD, (x, first, none), (between,))
    builder.operation(OperationType.ADD, (between, second, none), (builder.output(*tensor),))
    return with_inputs(builder.case([copied], [shared]), seed)


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
