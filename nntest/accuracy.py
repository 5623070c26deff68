"""Accuracy: how far an output may be from the expected one, by the rules of Android's NNAPI
TestHarness.

An element passes when ``|actual - expected| <= atol + rtol * |expected|``, in double. One element
that does not fails the output. Source: ``checkResults`` of
``tools/test_generator/test_harness/TestHarness.cpp``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from nnhal.types import OperandType

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "EXACT",
    "FLOAT16",
    "FLOAT32",
    "MAX_MISMATCHES",
    "Comparison",
    "Mismatch",
    "NoRule",
    "Tolerance",
    "allowed_steps",
    "beyond",
    "compare",
    "compare_distribution",
    "tolerance_of",
    "without_common_nans",
]

MAX_MISMATCHES: Final = 10
"""Mismatches that are listed; the rest are only counted (``kMaxNumberOfPrintedErrors``)."""


@dataclass(frozen=True)
class Tolerance:
    """Absolute and relative tolerance, in the unit of the output."""

    atol: float
    rtol: float = 0.0

    def allowed(self, expected: NDArray[np.float64]) -> NDArray[np.float64]:
        """The largest error that passes, element by element."""
        return self.atol + self.rtol * np.abs(expected)

    def __str__(self) -> str:
        relative = f" + {self.rtol:.3g} × |expected|" if self.rtol else ""
        return f"|actual − expected| ≤ {self.atol:.3g}{relative}"


EXACT: Final = Tolerance(0.0)

FLOAT32: Final = Tolerance(1e-5, 5 * 2.0**-23)
"""Five units in the last place of float32."""

FLOAT16: Final = Tolerance(5 * 2.0**-10, 5 * 2.0**-10)
"""Five units in the last place of float16."""

_FLOAT_TYPES: Final = {
    OperandType.TENSOR_FLOAT32: FLOAT32,
    OperandType.TENSOR_FLOAT16: FLOAT16,
}

_STEP_TYPES: Final = frozenset(
    {
        OperandType.INT32,
        OperandType.TENSOR_INT32,
        OperandType.TENSOR_QUANT16_ASYMM,
        OperandType.TENSOR_QUANT16_SYMM,
    }
)

_QUANT8_TYPES: Final = frozenset(
    {
        OperandType.TENSOR_QUANT8_ASYMM,
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
        OperandType.TENSOR_QUANT8_SYMM,
    }
)


class NoRule(ValueError):
    """An output of this type cannot be judged: TestHarness has no rule for it."""


def allowed_steps(test: str, suite: str = "") -> int:
    """Quantization steps that an 8-bit output may be off: 1, and 3 for whole models.

    Whole models are known by "mobilenet" in the test's name, or by a compilation caching suite
    (but not its time-of-check tests), as ``getQuant8AllowedError`` does.
    """
    is_caching = "CompilationCaching" in suite and "TOCTOU" not in suite
    return 3 if "mobilenet" in test or is_caching else 1


def tolerance_of(operand_type: int, *, relaxed: bool = False, steps: int = 1) -> Tolerance:
    """Tolerance for an output of ``operand_type``.

    :param relaxed: the model is relaxed, or any of its operands is TENSOR_FLOAT16
    :param steps: what :func:`allowed_steps` says; for 8-bit quantized outputs
    :raises NoRule: no output of this type can be judged
    """
    if relaxed and operand_type == OperandType.TENSOR_FLOAT32:
        return FLOAT16
    if operand_type in _FLOAT_TYPES:
        return _FLOAT_TYPES[OperandType(operand_type)]
    if operand_type in _STEP_TYPES:
        return Tolerance(1.0)
    if operand_type in _QUANT8_TYPES:
        return Tolerance(float(steps))
    if operand_type == OperandType.TENSOR_BOOL8:
        return EXACT
    raise NoRule(f"no accuracy rule for an output of type {operand_type!r}")


@dataclass(frozen=True)
class Mismatch:
    """Flat element ``index`` is further from ``expected`` than ``allowed``."""

    index: int
    actual: float
    expected: float
    allowed: float

    @property
    def share(self) -> float:
        """The error as a multiple of what was allowed; infinite where nothing was, NaN of NaN."""
        error = abs(self.actual - self.expected)
        return error / self.allowed if self.allowed else float("inf")


@dataclass(frozen=True)
class Comparison:
    """Comparison of ``elements``, of which ``failed`` were beyond the tolerance; the first are
    listed.

    ``worst`` is the one whose error is the largest multiple of the allowed one, listed or not; one
    that is not a number is worse than any that is.
    ``largest_share`` is the largest error as a multiple of the allowed one; None where nothing
    was allowed or no element could be compared as a number.
    """

    elements: int
    failed: int
    mismatches: tuple[Mismatch, ...]
    largest_share: float | None = None
    worst: Mismatch | None = None

    @property
    def passed(self) -> bool:
        return self.failed == 0


def beyond(
    actual: NDArray[np.float64], expected: NDArray[np.float64], tolerance: Tolerance
) -> NDArray[np.bool_]:
    """Return which elements fail.

    NaN fails on either side. An infinite expectation is met by the same infinity only (the
    formula alone would let any finite value pass).
    """
    # NaN minus anything and infinity minus infinity are both meant, and both fail below.
    with np.errstate(invalid="ignore"):
        near = np.abs(actual - expected) <= tolerance.allowed(expected)
    exact = actual == expected
    passed: NDArray[np.bool_] = np.where(np.isinf(expected), exact, near | exact)
    return ~passed


def without_common_nans(
    actual: NDArray[Any], expected: NDArray[Any]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Both arrays with 0 where both are NaN, which agree there.

    For comparisons of two runtimes; Android's TestHarness, by which VTS judges, fails every NaN.
    """
    if expected.dtype.kind != "f":
        return actual, expected
    both = np.isnan(expected) & np.isnan(actual)
    if not both.any():
        return actual, expected
    return np.where(both, 0, actual), np.where(both, 0, expected)


def compare(actual: NDArray[Any], expected: NDArray[Any], tolerance: Tolerance) -> Comparison:
    """Compare an output with what was expected.

    :raises ValueError: the two differ in their number of elements
    """
    if actual.size != expected.size:
        raise ValueError(f"{actual.size} elements where {expected.size} were expected")
    ours = actual.astype(np.float64).ravel()
    theirs = expected.astype(np.float64).ravel()
    share = _share_if_passed(ours, theirs, tolerance)
    if share is not None:
        return Comparison(ours.size, 0, (), share)
    failed = np.flatnonzero(beyond(ours, theirs, tolerance))
    mismatches = _mismatches(ours, theirs, failed[:MAX_MISMATCHES], tolerance)
    largest = _largest_share(ours, theirs, tolerance)
    worst = _worst(ours, theirs, failed, tolerance)
    return Comparison(ours.size, failed.size, mismatches, largest, worst)


def _share_if_passed(
    actual: NDArray[np.float64], expected: NDArray[np.float64], tolerance: Tolerance
) -> float | None:
    """The largest share where all is finite, numbers are judged, and all pass; else None.

    It is what nearly every output comes to, in a few operations.
    """
    if not (tolerance.atol and expected.size and np.isfinite(expected).all()):
        return None
    with np.errstate(invalid="ignore"):
        share = float((np.abs(actual - expected) / tolerance.allowed(expected)).max())
    return share if share <= 1 else None


def _mismatches(
    actual: NDArray[np.float64],
    expected: NDArray[np.float64],
    indexes: NDArray[np.intp],
    tolerance: Tolerance,
) -> tuple[Mismatch, ...]:
    columns = (
        indexes,
        actual[indexes],
        expected[indexes],
        tolerance.allowed(expected[indexes]),
    )
    return tuple(Mismatch(*row) for row in zip(*(c.tolist() for c in columns), strict=True))


def _worst(
    actual: NDArray[np.float64],
    expected: NDArray[np.float64],
    failed: NDArray[np.intp],
    tolerance: Tolerance,
) -> Mismatch | None:
    if not failed.size:
        return None
    with np.errstate(divide="ignore", invalid="ignore"):
        errors = np.abs(actual[failed] - expected[failed])
        shares = errors / tolerance.allowed(expected[failed])
    # Where nothing is allowed every share is infinite, and the error itself decides.
    order = shares if tolerance.atol else errors
    at = int(np.argmax(np.where(np.isnan(order), np.inf, order)))
    return _mismatches(actual, expected, failed[at : at + 1], tolerance)[0]


def _largest_share(
    actual: NDArray[np.float64], expected: NDArray[np.float64], tolerance: Tolerance
) -> float | None:
    if not tolerance.atol:
        return None
    with np.errstate(invalid="ignore"):
        shares = np.abs(actual - expected) / tolerance.allowed(expected)
    shares = shares[np.isfinite(shares)]
    return float(shares.max()) if shares.size else None


def compare_distribution(
    samples: NDArray[np.int32], log_probabilities: NDArray[Any], tolerance: float
) -> Comparison:
    """Judge RANDOM_MULTINOMIAL: how often each class was drawn against its probability.

    TestHarness counts over all batches but divides by the samples of one, and steps through the
    input by the batch size, which is right for a single batch only. Here each batch is judged by
    itself, which is the same rule for one batch and the meant one for several.

    :param samples: classes drawn, [batches, draws]
    :param log_probabilities: unnormalized, [batches, classes]
    :return: one element a class and batch; ``actual`` and ``expected`` are probabilities. Where a
        sample is no class at all, instead one element a sample, ``expected`` the nearest class
    """
    classes = log_probabilities.shape[1]
    nearest = np.clip(samples, 0, classes - 1)
    if (samples != nearest).any():
        return compare(samples, nearest, EXACT)
    drawn = np.stack([np.bincount(row, minlength=classes) for row in samples])
    weights = np.exp(log_probabilities.astype(np.float64))
    expected = weights / weights.sum(axis=1, keepdims=True)
    return compare(drawn / samples.shape[1], expected, Tolerance(tolerance))
