"""The inner loops of convolutions: products, sums of taps, and what follows.

:class:`Loops` makes them of NumPy's functions. A native variant overrides what it is faster at, and
gives the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.epilogue import Allocate, Epilogue
from nndrivers.reference.arithmetic.image import Call

__all__ = ["NUMPY", "Filters", "Loops"]


class Filters:
    """The right side of a matrix product: ``rows`` [columns, products].

    They are ``exact`` if all sums of products are, whatever their order.
    """

    def __init__(self, rows: NDArray[Any], exact: bool) -> None:
        self.rows = rows
        self.exact = exact
        self._arranged: dict[str, NDArray[Any]] = {}

    @property
    def columns(self) -> int:
        return self.rows.shape[0]

    @property
    def products(self) -> int:
        return self.rows.shape[1]

    @property
    def matrix(self) -> NDArray[Any]:
        """[products, columns], contiguous."""
        return self.arranged("matrix", lambda rows: np.ascontiguousarray(rows.T))

    def arranged(self, name: str, arrange: Callable[[NDArray[Any]], NDArray[Any]]) -> NDArray[Any]:
        """``arrange(rows)``, done once."""
        if name not in self._arranged:
            self._arranged[name] = arrange(self.rows)
        return self._arranged[name]


class Loops:
    """The loops of one operation, bound to the buffers of one frame."""

    def multiply(self, matrix: NDArray[Any], filters: Filters, sums: NDArray[Any]) -> Call:
        """The call that makes ``sums`` [pixels, columns] of ``matrix`` [pixels, products]."""
        return partial(matrix.dot, filters.matrix, sums)

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
