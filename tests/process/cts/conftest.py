from __future__ import annotations

# What tests of VTS have, tests of what it shares with other suites have, too.
from tests.unit.vts.conftest import _own_cache, _processes, case_of, corpus

__all__ = ["_own_cache", "_processes", "case_of", "corpus"]
