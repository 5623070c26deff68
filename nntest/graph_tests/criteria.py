"""Criteria for outputs of random graphs: how far they may be from the expected ones.

Source: ``AccuracyCriteria`` of Android's ``TestRandomGraph.cpp`` with its five sets of numbers, and
``checkResults`` of the test harness: besides single elements, the mean of the errors and of their
squares counts where there are many.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = [
    "LARGE_GRAPH",
    "MOVING",
    "SMALL_GRAPH",
    "Criteria",
    "Deviation",
    "criteria_of",
    "criteria_of_one",
    "deviation",
]

_MANY: Final = 10
"""Elements from which on means count (``kMinNumberOfElementsToTestBiasMSE``)."""

_MAX_WRONG_BOOLEANS: Final = 0.1
"""Share of an output (``boolDoubleCheck`` of the harness)."""

_STEPS: Final = 2.0
"""Of codes, where the inputs are the same: VTS allows one from the exact result, for the driver as
for the oracle."""


class _Bounds(NamedTuple):
    bias: float
    mse: float
    atol: float
    rtol: float = 0.0


class Criteria(NamedTuple):
    """Bounds by the kind of a type."""

    float32: _Bounds
    float16: _Bounds
    quantized: _Bounds
    int32: _Bounds = _Bounds(float("inf"), float("inf"), 1)
    wrong_booleans: float = _MAX_WRONG_BOOLEANS
    """Share of an output that may be wrong."""

    def of(self, type: int, *, relaxed: bool = False) -> _Bounds:
        """The bounds for a type, in the unit of its elements. Relaxed models compute float32 in
        the precision of float16.
        """
        if type in (Code.FLOAT32, Code.TENSOR_FLOAT32):
            return self.float16 if relaxed else self.float32
        if type in (Code.FLOAT16, Code.TENSOR_FLOAT16):
            return self.float16
        return self.int32 if type in (Code.INT32, Code.TENSOR_INT32) else self.quantized


_STRICT: Final = Criteria(
    _Bounds(1e-7, 1e-10, 1e-6, 1e-6), _Bounds(1e-4, 1e-8, 1e-3, 1e-3), _Bounds(0.1, 0.1, 1)
)
_MEDIUM: Final = Criteria(
    _Bounds(1e-6, 1e-8, 1e-5, 1e-5), _Bounds(1e-3, 1e-5, 1e-2, 1e-2), _Bounds(1.2, 1.2, 2)
)
_RELAXED: Final = Criteria(
    _Bounds(3e-5, 1e-6, 1e-3, 1e-3), _Bounds(5e-3, 1e-3, 1, 1), _Bounds(1.5, 1.5, 10)
)
_CONVOLUTION: Final = Criteria(
    _Bounds(4e-4, 1e-5, 2e-2, 2e-2), _Bounds(5e-2, 1e-2, 1, 1), _Bounds(1.5, 1.5, 10)
)
SMALL_GRAPH: Final = Criteria(
    _Bounds(4e-4, 1e-5, 1e-2, 1e-2), _Bounds(5e-2, 1e-2, 1, 1), _Bounds(2, 2, 12)
)
LARGE_GRAPH: Final = Criteria(
    _Bounds(1e-2, 1e-4, 1e-1, 1e-1), _Bounds(1e-1, 5e-2, 1, 1), _Bounds(2, 2, 12)
)

_T: Final = OperationType
_STRICT_OPERATIONS: Final = frozenset(
    {
        *(_T.ARGMAX, _T.ARGMIN, _T.BATCH_TO_SPACE_ND, _T.CHANNEL_SHUFFLE, _T.DEPTH_TO_SPACE),
        *(_T.EMBEDDING_LOOKUP, _T.EQUAL, _T.EXPAND_DIMS, _T.FILL, _T.GATHER, _T.GREATER),
        *(_T.GREATER_EQUAL, _T.HASHTABLE_LOOKUP, _T.LESS, _T.LESS_EQUAL, _T.LOGICAL_AND),
        *(_T.LOGICAL_NOT, _T.LOGICAL_OR, _T.MIRROR_PAD, _T.NOT_EQUAL, _T.PACK, _T.PAD, _T.PAD_V2),
        *(_T.RANK, _T.RESHAPE, _T.REVERSE, _T.SELECT, _T.SLICE, _T.SPACE_TO_BATCH_ND),
        *(_T.SPACE_TO_DEPTH, _T.SQUEEZE, _T.STRIDED_SLICE, _T.TILE, _T.TOPK_V2, _T.TRANSPOSE),
    }
)
MOVING: Final = frozenset(
    {
        *(_T.BATCH_TO_SPACE_ND, _T.CHANNEL_SHUFFLE, _T.DEPTH_TO_SPACE, _T.EMBEDDING_LOOKUP),
        *(_T.EXPAND_DIMS, _T.GATHER, _T.MIRROR_PAD, _T.PACK, _T.PAD, _T.PAD_V2, _T.RESHAPE),
        *(_T.REVERSE, _T.SELECT, _T.SLICE, _T.SPACE_TO_BATCH_ND, _T.SPACE_TO_DEPTH, _T.SPLIT),
        *(_T.SQUEEZE, _T.STRIDED_SLICE, _T.TILE, _T.TRANSPOSE),
    }
)
"""Operations that only move elements, and so compute nothing: NaN stays NaN."""

_MEDIUM_OPERATIONS: Final = frozenset(
    {
        *(_T.ABS, _T.ADD, _T.CAST, _T.CONCATENATION, _T.DEQUANTIZE, _T.ELU, _T.FLOOR),
        *(_T.HARD_SWISH, _T.MAXIMUM, _T.MINIMUM, _T.MUL, _T.NEG, _T.PRELU, _T.QUANTIZE),
        *(_T.RELU, _T.RELU1, _T.RELU6, _T.SPLIT, _T.SUB),
    }
)
_CONVOLUTIONS: Final = frozenset(
    {_T.CONV_2D, _T.DEPTHWISE_CONV_2D, _T.GROUPED_CONV_2D, _T.TRANSPOSE_CONV_2D}
)


_RECURRENT: Final = frozenset(
    {
        *(_T.LSTM, _T.UNIDIRECTIONAL_SEQUENCE_LSTM, _T.BIDIRECTIONAL_SEQUENCE_LSTM),
        *(_T.QUANTIZED_16BIT_LSTM, _T.QUANTIZED_LSTM),
    }
)
"""Operations whose gates round codes again and again."""


_RELAXED_OPERATIONS: Final = frozenset(
    {
        *(_T.AVERAGE_POOL_2D, _T.AXIS_ALIGNED_BBOX_TRANSFORM, _T.BATCH_MATMUL),
        *(_T.BIDIRECTIONAL_SEQUENCE_LSTM, _T.BIDIRECTIONAL_SEQUENCE_RNN, _T.BOX_WITH_NMS_LIMIT),
        *(_T.DETECTION_POSTPROCESSING, _T.DIV, _T.EXP, _T.FULLY_CONNECTED, _T.GENERATE_PROPOSALS),
        *(_T.HEATMAP_MAX_KEYPOINT, _T.IF, _T.INSTANCE_NORMALIZATION, _T.L2_NORMALIZATION),
        *(_T.L2_POOL_2D, _T.LOCAL_RESPONSE_NORMALIZATION, _T.LOG, _T.LOGISTIC, _T.LOG_SOFTMAX),
        *(_T.LSH_PROJECTION, _T.LSTM, _T.MAX_POOL_2D, _T.MEAN, _T.POW, _T.QUANTIZED_16BIT_LSTM),
        *(_T.QUANTIZED_LSTM, _T.RANDOM_MULTINOMIAL, _T.REDUCE_ALL, _T.REDUCE_ANY, _T.REDUCE_MAX),
        *(_T.REDUCE_MIN, _T.REDUCE_PROD, _T.REDUCE_SUM, _T.RESIZE_BILINEAR),
        *(_T.RESIZE_NEAREST_NEIGHBOR, _T.RNN, _T.ROI_ALIGN, _T.ROI_POOLING, _T.RSQRT, _T.SIN),
        *(_T.SOFTMAX, _T.SQRT, _T.SVDF, _T.TANH, _T.UNIDIRECTIONAL_SEQUENCE_LSTM),
        *(_T.UNIDIRECTIONAL_SEQUENCE_RNN, _T.WHILE),
    }
)

_BY_OPERATION: Final = {
    **dict.fromkeys(_STRICT_OPERATIONS, _STRICT),
    **dict.fromkeys(_MEDIUM_OPERATIONS, _MEDIUM),
    **dict.fromkeys(_RELAXED_OPERATIONS, _RELAXED),
    **dict.fromkeys(_CONVOLUTIONS, _CONVOLUTION),
}


def criteria_of(operation: OperationType) -> Criteria:
    """Return the criteria of a graph of one operation.

    Raises LookupError for an operation that none of the lists above has.
    """
    found = _BY_OPERATION.get(operation)
    if found is None:
        raise LookupError(
            f"no criteria for {operation.name}: add it to a list of operations in "
            "nntest/graph_tests/criteria.py"
        )
    return found


def criteria_of_one(operation: OperationType) -> Criteria:
    """Return the criteria of one operation on the very inputs that the expected values were
    computed of.

    Android's are wider, because it takes them for what errors of earlier operations make of
    booleans and codes, too. Here codes may be two steps apart, but for recurrent operations, and no
    boolean may be wrong. Raises what :func:`criteria_of` does.
    """
    criteria = criteria_of(operation)
    if operation in _RECURRENT:
        return criteria
    codes = criteria.quantized._replace(atol=min(criteria.quantized.atol, _STEPS))
    return criteria._replace(quantized=codes, wrong_booleans=0.0)


@dataclass(frozen=True)
class Deviation:
    """Deviation of an output: ``failed`` of its ``elements``, the worst of them at ``index``.

    ``message`` says it in words. Where the means are wrong, no element need be.
    """

    message: str
    failed: int
    elements: int
    index: int
    actual: float
    expected: float
    allowed: float

    def __str__(self) -> str:
        return self.message


def deviation(
    criteria: Criteria,
    type: int,
    actual: NDArray[Any],
    expected: NDArray[Any],
    *,
    relaxed: bool = False,
    spread: NDArray[np.float64] | None = None,
) -> Deviation | None:
    """Return the deviation of an output of ``type``; None where it is near enough.

    ``spread`` is allowed for each element besides the criteria, and for the means.
    """
    ours, theirs = actual.astype(np.float64).ravel(), expected.astype(np.float64).ravel()
    further = np.zeros(ours.shape) if spread is None else spread.ravel()
    if actual.dtype == np.bool_:
        return _of_booleans(ours, theirs, further, criteria.wrong_booleans)
    bounds = criteria.of(type, relaxed=relaxed)
    allowed = bounds.atol + bounds.rtol * np.where(np.isfinite(theirs), np.abs(theirs), 0) + further
    with np.errstate(invalid="ignore"):
        same = (ours == theirs) | (np.isnan(ours) & np.isnan(theirs))
        error = np.where(same, 0.0, np.abs(ours - theirs))
    beyond = ~(error <= allowed)  # NaN is wrong, too
    wrong = int(np.count_nonzero(beyond))
    if wrong:
        worst = float(np.max(error))
        message = f"{wrong} of {error.size} elements differ, by {worst:.3g} at most"
        return _worst(
            message, wrong, np.where(beyond, error - allowed, -1.0), ours, theirs, allowed
        )
    if error.size < _MANY:
        return None
    return _of_means(bounds, ours - theirs, (ours, theirs, allowed), further)


def _of_booleans(
    ours: NDArray[np.float64],
    theirs: NDArray[np.float64],
    unsure: NDArray[np.float64],
    share: float,
) -> Deviation | None:
    differ = (ours != theirs) & (unsure == 0)
    wrong = int(np.count_nonzero(differ))
    if wrong <= np.ceil(ours.size * share):
        return None
    message = f"{wrong} of {ours.size} booleans differ"
    return _worst(message, wrong, differ.astype(np.float64), ours, theirs, np.zeros(ours.shape))


def _of_means(
    bounds: _Bounds,
    error: NDArray[np.float64],
    values: tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]],
    further: NDArray[np.float64],
) -> Deviation | None:
    """Of floats relative errors count, where they are smaller.

    What is allowed ``further`` counts in the mean square by its own square: few elements that may
    be far off must not be held to their mean.
    """
    if bounds.rtol:
        error = error / np.maximum(np.abs(values[1]), 1.0)
    bias, mse = abs(float(np.mean(error))), float(np.mean(error**2))
    message = ""
    if bias > bounds.bias + float(np.mean(further)):
        message = f"the mean error is {bias:.3g}, allowed {bounds.bias:g}"
    elif mse > bounds.mse + float(np.mean(further**2)):
        message = f"the mean square error is {mse:.3g}, allowed {bounds.mse:g}"
    return _worst(message, 0, np.abs(error), *values) if message else None


def _worst(
    message: str,
    failed: int,
    measure: NDArray[np.float64],
    ours: NDArray[np.float64],
    theirs: NDArray[np.float64],
    allowed: NDArray[np.float64],
) -> Deviation:
    at = int(np.argmax(np.where(np.isnan(measure), np.inf, measure)))
    place = float(ours[at]), float(theirs[at]), float(allowed[at])
    return Deviation(message, failed, ours.size, at, *place)
