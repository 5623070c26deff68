"""Defects that the stress tests are tested with, and drivers that must pass them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from nntest.self_test.defects import Defect as AnyDefect
from nntest.self_test.defects import installed_defects

__all__ = ["ENTRY_POINTS", "Defect", "known_defects"]

ENTRY_POINTS: Final = "mlts.defects"


class Defect(AnyDefect, Protocol):
    """A driver with one defect that needs load to show itself, or one without a defect."""

    @property
    def outcome(self) -> str:
        """Return how a stress test of the driver must end; SUCCESS where it has no fault."""

    @property
    def words(self) -> Sequence[str]:
        """Regular expressions that the reason of this outcome must match."""

    @property
    def modes(self) -> Sequence[str]:
        """Stress modes that show it, the likeliest first, or that it must pass."""

    @property
    def is_fair(self) -> bool:
        """Whether it has no fault."""


def known_defects() -> Mapping[str, Defect]:
    """All installed ones by name. Raises NoDefects."""
    return installed_defects(ENTRY_POINTS)
