"""Sums with a constant, also of tensors of which a model says no dimension."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale

__all__ = ["ADDED", "fixed_sum", "open_sums"]

ADDED: Final = 3

_LARGEST: Final = 60


def open_sums(type: OperandType, shapes: Sequence[tuple[int, ...]]) -> list[SpecCase]:
    """``x + 3`` for an x of each of ``shapes``, which have one rank; all have one model, and each
    request brings its dimensions.
    """
    opened = fixed_sum(type, (0,) * len(shapes[0]), 0)
    cases = [fixed_sum(type, shape, seed) for seed, shape in enumerate(shapes)]
    for case in cases:
        case.use_model(opened.model)
    return cases


def fixed_sum(type: OperandType, shape: tuple[int, ...], seed: int, added: int = ADDED) -> SpecCase:
    """``x + added``, in whole numbers, for an x of ``shape``."""
    scale = unit_scale(type)
    builder = CaseBuilder(f"open_sum_{type.name.lower()}")
    operands = (
        builder.input(type, shape, scale),
        builder.constant(type, [added], scale),
        builder.constant(OperandType.INT32, 0),
    )
    builder.operation(OperationType.ADD, operands, [builder.output(type, shape, scale)])
    x = np.random.default_rng(seed).integers(0, _LARGEST, shape)
    return builder.case([x], [x + added])
