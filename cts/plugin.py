"""CTS for others to run: what the entry point ``cts`` of ``nntest.suites`` names."""

from __future__ import annotations

from typing import Final

from cts.program import PROGRAM
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from nntest.groups.plugin import GroupedPlugin

__all__ = ["CTS"]


def _suite(groups: tuple[str, ...], quick: bool) -> CtsSuite:
    # The driver of such a run is the runner's affair: one alone has no name here.
    return CtsSuite(CtsSettings(groups=groups, quick=quick, drivers=("driver",)))


CTS: Final = GroupedPlugin(PROGRAM, _suite)
