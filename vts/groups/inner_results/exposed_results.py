"""A case whose results are no outputs of the model: one more operation reads each of them.

What that operation makes of them is exact, so that the same is expected of it as of the results.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)
from nntest.spec import SpecCase

__all__ = ["READ", "with_inner_results"]

_T: Final = OperandType
_L: Final = OperandLifeTime

_MAX_RANK: Final = 4

_ALIGNMENT: Final = 8

_Numbers = NDArray[np.generic]

_READERS: Final[dict[OperandType, tuple[OperationType, Callable[[_Numbers], _Numbers]]]] = {
    _T.TENSOR_FLOAT32: (OperationType.NEG, np.negative),
    _T.TENSOR_FLOAT16: (OperationType.NEG, np.negative),
    _T.TENSOR_INT32: (OperationType.NEG, np.negative),
    _T.TENSOR_BOOL8: (OperationType.LOGICAL_NOT, np.logical_not),
    _T.TENSOR_QUANT8_ASYMM: (OperationType.MAXIMUM, np.copy),
    _T.TENSOR_QUANT8_ASYMM_SIGNED: (OperationType.MAXIMUM, np.copy),
}
"""The operation that reads a result, and what it makes of it. Codes have no exact inverse: they
are compared with the lowest one.
"""

READ: Final = frozenset(_READERS)
"""Types of results that an operation reads."""


def with_inner_results(case: SpecCase) -> SpecCase | None:
    """``case`` with another operation behind each of its outputs, None where it has none that
    one can be put behind: their dimensions are known, and their elements specified.
    """
    operands, operations = list(case.main.operands), list(case.main.operations)
    indexes, expected = list(case.main.output_indexes), list(case.outputs)
    values = bytearray(case.operand_values)
    for number, index in enumerate(case.main.output_indexes):
        result = operands[index]
        if not _can_be_read(result) or case.ignored[number] or not case.outputs[number]:
            continue
        type = OperandType(result.type)
        operation, of = _READERS[type]
        inputs = [index]
        if operation == OperationType.MAXIMUM:
            values += bytes(-len(values) % _ALIGNMENT)
            lowest = np.full(1, np.iinfo(dtype_of(type)).min, dtype_of(type)).tobytes()
            place = DataLocation(0, len(values), len(lowest))
            values += lowest
            inputs.append(len(operands))
            constant = Operand(type, (1,), result.scale, result.zero_point, _L.CONSTANT_COPY, place)
            operands.append(constant)
        operands[index] = msgspec.structs.replace(result, lifetime=_L.TEMPORARY_VARIABLE)
        operations.append(Operation(operation, tuple(inputs), (len(operands),)))
        indexes[number] = len(operands)
        operands.append(result)
        numbers = np.frombuffer(case.outputs[number], dtype_of(type))
        expected[number] = of(numbers).astype(numbers.dtype).tobytes()
    if indexes == list(case.main.output_indexes):
        return None
    main = msgspec.structs.replace(
        case.main,
        operands=tuple(operands),
        operations=tuple(operations),
        output_indexes=tuple(indexes),
    )
    return msgspec.structs.replace(
        case, main=main, operand_values=bytes(values), outputs=tuple(expected)
    )


def _can_be_read(result: Operand) -> bool:
    known = bool(result.dimensions) and 0 not in result.dimensions
    return known and result.type in READ and len(result.dimensions) <= _MAX_RANK
