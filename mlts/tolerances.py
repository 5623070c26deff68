"""Tolerances of whole models: how far the outputs of a driver may be from those of TF Lite.

Single operations have the rules of Android's TestHarness (:mod:`nntest.accuracy`). Over a network
the roundings of its operations add up, and one rule for all outputs of a kind says how far:

**float32**
    Every element within :data:`ACCUMULATION` times the rule of a single operation. TF Lite's
    optimized, reference and XNNPACK kernels, LiteRT's and the reference driver's differ by at
    most 0.90 times the rule of one operation (MobileNet v1 to v3, LSTMs for speech; 6,000
    inferences); a driver that is wrong by 0.1 % differs by 38 times.

**float16**, for models whose drivers may compute in it
    Every element within :data:`ACCUMULATION` times the rule for float16 (weights rounded to it
    move the outputs by up to 7.0 times), and no drift beyond :data:`FLOAT16_DRIFT` (measured:
    6e-8), since the rule alone would let a driver pass that is wrong by 10 %.

**quantized**
    No bound on an element: where each operation is right to a step, LiteRT is up to 65 steps away
    from TF Lite's built-in kernels over a whole network, and ONNX Runtime was up to 24.
    Such differences scatter, and mistakes do not. So the limits are on how the differences are
    distributed, with one step an element forgiven: :class:`Limits`.

docs/accuracy.md explains the limits. A model's list may set other limits: key ``accuracy``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from mlts.results import Rule
from nntest.accuracy import EXACT, FLOAT16, FLOAT32, Tolerance

if TYPE_CHECKING:
    from mlts.catalogue import AccuracyEntry

__all__ = [
    "ACCUMULATION",
    "FLOAT16_DRIFT",
    "MIN_TOP1_AGREEMENT",
    "MIN_TOP5_AGREEMENT",
    "PLAIN",
    "QUANTIZED",
    "ROUNDING_FACTOR",
    "UNLIMITED",
    "Arithmetic",
    "Limits",
    "OutputRule",
    "rule_of",
]

ACCUMULATION: Final = 8
"""Roundings of a whole network beside those of one operation. With 1, sound implementations come
to three quarters of the limit; above 38, a driver that is wrong by 0.1 % passes."""

FLOAT16_DRIFT: Final = 0.005
"""Half of the smallest mistake that must be found (1 %)."""

ROUNDING_FACTOR: Final = 2
"""Times the differences between TF Lite's kernels and XNNPACK's, where these are beyond the
tolerance too: a third implementation may be on the other side of the truth."""

MIN_TOP1_AGREEMENT: Final = 0.90
MIN_TOP5_AGREEMENT: Final = 0.98
"""Share of the images of a data set where a driver's most probable class is TF Lite's, and where
it is among TF Lite's five; for quantized models. Measured with LiteRT's kernels and XNNPACK:
0.915 (the embedded v3, built-in kernels; 0.94 for others) and 1."""


@dataclass(frozen=True)
class Limits:
    """Limits on the distribution of differences over all elements of an output; None for none.

    A difference is first brought nearer to zero by ``step``. Values count from the zero point.
    """

    step: float = 0.0
    """Step that is forgiven each element: one rounding."""
    spread: float | None = None
    """Root mean square of the differences, relative to that of the expected values."""
    drift: float | None = None
    drift_errors: float = 0.0
    """Standard errors that a drift must exceed its limit by."""
    """Sum of the differences away from zero, relative to the sum of magnitudes: a wrong scale."""
    offset: float | None = None
    """Mean difference with its sign, in steps and without forgiveness: a wrong zero point."""
    one_sided: float | None = None
    """Sum of the differences away from zero, relative to the sum of the differences' magnitudes,
    without forgiveness: a small, but systematic error. Not judged where none exceeds ``step``."""
    channel: float | None = None
    """Drift like ``drift``, for each index of the last axis alone."""


UNLIMITED: Final = Limits()

QUANTIZED: Final = Limits(
    step=1.0,
    spread=0.30,
    drift=0.02,
    drift_errors=0.5,
    offset=0.75,
    one_sided=0.90,
    channel=0.5,
)
"""Measured with LiteRT and XNNPACK against TF Lite: 0.09 (0.23 on two inputs of an earlier
model), 0.009, 0.13, 0.24; of a channel 0.22 (earlier 0.34 from 64 steps on and 0.13 from 128 steps
on, where the limit is of 96 steps). A driver that is 10 % wrong drifts by at least 0.037; a last
operation that truncates has an offset of 0.5.

Over two inputs OpenVINO drifts by 0.022 on Android's v1 0.25: one element is off by 21 steps, where
all magnitudes are 459. With 0.75 standard errors, a driver that rounds otherwise and is 10 % wrong
passes on two inputs; over a data set a standard error is next to nothing.
"""


@dataclass(frozen=True)
class Arithmetic:
    """Arithmetic of a model, as far as its outputs must be judged by it.

    ``zero_points``: of each output, by its number; 0 where it is not there.
    """

    is_quantized: bool = False
    """Whether any of its activations has 8 or 16 bits."""
    zero_points: Mapping[int, int] | None = None
    is_relaxed: bool = False
    """Whether drivers may compute float32 in the precision of float16."""
    are_detections: bool = False
    """Whether the outputs are boxes that may come in another order (:mod:`mlts.detections`)."""


PLAIN: Final = Arithmetic()
"""Arithmetic of a model in float32 throughout."""


@dataclass(frozen=True)
class OutputRule:
    """The rule for one output of a model.

    ``tolerance``: a single element beyond it fails where ``rule`` judges by elements; otherwise it
    only counts as beyond.
    """

    rule: Rule
    tolerance: Tolerance
    limits: Limits = UNLIMITED
    zero_point: int = 0


def rule_of(
    dtype: np.dtype[Any],
    output: int = 0,
    arithmetic: Arithmetic = PLAIN,
    entry: AccuracyEntry | None = None,
) -> OutputRule:
    """The rule for output number ``output``; ``entry`` is what the model's list says of it."""
    made = _RULES.get(dtype, _exact)(arithmetic, output)
    return _adjusted(made, entry) if entry else made


def _float32(arithmetic: Arithmetic, output: int) -> OutputRule:
    if arithmetic.is_quantized:
        # The roundings happened in steps that the output does not show.
        limits = Limits(spread=QUANTIZED.spread, drift=QUANTIZED.drift)
        return OutputRule(Rule.DISTRIBUTION, _accumulated(FLOAT32), limits)
    if arithmetic.is_relaxed:
        return _float16(arithmetic, output)
    return OutputRule(Rule.ELEMENTS, _accumulated(FLOAT32))


def _float16(arithmetic: Arithmetic, output: int) -> OutputRule:
    return OutputRule(Rule.ELEMENTS, _accumulated(FLOAT16), Limits(drift=FLOAT16_DRIFT))


def _quantized(arithmetic: Arithmetic, output: int) -> OutputRule:
    zero_point = (arithmetic.zero_points or {}).get(output, 0)
    return OutputRule(Rule.DISTRIBUTION, Tolerance(1.0), QUANTIZED, zero_point)


def _integer(arithmetic: Arithmetic, output: int) -> OutputRule:
    return OutputRule(Rule.ELEMENTS, Tolerance(1.0))


def _exact(arithmetic: Arithmetic, output: int) -> OutputRule:
    return OutputRule(Rule.ELEMENTS, EXACT)


_RULES: Final[Mapping[np.dtype[Any], Callable[[Arithmetic, int], OutputRule]]] = {
    np.dtype(np.float32): _float32,
    np.dtype(np.float16): _float16,
    np.dtype(np.uint8): _quantized,
    np.dtype(np.int8): _quantized,
    np.dtype(np.int16): _quantized,
    np.dtype(np.int32): _integer,
}


def _accumulated(of: Tolerance) -> Tolerance:
    return Tolerance(ACCUMULATION * of.atol, ACCUMULATION * of.rtol)


def _adjusted(made: OutputRule, entry: AccuracyEntry) -> OutputRule:
    tolerance = Tolerance(
        made.tolerance.atol if entry.atol is None else entry.atol,
        made.tolerance.rtol if entry.rtol is None else entry.rtol,
    )
    asked = {
        "spread": entry.max_spread,
        "drift": entry.max_drift,
        "offset": entry.max_offset,
        "one_sided": entry.max_one_sided,
        "channel": entry.max_channel_error,
    }
    limits = replace(made.limits, **{k: v for k, v in asked.items() if v is not None})
    if entry.max_drift is not None:
        limits = replace(limits, drift_errors=0.0)
    return replace(made, tolerance=tolerance, limits=limits)
