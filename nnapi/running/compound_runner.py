"""The runner of a compound plan: step by step, with the CPU's help for single steps or for all.

Source: ``CompoundExecutionBuilder`` and ``StepExecutor::updateOutputShapes`` of Android's
``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nnapi.arguments import ArgumentState
from nnapi.errors import NnapiError, op_failed
from nnapi.result_codes import ResultCode
from nnapi.running.conditions import Conditions, Launched, Outcome
from nnapi.running.controller import Controller, NextStep
from nnapi.running.cpu_help import run_on_cpu
from nnapi.running.runner import Runner, Task
from nnapi.running.shapes import check_shapes, check_updatable
from nnapi.running.step_run import AnyBurst, InsufficientSize
from nnhal.fences import Fence
from nnhal.types import OutputShape

__all__ = ["CompoundRunner"]

_MISSED: Final = (ResultCode.MISSED_DEADLINE_TRANSIENT, ResultCode.MISSED_DEADLINE_PERSISTENT)

_MAX_LENGTH: Final = ((1 << 32) - 1) // 2
"""Of a temporary whose size is doubled."""


class _News(NamedTuple):
    """What a step has told."""

    updated_temporary: bool = False
    output_insufficient: bool = False
    empty_input: bool = False
    """An output without elements, which a later step reads: a request cannot have such an input."""


class _NeedsCpu(Exception):
    """The whole model must be run on the CPU."""


class CompoundRunner(Runner):
    """Runs the steps in order."""

    def run(self, conditions: Conditions, bursts: Sequence[AnyBurst | None]) -> Outcome:
        computation = _Computation(self, self.task, conditions)
        try:
            return computation.run(bursts)
        except _NeedsCpu:
            return self.run_all_on_cpu(conditions)

    def run_fenced(
        self, conditions: Conditions, wait_for: Sequence[Fence], duration_ns: int | None
    ) -> Launched:
        computation = _Computation(self, self.task, conditions)
        try:
            return computation.run_fenced(wait_for, duration_ns)
        except _NeedsCpu:
            return self.run_all_on_cpu_after(conditions, wait_for)


class _Computation:
    """One run of all steps."""

    def __init__(self, runner: CompoundRunner, task: Task, conditions: Conditions) -> None:
        self._runner = runner
        self._task = task
        self._conditions = conditions
        self._controller = Controller(
            task.compiled,
            task.inputs,
            task.outputs,
            task.extensions,
            conditions.loop_timeout_ns,
        )
        self._has_failed = False
        """Whether a driver may still be writing to the temporaries."""
        self._shapes = [
            OutputShape(() if output.state is ArgumentState.NO_VALUE else output.dimensions)
            for output in task.outputs
        ]

    def run(self, bursts: Sequence[AnyBurst | None]) -> Outcome:
        while (step := self._next()) is not None:
            burst = bursts[step.step.index] if bursts else None
            try:
                self._run_until_sized(step, burst)
            except InsufficientSize:
                raise
            except NnapiError as error:
                self._help(step, error)
        if not self._has_failed:
            self._controller.places.give_back()
        return Outcome(tuple(self._shapes))

    def run_fenced(self, wait_for: Sequence[Fence], duration_ns: int | None) -> Launched:
        """Each step waits for the one before; the last one's fence is the fence of all."""
        launched = Launched()
        fences: Sequence[Fence] = wait_for
        earlier: list[Launched] = []
        while (step := self._next(launched.fence)) is not None:
            try:
                launched = step.run.execute_fenced(self._conditions, fences, duration_ns)
            except NnapiError as error:
                if not self._task.allows_fallback:
                    raise
                self._runner.note(None, step.step.device.name, error)
                raise _NeedsCpu from error
            earlier.append(launched)
            fences = () if launched.fence is None else (launched.fence,)
        return Launched(launched.fence, launched.execution, (earlier, self), launched.timing)

    def _next(self, last_fence: Fence | None = None) -> NextStep | None:
        try:
            return self._controller.next(self._shapes, last_fence)
        except NnapiError as error:
            # A loop that takes too long would on the CPU as well.
            if not self._task.allows_fallback or error.code in _MISSED:
                raise
            self._runner.note(None, "the control flow interpreter", error)
            raise _NeedsCpu from error

    def _run_until_sized(self, step: NextStep, burst: AnyBurst | None) -> None:
        """Run ``step`` with larger temporaries until they suffice.

        InsufficientSize where an output of the model is too small, or nothing new was reported.
        """
        while True:
            try:
                outcome = step.run.execute(self._conditions, burst)
            except InsufficientSize as error:
                step = self._larger(step, error)
                continue
            self._check_usable(self._update(step, outcome.shapes, succeeded=True))
            return

    def _larger(self, step: NextStep, error: InsufficientSize) -> NextStep:
        """``step`` with larger temporaries; ``error`` where that would not help."""
        news = self._update(step, error.shapes, succeeded=False)
        if news.output_insufficient or not news.updated_temporary:
            raise InsufficientSize(self._shapes, error.message)
        return self._controller.again(self._shapes)

    def _check_usable(self, news: _News) -> None:
        if news.empty_input:
            error = op_failed("a step reads an output of an earlier one that has no elements")
            if not self._task.allows_fallback:
                raise error
            self._runner.note(None, "the plan", error)
            raise _NeedsCpu

    def _help(self, step: NextStep, error: NnapiError) -> None:
        """Have the CPU run the step that has failed with ``error``, if it is not the CPU's."""
        self._has_failed = True
        device = step.step.device
        if not self._task.allows_fallback:
            raise error
        if device.is_cpu:
            self._runner.note(None, device.name, error)
            raise _NeedsCpu
        self._runner.note(step.step.index, device.name, error)
        try:
            self._run_on_cpu_until_sized()
        except InsufficientSize:
            raise
        except NnapiError as second:
            self._runner.note(None, "nnapi-reference", second)
            raise _NeedsCpu from second

    def _run_on_cpu_until_sized(self) -> None:
        step = self._controller.again(self._shapes)
        while True:
            run = step.run
            try:
                on_cpu = run.step.on_cpu(self._task.cpu)
                outcome = run_on_cpu(on_cpu, run.inputs, run.outputs, self._conditions)
            except InsufficientSize as error:
                step = self._larger(step, error)
                continue
            self._check_usable(self._update(step, outcome.shapes, succeeded=True))
            return

    def _update(self, step: NextStep, shapes: Sequence[OutputShape], *, succeeded: bool) -> _News:
        """Take on what a step has told of its outputs. OP_FAILED where it may not tell that."""
        operands = step.run.step.outputs
        check_shapes(shapes, operands, self._task.extensions, succeeded=succeeded)
        if not succeeded and not shapes:
            raise op_failed("an output is too small, but the driver does not say which")
        news = _News()
        for position, shape in enumerate(shapes):
            news = self._update_output(step, position, shape, succeeded, news)
        return news

    def _update_output(
        self, step: NextStep, position: int, shape: OutputShape, succeeded: bool, news: _News
    ) -> _News:
        operand = step.step.output_sources()[position]
        place = self._controller.places.of.get(operand)
        if place is not None and place.output is not None and step.step.source == 0:
            check_updatable(place.output, self._shapes[place.output].dimensions, shape.dimensions)
            self._shapes[place.output] = shape
            is_read = position in step.step.downstream_outputs
            is_empty = succeeded and shape.is_sufficient and 0 in shape.dimensions
            return news._replace(
                output_insufficient=news.output_insufficient or not shape.is_sufficient,
                empty_input=news.empty_input or (is_read and is_empty),
            )
        if operand not in self._controller.places.dynamic:
            return news
        changed, empty = self._update_temporary(operand, position, shape, step, succeeded)
        return news._replace(
            updated_temporary=news.updated_temporary or changed,
            empty_input=news.empty_input or empty,
        )

    def _update_temporary(
        self,
        operand: tuple[int, int],
        position: int,
        shape: OutputShape,
        step: NextStep,
        succeeded: bool,
    ) -> tuple[bool, bool]:
        """Whether there is news of a dynamic temporary, and whether it has no elements."""
        temporaries = self._controller.places.dynamic
        known, length = temporaries.dimensions_and_length(operand)
        check_updatable(position, known, shape.dimensions)
        declared = step.run.step.outputs[position]
        size = self._task.extensions.size_of_data(declared.type, shape.dimensions)
        if size:
            return temporaries.redeclare(operand, shape.dimensions, size), False
        if not shape.is_sufficient:
            if length > _MAX_LENGTH:
                raise op_failed(f"output {position} needs more than 4 GiB")
            return temporaries.redeclare(operand, shape.dimensions, 2 * length), False
        return False, succeeded
