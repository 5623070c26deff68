"""The native variant of the loops of convolutions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.epilogue import (
    BIAS,
    Allocate,
    Epilogue,
)
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.arithmetic.fixed_point import Integers
from nndrivers.reference.calls import Call
from nndrivers.reference.native.code_loops import CodeLoops, as_bytes
from nndrivers.reference.native.constants import Constants, period_of
from nndrivers.reference.native.convolution_binding import bind_convolution, has_runs
from nndrivers.reference.native.library import LANES, PANEL, bound, flat, has_512_bits

__all__ = ["NativeLoops", "panel_starts"]

_INT32_SUMMANDS: Final = 1 << 22
"""So many absolute values up to 255 have a sum of 31 bits."""


class NativeLoops(CodeLoops):
    """Takes what is contiguous along a row; the rest stays with NumPy."""

    def __init__(self) -> None:
        self._constants: dict[Any, Constants | None] = {}

    def multiply(self, matrix: NDArray[Any], filters: Filters, sums: NDArray[Any]) -> Call:
        """Multiply by BLAS where the order of sums matters, or the processor's registers are too
        few.
        """
        if _fits_panels(matrix, filters) and sums.flags.c_contiguous:
            starts = _starts(filters.columns)
            return bound(
                "multiply_panels",
                matrix.reshape(-1),
                filters.arranged("panels", lambda filters: _panels(filters, starts)),
                filters.zero_point + (_SIGN if filters.stored.dtype == np.int8 else 0),
                starts,
                sums.reshape(-1),
                *matrix.shape,
                filters.columns,
            )
        return super().multiply(matrix, filters, sums)

    def multiply_row(
        self, row: NDArray[Any], matrix: NDArray[Any], sums: NDArray[Any]
    ) -> Call | None:
        arrays = row, matrix, sums
        if not has_512_bits() or len(row) != 1 or not all(a.flags.c_contiguous for a in arrays):
            return None
        return bound("multiply_row", *(array.reshape(-1) for array in arrays))

    def convolve(
        self,
        patches: NDArray[Any],
        filters: Filters,
        epilogue: Epilogue,
        target: NDArray[Any],
    ) -> list[Call] | None:
        """Floats, where the processor has registers for it. Sums are in another order than BLAS has
        them; they do not depend on where a pixel is, as with BLAS.
        """
        if filters.is_exact or not has_512_bits():
            return None
        call = bind_convolution(patches, filters, epilogue, target)
        return [call] if call else None

    def hard_swish(self, source: NDArray[Any], target: NDArray[Any]) -> Call | None:
        if source.dtype != np.float32:
            return None
        return bound("hard_swish", source.reshape(-1), target.reshape(-1))

    def copy(self, patches: NDArray[Any], matrix: NDArray[Any]) -> Call:
        rows, columns, height, width, channels = patches.shape
        row, column, down, *_ = (s // patches.itemsize for s in patches.strides)
        if not has_runs(patches) or patches.dtype != np.float32 or matrix.dtype != np.float32:
            return super().copy(patches, matrix)
        return bound(
            "copy_patches",
            flat(patches),
            matrix.reshape(-1),
            rows,
            columns,
            height,
            width * channels,
            (row, column, down),
        )

    def absolute_sums(self, filters: Filters) -> Integers:
        codes = filters.stored
        if not codes.flags.c_contiguous or not 0 < codes.size < _INT32_SUMMANDS * len(codes):
            return super().absolute_sums(filters)
        sums = np.empty(len(codes), np.int64)
        bound("absolute_sums", codes.reshape(-1), filters.zero_point, sums)()
        return sums

    def fitted_row(self, of: Accumulator, scale: NDArray[np.float32]) -> NDArray[np.float32] | None:
        row, found = np.empty(of.bias.size, np.float32), np.empty(1, np.int64)
        numbers = of.mantissa, of.exponent, scale, of.bias, of.bound
        first, count = of.low + 1 - of.zero_point, of.high - of.low
        steps = np.empty((2, count), np.int64)
        bound("fit_row", *numbers, first, count, row, found, *steps)()
        return row if found[0] else None

    def finish(
        self,
        epilogue: Epilogue,
        sums: NDArray[Any],
        target: NDArray[Any],
        allocate: Allocate,
    ) -> list[Call]:
        constants = self._constants_for(epilogue, target)
        if constants is None or sums.dtype != np.float32 or not sums.flags.c_contiguous:
            return super().finish(epilogue, sums, target, allocate)
        call = bound(
            "finish_rows",
            sums.reshape(-1),
            as_bytes(flat(target)),
            *sums.shape,
            target.strides[0] // target.itemsize,
            *constants,
        )
        return [call]

    def depthwise(
        self,
        patches: NDArray[Any],
        taps: NDArray[Any],
        epilogue: Epilogue,
        target: NDArray[Any],
        allocate: Allocate,
    ) -> list[Call] | None:
        rows, width, channels = target.shape
        constants = self._constants_for(epilogue, target)
        row, column, down, across = (stride // patches.itemsize for stride in patches.strides[:4])
        period = period_of(channels)
        if column != channels or period > width * channels:
            period = channels
        in_float = epilogue.dtype == patches.dtype == taps.dtype == np.float32
        if constants is None or period < LANES or not in_float:
            return None
        if constants.way == BIAS and (across == 1 or _einsum_is_fused()):
            # NumPy sums floats in another order where taps are as close as elements of a row.
            return None
        repeated = np.concatenate([taps] * (period // channels), axis=2)
        call = bound(
            "depthwise",
            flat(patches),
            repeated.reshape(-1),
            allocate((width * channels,), np.float32),
            as_bytes(flat(target)),
            rows,
            width * channels,
            taps.shape[:2],
            (row, down, across, target.strides[0] // target.itemsize),
            column * (period // channels),
            *constants,
        )
        return [call]

    def _constants_for(self, epilogue: Epilogue, target: NDArray[Any]) -> Constants | None:
        """The constants of ``epilogue``; None if it has no formula, or ``target`` no whole rows."""
        _, width, channels = target.shape
        if target.strides[1:] != (channels * target.itemsize, target.itemsize):
            return None
        key = id(epilogue), width, target.dtype
        if key not in self._constants:
            formula = epilogue.finish(target.dtype)
            self._constants[key] = (
                None if formula is None else Constants.of(formula, channels, width)
            )
        return self._constants[key]


_SIGN: Final = 128


def panel_starts(columns: int) -> list[tuple[int, int]]:
    """First columns of both lanes of each panel; the last ones overlap those before."""
    if columns < PANEL:
        return [(0, columns - LANES)]
    firsts = (min(first, columns - PANEL) for first in range(0, columns, PANEL))
    return [(first, first + LANES) for first in firsts]


@lru_cache
def _starts(columns: int) -> Integers:
    return np.array(panel_starts(columns), np.int64).reshape(-1)


def _panels(filters: Filters, starts: Integers) -> NDArray[Any]:
    """Codes of ``filters`` as ``multiply_panels`` reads them, signed ones 128 higher."""
    codes = np.ascontiguousarray(filters.stored)
    unsigned = codes.view(np.uint8) ^ np.uint8(_SIGN) if codes.dtype == np.int8 else codes
    result = np.empty(starts.size * filters.products * LANES, np.uint8)
    bound("pack_panels", unsigned.reshape(-1), starts, filters.products, result)()
    return result


def _fits_panels(matrix: NDArray[Any], filters: Filters) -> bool:
    single = matrix.dtype == filters.dtype == np.float32
    return (
        filters.is_exact
        and single
        and filters.columns >= LANES
        and matrix.flags.c_contiguous
        and has_512_bits()
    )


@lru_cache
def _einsum_is_fused() -> bool:
    """Whether NumPy was built to round a product and a sum at once, which these loops do not."""
    factor = np.full((1, 1, 2, LANES), 1 + 2.0**-12, np.float32)
    taps = np.stack([np.full(LANES, 1 + 2.0**-12), np.full(LANES, -(1 + 2.0**-11))])
    factor[:, :, 1] = 1
    result = np.einsum("hyxk,yxk->hk", factor, taps[None].astype(np.float32))
    return bool(result.any())
