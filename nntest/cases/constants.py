"""Cases with constants of numbers: weights, biases, tables, as models of applications have them.

Where a spec has all of them as inputs, they can be made constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from nnhal.types import DataLocation, OperandLifeTime, OperandType

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["NUMBERS", "number_constants", "with_constants"]

_T: Final = OperandType

NUMBERS: Final = frozenset(
    {
        _T.TENSOR_FLOAT32,
        _T.TENSOR_FLOAT16,
        _T.TENSOR_QUANT8_ASYMM,
        _T.TENSOR_QUANT8_ASYMM_SIGNED,
        _T.TENSOR_QUANT8_SYMM,
        _T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        _T.TENSOR_QUANT16_SYMM,
        _T.TENSOR_QUANT16_ASYMM,
    }
)
"""Types whose values are numbers to compute with. Integers may be indexes, sizes or axes, for
which other values may be invalid."""

_COPY: Final = OperandLifeTime.CONSTANT_COPY
_REFERENCE: Final = OperandLifeTime.CONSTANT_REFERENCE

_ALIGNMENT: Final = 8


def with_constants(case: SpecCase) -> SpecCase | None:
    """``case``, or where it has no constants of numbers the same with all such inputs but the first
    as constants; None where nothing can be one.
    """
    if number_constants(case):
        return case
    indexes = case.main.input_indexes
    pairs = list(zip(indexes, case.inputs, strict=True))
    numbers = [n for n, (i, data) in enumerate(pairs) if data and _is_of_numbers(case, i)]
    # An input must be left, of whatever type.
    moved = numbers[1:] if len(numbers) > 1 else numbers if len(pairs) > 1 else []
    if not moved:
        return None
    operands, values = list(case.main.operands), bytearray(case.operand_values)
    for number in moved:
        index, data = pairs[number]
        values += bytes(-len(values) % _ALIGNMENT)
        operands[index] = msgspec.structs.replace(
            operands[index], lifetime=_COPY, location=DataLocation(0, len(values), len(data))
        )
        values += data
    left = [pair for number, pair in enumerate(pairs) if number not in moved]
    main = msgspec.structs.replace(
        case.main, operands=tuple(operands), input_indexes=tuple(index for index, _ in left)
    )
    inputs = tuple(data for _, data in left)
    return msgspec.structs.replace(case, main=main, operand_values=bytes(values), inputs=inputs)


def number_constants(case: SpecCase) -> list[int]:
    """Indexes of constants of the main subgraph that have elements, of :data:`NUMBERS`."""
    return [
        index
        for index, operand in enumerate(case.main.operands)
        if operand.lifetime in (_COPY, _REFERENCE)
        and operand.location.length
        and _is_of_numbers(case, index)
    ]


def _is_of_numbers(case: SpecCase, index: int) -> bool:
    return case.main.operands[index].type in NUMBERS
