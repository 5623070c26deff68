"""Subgraphs of IF and WHILE: arithmetic that keeps type, shape and quantization."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntest.random_graph.draft import Draft
from nntest.random_graph.values import CODES, Content, Quantization, Value

__all__ = ["MAX_CHANGE", "arithmetic", "copy_into", "integer", "operations", "small_constant"]

O = OperationType  # noqa: E741

_ACTIVATED: Final = (O.ADD, O.SUB, O.MUL)
_ARITHMETIC: Final = (*_ACTIVATED, O.MAXIMUM, O.MINIMUM)

_MAX_STEPS: Final = 3
"""Operations of a branch or body."""

_MAX_INTEGER: Final = 9

MAX_CHANGE: Final = (_MAX_STEPS + 1) * _MAX_INTEGER
"""Maximum that :func:`arithmetic` adds to the absolute value of an element, and the small constant
that it begins with where a branch has no input.
"""


def operations(draft: Draft, type: OperandType, scale: float = 0.0) -> list[OperationType]:
    """The arithmetic on ``type`` that may be drawn and keeps a ``scale``."""
    found = [operation for operation in _ARITHMETIC if draft.may_have(operation, type)]
    # The scale of a product has to be more than the product of the scales.
    return found if scale < 1 else [operation for operation in found if operation != O.MUL]


def arithmetic(draft: Draft, value: Value) -> Value:
    """A few operations on ``value`` and constants; the result is like ``value``."""
    choice = operations(draft, value.type, value.scale)
    for _ in range(draft.dice.number(1, _MAX_STEPS)):
        operation = draft.dice.pick(choice)
        inputs = [value, small_constant(value, product=operation == O.MUL)]
        if operation in _ACTIVATED:
            inputs.append(integer(FusedActivationFunc.NONE, OperandType.INT32))
        value = Value(value.type, value.shape, value.interval, value.quantization)
        draft.add(operation, inputs, [value])
    return value


def small_constant(like: Value, *, product: bool = False) -> Value:
    """A constant of type, shape and quantization of ``like``, which adds or multiplies little."""
    largest = _MAX_INTEGER if like.type == OperandType.TENSOR_INT32 and not product else 1
    content = Content(*CODES.get(like.type, (-largest, largest)))
    return Value(like.type, like.shape, like.interval, like.quantization, content, constant=True)


def copy_into(draft: Draft, value: Value) -> Value:
    """An input of ``draft`` that is like ``value``."""
    copy = Value(value.type, value.shape, value.interval, value.quantization, Content())
    draft.place(copy)
    return copy


def integer(number: int, type: OperandType = OperandType.TENSOR_INT32) -> Value:
    """A constant: a scalar, or a tensor of one element."""
    shape = () if type == OperandType.INT32 else (1,)
    content = Content(given=np.full(shape, number, np.int32))
    return Value(type, shape, (number, number), Quantization(), content, constant=True)
