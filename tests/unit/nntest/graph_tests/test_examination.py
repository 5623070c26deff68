"""Is a driver right on a model, and if not, which operations are wrong?"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nnhal.types import OperationType
from nntest.graph_tests.examination import Unknown, examine
from nntest.graph_tests.judging import Count
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.specimen import Specimen
from tests.unit.nntest.graph_tests.graphs import chain, numbers

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
    rounding = Off(reference.device, reference.claims())
    rounding.factor, rounding.shows_inside = 1 + 2.0**-23, False
    assert not examine(specimen, rounding, reference, Count()).is_bad


def test_an_error_beyond_all_roundings_is_a_fault_of_the_whole(reference: DeviceMachine) -> None:
    specimen = chain(O.ADD, O.SUB, data=DATA, other=OTHER)
    wrong = Off(reference.device, reference.claims())
    wrong.factor, wrong.shows_inside = 1.1, False
    found = examine(specimen, wrong, reference, Count())
    assert found.is_bad
    assert not found.culprits


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
