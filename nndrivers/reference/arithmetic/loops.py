"""The inner loops of convolutions: products, sums of taps, and what follows.

:class:`Loops` makes them of NumPy's functions. A native variant overrides what it is faster at, and
gives the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.epilogue import Allocate, Epilogue
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier
from nndrivers.reference.arithmetic.staircase import fitted_row
from nndrivers.reference.calls import Call

__all__ = ["NUMPY", "Loops", "Product", "Sum"]


class Product(NamedTuple):
    """Products of codes: zero points of both operands, ``multiplier`` to the scale of the result,
    its zero point, lowest and highest code.
    """

    left_zero: int
    right_zero: int
    multiplier: Multiplier
    zero_point: int
    low: int
    high: int


class Sum(NamedTuple):
    """Sums of what codes stand for: ``left`` and ``right`` [256] by byte, ``multiplier`` to the
    scale of the result, its zero point, lowest and highest code.
    """

    left: Integers
    right: Integers
    multiplier: Multiplier
    zero_point: int
    low: int
    high: int


class Loops:
    """The loops of one operation, bound to the buffers of one frame."""

    def multiply(self, matrix: NDArray[Any], filters: Filters, sums: NDArray[Any]) -> Call:
        """The call that makes ``sums`` [pixels, columns] of ``matrix`` [pixels, products]."""
        return partial(matrix.dot, filters.matrix, sums)

    def multiply_row(
        self, row: NDArray[Any], matrix: NDArray[Any], sums: NDArray[Any]
    ) -> Call | None:
        """The call that makes ``sums`` [1, columns] of ``row`` [1, products] and ``matrix``
        [products, columns], of floats, rounded otherwise than by NumPy. None if there is none.
        """
        return None

    def copy(self, patches: NDArray[Any], matrix: NDArray[Any]) -> Call:
        """The call that copies ``patches`` [rows, columns, height, width, channels], a view of an
        image, to ``matrix`` [rows * columns, height * width * channels].
        """
        return partial(np.copyto, matrix.reshape(patches.shape), patches)

    def convolve(
        self,
        patches: NDArray[Any],
        filters: Filters,
        epilogue: Epilogue,
        target: NDArray[Any],
    ) -> list[Call] | None:
        """Calls from ``patches`` [rows, columns, height, width, channels], a view of an image, to
        ``target`` [rows, columns, channels out]. None where this is to be done in parts.
        """
        return None

    def absolute_sums(self, filters: Filters) -> Integers:
        """Sum the absolute values of each row, exactly."""
        sums: Integers = np.abs(filters.rows).sum(axis=1, dtype=np.float64).astype(np.int64)
        return sums

    def fitted_row(self, of: Accumulator, scale: NDArray[np.float32]) -> NDArray[np.float32] | None:
        """See :mod:`nndrivers.reference.arithmetic.staircase`."""
        return fitted_row(of, scale)

    def quantize(
        self, source: NDArray[Any], numbers: NDArray[np.float64], target: NDArray[Any]
    ) -> Call | None:
        """The call that makes codes ``target`` of ``source``; ``numbers`` are scale, zero point,
        lowest and highest code. None where this is to be done in parts.
        """
        return None

    def hard_swish(self, source: NDArray[Any], target: NDArray[Any]) -> Call | None:
        """The call that makes ``target``, of floats. None where this is to be done in parts."""
        return None

    def add_codes(
        self, left: NDArray[Any], right: NDArray[Any], total: Sum, target: NDArray[Any]
    ) -> Call | None:
        """The call that makes codes ``target`` of the sums of ``left`` and ``right``. None where
        this is to be done in another way.
        """
        return None

    def multiply_codes(
        self, left: NDArray[Any], right: NDArray[Any], product: Product, target: NDArray[Any]
    ) -> Call | None:
        """The call that makes codes ``target`` of the products of ``left`` and ``right``. None
        where this is to be done in another way.
        """
        return None

    def look_up_pairs(
        self,
        table: NDArray[Any],
        left: NDArray[np.uint8],
        right: NDArray[np.uint8],
        target: NDArray[Any],
    ) -> Call | None:
        """The call that looks pairs of codes up in ``table`` [256 * 256], the left one in the high
        half of the index. None where this is to be done in parts.
        """
        return None

    def lstm_step(self, arrays: Sequence[NDArray[Any]], numbers: tuple[int, ...]) -> Call | None:
        """The call of a step of an 8-bit LSTM, see ``Lstm8Bit.bind``. None if there is no loop."""
        return None

    def finish(
        self,
        epilogue: Epilogue,
        sums: NDArray[Any],
        target: NDArray[Any],
        allocate: Allocate,
    ) -> list[Call]:
        """See :meth:`Epilogue.bind`."""
        return epilogue.bind(sums, target, allocate)

    def depthwise(
        self,
        patches: NDArray[Any],
        taps: NDArray[Any],
        epilogue: Epilogue,
        target: NDArray[Any],
        allocate: Allocate,
    ) -> list[Call] | None:
        """Calls from ``patches`` [rows, columns, height, width, channels], a view of an image, to
        ``target`` [rows, columns, channels]; ``taps`` are [height, width, channels]. None where
        this is to be done in another way.
        """
        return None


NUMPY: Final = Loops()
