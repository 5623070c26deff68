"""Examination of a machine on a model: is it right, and if not, which operations are wrong?

The outputs are compared first. Where they differ, the machine shows all that it computes, and each
operation is judged by what the oracle makes of the very inputs that the machine had: errors that
earlier operations pass on do not count, however many there are. Where every operation is right by
itself, or the machine does not show them, the outputs are held to the criteria for graphs, with
what the roundings of all operations add up to (:mod:`nntest.graph_tests.growth`). An oracle may
err, too, and only on whole graphs: nobody is accused unless it says the same of single operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.model_parts import exposed, unlinked
from nntest.graph_tests.growth import Spreads, stepwise, unexplained
from nntest.graph_tests.judging import (
    RANDOM,
    Count,
    WrongOutput,
    differ,
    wrong_of_graph,
    wrong_outputs,
)
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.specimen import Specimen, Values, part_with

__all__ = ["Examination", "Unknown", "examine", "expected_of"]


class Unknown(Exception):
    """The oracle does not say what is right."""


@dataclass(frozen=True)
class Examination:
    """``wrong`` are outputs of the model, or of the first of the ``culprits``: operations that are
    wrong by themselves, by number, with ``values`` of all operands on the machine.
    """

    wrong: Sequence[WrongOutput] = ()
    culprits: Sequence[int] = ()
    values: Values = field(default_factory=dict)
    grown: bool = False
    """Outputs differ, and the roundings of right operations explain it."""

    @property
    def is_bad(self) -> bool:
        return bool(self.wrong)


def examine(specimen: Specimen, machine: Machine, oracle: Machine, count: Count) -> Examination:
    """Raises Unknown; Refusal, DeadObject and NoAnswer of the ``machine``."""
    actual = machine.run(specimen)
    if len(specimen.operations) == 1:
        expected = expected_of(specimen, oracle)
        wrong = wrong_outputs(specimen, actual, expected, oracle, count)
        return Examination(wrong, (0,) if wrong else (), specimen.given)
    if RANDOM in specimen.operations:
        return _inside(specimen, machine, oracle, count)
    try:
        expected = expected_of(specimen, oracle)
    except Unknown:
        return _inside(specimen, machine, oracle, count)
    if not differ(specimen, actual, expected, count):
        return Examination()
    found = _inside(specimen, machine, oracle, Count())
    if found.is_bad:
        return found
    expected = stepwise(specimen, oracle) or expected
    if not differ(specimen, actual, expected, Count()):
        return Examination()

    def found_beyond(spreads: Spreads) -> Sequence[WrongOutput]:
        return wrong_of_graph(specimen, actual, expected, spreads)

    left = unexplained(specimen, oracle, expected, found_beyond)
    return Examination(left, (), found.values, grown=not left)


def expected_of(specimen: Specimen, oracle: Machine) -> list[NDArray[Any]]:
    """Compute the expected outputs by the oracle. Raises Unknown."""
    try:
        if all(oracle.supported(specimen.model)):
            return oracle.run(specimen)
    except (Refusal, HalError) as error:
        raise Unknown(f"{oracle.name}: {error}") from error
    raise Unknown(f"{oracle.name} does not support all operations")


def _inside(specimen: Specimen, machine: Machine, oracle: Machine, count: Count) -> Examination:
    """Each operation, judged by the inputs that it has on the machine."""
    shown = exposed(specimen.model, but=specimen.unspecified)
    try:
        inner = machine.run(part_with(specimen, shown, specimen.given))
    except Refusal:
        return Examination()
    values = {**specimen.given, **dict(zip(shown.outputs, inner, strict=True))}
    expected = _expected_of_each(specimen, values, oracle)
    wrong = {
        number: found
        for number in range(len(specimen.operations))
        if (found := _wrong_outputs_of(specimen, number, values, expected, oracle, count))
    }
    first = next(iter(wrong.values()), ())
    return Examination(first, [*wrong], values)


def _wrong_outputs_of(
    specimen: Specimen,
    number: int,
    values: Values,
    expected: Values,
    oracle: Machine,
    count: Count,
) -> Sequence[WrongOutput]:
    part = unlinked(specimen.model, [number], but=specimen.unspecified)
    if not part.outputs or any(index not in expected for index in part.outputs):
        return ()
    alone = part_with(specimen, part, values)
    actual = [values[index] for index in part.outputs]
    wanted = [expected[index] for index in part.outputs]
    return wrong_outputs(alone, actual, wanted, oracle, count)


def _expected_of_each(specimen: Specimen, values: Values, oracle: Machine) -> Values:
    """What the oracle computes for each operation by itself, all at once where it can."""
    try:
        supported = oracle.supported(specimen.model)
    except (Refusal, HalError):
        return {}
    numbers = [number for number, is_supported in enumerate(supported) if is_supported]
    try:
        return _computed(specimen, numbers, values, oracle)
    except (Refusal, HalError):
        found: dict[int, NDArray[Any]] = {}
        for number in numbers:
            with suppress(Refusal, HalError):
                found.update(_computed(specimen, [number], values, oracle))
        return found


def _computed(
    specimen: Specimen, numbers: Sequence[int], values: Values, oracle: Machine
) -> Values:
    part = unlinked(specimen.model, numbers, but=specimen.unspecified)
    if not part.outputs:
        return {}
    results = oracle.run(part_with(specimen, part, values))
    return dict(zip(part.outputs, results, strict=True))
