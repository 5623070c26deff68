"""Comparison of one operand's values, by the rule for a single operation of its type."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import Model, OperandType
from nntest.accuracy import EXACT, NoRule, Tolerance, compare, tolerance_of, without_common_nans
from nntest.localization.machine import Values

__all__ = ["BEYOND", "FLOAT_FACTOR", "Difference", "difference"]

FLOAT_FACTOR: Final = 8
"""Times the rule of Android's TestHarness, which is for small tests. An operation of a network sums
thousands of products, in an order of the driver's own; 0.1 % off is 38 times the rule."""

BEYOND: Final = 1e30
"""The share of an error where nothing is allowed, and of what is no number."""

_FLOATS: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16)


@dataclass(frozen=True)
class Difference:
    """The largest error among operands as a multiple of the allowed one, and where it is."""

    share: float = 0.0
    finding: str = ""

    @property
    def is_wrong(self) -> bool:
        return self.share > 1


def difference(
    model: Model, indexes: Iterable[int], actual: Values, expected: Values
) -> Difference:
    """Return the difference between the operands ``indexes`` of ``model`` and what is expected."""
    found = [Difference()]
    for index in indexes:
        if index in actual and index in expected:
            found.append(_difference(model, index, actual[index], expected[index]))
    return max(found, key=lambda each: each.share)


def _difference(model: Model, index: int, actual: bytes, expected: bytes) -> Difference:
    operand = model.main.operands[index]
    dtype = dtype_of(operand.type)
    ours, theirs = without_common_nans(np.frombuffer(actual, dtype), np.frombuffer(expected, dtype))
    compared = compare(ours, theirs, _tolerance(model, operand.type))
    worst = compared.worst
    if worst is None:
        return Difference(compared.largest_share or 0.0)
    share = worst.share if math.isfinite(worst.share) else BEYOND
    finding = (
        f"{compared.failed} of {compared.elements} elements of operand {index} are wrong: element "
        f"{worst.index} is {worst.actual:.7g} instead of {worst.expected:.7g}"
    )
    return Difference(share, finding)


def _tolerance(model: Model, type: int) -> Tolerance:
    try:
        rule = tolerance_of(type, relaxed=model.relax_computation_float32_to_float16)
    except NoRule:
        return EXACT
    if type in _FLOATS:
        return Tolerance(rule.atol * FLOAT_FACTOR, rule.rtol * FLOAT_FACTOR)
    return rule
