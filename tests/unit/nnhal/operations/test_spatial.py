from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.spatial import Image, dilated, implicit_padding, output_size
from nnhal.types import PaddingCode

sizes = st.integers(1, 64)
windows = st.integers(1, 9)
strides = st.integers(1, 5)


@given(sizes, windows, strides)
def test_same_padding_gives_one_output_for_every_stride(
    size: int, window: int, stride: int
) -> None:
    before, after = implicit_padding(PaddingCode.SAME, size, window, stride)

    assert output_size(size, window, stride, before + after) == -(-size // stride)
    assert 0 <= before <= after <= before + 1
    assert after < window


@given(sizes, windows, strides)
def test_valid_padding_counts_the_windows_that_fit(size: int, window: int, stride: int) -> None:
    assert implicit_padding(PaddingCode.VALID, size, window, stride) == (0, 0)

    positions = range(0, size - window + 1, stride)
    assert max(output_size(size, window, stride, 0), 0) == len(positions)


@given(sizes, windows, strides)
def test_same_padding_of_a_transposed_window_brings_the_output_size_back(
    size: int, window: int, stride: int
) -> None:
    before, after = implicit_padding(PaddingCode.SAME, size, window, stride, transposed=True)

    steps = -(-size // stride)
    assert (steps - 1) * stride + window - before - after == size


@given(windows, st.integers(1, 4))
def test_a_dilated_window_reaches_from_its_first_to_its_last_tap(window: int, factor: int) -> None:
    taps = [factor * index for index in range(window)]

    assert dilated(window, factor) == taps[-1] - taps[0] + 1


@given(st.tuples(sizes, sizes, sizes, sizes), st.booleans())
def test_a_shape_survives_being_read_as_an_image(shape: tuple[int, ...], nchw: bool) -> None:
    assert Image.of(shape, nchw).shape(nchw) == shape


def test_layouts_differ_in_where_channels_are() -> None:
    assert Image.of((1, 2, 3, 4), nchw=False) == Image(batches=1, height=2, width=3, channels=4)
    assert Image.of((1, 2, 3, 4), nchw=True) == Image(batches=1, height=3, width=4, channels=2)
