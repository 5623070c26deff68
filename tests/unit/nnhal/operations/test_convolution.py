from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nnhal.operations.convolution import parameters
from nnhal.operations.node import InvalidOperation, NeedsValue, Node, Shape, TensorInfo
from nnhal.operations.spatial import Padding, WidthHeight
from nnhal.types import FusedActivationFunc, OperandType, OperationType
from tests.cells import cells

CONV = OperationType.CONV_2D
DEPTHWISE = OperationType.DEPTHWISE_CONV_2D
GROUPED = OperationType.GROUPED_CONV_2D
TRANSPOSED = OperationType.TRANSPOSE_CONV_2D
SAME, VALID = 1, 2

Build = Callable[..., Node]
Shapes = Callable[..., Shape]


@cells(
    ("operation", "arguments", "expected"),
    [
        # MobileNet's first layer: 224 with stride 2 and SAME.
        (CONV, [(1, 224, 224, 3), (8, 3, 3, 3), (8,), SAME, 2, 2, 3], (1, 112, 112, 8)),
        (CONV, [(1, 7, 5, 3), (8, 3, 3, 3), (8,), VALID, 1, 2, 0], (1, 3, 3, 8)),
        (CONV, [(2, 7, 5, 3), (8, 3, 3, 3), (8,), 1, 0, 2, 1, 1, 2, 0], (2, 4, 4, 8)),
        (CONV, [(1, 3, 7, 5), (8, 3, 3, 3), (8,), VALID, 1, 2, 0, True], (1, 8, 3, 3)),
        (CONV, [(1, 9, 9, 1), (1, 3, 3, 1), (1,), VALID, 1, 1, 0, False, 2, 3], (1, 3, 5, 1)),
        (CONV, [(1, 9, 9, 1), (1, 3, 3, 1), (1,), 0, 0, 0, 0, 1, 1, 0, False, 2, 3], (1, 3, 5, 1)),
        (CONV, [(0, 4, 4, 1), (1, 3, 3, 1), (1,), SAME, 1, 1, 0], (0, 4, 4, 1)),
        (DEPTHWISE, [(1, 4, 4, 3), (1, 3, 3, 6), (6,), SAME, 2, 2, 2, 0], (1, 2, 2, 6)),
        (DEPTHWISE, [(1, 4, 4, 3), (1, 2, 2, 3), (3,), 0, 0, 1, 1, 1, 1, 1, 0], (1, 5, 3, 3)),
        (DEPTHWISE, [(1, 3, 4, 4), (1, 2, 2, 3), (3,), VALID, 1, 1, 1, 0, True], (1, 3, 3, 3)),
        (
            DEPTHWISE,
            [(1, 9, 9, 1), (1, 3, 3, 1), (1,), VALID, 1, 1, 1, 0, False, 4, 4],
            (1, 1, 1, 1),
        ),
        (GROUPED, [(1, 5, 5, 6), (4, 3, 3, 3), (4,), VALID, 1, 1, 2, 0, False], (1, 3, 3, 4)),
        (GROUPED, [(1, 6, 5, 5), (4, 3, 3, 3), (4,), 1, 1, 1, 1, 1, 1, 2, 0, True], (1, 4, 5, 5)),
        (TRANSPOSED, [(1, 2, 2, 3), (5, 3, 3, 3), (5,), 0, 0, 0, 0, 2, 2, 0, False], (1, 5, 5, 5)),
        (TRANSPOSED, [(1, 2, 2, 3), (5, 3, 3, 3), (5,), 1, 0, 1, 0, 2, 2, 0, False], (1, 4, 4, 5)),
        (
            TRANSPOSED,
            [(1, 2, 2, 3), (5, 3, 3, 3), (5,), [1, 4, 4, 5], SAME, 2, 2, 0, False],
            (1, 4, 4, 5),
        ),
        (
            TRANSPOSED,
            [(1, 3, 2, 2), (5, 3, 3, 3), (5,), [1, 5, 4, 4], SAME, 2, 2, 0, True],
            (1, 5, 4, 4),
        ),
    ],
)
def test_output_shapes(
    shape: Shapes, operation: OperationType, arguments: list[Any], expected: Shape
) -> None:
    assert shape(operation, *arguments) == expected


def test_all_arguments_are_read_from_the_longest_explicit_form(node: Build) -> None:
    built = node(
        DEPTHWISE,
        *((1, 32, 32, 2), (1, 9, 9, 6), (6,), 1, 2, 3, 4, 5, 6, 3, 2, True, 7, 8),
    )

    read = parameters(built)

    assert read.padding == Padding(left=1, right=2, top=3, bottom=4)
    assert read.strides == WidthHeight(5, 6)
    assert read.dilation == WidthHeight(7, 8)
    assert (read.multiplier, read.groups, read.nchw) == (3, 1, True)
    assert read.activation is FusedActivationFunc.RELU1


def test_ten_inputs_are_explicit_or_dilated_by_the_type_of_the_eighth(node: Build) -> None:
    image, weights, bias = (1, 9, 9, 1), (1, 3, 3, 1), (1,)

    explicit = parameters(node(CONV, image, weights, bias, 1, 1, 1, 1, 2, 2, 0))
    dilated = parameters(node(CONV, image, weights, bias, VALID, 2, 2, 0, False, 3, 3))

    assert (explicit.padding, explicit.dilation) == (Padding(1, 1, 1, 1), WidthHeight(1, 1))
    assert (dilated.padding, dilated.dilation) == (Padding(0, 0, 0, 0), WidthHeight(3, 3))


def test_a_transposed_convolution_may_stop_short_of_its_last_stride(node: Build) -> None:
    arguments = [(1, 2, 2, 1), (1, 1, 1, 1), (1,), [1, 4, 4, 1], SAME, 2, 2, 0, False]

    assert parameters(node(TRANSPOSED, *arguments)).padding == Padding(0, -1, 0, -1)


def test_the_shape_waits_for_arguments_that_are_not_known(shape: Shapes) -> None:
    stride = TensorInfo(OperandType.INT32)

    with pytest.raises(NeedsValue) as caught:
        shape(CONV, (1, 4, 4, 1), (1, 3, 3, 1), (1,), SAME, stride, 1, 0)
    assert caught.value.index == 4


IMAGE, FILTER, BIAS = (1, 4, 4, 2), (3, 3, 3, 2), (3,)


@cells(
    ("operation", "arguments", "message"),
    [
        (CONV, [IMAGE, FILTER, BIAS, 3, 1, 1, 0], "padding scheme 3 is neither"),
        (CONV, [IMAGE, FILTER, BIAS, SAME, 0, 1, 0], "stride .* is not positive"),
        (CONV, [IMAGE, FILTER, BIAS, SAME, 1, 1, 4], "4 is no fused activation"),
        (CONV, [IMAGE, FILTER, BIAS, SAME, 1, 1, 0, False, 0, 1], "dilation factor .* positive"),
        (CONV, [IMAGE, FILTER, BIAS, -1, 0, 0, 0, 1, 1, 0], "padding .* is negative"),
        (CONV, [IMAGE, FILTER, BIAS, 3, 0, 0, 0, 1, 1, 0], "not smaller than the filter"),
        (CONV, [IMAGE, FILTER, (2,), SAME, 1, 1, 0], r"bias\) has shape \(2,\), expected \(3,\)"),
        (CONV, [(1, 4, 4, 3), FILTER, BIAS, SAME, 1, 1, 0], "filter has input depth 2, expected 3"),
        (CONV, [(1, 2, 2, 2), FILTER, BIAS, VALID, 1, 1, 0], "output would be 0 high and 0 wide"),
        (CONV, [(1, 0, 4, 2), FILTER, BIAS, SAME, 1, 1, 0], "only batches may be zero"),
        (CONV, [IMAGE, (3, 0, 3, 2), BIAS, SAME, 1, 1, 0], "filter.* has no elements"),
        (CONV, [IMAGE, FILTER, BIAS, SAME, 1, 1, 0, False, 1], "9 inputs, expected 7 or 8 or 10"),
        (DEPTHWISE, [IMAGE, (2, 3, 3, 2), (2,), SAME, 1, 1, 1, 0], "is 2, expected 1"),
        (DEPTHWISE, [IMAGE, (1, 3, 3, 3), BIAS, SAME, 1, 1, 1, 0], "3 channels, expected 2"),
        (DEPTHWISE, [IMAGE, (1, 3, 3, 2), (2,), SAME, 1, 1, 0, 0], "input 6: 0 is not positive"),
        (GROUPED, [IMAGE, (3, 3, 3, 1), BIAS, SAME, 1, 1, 2, 0, False], "divide into 2 groups"),
        (TRANSPOSED, [IMAGE, FILTER, BIAS, [4, 4], SAME, 1, 1, 0, False], "2 elements, expected 4"),
        (TRANSPOSED, [IMAGE, FILTER, BIAS, 9, 9, 0, 0, 1, 1, 0, False], "output would be"),
    ],
)
def test_wrong_arguments_are_named(
    shape: Shapes, operation: OperationType, arguments: list[Any], message: str
) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(operation, *arguments)


@given(
    size=st.integers(1, 20),
    window=st.integers(1, 5),
    stride=st.integers(1, 3),
    factor=st.integers(1, 3),
    scheme=st.sampled_from([SAME, VALID]),
)
def test_implicit_and_explicit_padding_are_twins(
    node: Build, shape: Shapes, size: int, window: int, stride: int, factor: int, scheme: int
) -> None:
    assume(scheme == SAME or size >= (window - 1) * factor + 1)
    tensors = (1, size, size, 1), (1, window, window, 1), (1,)
    dilation = (False, factor, factor)
    implicit = node(CONV, *tensors, scheme, stride, stride, 0, *dilation)

    explicit = shape(CONV, *tensors, *parameters(implicit).padding, stride, stride, 0, *dilation)

    assert explicit == shape(CONV, *tensors, scheme, stride, stride, 0, *dilation)


@given(
    height=st.integers(3, 12),
    width=st.integers(3, 12),
    strides=st.tuples(st.integers(1, 3), st.integers(1, 3)),
)
def test_layouts_are_twins(
    shape: Shapes, height: int, width: int, strides: tuple[int, int]
) -> None:
    arguments = (5, 2, 3, 2), (5,), SAME, *strides, 0
    nhwc = shape(CONV, (1, height, width, 2), *arguments, False)
    nchw = shape(CONV, (1, 2, height, width), *arguments, True)

    assert (nhwc[0], nhwc[3], nhwc[1], nhwc[2]) == nchw


@given(size=st.integers(1, 12), window=st.integers(1, 5), stride=st.integers(1, 3))
def test_a_transposed_convolution_undoes_the_shape_of_a_convolution(
    shape: Shapes, size: int, window: int, stride: int
) -> None:
    small = shape(CONV, (1, size, size, 1), (1, window, window, 1), (1,), SAME, stride, stride, 0)

    target = [1, size, size, 1]
    big = shape(
        TRANSPOSED, small, (1, window, window, 1), (1,), target, SAME, stride, stride, 0, False
    )

    assert big == tuple(target)
