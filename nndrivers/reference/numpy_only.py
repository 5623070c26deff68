"""The reference driver without native loops, for comparisons:
``--driver nndrivers.reference.numpy_only:NumpyOnly``.
"""

from __future__ import annotations

from nndrivers.reference.device import ReferenceDriver

__all__ = ["NumpyOnly"]


class NumpyOnly(ReferenceDriver):
    """``ReferenceDriver(native=False)``."""

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads, native=False)
