"""Sums on tensors of which a model says no dimension: each request brings them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from nnhal.types import OperandType, OperationType
from vts.execution.case_builder import CaseBuilder, unit_scale

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["ADDED", "open_sums"]

ADDED: Final = 3

_LARGEST: Final = 60


def open_sums(type: OperandType, shapes: Sequence[tuple[int, ...]]) -> list[SpecCase]:
    """``x + 3`` for an x of each of ``shapes``, which have one rank; all have one model."""
    opened = _sum(type, (0,) * len(shapes[0]), 0)
    cases = [_sum(type, shape, seed) for seed, shape in enumerate(shapes)]
    for case in cases:
        case.use_model(opened.model)
    return cases


def _sum(type: OperandType, shape: tuple[int, ...], seed: int) -> SpecCase:
    scale = unit_scale(type)
    builder = CaseBuilder(f"open_sum_{type.name.lower()}")
    operands = (
        builder.input(type, shape, scale),
        builder.constant(type, [ADDED], scale),
        builder.constant(OperandType.INT32, 0),
    )
    builder.operation(OperationType.ADD, operands, [builder.output(type, shape, scale)])
    x = np.random.default_rng(seed).integers(0, _LARGEST, shape)
    return builder.case([x], [x + ADDED])
