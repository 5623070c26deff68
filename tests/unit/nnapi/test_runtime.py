"""Devices of the runtime: ``Manager.cpp``, ``TestIntrospectionControl``, ``TestCompilationCaching``
(DeviceRegistrationTest), and settings.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nnapi.model import Model
from nnapi.result_codes import ResultCode
from nnapi.runtime import DriverEntry, Runtime
from nnapi.settings import Partitioning, Settings, WrongSetting
from nnhal.delegation import delegating
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.errors import DeadObject
from nnhal.interfaces import IDeviceV1_3
from nnhal.types import (
    Capabilities,
    DeviceType,
    ErrorStatus,
    HalVersion,
    NumberOfCacheFiles,
    PerformanceInfo,
)
from nnhal.types import Model as HalModel
from tests.cells import cells
from tests.unit.nnapi.conftest import Fails
from tests.unit.nnapi.toys import ToyDriver, finished_addition, runtime

LEVELS = [27, 28, 29, 30, 31, 1000006, 1000007, 1000008]
"""ANEURALNETWORKS_FEATURE_LEVEL_1 to _8."""


@delegating
class Answers(IDeviceV1_3):
    """A driver whose start-up answers a test sets."""

    def __init__(
        self,
        files: tuple[ErrorStatus, int, int] = (ErrorStatus.NONE, 0, 0),
        version: tuple[ErrorStatus, str] = (ErrorStatus.NONE, "1"),
        type: tuple[ErrorStatus, DeviceType] = (ErrorStatus.NONE, DeviceType.OTHER),
        extensions: ErrorStatus = ErrorStatus.NONE,
        capabilities: ErrorStatus = ErrorStatus.NONE,
    ) -> None:
        self.inner = as_device(ToyDriver())
        self.files, self.version, self.kind = files, version, type
        self.extensions, self.status = extensions, capabilities

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self.files

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self.version

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self.kind

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[object]]:
        return self.extensions, ()

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        return self.status, Capabilities()


def registered(**answers: object) -> Runtime:
    return runtime(Device(Answers(**answers), name="toy-device"))  # type: ignore[arg-type]


@cells("model_files", [0, 1, 32, 33])
@cells("data_files", [0, 1, 32, 33])
@cells("status", [ErrorStatus.NONE, ErrorStatus.DEVICE_UNAVAILABLE])
def test_a_driver_may_have_32_cache_files_of_a_kind(
    status: ErrorStatus, model_files: int, data_files: int
) -> None:
    """DeviceRegistrationTest.CachingFailure."""
    made = registered(files=(status, model_files, data_files))
    is_registered = status == ErrorStatus.NONE and max(model_files, data_files) <= 32
    assert len(made.devices) == 1 + is_registered
    assert [refused.name for refused in made.refused] == ["toy-device"] * (not is_registered)


FAILURE = ErrorStatus.GENERAL_FAILURE


@pytest.mark.parametrize(
    "answers",
    [
        {"version": (FAILURE, "1")},
        {"type": (FAILURE, DeviceType.OTHER)},
        {"extensions": FAILURE},
        {"capabilities": FAILURE},
    ],
    ids=lambda answers: next(iter(answers)),
)
def test_a_driver_that_fails_a_start_up_query_is_refused(answers: dict[str, object]) -> None:
    made = registered(**answers)
    assert [device.name for device in made.devices] == ["nnapi-reference"]
    assert "GENERAL_FAILURE" in made.refused[0].reason


@cells("driver", list(HalVersion))
@cells("own", [HalVersion.AIDL_V1, HalVersion.AIDL_V4])
def test_a_device_has_the_lower_feature_level(driver: HalVersion, own: HalVersion) -> None:
    """ANeuralNetworksDevice_getFeatureLevel, and WhiteboxFeatureLevelTest."""
    made = runtime(ToyDriver(driver), runtime_version=own)
    toy, cpu = made.devices
    assert toy.feature_level == LEVELS[min(driver.level, own.level) - 1]
    assert cpu.feature_level == made.feature_level == LEVELS[own.level - 1]


def test_the_cpu_comes_last_and_is_as_android_says() -> None:
    made = runtime(ToyDriver(name="toy-one"), ToyDriver(name="toy-two"))
    assert [device.name for device in made.devices] == ["toy-one", "toy-two", "nnapi-reference"]
    cpu = made.devices[-1]
    assert (cpu.is_cpu, cpu.type, cpu.number_of_cache_files, cpu.extensions) == (
        True,
        DeviceType.CPU,
        NumberOfCacheFiles(),
        (),
    )
    table = cpu.capabilities.operand_performance
    assert {entry.info for entry in table} == {PerformanceInfo(1.0, 1.0)}
    assert cpu.capabilities.if_performance == PerformanceInfo(1.0, 1.0)


@pytest.mark.parametrize(
    ("pattern", "names"),
    [(".*", ["toy-one", "toy-two"]), ("toy-o.*", ["toy-one"]), ("toy", []), (".*two", ["toy-two"])],
)
def test_the_whole_name_of_an_enabled_device_matches(pattern: str, names: list[str]) -> None:
    """findAvailableDevices uses std::regex_match; nnapi-reference is always enabled."""
    made = runtime(ToyDriver(name="toy-one"), ToyDriver(name="toy-two"), enabled_devices=pattern)
    assert [device.name for device in made.devices] == [*names, "nnapi-reference"]


def test_with_cpu_only_there_is_nothing_else() -> None:
    made = runtime(ToyDriver(), cpu_only=True)
    assert [device.name for device in made.devices] == ["nnapi-reference"]


@pytest.mark.parametrize("index", [2, -1])
def test_a_device_that_is_not_there_is_bad_data(index: int, fails: Fails) -> None:
    made = runtime(ToyDriver())
    assert made.device(1) is made.cpu
    with fails(ResultCode.BAD_DATA):
        made.device(index)
    with fails(ResultCode.BAD_DATA):
        made.named("toy-other")


def test_names_are_unique() -> None:
    """A service manager has one service a name; nnapi-reference is the runtime's."""
    made = runtime(ToyDriver(), ToyDriver(), ToyDriver(name="nnapi-reference"))
    assert [device.name for device in made.devices] == ["toy-device", "nnapi-reference"]
    assert [each.name for each in made.refused] == ["toy-device", "nnapi-reference"]


# --- drivers that die -------------------------------------------------------------------------


@delegating
class Mortal(IDeviceV1_3):
    """The client's view of a driver whose process ends when it is asked about a model."""

    def __init__(self, lives: bool, driver: ToyDriver | None = None) -> None:
        self.inner = as_device(driver or ToyDriver())
        self.lives = lives

    def get_supported_operations_1_3(self, model: HalModel) -> tuple[ErrorStatus, list[bool]]:
        if not self.lives:
            raise DeadObject
        answer: tuple[ErrorStatus, list[bool]] = self.inner.get_supported_operations_1_3(model)
        return answer

    def get_status(self) -> object:
        if not self.lives:
            raise DeadObject
        return self.inner.get_status()


def mortal(lives: bool, driver: ToyDriver | None = None) -> Device:
    return Device(Mortal(lives, driver), name="toy-device")


def made_with(first: Device, *others: Device) -> tuple[Runtime, list[Device]]:
    """A runtime, and the drivers that restarts have not started yet."""
    left = list(others)
    cpu = Device(ToyDriver(HalVersion.AIDL_V4, name="toy-cpu"))
    entry = DriverEntry(first, restart=(lambda: left.pop(0)) if others else None)
    return Runtime([entry], Settings(), cpu=cpu), left


@pytest.fixture
def model() -> Model:
    return finished_addition()


def test_a_driver_that_died_is_restarted_and_asked_again(model: Model) -> None:
    made, left = made_with(mortal(False), mortal(True))
    device = made.devices[0]
    assert list(device.supported_operations(model.hal)) == [True]
    assert left == []


def test_waiting_for_a_driver_that_died_restarts_it(model: Model) -> None:
    made, left = made_with(mortal(False), mortal(True))
    made.devices[0].wait()
    assert left == []


def test_a_driver_that_dies_twice_is_left_out(model: Model, fails: Fails) -> None:
    made, left = made_with(mortal(False), mortal(False), mortal(True))
    device = made.devices[0]
    for _ in range(3):
        with fails(ResultCode.DEAD_OBJECT):
            device.supported_operations(model.hal)
    assert len(left) == 1


def test_a_driver_that_nobody_can_restart_is_left_out(model: Model, fails: Fails) -> None:
    made, _ = made_with(mortal(False))
    for _ in range(2):
        with fails(ResultCode.DEAD_OBJECT):
            made.devices[0].supported_operations(model.hal)


def test_a_driver_that_comes_back_as_another_one_is_left_out(model: Model, fails: Fails) -> None:
    """ResilientDevice::recover compares what the driver has said of itself."""
    newer = ToyDriver()
    newer.version = "2"
    made, _ = made_with(mortal(False), mortal(True, newer))
    with fails(ResultCode.DEAD_OBJECT):
        made.devices[0].supported_operations(model.hal)
    with fails(ResultCode.DEAD_OBJECT):
        made.devices[0].wait()
    assert made.devices[0].version_string == "1"


# --- settings ---------------------------------------------------------------------------------


def test_settings_come_from_variables_named_as_the_properties() -> None:
    found = Settings.from_environment(
        {
            "DEBUG_NN_PARTITION": "2",
            "DEBUG_NN_CPUONLY": "1",
            "DEBUG_NN_STRICT_SLICING": "1",
            "DEBUG_NN_ENABLED_DEVICES": "toy.*",
            "DEBUG_NN_SYNCEXEC_CPU": "0",
            "DEBUG_NN_SYNCEXEC_RUNTIME": "1",
        }
    )
    assert found == Settings(
        partitioning=Partitioning.WITHOUT_FALLBACK,
        cpu_only=True,
        strict_slicing=True,
        enabled_devices="toy.*",
        synchronous_cpu=False,
        synchronous_runtime=True,
    )


def test_the_defaults_are_androids() -> None:
    settings = Settings.from_environment({"DEBUG_NN_PARTITION": ""})
    assert settings == Settings()
    assert settings.allows_fallback
    assert settings.synchronous_cpu
    assert not any((settings.cpu_only, settings.strict_slicing, settings.synchronous_runtime))


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("DEBUG_NN_PARTITION", "3"),
        ("DEBUG_NN_PARTITION", "yes"),
        ("DEBUG_NN_CPUONLY", "true"),
        ("DEBUG_NN_ENABLED_DEVICES", "toy("),
    ],
)
def test_a_wrong_variable_is_named(variable: str, text: str) -> None:
    with pytest.raises(WrongSetting, match=r"DEBUG_NN|enabled devices"):
        Settings.from_environment({variable: text})
