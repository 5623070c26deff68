"""IF and WHILE: operations that call other subgraphs.

Source: ``executeIfOperation`` and ``executeWhileOperation`` of Android's ``CpuExecutor``.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from numpy.typing import NDArray

from nndrivers.reference.kernel import OptionalArrays
from nndrivers.reference.planning.results import Results
from nnhal.driver_kit import ExecutionContext, HalError
from nnhal.operations.node import InvalidOperation
from nnhal.types import ErrorStatus, OperationType

__all__ = ["CALLS", "Call", "If", "Routine", "While"]

CALLS: Final = frozenset((int(OperationType.IF), int(OperationType.WHILE)))


class Routine(Protocol):
    """A subgraph as it is called from one place."""

    def prepare(self) -> None:
        """Plan for what is known of the arguments; raises InvalidOperation if they do not fit."""

    def run(self, arrays: OptionalArrays, context: ExecutionContext) -> Results:
        """The outputs for the arguments ``arrays``; raises HalError."""


class Call:
    """An operation that calls ``routines``."""

    def __init__(self, *routines: Routine) -> None:
        self._routines = routines

    def prepare(self) -> None:
        """Plan all that may be called. What does not fit is an error only when it is called."""
        for routine in self._routines:
            with suppress(InvalidOperation):
                routine.prepare()

    def run(self, arrays: OptionalArrays, context: ExecutionContext) -> Results:
        """The outputs for all inputs of the operation; raises HalError."""
        raise NotImplementedError


class If(Call):
    """Calls one of two."""

    def __init__(self, then: Routine, otherwise: Routine) -> None:
        super().__init__(then, otherwise)
        self._then = then
        self._otherwise = otherwise

    def run(self, arrays: OptionalArrays, context: ExecutionContext) -> Results:
        condition, _, _, *rest = arrays
        assert condition is not None
        branch = self._then if _holds(condition) else self._otherwise
        return branch.run(rest, context)


class While(Call):
    """Calls ``body`` as long as ``condition`` holds.

    The body's results take the place of its first arguments, round by round; the others stay what
    they are. The first ``count`` of them are the operation's.
    """

    def __init__(self, condition: Routine, body: Routine, count: int) -> None:
        super().__init__(condition, body)
        self._condition = condition
        self._body = body
        self._count = count

    def run(self, arrays: OptionalArrays, context: ExecutionContext) -> Results:
        end_ns = time.monotonic_ns() + context.loop_timeout_ns
        _, _, *state = arrays
        last: Results | None = None
        while self._goes_on(state, context, end_ns):
            results = self._body.run(state, context)
            state[: len(results.arrays)] = results.arrays
            if last is not None:
                last.release()
            last = results
        if last is None:
            # The arguments may be in memory that our caller gives back before it is done with us.
            return Results([_present(array).copy() for array in state[: self._count]], ())
        return Results(last.arrays[: self._count], last.leases)

    def _goes_on(
        self, state: Sequence[NDArray[Any] | None], context: ExecutionContext, end_ns: int
    ) -> bool:
        """Whether there is another round, which must not begin after ``end_ns``."""
        context.check_deadline()
        results = self._condition.run(state, context)
        holds = _holds(results.arrays[0])
        results.release()
        if holds and time.monotonic_ns() > end_ns:
            message = f"a WHILE takes more than {context.loop_timeout_ns / 1e9:g} s"
            raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, message)
        return holds


def _present(array: NDArray[Any] | None) -> NDArray[Any]:
    if array is None:
        raise HalError(ErrorStatus.GENERAL_FAILURE, "a WHILE returns an argument that was omitted")
    return array


def _holds(condition: NDArray[Any]) -> bool:
    """The single element of a TENSOR_BOOL8."""
    return bool(condition.reshape(-1)[0])
