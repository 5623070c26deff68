"""Faults towards drivers: what they are not told, and what happens when they die."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
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


@fault("driver_calls")
def priority_not_told() -> Iterable[Patch]:
    """Drivers get medium priority for every compilation."""
    return [
        Patch(
            preparation,
            "_HAL_PRIORITIES",
            lambda original: dict.fromkeys(original, hal.Priority.MEDIUM),
        )
    ]


@fault("driver_calls")
def priorities_reversed() -> Iterable[Patch]:
    """Drivers get low for high priority, and the other way around."""

    def make(original: Any) -> Any:
        return dict(zip(original, reversed(original.values()), strict=True))

    return [Patch(preparation, "_HAL_PRIORITIES", make)]


@fault("driver_calls")
def preference_not_told() -> Iterable[Patch]:
    """Drivers get the preference for a fast single answer whatever the application wants."""

    def make(original: Any) -> Any:
        def prepare(self: Any, model: Any, **keywords: Any) -> Any:
            keywords["preference"] = ExecutionPreference.FAST_SINGLE_ANSWER
            return original(self, model, **keywords)

        return prepare

    return [Patch(DriverDevice, "prepare", make)]


@fault("driver_calls")
def time_limit_of_a_compilation_dropped() -> Iterable[Patch]:
    """A compilation may take as long as it takes, whatever its time limit."""
    return [Patch(compilation_module, "deadline_after", lambda original: lambda duration: None)]


@fault("driver_calls")
def time_limit_from_the_cache_dropped() -> Iterable[Patch]:
    """A driver that prepares from a cache is not told the time limit."""

    def make(original: Any) -> Any:
        return lambda self, cache, *, deadline_ns=None: original(self, cache)

    return [Patch(DriverDevice, "prepare_from_cache", make)]


@fault("driver_calls")
def time_limit_of_an_execution_dropped() -> Iterable[Patch]:
    """An execution may take as long as it takes, whatever its time limit."""

    def make(original: Any) -> Any:
        return lambda self: msgspec.structs.replace(original(self), deadline_ns=None)

    return [Patch(Execution, "_conditions", make)]


@fault("driver_calls")
def time_limit_from_the_first_computation() -> Iterable[Patch]:
    """The time limit of a reused execution is counted from its first computation."""

    def make(original: Any) -> Any:
        def conditions(self: Any) -> Any:
            found = original(self)
            first = self.__dict__.setdefault("first_deadline", found.deadline_ns)
            return msgspec.structs.replace(found, deadline_ns=first)

        return conditions

    return [Patch(Execution, "_conditions", make)]


@fault("driver_calls")
def time_limit_of_no_time() -> Iterable[Patch]:
    """A time limit of 0, which is none, is over at once."""

    def make(original: Any) -> Any:
        def set_timeout(self: Any, duration_ns: int) -> None:
            original(self, duration_ns or 1)

        return set_timeout

    return [Patch(Execution, "set_timeout", make)]


@fault("driver_calls")
def duration_of_fenced_executions_dropped() -> Iterable[Patch]:
    """A fenced execution may take any time from its fences on."""

    def make(original: Any) -> Any:
        return lambda self, conditions, wait_for, duration_ns: original(
            self, conditions, wait_for, None
        )

    return [Patch(StepRun, "execute_fenced", make)]


@fault("driver_calls")
def loop_timeout_not_told() -> Iterable[Patch]:
    """A driver is always told the loop timeout that holds by default."""

    def make(original: Any) -> Any:
        def call(self: Any, prepared: Any, arena: Any, conditions: Any, burst: Any) -> Any:
            default = DEFAULT_LOOP_TIMEOUT_NS
            told = msgspec.structs.replace(conditions, loop_timeout_ns=default)
            return original(self, prepared, arena, told, burst)

        return call

    return [Patch(StepRun, "_call", make)]


@fault("driver_calls")
def measuring_not_told() -> Iterable[Patch]:
    """A driver is never told to measure."""

    def make(original: Any) -> Any:
        return lambda self: msgspec.structs.replace(original(self), measure=False)

    return [Patch(Execution, "_conditions", make)]


@fault("driver_calls")
def always_measured() -> Iterable[Patch]:
    """Drivers are asked to measure although the application has not asked."""

    def make(original: Any) -> Any:
        return lambda self: msgspec.structs.replace(original(self), measure=True)

    return [Patch(Execution, "_conditions", make)]


@fault("fallback")
def dead_driver_not_restarted() -> Iterable[Patch]:
    """A driver that died is left out at once."""
    return [Patch(DriverDevice, "_try_restart", lambda original: lambda self, failed: "dead")]


@fault("fallback")
def dead_driver_restarted_for_ever() -> Iterable[Patch]:
    """A driver that dies again and again is restarted each time."""

    def make(original: Any) -> Any:
        def try_restart(self: Any, failed: Any) -> str | None:
            restart = self._restart
            reason: str | None = original(self, failed)
            self._restart = restart
            return reason

        return try_restart

    return [Patch(DriverDevice, "_try_restart", make)]


@fault("fallback")
def another_driver_after_a_restart() -> Iterable[Patch]:
    """A driver that comes back with another version or other capabilities is used."""

    def make(original: Any) -> Any:
        def try_restart(self: Any, failed: Any) -> str | None:
            restart = self._restart

            def noted() -> Any:
                driver = restart()
                self._facts = DeviceFacts.of(driver)
                return driver

            self._restart = noted if restart is not None else None
            reason: str | None = original(self, failed)
            return reason

        return try_restart

    return [Patch(DriverDevice, "_try_restart", make)]


@fault("fallback")
def dead_driver_asked_again() -> Iterable[Patch]:
    """A driver that is left out is asked all the same."""

    def make(original: Any) -> Any:
        def asked(self: Any, question: Any) -> Any:
            death, self.death = self.death, None
            try:
                return original(self, question)
            finally:
                self.death = self.death or death

        return asked

    return [Patch(DriverDevice, "_asked", make)]


@fault("fallback")
def refusal_of_the_cpu_is_bad_data() -> Iterable[Patch]:
    """A model that the CPU refuses is BAD_DATA, as if the application had made a mistake."""

    def make(original: Any) -> Any:
        def prepare(self: Any, model: Any, **keywords: Any) -> Any:
            keywords.pop("cache", None)
            with as_nnapi_errors():
                return self.driver.prepare(model, **keywords)

        return prepare

    return [Patch(CpuDevice, "prepare", make)]


@fault("introspection")
def drivers_with_one_name() -> Iterable[Patch]:
    """Two drivers may have the same name."""

    def make(original: Any) -> Any:
        def register(self: Any, driver: Any) -> Any:
            before, self._registered = self._registered, []
            try:
                return original(self, driver)
            finally:
                self._registered = [*before, *self._registered]

        return register

    return [Patch(Runtime, "register", make)]


@fault("introspection")
def drivers_in_reverse() -> Iterable[Patch]:
    """The driver that was registered last is the first device."""

    def make(original: Any) -> Any:
        def register(self: Any, driver: Any) -> Any:
            count = len(self._registered)
            device = original(self, driver)
            if len(self._registered) > count:
                self._registered.insert(0, self._registered.pop())
            return device

        return register

    return [Patch(Runtime, "register", make)]
