"""Native convolutions of floats: sums that begin with the bias, in the order of the filter.

The oracles are a fused multiply-add in NumPy, and XNNPACK.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from nndrivers.reference.arithmetic import tiles
from nndrivers.reference.arithmetic.epilogue import FloatEpilogue
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.types import Model, OperandType, OperationType
from nntflite.exporter import export_model
from nntflite.importer.builder import ModelBuilder
from nntflite.interpreter import Interpreter
from tests.native_loops import skip_without_loops
from tests.volume import repeated

F32 = OperandType.TENSOR_FLOAT32

_GUARD = 40


@pytest.fixture(scope="module", autouse=True)
def with_registers() -> Iterator[None]:
    skip_without_loops()
    from nndrivers.reference.native.library import has_512_bits

    if not has_512_bits():
        pytest.skip("the processor has no AVX-512")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tiles, "_WORTH_A_THREAD_NS", 1)
        yield


def fused(left: Any, right: Any, total: Any) -> NDArray[np.float32]:
    """``left * right + total`` of float32, rounded once.

    The product is exact in float64. The sum is rounded to odd there, which leaves the rounding to
    float32 what it is for the exact sum. Source: Boldo and Melquiond, 'Emulation of FMA and
    correctly rounded sums', 2008.
    """
    product, total = np.multiply(left, right, dtype=np.float64), np.asarray(total, np.float64)
    rounded = product + total
    part = rounded - product
    error = (product - (rounded - part)) + (total - part)
    is_even = rounded.view(np.int64) & 1 == 0
    towards = np.nextafter(rounded, np.where(error > 0, np.inf, -np.inf))
    return np.where((error != 0) & is_even, towards, rounded).astype(np.float32)


def convolved(patches: Any, rows: Any, bias: Any, low: float, high: float) -> NDArray[np.float32]:
    """[rows, columns, channels] of ``patches`` [rows, columns, ...] and filters ``rows``."""
    factors = patches.reshape(*patches.shape[:2], 1, -1)
    total = np.broadcast_to(bias, (*patches.shape[:2], len(rows)))
    for k in range(rows.shape[1]):
        total = fused(factors[..., k], rows[:, k], total)
    return np.clip(total, np.float32(low), np.float32(high))


@settings(max_examples=repeated(20, 600), deadline=None)
@given(
    st.integers(1, 6),
    st.integers(1, 40),
    st.integers(1, 3),
    st.integers(1, 3),
    st.integers(1, 5),
    st.sampled_from([8, 9, 15, 16, 17, 24, 31, 32, 33, 40, 64, 70]),
    st.integers(1, 2),
    st.sampled_from([(-np.inf, np.inf), (0.0, np.inf), (0.0, 6.0), (-1.0, 1.0)]),
    st.integers(0, 1 << 32),
)
def test_sums_are_in_the_order_of_the_filter(
    rows: int,
    columns: int,
    height: int,
    width: int,
    channels: int,
    results: int,
    stride: int,
    bounds: tuple[float, float],
    seed: int,
) -> None:
    from nndrivers.reference.native.convolution_binding import bind_convolution

    rng = np.random.default_rng(seed)
    extent = (rows - 1) * stride + height, (columns - 1) * stride + width + 1
    image = rng.normal(size=(*extent, channels)).astype(np.float32)
    down, across, each = image.strides
    patches = as_strided(
        image,
        (rows, columns, height, width, channels),
        (stride * down, stride * across, down, across, each),
    )
    filters = rng.normal(size=(results, height * width * channels)).astype(np.float32)
    bias = rng.normal(size=results).astype(np.float32)
    memory = np.full(rows * (columns + 2) * results + 2 * _GUARD, 7, np.float32)
    inside = memory[_GUARD:-_GUARD].reshape(rows, columns + 2, results)
    target = inside[:, 1:-1]
    call = bind_convolution(patches, Filters(filters), FloatEpilogue(bias, *bounds), target)
    assert call is not None
    call()
    np.testing.assert_array_equal(target, convolved(patches, filters, bias, *bounds))
    target[...] = 7
    assert (memory == 7).all()


@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
def test_a_special_value_stays_in_its_pixels(special: float) -> None:
    """Filters have no zeros beside them that could meet infinity."""
    from nndrivers.reference.native.convolution_binding import bind_convolution

    rng = np.random.default_rng(0)
    image = rng.normal(size=(2, 20, 3)).astype(np.float32)
    image[1, 4, 2] = special
    filters, bias = rng.normal(size=(9, 3)).astype(np.float32), np.zeros(9, np.float32)
    target = np.empty((2, 20, 9), np.float32)
    epilogue = FloatEpilogue(bias, -np.inf, np.inf)
    call = bind_convolution(image[:, :, None, None], Filters(filters), epilogue, target)
    assert call is not None
    call()
    assert np.argwhere(~np.isfinite(target).all(axis=2)).tolist() == [[1, 4]]


def net(side: int, channels: tuple[int, ...], window: int) -> Model:
    """A model of convolutions with RELU6, each of the one before."""
    builder = ModelBuilder()
    source = result = builder.operand(F32, (1, side, side, channels[0]))
    for before, after in pairwise(channels):
        rng = np.random.default_rng(after)
        filters = rng.normal(0, 0.5, (after, window, window, before))
        arguments = [
            result,
            builder.constant(F32, filters),
            builder.constant(F32, rng.normal(size=after)),
            *(builder.scalar(OperandType.INT32, value) for value in (1, 1, 1, 3)),
        ]
        result = builder.operand(F32, (1, side, side, after))
        builder.operation(OperationType.CONV_2D, arguments, [result])
    return builder.finish([source], [result])


@pytest.mark.parametrize("window", [1, 3])
def test_they_are_the_bits_of_xnnpack(always_native: Device, execution: Any, window: int) -> None:
    model = net(9, (16, 32, 48), window)
    data = np.random.default_rng(1).normal(size=(1, 9, 9, 16)).astype(np.float32)
    interpreter = Interpreter(export_model(model), default_delegates=True)
    interpreter.set_input(0, data)
    interpreter.invoke()
    assert interpreter.delegates
    (ours,) = execution(model, always_native.prepare(model))(data)
    np.testing.assert_array_equal(ours, interpreter.output(0))


def test_the_number_of_threads_changes_no_bit(execution: Any) -> None:
    model = net(20, (5, 24, 8), 3)
    data = np.random.default_rng(2).normal(size=(1, 20, 20, 5)).astype(np.float32)
    (alone,) = execution(model, Device(ReferenceDriver()).prepare(model))(data)
    (shared,) = execution(model, Device(ReferenceDriver(threads=3)).prepare(model))(data)
    assert shared.tobytes() == alone.tobytes()


def test_a_single_pixel_stays_with_blas(
    always_native: Device, on_numpy: Device, execution: Any
) -> None:
    model = net(1, (300, 800), 1)
    data = np.random.default_rng(3).normal(size=(1, 1, 1, 300)).astype(np.float32)
    (expected,) = execution(model, on_numpy.prepare(model))(data)
    (actual,) = execution(model, always_native.prepare(model))(data)
    assert actual.tobytes() == expected.tobytes()


@given(st.integers(1, 40), st.integers(1, 300), st.integers(0, 1 << 32))
def test_a_row_times_a_matrix_is_summed_in_the_order_of_the_row(
    products: int, columns: int, seed: int
) -> None:
    from nndrivers.reference.native.loops import NativeLoops

    rng = np.random.default_rng(seed)
    row = rng.normal(size=(1, products)).astype(np.float32)
    matrix = rng.normal(size=(products, columns)).astype(np.float32)
    memory = np.full(columns + 2 * _GUARD, 7, np.float32)
    call = NativeLoops().multiply_row(row, matrix, memory[_GUARD:-_GUARD].reshape(1, -1))
    assert call is not None
    call()
    expected = np.zeros(columns, np.float32)
    for k in range(products):
        expected = fused(row[0, k], matrix[k], expected)
    np.testing.assert_array_equal(memory[_GUARD:-_GUARD], expected)
    assert (memory[:_GUARD] == 7).all()
    assert (memory[-_GUARD:] == 7).all()
