"""The folder of caches: where what can be made again is kept between runs, for each user."""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["cache_folder"]


def cache_folder(name: str) -> Path:
    """``$XDG_CACHE_HOME/nn-driver-suite/NAME``, by default below ``~/.cache``; it may not be there.

    Raises RuntimeError where the user has no home.
    """
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "nn-driver-suite" / name
