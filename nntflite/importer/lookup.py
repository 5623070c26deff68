"""Imports EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.schema import LshProjectionType

_PROJECTIONS: Final = {LshProjectionType.DENSE: 2, LshProjectionType.SPARSE: 3}


@imports("EMBEDDING_LOOKUP")
def _embedding_lookup(op: TfliteOperator) -> None:
    op.emit(OperationType.EMBEDDING_LOOKUP, op.operands(0, 1), op.output())


@imports("HASHTABLE_LOOKUP")
def _hashtable_lookup(op: TfliteOperator) -> None:
    outputs = [op.output(0), op.output(1)]
    op.emit(OperationType.HASHTABLE_LOOKUP, op.operands(0, 1, 2), outputs)


@imports("LSH_PROJECTION")
def _lsh_projection(op: TfliteOperator) -> None:
    type = _PROJECTIONS.get(op.option("type"))
    if type is None:
        raise op.refuse(f"projection {op.option('type')} is neither dense nor sparse")
    inputs = [*op.operands(0, 1, 2), op.i32(type)]
    op.emit(OperationType.LSH_PROJECTION, inputs, op.output())
