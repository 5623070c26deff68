"""Capabilities of a device: tables of operand performance, built and read.

A table has one entry for each operand type that the device is rated for, in ascending order. C++
drivers build theirs with ``nonExtensionOperandPerformance``, ``update`` and ``lookup`` of Android's
``common/include/LegacyHalUtils.h``; the functions here do the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    CapabilitiesV1_2,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)

__all__ = [
    "non_extension_operand_performance",
    "performance_of",
    "sorted_by_type",
    "uniform_capabilities",
    "update_performance",
]

_NO_PERFORMANCE: Final = PerformanceInfo(UNSPECIFIED_PERFORMANCE, UNSPECIFIED_PERFORMANCE)


def non_extension_operand_performance(info: PerformanceInfo) -> tuple[OperandPerformance, ...]:
    """A table that rates every operand type of the HAL alike, except SUBGRAPH.

    SUBGRAPH is never in a table: ``if_performance`` and ``while_performance`` of
    :class:`~nnhal.types.Capabilities` rate control flow.
    """
    types = set(OperandType) - {OperandType.SUBGRAPH}
    return sorted_by_type([OperandPerformance(type, info) for type in types])


def uniform_capabilities(info: PerformanceInfo) -> Capabilities:
    """Capabilities that rate everything alike, control flow and relaxed floats included."""
    return Capabilities(info, info, non_extension_operand_performance(info), info, info)


def update_performance(
    table: Sequence[OperandPerformance], type: int, info: PerformanceInfo
) -> tuple[OperandPerformance, ...]:
    """A copy of ``table`` where ``type`` has the performance ``info``.

    Android's ``update`` changes the table in place and aborts when ``type`` is not in it; here a
    type that is missing is added. ValueError for SUBGRAPH, which no table may have.
    """
    if type == OperandType.SUBGRAPH:
        raise ValueError("a table does not rate SUBGRAPH: set if_performance and while_performance")
    others = [entry for entry in table if entry.type != type]
    return sorted_by_type([*others, OperandPerformance(type, info)])


def sorted_by_type(table: Sequence[OperandPerformance]) -> tuple[OperandPerformance, ...]:
    """``table`` in ascending order of types, which HAL 1.2 and later ask for."""
    return tuple(sorted(table, key=lambda entry: entry.type))


def performance_of(capabilities: Capabilities | CapabilitiesV1_2, type: int) -> PerformanceInfo:
    """Performance of an operand type; FLT_MAX where it is not listed. Android's ``lookup``."""
    for entry in capabilities.operand_performance:
        if entry.type == type:
            return entry.info
    return _NO_PERFORMANCE
