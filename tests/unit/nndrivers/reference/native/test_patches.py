"""Patches are copied as NumPy copies them, and nothing beside them is written."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.native.loops import NativeLoops
from tests.native_loops import skip_without_loops

skip_without_loops()

_GUARD = 40


@given(
    window=st.tuples(st.integers(1, 4), st.integers(1, 5)),
    strides=st.tuples(st.integers(1, 3), st.integers(1, 3)),
    channels=st.integers(1, 9),
    count=st.tuples(st.integers(1, 4), st.integers(1, 12)),
    dilation=st.integers(1, 2),
)
def test_patches_of_any_geometry(
    window: tuple[int, int],
    strides: tuple[int, int],
    channels: int,
    count: tuple[int, int],
    dilation: int,
) -> None:
    height = (count[0] - 1) * strides[0] + window[0]
    width = (count[1] - 1) * strides[1] + (window[1] - 1) * dilation + 1
    image = np.random.default_rng(0).normal(size=(height, width, channels)).astype(np.float32)
    row, column, channel = image.strides
    patches = as_strided(
        image,
        (*count, *window, channels),
        (strides[0] * row, strides[1] * column, row, dilation * column, channel),
    )
    shape = count[0] * count[1], window[0] * window[1] * channels
    matrices = []
    for loops in (NUMPY, NativeLoops()):
        memory = np.full(shape[0] * shape[1] + 2 * _GUARD, 7, np.float32)
        loops.copy(patches, memory[_GUARD:-_GUARD].reshape(shape))()
        matrices.append(memory)
    np.testing.assert_array_equal(*matrices)
