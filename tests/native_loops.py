"""Skipping of tests where the reference driver's native loops cannot be built."""

from __future__ import annotations

import pytest

from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.native.loading import loops

__all__ = ["skip_without_loops"]


def skip_without_loops() -> None:
    """Skip the test, or the whole module where one is being imported."""
    if loops() is NUMPY:
        pytest.skip("native loops need a C compiler", allow_module_level=True)
