"""FULLY_CONNECTED."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import BiasScale, ScaleAboveProduct
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    S8,
    U8,
    FeatureLevel,
    OperationSpec,
    T,
    Types,
    TypeVariable,
    form,
    scalar,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]

_INPUT, _WEIGHTS, _BIAS = 0, 1, 2


def _shapes(node: Node) -> tuple[Shape, ...]:
    """[batches, units]: the input flattened to rows as wide as the weights."""
    units, input_size = node.tensor(_WEIGHTS).shape
    node.require(units > 0 and input_size > 0, "input 1 (weights) has no elements")
    elements = node.tensor(_INPUT).size
    divides = elements % input_size == 0
    node.require(divides, f"{elements} input elements do not divide into rows of {input_size}")
    bias = node.tensor(_BIAS).shape
    node.require(bias == (units,), f"input 2 (bias) has shape {bias}, expected ({units},)")
    return ((elements // input_size, units),)


_B = TypeVariable("bias")

OPERATIONS: Final = (
    OperationSpec(
        OperationType.FULLY_CONNECTED,
        (
            form(
                FeatureLevel.V1_0,
                tensor("input", T, 2, 3, 4),
                tensor("weights", T, 2),
                tensor("bias", _B, 1),
                scalar("activation"),
                outputs=(tensor("output", T, 2),),
            ),
        ),
        (
            Types(FeatureLevel.V1_0, {T: F32, _B: F32}),
            Types(FeatureLevel.V1_0, {T: U8, _B: I32}),
            Types(FeatureLevel.V1_2, {T: F16, _B: F16}),
            Types(FeatureLevel.V1_3, {T: S8, _B: I32}),
        ),
        _shapes,
        (BiasScale(), ScaleAboveProduct(before=FeatureLevel.V1_2)),
        zero_sized=True,
    ),
)
