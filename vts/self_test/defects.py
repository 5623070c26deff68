"""Defects that VTS is tested with: drivers that break a rule of the HAL or compute wrongly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from nnhal.types import HalVersion
from nntest.self_test.defects import Defect as AnyDefect
from nntest.self_test.defects import defects_of, installed_defects

__all__ = ["ENTRY_POINTS", "Defect", "known_defects"]

ENTRY_POINTS: Final = "vts.defects"


class Defect(AnyDefect, Protocol):
    """A driver with one defect."""

    @property
    def operations(self) -> Sequence[str]:
        """Names of the operations that it is in, none where it has nothing to do with any."""

    @property
    def hal_versions(self) -> Sequence[HalVersion]:
        """Versions of the HAL that a driver can have with it, which ``--driver`` takes after @."""


def known_defects(package: str = "") -> Mapping[str, Defect]:
    """All installed defects by name, or those of the module ``package``.

    A package has a function ``defects`` that returns them by name; ``module:function`` names
    another. Raises NoDefects.
    """
    return defects_of(package) if package else installed_defects(ENTRY_POINTS)
