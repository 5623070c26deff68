"""Steps of a plan: executions on a device, and the control flow that the runtime interprets.

Source: ``ExecutionStep``, ``IfStep``, ``WhileStep`` and ``GotoStep`` of Android's
``runtime/ExecutionPlan.h``.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.partitioning.source_models import SourceOperand
from nnhal.types import Model

__all__ = ["ExecutionStep", "GotoStep", "IfStep", "Remap", "Step", "WhileStep"]

Remap: TypeAlias = tuple[tuple[int, int], ...]
"""Operands of a source model with their indexes in the step's model."""


class ExecutionStep(msgspec.Struct, frozen=True, eq=False):
    """Operations of source model ``source`` that ``device`` runs at once.

    ``model`` has them as its main subgraph. Its inputs are, in this order, ``model_inputs``,
    ``temporaries_in`` and ``outputs_in``: inputs of the source model, temporaries and outputs that
    earlier steps compute. Its outputs are ``model_outputs`` and ``temporaries_out``.
    """

    index: int
    source: int
    device: PlannedDevice
    operations: tuple[int, ...]
    model: Model
    model_inputs: Remap
    model_outputs: Remap
    temporaries_in: Remap
    temporaries_out: Remap
    outputs_in: Remap
    dynamic_temporaries: tuple[int, ...]
    """Operands of ``temporaries_out``, in the source model, whose size is unknown."""
    downstream_outputs: frozenset[int] = frozenset()
    """Outputs of the step that are outputs of the application's model and inputs of later steps."""

    @property
    def inputs(self) -> Remap:
        return self.model_inputs + self.temporaries_in + self.outputs_in

    @property
    def outputs(self) -> Remap:
        return self.model_outputs + self.temporaries_out

    def input_sources(self) -> tuple[SourceOperand, ...]:
        """The source operand of each input of the step's model."""
        return tuple((self.source, operand) for operand, _ in self.inputs)

    def output_sources(self) -> tuple[SourceOperand, ...]:
        """The source operand of each output of the step's model."""
        return tuple((self.source, operand) for operand, _ in self.outputs)


class IfStep(msgspec.Struct, frozen=True):
    """Goes on with ``then_step`` or ``else_step``, by the value of ``condition``.

    The ``outer`` operands are those of the IF, the others the boundaries of the branches.
    """

    index: int
    condition: SourceOperand
    then_step: int
    else_step: int
    outer_inputs: tuple[SourceOperand, ...]
    outer_outputs: tuple[SourceOperand, ...]
    then_inputs: tuple[SourceOperand, ...]
    then_outputs: tuple[SourceOperand, ...]
    else_inputs: tuple[SourceOperand, ...]
    else_outputs: tuple[SourceOperand, ...]


class WhileStep(msgspec.Struct, frozen=True):
    """Goes on with ``condition_step``, then with ``body_step`` or ``exit_step``, by its output.

    Comes around twice an iteration: before the condition, and after it.
    """

    index: int
    condition_step: int
    body_step: int
    exit_step: int
    outer_inputs: tuple[SourceOperand, ...]
    outer_outputs: tuple[SourceOperand, ...]
    condition_inputs: tuple[SourceOperand, ...]
    condition_output: SourceOperand
    body_inputs: tuple[SourceOperand, ...]
    body_outputs: tuple[SourceOperand, ...]


class GotoStep(msgspec.Struct, frozen=True):
    """Goes on with another step."""

    index: int
    target: int


Step: TypeAlias = ExecutionStep | IfStep | WhileStep | GotoStep
