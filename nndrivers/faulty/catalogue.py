"""Catalogue of defects: every class of these modules that :func:`defect` marks.

A marked class is a driver, or the part of one that is at fault: a prepared model, a reusable
execution, a burst or a program. The rest of the driver is then the reference driver's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from nndrivers.faulty._aidl_delegates import (
    DelegatingAidlBurst,
    DelegatingAidlDevice,
    DelegatingAidlModel,
    DelegatingExecution,
)
from nndrivers.faulty._delegates import (
    DelegatingBuffer,
    DelegatingDevice,
    DelegatingInfo,
    DelegatingModel,
    DelegatingResults,
    LoadedModel,
)
from nndrivers.faulty._programs import Wrapped, Wrapping
from nnhal.operations.registry import OPERATIONS
from nnhal.planted import Catalogue, marked
from nnhal.types import HalVersion

__all__ = ["Defect", "defect", "defects", "overriding"]

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


_CATALOGUE: Final = Catalogue[Defect](__name__.rpartition(".")[0])


_WHOLES: Final[Sequence[tuple[type, str, type]]] = (
    (DelegatingExecution, "execution", DelegatingAidlModel),
    (DelegatingAidlBurst, "burst", DelegatingAidlModel),
    (DelegatingAidlModel, "model", DelegatingAidlDevice),
    (DelegatingInfo, "info", DelegatingModel),
    (DelegatingResults, "results", DelegatingModel),
    (LoadedModel, "loaded", DelegatingDevice),
    (DelegatingModel, "model", DelegatingDevice),
    (DelegatingBuffer, "buffer", DelegatingDevice),
    (Wrapped, "program", Wrapping),
)
"""Base class of a part, the name that the whole has for it, and base class of the whole."""

_INHERITED: Final = ("__module__", "__doc__", "operations", "since", "until")
"""Attributes of a part that its driver has, too."""


def defect(made: _Made) -> _Made:
    """Mark a class as a defect. Its docstring says what is wrong."""
    what = marked(made)
    _CATALOGUE.add(what, Defect(*what, _driver_with(made)))
    return made


def overriding(base: type, method: str, **facts: Any) -> Callable[[_Made], _Made]:
    """Return a decorator that marks a function as a defect: it is the static ``method`` of a
    driver or part of one that is a ``base`` otherwise, with ``facts`` as attributes.
    """

    def plant(function: _Made) -> _Made:
        said = {"__module__": function.__module__, "__doc__": function.__doc__, **facts}
        defect(type(function.__name__, (base,), {method: staticmethod(function), **said}))
        return function

    return plant


def _driver_with(part: Any) -> Any:
    """Return the class of a driver whose part is ``part``; ``part`` itself where it is a driver."""
    for base, attribute, whole in _WHOLES:
        if issubclass(part, base):
            said = {key: getattr(part, key) for key in _INHERITED if hasattr(part, key)}
            return _driver_with(type(part.__name__, (whole,), {attribute: part, **said}))
    return part


@cache
def defects() -> Mapping[str, Defect]:
    """All defects by name, in the order of their modules and of the classes there."""
    return _CATALOGUE.entries()
