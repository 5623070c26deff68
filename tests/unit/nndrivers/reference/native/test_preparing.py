"""What native loops prepare is what NumPy prepares."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.native.library import PANEL
from nndrivers.reference.native.loops import NativeLoops, _panels, panel_starts
from tests.native_loops import skip_without_loops

skip_without_loops()

CODES = st.sampled_from([np.uint8, np.int8])


@st.composite
def filters(draw: st.DrawFn, least_columns: int = 1) -> Filters:
    dtype = draw(CODES)
    shape = draw(st.integers(least_columns, 70)), draw(st.integers(1, 40))
    limits = np.iinfo(dtype)
    zero_point = draw(st.integers(int(limits.min), int(limits.max)))
    return Filters(draw(arrays.arrays(dtype, shape)), zero_point)


@given(filters())
def test_sums_of_absolute_weights(of: Filters) -> None:
    expected = np.abs(of.stored.astype(np.int64) - of.zero_point).sum(axis=1)
    for loops in (NUMPY, NativeLoops()):
        np.testing.assert_array_equal(loops.absolute_sums(of), expected)


def test_filters_of_read_only_memory_and_of_other_strides_have_sums_too() -> None:
    codes = np.arange(96, dtype=np.uint8).reshape(4, 24)
    codes.flags.writeable = False
    for stored in (codes, codes.T, codes[:, ::2]):
        expected = NUMPY.absolute_sums(Filters(stored, 3))
        np.testing.assert_array_equal(NativeLoops().absolute_sums(Filters(stored, 3)), expected)


@given(filters(least_columns=16))
def test_panels_have_every_column(of: Filters) -> None:
    starts = np.array(panel_starts(of.columns))
    packed = _panels(of, starts.reshape(-1))
    assert packed is not None
    panels = packed.reshape(len(starts), of.products, PANEL)
    unsigned = of.stored.astype(np.int64) + (128 if of.stored.dtype == np.int8 else 0)
    seen = set()
    for panel, (first, second) in zip(panels, starts.tolist(), strict=True):
        columns = [*range(first, first + 16), *range(second, second + 16)]
        np.testing.assert_array_equal(panel, unsigned[columns].T)
        seen.update(columns)
    assert seen == set(range(of.columns))
