"""Check of a law: do the two answers agree?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nntest.graph_tests.criteria import MOVING, Deviation
from nntest.graph_tests.examination import Unknown, expected_of
from nntest.graph_tests.growth import Spreads, unexplained
from nntest.graph_tests.judging import RANDOM, Count, WrongOutput, differ, wrong_of_graph
from nntest.graph_tests.laws.law import Law
from nntest.graph_tests.machine import Machine
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["broken", "is_checked_on"]


def is_checked_on(specimen: Specimen) -> bool:
    """Whether a driver answers the same question with the same values."""
    return RANDOM not in specimen.operations and not any(
        index in specimen.unspecified for index in specimen.model.main.output_indexes
    )


def broken(
    law: Law,
    machine: Machine,
    specimen: Specimen,
    oracle: Machine | None,
    dice: Dice,
    outputs: Sequence[NDArray[Any]] | None = None,
) -> Deviation | None:
    """Describe what is wrong; None where the law holds, or says nothing. Raises what the machine
    does.

    ``outputs`` are those of ``specimen``, where they are known.

    What the roundings of all operations add up to is allowed, by the ``oracle``, or by the machine
    itself where there is none.
    """
    if not is_checked_on(specimen) or (law.alone and len(specimen.operations) > 1):
        return None
    other = law.outputs(machine, specimen, dice)
    if other is None:
        return None
    outputs = machine.run(specimen) if outputs is None else outputs
    if law.exact and MOVING.issuperset(specimen.operations):
        return _differing_bits(outputs, other)
    if not differ(specimen, other, outputs, Count()):
        return None
    return _beyond_growth(specimen, outputs, other, oracle or machine)


def _differing_bits(
    outputs: Sequence[NDArray[Any]], others: Sequence[NDArray[Any]]
) -> Deviation | None:
    for number, (one, other) in enumerate(zip(outputs, others, strict=True)):
        if one.shape != other.shape:
            told = f"output {number}: dimensions {list(one.shape)} and {list(other.shape)}"
            return Deviation(told, 0, one.size, 0, 0.0, 0.0, 0.0)
        if one.tobytes() != other.tobytes():
            differing = np.flatnonzero(_as_bytes(one) != _as_bytes(other)) // one.itemsize
            at, count = int(differing[0]), len(np.unique(differing))
            told = f"output {number}: {count} of {one.size} elements are not the same bits"
            place = float(other.flat[at]), float(one.flat[at]), 0.0
            return Deviation(told, count, one.size, at, *place)
    return None


def _as_bytes(array: NDArray[Any]) -> NDArray[np.uint8]:
    return np.frombuffer(array.tobytes(), np.uint8)


def _beyond_growth(
    specimen: Specimen,
    outputs: Sequence[NDArray[Any]],
    other: Sequence[NDArray[Any]],
    oracle: Machine,
) -> Deviation | None:
    """Both answers may be off; where nobody can tell by how much, nobody is accused."""
    try:
        expected = expected_of(specimen, oracle)
    except Unknown:
        return None

    def beyond(spreads: Spreads) -> Sequence[WrongOutput]:
        return wrong_of_graph(specimen, other, outputs, [2 * spread for spread in spreads])

    wrong = unexplained(specimen, oracle, expected, beyond)
    return wrong[0].deviation if wrong else None
