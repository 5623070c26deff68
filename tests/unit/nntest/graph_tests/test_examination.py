"""Is a driver right on a model, and if not, which operations are wrong?"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nnhal.model_parts import part_of
from nnhal.types import OperationType
from nntest.graph_tests.examination import Unknown, examine
from nntest.graph_tests.judging import Count
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.specimen import Specimen, part_with
from tests.unit.nntest.graph_tests.graphs import chain, hashed_tanh, numbers

O = OperationType  # noqa: E741

DATA, OTHER = numbers(1, 2, 3), numbers(5, 7, 9)


class Off(DeviceMachine):
    """A machine whose every result is off by a factor, as if it rounded so."""

    factor = 1.0
    shows_inside = True

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        results = super().run(specimen)
        if not self.shows_inside and len(results) > 1:
            raise Refusal("whole models only")
        return [(result * self.factor).astype(result.dtype) for result in results]


def test_a_right_driver_is_right(reference: DeviceMachine) -> None:
    count = Count()
    specimen = chain(O.ADD, O.SUB, O.MUL, data=DATA, other=OTHER)
    assert not examine(specimen, reference, reference, count).is_bad
    assert count.compared == 3


def test_the_wrong_operation_is_named_and_not_those_that_pass_its_error_on(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    specimen = chain(O.ADD, O.SUB, O.MUL, O.ADD, data=DATA, other=OTHER)
    found = examine(specimen, subtraction_swapped, reference, Count())
    assert found.culprits == [1]
    worst = found.wrong[0].deviation
    assert (worst.index, worst.actual, worst.expected) == (2, -3.0, 3.0)  # (3 + 9) - 9


def test_errors_that_roundings_add_up_to_are_no_fault(reference: DeviceMachine) -> None:
    """Six terms that cancel: the result is off by much more than one operation may be."""
    steps = [O.MUL] * 4 + [O.SUB]
    specimen = chain(*steps, data=numbers(1.0001), other=numbers(11))
    rounding = Off(reference.device)
    rounding.factor, rounding.shows_inside = 1 + 2.0**-23, False
    assert not examine(specimen, rounding, reference, Count()).is_bad


def test_an_error_beyond_all_roundings_is_a_fault_of_the_whole(reference: DeviceMachine) -> None:
    specimen = chain(O.ADD, O.SUB, data=DATA, other=OTHER)
    wrong = Off(reference.device)
    wrong.factor, wrong.shows_inside = 1.1, False
    found = examine(specimen, wrong, reference, Count())
    assert found.is_bad
    assert not found.culprits


@pytest.mark.parametrize("seed", range(12))
def test_a_result_that_jumps_with_the_last_bit_is_no_fault(
    reference: DeviceMachine, seed: int
) -> None:
    """Signs of hashes: a few trials would miss one of eight that turns in every fourth model."""

    class LastBit(DeviceMachine):
        """Its tanh is one unit in the last place smaller, and it only runs whole models."""

        def run(self, specimen: Specimen) -> list[NDArray[Any]]:
            if len(specimen.model.main.output_indexes) > 1:
                raise Refusal("whole models only")
            tanh, rest = part_of(specimen.model, [0]), part_of(specimen.model, [1, 2])
            (squashed,) = super().run(part_with(specimen, tanh, specimen.given))
            lower = np.nextafter(squashed, np.float32(-2))
            return super().run(part_with(specimen, rest, {tanh.outputs[0]: lower}))

    data = np.random.default_rng(seed).normal(size=(2, 2)).astype(np.float32)
    found = examine(hashed_tanh(data), LastBit(reference.device), reference, Count())
    assert not found.is_bad


def test_an_oracle_that_errs_on_whole_graphs_only_accuses_nobody(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    class Forgetful(DeviceMachine):
        def run(self, specimen: Specimen) -> list[NDArray[Any]]:
            results = super().run(specimen)
            return results if len(specimen.operations) == 1 else [0 * each for each in results]

    specimen = chain(O.ADD, O.SUB, O.MUL, O.ADD, data=DATA, other=OTHER)
    forgetful = Forgetful(reference.device)
    assert not examine(specimen, reference, forgetful, Count()).is_bad
    assert examine(specimen, subtraction_swapped, forgetful, Count()).culprits == [1]
    blind = Off(reference.device)
    blind.shows_inside = False
    assert not examine(specimen, blind, forgetful, Count()).is_bad
    blind.factor = 1.1
    assert examine(specimen, blind, forgetful, Count()).is_bad


def test_what_the_oracle_does_not_know_is_not_judged(reference: DeviceMachine) -> None:
    class Ignorant(DeviceMachine):
        def supported(self, model: Any) -> list[bool]:
            return [False] * len(model.main.operations)

    ignorant = Ignorant(reference.device)
    with pytest.raises(Unknown):
        examine(chain(O.ADD, data=DATA, other=OTHER), reference, ignorant, Count())


def test_values_that_arithmetic_makes_of_infinity_are_counted_and_left_out(
    reference: DeviceMachine,
) -> None:
    count = Count()
    specimen = chain(O.SUB, data=numbers(np.inf, 1), other=numbers(np.inf, 1))
    assert not examine(specimen, reference, reference, count).is_bad
    assert (count.compared, count.excluded) == (1, 1)
