"""The controller of a computation: the next step, and the control flow that leads there.

Source: ``ExecutionPlan::next`` and ``ExecutionPlan::Controller`` of Android's
``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from nnapi.arguments import Argument
from nnapi.errors import NnapiError, op_failed
from nnapi.extensions import ExtensionTypes
from nnapi.partitioning.source_models import SourceOperand
from nnapi.partitioning.steps import ExecutionStep, GotoStep, IfStep, WhileStep
from nnapi.plan_compilation import CompiledPlan
from nnapi.result_codes import ResultCode
from nnapi.running.places import Place, Places
from nnapi.running.step_run import StepRun
from nnhal.fences import Fence, FenceState
from nnhal.types import OutputShape

__all__ = ["Controller", "NextStep"]


@dataclass(slots=True)
class _Loop:
    """The state of a WHILE. ``iteration`` is None outside of it."""

    iteration: int | None = None
    awaits_condition: bool = False
    started_ns: int = 0


@dataclass(frozen=True, slots=True)
class NextStep:
    """A step with its arguments in place."""

    step: ExecutionStep
    run: StepRun


class Controller:
    """Walks through the steps of ``compiled`` in one computation."""

    def __init__(
        self,
        compiled: CompiledPlan,
        inputs: Sequence[Argument],
        outputs: Sequence[Argument],
        extensions: ExtensionTypes,
        loop_timeout_ns: int,
    ) -> None:
        self.places = Places(compiled, inputs, outputs, extensions)
        self._compiled = compiled
        self._steps = compiled.plan.steps
        self._sources = compiled.plan.sources
        self._extensions = extensions
        self._loop_timeout_ns = loop_timeout_ns
        self._index = 0
        self._last: int | None = None
        self._loops: dict[int, _Loop] = {}
        self._last_fence: Fence | None = None

    def next(
        self, shapes: Sequence[OutputShape], last_fence: Fence | None = None
    ) -> NextStep | None:
        """The next step to run on a device; None at the end of the plan.

        ``shapes`` are those of the model's outputs, as far as they are known. A condition is read
        when ``last_fence`` is signaled. NnapiError: MISSED_DEADLINE_TRANSIENT for a loop that takes
        too long, OP_FAILED where a condition cannot be read.
        """
        self._last_fence = last_fence
        while self._index < len(self._steps):
            step = self._steps[self._index]
            match step:
                case ExecutionStep():
                    self._last = self._index
                    self._index += 1
                    return self._prepared(step, shapes)
                case IfStep():
                    self._branch(step)
                case WhileStep():
                    self._loop(step)
                case GotoStep():
                    self._index = step.target
        return None

    def again(self, shapes: Sequence[OutputShape]) -> NextStep:
        """The step that :meth:`next` has given last, with what is known by now of its outputs."""
        assert self._last is not None
        step = self._steps[self._last]
        assert isinstance(step, ExecutionStep)
        return self._prepared(step, shapes)

    def _prepared(self, step: ExecutionStep, shapes: Sequence[OutputShape]) -> NextStep:
        self.places.dynamic.allocate(step.index)
        inputs = [self._input(operand, shapes) for operand in step.input_sources()]
        outputs = [self._output(operand) for operand in step.output_sources()]
        return NextStep(step, StepRun(self._compiled.prepared[step.index], inputs, outputs))

    def _input(self, operand: SourceOperand, shapes: Sequence[OutputShape]) -> Argument:
        if operand in self.places.dynamic:
            return self._dynamic(operand)
        place = self.places.of[operand]
        if place.output is None:
            return place.argument
        known = place.argument.with_dimensions(shapes[place.output].dimensions)
        declared = self._sources.operand(operand)
        needed = self._extensions.size_of_data(declared.type, known.dimensions)
        # A buffer of the application may be larger than what has been written to it.
        if needed and known.length > needed:
            known.padding += known.length - needed
            known.length = needed
        return known

    def _output(self, operand: SourceOperand) -> Argument:
        if operand in self.places.dynamic:
            return self._dynamic(operand)
        return self.places.of[operand].argument

    def _dynamic(self, operand: SourceOperand) -> Argument:
        declared = self._sources.operand(operand)
        dimensions, _ = self.places.dynamic.dimensions_and_length(operand)
        needed = self._extensions.size_of_data(declared.type, dimensions)
        return self.places.dynamic.argument(operand, needed)

    def _branch(self, step: IfStep) -> None:
        if self._condition(step.condition):
            inputs, outputs = step.then_inputs, step.then_outputs
            self._index = step.then_step
        else:
            inputs, outputs = step.else_inputs, step.else_outputs
            self._index = step.else_step
        # Just now, not before: an IF in a loop finds its operands elsewhere in each iteration.
        self._map(step.outer_inputs, inputs)
        self._map(step.outer_outputs, outputs)

    def _loop(self, step: WhileStep) -> None:
        state = self._loops.setdefault(step.index, _Loop())
        if not state.awaits_condition:
            self._begin_iteration(step, state)
            return
        state.awaits_condition = False
        taken_ns = time.monotonic_ns() - state.started_ns
        if taken_ns > self._loop_timeout_ns:
            message = f"a loop is not done after {taken_ns // 1_000_000} ms"
            raise NnapiError(ResultCode.MISSED_DEADLINE_TRANSIENT, message)
        if self._condition(step.condition_output):
            self._begin_body(step, state)
        else:
            self._end(step, state)

    def _begin_iteration(self, step: WhileStep, state: _Loop) -> None:
        """Go to the condition, with the operation's inputs, or with what the body has computed."""
        if state.iteration is None:
            state.iteration, state.started_ns = 0, time.monotonic_ns()
            self._map(step.outer_inputs, step.condition_inputs)
        else:
            state.iteration += 1
            computed = len(step.body_outputs)
            self._map(step.body_outputs, step.condition_inputs[:computed])
            self._map(step.outer_inputs[computed:], step.condition_inputs[computed:])
        state.awaits_condition = True
        self._index = step.condition_step

    def _begin_body(self, step: WhileStep, state: _Loop) -> None:
        self._map(step.condition_inputs, step.body_inputs)
        if state.iteration:
            places, alternates = self.places.of, self.places.alternates
            for operand in step.body_outputs:
                places[operand], alternates[operand] = alternates[operand], places[operand]
        self._index = step.body_step

    def _end(self, step: WhileStep, state: _Loop) -> None:
        """Copy what the last iteration has computed, or the inputs if there was none."""
        for outer, inner in zip(step.outer_outputs, step.condition_inputs, strict=False):
            declared = self._sources.operand(outer)
            size = self._extensions.size_of_data(declared.type, declared.dimensions)
            self._content(outer)[:size] = self._content(inner)[:size]
        state.iteration = None
        self._index = step.exit_step

    def _map(self, outer: Sequence[SourceOperand], inner: Sequence[SourceOperand]) -> None:
        """``inner`` operands lie where ``outer`` ones do."""
        places: dict[SourceOperand, Place] = self.places.of
        # All are read before any is written: the body's outputs may be its own inputs.
        found = [places[operand] for operand in outer]
        places.update(zip(inner, found, strict=True))

    def _condition(self, operand: SourceOperand) -> bool:
        if self._last_fence is not None and self._last_fence.wait() is not FenceState.SIGNALED:
            raise op_failed("the step that computes a condition has failed")
        return self._content(operand)[0] != 0

    def _content(self, operand: SourceOperand) -> memoryview:
        try:
            return self.places.of[operand].argument.content()
        except NnapiError as error:
            raise op_failed(f"operand {operand} cannot be read: {error.message}") from error
