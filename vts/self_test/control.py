"""The control of a self-test: a driver without any defect, which no test may fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nnhal.types import HalVersion

__all__ = ["CONTROL"]


class _Control(NamedTuple):
    """A :class:`vts.self_test.defects.Defect` that is none."""

    name: str = "no_defect"
    area: str = "control"
    summary: str = "The reference driver as it is: no test may fail."
    target: str = "reference"
    operations: Sequence[str] = ()
    hal_versions: Sequence[HalVersion] = tuple(HalVersion)


CONTROL: Final = _Control()
"""Whatever passes for a defect with this driver says something about the suite or the machine."""
