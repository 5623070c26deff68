"""Faults of control flow: branches and loops that the runtime interprets."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi.errors import op_failed
from nnapi.running import controller as controller_module
from nnapi.running.controller import Controller
from nnapi.temporaries import TemporaryLayout

__all__: list[str] = []


@fault("executions")
def body_writes_over_what_it_reads() -> Iterable[Patch]:
    """The outputs of a loop's body lie in one place in all iterations."""

    def make(original: Any) -> Any:
        def begin(self: Controller, step: Any, state: Any) -> None:
            self.places.alternates.update(
                {each: self.places.of[each] for each in step.body_outputs}
            )
            original(self, step, state)

        return begin

    return [Patch(Controller, "_begin_body", make)]


@fault("interpreted")
def loop_goes_on_where_it_ended() -> Iterable[Patch]:
    """A loop in a loop begins with what it had computed when it ended before."""

    def make(original: Any) -> Any:
        def end(self: Controller, step: Any, state: Any) -> None:
            last = state.iteration
            original(self, step, state)
            state.iteration = last

        return end

    return [Patch(Controller, "_end", make)]


@fault("interpreted")
def loop_without_iterations_has_no_result() -> Iterable[Patch]:
    """The outputs of a loop that is never entered are left as they are."""

    def make(original: Any) -> Any:
        def end(self: Controller, step: Any, state: Any) -> None:
            if state.iteration:
                original(self, step, state)
            state.iteration = None
            self._index = step.exit_step

        return end

    return [Patch(Controller, "_end", make)]


@fault("interpreted")
def clock_of_a_loop_begins_anew() -> Iterable[Patch]:
    """The time limit of a loop holds for each iteration."""

    def make(original: Any) -> Any:
        def begin(self: Controller, step: Any, state: Any) -> None:
            original(self, step, state)
            state.started_ns = time.monotonic_ns()

        return begin

    return [Patch(Controller, "_begin_iteration", make)]


@fault("executions")
def loop_timeout_is_a_failure() -> Iterable[Patch]:
    """A loop that takes too long is OP_FAILED."""

    def make(original: Any) -> Any:
        return lambda code, message: op_failed(message)

    return [Patch(controller_module, "NnapiError", make)]


@fault("interpreted")
def constants_of_branches_forgotten() -> Iterable[Patch]:
    """Constants that an IF or WHILE hands to its models are zero there."""

    def make(original: Any) -> Any:
        def plan(self: TemporaryLayout, operands: Any) -> None:
            original(self, operands)
            self._copied = {operand: bytes(len(data)) for operand, data in self._copied.items()}

        return plan

    return [Patch(TemporaryLayout, "_plan_constants", make)]


@fault("interpreted")
def condition_read_too_soon() -> Iterable[Patch]:
    """A condition is read before the fenced step that computes it is over."""

    def make(original: Any) -> Any:
        def condition(self: Controller, operand: Any) -> bool:
            self._last_fence = None
            return bool(original(self, operand))

        return condition

    return [Patch(Controller, "_condition", make)]


@fault("interpreted")
def memories_of_a_loop_not_handed_on() -> Iterable[Patch]:
    """Results of a loop are copied to its outputs only if they are temporaries."""

    def make(original: Any) -> Any:
        def end(self: Controller, step: Any, state: Any) -> None:
            content = Controller._content

            def of_temporary(found: Controller, operand: Any) -> memoryview:
                data = content(found, operand)
                is_output = found.places.of[operand].output is not None
                return memoryview(bytearray(data)) if is_output else data

            self._content = of_temporary.__get__(self)  # type: ignore[method-assign]
            try:
                original(self, step, state)
            finally:
                del self._content

        return end

    return [Patch(Controller, "_end", make)]
