"""Partitioning: which device runs which operation, in which steps.

Source: ``PartitioningTest``, ``PerfTest``, ``ControlFlowPartitioningTest`` and
``MemoryStepRoleTest`` of Android's ``TestPartitioning.cpp``. Every expected plan is written down
from there, not from what our runtime plans.
"""

from __future__ import annotations

from typing import Final

from cts.groups.partitioning import control_flow, plans, roles
from cts.groups.partitioning.planning import GROUP

__all__ = ["GROUP"]

_MODULES: Final = (plans, control_flow, roles)
"""Importing them adds their tests."""
