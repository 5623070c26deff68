"""What the driver lends to the kernels of one model: its threads, and a memory across processes."""

from __future__ import annotations

from collections.abc import Callable

from nndrivers.reference.kernel import Arrays
from nndrivers.reference.threads import Body, ThreadPool

__all__ = ["ModelResources"]


class ModelResources:
    """``pool`` works for all models. ``recalled`` is what an earlier preparation of the same model
    has remembered; with it, kernels need not find out again.

    Only the first plan of a model is remembered: :meth:`end_of_memory` is called after it.
    """

    def __init__(self, pool: ThreadPool, recalled: list[Arrays] | None = None) -> None:
        self._pool = pool
        self._recalled = iter(recalled or ())
        self._recording = True
        self.remembered: list[Arrays] = []

    @property
    def threads(self) -> int:
        return self._pool.threads

    def parallel(self, count: int, body: Body) -> None:
        self._pool.parallel(count, body)

    def remember(self, make: Callable[[], Arrays]) -> Arrays:
        if not self._recording:
            return make()
        arrays = next(self._recalled, None)
        if arrays is None:
            arrays = make()
        self.remembered.append(arrays)
        return arrays

    def end_of_memory(self) -> None:
        """What follows is not part of every preparation."""
        self._recording = False
