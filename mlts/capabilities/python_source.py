"""Python source of a structure, ready to paste into a driver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from mlts.capabilities.fields import ARGUMENTS, type_of
from mlts.capabilities.results import Estimate, FieldValue
from mlts.capabilities.structures import is_told
from nncli.text import one_line
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)

__all__ = ["python_source"]

_STANDARD: Final = frozenset(OperandType)


def python_source(
    structure: Capabilities,
    fields: Iterable[FieldValue],
    *,
    driver: str,
    version: HalVersion,
    conditions: str,
    left_out: int = 0,
) -> str:
    """A module whose ``CAPABILITIES`` equals ``structure``; a driver returns it from
    ``capabilities()``.

    ``fields`` say in comments where the numbers come from, ``conditions`` how they were measured,
    and ``left_out`` how many declared types of extensions are not in it.
    """
    values = list(fields)
    known = {field.field: field for field in values}
    lines = [
        f"# {one_line(driver)}, HAL {version}: {one_line(conditions)}.",
        "# PerformanceInfo(execTime, powerUsage); what is not measured is as declared.",
        *_remarks(values),
        *([f"# {left_out} more types of extensions are declared."] if left_out > 0 else []),
        *_imports(structure),
        "",
        "CAPABILITIES = Capabilities(",
        *_arguments(structure, known),
        "    operand_performance=(",
        *_table(structure, known),
        "    ),",
        ")",
    ]
    return "\n".join(lines) + "\n"


def _remarks(fields: Sequence[FieldValue]) -> Iterator[str]:
    reasons = dict.fromkeys(field.power_not_measured for field in fields if field.exec_time)
    yield from (f"# powerUsage is not measured: {one_line(why)}." for why in reasons if why)


def _imports(structure: Capabilities) -> Iterator[str]:
    names = ["Capabilities", "PerformanceInfo"]
    if structure.operand_performance:
        names.append("OperandPerformance")
    if any(entry.type in _STANDARD for entry in structure.operand_performance):
        names.append("OperandType")
    if any(UNSPECIFIED_PERFORMANCE in (i.exec_time, i.power_usage) for i in _infos(structure)):
        names.append("UNSPECIFIED_PERFORMANCE")
    yield "from nnhal.types import ("
    yield from (
        f"    {name}," for name in sorted(names, key=lambda name: (not name.isupper(), name))
    )
    yield ")"


def _infos(structure: Capabilities) -> Iterator[PerformanceInfo]:
    yield from (entry.info for entry in structure.operand_performance)
    yield from (info for name in ARGUMENTS.values() if is_told(info := getattr(structure, name)))


def _arguments(structure: Capabilities, known: Mapping[str, FieldValue]) -> Iterator[str]:
    for field, name in ARGUMENTS.items():
        info: PerformanceInfo = getattr(structure, name)
        if is_told(info):
            yield f"    # {_origin(known.get(field))}"
            yield f"    {name}={_info(info)},"


def _table(structure: Capabilities, known: Mapping[str, FieldValue]) -> Iterator[str]:
    """An entry a line; entries of the same origin share the line that tells it."""
    by_type = {type_of(field): value for field, value in known.items()}
    last = ""
    for entry in structure.operand_performance:
        type = OperandType(entry.type) if entry.type in _STANDARD else None
        origin = _origin(by_type.get(type) if type is not None else None)
        if origin != last:
            yield f"        # {origin}"
        yield f"        {_entry(entry)},"
        last = origin


def _entry(entry: OperandPerformance) -> str:
    type = entry.type
    name = f"OperandType.{OperandType(type).name}" if type in _STANDARD else f"{type:#x}"
    return f"OperandPerformance({name}, {_info(entry.info)})"


def _info(info: PerformanceInfo) -> str:
    return f"PerformanceInfo({_number(info.exec_time)}, {_number(info.power_usage)})"


def _number(value: float) -> str:
    return "UNSPECIFIED_PERFORMANCE" if value >= UNSPECIFIED_PERFORMANCE else repr(value)


def _origin(value: FieldValue | None) -> str:
    """Where the number of a field comes from, in words."""
    if value is None or value.exec_time is None:
        return "not measured"
    if value.taken_from:
        type = type_of(value.taken_from)
        return f"as {value.taken_from if type is None else type.name}"
    models = ", ".join(one_line(model.model) for model in value.exec_time.models)
    return f"{_interval(value.exec_time)}, by {models}"


def _interval(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return "without an interval"
    return f"{estimate.low:.3g} to {estimate.high:.3g}"
