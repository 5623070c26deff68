"""Introspection and control: devices, what they support, and models that need several.

Source: Android's ``TestIntrospectionControl.cpp``, ``ValidationTestIntrospection``,
``TestUpdatability.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cts.compiling import compiled, filled
from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, NULL, expect, expect_error, require
from cts.partition_models import V1_2, V1_3, PlanSketch, chain, kinds
from cts.small_models import add_model, ready
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.introspection import supported_operations
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nnhal.device import Device
from nnhal.types import HalVersion, OperationType

__all__ = ["GROUP"]

_CPU: Final = "nnapi-reference"
_LEVELS: Final = {
    HalVersion.V1_0: 27,
    HalVersion.V1_1: 28,
    HalVersion.V1_2: 29,
    HalVersion.V1_3: 30,
    HalVersion.AIDL_V1: 31,
    HalVersion.AIDL_V2: 1000006,
    HalVersion.AIDL_V3: 1000007,
    HalVersion.AIDL_V4: 1000008,
}
"""Feature levels of the C API by the version of the HAL (``NeuralNetworksTypes.h``)."""

Build = Callable[[Runtime], Model]


GROUP: Final = Directed(
    name="introspection",
    title="Introspection and control",
    summary=(
        "Devices tell their name, type, version and level, and which operations of a model they "
        "take; a compilation for named devices uses these and no others."
    ),
    source="IntrospectionControlTest, ValidationTestIntrospection, WhiteboxFeatureLevelTest",
    subject=Subject.RUNTIME,
)


@GROUP.add
def devices(context: Context) -> None:
    runtime = context.other_runtime([Device(ToyDriver("one")), Device(ToyDriver("two"))])
    names = [device.name for device in runtime.devices]
    require(names, ["toy-one", "toy-two", _CPU], "the devices, the CPU last")
    for index in (-1, 3):
        expect(BAD_DATA, runtime.device, index)
    for device in runtime.devices:
        require(0 <= device.type <= 4, True, f"whether type {device.type} is one")
        require(bool(device.version_string), True, "whether the device has a version")
        expect(NO_ERROR, device.wait)
    require(runtime.devices[-1].type, 2, "type of the CPU device")


@GROUP.add
def device_of_a_name_that_is_taken(context: Context) -> None:
    runtime = context.other_runtime([Device(ToyDriver("one")), Device(ToyDriver("one"))])
    require(len(runtime.devices), 2, "devices of two drivers with one name")


@GROUP.add
def enabled_devices(context: Context) -> None:
    drivers = [Device(ToyDriver(name)) for name in ("one", "two", "three")]
    runtime = context.other_runtime(drivers, Settings(enabled_devices="toy-t.*|one"))
    names = [device.name for device in runtime.devices]
    require(names, ["toy-two", "toy-three", _CPU], "the devices whose whole name matches")


@GROUP.add
def cpu_only(context: Context) -> None:
    settings = Settings(cpu_only=True)
    runtime = context.other_runtime([Device(ToyDriver("one"))], settings)
    compilation = compiled(add_model(runtime))
    require(compilation.plan.outline(), (_CPU,), "the plan")


@GROUP.cells("feature_level/{}/{}", tuple(_LEVELS), (HalVersion.AIDL_V1, HalVersion.AIDL_V4))
def _feature_level(context: Context, version: HalVersion, runtime_version: HalVersion) -> None:
    settings = Settings(runtime_version=runtime_version)
    driver = ToyDriver("level", version=version)
    runtime = context.other_runtime([Device(driver)], settings)
    expected = min(_LEVELS[version], _LEVELS[runtime_version])
    require(runtime.devices[0].feature_level, expected, "feature level of the device")
    require(runtime.devices[-1].feature_level, _LEVELS[runtime_version], "that of the CPU")
    require(runtime.feature_level, _LEVELS[runtime_version], "that of the runtime")


# Supported operations ----------------------------------------------------------------------------


@GROUP.add
def supported_operations_of_wrong_devices(context: Context) -> None:
    model, device = add_model(context.runtime), context.runtime.cpu
    expect(NULL, supported_operations, None, [device])
    expect(NULL, supported_operations, model, None)
    expect(NULL, supported_operations, model, [None])
    expect(BAD_DATA, supported_operations, model, [])
    expect(BAD_DATA, supported_operations, model, [device, device])
    expect(BAD_STATE, supported_operations, Model(context.runtime), [device])


def _sliced(runtime: Runtime, *numbers: int) -> Model:
    """Operations of these kinds, one after the other."""
    sketch = PlanSketch(runtime)
    value, other = sketch.tensor(), sketch.tensor()
    inputs = [value, other]
    for number in numbers:
        value = sketch.kind(number, value, other)
    return sketch.finished(inputs, [value])


_ADD, _MUL, _MAX = 0, 4, V1_2


@GROUP.add
def supported_operations_of_slices(context: Context) -> None:
    """A driver of HAL 1.1 is shown what it knows, and asked about nothing else."""
    for numbers, expected in (
        ((_ADD, _MAX), (True, False)),
        ((_MAX, _ADD), (False, True)),
        ((_ADD, _MUL), (True, True)),
        ((_MAX, _MAX), (False, False)),
    ):
        driver = ToyDriver("old", version=HalVersion.V1_1, supports=kinds())
        runtime = context.other_runtime([Device(driver)])
        answer = supported_operations(_sliced(runtime, *numbers), runtime.devices[:1])
        require(tuple(answer), expected, f"what is supported of kinds {numbers}")


def _with_if(runtime: Runtime) -> Model:
    """An ADD, and an IF with it."""

    branches = chain(runtime, _MUL), chain(runtime, _MUL)
    sketch = PlanSketch(runtime)
    condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
    first = sketch.kind(_ADD, a, b)
    output = sketch.branch(condition, branches, [first, b])
    return sketch.finished([condition, a, b], [output])


@GROUP.add
def supported_control_flow(context: Context) -> None:
    for version, types, expected in (
        (HalVersion.V1_1, (), (True, False)),
        (HalVersion.V1_3, (), (True, False)),
        (HalVersion.V1_3, (OperationType.IF,), (True, True)),
    ):
        driver = ToyDriver("flow", version=version, supports=kinds(also=types))
        runtime = context.other_runtime([Device(driver)])
        answer = supported_operations(_with_if(runtime), runtime.devices[:1])
        require(tuple(answer), expected, f"what HAL {version} supports with {types}")


# Named devices -----------------------------------------------------------------------------------


@GROUP.add
def simple_add_model(context: Context) -> None:
    """The device that was named computes, although the CPU would be chosen."""
    driver = ToyDriver("slow", 1.9)
    runtime = context.other_runtime([Device(driver)])
    for devices, expected in ((runtime.devices[:1], 1), (None, 0)):
        compilation = compiled(add_model(runtime), devices)
        execution, room = ready(compilation)
        execution.compute()
        require(list(room), [3.0, 3.0], "the sum")
        require(driver.executed, expected, "executions of the driver")
        driver.executed = 0


def _add_and_mul(runtime: Runtime) -> Model:
    return _sliced(runtime, _ADD, _MUL)


@GROUP.add
def partial_model_is_not_supported(context: Context) -> None:
    for supported in (_ADD, _MUL):
        driver = ToyDriver("part", supports=kinds(supported))
        runtime = context.other_runtime([Device(driver)])
        compilation = Compilation(_add_and_mul(runtime), runtime.devices[:1])
        expect_error(compilation.finish)


@GROUP.add
def model_that_needs_two_devices(context: Context) -> None:
    drivers = [
        ToyDriver("add", supports=kinds(_ADD)),
        ToyDriver("mul", supports=kinds(_MUL)),
    ]
    runtime = context.other_runtime(map(Device, drivers))
    compilation = Compilation(_add_and_mul(runtime), runtime.devices[:2])
    expect(NO_ERROR, compilation.finish)
    require(compilation.plan.outline(), ("toy-add", "toy-mul"), "the plan")
    execution, room = filled(compilation, [2], [3])
    execution.compute()
    require(list(room), [15.0], "(2 + 3) * 3")


@GROUP.add
def answers_of_a_wrong_length(context: Context) -> None:
    """A driver that answers for another number of operations supports nothing."""
    for count in (0, 1, 3):

        class Answering(ToyDriver):
            def supported_operations(self, model: object, count: int = count) -> Sequence[bool]:
                return [True] * count

        runtime = context.other_runtime([Device(Answering("wrong"))])
        compilation = Compilation(_add_and_mul(runtime))
        expect(NO_ERROR, compilation.finish)
        require(compilation.plan.outline(), (_CPU,), f"the plan with {count} answers for 2")


@GROUP.add
def versions_of_the_runtime_itself(context: Context) -> None:
    """A runtime of an older level takes no model that is newer."""
    settings = Settings(runtime_version=HalVersion.V1_2)
    sketch = PlanSketch(context.other_runtime([], settings))
    first = sketch.tensor()
    second = sketch.kind(V1_3, first)
    sketch.model.identify_inputs_and_outputs([first], [second])
    expect(BAD_DATA, sketch.model.finish)
