"""Drivers with one fault in how they execute, for the tests of groups that do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nnhal.driver_kit import Driver, PrepareOptions, Program
from nnhal.types import Capabilities, HalVersion, Model, PerformanceInfo
from tests.unit.vts.groups.drivers import with_prepared

__all__ = ["EXECUTE", "Programmed", "calling", "with_executions"]

EXECUTE = {
    HalVersion.V1_0: ("execute",),
    HalVersion.V1_1: ("execute",),
    HalVersion.V1_2: ("execute_1_2", "execute_synchronously"),
    HalVersion.V1_3: ("execute_1_3", "execute_synchronously_1_3", "execute_fenced"),
}


def calling(**calls: Callable[..., Any]) -> Any:
    """The reference driver, calls of its prepared models replaced; each gets the original one."""

    def change(prepared_model: Any) -> Any:
        for name, call in calls.items():
            original = getattr(prepared_model, name)
            setattr(prepared_model, name, lambda *a, _call=call, _orig=original: _call(_orig, *a))
        return prepared_model

    return with_prepared(change)


def with_executions(change: Callable[[Any], Any]) -> Any:
    """The reference driver; ``change`` gets its programs, around all ways to execute them."""

    def changed(prepared_model: Any) -> Any:
        plans = prepared_model.executor._plans
        plans.program = change(plans.program)
        return prepared_model

    return with_prepared(changed)


class Programmed(Driver):
    """A driver of all operations with one program for every model."""

    name = "programmed-driver"

    def __init__(self, program: Callable[[Model], Program]) -> None:
        self._program = program

    def capabilities(self) -> Capabilities:
        performance = PerformanceInfo(1.0, 1.0)
        return Capabilities(performance, performance, (), performance, performance)

    def supported_operations(self, model: Model) -> list[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return self._program(model)
