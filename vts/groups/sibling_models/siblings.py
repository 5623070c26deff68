"""Sibling models: small models that differ in next to nothing, with what each of them gives.

All numbers are whole and small, so that results are exact in every type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder
from vts.driving.small_models import sum_case

__all__ = ["REWRITTEN", "SIBLINGS"]

_T: Final = OperandType
_NONE, _RELU6 = FusedActivationFunc.NONE, FusedActivationFunc.RELU6

_ELEMENTS: Final = 1 << 10
_MANY: Final = 18
_SIDE: Final = 6
_UNITS, _SIZE = 8, 96
"""Size of FULLY_CONNECTED: several hundred weights, which a driver packs."""


def _sum(
    type: OperandType,
    constant: NDArray[Any],
    activation: FusedActivationFunc = _NONE,
    scale: float = 1.0,
    *,
    shared: bool = False,
) -> SpecCase:
    """``x + constant`` for a square x."""
    is_quantized = type == _T.TENSOR_QUANT8_ASYMM
    x = np.arange(_SIDE * _SIDE).reshape(_SIDE, _SIDE)
    scales = (1.0, scale) if is_quantized else (0.0, 0.0)
    builder = CaseBuilder(f"sum_{type.name.lower()}")
    operands = [
        builder.input(type, x.shape, scales[0]),
        builder.constant(type, constant, scales[1], shared=shared),
        builder.constant(_T.INT32, activation),
    ]
    output = builder.output(type, x.shape, scales[0])
    builder.operation(OperationType.ADD, operands, [output])
    total = x + constant * scale
    return builder.case([x], [np.clip(total, 0, 6) if activation == _RELU6 else total])


def _products(type: OperandType, weights: NDArray[Any], *, shared: bool) -> SpecCase:
    """FULLY_CONNECTED of one row of ones and twos with even weights."""
    is_quantized = type == _T.TENSOR_QUANT8_ASYMM
    x = 1 + np.arange(_SIZE).reshape(1, _SIZE) % 2
    scale = 1.0 if is_quantized else 0.0
    builder = CaseBuilder(f"fully_connected_{type.name.lower()}")
    operands = [
        builder.input(type, x.shape, scale),
        builder.constant(type, weights, scale, shared=shared),
        builder.constant(_T.TENSOR_INT32 if is_quantized else type, np.zeros(_UNITS), scale),
        builder.constant(_T.INT32, _NONE),
    ]
    # Before HAL 1.2 the scale of the output had to be above the product of the others.
    output = builder.output(type, (1, _UNITS), 2 * scale)
    builder.operation(OperationType.FULLY_CONNECTED, operands, [output])
    total = x @ weights.T
    return builder.case([x], [total // 2 if is_quantized else total])


def _other_constants(type: OperandType) -> list[SpecCase]:
    """All constants differ, those in shared memory too."""
    return [sum_case(type, _ELEMENTS, seed, constants=seed) for seed in range(3)]


def _one_element(type: OperandType) -> list[SpecCase]:
    """Weights that differ in one element: the last, the first, or one between."""
    some = np.random.default_rng(0).integers(0, 12, (_UNITS, _SIZE)) == 0
    weights = 2 * some.astype(np.int64)
    cases = []
    for shared in (False, True):
        cases.append(_products(type, weights, shared=shared))
        for place in (weights.size - 1, 0, weights.size // 2):
            changed = weights.copy()
            changed.flat[place] += 4
            cases.append(_products(type, changed, shared=shared))
    return cases


def _shared_terms(type: OperandType) -> list[SpecCase]:
    """A row of terms in shared memory, all of which differ."""
    values = np.arange(_SIDE)[None, :]
    return [_sum(type, values + 7 * number, shared=True) for number in range(3)]


def _shared_weights(type: OperandType) -> list[SpecCase]:
    """Weights in shared memory, each of which is another number, but for zeros."""
    some = (np.arange(_UNITS * _SIZE).reshape(_UNITS, _SIZE) % 11 == 0).astype(np.int64)
    return [_products(type, 2 * number * some, shared=True) for number in (1, 2, 3)]


def _other_dimensions(type: OperandType) -> list[SpecCase]:
    """Constants of equal bytes and other dimensions: a column, a row."""
    values = 3 * np.arange(1, _SIDE + 1)
    return [_sum(type, values[:, None]), _sum(type, values[None, :])]


def _other_scales(type: OperandType) -> list[SpecCase]:
    """Constants of equal bytes that stand for other numbers; the same for types without scales."""
    values = np.arange(_SIDE)[None, :]
    scales = (1.0, 2.0, 3.0) if type == _T.TENSOR_QUANT8_ASYMM else (1.0,) * 2
    return [_sum(type, values, scale=scale) for scale in scales]


def _other_activations(type: OperandType) -> list[SpecCase]:
    """A scalar that differs."""
    values = np.arange(_SIDE)[None, :]
    return [_sum(type, values, activation) for activation in (_NONE, _RELU6)]


def _equal(type: OperandType) -> list[SpecCase]:
    """The same model twice: once more with the same memory, and once with other memory."""
    first = sum_case(type, _ELEMENTS)
    return [first, first, sum_case(type, _ELEMENTS)]


def _many(type: OperandType) -> list[SpecCase]:
    """More models than a device has contexts, as small as they can be."""
    square = np.ones((_SIDE, _SIDE), np.int64)
    return [_sum(type, 3 * number * square) for number in range(_MANY)]


SIBLINGS: Final[Mapping[str, Callable[[OperandType], list[SpecCase]]]] = {
    "other_constants": _other_constants,
    "one_element": _one_element,
    "other_dimensions": _other_dimensions,
    "other_scales": _other_scales,
    "other_activations": _other_activations,
    "equal": _equal,
    "many": _many,
}
"""Families of siblings of an operand type, TENSOR_FLOAT32 or TENSOR_QUANT8_ASYMM."""

REWRITTEN: Final[Mapping[str, Callable[[OperandType], list[SpecCase]]]] = {
    "rewritten_terms": _shared_terms,
    "rewritten_weights": _shared_weights,
}
"""Families of siblings that differ in what is in the one pool that each of them has."""
