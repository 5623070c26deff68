"""Fallback: where the CPU helps, where it must not, and what becomes of a driver that has died.

Source: ``SimpleExecutionBuilder``, ``CompoundExecutionBuilder`` and
``StepExecutor::computeOnCpuFallback`` of Android's ``runtime/ExecutionBuilder.cpp``;
``CompilationBuilder::finish``; ``ResilientDevice`` of ``hardware/interfaces/neuralnetworks/utils``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from cts.compiling import compiled, filled
from cts.expect import BAD_DATA, NO_ERROR, expect, require
from cts.partition_models import chain, kinds
from cts.sketch import Sketch
from cts.small_models import add_model, ready
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver, only
from cts.ways import ASYNC, BURST, SYNC
from nnapi.compilation import Compilation
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.introspection import supported_operations
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.result_codes import ResultCode
from nnapi.runtime import DriverEntry, Runtime
from nnhal.device import Device
from nnhal.driver_kit import HalError
from nnhal.errors import DeadObject
from nnhal.fences import fence_pair
from nnhal.types import ErrorStatus, Model, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_FAILURE: Final = ErrorStatus.GENERAL_FAILURE
_CPU: Final = "nnapi-reference"


GROUP: Final = Directed(
    name="fallback",
    title="Fallback",
    summary=(
        "The CPU takes over work that a driver fails to do, step by step, but not after the "
        "application's own errors; a driver that dies is started once more."
    ),
    source="ExecutionBuilder.cpp, CompilationBuilder::finish, ResilientDevice",
    subject=Subject.RUNTIME,
)


def _compiled(model_runtime: Runtime) -> Compilation:
    compilation = Compilation(add_model(model_runtime))
    expect(NO_ERROR, compilation.finish)
    return compilation


@GROUP.add
def step_in_the_middle(context: Context) -> None:
    """The CPU runs that step; those before are not run again, those after on their drivers."""
    for way in (SYNC, ASYNC, BURST):
        drivers = [ToyDriver(str(number), supports=kinds(number)) for number in range(3)]
        drivers[1].execution_error = _FAILURE
        compilation = compiled(chain(context.other_runtime(map(Device, drivers)), 0, 1, 2))
        execution, room = filled(compilation, [1], [2])
        expect(NO_ERROR, way.compute, execution)
        require(room[0], np.float32(6.0) if _is_plain(2) else room[0], "the output")
        require([driver.executed for driver in drivers], [1, 1, 1], f"executions, {way}")
        require([each.step for each in execution.fallbacks], [1], f"steps on the CPU, {way}")


def _is_plain(number: int) -> bool:
    """Whether a kind clamps nothing: kinds 0 to 3 are ADD with NONE, RELU, RELU1 and RELU6."""
    return number in (0, 1, 3)


@GROUP.add
def output_that_is_too_small(context: Context) -> None:
    """Applications get the driver's answer: the output would be too small on the CPU as well."""
    driver = ToyDriver("sizing", supports=only(OperationType.FLOOR))
    sketch = Sketch(context.other_runtime([Device(driver)]))
    first, second = sketch.float32(2), sketch.float32(0)
    sketch.operation(OperationType.FLOOR, [first], [second])
    compilation = Compilation(sketch.finished([first], [second]))
    compilation.finish()
    for way in (SYNC, ASYNC, BURST):
        execution, _ = filled(compilation, [3.14, -0.5])
        expect(ResultCode.OUTPUT_INSUFFICIENT_SIZE, way.compute, execution)
        require(execution.fallbacks, (), f"what the CPU has computed, {way}")


@GROUP.add
def model_that_a_driver_calls_invalid(context: Context) -> None:
    """BAD_DATA is the application's, whoever says so."""
    driver = ToyDriver("refusing", preparation_error=ErrorStatus.INVALID_ARGUMENT)
    runtime = context.other_runtime([Device(driver)])
    expect(BAD_DATA, Compilation(add_model(runtime)).finish)


@GROUP.add
def operation_of_a_vendor(context: Context) -> None:
    """The CPU does not have it: the application gets its driver's error."""
    unavailable = ErrorStatus.DEVICE_UNAVAILABLE
    supports = only(OperationType.OEM_OPERATION)
    driver = ToyDriver("vendor", supports=supports, preparation_error=unavailable)
    sketch = Sketch(context.other_runtime([Device(driver)]))
    first = sketch.operand(Code.TENSOR_OEM_BYTE, 1)
    second = sketch.operand(Code.TENSOR_OEM_BYTE, 1)
    sketch.operation(OperationType.OEM_OPERATION, [first], [second])
    compilation = Compilation(sketch.finished([first], [second]))
    expect(ResultCode.UNAVAILABLE_DEVICE, compilation.finish)


def _device_memory(compilation: Compilation, *, is_input: bool) -> Memory:
    desc = MemoryDesc()
    add = desc.add_input_role if is_input else desc.add_output_role
    add(compilation, 0, 1.0)
    desc.finish()
    memory = Memory.from_desc(desc)
    require(memory.buffer is not None, True, "whether the memory is the driver's")
    return memory


@GROUP.add
def memories_of_the_driver(context: Context) -> None:
    """The CPU computes with copies of them."""
    driver = ToyDriver("failing", execution_error=_FAILURE)
    compilation = _compiled(context.other_runtime([Device(driver)]))
    source, target = (_device_memory(compilation, is_input=each) for each in (True, False))
    shared = Memory.allocate(8)
    shared.mapped()[:] = np.array([1, 1], np.float32).tobytes()
    Memory.copy(shared, source)
    execution = Execution(compilation)
    execution.set_input_from_memory(0, source)
    execution.set_input(1, np.array([2, 2], np.float32))
    execution.set_input(2, np.array(0, np.int32))
    execution.set_output_from_memory(0, target)
    expect(NO_ERROR, execution.compute)
    require(len(execution.fallbacks), 1, "number of fallbacks")
    expect(NO_ERROR, Memory.copy, target, shared)
    require(list(np.frombuffer(shared.mapped(), np.float32)), [3.0, 3.0], "the sum")


@GROUP.add
def fenced_execution(context: Context) -> None:
    """The CPU begins when the fences are signaled, as the driver would have."""
    driver = ToyDriver("failing", execution_error=_FAILURE)
    compilation = _compiled(context.other_runtime([Device(driver)]))
    execution, room = ready(compilation)
    fence, writer = fence_pair()
    writer.signal()
    event = Event.from_sync_fence_fd(fence.fd)
    expect(NO_ERROR, lambda: execution.start_compute_with_dependencies([event], 0).wait())
    require(list(room), [3.0, 3.0], "the sum")
    require(len(execution.fallbacks), 1, "number of fallbacks")


@GROUP.add
def report_of_each_computation(context: Context) -> None:
    """Reports name what this computation was helped with, not the ones before."""
    failures = [True, False, True]

    def sometimes(context: object) -> None:
        if failures.pop(0):
            raise HalError(_FAILURE, "this time")

    driver = ToyDriver("moody", before=sometimes)
    execution, room = ready(_compiled(context.other_runtime([Device(driver)])))
    execution.set_reusable(True)
    for expected in (1, 0, 1):
        room[:] = 0
        expect(NO_ERROR, execution.compute)
        require(list(room), [3.0, 3.0], "the sum")
        require(len(execution.fallbacks), expected, "number of fallbacks")


# Death -------------------------------------------------------------------------------------------


class _Mortal(Device):
    """A driver that is dead when it is asked about a model, as long as ``is_dead``."""

    def __init__(self, *, is_dead: bool = True, version: str = "1") -> None:
        super().__init__(ToyDriver("mortal", version_string=version))
        self.is_dead = is_dead
        self.asked = 0

    def supported_operations(self, model: Model) -> list[bool]:
        self.asked += 1
        if self.is_dead:
            raise DeadObject("dead")
        return super().supported_operations(model)


def _with_restart(
    context: Context, driver: Device, restart: Callable[[], Device]
) -> tuple[Runtime, list[int]]:
    restarts: list[int] = []

    def again() -> Device:
        restarts.append(1)
        return restart()

    runtime = context.other_runtime([])
    runtime.register(DriverEntry(driver, restart=again))
    return runtime, restarts


def _answer(runtime: Runtime) -> list[bool]:
    return supported_operations(add_model(runtime), runtime.devices[:1])


@GROUP.add
def driver_that_dies_once(context: Context) -> None:
    """A driver that dies once is started again, and the question asked again."""
    runtime, restarts = _with_restart(context, _Mortal(), lambda: _Mortal(is_dead=False))
    for _ in range(2):
        require(_answer(runtime), [True], "what the driver supports")
    require(len(restarts), 1, "restarts")
    require(_compiled(runtime).plan.outline(), ("toy-mortal",), "the plan")


@GROUP.add
def driver_that_dies_again(context: Context) -> None:
    """A driver that dies again is left out, and not asked any more."""
    again = _Mortal()
    runtime, restarts = _with_restart(context, _Mortal(), lambda: again)
    for _ in range(3):
        require(_answer(runtime), [False], "what the driver supports")
    require(len(restarts), 1, "restarts")
    asked = again.asked
    require(_answer(runtime), [False], "what the driver supports")
    require(again.asked, asked, "questions to the driver")
    require(_compiled(runtime).plan.outline(), (_CPU,), "the plan")


@GROUP.add
def driver_that_comes_back_as_another(context: Context) -> None:
    """A driver that comes back as another one is left out: what the runtime knows of it does not
    hold any more.
    """
    other = _Mortal(is_dead=False, version="2")
    runtime, restarts = _with_restart(context, _Mortal(), lambda: other)
    require(_answer(runtime), [False], "what the driver supports")
    require((len(restarts), other.asked), (1, 0), "restarts, questions afterwards")


# The CPU itself ----------------------------------------------------------------------------------


@GROUP.add
def step_of_the_cpu_that_fails(context: Context) -> None:
    """The CPU runs the whole model, since there is nobody else for the step."""
    failures = [True]

    def once(context: object) -> None:
        if failures.pop() if failures else False:
            raise HalError(_FAILURE, "this time")

    cpu = ToyDriver("cpu", before=once)
    runtime = Runtime([Device(ToyDriver("0", supports=kinds(0)))], cpu=Device(cpu))
    compilation = compiled(chain(runtime, 0, 4))
    require(compilation.plan.outline(), ("toy-0", _CPU), "the plan")
    execution, room = filled(compilation, [1], [2])
    expect(NO_ERROR, execution.compute)
    require(room[0], np.float32(6.0), "the output")
    require([each.step for each in execution.fallbacks], [None], "steps that fell back")
    require(len(cpu.models[-1].main.operations), 2, "operations of the CPU's last model")


@GROUP.add
def model_that_the_cpu_refuses(context: Context) -> None:
    """OP_FAILED: the model was right to be built, and yet cannot be run."""
    refusing = ToyDriver("cpu", preparation_error=ErrorStatus.INVALID_ARGUMENT)
    runtime = Runtime([], cpu=Device(refusing))
    expect(ResultCode.OP_FAILED, Compilation(add_model(runtime)).finish)
