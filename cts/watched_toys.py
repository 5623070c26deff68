"""Toy drivers that are watched: what they receive, and what happens while they compute."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cts.toys import ToyDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Model

__all__ = ["WatchedDriver"]


def _nothing(context: ExecutionContext) -> None:
    """What happens before an execution unless a test says otherwise."""


class WatchedDriver(ToyDriver):
    """A toy driver that keeps ``options`` and ``models`` of each preparation, and of each execution
    ``contexts`` and ``shapes``, those of its inputs.

    ``before`` is called at the beginning of each execution; what it raises is the driver's error.
    """

    def __init__(
        self,
        name: str,
        performance: float = 0.5,
        *,
        before: Callable[[ExecutionContext], object] = _nothing,
        **options: Any,
    ) -> None:
        super().__init__(name, performance, **options)
        self.before = before
        self.options: list[PrepareOptions] = []
        self.models: list[Model] = []
        self.contexts: list[ExecutionContext] = []
        self.shapes: list[tuple[tuple[int, ...] | None, ...]] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        self.options.append(options)
        self.models.append(model)
        return _WatchedProgram(self, super().prepare(model, options))


class _WatchedProgram(Program):
    def __init__(self, driver: WatchedDriver, program: Program) -> None:
        self._driver = driver
        self._program = program

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        driver = self._driver
        driver.contexts.append(context)
        driver.shapes.append(tuple(None if each is None else each.shape for each in inputs))
        driver.before(context)
        self._program.signature = self.signature
        # The time on the device is what ``before`` says.
        unmeasured = ExecutionContext(
            deadline_ns=context.deadline_ns, loop_timeout_ns=context.loop_timeout_ns
        )
        self._program.execute(inputs, outputs, unmeasured)
