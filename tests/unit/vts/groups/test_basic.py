"""What a driver says of itself, and what it does when that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers.faulty import startup
from nnhal.device import Device
from nnhal.types import (
    Capabilities,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    Extension,
    ExtensionOperandTypeInformation,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from tests.cells import cells
from tests.unit.vts.groups.drivers import (
    FAILURE,
    HIDL,
    INVALID,
    NONE,
    VERSIONS,
    accepting,
    reference,
    with_calls,
)
from tests.unit.vts.groups.harness import run_group
from vts.groups.basic import GROUP
from vts.test_group import PlannedTest

GOOD = PerformanceInfo(1.0, 1.0)
ZERO = PerformanceInfo(0.0, 1.0)


def entry(type: OperandType, info: PerformanceInfo = GOOD) -> OperandPerformance:
    return OperandPerformance(type, info)


@cells("version", VERSIONS)
def test_the_reference_driver_of_each_version_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version))
    assert ran.failures == {}
    count = {
        HalVersion.V1_0: 7,
        HalVersion.V1_1: 9,
        HalVersion.V1_2: 16,
        HalVersion.V1_3: 18,
    }
    assert len(ran.outcomes) - len(ran.skipped) == count.get(version, 11)


def answering(**answers: Any) -> Any:
    calls = {name: lambda original, a=answer: a for name, answer in answers.items()}
    return with_calls(reference(), **calls)


ANSWERS: list[tuple[str, Any, str]] = [
    ("get_status", DeviceStatus.BUSY, "BUSY"),
    ("get_capabilities", (FAILURE, None), "GENERAL_FAILURE, expected NONE"),
    ("get_version_string", (NONE, ""), "empty version"),
    ("get_type", (NONE, DeviceType.UNKNOWN), "expected one of OTHER 1, CPU 2"),
    ("get_type", (NONE, 5), "5 is no device type"),
    ("get_supported_extensions", (NONE, [Extension("")]), "''"),
    ("get_supported_extensions", (NONE, [Extension("com.Acme")]), "com.Acme"),
    ("get_supported_extensions", (NONE, [Extension("acme")]), "at least one '.'"),
    ("get_supported_extensions", (NONE, [Extension("a.b"), Extension("a.b")]), "a.b"),
    (
        "get_supported_extensions",
        (NONE, [Extension("a.b", (ExtensionOperandTypeInformation(1, True, 0),))]),
        "byte size 0",
    ),
    ("get_number_of_cache_files_needed", (NONE, 33, 0), "numModelCache is 33"),
    ("get_number_of_cache_files_needed", (NONE, 0, -1), "numDataCache is -1"),
]


@cells(("call", "answer", "text"), ANSWERS)
def test_an_answer_that_no_driver_may_give_fails_the_test_of_its_call(
    call: str, answer: Any, text: str
) -> None:
    failures = run_group(GROUP, lambda: answering(**{call: answer})).failures
    assert text in failures[call]


def table(*entries: OperandPerformance) -> Capabilities:
    return Capabilities(GOOD, GOOD, entries, GOOD, GOOD)


FLOAT, INT = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32
COMPLETE = table(entry(FLOAT))

CAPABILITIES = [
    (table(entry(INT), entry(FLOAT)), "TENSOR_FLOAT32 after TENSOR_INT32: expected ascending"),
    (table(entry(FLOAT), entry(FLOAT)), "expected each type once"),
    (table(entry(FLOAT, ZERO)), "operandPerformance of TENSOR_FLOAT32.execTime is 0"),
    (table(entry(OperandType.SUBGRAPH)), "SUBGRAPH"),
    (replace(COMPLETE, if_performance=ZERO), "ifPerformance.execTime"),
    (replace(COMPLETE, while_performance=PerformanceInfo(1.0, -1.0)), "whilePerformance.powerU"),
    (replace(COMPLETE, relaxed_float32_to_float16_performance_scalar=ZERO), "Scalar.execTime"),
    (replace(COMPLETE, relaxed_float32_to_float16_performance_tensor=ZERO), "Tensor.execTime"),
    (replace(COMPLETE, if_performance=PerformanceInfo(float("nan"), 1.0)), "is nan"),
]


@cells(("capabilities", "text"), CAPABILITIES)
def test_incomplete_capabilities_fail(capabilities: Capabilities, text: str) -> None:
    driver = answering(get_capabilities_1_3=(NONE, capabilities))
    assert text in run_group(GROUP, lambda: driver).failures["get_capabilities_1_3"]


def test_a_table_of_types_has_none_of_a_later_version() -> None:
    later = CapabilitiesV1_2(GOOD, GOOD, (entry(OperandType.TENSOR_QUANT8_ASYMM_SIGNED),))
    driver = answering(get_capabilities_1_2=(NONE, later))

    failures = run_group(GROUP, lambda: driver).failures

    said = failures["get_capabilities_1_2"]
    assert "operandPerformance has TENSOR_QUANT8_ASYMM_SIGNED, which HAL 1.2 does not have" in said
    assert "get_capabilities_1_3" not in failures


@pytest.mark.parametrize("call", ["get_capabilities", "get_capabilities_1_1"])
def test_performance_of_old_versions_is_more_than_0(call: str) -> None:
    def zero(original: Any) -> Any:
        status, capabilities = original()
        return status, replace(capabilities, quantized8_performance=ZERO)

    driver = with_calls(reference(), **{call: zero})
    assert "quantized8Performance.execTime is 0" in run_group(GROUP, lambda: driver).failures[call]


@pytest.mark.parametrize("name", ["acme", "-npu", "acme-", "acme-npu-2"])
def test_a_name_is_vendor_and_device_with_one_hyphen(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = reference()
    monkeypatch.setattr(Device, "__init__", named(Device.__init__, name))
    failures = run_group(GROUP, lambda: driver).failures
    assert repr(name) in failures["get_name"]
    assert len(failures) == 1


def named(init: Callable[..., None], name: str) -> Callable[..., None]:
    return lambda self, driver, **options: init(self, driver, **{**options, "name": name})


def test_a_driver_without_a_name_of_its_own_is_not_judged_by_it() -> None:
    class Nameless(type(reference())):  # type: ignore[misc]
        @property
        def driver(self) -> None:
            return None

    device = reference()
    device.__class__ = Nameless
    assert "get_name" in run_group(GROUP, lambda: device).skipped


def test_an_answer_that_changes_while_the_driver_runs_is_told_with_both() -> None:
    files: Iterator[int] = iter(range(100))
    driver = with_calls(
        reference(),
        get_number_of_cache_files_needed=lambda original: (NONE, next(files) % 32, 0),
    )
    failures = run_group(GROUP, lambda: driver).failures
    assert "getNumberOfCacheFilesNeeded: 1 at first, 2 asked again" in failures["same_answers"]
    assert "same_answers_after_restart" in failures


def test_an_answer_that_changes_with_an_execution_is_told_with_both() -> None:
    (reason,) = run_group(GROUP, startup.CapabilitiesChangeWithWork).failures.values()
    assert "operand_performance" in reason
    assert "1 at first, 2 after an execution" in reason


def test_an_answer_that_changes_with_what_a_model_is_prepared_for_is_told() -> None:
    (reason,) = run_group(GROUP, startup.CapabilitiesOfTheLastPreference).failures.values()
    assert "with a model that is prepared for LOW_POWER, priority" in reason


def test_an_answer_that_is_another_after_a_restart_is_told_with_both() -> None:
    starts: list[Any] = []

    def start() -> Any:
        starts.append(None)
        info = PerformanceInfo(float(len(starts)), 1.0)
        return answering(get_capabilities_1_3=(NONE, table(entry(FLOAT, info))))

    ran = run_group(GROUP, start)
    (name,) = ran.failures
    assert name == "same_answers_after_restart"
    where = "getCapabilities_1_3, operand_performance[0].info.exec_time"
    assert f"{where}: 1.0 at first, 2.0 after a restart" in ran.failures[name]


def is_of_a_cycle(test: PlannedTest) -> bool:
    return "cycle" in test.name


@cells("version", VERSIONS)
def test_a_driver_that_takes_a_cycle_fails(version: HalVersion) -> None:
    failures = run_group(GROUP, lambda: accepting(version), choose=is_of_a_cycle).failures
    known = [v for v in HIDL if v <= version]
    names = [f"cycle{'' if v == HalVersion.V1_0 else f'_{v.name[1:]}'}" for v in known]
    assert sorted(failures) == (["cycle_aidl"] if version.is_aidl else names)
    assert all("NONE, expected INVALID_ARGUMENT" in reason for reason in failures.values())


def test_a_driver_that_prepares_a_cycle_fails() -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(NONE, object())
        return INVALID

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    reason = run_group(GROUP, lambda: driver).failures["cycle_1_3"]
    assert "returned INVALID_ARGUMENT, called back with NONE and a model" in reason


def test_a_driver_that_refuses_a_cycle_for_another_reason_may() -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(FAILURE, None)
        return FAILURE

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    assert run_group(GROUP, lambda: driver, choose=is_of_a_cycle).failures == {}
