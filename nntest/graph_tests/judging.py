"""Judging outputs: which of them are wrong, by criteria and by what rounding may do to them.

An operation is held to the criteria for its kind. Where its result turns on the last bit of an
input (a threshold, the cancellation of large terms), no constant tells how far it may be off. So
the expected values are computed again from inputs that are off by one rounding each; what they move
by is allowed too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.types import OperandLifeTime, OperationType
from nntest.accuracy import compare_distribution
from nntest.graph_tests.criteria import (
    LARGE_GRAPH,
    MOVING,
    SMALL_GRAPH,
    Criteria,
    Deviation,
    criteria_of,
    criteria_of_one,
)
from nntest.graph_tests.criteria import deviation as deviation_of
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.rounding import moved
from nntest.graph_tests.specimen import Specimen

__all__ = ["RANDOM", "Count", "WrongOutput", "differ", "wrong_of_graph", "wrong_outputs"]

RANDOM: Final = OperationType.RANDOM_MULTINOMIAL

_ARGUMENTS: Final = (OperationType.ARGMAX, OperationType.ARGMIN)

_SMALL: Final = 10
"""Operations of a graph up to which the criteria for small ones hold."""

_NUDGES: Final = 3

_SIGMAS: Final = 6.0
"""By chance, a share of samples is further off once in 500 million times."""


@dataclass
class Count:
    """Elements that were compared, and those left out because nothing is known of them."""

    compared: int = 0
    excluded: int = 0


@dataclass(frozen=True)
class WrongOutput:
    """Output ``number`` of a model, which is operand ``operand`` of it."""

    number: int
    operand: int
    deviation: Deviation


def _criteria_for(operations: Sequence[OperationType]) -> Criteria:
    """Those of a graph of these operations."""
    if len(operations) == 1:
        return criteria_of_one(operations[0])
    return SMALL_GRAPH if len(operations) <= _SMALL else LARGE_GRAPH


def wrong_outputs(
    specimen: Specimen,
    actual: Sequence[NDArray[Any]],
    expected: Sequence[NDArray[Any]],
    oracle: Machine,
    count: Count,
) -> list[WrongOutput]:
    """The outputs of one operation that no rounding of its inputs explains.

    ``expected`` are the oracle's, maybe computed together with those of other operations: where
    they differ, it is asked about this one alone, too.
    """
    first = _all_wrong(specimen, actual, expected, count)
    if not first or specimen.operations == (RANDOM,):
        return first
    try:
        alone = oracle.run(specimen)
    except (Refusal, HalError):
        return []
    spreads = _spreads(specimen, alone, oracle)
    if specimen.operations[0] in _ARGUMENTS and len(specimen.operations) == 1:
        spreads = [_of_ties(specimen, alone[0]) + spreads[0]]
    return _all_wrong(specimen, actual, alone, Count(), spreads)


def wrong_of_graph(
    specimen: Specimen,
    actual: Sequence[NDArray[Any]],
    expected: Sequence[NDArray[Any]],
    spreads: Sequence[NDArray[np.float64]],
) -> list[WrongOutput]:
    """The outputs that the roundings of all operations, which make for ``spreads``, do not
    explain.
    """
    return _all_wrong(specimen, actual, expected, Count(), spreads)


def differ(
    specimen: Specimen,
    actual: Sequence[NDArray[Any]],
    expected: Sequence[NDArray[Any]],
    count: Count,
) -> bool:
    """Whether an output of a graph is further off than the operation may be that computes it.

    Then something is wrong with it, or what came before has passed on errors.
    """
    main = specimen.model.main
    makers = {index: operation for operation in main.operations for index in operation.outputs}
    criteria = [criteria_of(OperationType(makers[i].type)) for i in main.output_indexes]
    pairs = enumerate(zip(actual, expected, strict=True))
    found = [_wrong(specimen, n, a, e, count, criteria=criteria[n]) for n, (a, e) in pairs]
    return any(found)


def _all_wrong(
    specimen: Specimen,
    actual: Sequence[NDArray[Any]],
    expected: Sequence[NDArray[Any]],
    count: Count,
    spreads: Sequence[NDArray[np.float64]] | None = None,
) -> list[WrongOutput]:
    pairs = enumerate(zip(actual, expected, strict=True))
    found = [
        _wrong(specimen, n, a, e, count, None if spreads is None else spreads[n])
        for n, (a, e) in pairs
    ]
    return [wrong for wrong in found if wrong]


def _wrong(
    specimen: Specimen,
    number: int,
    actual: NDArray[Any],
    expected: NDArray[Any],
    count: Count,
    spread: NDArray[np.float64] | None = None,
    criteria: Criteria | None = None,
) -> WrongOutput | None:
    index = specimen.model.main.output_indexes[number]
    if index in specimen.unspecified:
        count.excluded += actual.size
        return None
    if actual.shape != expected.shape:
        told = f"dimensions {list(actual.shape)}, expected {list(expected.shape)}"
        return WrongOutput(number, index, Deviation(told, 0, actual.size, 0, 0.0, 0.0, 0.0))
    if specimen.operations == (RANDOM,):
        found = _of_samples(specimen, actual)
    else:
        criteria = criteria or _criteria_for(specimen.operations)
        found = _of_numbers(specimen, index, actual, expected, count, criteria, spread)
    return None if found is None else WrongOutput(number, index, found)


def _of_numbers(
    specimen: Specimen,
    index: int,
    actual: NDArray[Any],
    expected: NDArray[Any],
    count: Count,
    criteria: Criteria,
    spread: NDArray[np.float64] | None,
) -> Deviation | None:
    """Where the expected value is no number, an operation that only moves it must give the same;
    what arithmetic makes of it is not compared.
    """
    if not expected.size:
        return None
    operations = specimen.operations
    known = np.isfinite(expected) if expected.dtype.kind == "f" else np.ones(expected.shape, bool)
    if len(operations) == 1 and operations[0] in MOVING:
        known[...] = True
    compared = int(np.count_nonzero(known))
    count.compared += compared
    count.excluded += expected.size - compared
    if not compared:
        return None
    return deviation_of(
        criteria,
        specimen.model.main.operands[index].type,
        actual[known],
        expected[known],
        relaxed=specimen.model.relax_computation_float32_to_float16,
        spread=None if spread is None else spread[known],
    )


def _of_samples(specimen: Specimen, samples: NDArray[Any]) -> Deviation | None:
    """RANDOM_MULTINOMIAL: each class as often as its probability says, up to chance. Its logits
    are looked at where they are an input.
    """
    if not specimen.inputs or specimen.inputs[0].dtype.kind != "f":
        return None
    allowed = _SIGMAS * 0.5 / np.sqrt(samples.shape[1])
    found = compare_distribution(samples, specimen.inputs[0], allowed)
    worst = found.worst
    if worst is None:
        return None
    message = f"{found.failed} of {found.elements} probabilities differ"
    place = worst.index, worst.actual, worst.expected, worst.allowed
    return Deviation(message, found.failed, found.elements, *place)


def _spreads(
    specimen: Specimen, expected: Sequence[NDArray[Any]], oracle: Machine
) -> list[NDArray[np.float64]]:
    """By how much the expected outputs move when the inputs do by a rounding."""
    spreads = [np.zeros(array.shape) for array in expected]
    if not any(array.dtype.kind == "f" for array in specimen.inputs):
        return spreads
    for seed in range(_NUDGES):
        inputs = tuple(_nudged(specimen, seed))
        try:
            moved = oracle.run(specimen.with_inputs(inputs))
        except Refusal:
            continue
        for spread, before, after in zip(spreads, expected, moved, strict=True):
            if before.shape != after.shape:
                spread[...] = np.inf
                continue
            with np.errstate(invalid="ignore"):
                by = np.abs(after.astype(np.float64) - before.astype(np.float64))
            np.maximum(spread, np.where(np.isnan(by), np.inf, by), out=spread)
    return spreads


def _of_ties(specimen: Specimen, found: NDArray[Any]) -> NDArray[np.float64]:
    """Anything where several elements are the greatest or the least: the HAL does not say which of
    them ARGMAX and ARGMIN mean. So it is for what is not known, because it is no input.
    """
    (operation,) = specimen.model.main.operations
    axis, data = _constant(specimen, operation.inputs[1]), specimen.given.get(operation.inputs[0])
    if axis is None or data is None:
        return np.full(found.shape, np.inf)
    best = np.max if specimen.operations[0] == OperationType.ARGMAX else np.min
    count = np.sum(data == best(data, axis=axis, keepdims=True), axis=axis)
    return np.where(count > 1, np.inf, 0.0).reshape(found.shape)


def _constant(specimen: Specimen, index: int) -> int | None:
    """The INT32 scalar that operand ``index`` is, None if it is no constant of the model."""
    operand = specimen.model.main.operands[index]
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
        return None
    begin = operand.location.offset
    held = specimen.model.operand_values[begin : begin + operand.location.length]
    return int.from_bytes(held, "little", signed=True)


def _nudged(specimen: Specimen, seed: int) -> Iterator[NDArray[Any]]:
    """The inputs, floats off by one rounding."""
    random = np.random.default_rng(seed)
    main = specimen.model.main
    for index, array in specimen.given.items():
        is_float = array.dtype.kind == "f"
        yield moved(array, main.operands[index].type, random) if is_float else array
