"""Packages of the project, in the order of the layers."""

from __future__ import annotations

from typing import Final

__all__ = ["SHIPPED", "PACKAGES"]

SHIPPED: Final = (
    "nnprocess",
    "nncli",
    "nnhal",
    "nnservice",
    "nndrivers",
    "nntest",
    "nnapi",
    "nntflite",
    "vts",
    "cts",
    "mlts",
)
"""Packages in the wheel."""

PACKAGES: Final = (*SHIPPED, "corpus")
