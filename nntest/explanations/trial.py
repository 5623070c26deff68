"""Trial of hypotheses: which of them give exactly the wrong outputs of a driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import numpy as np

from nnhal.operations.node import InvalidOperation, NeedsValue
from nntest.accuracy import Tolerance, beyond
from nntest.explanations.hypotheses import HYPOTHESES, Guess
from nntest.explanations.one_call import Array, OneCall, call_in
from nntest.failure import Failure, Hypotheses
from nntest.judge import tolerance_for

if TYPE_CHECKING:
    from nntest.groups.test_group import Failed
    from nntest.spec import SpecCase

__all__ = ["Trials", "hypotheses_of"]

_MAX_ELEMENTS: Final = 1 << 14
"""Of all operands; what may be tried with more would take seconds."""

_MAX_TRIALS: Final = 8
"""Failing tests of an operation and type that one worker looks at: they have one cause, or few."""

_SOURCE: Final = "checkResults of Android's TestHarness.cpp"

_CLOSER: Final = 0.25
"""Share of the error that a hypothesis may leave unexplained: of small errors that are a few steps
large, another one explains much by chance."""


def hypotheses_of(case: SpecCase, outputs: Sequence[Array]) -> Hypotheses | None:
    """Return which hypotheses give the wrong ``outputs`` of ``case``; None where nobody can tell.

    Only a model of one operation is looked at, since what follows hides what was wrong.
    """
    call = call_in(case)
    if call is None or any(case.ignored) or case.multinomial_tolerance:
        return None
    sizes = [array.size for array in (*call.arrays.values(), *outputs)]
    if sum(sizes) > _MAX_ELEMENTS:
        return None
    expected = case.expected()
    tolerances = [tolerance_for(case, operand) for operand in case.output_operands()]
    fits = [
        each.name
        for each in HYPOTHESES
        if any(
            _explains(guess, outputs, expected, tolerances)
            for guess in _computed(each.guesses, call, expected)
        )
    ]
    return Hypotheses(len(HYPOTHESES), tuple(fits))


_Guesses: TypeAlias = Callable[[OneCall, list[Array]], "Iterable[Guess]"]


def _computed(guesses: _Guesses, call: OneCall, expected: list[Array]) -> Iterator[list[Array]]:
    try:
        for guess in guesses(call, expected):
            outputs = guess.computed() if isinstance(guess, OneCall) else guess
            if outputs is not None:
                yield outputs
    except (InvalidOperation, NeedsValue, LookupError, ValueError, MemoryError):
        # It is not about a call like this.
        return


def _explains(
    guess: Sequence[Array],
    actual: Sequence[Array],
    expected: Sequence[Array],
    tolerances: Sequence[Tolerance],
) -> bool:
    """Whether all of the guess is what the driver gave, and some of it is not what is right."""
    is_other = False
    for ours, theirs, right, tolerance in zip(guess, actual, expected, tolerances, strict=True):
        if ours.size != right.size or theirs.size != right.size:
            return False
        mine, driver, good = (each.astype(np.float64).ravel() for each in (ours, theirs, right))
        if beyond(driver, mine, tolerance).any():
            return False
        with np.errstate(invalid="ignore"):
            left, error = np.abs(mine - driver), np.abs(good - driver)
        wrong = beyond(driver, good, tolerance)
        finite = np.isfinite(error) & wrong
        if left[finite].sum() > _CLOSER * error[finite].sum():
            return False
        is_other = is_other or bool(beyond(mine, good, tolerance).any())
    return is_other


class Trials:
    """Trials of a worker, of which there are so many of an operation and its types and no more."""

    def __init__(self) -> None:
        self._done: Counter[tuple[int, ...]] = Counter()

    def explained(self, failed: Failed) -> Failure:
        """The failure, with the tolerance and the hypotheses where its outputs are known."""
        failure, case, outputs = failed.failure, failed.case, failed.outputs
        if case is None or not failed.findings:
            return failure
        operand = case.output_operands()[failed.findings[0].output]
        if not case.multinomial_tolerance:
            rule = f"{tolerance_for(case, operand)} ({_SOURCE})"
            failure = msgspec.structs.replace(failure, rule=failure.rule or rule)
        kind = tuple(operation.type for operation in case.main.operations)
        types = tuple(operand.type for operand in case.output_operands())
        subject = (*kind, *types, case.relaxed)
        self._done[subject] += 1
        if self._done[subject] > _MAX_TRIALS:
            return failure
        return msgspec.structs.replace(failure, hypotheses=hypotheses_of(case, outputs))
