"""Generated tests whose inputs and outputs lie in other memory than usual.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind MEMORY_DOMAIN, memory types
DEVICE and BLOB_AHWB. Hardware buffers are Android's; a range of a file (``mmap_fd``), the other
memory that a request may have, takes their place. It came with HAL 1.0, device memories with 1.3.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.memory import Memory
from nnhal.types import HalVersion
from nntest.arguments import ArgumentPools
from nntest.cases.covering import by_operations, by_structure_of_operations
from nntest.judge import Judgment
from vts.driving.available_executors import with_all_words
from vts.driving.configurations import CONFIGURED, PLAIN
from vts.driving.generated import CaseRun, evaluate, worst
from vts.driving.on_device import on_device
from vts.driving.rules import Trial
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUPS"]


class _MemoryDomain(TestGroup):
    name = "memory_domain"
    title = "Other memory"
    summary = (
        "Inputs and outputs in device memories, where the driver has them, and in ranges of "
        "files give the same results."
    )
    source = "MemoryDomainTest"
    configuration = PLAIN
    covers = staticmethod(by_structure_of_operations)

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return self.of_cases(corpus, self.covers, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, device = context.case(test), context.device
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        in_files = [Trial(way, note="inputs and outputs in files") for way in ways]
        has_memories = device.hal_version >= HalVersion.V1_3
        in_memories = [
            Trial(way, note="inputs and outputs in device memories") for way in ways if has_memories
        ]
        run = CaseRun.of(case, _FilePools())
        with self.configuration.prepared(device, case.model) as model:
            judgment = evaluate(run, model, in_files)
            return worst(
                [judgment, *(on_device(case, context.pools, model, trial) for trial in in_memories)]
            )


class _ConfiguredMemoryDomain(_MemoryDomain):
    name = "configured_memory_domain"
    title = "Other memory, with configurations"
    summary = (
        "Executions with a configuration, and reusable ones, give the same results with device "
        "memories and ranges of files."
    )
    since = CONFIGURED.since
    configuration = CONFIGURED
    covers = staticmethod(by_operations)


GROUPS: Final = (_MemoryDomain(), _ConfiguredMemoryDomain())


class _FilePools(ArgumentPools):
    """Pools that are ranges of a file, which do not begin where the file does."""

    def of(self, input_size: int, output_size: int) -> tuple[Memory, Memory]:
        offset = mmap.ALLOCATIONGRANULARITY
        # A memfd that can be sealed: a driver with several clients maps no file that any of them
        # could cut off.
        fd = os.memfd_create("pools", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        with open(fd, "r+b") as file:
            second = offset + input_size
            file.truncate(second + output_size)
            inputs = Memory.from_file(fd, offset, input_size, writable=True)
            outputs = Memory.from_file(fd, second, output_size, writable=True)
        return inputs, outputs
