"""Evaluator, and the outputs that it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.results import Evaluation, finite
from mlts.statistics import LimitedShare
from nncli.errors import UserError

__all__ = ["Evaluator", "EvaluatorMisfit", "SequenceOutputs"]


class EvaluatorMisfit(UserError):
    """An evaluator cannot judge this model: its data set or its outputs are of another kind."""


@dataclass(frozen=True)
class SequenceOutputs:
    """Outputs of a backend for one sequence."""

    outputs: tuple[NDArray[Any], ...]
    """Per output of the model, [length, *output shape] in the model's type."""
    golden: tuple[NDArray[Any], ...] | None = None
    """Expected outputs, in the same shapes and types."""
    label: int | None = None
    """The class that was expected."""
    index: int = 0
    name: str = ""
    """The input's file, for messages."""


class Evaluator(ABC):
    """Judges the outputs of one backend for one model."""

    class_name: ClassVar[str]
    """The name in a model list."""
    keys: ClassVar[tuple[str, ...]]
    """Android's keys of its values, in Android's order. A gate can limit each."""
    higher_is_better: ClassVar[bool] = False
    """Whether its values are scores; otherwise they are errors."""

    @classmethod
    def create(cls, model: CatalogueModel) -> Evaluator:
        """An evaluator set up by the model's entry.

        Raises EvaluatorMisfit when the entry lacks what this evaluator needs.
        """
        return cls()

    @abstractmethod
    def add(self, sequence: SequenceOutputs) -> None:
        """Take the outputs of one sequence into account."""

    @abstractmethod
    def values(self) -> dict[str, float]:
        """The aggregates so far, one for each of ``keys``."""

    def evaluations(self) -> tuple[Evaluation, ...]:
        """The aggregates as they stand in the results."""
        return tuple(
            Evaluation(key=key, value=finite(value), higher_is_better=self.higher_is_better)
            for key, value in self.values().items()
        )

    @abstractmethod
    def validation_errors(self) -> list[str]:
        """Return the limits that are missed, in Android's words; empty if all is well."""

    def limited_share(self) -> LimitedShare | None:
        """Return the share of the inputs that its limit is on; None where the limit is on no share,
        so that any part of the data set can miss it.
        """
        return None
