"""Open rules: what cases of our own corpus expect although the HAL leaves it open.

The corpus holds on to one reading, because most drivers have it and clients rely on it. A driver
with another one gets advice and not a failure, as long as it is no further away than that reading.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final, NamedTuple

import msgspec

from nnhal.operand_types import is_quantized
from nntest.judge import Finding, Judgment
from nntest.spec import SpecCase

__all__ = ["left_open"]

_SLACK: Final = 1.001
"""Of a step, which is computed in float32."""


class _OpenRule(NamedTuple):
    """Cases called ``names`` may be one step off, and then have ``advice``."""

    names: str
    advice: str


_OPEN: Final = (
    _OpenRule(
        "quantize_halves_*",
        "QUANTIZE does not round halves away from zero, as C's round and Android's CPU do. The HAL "
        "says round(input / scale) without a word about halves (types.hal, QUANTIZE); models that "
        "were trained with another rounding may lose accuracy",
    ),
)


def left_open(case: SpecCase, judgment: Judgment) -> Judgment:
    """``judgment`` of ``case``, its findings turned into advice where the HAL leaves them open."""
    rule = next((rule for rule in _OPEN if fnmatchcase(case.name, rule.names)), None)
    step = _step(case) * _SLACK
    if rule is None or not all(_is_within(finding, step) for finding in judgment.findings):
        return judgment
    return msgspec.structs.replace(judgment, findings=(), largest_share=1.0, advice=(rule.advice,))


def _step(case: SpecCase) -> float:
    """Of the quantized tensor that an output shows as real numbers."""
    scales = (operand.scale for operand in case.main.operands if is_quantized(operand.type))
    return max(scales, default=0.0)


def _is_within(finding: Finding, step: float) -> bool:
    """Whether the furthest element of an output is not further off than ``step``."""
    if isinstance(finding.actual, str) or isinstance(finding.expected, str):
        return False
    return abs(finding.actual - finding.expected) <= step
