"""Plans: how a model is run, on one device or in steps.

Source: ``ExecutionPlan`` of Android's ``runtime/ExecutionPlan.h``.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.partitioning.source_models import SourceModels, SourceOperand
from nnapi.partitioning.steps import ExecutionStep, GotoStep, IfStep, Step, WhileStep
from nnhal.validation.extensions import ExtensionTypes

__all__ = ["Plan", "PlanKind"]


class PlanKind(Enum):
    """``EMPTY`` before a compilation is finished, ``ERROR`` after it has failed."""

    EMPTY = "EMPTY"
    SIMPLE = "SIMPLE"
    COMPOUND = "COMPOUND"
    ERROR = "ERROR"


class Plan(msgspec.Struct, frozen=True, eq=False):
    """A plan of kind SIMPLE has a ``device``, one of kind COMPOUND has ``steps``.

    ``failures`` name the devices that could not say what they run, and why: they get nothing.
    """

    kind: PlanKind
    sources: SourceModels
    device: PlannedDevice | None = None
    steps: tuple[Step, ...] = ()
    extension_types: ExtensionTypes = msgspec.field(default_factory=dict)
    failures: tuple[tuple[str, str], ...] = ()

    def execution_steps(self) -> Iterator[ExecutionStep]:
        """The steps that run on a device, in order."""
        return (step for step in self.steps if isinstance(step, ExecutionStep))

    @property
    def dynamic_temporaries(self) -> dict[SourceOperand, int]:
        """Operands of unknown size that go from one step to others, with the step that computes
        each.
        """
        return {
            (step.source, index): step.index
            for step in self.execution_steps()
            for index in step.dynamic_temporaries
        }

    def outline(self) -> tuple[str, ...]:
        """Names of devices, IF, WHILE and GOTO, in the order of the steps."""
        if self.device is not None:
            return (self.device.name,)
        return tuple(map(_outlined, self.steps))

    def as_error(self) -> Plan:
        """The plan after its compilation has failed."""
        return msgspec.structs.replace(self, kind=PlanKind.ERROR)


def _outlined(step: Step) -> str:
    match step:
        case ExecutionStep():
            return step.device.name
        case IfStep():
            return "IF"
        case WhileStep():
            return "WHILE"
        case GotoStep():
            return "GOTO"
