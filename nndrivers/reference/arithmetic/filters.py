"""Filters: the right side of the matrix products of convolutions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.lazy_property import lazy_property

__all__ = ["Filters"]


class Filters:
    """Rows [columns of the product, products], and what else is made of them when it is needed.

    ``stored`` are they as the model has them, ``zero_point`` what codes among them stand for 0 by.
    Of codes, products and their sums are exact in ``dtype``, in whatever order they are summed.
    """

    def __init__(
        self,
        stored: NDArray[Any],
        zero_point: int = 0,
        dtype: type[np.float32] | type[np.float64] = np.float32,
    ) -> None:
        self.stored = stored
        self.zero_point = zero_point
        self.dtype = dtype
        self._arranged: dict[str, NDArray[Any]] = {}

    @property
    def columns(self) -> int:
        return self.stored.shape[0]

    @property
    def products(self) -> int:
        return self.stored.shape[1]

    @property
    def is_exact(self) -> bool:
        return self.stored.dtype.kind != "f"

    @lazy_property
    def rows(self) -> NDArray[Any]:
        """Return the rows in ``dtype``, zero points subtracted."""
        if not self.is_exact:
            return self.stored
        # As float32 first: this is several times faster than from bytes to float64.
        rows = np.subtract(self.stored, np.float32(self.zero_point), dtype=np.float32)
        return rows.astype(self.dtype, copy=False)

    @lazy_property
    def matrix(self) -> NDArray[Any]:
        """[products, columns]. Of floats it is contiguous: the order of sums depends on it."""
        return self.rows.T if self.is_exact else np.ascontiguousarray(self.rows.T)

    def arranged(self, name: str, arrange: Callable[[Filters], NDArray[Any]]) -> NDArray[Any]:
        """``arrange(self)``, done once."""
        if name not in self._arranged:
            self._arranged[name] = arrange(self)
        return self._arranged[name]
