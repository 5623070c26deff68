"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from typing import Final

from nnhal.operations.shape_rules import SameShape
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    PER_CHANNEL,
    Q8S,
    Q16S,
    S8,
    U8,
    U16,
    UP_TO_4,
    FeatureLevel,
    OperationSpec,
    Rule,
    Types,
    TypeVariable,
    form,
    same_shape,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS"]


_FROM, _TO = TypeVariable("from"), TypeVariable("to")


def _conversion(
    type: OperationType,
    types: tuple[Types, ...],
    *ranks: int,
    rules: tuple[Rule, ...] = (),
    zero_sized: bool = False,
) -> OperationSpec:
    source, target = tensor("input", _FROM, *ranks), tensor("output", _TO)
    forms = (form(FeatureLevel.V1_0, source, outputs=(target,)),)
    return OperationSpec(type, forms, types, same_shape, rules, zero_sized=zero_sized)


def _pairs(
    since: FeatureLevel, sources: tuple[OperandType, ...], targets: tuple[OperandType, ...]
) -> tuple[Types, ...]:
    return tuple(
        Types(since, {_FROM: source, _TO: target}) for source in sources for target in targets
    )


_CASTABLE: Final = (F16, F32, I32, U8)

OPERATIONS: Final = (
    _conversion(
        OperationType.QUANTIZE,
        _pairs(FeatureLevel.V1_2, (F16, F32), (U8,)) + _pairs(FeatureLevel.V1_3, (F16, F32), (S8,)),
        zero_sized=True,
    ),
    _conversion(
        OperationType.DEQUANTIZE,
        _pairs(FeatureLevel.V1_0, (U8,), (F32,))
        + _pairs(FeatureLevel.V1_2, (U8,), (F16,))
        + _pairs(FeatureLevel.V1_2, (S8, Q8S, PER_CHANNEL), (F16, F32)),
        *UP_TO_4,
        zero_sized=True,
    ),
    _conversion(
        OperationType.CAST,
        _pairs(FeatureLevel.V1_2, _CASTABLE, _CASTABLE)
        + tuple(
            Types(FeatureLevel.V1_3, {_FROM: same, _TO: same})
            for same in (BOOL8, U16, Q16S, S8, Q8S)
        ),
        rules=(SameShape(),),
    ),
)
