"""Faults of control flow: branches and loops that the runtime interprets."""

from __future__ import annotations

import time
from typing import Any

from cts.faults.catalogue import fault
from nnapi.errors import op_failed
from nnapi.running import controller as controller_module
from nnapi.running.controller import Controller
from nnapi.temporaries import TemporaryLayout

__all__: list[str] = []


@fault("executions", Controller, "_begin_body")
def body_writes_over_what_it_reads(original: Any, self: Controller, step: Any, state: Any) -> None:
    """The outputs of a loop's body lie in one place in all iterations."""
    self.places.alternates.update({each: self.places.of[each] for each in step.body_outputs})
    original(self, step, state)


@fault("interpreted", Controller, "_end")
def loop_goes_on_where_it_ended(original: Any, self: Controller, step: Any, state: Any) -> None:
    """A loop in a loop begins with what it had computed when it ended before."""
    last = state.iteration
    original(self, step, state)
    state.iteration = last


@fault("interpreted", Controller, "_end")
def loop_without_iterations_has_no_result(
    original: Any, self: Controller, step: Any, state: Any
) -> None:
    """The outputs of a loop that is never entered are left as they are."""
    if state.iteration:
        original(self, step, state)
    state.iteration = None
    self._index = step.exit_step


@fault("interpreted", Controller, "_begin_iteration")
def clock_of_a_loop_begins_anew(original: Any, self: Controller, step: Any, state: Any) -> None:
    """The time limit of a loop holds for each iteration."""
    original(self, step, state)
    state.started_ns = time.monotonic_ns()


@fault("executions", controller_module, "NnapiError")
def loop_timeout_is_a_failure(original: Any, code: Any, message: Any) -> Any:
    """A loop that takes too long is OP_FAILED."""
    return op_failed(message)


@fault("interpreted", TemporaryLayout, "_plan_constants")
def constants_of_branches_forgotten(original: Any, self: TemporaryLayout, operands: Any) -> None:
    """Constants that an IF or WHILE hands to its models are zero there."""
    original(self, operands)
    self._copied = {operand: bytes(len(data)) for operand, data in self._copied.items()}


@fault("interpreted", Controller, "_condition")
def condition_read_too_soon(original: Any, self: Controller, operand: Any) -> bool:
    """A condition is read before the fenced step that computes it is over."""
    self._last_fence = None
    return bool(original(self, operand))


@fault("interpreted", Controller, "_end")
def memories_of_a_loop_not_handed_on(
    original: Any, self: Controller, step: Any, state: Any
) -> None:
    """Results of a loop are copied to its outputs only if they are temporaries."""
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
