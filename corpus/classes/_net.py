"""A model that grows operation by operation, of real numbers or of codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from corpus.language import (
    F32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    result,
    s8,
    u8,
)
from corpus.numbers import Numbers
from nnhal.operations.registry import FAMILIES

__all__ = ["CODES", "SIGNED", "Builder", "Net", "Nets", "add_nets", "family_of", "files_of"]

CODES: Final = u8(0.5, 120)
"""Halves, so that sums, differences and products with whole numbers are codes, too."""

SIGNED: Final = s8(0.5, -8)
"""The same real values."""


class Net:
    """Operations in order. ``type`` is that of all data for which no other is given.

    Values are given as real numbers, whatever the type.
    """

    def __init__(self, name: str, type: Type = F32) -> None:
        self.type = type
        self.numbers = Numbers(f"net {name}")
        self._steps: list[Step] = []
        self._count = 0

    @property
    def is_real(self) -> bool:
        return self.type is F32

    def _name(self, letter: str) -> str:
        self._count += 1
        return f"{letter}{self._count}"

    def data(self, *shape: int) -> Operand:
        """An input of numbers none of which is there twice, on both sides of zero."""
        if self.is_real:
            return self.given(self.numbers.distinct(*shape, low=-64, high=64) / 16)
        codes = self.numbers.distinct(*shape, low=-60, high=60)
        return self.given(codes * self.type.scale)

    def given(self, values: Any, type: Type | None = None) -> Operand:
        return given(self._name("x"), _codes(values, type or self.type), type or self.type)

    def constant(self, values: Any, type: Type | None = None) -> Operand:
        return constant(self._name("c"), _codes(values, type or self.type), type or self.type)

    def number(self, value: float) -> float:
        """A scalar: a float, or the code that stands for it."""
        return value if self.is_real else int(_codes(value, self.type))

    def __call__(self, operation: str, *arguments: Argument, type: Type | None = None) -> Operand:
        """The result of another operation."""
        return self.several(operation, *arguments, types=[type or self.type])[0]

    def several(self, operation: str, *arguments: Argument, types: Sequence[Type]) -> list[Operand]:
        """All results of another operation."""
        outputs = [internal(self._name("t"), type) for type in types]
        self._steps.append(Step(operation, arguments, outputs))
        return outputs

    def steps(self, shown: Sequence[Operand]) -> list[Step]:
        """All operations, with ``shown`` as the outputs of the model."""
        names = {operand: result(operand.name, operand.type) for operand in shown}

        def renamed(arguments: Sequence[Argument]) -> list[Any]:
            return [names.get(a, a) if isinstance(a, Operand) else a for a in arguments]

        return [Step(s.operation, renamed(s.inputs), renamed(s.outputs)) for s in self._steps]


def _codes(values: Any, type: Type) -> Array:
    real: Array = np.asarray(values)
    if not type.scale:
        return real
    codes = real / type.scale + type.zero_point
    if (codes != np.rint(codes)).any():
        raise ValueError(f"not codes of {type}: {values}")
    whole: Array = np.rint(codes).astype(np.int64)
    return whole


Builder = Callable[[Net], Sequence[Operand]]
"""Builds a net, and returns its outputs."""

Nets = dict[str, tuple[str, Builder]]
"""By name: a sentence about what may go wrong, and what builds it."""


def add_nets(
    file: SpecFile, nets: Nets, types: Sequence[Type] = (F32, CODES), *, float16: bool = True
) -> SpecFile:
    """Each net in each type; real ones in half precision, too, and codes as signed ones.

    Not if ``types`` has signed ones: nothing turns scalars that are codes into signed ones.
    """
    by_hand = any(type.code.endswith("_SIGNED") for type in types)
    for name, (tests, build) in nets.items():
        for type in types:
            net = Net(f"{file.name} {name}", type)
            steps = net.steps(build(net))
            if type is F32:
                file.add(name, steps, tests=tests, float16=float16)
            else:
                suffix = "quant8" if type is CODES else "signed"
                file.add(f"{name}_{suffix}", steps, tests=tests, signed=not by_hand)
    return file


def family_of(operation: str) -> str:
    return next(
        family for family, specs in FAMILIES.items() if operation in {spec.name for spec in specs}
    )


def files_of(
    suffix: str,
    about: str,
    nets: dict[str, Nets],
    types: Sequence[Type] = (F32, CODES),
    *,
    float16: bool = True,
) -> Iterator[tuple[str, SpecFile]]:
    """A file for each operation, with its family."""
    for operation, several in nets.items():
        file = SpecFile(f"{operation.lower()}_{suffix}", f"{operation}: {about}.")
        yield family_of(operation), add_nets(file, several, types, float16=float16)
