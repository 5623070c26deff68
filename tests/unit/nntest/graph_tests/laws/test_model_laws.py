"""Each law holds on a driver that is right, and is broken by one that contradicts itself."""

from __future__ import annotations

from typing import Any

import pytest
from numpy.typing import NDArray

from nnhal.types import OperandType, OperationType
from nntest.graph_tests.laws import Law
from nntest.graph_tests.laws.catalogue import model_laws
from nntest.graph_tests.laws.check import broken
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.random_graph import Claims, OperationKind, draw
from nntest.random_graph.dice import Dice
from tests.volume import sampled

O = OperationType  # noqa: E741
F32 = OperandType.TENSOR_FLOAT32
IMAGES = tuple(
    OperationKind(operation, (F32,)) for operation in (O.RELU, O.AVERAGE_POOL_2D, O.L2_POOL_2D)
)
_SEEDS = 40


class Contradicting(DeviceMachine):
    """Gives what is right for ``model``, and something else for every other one."""

    model: Any = None

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        results = super().run(specimen)
        if specimen.model is self.model:
            return results
        return [(~result if result.dtype == bool else result + 77) for result in results]


def applied(law: Law, machine: DeviceMachine) -> Specimen:
    """A random graph that the law says something about."""
    for seed in range(_SEEDS):
        first = (IMAGES[seed % 3],) if law.alone else (OperationKind(O.ADD, (F32,)),)
        size = 1 if law.alone else 3
        specimen = specimen_of(draw(seed, size=size, claims=Claims.all(), first=first))
        if law.outputs(machine, specimen, Dice(seed)) is not None:
            return specimen
    pytest.fail(f"{law} says nothing of {_SEEDS} graphs")


@pytest.mark.parametrize("law", sampled(model_laws(), 0.34), ids=str)
def test_a_law_holds_and_is_broken_by_a_contradiction(law: Law, reference: DeviceMachine) -> None:
    specimen = applied(law, reference)
    assert broken(law, reference, specimen, reference, Dice(1)) is None
    liar = Contradicting(reference.device)
    liar.model = specimen.model
    found = [broken(law, liar, specimen, reference, Dice(seed)) for seed in range(6)]
    assert any(found)


def test_a_law_says_why() -> None:
    for law in model_laws():
        assert law.why.endswith(".")
        assert law.title


def test_laws_say_nothing_of_what_is_random(reference: DeviceMachine) -> None:
    kind = OperationKind(O.RANDOM_MULTINOMIAL, (F32, OperandType.TENSOR_INT32))
    specimen = specimen_of(draw(1, size=1, first=(kind,)))
    for law in model_laws():
        assert broken(law, reference, specimen, reference, Dice(0)) is None
