"""The fixtures of VTS's own tests, to run its groups on the test library."""

from __future__ import annotations

from tests.unit.vts.conftest import _own_cache, _processes, corpus

__all__ = ["_own_cache", "_processes", "corpus"]
