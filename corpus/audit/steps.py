"""Smallest steps: how an argument of an operation may be misread by as little as it allows.

A scalar or an element of an integer argument is one more or one less, a flag the other way, an
activation another one, a real number or a scale two in a hundred greater, a zero point one more. An
element of data changes by a tenth of the largest: less may be lost where results are rounded.

What is kept in too few bits is misread, too: real numbers and scales in float16, integers in 16
bits or in a float32.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from corpus.language import Array
from corpus.oracle import Call, Value
from nnhal.operations.argument import Argument
from nnhal.operations.matching import Mismatch, spread
from nnhal.operations.registry import OPERATIONS
from nnhal.types import Operand, OperandType, OperationType, SymmPerChannelQuantParams

__all__ = ["Step", "steps"]

_SCALE: Final = 1.02
_REAL: Final = 1.02
_SHARE: Final = 0.1

_FEW: Final = 8
"""Elements of a parameter that are changed one by one; of data three are."""

_CODES: Final = {"activation": range(4), "padding": range(1, 3)}
"""Scalars that are codes, by the argument's name."""

_LEAST: Final = {"stride": 1, "filter": 1, "dilation": 1, "padding": 0, "num": 1, "depth": 1}
"""Least values of integers, by what the argument's name begins with."""


class Step(NamedTuple):
    """One misreading: which argument, what about it, and the call as it is understood then.

    There may be several of the same argument and aspect, in which case noticing one will do.
    """

    argument: str
    aspect: str
    call: Call
    changes: bool = True
    """False where the misreading changes nothing of this call."""


def steps(call: Call) -> Iterator[Step]:
    """All smallest steps of ``call``; some may be invalid."""
    inputs = [None if value is None else value.operand.type for value in call.inputs]
    outputs = tuple(operand.type for operand in call.outputs)
    signature = OPERATIONS[call.operation]._find_signature(tuple(inputs), outputs)
    if isinstance(signature, Mismatch):
        return
    names = _numbered(spread(signature.inputs, len(inputs)))
    for index, name in enumerate(names):
        value = call.inputs[index]
        if value is not None:
            is_fixed = _is_fixed(call.operation, name)
            for aspect, other in _values(name, value, is_parameter=is_fixed):
                yield Step(name, aspect, _with_input(call, index, other))
            for aspect, other in _in_fewer_bits(value, is_parameter=is_fixed):
                misread = _with_input(call, index, other)
                yield Step(name, aspect, misread, changes=_differ(value, other))
    for index, name in enumerate(_numbered(spread(signature.outputs, len(outputs)))):
        for aspect, operand in _quantizations(call.outputs[index]):
            changed = [*call.outputs]
            changed[index] = operand
            yield Step(f"output {name}", aspect, replace(call, outputs=changed))


def _numbered(arguments: Sequence[Argument]) -> list[str]:
    """Names; those of a repeated argument are distinguished as the first and the others."""
    names: list[str] = []
    for argument in arguments:
        again = argument.repeated and argument.name in names
        names.append(f"further {argument.name}" if again else argument.name)
    return names


def _with_input(call: Call, index: int, value: Value) -> Call:
    inputs = [*call.inputs]
    inputs[index] = value
    return replace(call, inputs=inputs)


@cache
def _is_fixed(operation: OperationType, name: str) -> bool:
    """Whether an argument is a parameter, an INT32 on whatever type the operation works."""
    types = {
        argument.type
        for signature in OPERATIONS[operation].signatures
        for argument in signature.inputs
        if argument.name == name
    }
    return types == {OperandType.TENSOR_INT32}


def _values(name: str, value: Value, *, is_parameter: bool) -> Iterator[tuple[str, Value]]:
    for aspect, array in _arrays(name, value, is_parameter=is_parameter):
        yield aspect, replace(value, array=array)
    for aspect, operand in _quantizations(value.operand):
        yield aspect, replace(value, operand=operand)


def _in_fewer_bits(value: Value, *, is_parameter: bool) -> Iterator[tuple[str, Value]]:
    array = value.array
    with np.errstate(over="ignore"):
        if value.operand.type in (OperandType.TENSOR_FLOAT32, OperandType.FLOAT32):
            yield "in float16", replace(value, array=array.astype(np.float16).astype(array.dtype))
        if value.operand.type == OperandType.TENSOR_INT32 and not is_parameter:
            yield "in 16 bits", replace(value, array=array.astype(np.int16).astype(array.dtype))
            nearest = array.astype(np.float32).astype(np.int64).clip(-(2**31), 2**31 - 1)
            yield "in float32", replace(value, array=nearest.astype(array.dtype))
        if value.operand.scale:
            scale = float(np.float16(value.operand.scale))
            operand = msgspec.structs.replace(value.operand, scale=scale)
            yield "scale in float16", replace(value, operand=operand)


def _differ(one: Value, other: Value) -> bool:
    """Whether two readings differ, scales by what can matter after rounding to codes."""
    if other.operand.scale != one.operand.scale:
        return not 1 / _SCALE < other.operand.scale / one.operand.scale < _SCALE
    return not np.array_equal(one.array, other.array)


def _quantizations(operand: Operand) -> Iterator[tuple[str, Operand]]:
    if operand.scale:
        yield "scale", msgspec.structs.replace(operand, scale=operand.scale * _SCALE)
    if "ASYMM" in OperandType(operand.type).name and operand.scale:
        other = operand.zero_point + 1 if operand.zero_point < 127 else operand.zero_point - 1
        yield "zero point", msgspec.structs.replace(operand, zero_point=other)
    extra = operand.extra_params
    if isinstance(extra, SymmPerChannelQuantParams):
        for channel in {0, len(extra.scales) - 1}:
            scales = [*extra.scales]
            scales[channel] *= _SCALE
            params = SymmPerChannelQuantParams(tuple(scales), extra.channel_dim)
            place = "first" if channel == 0 else "last"
            yield f"{place} channel's scale", msgspec.structs.replace(operand, extra_params=params)


def _arrays(name: str, value: Value, *, is_parameter: bool) -> Iterator[tuple[str, Array]]:
    array = value.array
    if array.size == 0:
        return
    if array.ndim == 0 or not value.operand.dimensions:
        yield from _scalars(name, array)
    elif is_parameter:
        for index in range(min(array.size, _FEW)):
            for step in (1, -1):
                yield f"element {index} {step:+}", _stepped(array, index, step)
    else:
        places = {"first": 0, "middle": array.size // 2, "last": array.size - 1}
        for place, index in places.items():
            for sign in (1, -1):
                yield f"{place} element", _stepped(array, index, sign * _step_of(array))


def _scalars(name: str, array: Array) -> Iterator[tuple[str, Array]]:
    value = array.reshape(-1)[0].item()
    for aspect, other in _numbers(name, value):
        yield aspect, np.full(array.shape, other, array.dtype)


def _numbers(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield "flag", not value
    elif isinstance(value, float):
        yield "value", value * _REAL if value else _REAL - 1
    elif name in _CODES and value in _CODES[name]:
        yield from ((f"code {value} as {code}", code) for code in _CODES[name] if code != value)
    else:
        least = next((low for word, low in _LEAST.items() if name.startswith(word)), -(2**31))
        yield "+1", value + 1
        if value - 1 >= least:
            yield "-1", value - 1


def _step_of(array: Array) -> float:
    if array.dtype.kind == "f":
        finite = array[np.isfinite(array)]
        return (float(np.abs(finite).max()) if finite.size else 1.0) * _SHARE or _SHARE
    if array.dtype.kind == "b":
        return 1
    if array.dtype.itemsize == 4:
        return max(2, int(np.abs(array.astype(np.int64)).max() * _SHARE))
    return (np.iinfo(array.dtype).max - np.iinfo(array.dtype).min) * _SHARE


def _stepped(array: Array, index: int, step: float) -> Array:
    """A copy with another element, as far as the type has room for it."""
    changed = array.copy()
    flat = changed.reshape(-1)
    if array.dtype.kind == "b":
        flat[index] = not flat[index]
    elif array.dtype.kind == "f":
        with np.errstate(over="ignore", invalid="ignore"):
            flat[index] += array.dtype.type(step)
    else:
        limits = np.iinfo(array.dtype)
        flat[index] = min(max(int(flat[index]) + int(step), limits.min), limits.max)
    return changed
