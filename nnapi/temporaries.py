"""Temporaries of a plan: where in one memory the operands between its steps lie.

The layout is the same in every computation, and a memory serves one computation after the other, so
that drivers know it again. Source: ``ExecutionPlan::makeController`` and
``findControlFlowBoundaryConstants`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnapi.arguments import Argument, ArgumentState
from nnapi.memory import Memory
from nnapi.partitioning.plan import Plan
from nnapi.partitioning.sizes import bytes_of
from nnapi.partitioning.source_models import SourceOperand
from nnapi.partitioning.steps import ExecutionStep, IfStep, Step, WhileStep
from nnapi.preparation import MemoryPreference
from nnapi.requests import rounded_up
from nnhal.operand_types import is_extension
from nnhal.types import OperandLifeTime

__all__ = ["TemporaryLayout", "TemporaryPlaces", "known_size"]

_LIFETIME: Final = OperandLifeTime

_MAX_KEPT: Final = 4
"""Memories kept for later: as many computations can run at the same time without a new one."""


class TemporaryPlaces(NamedTuple):
    """Temporaries in one memory, as arguments of steps; ``content`` is all of it.

    ``alternates`` are second places, for what the body of a loop computes: it reads those of one
    iteration while it writes those of the next.
    """

    of: Mapping[SourceOperand, Argument]
    alternates: Mapping[SourceOperand, Argument]
    content: NDArray[np.uint8]


class _Place(NamedTuple):
    operand: SourceOperand
    is_second: bool
    offset: int
    length: int
    padding: int


def known_size(plan: Plan, operand: SourceOperand) -> int:
    """Bytes of an operand; 0 where they are not known before an execution."""
    declared = plan.sources.operand(operand)
    if is_extension(declared.type) and declared.type not in plan.extension_types:
        return 0
    return bytes_of(declared.type, declared.dimensions, plan.extension_types)


class TemporaryLayout:
    """The layout for ``plan``. ``preference`` tells what suits the steps that use an operand."""

    def __init__(self, plan: Plan, preference: Callable[[SourceOperand], MemoryPreference]) -> None:
        self._plan = plan
        self._preference = preference
        self._size = 0
        self._places: list[_Place] = []
        self._copied: dict[SourceOperand, bytes] = {}
        self._references: dict[SourceOperand, Argument] = {}
        self._lock = threading.Lock()
        self._free: list[TemporaryPlaces] = []
        for step in plan.steps:
            self._plan_step(step)

    def take(self) -> TemporaryPlaces:
        """Places for one computation. NnapiError (OP_FAILED) for want of memory."""
        with self._lock:
            places = self._free.pop() if self._free else None
        if places is None:
            places = self._allocated()
        else:
            # A step that writes nothing must not pass on what it wrote before.
            places.content.fill(0)
        for operand, data in self._copied.items():
            places.of[operand].content()[:] = data
        return places

    def give_back(self, places: TemporaryPlaces) -> None:
        """Keep the memory for the next computation, when no driver can write to it any more."""
        with self._lock:
            self._free.append(places)
            del self._free[:-_MAX_KEPT]

    def _plan_step(self, step: Step) -> None:
        match step:
            case ExecutionStep():
                self._plan_all((step.source, index) for index, _ in step.temporaries_out)
            case IfStep():
                self._plan_all(step.outer_outputs)
                self._plan_constants((step.condition, *step.outer_inputs))
            case WhileStep():
                self._plan_all(step.outer_outputs)
                for operand in step.body_outputs:
                    self._plan_bytes(operand, known_size(self._plan, operand))
                    self._plan_bytes(operand, known_size(self._plan, operand), is_second=True)
                output = step.condition_output
                self._plan_bytes(output, known_size(self._plan, output))
                self._plan_constants(step.outer_inputs)

    def _plan_all(self, operands: Iterable[SourceOperand]) -> None:
        """Places for those that are temporaries; outputs get theirs from whoever reads them."""
        for operand in operands:
            if self._plan.sources.operand(operand).lifetime == _LIFETIME.TEMPORARY_VARIABLE:
                self._plan_bytes(operand, known_size(self._plan, operand))

    def _plan_bytes(self, operand: SourceOperand, size: int, *, is_second: bool = False) -> None:
        if not size:
            return
        preference = self._preference(operand)
        offset = rounded_up(self._size, preference.alignment)
        padded = rounded_up(size, preference.padding)
        self._size = offset + padded
        self._places.append(_Place(operand, is_second, offset, size, padded - size))

    def _plan_constants(self, operands: Iterable[SourceOperand]) -> None:
        """Constants that control flow hands to the models that it refers to."""
        model = self._plan.sources.main
        for operand in operands:
            declared = self._plan.sources.operand(operand)
            location = declared.location
            match declared.lifetime:
                case _LIFETIME.CONSTANT_COPY if operand not in self._copied:
                    end = location.offset + location.length
                    self._copied[operand] = model.operand_values[location.offset : end]
                    self._plan_bytes(operand, location.length)
                case _LIFETIME.CONSTANT_REFERENCE:
                    self._references[operand] = Argument(
                        ArgumentState.MEMORY,
                        declared.dimensions,
                        declared.dimensions,
                        memory=Memory(model.pools[location.pool_index]),
                        offset=location.offset,
                        length=location.length,
                        is_lasting=True,
                    )
                case _LIFETIME.NO_VALUE:
                    self._references[operand] = Argument(ArgumentState.NO_VALUE)

    def _allocated(self) -> TemporaryPlaces:
        of, alternates = dict(self._references), dict[SourceOperand, Argument]()
        if not self._size:
            return TemporaryPlaces(of, alternates, np.empty(0, np.uint8))
        memory = Memory.allocate(self._size)
        for place in self._places:
            dimensions = self._plan.sources.operand(place.operand).dimensions
            (alternates if place.is_second else of)[place.operand] = Argument(
                ArgumentState.MEMORY,
                dimensions,
                dimensions,
                memory=memory,
                offset=place.offset,
                length=place.length,
                padding=place.padding,
                is_lasting=True,
            )
        return TemporaryPlaces(of, alternates, np.frombuffer(memory.mapped(), np.uint8))
