"""Nets and terms: models that are written as expressions, such as ``(x + 2.0) > 5.0``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike

from corpus import language
from corpus.arguments import NONE
from corpus.fit import fitted
from corpus.language import (
    Argument,
    Array,
    Operand,
    Step,
    constant,
    given,
    internal,
    parameter,
    result,
)
from corpus.numbers import Numbers
from corpus.types import BOOL8, F32, I32, Type, per_channel, s8, u8

__all__ = ["BIAS", "CODES", "SIGNED", "WEIGHTS", "Net", "Term"]
__all__ += ["reducing", "subgraph", "without_activation"]

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
"""Type of a convolution's bias, by the type of its input. If its weights are whole numbers, its
results are codes, too.
"""

Whole: TypeAlias = "Sequence[int] | Operand"
"""Whole numbers, known or computed."""

Body: TypeAlias = "Callable[..., Term | Sequence[Term]]"
"""Function from the terms of a subgraph's inputs to its outputs."""

_ACTIVATED: Final = ("ADD", "SUB", "MUL", "DIV")
_DECIDING: Final = ("LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL", "EQUAL", "NOT_EQUAL")

_Unary: TypeAlias = "Callable[[Term], Term]"
_Binary: TypeAlias = "Callable[[Term, Any], Term]"


def _to(operation: str) -> _Unary:
    return lambda x: x.to(operation)


def _by(operation: str) -> _Binary:
    return lambda x, other: x.by(operation, other)


def _behind(operation: str) -> _Binary:
    return lambda x, other: x.behind(operation, other)


@dataclass(frozen=True, eq=False, kw_only=True)
class Term(Operand):
    """An operand of a net. Expressions of terms add operations to the net.

    A plain number, list or array beside a term becomes a constant of the term's type. Results have
    the type of the first term; those of comparisons are BOOL8.
    """

    __array_ufunc__ = None  # arrays on the left leave the operation to the term

    net: Net

    def to(self, operation: str, *rest: Any, type: Type | None = None) -> Term:
        """The result of an operation on this term and further arguments."""
        deciding = operation in _DECIDING
        return self.net(operation, self, *rest, type=type or (BOOL8 if deciding else self.type))

    def by(
        self, operation: str, other: Any, activation: int = NONE, *, type: Type | None = None
    ) -> Term:
        """The result of an operation on this term and another one."""
        rest = [activation] if operation in _ACTIVATED else []
        return self.to(operation, self._term(other), *rest, type=type)

    def behind(self, operation: str, other: Any) -> Term:
        """The result of an operation on another term and this one, in this order."""
        return self._term(other).by(operation, self)

    def _term(self, other: Any) -> Term:
        return other if isinstance(other, Term) else self.net.constant(other, self.type)

    def choose(self, yes: Term, no: Term) -> Term:
        """SELECT by this term."""
        return self.to("SELECT", yes, no, type=yes.type)

    def over(self, operation: str, *axes: int, keep: bool = False) -> Term:
        """A reduction along ``axes``."""
        kept = int(keep) if operation == "MEAN" else keep
        return self.to(operation, self.net.constant(axes, I32), kept)

    def place(self, operation: str, axis: int) -> Term:
        """ARGMAX or ARGMIN."""
        return self.to(operation, axis, type=I32)

    def reshape(self, *shape: int) -> Term:
        return self.to("RESHAPE", [*shape])

    def transpose(self, *order: int) -> Term:
        return self.to("TRANSPOSE", [*order])

    def slice(self, begin: Whole, size: Whole) -> Term:
        return self.to("SLICE", _whole(begin), _whole(size))

    def strided(self, begin: Whole, end: Whole, strides: Whole, *masks: int) -> Term:
        """STRIDED_SLICE; ``masks`` of begins, of ends and of axes that go are none by default."""
        places = _whole(begin), _whole(end), _whole(strides)
        return self.to("STRIDED_SLICE", *places, *(masks or (0, 0, 0)))

    def gather(self, axis: int, places: Any) -> Term:
        """``places`` is a term of indices, or a list of any rank that becomes a constant."""
        known = places if isinstance(places, Term) else self.net.constant(places, I32)
        return self.to("GATHER", axis, known)

    def tile(self, *times: int) -> Term:
        return self.to("TILE", [*times])

    def pad(self, *sides: Sequence[int], value: float | None = None) -> Term:
        """PAD with zeros, or PAD_V2 with a ``value``, which may be zero, too."""
        amounts = self.net.constant(sides, I32)
        if value is None:
            return self.to("PAD", amounts)
        return self.to("PAD_V2", amounts, self.net.number(value))

    def split(self, axis: int, count: int) -> list[Term]:
        return self.net.several("SPLIT", self, axis, count, types=[self.type] * count)

    def topk(self, count: int) -> list[Term]:
        """Values and places of TOPK_V2."""
        return self.net.several("TOPK_V2", self, count, types=[self.type, I32])

    def expand(self, axis: int) -> Term:
        return self.to("EXPAND_DIMS", axis)

    def squeeze(self, *axes: int) -> Term:
        return self.to("SQUEEZE", [*axes])

    def layer(self, operation: str, taps: ArrayLike, bias: ArrayLike, *rest: Any) -> Term:
        """A convolution, or the like, with whole weights and biases."""
        return self.to(operation, *self.net.weights(taps, bias), *rest)

    def cast(self, type: Type) -> Term:
        return self.to("CAST", type=type)

    def quantize(self, type: Type) -> Term:
        return self.to("QUANTIZE", type=type)

    def dequantize(self) -> Term:
        return self.to("DEQUANTIZE", type=F32)

    max: ClassVar[_Binary] = _by("MAXIMUM")
    min: ClassVar[_Binary] = _by("MINIMUM")
    relu: ClassVar[_Unary] = _to("RELU")
    relu1: ClassVar[_Unary] = _to("RELU1")
    relu6: ClassVar[_Unary] = _to("RELU6")
    exp: ClassVar[_Unary] = _to("EXP")
    log: ClassVar[_Unary] = _to("LOG")
    sqrt: ClassVar[_Unary] = _to("SQRT")
    __add__ = _by("ADD")
    __radd__ = _behind("ADD")
    __sub__ = _by("SUB")
    __rsub__ = _behind("SUB")
    __mul__ = _by("MUL")
    __rmul__ = _behind("MUL")
    __truediv__ = _by("DIV")
    __rtruediv__ = _behind("DIV")
    __pow__ = _by("POW")
    __rpow__ = _behind("POW")
    __neg__ = _to("NEG")
    __abs__ = _to("ABS")
    __lt__ = _by("LESS")
    __le__ = _by("LESS_EQUAL")
    __gt__ = _by("GREATER")
    __ge__ = _by("GREATER_EQUAL")
    __and__ = _by("LOGICAL_AND")
    __or__ = _by("LOGICAL_OR")
    __invert__ = _to("LOGICAL_NOT")


class Net:
    """Operations in order. ``type`` is that of all data for which no other is given.

    Values are given as real numbers, whatever the type.

    :param seed: text that drawn numbers depend on
    :param shares_constants: equal constants of one type are one operand

    ``nchw`` are the operands that change with the data layout, if there is a variation with it;
    values of outputs that are ``ignored`` are not compared.
    """

    nchw: tuple[Operand, ...] = ()
    ignored: tuple[Operand, ...] = ()

    def __init__(self, seed: str, type: Type = F32, *, shares_constants: bool = False) -> None:
        self.type = type
        self.numbers = Numbers(f"net {seed}")
        self._steps: list[Step] = []
        self._count = 0
        self._filters = 0
        self._shared: dict[tuple[str, Type], Term] | None = {} if shares_constants else None

    @property
    def is_real(self) -> bool:
        return self.type is F32

    def _name(self, letter: str) -> str:
        self._count += 1
        return f"{letter}{self._count}"

    def _term(self, operand: Operand) -> Term:
        return Term(operand.role, operand.name, operand.type, operand.shape, operand.data, net=self)

    def given(self, values: Any, type: Type | None = None) -> Term:
        """An input of the model."""
        kind = type or self.type
        return self._term(given(self._name("x"), _codes(values, kind), kind))

    def constant(self, values: Any, type: Type | None = None) -> Term:
        kind = type or self.type
        codes = np.atleast_1d(_codes(values, kind))
        key = (str(codes.tolist()), kind)
        if self._shared is not None and key in self._shared:
            return self._shared[key]
        made = self._term(constant(self._name("c"), codes, kind))
        if self._shared is not None:
            self._shared[key] = made
        return made

    def codes(self, values: ArrayLike, type: Type | None = None) -> Term:
        """An input that is given as it is stored."""
        return self._term(given(self._name("x"), values, type or self.type))

    def known(self, values: ArrayLike, type: Type | None = None) -> Term:
        """A constant that is given as it is stored."""
        return self._term(constant(self._name("c"), values, type or self.type))

    def drawn(self, seed: str, type: Type, *shape: int) -> Term:
        """An input of any codes, which depend on ``seed`` alone."""
        return self.codes(Numbers(seed).codes(type, *shape), type)

    def fitted(self, operation: str, *arguments: Argument, like: Type) -> Term:
        """The result of another operation, in a quantization that suits what is computed."""
        return self(operation, *arguments, type=fitted(operation, arguments, like))

    def number(self, value: float) -> float:
        """A scalar: a float, or the code that stands for it."""
        return value if self.is_real else int(_codes(value, self.type))

    def integers(self, *values: int) -> Term:
        """A constant that several operations read: axes, sides, places and the like."""
        return self.constant(np.array(values), I32)

    def data(self, *shape: int) -> Term:
        """An input of numbers none of which is there twice, on both sides of zero."""
        if self.is_real:
            return self.given(self.numbers.distinct(*shape, low=-64, high=64) / 16)
        codes = self.numbers.distinct(*shape, low=-60, high=60)
        return self.given(codes * self.type.scale)

    def distinct(self, *shape: int, low: int = -24, high: int = 24, step: float = 0.5) -> Term:
        """Multiples of a step none of which is there twice, and none of which is 0."""
        drawn: Array = self.numbers.distinct(*shape, low=low, high=high - (low < 0))
        drawn = drawn + (drawn >= 0) * (low < 0)
        return self.given(drawn * step)

    def few(self, *shape: int) -> Term:
        """An input of few codes, so that sums of their products are codes, too."""
        return self.given(self.few_values(*shape, most=8))

    def few_values(self, *shape: int, most: int) -> Array:
        """Halves of whole numbers up to ``most``, none of them zero."""
        values = self.numbers.integers(*shape, low=-most, high=most)
        few: Array = values / 2 + (values == 0)
        return few

    def apart_values(self, count: int, *, most: int) -> Array:
        """A row of :meth:`few_values` of which hardly any is equal to the one before."""
        values = self.few_values(count, most=most)
        apart: Array = values + (values == np.roll(values, 1)) / 2
        return apart

    def halves(self, *shape: int) -> Term:
        """Halves between -4 and 4 but 0, or integers; products with whole numbers are codes."""
        drawn = self.numbers.integers(*shape, low=-8, high=8)
        drawn = drawn + (drawn == 0)
        return self.given(drawn if self.type is I32 else drawn / 2)

    def weights(self, taps: ArrayLike, bias: ArrayLike, *, alike: bool = False) -> list[Term]:
        """Whole weights and biases of a convolution, or the like, of the net's type.

        Of codes, every second layer of a net whose filters have channels has a scale for each,
        unless the biases of others are to fit: if they are ``alike``.
        """
        weights, added = WEIGHTS[self.type.code], BIAS[self.type.code]
        by_channel = None if alike else self._filters_by_channel(np.shape(taps), np.size(bias))
        if by_channel is not None:
            scales = np.array(by_channel.channels)
            others = [axis for axis in range(_FILTER_RANK) if axis != by_channel.channel_dim]
            taps = _codes(np.asarray(taps) / np.expand_dims(scales, others), _UNITS)
            weights, added = by_channel, I32
            bias = _codes(np.asarray(bias) / scales / self.type.scale, _UNITS)
        return [self.constant(taps, weights), self.constant(bias, added)]

    def _filters_by_channel(self, shape: Sequence[int], channels: int) -> Type | None:
        """The type of every second filter of codes, with a scale for each of several ``channels``;
        None for the others, and for what has no channels.
        """
        if self.type is not CODES or len(shape) != _FILTER_RANK or channels < 2:
            return None
        self._filters += 1
        axis = 0 if shape[0] == channels else len(shape) - 1
        scales = [_BY_CHANNEL[number % 2] for number in range(channels)]
        return per_channel(scales, axis) if self._filters % 2 == 0 else None

    def __call__(self, operation: str, *arguments: Argument, type: Type | None = None) -> Term:
        """The result of another operation."""
        return self.several(operation, *arguments, types=[type or self.type])[0]

    def function(
        self, operation: str, *usual: Argument, operands: int = 1, type: Type | None = None
    ) -> Callable[..., Term]:
        """Another operation as a function of its operands and of what follows them, which is
        ``usual`` if not given.
        """
        return lambda *given: self(operation, *given, *usual[len(given) - operands :], type=type)

    def concat(self, *parts: Term, axis: int, type: Type | None = None) -> Term:
        return self("CONCATENATION", *parts, axis, type=type or parts[0].type)

    def several(
        self,
        operation: str,
        *arguments: Argument,
        types: Sequence[Type],
        shape: tuple[int, ...] | None = None,
    ) -> list[Term]:
        """All results of another operation. ``shape`` is that of each, where no formula says it."""
        outputs = [self._term(internal(self._name("t"), type, shape)) for type in types]
        self._steps.append(Step(operation, arguments, outputs))
        return outputs

    def branch(
        self, condition: Term, then: Body, otherwise: Body, *inputs: Term, outputs: int = 1
    ) -> list[Term]:
        """The results of IF, which have the type of the last of the ``inputs``."""
        branches = subgraph(inputs, then), subgraph(inputs, otherwise)
        types = [inputs[-1].type if inputs else self.type] * outputs
        return self.several("IF", condition, *branches, *inputs, types=types)

    def loop(self, condition: Body, body: Body, *starts: Term, outputs: int) -> list[Term]:
        """The first ``outputs`` states behind a WHILE."""
        parts = subgraph(starts, condition), subgraph(starts, body)
        return self.several("WHILE", *parts, *starts, types=[s.type for s in starts[:outputs]])

    def steps(self, shown: Sequence[Operand]) -> list[Step]:
        """All operations, with ``shown`` as the outputs of the model."""
        return _showing(self._steps, shown, self.ignored)

    def unshared(self, shown: Sequence[Operand]) -> list[Step] | None:
        """Return the steps like :meth:`steps`, with each operation again for everyone who reads its
        results.

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
            outputs = [
                self._term(internal(self._name("t"), output.type)) for output in step.outputs
            ]
            steps.append(Step(step.operation, _renamed(step.inputs, copies), outputs))
            return dict(zip(step.outputs, outputs, strict=True))

        return _showing(steps, [again(made[operand])[operand] for operand in shown])


class _Subgraph(Net):
    """A net whose results have shapes: of element-wise operations, where no other is given."""

    def several(
        self,
        operation: str,
        *arguments: Argument,
        types: Sequence[Type],
        shape: tuple[int, ...] | None = None,
    ) -> list[Term]:
        shapes = [a.shape for a in arguments if isinstance(a, Term) and a.shape is not None]
        declared = np.broadcast_shapes(*shapes) if shape is None else shape
        return super().several(operation, *arguments, types=types, shape=declared)


def subgraph(inputs: Sequence[Operand], build: Body) -> Operand:
    """A model that IF or WHILE refers to, of inputs like ``inputs``, which need shapes.

    ``build`` receives a term for each, or the net where there are none, and returns the outputs in
    the order of their operations.
    """
    net = _Subgraph("subgraph", inputs[0].type if inputs else F32)
    terms = [net._term(parameter(net._name("p"), o.type, *(o.shape or ()))) for o in inputs]
    made = build(*terms) if terms else build(net)
    shown = [made] if isinstance(made, Term) else made
    parameters = cast("list[Operand]", terms)
    return language.subgraph("subgraph", parameters, *net.steps(shown))


def reducing(operation: str) -> Callable[..., Term]:
    """A reduction as a function of a term, of axes and of ``keep``."""
    return lambda x, *axes, keep=False: x.over(operation, *axes, keep=keep)


def without_activation(operation: str) -> list[int]:
    """Arguments behind both operands of an elementwise operation: no activation, where it may have
    one.
    """
    return [NONE] if operation in _ACTIVATED else []


def _whole(numbers: Whole) -> Argument:
    return numbers if isinstance(numbers, Operand) else [*numbers]


def _showing(
    steps: Sequence[Step], shown: Sequence[Operand], ignored: Sequence[Operand] = ()
) -> list[Step]:
    names = {o: result(o.name, o.type, o.shape, ignored=o in ignored) for o in shown}
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
