"""The one table of generators: random models of single operations, by operation and type."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.operands import Tensor

__all__ = ["Case", "Generator", "generates", "generators"]


@dataclass(frozen=True)
class Case:
    """One operation with its data.

    Where it has a layout argument (always given, and false), ``layout`` is its position, and
    ``images`` and ``output_images`` are the positions of what has four dimensions in that layout.
    ``scheme`` is the position of an implicit padding; None where the padding is explicit.
    Outputs in ``unspecified`` may be anything, or are other things in the HAL and in TF Lite.
    Of the other outputs only as many places count as output ``count`` says, where there is one.
    Where not ``in_tflite``, TF Lite has the operation, but not with such arguments.
    """

    operation: OperationType
    arguments: Sequence[Any]
    outputs: Sequence[Tensor]
    layout: int | None = None
    images: tuple[int, ...] = (0,)
    output_images: tuple[int, ...] = (0,)
    scheme: int | None = None
    unspecified: tuple[int, ...] = ()
    count: int | None = None
    in_tflite: bool = True


Make: TypeAlias = Callable[[OperationType, OperandType, Dice], Case]


@dataclass(frozen=True)
class Generator:
    """Makes cases of one operation in any of ``types``.

    The type is that of the data, whatever other operands may be of. ``not_in_tflite`` says of a
    type why TF Lite's answer is no measure.
    """

    operation: OperationType
    types: tuple[OperandType, ...]
    make: Make
    not_in_tflite: Mapping[OperandType, str] = field(default_factory=dict)

    def case(self, type_: OperandType, dice: Dice) -> Case:
        return self.make(self.operation, type_, dice)


_TABLE: dict[OperationType, Generator] = {}


def generates(
    *operations: OperationType,
    types: tuple[OperandType, ...],
    not_in_tflite: Mapping[OperandType, str] | None = None,
) -> Callable[[Make], Make]:
    """Register the function below as the generator of ``operations``."""

    def register(make: Make) -> Make:
        for operation in operations:
            _TABLE[operation] = Generator(operation, types, make, not_in_tflite or {})
        return make

    return register


@cache
def generators() -> Mapping[OperationType, Generator]:
    """What the modules of :mod:`tests.corpus.laws.generators` register."""
    package = importlib.import_module("tests.corpus.laws.generators")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return _TABLE
