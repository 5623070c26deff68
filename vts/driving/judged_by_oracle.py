"""Judgment by an oracle: what a driver makes of a model that nobody has expected values for.

The reference driver says what is right, unless it is the driver itself; TF Lite is asked before
anybody is accused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from nnhal.errors import DeadObject, NoAnswer
from nnhal.model_parts import part_of
from nnhal.types import ExecutionPreference
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.opinions import opinion_on
from nntest.graph_tests.oracles import Oracle, oracles_of
from nntest.graph_tests.specimen import Specimen, part_with
from nntest.graph_tests.trial import VALUES, Failure, Tally, failure_of
from nntest.runner.driver_under_test import DriverUnderTest
from vts.driving.prepared import Wishes, prepared
from vts.test_group import Context, Failed

__all__ = ["checked", "is_oracle", "oracles_for"]

_ORACLES: Final = ("reference", "engine:tflite-builtin")

_PREFERENCES: Final = (*ExecutionPreference,)

_started: Final[WeakKeyDictionary[DriverUnderTest, Sequence[Oracle]]] = WeakKeyDictionary()


def oracles_for(driver: DriverUnderTest) -> Sequence[Oracle]:
    """Return the oracles for ``driver``, started once: the first says what is right."""
    if driver not in _started:
        _started[driver] = oracles_of(_ORACLES, driver)
    return _started[driver]


def is_oracle(driver: DriverUnderTest) -> bool:
    """Whether ``driver`` is the oracle of all others: its own takes longer."""
    return driver.name == _ORACLES[0]


def checked(specimen: Specimen, told: str, seed: int, context: Context, tally: Tally) -> str:
    """Compare ``specimen``, which messages call ``told``. Raises Failed; what other oracles doubt
    is returned as advice. The preference of the client, which changes no result, goes by ``seed``.
    """
    oracles, preference = oracles_for(context.driver), _PREFERENCES[seed % len(_PREFERENCES)]
    machine = DeviceMachine(context.device, preference)
    told = f"{told}, prepared for {preference.name}"
    failure = failure_of(specimen, machine, oracles[0], (), seed, tally)
    if failure is None:
        return ""
    if isinstance(failure.error, DeadObject):
        raise DeadObject(f"{failure.error.message}; it ran {told}", failure.error.end)
    if isinstance(failure.error, NoAnswer):
        raise NoAnswer(f"{failure.error.message}; it ran {told}", failure.error.stacks)
    if failure.error is not None:
        raise failure.error
    if failure.how != VALUES and specimen.rooms:
        return ""  # as in dynamic_output_shape: what a driver cannot say before, it may refuse
    if failure.how != VALUES:
        # Says what is wrong if that is refused.
        prepared(context.device, specimen.model, wishes=Wishes(preference))
        raise Failed("execution_fails", failure.reason).about(told)
    culprit = _culprit(specimen, failure)
    opinion = opinion_on(culprit, machine, oracles[0], oracles[1:])
    reason = f"{told}: {_found(failure, culprit)}"
    if opinion.disputed:
        return f"{reason}; but {opinion.text}"
    text = f"{reason}{f'; {opinion.text}' if opinion.text else ''}"
    raise Failed("differs_from_oracle", text)


def _culprit(specimen: Specimen, failure: Failure) -> Specimen:
    """The first operation that is wrong by itself, with what it read on the driver."""
    found = failure.examination
    if len(specimen.operations) == 1 or not found.culprits:
        return specimen
    part = part_of(specimen.model, [found.culprits[0]])
    return part_with(specimen, part, found.values)


def _found(failure: Failure, culprit: Specimen) -> str:
    wrong = failure.deviation
    names = " and ".join(operation.name for operation in culprit.operations)
    shapes = ", ".join(str(list(array.shape)) for array in culprit.inputs)
    found = f"{names} of {shapes}: {failure.reason}"
    if wrong is None:
        return found
    return (
        f"{found}; at index {wrong.index} expected {wrong.expected:.9g}, actual "
        f"{wrong.actual:.9g}, allowed ±{wrong.allowed:.3g}"
    )
