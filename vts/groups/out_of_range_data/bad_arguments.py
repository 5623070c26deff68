"""Bad arguments: requests that a driver cannot refuse by looking at shapes, because what is wrong
with them is in the data. Each subject is a case that works, and the data that does not.

The rules that the data breaks are those of the operations in ``NeuralNetworksTypes.h``: indices are
within the dimension that they refer to, an axis is in [-n, n), strides are not 0, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nnhal.types import OperandType, OperationType, PaddingCode
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder

__all__ = ["SUBJECTS", "Subject"]

_F: Final = OperandType.TENSOR_FLOAT32
_I: Final = OperandType.TENSOR_INT32
_SCALAR: Final = OperandType.INT32
_MAX, _MIN = 2**31 - 1, -(2**31)

Array: TypeAlias = NDArray[Any]


class Subject(NamedTuple):
    """``case`` works. With one of the ``bad`` data in input ``place`` it must do no harm."""

    case: SpecCase
    place: int
    bad: Sequence[Array]


def _data(*dimensions: int) -> Array:
    return np.arange(1, 1 + np.prod(dimensions), dtype=np.float32).reshape(dimensions)


def _subject(
    type: OperationType,
    x: Array,
    argument: ArrayLike,
    expected: Array,
    bad: Sequence[ArrayLike],
    *,
    before: Sequence[Array | int] = (),
    after: Sequence[Array | int] = (),
) -> Subject:
    """``type`` of x, constants, the argument, which comes with the request, and more constants."""
    builder = CaseBuilder(type.name.lower())
    operands = [builder.input(_F, x.shape)]
    operands += [_constant(builder, each) for each in before]
    value = np.array(argument, np.int32)
    operands.append(builder.input(_I if value.ndim else _SCALAR, value.shape))
    operands += [_constant(builder, each) for each in after]
    output = builder.output(_F, expected.shape)
    builder.operation(type, operands, [output])
    case = builder.case([x, value], [expected])
    return Subject(case, 1, [np.array(each, np.int32) for each in bad])


def _constant(builder: CaseBuilder, value: Array | int) -> int:
    if isinstance(value, int):
        return builder.constant(_SCALAR, value)
    return builder.constant(_F if value.dtype.kind == "f" else _I, value)


def _ints(*values: int) -> Array:
    return np.array(values, np.int32)


def _gather() -> Subject:
    x, bad = _data(6, 4), ([0, 6, 1], [-1, 0, 1], [0, _MAX, 0], [0, 0, _MIN], [7, 8, 9])
    at = [5, 0, 2]
    return _subject(OperationType.GATHER, x, at, x[at], bad, before=(0,))


def _gather_axis() -> Subject:
    x = _data(3, 3)
    bad = (2, -3, _MAX, _MIN)
    at = _ints(2, 0, 1)
    return _subject(OperationType.GATHER, x, 1, x[:, at], bad, after=(at,))


def _embedding_lookup() -> Subject:
    """Indices come first."""
    builder = CaseBuilder("embedding_lookup")
    x, at = _data(6, 4), _ints(5, 0, 2)
    operands = [builder.input(_I, at.shape), builder.input(_F, x.shape)]
    output = builder.output(_F, (3, 4))
    builder.operation(OperationType.EMBEDDING_LOOKUP, operands, [output])
    bad = ((0, 6, 1), (-1, 0, 1), (0, _MAX, 0), (0, 0, _MIN), (7, 8, 9))
    return Subject(builder.case([at, x], [x[at]]), 0, [_ints(*each) for each in bad])


def _slice_begin() -> Subject:
    x, bad = _data(6, 4), ([5, 2], [6, 0], [-1, 0], [0, 3], [_MAX, 0], [_MIN, 0])
    size = _ints(2, 2)
    return _subject(OperationType.SLICE, x, [3, 1], x[3:5, 1:3], bad, after=(size,))


def _strided_slice_begin() -> Subject:
    x, bad = _data(6, 4), ([7, 0], [-9, 0], [_MAX, _MAX], [_MIN, 0])
    rest = (_ints(6, 4), _ints(2, 2), 0, 0, 0)
    begin = [0, 1]
    return _subject(OperationType.STRIDED_SLICE, x, begin, x[0:6:2, 1:4:2], bad, after=rest)


def _strided_slice_strides() -> Subject:
    x, bad = _data(6, 4), ([0, 0], [-1, 2], [_MIN, 2], [1, 0])
    ranges = (_ints(0, 1), _ints(6, 4))
    expected = x[0:6:2, 1:4:2]
    zeros = (0, 0, 0)
    return _subject(
        OperationType.STRIDED_SLICE, x, [2, 2], expected, bad, before=ranges, after=zeros
    )


def _pad() -> Subject:
    x = _data(2, 3)
    paddings = [[1, 0], [0, 2]]
    bad = ([[-1, 2], [0, 2]], [[-3, 4], [-3, 5]], [[_MAX, 0], [0, 2]], [[0, 0], [_MIN, 0]])
    return _subject(OperationType.PAD, x, paddings, np.pad(x, paddings), bad)


def _transpose() -> Subject:
    x, bad = _data(2, 3, 3), ([0, 0, 0], [3, 1, 2], [-1, 0, 1], [_MAX, 1, _MIN])
    return _subject(OperationType.TRANSPOSE, x, [2, 1, 0], x.transpose(2, 1, 0), bad)


def _reduce_axis() -> Subject:
    x, bad = _data(3, 4), ([2], [-3], [_MAX], [_MIN])
    keep = 0
    return _subject_with_bool(OperationType.REDUCE_MAX, x, [1], x.max(1), bad, keep)


def _subject_with_bool(
    type: OperationType,
    x: Array,
    argument: Sequence[int],
    expected: Array,
    bad: Sequence[Sequence[int]],
    flag: int,
) -> Subject:
    builder = CaseBuilder(type.name.lower())
    value = _ints(*argument)
    operands = [builder.input(_F, x.shape), builder.input(_I, value.shape)]
    operands.append(builder.constant(OperandType.BOOL, flag))
    output = builder.output(_F, expected.shape)
    builder.operation(type, operands, [output])
    return Subject(builder.case([x, value], [expected]), 1, [_ints(*each) for each in bad])


def _softmax_axis() -> Subject:
    builder = CaseBuilder("softmax")
    x = np.zeros((2, 4), np.float32)
    operands = [
        builder.input(_F, x.shape),
        builder.constant(OperandType.FLOAT32, 1.0),
        builder.input(_SCALAR),
    ]
    output = builder.output(_F, x.shape)
    builder.operation(OperationType.SOFTMAX, operands, [output])
    case = builder.case([x, np.array(1)], [x + 0.25])
    return Subject(case, 1, [np.array(each, np.int32) for each in (2, -3, _MAX, _MIN)])


def _concatenation_axis() -> Subject:
    builder = CaseBuilder("concatenation")
    x = _data(2, 2)
    operands = [builder.input(_F, x.shape) for _ in range(2)]
    operands.append(builder.input(_SCALAR))
    output = builder.output(_F, (2, 4))
    builder.operation(OperationType.CONCATENATION, operands, [output])
    case = builder.case([x, -x, np.array(1)], [np.concatenate([x, -x], 1)])
    return Subject(case, 2, [np.array(each, np.int32) for each in (2, -1, _MAX, _MIN)])


def _batch_to_space() -> Subject:
    x, bad = _data(4, 1, 1, 1), ([0, 0], [-1, -1], [4, 0], [_MAX, _MAX], [3, 2])
    expected = x.reshape(1, 2, 2, 1)
    return _subject(OperationType.BATCH_TO_SPACE_ND, x, [2, 2], expected, bad)


def _space_to_batch() -> Subject:
    x, bad = _data(1, 2, 2, 1), ([0, 0], [-1, -1], [4, 0], [_MAX, _MAX], [3, 2])
    expected, paddings = x.reshape(4, 1, 1, 1), np.zeros((2, 2), np.int32)
    return _subject(OperationType.SPACE_TO_BATCH_ND, x, [2, 2], expected, bad, after=(paddings,))


def _depth_to_space() -> Subject:
    x, bad = _data(1, 1, 1, 4), (0, -1, 3, _MAX, _MIN)
    return _subject(OperationType.DEPTH_TO_SPACE, x, 2, x.reshape(1, 2, 2, 1), bad)


def _channel_shuffle() -> Subject:
    x, bad = _data(2, 6), (0, -1, 4, _MAX, _MIN)
    expected = x.reshape(2, 2, 3).transpose(0, 2, 1).reshape(2, 6)
    return _subject(OperationType.CHANNEL_SHUFFLE, x, 2, expected, bad, after=(1,))


def _tile() -> Subject:
    x, bad = _data(2, 3), ([-1, 2], [0, 0], [_MAX, _MAX], [3, 2])
    return _subject(OperationType.TILE, x, [2, 1], np.tile(x, (2, 1)), bad)


def _reshape() -> Subject:
    x, bad = _data(2, 6), ([-1, -1], [0, 12], [4, 4], [_MAX, _MAX], [-5, 3])
    return _subject(OperationType.RESHAPE, x, [4, 3], x.reshape(4, 3), bad)


def _pool_stride() -> Subject:
    x, bad = _data(1, 4, 4, 1), (0, -1, _MAX, _MIN)
    expected = x[:, 1::2, 1::2]
    return _subject(
        OperationType.MAX_POOL_2D,
        x,
        2,
        expected,
        bad,
        before=(int(PaddingCode.VALID),),
        after=(2, 2, 2, 0),
    )


def _roi_align_batch() -> Subject:
    """A box over the first pixel of a batch of two, which all have one value."""
    builder = CaseBuilder("roi_align")
    x = np.stack([np.full((4, 4, 1), value, np.float32) for value in (3, 5)])
    boxes, at = np.array([[0, 0, 2, 2]] * 2, np.float32), _ints(0, 1)
    operands = [builder.input(_F, x.shape), builder.constant(_F, boxes)]
    operands.append(builder.input(_I, at.shape))
    operands += [builder.constant(_SCALAR, 2) for _ in range(2)]
    operands += [builder.constant(OperandType.FLOAT32, 1.0) for _ in range(2)]
    operands += [builder.constant(_SCALAR, 2) for _ in range(2)]
    operands.append(builder.constant(OperandType.BOOL, 0))
    expected = np.stack([np.full((2, 2, 1), value, np.float32) for value in (3, 5)])
    output = builder.output(_F, expected.shape)
    builder.operation(OperationType.ROI_ALIGN, operands, [output])
    bad = ((0, 2), (-1, 0), (0, _MAX), (_MIN, _MIN), (3, 4))
    return Subject(builder.case([x, at], [expected]), 1, [_ints(*each) for each in bad])


SUBJECTS: Final[Mapping[str, Callable[[], Subject]]] = {
    "gather_indices": _gather,
    "gather_axis": _gather_axis,
    "embedding_lookup_indices": _embedding_lookup,
    "slice_begin": _slice_begin,
    "strided_slice_begin": _strided_slice_begin,
    "strided_slice_strides": _strided_slice_strides,
    "pad_paddings": _pad,
    "transpose_permutation": _transpose,
    "reduce_max_axis": _reduce_axis,
    "softmax_axis": _softmax_axis,
    "concatenation_axis": _concatenation_axis,
    "batch_to_space_nd_block": _batch_to_space,
    "space_to_batch_nd_block": _space_to_batch,
    "depth_to_space_block": _depth_to_space,
    "channel_shuffle_groups": _channel_shuffle,
    "tile_multiples": _tile,
    "reshape_shape": _reshape,
    "max_pool_2d_stride": _pool_stride,
    "roi_align_batch": _roi_align_batch,
}
"""Subjects by operation and argument, in float32."""
