"""Other oracles are asked before a driver is accused."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from nnhal.types import OperationType
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.opinions import opinion_on
from nntest.graph_tests.specimen import Specimen
from tests.unit.nntest.graph_tests.graphs import chain, numbers

SPECIMEN = chain(OperationType.SUB, data=numbers(1, 2), other=numbers(5, 7))


class Silent(DeviceMachine):
    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        raise Refusal("no")


class Odd(DeviceMachine):
    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        return [result * 3 for result in super().run(specimen)]


def test_one_that_agrees_with_the_oracle_confirms(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    assert not opinion_on(SPECIMEN, subtraction_swapped, reference, [reference]).disputed


def test_one_that_agrees_with_the_driver_disputes(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    found = opinion_on(SPECIMEN, subtraction_swapped, reference, [subtraction_swapped])
    assert found.disputed
    assert "what the driver does" in found.text


def test_one_that_agrees_with_nobody_disputes(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    odd = Odd(reference.device)
    assert opinion_on(SPECIMEN, subtraction_swapped, reference, [odd]).disputed


def test_one_that_cannot_run_it_leaves_the_word_to_the_oracle(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    silent = Silent(reference.device)
    found = opinion_on(SPECIMEN, subtraction_swapped, reference, [silent])
    assert not found.disputed
    assert "only" in found.text
