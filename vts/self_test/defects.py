"""Where the drivers with planted defects come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Final, Protocol, cast

from nnhal.errors import UserError
from nnhal.types import HalVersion

__all__ = ["ENTRY_POINTS", "Defect", "NoDefects", "known_defects"]

ENTRY_POINTS: Final = "vts.defects"


class NoDefects(UserError):
    """There is nothing to test the suite with."""


class Defect(Protocol):
    """A driver with one defect."""

    @property
    def name(self) -> str: ...

    @property
    def area(self) -> str:
        """What part of a driver it is in."""

    @property
    def summary(self) -> str:
        """What the driver does wrong."""

    @property
    def target(self) -> str:
        """What ``--driver`` takes."""

    @property
    def operations(self) -> Sequence[str]:
        """Names of the operations that it is in, none where it has nothing to do with any."""

    @property
    def hal_versions(self) -> Sequence[HalVersion]:
        """Versions of the HAL that a driver can have with it, which ``--driver`` takes after @."""


def known_defects() -> Mapping[str, Defect]:
    """All installed defects by name. Raises NoDefects."""
    found: dict[str, Defect] = {}
    for point in entry_points(group=ENTRY_POINTS):
        found |= cast("Mapping[str, Defect]", point.load()())
    if not found:
        raise NoDefects(f"no package has an entry point of the group '{ENTRY_POINTS}'")
    return found
