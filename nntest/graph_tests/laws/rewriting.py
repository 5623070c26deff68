"""Laws about two models that compute the same."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from numpy.typing import NDArray

from nnhal.types import Model
from nntest.graph_tests.laws.law import Law, supports
from nntest.graph_tests.machine import Machine
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["Rewriting", "rewritten"]


class Rewriting(Law):
    """The model is written in another way."""

    def outputs(
        self, machine: Machine, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        twin = self.twin(specimen, dice)
        if twin is None or not supports(machine, twin.model):
            return None
        return self.translated(machine.run(twin), specimen)

    @abstractmethod
    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        """The other model with its inputs; None where there is none."""

    def translated(
        self, outputs: Sequence[NDArray[Any]], specimen: Specimen
    ) -> Sequence[NDArray[Any]]:
        """Return the outputs of ``specimen`` that follow from those of the twin."""
        return outputs


def rewritten(
    specimen: Specimen, model: Model, inputs: tuple[NDArray[Any], ...] | None = None
) -> Specimen:
    """``specimen`` with another model, in which operands keep their places."""
    return replace(specimen, model=model, inputs=specimen.inputs if inputs is None else inputs)
