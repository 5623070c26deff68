"""Places of operands between steps: where the data of each lies while a plan is run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nnapi.arguments import Argument
from nnapi.extensions import ExtensionTypes
from nnapi.partitioning.source_models import MAIN, SourceOperand
from nnapi.plan_compilation import CompiledPlan
from nnapi.running.dynamic_temporaries import DynamicTemporaries

__all__ = ["Place", "Places"]


class Place(NamedTuple):
    """The bytes of an operand; ``output`` tells which output of the model they are, if any."""

    argument: Argument
    output: int | None = None


class Places:
    """Places in one computation of ``compiled`` with the application's arguments."""

    def __init__(
        self,
        compiled: CompiledPlan,
        inputs: Sequence[Argument],
        outputs: Sequence[Argument],
        extensions: ExtensionTypes,
    ) -> None:
        self._layout = compiled.temporaries
        self._taken = self._layout.take()
        self.of = {operand: Place(argument) for operand, argument in self._taken.of.items()}
        self.alternates = {
            operand: Place(argument) for operand, argument in self._taken.alternates.items()
        }
        main = compiled.plan.sources[MAIN]
        for index, operand in enumerate(main.input_indexes):
            self.of[MAIN, operand] = Place(inputs[index])
        for index, operand in enumerate(main.output_indexes):
            self.of[MAIN, operand] = Place(outputs[index], index)
        self.dynamic = _declared_dynamic(compiled, extensions)

    def give_back(self) -> None:
        """Leave the memory of temporaries to the next computation: no driver uses it any more."""
        self._layout.give_back(self._taken)


def _declared_dynamic(compiled: CompiledPlan, extensions: ExtensionTypes) -> DynamicTemporaries:
    """The dynamic temporaries; for a start, with room for one element each."""
    dynamic = DynamicTemporaries()
    operands: dict[SourceOperand, int] = compiled.plan.dynamic_temporaries
    for operand, step in operands.items():
        declared = compiled.plan.sources.operand(operand)
        length = extensions.size_of_data(declared.type, (1,))
        preference = compiled.memory_preference_of_operand(operand)
        dynamic.declare(operand, step, declared.dimensions, length, preference)
    return dynamic
