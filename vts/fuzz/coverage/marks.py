"""Coverage by the marks that the driver's process makes in a map that it has from us."""

from __future__ import annotations

from nnhal.code_coverage import CoverageMap
from vts.fuzz.coverage.base import Coverage

__all__ = ["Marks"]


class Marks(Coverage):
    """``map`` becomes this object's, and is closed with it."""

    def __init__(self, map: CoverageMap) -> None:
        self._map = map

    @property
    def reached(self) -> int:
        return self._map.reached

    def close(self) -> None:
        self._map.close()
