"""Dependencies: executions that begin when others are over, and events that tell the end.

Source: ``ANeuralNetworksExecution_startComputeWithDependencies``, ``ANeuralNetworksEvent_wait`` and
``.._getSyncFenceFd`` in Android's ``NeuralNetworks.h``; ``CompoundExecutionBuilder::
computeFencedInternal`` of ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from cts.compiling import compiled, filled
from cts.expect import NO_ERROR, OP_FAILED, code_of_call, expect, require
from cts.partition_models import PlanSketch, chain, kinds
from cts.small_models import add_model, sum_execution
from cts.test_group import Context, Directed, Failed, Subject
from cts.toys import ToyDriver
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnhal.device import Device
from nnhal.fences import Fence, FenceState, FenceWriter, fence_pair
from nnhal.types import ErrorStatus, HalVersion

__all__ = ["GROUP"]

_PAUSE_S: Final = 0.05
"""For what must not happen. On a busy machine a fault may need longer, and is missed."""

_LIMIT_S: Final = 30.0
_VERSIONS: Final = {"1.3": HalVersion.V1_3, "1.2": HalVersion.V1_2, "aidl": HalVersion.AIDL_V4}


GROUP: Final = Directed(
    name="dependencies",
    title="Dependencies and events",
    summary=(
        "A fenced execution begins when all its dependencies are over, its steps run one after the "
        "other, and its event reports the end and every failure."
    ),
    source="startComputeWithDependencies, Event_wait, Event_getSyncFenceFd",
    subject=Subject.RUNTIME,
)


def _event() -> tuple[Event, Fence, FenceWriter]:
    """An event as of somebody else's work."""
    fence, writer = fence_pair()
    return Event.from_sync_fence_fd(fence.fd), fence, writer


def _in_thread(call: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=lambda: code_of_call(call), daemon=True)
    thread.start()
    return thread


def _join(thread: threading.Thread) -> None:
    thread.join(_LIMIT_S)
    if thread.is_alive():
        raise Failed("execution_never_ends", f"an execution is not over after {_LIMIT_S:.0f} s")


@GROUP.cells("waits_for_all/{}", {**_VERSIONS, "cpu": None})
def _waits(context: Context, version: HalVersion | None) -> None:
    """For a driver of ``version``, or the CPU: without buffers of its own, it looks at the sum."""
    began = threading.Event()
    driver = ToyDriver("waiting", version=version or HalVersion.V1_3)
    driver.before = lambda context: began.set()
    runtime = context.other_runtime([Device(driver)])
    device = runtime.cpu if version is None else runtime.devices[0]
    compilation = compiled(add_model(runtime), [device])
    for last in (0, 1):
        began.clear()
        events = [_event(), _event()]
        source = Memory.allocate(8)
        execution = Execution(compilation)
        execution.set_input_from_memory(0, source, 0, 8)
        execution.set_input(1, np.array([2, 2], np.float32))
        execution.set_input(2, np.array(0, np.int32))
        room = np.zeros(2, np.float32)
        execution.set_output(0, room)
        own = [event for event, _, _ in events]
        thread = _in_thread(
            lambda execution=execution, own=own: (  # type: ignore[misc]
                execution.start_compute_with_dependencies(own, 0).wait()
            )
        )
        events[1 - last][2].signal()
        require(began.wait(_PAUSE_S), False, f"whether it begins before dependency {last}")
        source.mapped()[:] = np.array([1, 1], np.float32).tobytes()
        events[last][2].signal()
        _join(thread)
        require(list(room), [3.0, 3.0], "the sum of what was there at the end")


@GROUP.add
def dependency_without_a_fence(context: Context) -> None:
    """The event of ``startCompute`` is one too."""
    held, began = threading.Event(), threading.Event()
    first = ToyDriver("first", before=lambda context: held.wait(_LIMIT_S))
    second = ToyDriver("second", before=lambda context: began.set())
    runtime = context.other_runtime([Device(first), Device(second)])
    model = add_model(runtime)
    earlier, later = (sum_execution(compiled(model, [device])) for device in runtime.devices[:2])
    event = earlier.start_compute()
    thread = _in_thread(lambda: later.start_compute_with_dependencies([event], 0).wait())
    try:
        require(began.wait(_PAUSE_S), False, "whether it begins before its dependency is over")
    finally:
        held.set()
    _join(thread)
    event.wait()
    require(began.is_set(), True, "whether it has begun")


# What a driver with fences answers is its own.
@GROUP.cells("dependency_that_has_failed/{}", {"1.2": HalVersion.V1_2, "cpu": None})
def _failed_dependency(context: Context, version: HalVersion | None) -> None:
    driver = ToyDriver("failing", version=version or HalVersion.V1_3)
    runtime = context.other_runtime([Device(driver)])
    device = runtime.cpu if version is None else runtime.devices[0]
    compilation = compiled(add_model(runtime), [device])
    execution = sum_execution(compilation)
    event, _, writer = _event()
    writer.fail()
    expect(OP_FAILED, lambda: execution.start_compute_with_dependencies([event], 0).wait())
    require(driver.executed, 0, "executions of the driver")
    expect(OP_FAILED, event.wait)


@GROUP.add
def steps_one_after_the_other(context: Context) -> None:
    """Each begins when the one before is over, and the event is that of the last."""
    held, seen = threading.Event(), list[str]()
    first, second = ToyDriver("first", supports=kinds(0)), ToyDriver("second")

    def slowly(context: object) -> None:
        held.wait(_LIMIT_S)
        seen.append("first")

    def last(context: object) -> None:
        seen.append("second begins")
        time.sleep(_PAUSE_S)
        seen.append("second")

    first.before, second.before = slowly, last
    second._supports = kinds(1)
    runtime = context.other_runtime([Device(first), Device(second)])
    compilation = compiled(chain(runtime, 0, 1))
    require(compilation.plan.outline(), ("toy-first", "toy-second"), "the plan")
    execution, target = Execution(compilation), Memory.allocate(4)
    execution.set_input(0, np.array([1], np.float32))
    execution.set_input(1, np.array([2], np.float32))
    execution.set_output_from_memory(0, target, 0, 4)
    event = execution.start_compute_with_dependencies([], 0)
    time.sleep(_PAUSE_S)
    held.set()
    event.wait()
    require(seen, ["first", "second begins", "second"], "steps that are over when the event is")
    require(np.frombuffer(target.mapped(), np.float32)[0], np.float32(5.0), "the output")


@GROUP.add
def descriptor_of_a_fence(context: Context) -> None:
    """The descriptor belongs to the caller (``ANeuralNetworksEvent_getSyncFenceFd``)."""
    held = threading.Event()
    driver = ToyDriver("held", before=lambda context: held.wait(_LIMIT_S))
    execution = Execution(compiled(add_model(context.other_runtime([Device(driver)])), named=True))
    execution.set_input(0, np.array([1, 1], np.float32))
    execution.set_input(1, np.array([2, 2], np.float32))
    execution.set_input(2, np.array(0, np.int32))
    execution.set_output_from_memory(0, Memory.allocate(8), 0, 8)
    event = execution.start_compute_with_dependencies([], 0)
    descriptors = [event.sync_fence_fd() for _ in range(2)]
    is_own = len({*descriptors, event.fence.fd if event.fence else -1}) == 3
    held.set()
    require(is_own, True, "whether each descriptor is another")
    os.close(descriptors[0])
    fence = Fence(descriptors[1])
    expect(NO_ERROR, event.wait)
    require(fence.wait(), FenceState.SIGNALED, "state of the fence")


@GROUP.add
def failure_for_all_who_wait(context: Context) -> None:
    driver = ToyDriver("failing", execution_error=ErrorStatus.GENERAL_FAILURE)
    compilation = compiled(add_model(context.other_runtime([Device(driver)])), named=True)
    execution = sum_execution(compilation)
    event = execution.start_compute()
    for _ in range(2):
        expect(OP_FAILED, event.wait)


@GROUP.add
def temporaries_of_unknown_size(context: Context) -> None:
    """An execution with temporaries of unknown size waits for its dependencies as well."""
    began = threading.Event()
    first = ToyDriver("first", supports=kinds(0), before=lambda context: began.set())
    second = ToyDriver("second", supports=kinds(1))
    sketch = PlanSketch(context.other_runtime([Device(first), Device(second)]))
    a, b = sketch.tensor(), sketch.tensor()
    between = sketch.kind(0, a, b, known=False)
    compilation = compiled(sketch.finished([a, b], [sketch.kind(1, between, b)]))
    require(len(compilation.plan.dynamic_temporaries), 1, "number of dynamic temporaries")
    execution, room = filled(compilation, [1], [2])
    event, _, writer = _event()
    thread = _in_thread(lambda: execution.start_compute_with_dependencies([event], 0).wait())
    require(began.wait(_PAUSE_S), False, "whether it begins before its dependency is over")
    writer.signal()
    _join(thread)
    require(room[0], np.float32(5.0), "the output")
