"""The list of defects: every class of these modules that :func:`defect` marks."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from nnhal.operations.registry import OPERATIONS
from nnhal.types import HalVersion

__all__ = ["Defect", "defect", "defects"]

_Made = TypeVar("_Made", bound=Callable[..., Any])


class Defect(NamedTuple):
    """``make()`` is a driver with this defect and no other."""

    name: str
    area: str
    """Module that it is planted in."""
    summary: str
    """Sentence that says what the driver does wrong."""
    make: Callable[..., Any]

    @property
    def operations(self) -> Sequence[str]:
        """Names of the operations that it is in; none where it is in no operation, or in all."""
        return [operation.name for operation in getattr(self.make, "operations", ())]

    @property
    def hal_versions(self) -> Sequence[HalVersion]:
        """Versions that a driver can have with it: those that have what it gets wrong.

        The class says so by ``since`` and ``until``, where its operations do not.
        """
        since: HalVersion = getattr(self.make, "since", self._operations_since)
        until: HalVersion = getattr(self.make, "until", HalVersion.AIDL_V4)
        return [version for version in HalVersion if since <= version <= until]

    @property
    def _operations_since(self) -> HalVersion:
        operations = getattr(self.make, "operations", ())
        levels = [OPERATIONS[operation].since for operation in operations]
        return min((level.hal_version for level in levels), default=HalVersion.V1_0)

    @property
    def target(self) -> str:
        """Return the name of the driver for ``--driver``."""
        return f"nndrivers.faulty:{self.name}"


_FOUND: dict[str, Defect] = {}


def defect(make: _Made) -> _Made:
    """Mark a driver class as a defect. Its docstring says what it does wrong."""
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in make.__name__).lstrip("_")
    area = make.__module__.rpartition(".")[2]
    summary = " ".join((inspect.getdoc(make) or "").split())
    if name in _FOUND:
        raise ValueError(f"two defects are called {name}")
    _FOUND[name] = Defect(name, area, summary, make)
    return make


@cache
def defects() -> Mapping[str, Defect]:
    """All defects by name, in the order of their modules and of the classes there."""
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"nndrivers.faulty.{module.name}")
    ordered = sorted(_FOUND.values(), key=lambda found: found.area)
    return {found.name: found for found in ordered}
