"""Fixtures of the unit tests of VTS, for the tests of its corpus."""

from __future__ import annotations

from tests.unit.vts.conftest import _own_cache, _processes, case_of, corpus

__all__ = ["_own_cache", "_processes", "case_of", "corpus"]
