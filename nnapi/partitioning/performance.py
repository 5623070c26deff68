"""Performance of operations on a device, by what its driver declares.

Numbers are ratios to the CPU, less is better; they are added as 32-bit floats. Source:
``ModelBuilder::getPerformance`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnapi.device_protocol import PlannedDevice
from nnapi.partitioning.source_models import SourceModels, referred
from nnhal.capabilities import performance_of
from nnhal.types import (
    Capabilities,
    ExecutionPreference,
    OperandType,
    Operation,
    OperationType,
    PerformanceInfo,
    Subgraph,
)

__all__ = ["CPU_PERFORMANCE", "Performance", "declared_for"]

CPU_PERFORMANCE: Final = PerformanceInfo(1.0, 1.0)
"""Performance of the CPU device, whatever the type: it is what the others are compared with."""


def declared_for(capabilities: Capabilities, type: int, *, relaxed: bool) -> PerformanceInfo:
    """The entry for operations whose first operand has ``type``; FLT_MAX where there is none."""
    if relaxed and type == OperandType.FLOAT32:
        return capabilities.relaxed_float32_to_float16_performance_scalar
    if relaxed and type == OperandType.TENSOR_FLOAT32:
        return capabilities.relaxed_float32_to_float16_performance_tensor
    return performance_of(capabilities, type)


class Performance:
    """Performance on one device of what is in ``sources``."""

    def __init__(
        self, device: PlannedDevice, preference: ExecutionPreference, sources: SourceModels
    ) -> None:
        self._device = device
        self._low_power = preference == ExecutionPreference.LOW_POWER
        self._sources = sources
        self._of_subgraphs: dict[int, np.float32] = {}
        self._entries: dict[tuple[int, bool], np.float32] = {}

    def of_operation(self, operation: Operation, subgraph: Subgraph, number: int | None) -> float:
        """``number`` tells which subgraph of the main model it is in, None for the main one."""
        with np.errstate(over="ignore"):
            return float(self._of_operation(operation, subgraph, self._sources.is_relaxed(number)))

    def _of_operation(self, operation: Operation, subgraph: Subgraph, relaxed: bool) -> np.float32:
        if operation.type == OperationType.IF:
            branches = self._of_both(operation, subgraph)
            own = self._chosen(self._control_flow(operation.type))
            return np.float32(float(own) + 0.5 * float(branches))
        if operation.type == OperationType.WHILE:
            condition, body = (self._of_subgraph(i) for i in referred(operation, subgraph))
            return self._chosen(self._control_flow(operation.type)) + condition + body
        return self._entry(subgraph.operands[operation.inputs[0]].type, relaxed)

    def _of_both(self, operation: Operation, subgraph: Subgraph) -> np.float32:
        then, other = (self._of_subgraph(i) for i in referred(operation, subgraph))
        return then + other

    def _of_subgraph(self, number: int) -> np.float32:
        if number not in self._of_subgraphs:
            subgraph = self._sources.main.referenced[number]
            relaxed = self._sources.is_relaxed(number)
            total = np.float32(0)
            for operation in subgraph.operations:
                total = total + self._of_operation(operation, subgraph, relaxed)
            self._of_subgraphs[number] = total
        return self._of_subgraphs[number]

    def _entry(self, type: int, relaxed: bool) -> np.float32:
        key = type, relaxed
        if key not in self._entries:
            declared = CPU_PERFORMANCE
            if not self._device.is_cpu:
                declared = declared_for(self._device.capabilities, type, relaxed=relaxed)
            self._entries[key] = self._chosen(declared)
        return self._entries[key]

    def _control_flow(self, type: int) -> PerformanceInfo:
        if self._device.is_cpu:
            return CPU_PERFORMANCE
        capabilities = self._device.capabilities
        is_if = type == OperationType.IF
        return capabilities.if_performance if is_if else capabilities.while_performance

    def _chosen(self, info: PerformanceInfo) -> np.float32:
        return np.float32(info.power_usage if self._low_power else info.exec_time)
