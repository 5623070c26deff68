"""Resources that the driver lends to the kernels of one model: its threads, and a memory across
processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nndrivers.reference.kernel import Arrays
from nndrivers.reference.native.loading import are_built
from nndrivers.reference.threads import Body, ThreadPool

__all__ = ["ModelResources"]


_WORTH_ROUNDING_NS: Final = 4000
"""Operations that native loops round otherwise have them loaded, alone as in a large model: the
less the smallest of them does, the more small models wait; the more, the more stay with NumPy.
"""

_WORTH_BUILDING_NS: Final = 100_000
"""Building takes a machine a second, once: too much for a small model."""


class ModelResources:
    """``pool`` works for all models. ``recalled`` is what an earlier preparation of the same model
    has remembered; with it, kernels need not find out again.

    Only the first plan of a model is remembered: :meth:`end_of_memory` is called after it.
    """

    def __init__(
        self, pool: ThreadPool, recalled: list[Arrays] | None = None, native: bool = True
    ) -> None:
        self._pool = pool
        self._native = native
        self._expected_ns = 0.0
        self._recalled = iter(recalled or ())
        self._recording = True
        self.remembered: list[Arrays] = []

    @property
    def threads(self) -> int:
        return self._pool.threads

    def parallel(self, count: int, body: Body) -> None:
        self._pool.parallel(count, body)

    @property
    def native(self) -> bool:
        return self._native and (self._expected_ns >= _WORTH_BUILDING_NS or are_built())

    def native_rounding(self, work_ns: float) -> bool:
        return self._native and work_ns >= _WORTH_ROUNDING_NS

    def expect(self, work_ns: float) -> None:
        self._expected_ns = max(self._expected_ns, work_ns)

    def remember(self, make: Callable[[], Arrays]) -> Arrays:
        if not self._recording:
            return make()
        arrays = next(self._recalled, None)
        if arrays is None:
            arrays = make()
        self.remembered.append(arrays)
        return arrays

    def end_of_memory(self) -> None:
        """Mark the end of what is part of every preparation."""
        self._recording = False
