"""Origin of a compilation cache: only the same code takes it back."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import numpy as np

__all__ = ["origin"]


def origin(version: str, native: bool) -> str:
    """Return the origin of a cache of a driver of ``version``, with or without native loops, in
    this process.
    """
    loops = " with native loops" if native else ""
    return f"version {version} ({_sources()}), NumPy {np.__version__}{loops}"


@lru_cache
def _sources() -> str:
    """A digest of the driver's code, which may change without its version."""
    digest = hashlib.sha256()
    folder = Path(__file__).parent
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.c")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
