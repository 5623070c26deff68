"""The folder that assets are written to, and the one that keeps trained weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Arrays", "AssetFolder", "kept"]

Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class AssetFolder:
    """Writes files below ``root``, and makes the folders that they need."""

    root: Path

    def write(self, name: str, content: bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def write_array(self, name: str, array: NDArray[Any]) -> None:
        """Raw elements, little-endian, as Android's assets have them."""
        self.write(name, array.astype(array.dtype.newbyteorder("<")).tobytes())


def kept(folder: Path, name: str, train: Callable[[], Arrays]) -> Arrays:
    """The weights of that name: those in ``folder``, or else newly trained and kept there."""
    path = folder / f"{name}.npz"
    if not path.exists():
        arrays = train()
        folder.mkdir(parents=True, exist_ok=True)
        np.savez(path, **arrays)
    with np.load(path) as stored:
        return dict(stored)
