"""Calls of drivers: what the runtime tells them, and what it makes of the times they tell.

Source: the parameters of ``IDevice::prepareModel``, ``IPreparedModel::executeSynchronously`` and
``executeFenced`` of the HAL, as ``DriverDevice`` and ``DriverPreparedModel`` of Android's
``runtime/Manager.cpp`` fill them in; ``ExecutionBuilder::getDuration``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from typing import Any, Final, cast

import numpy as np

from cts.compiling import compiled
from cts.expect import BAD_DATA, BAD_STATE, OP_FAILED, expect, require
from cts.partition_models import PlanSketch, kinds
from cts.small_models import add_model, sum_execution
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from cts.ways import ALL, ASYNC, FENCED, SYNC, Way
from nnapi.compilation import Compilation
from nnapi.event import Event
from nnapi.execution import DEFAULT_LOOP_TIMEOUT_NS, Execution
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.delegation import delegating
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, as_device
from nnhal.fences import fence_pair
from nnhal.interfaces import IDevice, IDeviceV1_3
from nnhal.types import ErrorStatus, ExecutionPreference, HalVersion, Priority

__all__ = ["GROUP"]

_HOUR_NS: Final = 3600 * 1_000_000_000
_PAUSE_S: Final = 0.05
_NEVER: Final = (1 << 64) - 1


GROUP: Final = Directed(
    name="driver_calls",
    title="Calls of drivers",
    summary=(
        "Drivers receive the preference, the priority, time limits and whether to measure; the "
        "application receives the times that they report."
    ),
    source="the HAL's prepareModel and execute, ANeuralNetworksExecution_getDuration",
    subject=Subject.RUNTIME,
)


def _runtime(context: Context, *drivers: ToyDriver) -> Runtime:
    return context.other_runtime(map(Device, drivers))


def _named(model: Model) -> Compilation:
    return Compilation(model, model.runtime.devices[:1])


def _told(context: Context, driver: ToyDriver) -> Compilation:
    """A compilation of the sum for ``driver``."""
    return compiled(add_model(context.other_runtime([Device(driver)])), named=True)


@GROUP.add
def preference_and_priority(context: Context) -> None:
    driver = ToyDriver("told")
    model = add_model(_runtime(context, driver))
    priorities = {90: Priority.LOW, 100: Priority.MEDIUM, 110: Priority.HIGH}
    for preference, (code, priority) in product(ExecutionPreference, priorities.items()):
        compilation = _named(model)
        compilation.set_preference(preference)
        compilation.set_priority(code)
        compilation.finish()
        told = driver.options[-1].preference, driver.options[-1].priority
        require(told, (preference, priority), "preference and priority that the driver is told")


@GROUP.add
def time_limit_of_a_compilation(context: Context) -> None:
    """0 is no limit (``ANeuralNetworksCompilation_setTimeout``)."""
    driver = ToyDriver("told")
    model = add_model(_runtime(context, driver))
    for limit, expected in ((None, False), (0, False), (_HOUR_NS, True)):
        compilation = _named(model)
        if limit is not None:
            compilation.set_timeout(limit)
        compilation.finish()
        has_limit = driver.options[-1].deadline_ns is not None
        require(has_limit, expected, f"whether the driver is told a limit of {limit}")


@GROUP.cells("time_limit_of_an_execution/{}", ALL)
def _time_limit(context: Context, way: Way) -> None:
    """0 is no limit; each computation of a reused execution has the whole time."""
    driver = ToyDriver("told")
    compilation = _told(context, driver)
    for limit in (None, 0, _HOUR_NS):
        execution = sum_execution(compilation)
        execution.set_reusable(True)
        if limit is not None:
            execution.set_timeout(limit)
        way.compute(execution)
        time.sleep(_PAUSE_S)
        way.compute(execution)
        first, second = (each.deadline_ns for each in driver.contexts[-2:])
        has_limits = first is not None, second is not None
        require(has_limits, (bool(limit),) * 2, f"whether the driver is told a limit of {limit}")
        if first is not None and second is not None:
            is_later = second - first > _PAUSE_S * 1e9 / 2
            require(is_later, True, "whether the second computation has the whole time")


@GROUP.add
def duration_of_a_fenced_execution(context: Context) -> None:
    """The duration limits the time from the end of the last fence on (``executeFenced``)."""
    driver = ToyDriver("told")
    compilation = _told(context, driver)
    for duration in (0, _HOUR_NS):
        execution = sum_execution(compilation)
        execution.start_compute_with_dependencies([], duration).wait()
        has_limit = driver.contexts[-1].deadline_ns is not None
        require(has_limit, bool(duration), f"whether the driver is told a limit of {duration}")
    execution = sum_execution(compiled(compilation.model))
    expect(BAD_DATA, execution.start_compute_with_dependencies, [], 1)  # needs a named device


@GROUP.add
def loop_timeouts(context: Context) -> None:
    """Each execution has its own loop timeout."""
    driver = ToyDriver("told")
    compilation = _told(context, driver)
    for way in ALL:
        for limit in (3_000_000_000, None):
            execution = sum_execution(compilation)
            if limit is not None:
                execution.set_loop_timeout(limit)
            way.compute(execution)
            told = driver.contexts[-1].loop_timeout_ns
            require(told, limit or DEFAULT_LOOP_TIMEOUT_NS, f"loop timeout, {way}")


@GROUP.add
def measuring(context: Context) -> None:
    driver = ToyDriver("told")
    compilation = _told(context, driver)
    for way, measure in product(ALL, (False, True)):
        execution = sum_execution(compilation)
        execution.set_measure_timing(measure)
        way.compute(execution)
        require(driver.contexts[-1].measure, measure, f"whether the driver measures, {way}")


# Times -------------------------------------------------------------------------------------------


def _taking(*microseconds: int) -> Callable[[ExecutionContext], None]:
    """Claims to have taken so long on the device, one after the other, and much longer in all."""
    left = list(microseconds)

    def run(context: ExecutionContext) -> None:
        context.add_device_time(left.pop(0) * 1000)
        time.sleep(_PAUSE_S)

    return run


def _measured(compilation: Compilation) -> Execution:
    execution = sum_execution(compilation)
    execution.set_measure_timing(True)
    execution.set_reusable(True)
    return execution


@GROUP.cells("durations/{}", (SYNC, ASYNC, FENCED))
def _durations(context: Context, way: Way) -> None:
    """Durations are in nanoseconds by the driver's clock, all four in each way to compute."""
    driver = ToyDriver("clock", before=_taking(3, 7))
    execution = _measured(_told(context, driver))
    for microseconds in (3, 7):
        way.compute(execution)
        for code, what in ((0, "on the device"), (2, "on the device since the fences")):
            require(execution.duration(code), microseconds * 1000, f"time {what}")
        for code in (1, 3):
            is_whole = _PAUSE_S * 1e9 / 2 < execution.duration(code) < _NEVER
            require(is_whole, True, f"whether time {code} is that in the driver")
    for code in (-1, 4):
        expect(BAD_DATA, execution.duration, code)


@GROUP.add
def durations_that_nobody_has_measured(context: Context) -> None:
    """``UINT64_MAX`` is kept as it is: drivers before HAL 1.2 have no clock."""
    driver = ToyDriver("old", version=HalVersion.V1_1)
    execution = _measured(_told(context, driver))
    execution.compute()
    require([execution.duration(code) for code in range(4)], [_NEVER] * 4, "the durations")


@GROUP.add
def durations_that_nobody_has_asked_for(context: Context) -> None:
    driver = ToyDriver("clock")
    execution = sum_execution(_told(context, driver))
    execution.compute()
    expect(BAD_STATE, execution.duration, 0)


# Models ------------------------------------------------------------------------------------------


@GROUP.add
def model_of_a_relaxed_model(context: Context) -> None:
    for is_relaxed, chosen in product((False, True), ((0,), (0, 1))):
        driver = ToyDriver("told", supports=kinds(*chosen))
        sketch = PlanSketch(_runtime(context, driver))
        a, b = sketch.tensor(), sketch.tensor()
        result = sketch.kind(1, sketch.kind(0, a, b), b)
        sketch.model.relax_computation_float32_to_float16(is_relaxed)
        compiled(sketch.finished([a, b], [result]))
        told = driver.models[-1].relax_computation_float32_to_float16
        require(told, is_relaxed, f"whether the model for kinds {chosen} is relaxed")


@GROUP.add
def failures_after_fences(context: Context) -> None:
    """A driver's status becomes a code also where only the fence tells of the failure."""
    for status, code in (
        (ErrorStatus.DEVICE_UNAVAILABLE, ResultCode.UNAVAILABLE_DEVICE),
        (ErrorStatus.GENERAL_FAILURE, OP_FAILED),
    ):
        driver = ToyDriver("failing", execution_error=status)
        execution = Execution(_told(context, driver))
        execution.set_input(0, np.zeros(2, np.float32))
        execution.set_input(1, np.zeros(2, np.float32))
        execution.set_input(2, np.array(0, np.int32))
        execution.set_output_from_memory(0, Memory.allocate(8), 0, 8)
        event = execution.start_compute_with_dependencies([], 0)
        for _ in range(2):
            expect(code, event.wait)
        expect(BAD_STATE, execution.output_operand_rank, 0)


@GROUP.add
def fenced_durations(context: Context) -> None:
    """Durations begin when the last fence is signaled, or else with the launch."""
    driver = ToyDriver("clock", before=lambda context: context.add_device_time(1000))
    execution = Execution(_told(context, driver))
    execution.set_input(0, np.zeros(2, np.float32))
    execution.set_input(1, np.zeros(2, np.float32))
    execution.set_input(2, np.array(0, np.int32))
    execution.set_output_from_memory(0, Memory.allocate(8), 0, 8)
    execution.set_measure_timing(True)
    fence, writer = fence_pair()
    event = Event.from_sync_fence_fd(fence.fd)
    after = execution.start_compute_with_dependencies([event], 0)
    time.sleep(_PAUSE_S)
    writer.signal()
    after.wait()
    waited = execution.duration(1) - execution.duration(3)
    require(waited > _PAUSE_S * 1e9 / 2, True, "whether the fenced time is without the wait")


@delegating
class _Cached(IDeviceV1_3):
    """A driver that keeps the limits of time for what it prepares from a cache."""

    def __init__(self, limits: list[object]) -> None:
        self.inner: Any = as_device(ToyDriver("cached", cache_files=(1, 1)))
        self._limits = limits

    def prepare_model_from_cache_1_3(self, deadline: Any, *rest: Any) -> Any:
        self._limits.append(deadline)
        return self.inner.prepare_model_from_cache_1_3(deadline, *rest)


_cached: Final = cast("Callable[[list[object]], IDevice]", _Cached)
"""mypy does not see what the decorator adds."""


@GROUP.add
def time_limit_of_a_compilation_from_a_cache(context: Context) -> None:
    limits: list[object] = []
    runtime = context.other_runtime([Device(_cached(limits), name="toy-cached")])
    for limit in (0, 0, _HOUR_NS):
        compilation = _named(add_model(runtime))
        compilation.set_caching(str(context.folder), bytes(32))
        compilation.set_timeout(limit)
        compilation.finish()
    require(len(limits), 2, "preparations from the cache")
    require(limits[0] == limits[1], False, "whether the limit is not told")
