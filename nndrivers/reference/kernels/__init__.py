"""Kernels, one module a family, under the same names as in :mod:`nnhal.operations`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from nndrivers.reference.kernel import Prepare, registered

__all__ = ["kernels"]


@cache
def kernels() -> Mapping[int, Prepare]:
    """Every kernel by operation code: what the modules of this folder register."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return MappingProxyType(registered())
