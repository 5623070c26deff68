"""Kernels, one module a family, under the same names as in :mod:`nnhal.operations`.

A module is imported when an operation of its family is asked for: a process that runs one model
needs a few of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from nndrivers.reference.kernel import Compute, Prepare
from nndrivers.reference.kernel_registry import computations, registered
from nnhal.operations.registry import FAMILIES

__all__ = ["computation", "kernels"]


class _Kernels(Mapping[int, Prepare]):
    def __getitem__(self, operation: int) -> Prepare:
        _load_family_of(operation)
        return registered()[operation]

    def __iter__(self) -> Iterator[int]:
        for family in _modules():
            _load(family)
        return iter(sorted(registered()))

    def __len__(self) -> int:
        return sum(1 for _ in self)


_FAMILY_OF: Final = {int(spec.type): family for family, specs in FAMILIES.items() for spec in specs}
_KERNELS: Final = _Kernels()


def kernels() -> Mapping[int, Prepare]:
    """Every kernel by operation code: what the modules of this folder register."""
    return _KERNELS


def computation(operation: int) -> Compute | None:
    """Return the computation of a data-dependent operation; None for any other."""
    _load_family_of(operation)
    return computations().get(operation)


def _load_family_of(operation: int) -> None:
    family = _FAMILY_OF.get(operation)
    if family in _modules():
        _load(family)


@cache
def _modules() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


@cache
def _load(family: str) -> None:
    importlib.import_module(f"{__name__}.{family}")
