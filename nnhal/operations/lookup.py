"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.recurrent import require_shape
from nnhal.operations.rules import FixedQuantization, SameQuantization
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
    each,
    form,
    scalar,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS", "LshProjectionType", "lsh_projection_type"]

_MAX_LSH_BITS: Final = 32
"""Bits of one LSH signature, which is an int32."""


class LshProjectionType(IntEnum):
    """Form in which LSH_PROJECTION writes signatures; the first one is deprecated since HAL 1.2."""

    SPARSE_DEPRECATED = 1
    DENSE = 2
    SPARSE = 3


def lsh_projection_type(node: Node) -> LshProjectionType:
    """The type at input 3; input 2 (weights) must be there for DENSE."""
    code = node.scalar(3)
    try:
        projection = LshProjectionType(code)
    except ValueError:
        raise node.invalid(f"input 3 (type) is {code}, expected 1, 2 or 3") from None
    # A request may leave the weights out where the model does not: who runs it looks again.
    needed = projection != LshProjectionType.DENSE or node.has(2)
    node.require(needed, "input 2 (weights) must be there for type 2 (dense)")
    return projection


def _embedding_shapes(node: Node) -> tuple[Shape, ...]:
    values = node.tensor(1).shape
    node.require(len(values) >= 2, f"input 1 (values) has rank {len(values)}, expected 2 or more")
    return ((*node.tensor(0).shape, *values[1:]),)


def _hashtable_shapes(node: Node) -> tuple[Shape, ...]:
    """Values and hits, one each for every lookup."""
    values = node.tensor(2).shape
    require_shape(node, 1, values[0])
    lookups = node.tensor(0).shape
    return ((*lookups, *values[1:]), lookups)


def _lsh_shapes(node: Node) -> tuple[Shape, ...]:
    functions, bits = node.tensor(0).shape
    node.require(bits <= _MAX_LSH_BITS, f"input 0 (hash) has {bits} bits, expected 32 at most")
    if lsh_projection_type(node) != LshProjectionType.DENSE:
        return ((functions,),)
    require_shape(node, 2, node.tensor(1).shape[0])
    return ((functions * bits,),)


_H = TypeVariable("hash")
_LSH_INPUTS: Final = (F16, F32, I32, U8)

OPERATIONS: Final = (
    OperationSpec(
        OperationType.EMBEDDING_LOOKUP,
        (form(FeatureLevel.V1_0, tensor("lookups", I32, 1), tensor("values", T)),),
        each(V1_0=[F32], V1_2=[I32, U8], V1_3=[F16, S8]),
        _embedding_shapes,
        (SameQuantization(source=1),),
    ),
    OperationSpec(
        OperationType.HASHTABLE_LOOKUP,
        (
            form(
                FeatureLevel.V1_0,
                tensor("lookups", I32, 1),
                tensor("keys", I32, 1),
                tensor("values", T),
                outputs=(tensor("output", T), tensor("hits", U8)),
            ),
        ),
        each(V1_0=[F32, I32, U8]),
        _hashtable_shapes,
        (SameQuantization(source=2), FixedQuantization({U8: (1.0, 0)}, output=1)),
    ),
    OperationSpec(
        OperationType.LSH_PROJECTION,
        (
            form(
                FeatureLevel.V1_0,
                tensor("hash", _H, 2),
                tensor("input", T),
                tensor("weights", _H, 1, optional=True),
                scalar("type"),
                outputs=(tensor("output", I32),),
            ),
        ),
        tuple(
            Types(since, {_H: hash, T: type})
            for since, hash in ((FeatureLevel.V1_0, F32), (FeatureLevel.V1_2, F16))
            for type in _LSH_INPUTS
        ),
        _lsh_shapes,
    ),
)
