from __future__ import annotations

from typing import Any

import pytest

from mlts.capabilities.fields import IF, RELAXED_TENSOR, WHILE
from mlts.capabilities.results import CapabilitiesRun
from mlts.capabilities.structures import MAX_EXTENSION_TYPES
from nnhal.capabilities import non_extension_operand_performance
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.validation import check_capabilities
from nnhal.versions import capabilities_to
from tests.cells import cells
from tests.unit.mlts.capabilities.measured import FLOAT, QUANT, described, measured
from tests.unit.mlts.fakes import MS

VERSIONS = (HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2, HalVersion.V1_3)
"""With a structure of their own."""

EXTENSION = 0x1_0003
HOSTILE = 'acme"""\nraise SystemExit("\u2028import os")'


def run_on(declared: Capabilities, version: HalVersion, name: str = "acme") -> CapabilitiesRun:
    about = {name: described(declared, hal_version=version.value)}
    return measured(
        {"net": FLOAT, "quant": QUANT}, {name: {"net": 6 * MS, "quant": MS}}, about=about
    )


def executed(source: str) -> Capabilities:
    names: dict[str, Any] = {}
    exec(compile(source, "pasted", "exec"), names)
    found = names["CAPABILITIES"]
    assert isinstance(found, Capabilities)
    return found


def all_declared() -> Capabilities:
    info = PerformanceInfo(1, 0.25)
    table = non_extension_operand_performance(info)
    extra = OperandPerformance(EXTENSION, PerformanceInfo(7, float("inf")))
    return Capabilities(info, info, (*table, extra), info, info)


@cells(
    ("declared", "version"),
    [
        (Capabilities(), HalVersion.V1_0),
        (Capabilities(), HalVersion.V1_3),
        *((all_declared(), version) for version in (*VERSIONS, HalVersion.AIDL_V4)),
    ],
)
def test_the_source_makes_the_structure_that_a_driver_may_declare(
    declared: Capabilities, version: HalVersion
) -> None:
    (found,) = run_on(declared, version).capabilities
    pasted = executed(found.python)
    check_capabilities(pasted)
    told = found.structures
    assert told
    for wanted in VERSIONS:
        structure = getattr(told, f"v{wanted.value.replace('.', '_')}")
        expected = capabilities_to(pasted, wanted) if version >= wanted else None
        assert structure == expected


def test_what_is_not_measured_stays_as_it_is_declared() -> None:
    (found,) = run_on(all_declared(), HalVersion.V1_3).capabilities
    pasted = executed(found.python)
    table = {entry.type: entry.info for entry in pasted.operand_performance}
    assert table[OperandType.TENSOR_FLOAT32].exec_time == pytest.approx(3, rel=0.1)
    assert table[OperandType.TENSOR_FLOAT32].power_usage == 0.25
    assert table[EXTENSION] == PerformanceInfo(7, UNSPECIFIED_PERFORMANCE)
    assert pasted.if_performance == PerformanceInfo(1, 0.25)


def test_each_measured_number_stands_where_it_belongs() -> None:
    """TF Lite takes 2 ms and 5 W, the driver 10 W."""
    times = {FLOAT: 2, QUANT: 4, RELAXED_TENSOR: 8, IF: 16, WHILE: 32}
    watts = {"TFLite_CPU": 5.0, "acme": 10.0}
    run = measured(
        {field: field for field in times},
        {"acme": {field: time * MS for field, time in times.items()}},
        power=watts.__getitem__,
    )
    pasted = executed(run.capabilities[0].python)
    table = {entry.type: entry.info for entry in pasted.operand_performance}
    found = {
        FLOAT: table[OperandType.TENSOR_FLOAT32],
        QUANT: table[OperandType.TENSOR_QUANT8_ASYMM],
        RELAXED_TENSOR: pasted.relaxed_float32_to_float16_performance_tensor,
        IF: pasted.if_performance,
        WHILE: pasted.while_performance,
    }
    for field, time in times.items():
        assert found[field].exec_time == pytest.approx(time / 2, rel=0.1)
        assert found[field].power_usage == pytest.approx(2 * time / 2, rel=0.1)
    assert table[OperandType.FLOAT16] == found[RELAXED_TENSOR]


def test_a_driver_cannot_make_a_report_of_any_size() -> None:
    info = PerformanceInfo(1, 1)
    declared = tuple(OperandPerformance(EXTENSION + n, info) for n in range(1000))
    (found,) = run_on(Capabilities(operand_performance=declared), HalVersion.V1_3).capabilities
    pasted = executed(found.python)
    kept = [entry for entry in pasted.operand_performance if entry.type >= EXTENSION]
    assert kept == [*declared[:MAX_EXTENSION_TYPES]]
    assert f"# {1000 - MAX_EXTENSION_TYPES} more types of extensions are declared." in found.python


def test_a_name_cannot_leave_its_comment() -> None:
    (found,) = run_on(all_declared(), HalVersion.V1_3, HOSTILE).capabilities
    assert executed(found.python) == executed(
        run_on(all_declared(), HalVersion.V1_3).capabilities[0].python
    )
