"""A model that grows operation by operation, of real numbers or of codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike

from corpus.language import (
    F32,
    I32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    per_channel,
    result,
    s8,
    u8,
)
from corpus.numbers import Numbers
from nnhal.operations.registry import FAMILIES

__all__ = [
    "BIAS",
    "CODES",
    "SIGNED",
    "WEIGHTS",
    "Builder",
    "Net",
    "Nets",
    "add_nets",
    "apart_values",
    "family_of",
    "few_codes",
    "few_values",
    "files_of",
    "weighted",
    "integers",
    "without_activation",
]

CODES: Final = u8(0.5, 120)
"""Halves, so that sums, differences and products with whole numbers are codes, too."""

SIGNED: Final = s8(0.5, -8)
"""The same real values."""

_SUMS: Final = Type("TENSOR_INT32", 0.25)

_UNITS: Final = Type("TENSOR_INT32", 1.0)
"""Codes that are the numbers themselves."""

_FILTER_RANK: Final = 4

_BY_CHANNEL: Final = (0.5, 0.25)
"""Scales of filters, in turns."""

WEIGHTS: Final = {"TENSOR_FLOAT32": F32, CODES.code: u8(0.5, 128), SIGNED.code: s8(0.5, 0)}
BIAS: Final = {"TENSOR_FLOAT32": F32, **dict.fromkeys([CODES.code, SIGNED.code], _SUMS)}
"""Of a convolution, by the type of its input. If its weights are whole numbers, what is convolved
is a code, too.
"""


class Net:
    """Operations in order. ``type`` is that of all data for which no other is given.

    Values are given as real numbers, whatever the type.
    """

    def __init__(self, name: str, type: Type = F32) -> None:
        self.type = type
        self.numbers = Numbers(f"net {name}")
        self._steps: list[Step] = []
        self._count = 0
        self._filters = 0

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

    def filters_by_channel(self, shape: Sequence[int], channels: int) -> Type | None:
        """The type of every second filter of codes, with a scale for each of several ``channels``;
        None for the others, and for what has no channels.
        """
        if self.type is not CODES or len(shape) != _FILTER_RANK or channels < 2:
            return None
        self._filters += 1
        axis = 0 if shape[0] == channels else len(shape) - 1
        scales = [_BY_CHANNEL[number % 2] for number in range(channels)]
        return per_channel(scales, axis) if self._filters % 2 == 0 else None

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
        return _showing(self._steps, shown)

    def unshared(self, shown: Sequence[Operand]) -> list[Step] | None:
        """As :meth:`steps`, with each operation again for everyone who reads its results.

        Compilers make one of two operations only if nobody else reads what the first one gives.
        None if nothing has two readers as it is.
        """
        made = {output: step for step in self._steps for output in step.outputs}

        def sources(step: Step) -> list[Step]:
            found = [made[a] for a in step.inputs if isinstance(a, Operand) and a in made]
            return list({id(each): each for each in found}.values())

        readers = Counter(id(made[operand]) for operand in shown)
        readers.update(id(source) for step in self._steps for source in sources(step))
        if max(readers.values()) < 2:
            return None
        steps: list[Step] = []

        def again(step: Step) -> dict[Operand, Operand]:
            """The results of another ``step``, by those of the first."""
            copies: dict[Operand, Operand] = {}
            for source in sources(step):
                copies |= again(source)
            outputs = [internal(self._name("t"), output.type) for output in step.outputs]
            steps.append(Step(step.operation, _renamed(step.inputs, copies), outputs))
            return dict(zip(step.outputs, outputs, strict=True))

        return _showing(steps, [again(made[operand])[operand] for operand in shown])


def _showing(steps: Sequence[Step], shown: Sequence[Operand]) -> list[Step]:
    names = {operand: result(operand.name, operand.type) for operand in shown}
    return [
        Step(s.operation, _renamed(s.inputs, names), [names.get(o, o) for o in s.outputs])
        for s in steps
    ]


def _renamed(arguments: Sequence[Any], names: Mapping[Operand, Operand]) -> list[Any]:
    return [names.get(a, a) if isinstance(a, Operand) else a for a in arguments]


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
    file: SpecFile,
    nets: Nets,
    types: Sequence[Type] = (F32, CODES),
    *,
    float16: bool = True,
    unshared: bool = False,
) -> SpecFile:
    """Each net in each type; real ones in half precision, too, and codes as signed ones.

    Not if ``types`` has signed ones: nothing turns scalars that are codes into signed ones.
    ``unshared`` adds those where something is read twice without that.
    """
    by_hand = any(type.code.endswith("_SIGNED") for type in types)
    for name, (tests, build) in nets.items():
        for type in types:
            net = Net(f"{file.name} {name}", type)
            shown = build(net)
            suffix = "" if type is F32 else "_quant8" if type is CODES else "_signed"
            options: dict[str, Any] = (
                {"float16": float16} if type is F32 else {"signed": not by_hand}
            )
            file.add(name + suffix, net.steps(shown), tests=tests, **options)
            alone = net.unshared(shown) if unshared else None
            if alone:
                also = f"{tests} Each result has one reader."
                file.add(f"{name}_unshared{suffix}", alone, tests=also, **options)
    return file


def few_codes(net: Net, *shape: int) -> Operand:
    """An input of few codes, so that sums of their products are codes, too."""
    return net.given(few_values(net, *shape, most=8))


def few_values(net: Net, *shape: int, most: int) -> Array:
    """Halves of whole numbers up to ``most``, none of them zero."""
    values = net.numbers.integers(*shape, low=-most, high=most)
    few: Array = values / 2 + (values == 0)
    return few


def apart_values(net: Net, count: int, *, most: int) -> Array:
    """A row of :func:`few_values` of which hardly any is equal to the one before."""
    values = few_values(net, count, most=most)
    apart: Array = values + (values == np.roll(values, 1)) / 2
    return apart


def integers(net: Net, *values: int) -> Operand:
    """A constant: axes, sides, places and the like."""
    return net.constant(np.array(values), I32)


def weighted(net: Net, taps: ArrayLike, bias: ArrayLike, *, alike: bool = False) -> list[Argument]:
    """Whole weights and biases of a convolution, or the like, of the net's type.

    Of codes, every second layer of a net whose filters have channels has a scale for each, unless
    the biases of others are to fit: if they are ``alike``.
    """
    weights, added = WEIGHTS[net.type.code], BIAS[net.type.code]
    by_channel = None if alike else net.filters_by_channel(np.shape(taps), np.size(bias))
    if by_channel is not None:
        scales = np.array(by_channel.channels)
        others = [axis for axis in range(_FILTER_RANK) if axis != by_channel.channel_dim]
        taps = _codes(np.asarray(taps) / np.expand_dims(scales, others), _UNITS)
        weights, added = by_channel, I32
        bias = _codes(np.asarray(bias) / scales / net.type.scale, _UNITS)
    return [net.constant(taps, weights), net.constant(bias, added)]


def without_activation(operation: str) -> list[int]:
    """What follows both operands of an elementwise operation: that there is no activation, where it
    may have one.
    """
    return [0] if operation in ("ADD", "SUB", "MUL", "DIV") else []


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
    unshared: bool = False,
) -> Iterator[tuple[str, SpecFile]]:
    """A file for each operation, with its family."""
    for operation, several in nets.items():
        file = SpecFile(f"{operation.lower()}_{suffix}", f"{operation}: {about}.")
        yield (
            family_of(operation),
            add_nets(file, several, types, float16=float16, unshared=unshared),
        )
