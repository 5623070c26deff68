"""Folding: operators whose inputs are all constants are computed while importing.

Converters leave arithmetic on shapes in their files, often with int64 and float64, which the HAL
does not have. Outputs of the model are not folded, since a HAL model computes them; quantized
tensors never are, and neither is what would become large.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nntflite.importer.operator import TfliteOperator
from nntflite.importer.tensors import NUMPY_TYPES
from nntflite.schema import Activation

__all__ = ["FOLDED", "fold"]

_LARGEST: Final = 1 << 20
"""Elements of a result."""

_Array: TypeAlias = NDArray[Any]
_Fold: TypeAlias = Callable[..., "_Array | list[_Array] | None"]
"""From the operator and its inputs to its result, several or, where it cannot be folded, None."""


def fold(op: TfliteOperator) -> bool:
    """Compute ``op`` if all its inputs are constants, and return whether that was done."""
    function = FOLDED.get(op.name)
    if function is None or not op.output_count or op.is_last:
        return False
    values = [op.known(position) for position in range(len(op)) if op.has(position)]
    tensors = [op.tensor(position) for position in range(len(op)) if op.has(position)]
    outputs = [op.output_tensor(number) for number in range(op.output_count)]
    if any(value is None for value in values) or not values:
        return False
    if any(each.quantization is not None or each.is_variable for each in (*tensors, *outputs)):
        return False
    try:
        results = function(op, *values)
    except (IndexError, TypeError, ValueError, ZeroDivisionError):
        return False  # the importer says what is wrong with it
    if results is None:
        return False
    found = results if isinstance(results, list) else [np.asarray(results)]
    types = [NUMPY_TYPES.get(each.type) for each in outputs]
    if len(found) != len(outputs) or None in types or any(r.size > _LARGEST for r in found):
        return False
    for number, (result, dtype) in enumerate(zip(found, types, strict=True)):
        op.fold(np.array(result, dtype), number)
    return True


def _arithmetic(function: Callable[[_Array, _Array], _Array]) -> _Fold:
    def folded(op: TfliteOperator, one: _Array, other: _Array) -> _Array | None:
        if op.option("fused_activation_function") != Activation.NONE:
            return None
        return function(one, other)

    return folded


def _plain(function: Callable[..., Any]) -> _Fold:
    return lambda op, *values: np.asarray(function(*values))


def _reduced(function: Callable[..., Any]) -> _Fold:
    def folded(op: TfliteOperator, value: _Array, axes: _Array) -> _Array:
        which = tuple(int(axis) for axis in axes.reshape(-1))
        return np.asarray(function(value, axis=which, keepdims=bool(op.option("keep_dims"))))

    return folded


def _strided_slice(
    op: TfliteOperator, value: _Array, begin: _Array, end: _Array, strides: _Array
) -> _Array | None:
    if op.option("ellipsis_mask") or op.option("new_axis_mask") or op.option("offset"):
        return None
    index: list[int | slice] = []
    for axis, (first, last, step) in enumerate(
        zip(begin.tolist(), end.tolist(), strides.tolist(), strict=True)
    ):
        if op.option("shrink_axis_mask") >> axis & 1:
            index.append(first)
            continue
        masked = [op.option(mask) >> axis & 1 for mask in ("begin_mask", "end_mask")]
        index.append(slice(None if masked[0] else first, None if masked[1] else last, step))
    return np.asarray(value[tuple(index)])


def _slice(op: TfliteOperator, value: _Array, begin: _Array, size: _Array) -> _Array:
    pairs = zip(begin.tolist(), size.tolist(), strict=True)
    return value[tuple(slice(b, None if s == -1 else b + s) for b, s in pairs)]


def _gather(op: TfliteOperator, value: _Array, indexes: _Array) -> _Array | None:
    return None if op.option("batch_dims") else np.take(value, indexes, axis=op.option("axis"))


def _reshape(op: TfliteOperator, value: _Array, shape: _Array | None = None) -> _Array:
    wanted = op.option("new_shape") if shape is None else shape.reshape(-1)
    return value.reshape([int(size) for size in wanted])


def _range(op: TfliteOperator, start: _Array, limit: _Array, delta: _Array) -> _Array | None:
    first, last, step = (each.reshape(-1)[0].item() for each in (start, limit, delta))
    return np.arange(first, last, step) if abs(last - first) <= _LARGEST * abs(step) else None


def _tile(op: TfliteOperator, value: _Array, times: _Array) -> _Array | None:
    wanted = [int(each) for each in times.reshape(-1)]
    return np.tile(value, wanted) if value.size * math.prod(wanted) <= _LARGEST else None


def _unpack(op: TfliteOperator, value: _Array) -> list[_Array]:
    axis = op.option("axis")
    return [np.take(value, number, axis=axis) for number in range(value.shape[axis])]


def _squeeze(op: TfliteOperator, value: _Array) -> _Array:
    return np.squeeze(value, tuple(op.option("squeeze_dims") or ()) or None)


FOLDED: Final[Mapping[str, _Fold]] = {
    "ADD": _arithmetic(np.add),
    "SUB": _arithmetic(np.subtract),
    "MUL": _arithmetic(np.multiply),
    "FLOOR_DIV": _plain(np.floor_divide),
    "FLOOR_MOD": _plain(np.mod),
    "MAXIMUM": _plain(np.maximum),
    "MINIMUM": _plain(np.minimum),
    "NEG": _plain(np.negative),
    "EQUAL": _plain(np.equal),
    "NOT_EQUAL": _plain(np.not_equal),
    "LESS": _plain(np.less),
    "LESS_EQUAL": _plain(np.less_equal),
    "GREATER": _plain(np.greater),
    "GREATER_EQUAL": _plain(np.greater_equal),
    "LOGICAL_AND": _plain(np.logical_and),
    "LOGICAL_OR": _plain(np.logical_or),
    "LOGICAL_NOT": _plain(np.logical_not),
    "SELECT": _plain(np.where),
    "SELECT_V2": _plain(np.where),
    "SUM": _reduced(np.sum),
    "REDUCE_PROD": _reduced(np.prod),
    "REDUCE_MAX": _reduced(np.max),
    "REDUCE_MIN": _reduced(np.min),
    "CAST": _plain(lambda value: value),
    "RANGE": _range,
    "FILL": _plain(lambda shape, value: np.broadcast_to(value, shape.tolist())),
    "ZEROS_LIKE": _plain(np.zeros_like),
    "TILE": _tile,
    "BROADCAST_ARGS": _plain(lambda *shapes: np.broadcast_shapes(*(s.tolist() for s in shapes))),
    "BROADCAST_TO": _plain(lambda value, shape: np.broadcast_to(value, shape.tolist())),
    "TRANSPOSE": _plain(lambda value, order: value.transpose(order.tolist())),
    "EXPAND_DIMS": _plain(lambda value, axis: np.expand_dims(value, int(axis.reshape(-1)[0]))),
    "CONCATENATION": lambda op, *values: np.concatenate(values, op.option("axis")),
    "PACK": lambda op, *values: np.stack(values, op.option("axis")),
    "UNPACK": _unpack,
    "RESHAPE": _reshape,
    "SQUEEZE": _squeeze,
    "SLICE": _slice,
    "STRIDED_SLICE": _strided_slice,
    "GATHER": _gather,
}
"""Computation of each operator that is folded, by TF Lite's name."""
