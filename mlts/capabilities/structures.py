"""Structures of the HAL, version by version, from the fields that were measured."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from mlts.capabilities.fields import IF, RELAXED_SCALAR, RELAXED_TENSOR, WHILE, type_of
from mlts.capabilities.results import Estimate, FieldValue, Structures
from nnhal.capabilities import sorted_by_type
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.versions import capabilities_to

__all__ = [
    "MAX_EXTENSION_TYPES",
    "extension_entries",
    "is_told",
    "structure_of",
    "structures_of",
    "to_declare",
]

_DIGITS: Final = 3
"""Significant ones of a measured number; an interval is seldom narrower than 1 %."""

MAX_EXTENSION_TYPES: Final = 256
"""Entries of types of extensions that are kept, so that no driver makes a report of any size."""


def structure_of(fields: Iterable[FieldValue], declared: Capabilities) -> Capabilities:
    """The structure in its canonical form. ``declared`` gives what is not among the fields: types
    of extensions, the first :data:`MAX_EXTENSION_TYPES` of them.
    """
    told = {field.field: to_declare(field) for field in fields}
    standard = {type: info for field, info in told.items() if (type := type_of(field)) is not None}
    others = [_finite(entry) for entry in extension_entries(declared)[:MAX_EXTENSION_TYPES]]
    table = [OperandPerformance(type, info) for type, info in standard.items() if is_told(info)]
    nothing = PerformanceInfo(UNSPECIFIED_PERFORMANCE, UNSPECIFIED_PERFORMANCE)
    return Capabilities(
        told.get(RELAXED_SCALAR) or told.get(RELAXED_TENSOR, nothing),
        told.get(RELAXED_TENSOR, nothing),
        sorted_by_type([*table, *others]),
        told.get(IF, nothing),
        told.get(WHILE, nothing),
    )


def extension_entries(declared: Capabilities) -> list[OperandPerformance]:
    """Return the entries that a driver declares for types that are not the HAL's."""
    standard = frozenset(OperandType)
    return [entry for entry in declared.operand_performance if entry.type not in standard]


def structures_of(structure: Capabilities, version: HalVersion) -> Structures:
    """``structure`` in the words of each version up to ``version``."""

    def of(wanted: HalVersion) -> object:
        return capabilities_to(structure, wanted) if version >= wanted else None

    return Structures(
        v1_0=cast("CapabilitiesV1_0", of(HalVersion.V1_0)),
        v1_1=cast("CapabilitiesV1_1 | None", of(HalVersion.V1_1)),
        v1_2=cast("CapabilitiesV1_2 | None", of(HalVersion.V1_2)),
        v1_3=cast("Capabilities | None", of(HalVersion.V1_3)),
    )


def to_declare(field: FieldValue) -> PerformanceInfo:
    """Return the number to declare: what was measured, else what is declared, else nothing
    (FLT_MAX).
    """
    return PerformanceInfo(
        _number(field.exec_time, field.declared_exec_time),
        _number(field.power_usage, field.declared_power_usage),
    )


def _finite(entry: OperandPerformance) -> OperandPerformance:
    """As declared; JSON has no infinity."""
    most, info = UNSPECIFIED_PERFORMANCE, entry.info
    info = PerformanceInfo(min(info.exec_time, most), min(info.power_usage, most))
    return OperandPerformance(entry.type, info)


def _number(measured: Estimate | None, declared: float | None) -> float:
    if measured:
        return float(f"{measured.value:.{_DIGITS}g}")
    return UNSPECIFIED_PERFORMANCE if declared is None else declared


def is_told(info: PerformanceInfo) -> bool:
    """Whether it is more than what the constructor takes by default."""
    return min(info.exec_time, info.power_usage) < UNSPECIFIED_PERFORMANCE
