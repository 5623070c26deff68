"""Default arguments: optional inputs at the end of an operation that say what holds without them.

Drivers of old versions refuse an operation by the number of its inputs, so the runtime leaves them
out. Source: ``ModelBuilder::getNumTrailingArgumentsToRemove``.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from nnhal.types import Operand, OperandLifeTime, OperandType, Operation, OperationType

__all__ = ["default_argument_count", "without_default_arguments"]


class _Default(NamedTuple):
    """A scalar with the value that an operation assumes without it."""

    type: OperandType
    data: bytes


_FALSE: Final = _Default(OperandType.BOOL, b"\0")
_ONE: Final = _Default(OperandType.INT32, struct.pack("=i", 1))
_LAST: Final = _Default(OperandType.INT32, struct.pack("=i", -1))


class _Tail(NamedTuple):
    """The optional inputs of one form of an operation, from input ``start`` on.

    A form is recognized by the type of its input ``marker``. ``pairs`` names the first of two
    inputs that must come together.
    """

    start: int
    defaults: tuple[_Default, ...]
    marker: tuple[int, OperandType] | None = None
    pairs: int | None = None


_EXPLICIT: Final = OperandType.INT32
_IMPLICIT: Final = OperandType.BOOL
_POOL: Final = (
    _Tail(10, (_FALSE,), (7, _EXPLICIT)),
    _Tail(7, (_FALSE,), (7, _IMPLICIT)),
)


def _convolution(explicit: int, implicit: int, marker: int) -> tuple[_Tail, _Tail]:
    """Layout, then dilations, which come together."""
    tail = (_FALSE, _ONE, _ONE)
    return (
        _Tail(explicit, tail, (marker, _EXPLICIT), explicit + 1),
        _Tail(implicit, tail, (marker, _IMPLICIT), implicit + 1),
    )


_TAILS: Final[Mapping[int, tuple[_Tail, ...]]] = MappingProxyType(
    {
        OperationType.AVERAGE_POOL_2D: _POOL,
        OperationType.L2_POOL_2D: _POOL,
        OperationType.MAX_POOL_2D: _POOL,
        OperationType.CONV_2D: _convolution(10, 7, 7),
        OperationType.DEPTHWISE_CONV_2D: _convolution(11, 8, 8),
        OperationType.DEPTH_TO_SPACE: (_Tail(2, (_FALSE,)),),
        OperationType.SPACE_TO_DEPTH: (_Tail(2, (_FALSE,)),),
        OperationType.BATCH_TO_SPACE_ND: (_Tail(2, (_FALSE,)),),
        OperationType.SPACE_TO_BATCH_ND: (_Tail(3, (_FALSE,)),),
        OperationType.L2_NORMALIZATION: (_Tail(1, (_LAST,)),),
        OperationType.LOCAL_RESPONSE_NORMALIZATION: (_Tail(5, (_LAST,)),),
        OperationType.SOFTMAX: (_Tail(2, (_LAST,)),),
        OperationType.RESIZE_BILINEAR: (_Tail(3, (_FALSE, _FALSE, _FALSE)),),
        OperationType.RESIZE_NEAREST_NEIGHBOR: (_Tail(4, (_FALSE, _FALSE)),),
    }
)


def without_default_arguments(
    operation: Operation, operands: Sequence[Operand], values: bytes | bytearray
) -> Operation:
    """``operation`` without the inputs at its end that are defaults.

    ``values`` are the bytes of CONSTANT_COPY operands. Only those are looked at: memory is not
    mapped for this.
    """
    count = default_argument_count(operation, operands, values)
    if count == 0:
        return operation
    return Operation(operation.type, operation.inputs[:-count], operation.outputs)


def default_argument_count(
    operation: Operation, operands: Sequence[Operand], values: bytes | bytearray
) -> int:
    """Return how many inputs at the end of ``operation`` can be left out."""
    for tail in _TAILS.get(operation.type, ()):
        if _has_form(operation, operands, tail):
            return _matching(operation, operands, values, tail)
    return 0


def _has_form(operation: Operation, operands: Sequence[Operand], tail: _Tail) -> bool:
    count = len(operation.inputs)
    if not tail.start < count <= tail.start + len(tail.defaults):
        return False
    if tail.marker is None:
        return True
    index, type = tail.marker
    return operands[operation.inputs[index]].type == type


def _matching(
    operation: Operation, operands: Sequence[Operand], values: bytes | bytearray, tail: _Tail
) -> int:
    given = operation.inputs[tail.start :]
    matching = 0
    for index, default in reversed(list(zip(given, tail.defaults, strict=False))):
        if not _is(default, operands[index], values):
            break
        matching += 1
    left = len(operation.inputs) - matching
    # With the first of the pair alone there would be no such operation.
    return 0 if tail.pairs is not None and left == tail.pairs + 1 else matching


def _is(default: _Default, operand: Operand, values: bytes | bytearray) -> bool:
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.type != default.type:
        return False
    start = operand.location.offset
    return bytes(values[start : start + len(default.data)]) == default.data
