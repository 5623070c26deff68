"""A law: another way to ask for the same values, and how near the two answers must be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from numpy.typing import NDArray

from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nnhal.types import Model
from nntest.graph_tests.machine import Machine
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["Law", "supports"]


class Law(ABC):
    """Law: what must hold of a driver's answers to two questions."""

    name: ClassVar[str]
    """Name in ids."""
    title: ClassVar[str]
    """Title for readers."""
    why: ClassVar[str]
    """Reason why the answers must agree, and why exactly or not."""
    exact: ClassVar[bool] = False
    """Whether in every bit, of models that only move elements. Otherwise as near as each answer may
    be to the right one.
    """

    alone: ClassVar[bool] = False
    """Whether it is about an operation by itself."""

    @abstractmethod
    def outputs(
        self, machine: Machine, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        """The outputs of ``specimen``, asked for in the other way.

        None where the law says nothing of such a model, or the driver does not support the other
        one. Raises Refusal, DeadObject, NoAnswer.
        """

    def __str__(self) -> str:
        return self.name


def supports(machine: Machine, model: Model) -> bool:
    """Whether the driver would run another model; one that is too new for it, it may refuse.

    Raises DeadObject and NoAnswer.
    """
    try:
        return all(machine.supported(model))
    except (DeadObject, NoAnswer, GivenUp):
        raise
    except HalError:
        return False
