"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast_shapes
from nnhal.operations.rules import FixedQuantization, SameQuantization
from nnhal.operations.spec import (
    F16,
    F32,
    S8,
    U8,
    UP_TO_4,
    FeatureLevel,
    OperationSpec,
    Rule,
    T,
    Types,
    TypeVariable,
    each,
    form,
    same_shape,
    scalar,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]

_S = TypeVariable("scalar")
_TYPES: Final = each(V1_0=[F32, U8], V1_2=[F16], V1_3=[S8])
_INPUT: Final = tensor("input", T)
_CLAMPED: Final = form(FeatureLevel.V1_0, tensor("input", T, *UP_TO_4))


def _clamp(type: OperationType, types: tuple[Types, ...], rule: Rule) -> OperationSpec:
    return OperationSpec(type, (_CLAMPED,), types, same_shape, (rule,), zero_sized=True)


OPERATIONS: Final = (
    _clamp(OperationType.RELU, _TYPES, SameQuantization()),
    _clamp(OperationType.RELU1, _TYPES, SameQuantization()),
    _clamp(OperationType.RELU6, _TYPES, SameQuantization()),
    _clamp(
        OperationType.LOGISTIC,
        _TYPES,
        FixedQuantization({U8: (1 / 256, 0), S8: (1 / 256, -128)}),
    ),
    _clamp(
        OperationType.TANH,
        each(V1_0=[F32], V1_2=[F16, U8], V1_3=[S8]),
        FixedQuantization({U8: (1 / 128, 128), S8: (1 / 128, 0)}),
    ),
    OperationSpec(
        OperationType.HARD_SWISH,
        (form(FeatureLevel.V1_3, _INPUT),),
        each(V1_3=[F16, F32, U8, S8]),
        same_shape,
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.ELU,
        (form(FeatureLevel.V1_3, _INPUT, scalar("alpha", _S)),),
        each(_S, V1_3=[F16, F32]),
        same_shape,
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.PRELU,
        (form(FeatureLevel.V1_2, _INPUT, tensor("alpha", T)),),
        each(V1_2=[F16, F32, U8], V1_3=[S8]),
        broadcast_shapes,
    ),
)
