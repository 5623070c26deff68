"""Plan of an execution: steps in order, and a place in memory for everything they read and
write.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from nndrivers.reference.arithmetic.image import ImageForm
from nndrivers.reference.kernel import Kernel
from nnhal.operand_types import dtype_of
from nnhal.operations.node import Node, Shape, TensorInfo
from nnhal.types import Operation

__all__ = ["Infos", "KernelStep", "Plan", "PlanStep", "Tensor", "WidenStep", "Work"]

Infos: TypeAlias = Mapping[int, TensorInfo | None]
"""Operand information by index; None for an omitted one."""


class Tensor(NamedTuple):
    """An operand in one of its forms: the HAL's (``form`` None), or an image."""

    operand: int
    form: ImageForm | None = None

    def shape(self, info: TensorInfo) -> Shape:
        """Shape of its array, for an operand of which ``info`` is known."""
        return info.shape if self.form is None else self.form.buffer_shape(info.shape)

    def dtype(self, info: TensorInfo) -> np.dtype[Any]:
        """Type of its elements."""
        return dtype_of(info.type) if self.form is None else np.dtype(np.float32)


@dataclass(frozen=True, slots=True)
class Work:
    """An operation whose kernel is prepared."""

    operation: Operation
    node: Node
    kernel: Kernel


@dataclass(frozen=True, slots=True)
class KernelStep:
    """Runs an operation."""

    node: Node
    kernel: Kernel
    inputs: tuple[Tensor | None, ...]
    outputs: tuple[Tensor, ...]

    @property
    def name(self) -> str:
        return self.node.name


@dataclass(frozen=True, slots=True)
class WidenStep:
    """Makes an image of a HAL tensor."""

    source: Tensor
    image: Tensor

    @property
    def inputs(self) -> tuple[Tensor, ...]:
        return (self.source,)

    @property
    def outputs(self) -> tuple[Tensor, ...]:
        return (self.image,)

    @property
    def name(self) -> str:
        return "image"


PlanStep: TypeAlias = KernelStep | WidenStep


@dataclass(frozen=True, eq=False)
class Plan:
    """A plan for given shapes of ``inputs``.

    ``infos`` has all that is known of operands. ``offsets`` places tensors in a block of ``size``
    bytes; constants have no place. ``outputs`` are what the graph returns or later operations need.

    A plan that is not the last ends before operation ``resume``: that one waits for the data of
    the operand ``awaited``, or it is the ``call`` of other graphs.
    """

    infos: Infos
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    steps: tuple[PlanStep, ...]
    offsets: Mapping[Tensor, int]
    size: int
    resume: int
    awaited: int | None = None
    call: Operation | None = None

    @property
    def is_last(self) -> bool:
        """Whether there is nothing to do after it."""
        return self.awaited is None and self.call is None

    def info(self, operand: int) -> TensorInfo:
        """Return what is known of an operand that is not omitted."""
        info = self.infos[operand]
        assert info is not None
        return info

    def tensors(self) -> Iterator[tuple[Tensor, TensorInfo]]:
        """All tensors that have a place, with what is known of their operands."""
        return ((tensor, self.info(tensor.operand)) for tensor in self.offsets)
