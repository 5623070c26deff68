"""Imports L2_NORMALIZATION and LOCAL_RESPONSE_NORMALIZATION."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("L2_NORMALIZATION")
def _l2_normalization(op: TfliteOperator) -> None:
    op.refuse_activation()
    op.emit(OperationType.L2_NORMALIZATION, [op.operand(0)], op.output())


@imports("LOCAL_RESPONSE_NORMALIZATION")
def _local_response_normalization(op: TfliteOperator) -> None:
    factors = [op.f32(op.option(name)) for name in ("bias", "alpha", "beta")]
    inputs = [op.operand(0), op.i32(op.option("radius")), *factors]
    op.emit(OperationType.LOCAL_RESPONSE_NORMALIZATION, inputs, op.output())
