"""Choice of devices: sums over control flow, entries that are missing, settings.

Source: ``ModelBuilder::getPerformance`` and ``findBestDeviceForEachOperation`` of Android's
``runtime/ExecutionPlan.cpp``; ``DeviceManager`` of ``runtime/Manager.cpp`` for the settings.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cts.compiling import compiled
from cts.expect import require
from cts.partition_models import PlanSketch, chain
from cts.small_models import add_model
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.introspection import supported_operations
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nnhal.types import HalVersion, OperationType, PerformanceInfo
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_CPU: Final = "nnapi-reference"


GROUP: Final = Directed(
    name="device_choice",
    title="Choice of devices",
    summary=(
        "The performance of an IF or WHILE includes that of its models; a device without an entry "
        "loses; the order of devices and of operations, and the settings, count."
    ),
    source="ModelBuilder::getPerformance, findBestDeviceForEachOperation",
    subject=Subject.RUNTIME,
)


def _rated(name: str, number: float, **entries: float) -> ToyDriver:
    """A driver with other numbers for ``if_performance`` and the like."""
    driver = ToyDriver(name, number)
    infos = {field: PerformanceInfo(entry, entry) for field, entry in entries.items()}
    driver._capabilities = msgspec.structs.replace(driver.capabilities(), **infos)
    return driver


def _check(context: Context, build: object, winner: str, *drivers: ToyDriver) -> None:
    runtime = context.other_runtime(map(Device, drivers))
    compilation = Compilation(build(runtime))  # type: ignore[operator]
    compilation.finish()
    require(compilation.plan.outline(), (f"toy-{winner}",), "the plan")


def _if(runtime: Runtime) -> Model:
    sketch = PlanSketch(runtime)
    condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
    output = sketch.branch(condition, (chain(runtime, 0), chain(runtime, 0)), [a, b])
    return sketch.finished([condition, a, b], [output])


def _while(runtime: Runtime) -> Model:
    condition, body, sketch = (PlanSketch(runtime) for _ in range(3))
    value, limit = condition.tensor(), condition.constant(Code.TENSOR_FLOAT32, [1.0])
    less = condition.typed(OperationType.LESS, [value, limit], condition.boolean())
    before, one = body.tensor(), body.constant(Code.TENSOR_FLOAT32, [1.0])
    after = body.kind(0, before, one)
    models = condition.finished([value], [less]), body.finished([before], [after])
    counter = sketch.tensor()
    return sketch.finished([counter], [sketch.loop(models, [counter])])


@GROUP.add
def mean_of_the_branches(context: Context) -> None:
    """0.1 + 0.5 * (0.5 + 0.5) = 0.6 beats 0.4 + 0.5 * (0.3 + 0.3) = 0.7."""
    one, two = _rated("one", 0.5, if_performance=0.1), _rated("two", 0.3, if_performance=0.4)
    _check(context, _if, "one", one, two)


@GROUP.add
def condition_and_body(context: Context) -> None:
    """0.5 + 0.25 + 0.25 = 1 beats 0.1 + 0.5 + 0.5 = 1.1."""
    one, two = _rated("one", 0.5, while_performance=0.1), _rated("two", 0.25, while_performance=0.5)
    _check(context, _while, "two", one, two)


@GROUP.add
def entries_of_if_and_while(context: Context) -> None:
    one = _rated("one", 0.2, if_performance=0.1, while_performance=0.9)
    two = _rated("two", 0.2, if_performance=0.9, while_performance=0.1)
    _check(context, _if, "one", one, two)
    _check(context, _while, "two", one, two)


@GROUP.add
def relaxed_tensors(context: Context) -> None:
    """Scalars have an entry of their own."""
    tensors = "relaxed_float32_to_float16_performance_tensor"
    scalars = "relaxed_float32_to_float16_performance_scalar"
    one = _rated("one", 0.5, **{tensors: 0.2, scalars: 0.8})
    two = _rated("two", 0.5, **{tensors: 0.8, scalars: 0.2})

    _check(context, lambda runtime: _sum_of(runtime, True), "one", two, one)


@GROUP.add
def type_without_an_entry(context: Context) -> None:
    """A type without an entry counts as the slowest that there can be."""
    driver = ToyDriver("silent", 0.1)
    driver._capabilities = msgspec.structs.replace(driver.capabilities(), operand_performance=())
    runtime = context.other_runtime([Device(driver)])
    compilation = Compilation(chain(runtime, 0))
    compilation.finish()
    require(compilation.plan.outline(), (_CPU,), "the plan")


@GROUP.add
def order_of_named_devices(context: Context) -> None:
    """The device named first wins among equally fast ones."""
    runtime = context.other_runtime([Device(ToyDriver("one")), Device(ToyDriver("two"))])
    one, two, _ = runtime.devices
    for devices in ([one, two], [two, one]):
        compilation = compiled(chain(runtime, 0), devices)
        require(compilation.plan.outline(), (devices[0].name,), "the plan")


@GROUP.add
def without_partitioning(context: Context) -> None:
    """``debug.nn.partition`` 0: everything on the CPU."""
    settings = Settings(partitioning=Partitioning.NO)
    runtime = context.other_runtime([Device(ToyDriver("fast", 0.1))], settings)
    compilation = compiled(add_model(runtime))
    require(compilation.plan.outline(), (_CPU,), "the plan")


@GROUP.add
def properties_in_the_environment(context: Context) -> None:
    """Named as Android's properties; what is not set is as by default."""
    found = Settings.from_environment({"DEBUG_NN_PARTITION": "2", "DEBUG_NN_CPUONLY": "1"})
    require((found.partitioning, found.cpu_only), (2, True), "partitioning, CPU only")
    found = Settings.from_environment({"DEBUG_NN_ENABLED_DEVICES": "a.*"})
    require((found.partitioning, found.enabled_devices), (1, "a.*"), "partitioning, devices")


@GROUP.add
def support_in_the_order_of_the_application(context: Context) -> None:
    """Support is reported in the application's order, not in that of execution
    (``ANeuralNetworksModel_getSupportedOperationsForDevices``).
    """
    runtime = context.other_runtime([Device(ToyDriver("old", version=HalVersion.V1_0))])
    sketch = PlanSketch(runtime)
    a, between, output = sketch.tensor(), sketch.tensor(), sketch.tensor()
    code = sketch.int32(0)
    sketch.operation(OperationType.MAXIMUM, [between, a], [output])  # of HAL 1.2
    sketch.operation(OperationType.ADD, [a, a, code], [between])
    model = sketch.finished([a], [output])
    answers = supported_operations(model, runtime.devices[:1])
    require(answers, [False, True], "what a driver of 1.0 supports")


@GROUP.add
def relaxed_branches(context: Context) -> None:
    """A model that is referred to counts as relaxed where it is, whatever the main model is."""
    tensors = "relaxed_float32_to_float16_performance_tensor"
    one = _rated("one", 0.2, **{tensors: 0.9})
    two = _rated("two", 0.5, **{tensors: 0.1})
    for main, branch in ((False, True), (True, False)):

        def build(runtime: Runtime, main: bool = main, branch: bool = branch) -> Model:
            models = _sum_of(runtime, branch), _sum_of(runtime, branch)
            sketch = PlanSketch(runtime)
            sketch.model.relax_computation_float32_to_float16(main)
            condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
            return sketch.finished([condition, a, b], [sketch.branch(condition, models, [a, b])])

        # 0.2 + 0.9 against 0.5 + 0.1 where the branches are relaxed; else 0.2 + 0.2 against 1.
        _check(context, build, "two" if branch else "one", one, two)


def _sum_of(runtime: Runtime, relaxed: bool) -> Model:
    sketch = PlanSketch(runtime)
    sketch.model.relax_computation_float32_to_float16(relaxed)
    a, b = sketch.tensor(), sketch.tensor()
    return sketch.finished([a, b], [sketch.kind(0, a, b)])
