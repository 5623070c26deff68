"""Partitioning: which device runs which operation, in which steps.

Source: ``PartitioningTest``, ``PerfTest``, ``ControlFlowPartitioningTest`` and
``MemoryStepRoleTest`` of Android's ``TestPartitioning.cpp``. Every expected plan is written down
from there, not from what our runtime plans.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cts.groups.partitioning import control_flow, plans, roles
from cts.groups.partitioning.planning import CHECKS
from cts.test_group import Directed, Subject

__all__ = ["GROUP"]

_MODULES: Final = (plans, control_flow, roles)
"""Importing them adds their tests."""


class _Partitioning(Directed):
    name = "partitioning"
    title = "Partitioning"
    summary = (
        "Operations go to the fastest device that has them and are joined in steps, by Android's "
        "rules: versions, ties, relaxed float32, control flow, memory roles."
    )
    source = "PartitioningTest, PerfTest, ControlFlowPartitioningTest, MemoryStepRoleTest"
    subject: ClassVar[Subject] = Subject.RUNTIME
    checks = CHECKS


GROUP: Final = _Partitioning()
