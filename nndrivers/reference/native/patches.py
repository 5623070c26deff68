"""Patches of an image, copied next to each other for a matrix product."""

from __future__ import annotations

from typing import Any

from nndrivers.reference.native.compiling import inner, loop
from nndrivers.reference.native.lanes import LANES, load, store

__all__ = ["copy_patches"]


@loop
def copy_patches(
    image: Any, matrix: Any, rows: int, columns: int, height: int, run: int, strides: Any
) -> None:
    """``matrix`` [rows, columns, height, run]: of each patch, ``height`` runs of the image.

    ``strides`` are those of rows and columns of patches, and of runs of a patch.
    """
    to = 0
    for row in range(rows):
        for column in range(columns):
            at = row * strides[0] + column * strides[1]
            for _ in range(height):
                if to + run + LANES <= matrix.size and at + run + LANES <= image.size:
                    _roughly(image, at, matrix, to, run)
                else:
                    for k in range(run):
                        matrix[to + k] = image[at + k]
                to += run
                at += strides[2]


@inner
def _roughly(image: Any, at: int, matrix: Any, to: int, run: int) -> None:
    """Whole lanes: what is too much is overwritten by the next runs."""
    for k in range(0, run, LANES):
        store(matrix, to + k, load(image, at + k))
