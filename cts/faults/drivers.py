"""Faults towards drivers: what they are not told, and what happens when they die."""

from __future__ import annotations

from typing import Any

import msgspec

from cts.faults.catalogue import fault
from nnapi import compilation as compilation_module
from nnapi import preparation
from nnapi.cpu_device import CpuDevice
from nnapi.devices import DeviceFacts
from nnapi.driver_device import DriverDevice
from nnapi.errors import as_nnapi_errors
from nnapi.execution import Execution
from nnapi.running.step_run import StepRun
from nnapi.runtime import Runtime
from nnhal import types as hal
from nnhal.types import DEFAULT_LOOP_TIMEOUT_NS, ExecutionPreference

__all__: list[str] = []


@fault("driver_calls", preparation, "_HAL_PRIORITIES")
def priority_not_told(original: Any) -> Any:
    """Drivers get medium priority for every compilation."""
    return dict.fromkeys(original, hal.Priority.MEDIUM)


@fault("driver_calls", preparation, "_HAL_PRIORITIES")
def priorities_reversed(original: Any) -> Any:
    """Drivers get low for high priority, and the other way around."""
    return dict(zip(original, reversed(original.values()), strict=True))


@fault("driver_calls", DriverDevice, "prepare")
def preference_not_told(original: Any, self: Any, model: Any, **keywords: Any) -> Any:
    """Drivers get the preference for a fast single answer whatever the application wants."""
    keywords["preference"] = ExecutionPreference.FAST_SINGLE_ANSWER
    return original(self, model, **keywords)


@fault("driver_calls", compilation_module, "deadline_after")
def time_limit_of_a_compilation_dropped(original: Any, duration: Any) -> None:
    """A compilation may take as long as it takes, whatever its time limit."""


@fault("driver_calls", DriverDevice, "prepare_from_cache")
def time_limit_from_the_cache_dropped(
    original: Any, self: Any, cache: Any, *, deadline_ns: Any = None
) -> Any:
    """A driver that prepares from a cache is not told the time limit."""
    return original(self, cache)


@fault("driver_calls", Execution, "_conditions")
def time_limit_of_an_execution_dropped(original: Any, self: Any) -> Any:
    """An execution may take as long as it takes, whatever its time limit."""
    return msgspec.structs.replace(original(self), deadline_ns=None)


@fault("driver_calls", Execution, "_conditions")
def time_limit_from_the_first_computation(original: Any, self: Any) -> Any:
    """The time limit of a reused execution is counted from its first computation."""
    found = original(self)
    first = self.__dict__.setdefault("first_deadline", found.deadline_ns)
    return msgspec.structs.replace(found, deadline_ns=first)


@fault("driver_calls", Execution, "set_timeout")
def time_limit_of_no_time(original: Any, self: Any, duration_ns: int) -> None:
    """A time limit of 0, which is none, is over at once."""
    original(self, duration_ns or 1)


@fault("driver_calls", StepRun, "execute_fenced")
def duration_of_fenced_executions_dropped(
    original: Any, self: Any, conditions: Any, wait_for: Any, duration_ns: Any
) -> Any:
    """A fenced execution may take any time from its fences on."""
    return original(self, conditions, wait_for, None)


@fault("driver_calls", StepRun, "_call")
def loop_timeout_not_told(
    original: Any, self: Any, prepared: Any, arena: Any, conditions: Any, burst: Any
) -> Any:
    """A driver is always told the loop timeout that holds by default."""
    default = DEFAULT_LOOP_TIMEOUT_NS
    told = msgspec.structs.replace(conditions, loop_timeout_ns=default)
    return original(self, prepared, arena, told, burst)


@fault("driver_calls", Execution, "_conditions")
def measuring_not_told(original: Any, self: Any) -> Any:
    """A driver is never told to measure."""
    return msgspec.structs.replace(original(self), measure=False)


@fault("driver_calls", Execution, "_conditions")
def always_measured(original: Any, self: Any) -> Any:
    """Drivers are asked to measure although the application has not asked."""
    return msgspec.structs.replace(original(self), measure=True)


@fault("fallback", DriverDevice, "_try_restart")
def dead_driver_not_restarted(original: Any, self: Any, failed: Any) -> Any:
    """A driver that died is left out at once."""
    return "dead"


@fault("fallback", DriverDevice, "_try_restart")
def dead_driver_restarted_for_ever(original: Any, self: Any, failed: Any) -> str | None:
    """A driver that dies again and again is restarted each time."""
    restart = self._restart
    reason: str | None = original(self, failed)
    self._restart = restart
    return reason


@fault("fallback", DriverDevice, "_try_restart")
def another_driver_after_a_restart(original: Any, self: Any, failed: Any) -> str | None:
    """A driver that comes back with another version or other capabilities is used."""
    restart = self._restart

    def noted() -> Any:
        driver = restart()
        self._facts = DeviceFacts.of(driver)
        return driver

    self._restart = noted if restart is not None else None
    reason: str | None = original(self, failed)
    return reason


@fault("fallback", DriverDevice, "_asked")
def dead_driver_asked_again(original: Any, self: Any, question: Any) -> Any:
    """A driver that is left out is asked all the same."""
    death, self.death = self.death, None
    try:
        return original(self, question)
    finally:
        self.death = self.death or death


@fault("fallback", CpuDevice, "prepare")
def refusal_of_the_cpu_is_bad_data(original: Any, self: Any, model: Any, **keywords: Any) -> Any:
    """A model that the CPU refuses is BAD_DATA, as if the application had made a mistake."""
    keywords.pop("cache", None)
    with as_nnapi_errors():
        return self.driver.prepare(model, **keywords)


@fault("introspection", Runtime, "register")
def drivers_with_one_name(original: Any, self: Any, driver: Any) -> Any:
    """Two drivers may have the same name."""
    before, self._registered = self._registered, []
    try:
        return original(self, driver)
    finally:
        self._registered = [*before, *self._registered]


@fault("introspection", Runtime, "register")
def drivers_in_reverse(original: Any, self: Any, driver: Any) -> Any:
    """The driver that was registered last is the first device."""
    count = len(self._registered)
    device = original(self, driver)
    if len(self._registered) > count:
        self._registered.insert(0, self._registered.pop())
    return device
