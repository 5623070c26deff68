"""Roles of operands: the inputs and outputs of steps that their memory may be used for.

Interpreted control flow lets the memory of one operand be another's, so that roles come from there
too. Source: ``StepRoleAnalyzer`` and ``CompoundBody::findMemoryStepRoles`` of Android's
``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nnapi.memory_rules import IoType
from nnapi.partitioning.source_models import SourceOperand
from nnapi.partitioning.steps import ExecutionStep, IfStep, Step, WhileStep

__all__ = ["StepRole", "step_roles"]


class StepRole(NamedTuple):
    """Input or output ``position`` of step ``step``."""

    step: int
    io_type: IoType
    position: int


def step_roles(steps: Sequence[Step]) -> Mapping[SourceOperand, frozenset[StepRole]]:
    """The roles of each source operand that has any."""
    analyzer = _Analyzer()
    for step in steps:
        match step:
            case ExecutionStep():
                analyzer.add_roles(step)
            case IfStep():
                analyzer.use_all(step.outer_inputs, step.then_inputs)
                analyzer.use_all(step.outer_inputs, step.else_inputs)
                analyzer.use_all(step.outer_outputs, step.then_outputs)
                analyzer.use_all(step.outer_outputs, step.else_outputs)
            case WhileStep():
                analyzer.use_all(step.outer_inputs, step.condition_inputs)
                analyzer.use_all(step.body_outputs, step.condition_inputs)
                analyzer.use_all(step.condition_inputs, step.body_inputs)
    return analyzer.finished()


class _Analyzer:
    """Collects roles, and which operands may have their memory used as which others."""

    def __init__(self) -> None:
        self._roles: dict[SourceOperand, set[StepRole]] = defaultdict(set)
        self._used_as: dict[SourceOperand, set[SourceOperand]] = defaultdict(set)

    def add_roles(self, step: ExecutionStep) -> None:
        for index, source in enumerate(step.input_sources()):
            self._roles[source].add(StepRole(step.index, IoType.INPUT, index))
        for index, source in enumerate(step.output_sources()):
            self._roles[source].add(StepRole(step.index, IoType.OUTPUT, index))

    def use_all(self, outer: Sequence[SourceOperand], inner: Sequence[SourceOperand]) -> None:
        # A body may have fewer outputs than the condition has inputs.
        for operand, use in zip(outer, inner, strict=False):
            self._used_as[operand].add(use)

    def finished(self) -> Mapping[SourceOperand, frozenset[StepRole]]:
        found: dict[SourceOperand, frozenset[StepRole]] = {}

        def roles_of(operand: SourceOperand) -> frozenset[StepRole]:
            if operand not in found:
                roles = set(self._roles.get(operand, ()))
                for use in self._used_as.get(operand, ()):
                    roles |= roles_of(use)
                found[operand] = frozenset(roles)
            return found[operand]

        for operand in {*self._roles, *self._used_as}:
            roles_of(operand)
        return found
