"""What drivers may answer to the start-up queries, and what becomes of other answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.errors import HalError
from nnhal.interfaces import IDeviceV1_2
from nnhal.types import (
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    ExtensionOperandTypeInformation,
    HalVersion,
    NumberOfCacheFiles,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.validation import Invalid, check_cache_files, check_capabilities, check_extensions
from tests.cells import cells
from tests.unit.nnhal.toys import ToyDriver

F32 = OperandType.TENSOR_FLOAT32
I32 = OperandType.TENSOR_INT32
GOOD = PerformanceInfo(0.5, 2.0)


def table(*types: int, info: PerformanceInfo = GOOD) -> Capabilities:
    return Capabilities(operand_performance=tuple(OperandPerformance(type, info) for type in types))


CAPABILITIES: dict[str, tuple[Capabilities, str]] = {
    "not sorted": (table(I32, F32), "TENSOR_FLOAT32 after TENSOR_INT32: expected ascending"),
    "a type twice": (table(F32, F32), "TENSOR_FLOAT32 after TENSOR_FLOAT32"),
    "a subgraph": (table(OperandType.SUBGRAPH), "operand performance of SUBGRAPH"),
    "no type": (table(16), "16 is no operand type"),
    "time 0": (table(F32, info=PerformanceInfo(0.0, 1.0)), "TENSOR_FLOAT32: exec_time 0.0"),
    "power 0": (table(F32, info=PerformanceInfo(1.0, 0.0)), "TENSOR_FLOAT32: power_usage 0.0"),
    "NaN": (table(F32, info=PerformanceInfo(float("nan"), 1.0)), "exec_time nan"),
    **{
        field: (Capabilities(**{field: PerformanceInfo(-1.0, 1.0)}), f"{field}: exec_time -1.0")
        for field in (
            "relaxed_float32_to_float16_performance_scalar",
            "relaxed_float32_to_float16_performance_tensor",
            "if_performance",
            "while_performance",
        )
    },
}


def one_type(type: int = 0, byte_size: int = 1) -> ExtensionOperandTypeInformation:
    return ExtensionOperandTypeInformation(type, True, byte_size)


EXTENSIONS: dict[str, tuple[Sequence[Extension], str]] = {
    "a name without dot": ([Extension("acme")], "extension name 'acme'"),
    "a name in capitals": ([Extension("Com.acme")], "extension name 'Com.acme'"),
    "a name twice": ([Extension("a.b"), Extension("a.b")], "2 extensions have the name a.b"),
    "a type twice": ([Extension("a.b", (one_type(), one_type()))], "a.b has operand type 0 twice"),
    "no bytes": ([Extension("a.b", (one_type(3, 0),))], "operand type 3 with byte size 0"),
    "a large type": ([Extension("a.b", (one_type(1 << 16),))], "65536 has more than 16 bits"),
}


def test_sound_answers_pass() -> None:
    check_capabilities(Capabilities())
    check_capabilities(table(F32, I32, OperandType.OEM, 0x10000))
    check_extensions([Extension("a.b", (one_type(0), one_type(0xFFFF))), Extension("a.c")])
    check_cache_files(NumberOfCacheFiles(32, 0))


@cells("name", CAPABILITIES)
def test_wrong_capabilities_are_named(name: str) -> None:
    capabilities, message = CAPABILITIES[name]
    with pytest.raises(Invalid) as caught:
        check_capabilities(capabilities)
    assert message in str(caught.value)


@cells("name", EXTENSIONS)
def test_wrong_extensions_are_named(name: str) -> None:
    extensions, message = EXTENSIONS[name]
    with pytest.raises(Invalid) as caught:
        check_extensions(extensions)
    assert message in str(caught.value)


@pytest.mark.parametrize("files", [(33, 0), (0, 33), (-1, 0), (0, -1)])
def test_there_are_0_to_32_cache_files_of_each_kind(files: tuple[int, int]) -> None:
    with pytest.raises(Invalid, match="at most 32"):
        check_cache_files(NumberOfCacheFiles(*files))


@pytest.mark.parametrize("version", HalVersion, ids=str)
def test_a_driver_of_the_kit_with_wrong_capabilities_answers_a_failure(
    version: HalVersion, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(ToyDriver):
        def capabilities(self) -> Capabilities:
            return table(F32, F32)

    with pytest.raises(HalError) as caught:
        _ = Device(Wrong(version)).capabilities
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
    (record,) = caplog.records
    assert record.exc_info is not None
    assert "wrong capabilities: operand performance" in str(record.exc_info[1])


@cells("version", [v for v in HalVersion if v >= HalVersion.V1_2], ids=str)
def test_the_kit_sorts_the_performance_of_operand_types(version: HalVersion) -> None:
    class Unsorted(ToyDriver):
        def capabilities(self) -> Capabilities:
            return table(I32, F32)

    listed = Device(Unsorted(version)).capabilities.operand_performance
    assert [entry.type for entry in listed] == [F32, I32]


def test_a_driver_of_the_kit_with_wrong_extensions_does_not_start() -> None:
    class Wrong(ToyDriver):
        extensions = (Extension("nodot"),)

    with pytest.raises(ValueError, match="extension name 'nodot'"):
        as_device(Wrong())


def _unused(*arguments: object) -> None:
    raise NotImplementedError


_UNUSED: Any = _unused


class RawDevice(IDeviceV1_2):
    """A driver without the kit, of which ``answers`` are the start-up answers by method name."""

    def __init__(self, **answers: object) -> None:
        for name, answer in answers.items():
            setattr(self, name, lambda answer=answer: answer)

    get_capabilities = get_capabilities_1_1 = get_capabilities_1_2 = _UNUSED
    get_supported_operations = get_supported_operations_1_1 = _UNUSED
    get_supported_operations_1_2 = prepare_model = prepare_model_1_1 = prepare_model_1_2 = _UNUSED
    get_status = get_version_string = get_type = get_supported_extensions = _UNUSED
    get_number_of_cache_files_needed = prepare_model_from_cache = _UNUSED


NONE = ErrorStatus.NONE


@cells(
    ("query", "method", "answer", "message"),
    [
        ("version_string", "get_version_string", (NONE, ""), "an empty version"),
        ("type", "get_type", (NONE, 5), "5 is no device type"),
        ("capabilities", "get_capabilities_1_2", (NONE, table(I32, F32)), "expected ascending"),
        (
            "supported_extensions",
            "get_supported_extensions",
            (NONE, EXTENSIONS["no bytes"][0]),
            "byte size 0",
        ),
        (
            "number_of_cache_files",
            "get_number_of_cache_files_needed",
            (NONE, 33, 0),
            "33 model cache files",
        ),
    ],
)
def test_a_client_takes_a_wrong_answer_for_a_failure(
    query: str, method: str, answer: object, message: str
) -> None:
    with pytest.raises(HalError, match=message) as caught:
        getattr(Device(RawDevice(**{method: answer})), query)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
    assert "the driver's answer is wrong" in caught.value.message


def test_a_driver_since_1_2_tells_what_kind_of_device_it_is() -> None:
    with pytest.raises(HalError, match="0 is no device type"):
        _ = Device(RawDevice(get_type=(NONE, DeviceType.UNKNOWN))).type
