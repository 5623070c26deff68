"""Soundness of variations: what the HAL leaves open, or drivers may refuse, is not held against
anybody.

Elements that are not finite or far from the usual ones, divisors that are zero, lengths of nothing,
conversions out of range, activations of integers, parts beyond a tensor, axes that are there twice,
and equal elements of which one is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import Model, OperandType, Operation, OperationType
from nntest.graph_tests.specimen import Values
from nntest.random_graph.values import MAX_MAGNITUDE

__all__ = ["NOT_VARIED", "is_sound"]

_O: Final = OperationType

_Array = NDArray[Any]
_Inputs = Sequence["_Array | None"]

NOT_VARIED: Final = frozenset(
    {
        *("IF", "WHILE", "RANDOM_MULTINOMIAL", "DETECTION_POSTPROCESSING", "GENERATE_PROPOSALS"),
        *("BOX_WITH_NMS_LIMIT", "HASHTABLE_LOOKUP", "HEATMAP_MAX_KEYPOINT", "LSH_PROJECTION"),
    }
)
"""Operations that choose among equals, need what is sorted, or refer to other subgraphs."""

_CHOOSE: Final = (_O.ARGMAX, _O.ARGMIN, _O.TOPK_V2)
_REDUCE: Final = (
    *(_O.MEAN, _O.REDUCE_ALL, _O.REDUCE_ANY, _O.REDUCE_MAX, _O.REDUCE_MIN),
    *(_O.REDUCE_PROD, _O.REDUCE_SUM),
)
_SHORTEST: Final = 1e-3
"""Least length of a row that is divided by its length."""

_MARGIN: Final = 1e-2
"""Between elements of which one is the greatest, as a share of the greatest of all."""


def is_sound(model: Model, values: Values) -> bool:
    """Whether ``model``, in which operands have these ``values``, leaves nothing open.

    Constants are among the values.
    """
    operands = model.main.operands
    for index, array in values.items():
        if not _is_usual(OperandType(operands[index].type), array):
            return False
    read = {index for each in model.main.operations for index in each.inputs}
    return all(_is_closed(each, values, read) for each in model.main.operations)


def _is_usual(type: OperandType, array: _Array) -> bool:
    most = MAX_MAGNITUDE.get(type)
    if most is None or not array.size:
        return True
    with np.errstate(invalid="ignore"):
        return bool(np.isfinite(array).all() and np.abs(array.astype(np.float64)).max() <= most)


def _is_closed(operation: Operation, values: Values, read: set[int]) -> bool:
    if operation.type in _CHOOSE and not read.isdisjoint(operation.outputs):
        return False
    rule = _RULES.get(OperationType(operation.type))
    return rule is None or rule([values.get(i) for i in operation.inputs], values, operation)


def _has_divisors(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    divisors = inputs[1]
    whole = _has_no_activation_of_integers(inputs, values, operation)
    return whole and divisors is not None and bool(divisors.all())


def _has_no_activation_of_integers(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    array, activation = inputs[0], inputs[2]
    return array is None or array.dtype != np.int32 or (activation is not None and not activation)


def _fits_the_type(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    source, result = inputs[0], values.get(operation.outputs[0])
    if source is None or result is None or result.dtype.kind not in "iu":
        return source is not None
    limits = np.iinfo(result.dtype)
    return bool((source > limits.min - 1.0).all() and (source < limits.max + 1.0).all())


def _has_length(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    array, axis = inputs[0], inputs[1] if len(inputs) > 1 else np.array(-1)
    if array is None or axis is None or array.dtype.kind != "f":
        return False
    lengths = np.sqrt(np.sum(np.square(array.astype(np.float64)), int(axis)))
    return bool((lengths >= _SHORTEST).all())


def _has_axes_once(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    array, axes = inputs[:2]
    if array is None or axes is None:
        return False
    known = [int(axis) % array.ndim for axis in axes.reshape(-1)]
    return len(set(known)) == len(known)


def _has_no_ties(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    """Whether what is chosen is apart from the rest, and from each other: roundings do not decide.

    The second input is an axis, or how many are chosen along the last one.
    """
    array, number = inputs[:2]
    if array is None or number is None:
        return False
    is_many = operation.type == _O.TOPK_V2
    rows = array.astype(np.float64)
    if not is_many:
        rows = np.moveaxis(rows, int(number), -1)
    count = int(number) if is_many else 1
    steps = np.diff(np.sort(rows))
    steps = steps[..., :count] if operation.type == _O.ARGMIN else steps[..., -count:]
    margin = 1.0 if array.dtype.kind in "iu" else _MARGIN * max(1.0, float(np.abs(rows).max()))
    return bool((steps > margin).all())


def _lies_inside(inputs: _Inputs, values: Values, operation: Operation) -> bool:
    array, begin, end = inputs[:3]
    if array is None or begin is None or end is None:
        return False
    sides = np.array(array.shape)
    begins = bool(((begin >= -sides) & (begin < sides)).all())
    return begins and bool(((end >= -sides - 1) & (end <= sides)).all())


_RULES: Final[Mapping[OperationType, Callable[[_Inputs, Values, Operation], bool]]] = {
    **dict.fromkeys((_O.ADD, _O.MUL, _O.SUB), _has_no_activation_of_integers),
    _O.DIV: _has_divisors,
    _O.CAST: _fits_the_type,
    **dict.fromkeys(_CHOOSE, _has_no_ties),
    _O.L2_NORMALIZATION: _has_length,
    _O.STRIDED_SLICE: _lies_inside,
    **dict.fromkeys(_REDUCE, _has_axes_once),
}
