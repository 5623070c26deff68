"""Exports EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.schema import LshProjectionType

_PROJECTIONS: Final = {2: LshProjectionType.DENSE, 3: LshProjectionType.SPARSE}


@exports(OperationType.EMBEDDING_LOOKUP)
def _embedding_lookup(op: HalOperation) -> None:
    op.emit("EMBEDDING_LOOKUP", op.tensors(0, 1), op.output())


@exports(OperationType.HASHTABLE_LOOKUP)
def _hashtable_lookup(op: HalOperation) -> None:
    op.emit("HASHTABLE_LOOKUP", op.tensors(0, 1, 2), op.outputs())


@exports(OperationType.LSH_PROJECTION)
def _lsh_projection(op: HalOperation) -> None:
    type = _PROJECTIONS.get(op.scalar(3))
    if type is None:
        raise op.refuse(f"type {op.scalar(3)} is neither 2 (dense) nor 3 (sparse)")
    weights = [2] if op.has(2) else []
    op.emit("LSH_PROJECTION", op.tensors(0, 1, *weights), op.output(), type=type)
