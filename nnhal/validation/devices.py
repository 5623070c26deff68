"""Answers of a driver to the start-up queries."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nnhal.errors import Invalid
from nnhal.types import (
    MAX_CACHE_FILES,
    Capabilities,
    NumberOfCacheFiles,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.validation.operands import name_of, type_level

__all__ = ["check_cache_files", "check_capabilities"]


def check_capabilities(capabilities: Capabilities) -> None:
    """Raises Invalid."""
    _check_table(capabilities.operand_performance)
    for name in (
        "relaxed_float32_to_float16_performance_scalar",
        "relaxed_float32_to_float16_performance_tensor",
        "if_performance",
        "while_performance",
    ):
        _check_performance(name, getattr(capabilities, name))


def check_cache_files(files: NumberOfCacheFiles) -> None:
    """Raises Invalid."""
    for what, count in (("model", files.model_cache), ("data", files.data_cache)):
        if not 0 <= count <= MAX_CACHE_FILES:
            raise Invalid(f"{count} {what} cache files, expected at most {MAX_CACHE_FILES}")


def _check_table(table: Sequence[OperandPerformance]) -> None:
    for entry in table:
        if entry.type == OperandType.SUBGRAPH:
            raise Invalid("operand performance of SUBGRAPH: IF and WHILE have numbers of their own")
        type_level(entry.type)
        _check_performance(f"operand performance of {name_of(entry.type)}", entry.info)
    for one, other in pairwise(table):
        if one.type >= other.type:
            names = f"{name_of(other.type)} after {name_of(one.type)}"
            raise Invalid(f"operand performance of {names}: expected ascending types, each once")


def _check_performance(what: str, performance: PerformanceInfo) -> None:
    for field in ("exec_time", "power_usage"):
        value = getattr(performance, field)
        if not value > 0:
            raise Invalid(f"{what}: {field} {value}, expected more than 0")
