"""Places of operands between steps: where the data of each lies while a plan is run.

Source: ``ExecutionPlan::makeController`` and ``findControlFlowBoundaryConstants`` of Android's
``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nnapi.arguments import Argument, ArgumentState
from nnapi.extensions import ExtensionTypes
from nnapi.memory import Memory
from nnapi.partitioning.source_models import MAIN, SourceOperand
from nnapi.partitioning.steps import ExecutionStep, IfStep, WhileStep
from nnapi.plan_compilation import CompiledPlan
from nnapi.requests import rounded_up
from nnapi.running.dynamic_temporaries import DynamicTemporaries
from nnhal.types import OperandLifeTime

__all__ = ["Place", "Places"]

_LIFETIME = OperandLifeTime


class Place(NamedTuple):
    """The bytes of an operand; ``output`` tells which output of the model they are, if any."""

    argument: Argument
    output: int | None = None


class Places:
    """Places in one computation of ``compiled`` with the application's arguments.

    ``alternates`` are second places, for what the body of a loop computes: it reads those of one
    iteration while it writes those of the next.
    """

    def __init__(
        self,
        compiled: CompiledPlan,
        inputs: Sequence[Argument],
        outputs: Sequence[Argument],
        extensions: ExtensionTypes,
    ) -> None:
        self._compiled = compiled
        self._sources = compiled.plan.sources
        self._extensions = extensions
        self._size = 0
        self._temporaries: list[tuple[SourceOperand, bool, int, int, int]] = []
        """Operand, whether it is the second place, offset, length, padding."""
        self._copied: list[tuple[SourceOperand, bytes]] = []
        self.of: dict[SourceOperand, Place] = {}
        self.alternates: dict[SourceOperand, Place] = {}
        self.dynamic = DynamicTemporaries()
        main = self._sources[MAIN]
        for index, operand in enumerate(main.input_indexes):
            self.of[MAIN, operand] = Place(inputs[index])
        for index, operand in enumerate(main.output_indexes):
            self.of[MAIN, operand] = Place(outputs[index], index)
        for step in compiled.plan.steps:
            self._plan_step(step)
        self._allocate()
        self._declare_dynamic()

    def _plan_step(self, step: object) -> None:
        match step:
            case ExecutionStep():
                self._plan_all((step.source, index) for index, _ in step.temporaries_out)
            case IfStep():
                self._plan_all(step.outer_outputs)
                self._plan_constants((step.condition, *step.outer_inputs))
            case WhileStep():
                self._plan_all(step.outer_outputs)
                for operand in step.body_outputs:
                    self._plan_temporary(operand)
                    self._plan_temporary(operand, is_second=True)
                self._plan_temporary(step.condition_output)
                self._plan_constants(step.outer_inputs)

    def _plan_all(self, operands: Iterable[SourceOperand]) -> None:
        """Places for those that are temporaries; outputs get theirs from whoever reads them."""
        for operand in operands:
            if self._sources.operand(operand).lifetime == _LIFETIME.TEMPORARY_VARIABLE:
                self._plan_temporary(operand)

    def _plan_temporary(self, operand: SourceOperand, *, is_second: bool = False) -> None:
        declared = self._sources.operand(operand)
        size = self._extensions.size_of_data(declared.type, declared.dimensions)
        if size:
            self._plan_bytes(operand, size, is_second=is_second)

    def _plan_bytes(self, operand: SourceOperand, size: int, *, is_second: bool = False) -> None:
        preference = self._compiled.memory_preference_of_operand(operand)
        offset = rounded_up(self._size, preference.alignment)
        padded = rounded_up(size, preference.padding)
        self._size = offset + padded
        self._temporaries.append((operand, is_second, offset, size, padded - size))

    def _plan_constants(self, operands: Iterable[SourceOperand]) -> None:
        """Constants that control flow hands to the models that it refers to."""
        model = self._sources.main
        for operand in operands:
            declared = self._sources.operand(operand)
            location = declared.location
            match declared.lifetime:
                case _LIFETIME.CONSTANT_COPY if operand not in dict(self._copied):
                    end = location.offset + location.length
                    self._copied.append((operand, model.operand_values[location.offset : end]))
                    self._plan_bytes(operand, location.length)
                case _LIFETIME.CONSTANT_REFERENCE:
                    memory = Memory(model.pools[location.pool_index])
                    self.of[operand] = Place(
                        Argument(
                            ArgumentState.MEMORY,
                            declared.dimensions,
                            declared.dimensions,
                            memory=memory,
                            offset=location.offset,
                            length=location.length,
                        )
                    )
                case _LIFETIME.NO_VALUE:
                    self.of[operand] = Place(Argument(ArgumentState.NO_VALUE))

    def _allocate(self) -> None:
        if not self._size:
            return
        memory = Memory.allocate(self._size)
        for operand, is_second, offset, length, padding in self._temporaries:
            dimensions = self._sources.operand(operand).dimensions
            argument = Argument(
                ArgumentState.MEMORY,
                dimensions,
                dimensions,
                memory=memory,
                offset=offset,
                length=length,
                padding=padding,
            )
            (self.alternates if is_second else self.of)[operand] = Place(argument)
        for operand, data in self._copied:
            self.of[operand].argument.content()[:] = data

    def _declare_dynamic(self) -> None:
        """For a start, room for one element each."""
        for operand, step in self._compiled.plan.dynamic_temporaries.items():
            declared = self._sources.operand(operand)
            length = self._extensions.size_of_data(declared.type, (1,))
            preference = self._compiled.memory_preference_of_operand(operand)
            self.dynamic.declare(operand, step, declared.dimensions, length, preference)
