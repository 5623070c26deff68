"""VTS for others to run: what the entry point ``vts`` of ``nntest.suites`` names."""

from __future__ import annotations

from typing import Final

from nntest.groups.plugin import GroupedPlugin
from vts.program import PROGRAM
from vts.suite import VtsSettings, VtsSuite

__all__ = ["VTS"]

VTS: Final = GroupedPlugin(
    PROGRAM, lambda groups, quick: VtsSuite(VtsSettings(groups=groups, quick=quick))
)
