"""The test library, and the fixtures of VTS's own tests, to run its groups on it."""

from __future__ import annotations

import pytest

from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)
from tests.unit.vts.conftest import _own_cache, _processes, corpus

__all__ = ["_own_cache", "_processes", "corpus", "libraries"]


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> NativeLibraries:
    """Skips where there is no compiler."""
    if COMPILER is None:
        pytest.skip(NO_COMPILER)
    return NativeLibraries(tmp_path_factory.mktemp("native"))
