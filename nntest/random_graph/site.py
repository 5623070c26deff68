"""A site: where one operation is put into a graph, and what its drawer works with."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.operations.argument import Argument
from nnhal.operations.node import Shape
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.rules import (
    FixedQuantization,
    RankBefore,
    SameQuantization,
    ZeroPointZeroBefore,
    float32,
)
from nnhal.operations.spec import UP_TO_4, FeatureLevel, Signature
from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from nntest.random_graph.dice import MAX_SCALE, MIN_SCALE, Dice
from nntest.random_graph.draft import Draft, Referenced
from nntest.random_graph.values import CODES, MAX_MAGNITUDE, Content, Interval, Quantization, Value

__all__ = ["ANY", "Site", "Unsuitable"]

ANY: Final[Interval] = (-math.inf, math.inf)

_TRIES: Final = 4
"""Operands that are looked at before a new one is made."""

_DEFAULT_SPREADS: Final = (1.0, 2.0, 8.0)
_INTEGER_SPREADS: Final = (10, 100, 1000)
_NONE: Final = Quantization()


class Unsuitable(Exception):
    """An operation cannot be drawn here, but another one or another time it can."""


class _Rules:
    """The rules of an operation on quantization, by operand."""

    def __init__(self, operation: OperationType) -> None:
        rules = OPERATIONS[operation].rules
        fixed = [rule for rule in rules if isinstance(rule, FixedQuantization)]
        self.fixed_inputs = {r.input: r.quantization for r in fixed if r.input is not None}
        self.fixed_outputs = {r.output: r.quantization for r in fixed if r.input is None}
        self.same = [rule for rule in rules if isinstance(rule, SameQuantization)]
        self.zero_before = [r.level for r in rules if isinstance(r, ZeroPointZeroBefore)]
        self.rank_before = [r for r in rules if isinstance(r, RankBefore)]


@cache
def _rules(operation: OperationType) -> _Rules:
    return _Rules(operation)


@lru_cache(maxsize=1024)
def _scalar(type: OperandType, number: float) -> NDArray[Any]:
    array = np.array(number, dtype_of(type))
    array.flags.writeable = False
    return array


class Site:
    """One operation with a signature, whose arguments are given by name.

    Tensors may be taken from the graph. Nothing changes in the graph before :meth:`commit`.
    """

    def __init__(self, draft: Draft, operation: OperationType, signature: Signature) -> None:
        self.draft = draft
        self.dice: Dice = draft.dice
        self.level: FeatureLevel = draft.claims.level
        self.operation = operation
        self.signature = signature
        self.spec = OPERATIONS[operation]
        self.limit = draft.limits.elements
        """Elements that a tensor may have."""
        self._arguments = {argument.name: argument for argument in signature.inputs}
        self._positions = {argument.name: i for i, argument in enumerate(signature.inputs)}
        self._values: dict[str, list[Value]] = {}
        self._rules = _rules(operation)
        self._intervals: Sequence[Interval] = ()
        self._rooms: Mapping[int, Shape] = {}
        self._hidden: Sequence[int] = ()
        self._least_scale = 0.0
        self._output_quantizations: Sequence[Quantization] = ()
        self._cost = 0
        self._results: Sequence[Value] = ()
        self._subgraphs: list[Referenced] = []

    # --- what there is to fill in -------------------------------------------------------------

    def has(self, name: str) -> bool:
        """Whether the signature has this argument."""
        return name in self._arguments

    def type(self, name: str) -> OperandType:
        """The type of an argument."""
        type = self._arguments[name].type
        assert isinstance(type, OperandType)
        return type

    def output_type(self, index: int = 0) -> OperandType:
        """The type of an output."""
        type = self.signature.outputs[index].type
        assert isinstance(type, OperandType)
        return type

    def require(self, condition: bool) -> None:
        """Raise Unsuitable unless ``condition`` holds."""
        if not condition:
            raise Unsuitable

    # --- tensors ------------------------------------------------------------------------------

    def tensor(
        self,
        name: str,
        ranks: Sequence[int] = (),
        *,
        within: Interval = ANY,
        accepts: Callable[[Value], bool] | None = None,
        new: Callable[[], Shape] | None = None,
    ) -> Value:
        """Data for an argument: an operand of the graph that fits, often, or a new one.

        A new one has the shape that ``new`` makes, by default any of one of ``ranks``, which are
        by default those of the signature. Elements lie ``within`` these bounds, unless the type
        is quantized.
        """
        argument = self._arguments[name]
        ranks = ranks or self._ranks(argument)
        found = self._candidate(
            argument, lambda type: self.draft.candidate(type, ranks), within, accepts
        )
        if found is None:
            shape = new() if new is not None else self.shape(self.dice.pick(ranks))
            found = self._new(argument, shape, within)
        return self.give(name, found)

    def exact(
        self,
        name: str,
        shape: Shape,
        *,
        within: Interval = ANY,
        like: Value | None = None,
        unlike: Value | None = None,
    ) -> Value:
        """Data of ``shape``, other than ``unlike``; with ``like`` of its quantization."""
        argument = self._arguments[name]
        wanted = None if like is None else like.quantization

        def fits(value: Value) -> bool:
            return value is not unlike and (wanted is None or value.quantization == wanted)

        found = self._candidate(
            argument, lambda type: self.draft.candidate_of_shape(type, shape), within, fits
        )
        return self.give(name, found or self._new(argument, shape, within, wanted))

    def leaf(
        self,
        name: str,
        shape: Shape,
        interval: Interval = (-1.0, 1.0),
        quantization: Quantization | None = None,
        *,
        constant: bool | None = None,
    ) -> Value:
        """New data: numbers of ``interval``, or all codes of a quantized type.

        It is a constant, as weights are, or now and then an input of the model.
        """
        if constant is None:
            constant = not self.dice.one_in(8)
        argument = self._arguments[name]
        value = self._new(argument, shape, interval, quantization, constant=constant, exact=True)
        return self.give(name, value)

    def given(
        self,
        name: str,
        elements: Any,
        quantization: Quantization = _NONE,
        *,
        constant: bool | None = None,
    ) -> Value:
        """New data with these ``elements``: codes, where the type is quantized."""
        type = self.type(name)
        array = np.asarray(elements, dtype_of(type))
        if constant is None:
            constant = self.dice.flag()
        value = Value(
            type,
            array.shape,
            self._real(type, quantization, (0.0, 0.0)),
            quantization,
            Content(given=array),
            constant or self.draft.closed,
        )
        return self.give(name, value)

    def vector(self, name: str, numbers: Sequence[int], *, constant: bool = True) -> None:
        """A tensor of rank 1 with integers, which the shape of an output depends on."""
        self.given(name, numbers, constant=constant)

    def scalar(self, name: str, number: float) -> float:
        """A constant scalar, where the signature has this argument."""
        if name in self._arguments:
            type = self.type(name)
            array = _scalar(type, number)
            value = Value(type, (), (number, number), _NONE, Content(given=array), constant=True)
            self.give(name, value)
        return number

    def typed(self, name: str, type: OperandType) -> Value:
        """Data of ``type`` for an argument that may be of any type."""
        argument = replace(self._arguments[name], type=type)
        found = self._candidate(argument, lambda type: self.draft.candidate(type, UP_TO_4))
        return self.give(name, found or self._new(argument, self.shape(2), ANY))

    def nested(self) -> Draft:
        """A graph for an argument that is a subgraph."""
        return Draft(self.dice, self.draft.claims, self.draft.limits, closed=True)

    def subgraph(
        self, name: str, graph: Draft, inputs: Sequence[Value], outputs: Sequence[Value]
    ) -> None:
        """``graph`` is the argument."""
        value = Value(OperandType.SUBGRAPH, (), ANY, _NONE)
        value.subgraph = len(self.draft.referenced) + len(self._subgraphs)
        self._subgraphs.append(Referenced(graph, inputs, outputs))
        self.give(name, value)

    def give(self, name: str, value: Value) -> Value:
        """``value`` is the argument, or one more of a repeated one."""
        self._values.setdefault(name, []).append(value)
        return value

    def shape(self, rank: int, elements: int | None = None) -> Shape:
        """Any shape: dimensions in range, of a tensor of ``elements`` at most."""
        low, high = self.draft.limits.dimension
        bits = (elements or self.limit).bit_length() - 1
        left = 1 << self.dice.number(min(2, bits), bits)
        shape = [1] * rank
        for axis in self.dice.shuffled(range(rank)):
            shape[axis] = self.dice.number(low, max(low, min(high, left)))
            left = max(1, left // shape[axis])
        return tuple(shape)

    def quantization(self, type: OperandType, shape: Shape = ()) -> Quantization:
        """Any scale and zero point for a type that has them, per channel of ``shape`` for some."""
        if not is_quantized(type):
            return _NONE
        if type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            return self.per_channel(shape, self.dice.number(0, len(shape) - 1), self.dice.scale())
        low, high = CODES[type]
        symmetric = "ASYMM" not in type.name
        zero_point = 0 if symmetric else self.dice.pick((low, high, self.dice.number(low, high)))
        return Quantization(self.dice.scale(), zero_point)

    def per_channel(self, shape: Shape, axis: int, scale: float) -> Quantization:
        """A scale of half to twice ``scale`` for each channel along ``axis``."""
        factors = self.dice.numbers(shape[axis], 32, 127)
        scales = tuple(float32(scale * factor / 64) for factor in factors)
        return Quantization(channels=SymmPerChannelQuantParams(scales, axis))

    def _candidate(
        self,
        argument: Argument,
        find: Callable[[OperandType], Value | None],
        within: Interval = ANY,
        accepts: Callable[[Value], bool] | None = None,
    ) -> Value | None:
        type = argument.type
        assert isinstance(type, OperandType)
        if self.dice.one_in(8):
            return None
        fixed = self._fixed(argument, type)
        for _ in range(_TRIES):
            value = find(type)
            if value is None:
                return None
            inside = is_quantized(type) or (within[0] <= value.low and value.high <= within[1])
            fits = inside and (fixed is None or fixed == value.quantization)
            fits = fits and not (value.quantization.zero_point and self._wants_zero(argument))
            if fits and (accepts is None or accepts(value)):
                return value
        return None

    def _ranks(self, argument: Argument) -> Sequence[int]:
        if self._positions[argument.name] == 0:
            for rule in self._rules.rank_before:
                if self.level < rule.level:
                    return rule.ranks
        return argument.ranks or UP_TO_4

    def _wants_zero(self, argument: Argument) -> bool:
        """Whether the zero point of an unsigned argument has to be 0."""
        unsigned = argument.type == OperandType.TENSOR_QUANT8_ASYMM
        first = unsigned and self._positions[argument.name] == 0
        return first and any(self.level < level for level in self._rules.zero_before)

    def _fixed(self, argument: Argument, type: OperandType) -> Quantization | None:
        """The one quantization that this argument may have."""
        position = self._positions[argument.name]
        if position in self._rules.fixed_inputs:
            found = self._rules.fixed_inputs[position].get(type)
            return None if found is None else Quantization(*found)
        return None

    def _new(
        self,
        argument: Argument,
        shape: Shape,
        within: Interval,
        quantization: Quantization | None = None,
        *,
        constant: bool | None = None,
        exact: bool = False,
    ) -> Value:
        type = argument.type
        assert isinstance(type, OperandType)
        self.require(math.prod(shape) <= self.limit)
        if quantization is None:
            quantization = self._fixed(argument, type) or self.quantization(type, shape)
            if self._wants_zero(argument):
                quantization = Quantization(quantization.scale)
        if constant is None:
            constant = self.dice.flag() and self.draft.has_input
        codes = CODES.get(type)
        if codes is not None:
            interval, content = self._real(type, quantization, (0, 1)), Content(*codes)
        else:
            interval = within if exact else self._usual(type, within)
            content = Content(*interval)
        return Value(type, shape, interval, quantization, content, constant or self.draft.closed)

    def _usual(self, type: OperandType, within: Interval) -> Interval:
        """The part of ``within`` where numbers usually are, or ``within`` where none are there."""
        integers = type == OperandType.TENSOR_INT32
        spread = self.dice.pick(_INTEGER_SPREADS if integers else _DEFAULT_SPREADS)
        low, high = max(-spread, within[0]), min(spread, within[1])
        if low > high:
            low, high = within
        return (math.ceil(low), math.floor(high)) if integers else (low, high)

    def _real(self, type: OperandType, quantization: Quantization, otherwise: Interval) -> Interval:
        """What the codes of a quantized type stand for; for other types ``otherwise``."""
        if not is_quantized(type):
            return otherwise
        low, high = CODES[type]
        scale, zero = quantization.scale, quantization.zero_point
        if quantization.channels is not None:
            scale = max(quantization.channels.scales)
        return (low - zero) * scale, (high - zero) * scale

    # --- outputs ------------------------------------------------------------------------------

    def outputs(self, *intervals: Interval) -> None:
        """Bounds of the elements of each output, or the usual ones where the type saturates."""
        self._intervals = intervals

    def results(self, *values: Value) -> None:
        """The outputs themselves, where they do not follow from the inputs."""
        self._results = values

    def above(self, scale: float) -> None:
        """The scale of output 0 has to be larger than ``scale``, which may not be large itself."""
        self.require(scale < 1)
        self._least_scale = scale

    def quantized(self, *quantizations: Quantization) -> None:
        """The quantization of each output."""
        self._output_quantizations = quantizations

    def work(self, multiply_adds: int) -> None:
        """How much there is to do, where it is more than the elements of the operands."""
        self._cost = multiply_adds

    def hide(self, *outputs: int) -> None:
        """Elements of these outputs are not specified."""
        self._hidden = outputs

    def rooms(self, rooms: Mapping[int, Shape]) -> None:
        """The largest shapes of outputs whose shape depends on data."""
        self._rooms = rooms

    @property
    def magnitude(self) -> float:
        """The largest absolute value that output 0 may have; infinite for quantized types."""
        return MAX_MAGNITUDE.get(self.output_type(), math.inf)

    # --- the end ------------------------------------------------------------------------------

    def commit(self) -> None:
        """Put the operation into the graph; raises Unsuitable where it is too large."""
        inputs = self._ordered()
        outputs = self._results or self._made(inputs)
        sizes = [math.prod(value.room) for value in outputs]
        self.require(max(sizes) <= self.limit and min(sizes) > 0)
        self.require(self._cost <= self.draft.limits.multiply_adds)
        self.draft.add(self.operation, inputs, outputs)
        self.draft.referenced += self._subgraphs

    def _ordered(self) -> list[Value]:
        inputs: list[Value] = []
        for argument in self.signature.inputs:
            values = self._values.get(argument.name)
            if values is not None:
                inputs += values
            else:
                assert argument.optional, f"{self.operation.name}: no {argument.name} was given"
                inputs.append(_omitted(argument))
        return inputs

    def _made(self, inputs: list[Value]) -> list[Value]:
        last = len(self.signature.outputs) - 1
        types = [self.output_type(min(i, last)) for i in range(len(self._intervals))]
        quantizations = [self._quantized(min(i, last), t, inputs) for i, t in enumerate(types)]
        declared = [
            Value(type, (), interval, quantization).info
            for type, interval, quantization in zip(
                types, self._intervals, quantizations, strict=True
            )
        ]
        infos = [None if value.omitted else value.info for value in inputs]
        shapes = [info.shape for info in self.spec.infer(infos, declared)]
        outputs = []
        for index, type in enumerate(types):
            interval = self._bounded(type, quantizations[index], self._intervals[index])
            value = Value(type, shapes[index], interval, quantizations[index])
            value.room = self._rooms.get(index, value.shape)
            value.hidden = index in self._hidden
            outputs.append(value)
        return outputs

    def _bounded(
        self, type: OperandType, quantization: Quantization, interval: Interval
    ) -> Interval:
        if type == OperandType.TENSOR_BOOL8:
            return (0.0, 1.0)
        low, high = self._real(type, quantization, ANY)
        return max(low, interval[0]), min(high, interval[1])

    def _quantized(self, index: int, type: OperandType, inputs: list[Value]) -> Quantization:
        if not is_quantized(type):
            return _NONE
        fixed = self._rules.fixed_outputs.get(index, {}).get(type)
        if fixed is not None:
            return Quantization(*fixed)
        for rule in self._rules.same:
            binding = rule.before is None or self.level < rule.before
            if index in rule.outputs and binding:
                return inputs[rule.source].quantization
        if self._output_quantizations:
            return self._output_quantizations[index]
        return self._fitting(type, self._intervals[index])

    def _fitting(self, type: OperandType, interval: Interval) -> Quantization:
        """A scale with which the codes cover about ``interval``."""
        low, high = CODES[type]
        steps = high - low
        scale = (interval[1] - interval[0]) / steps * self.dice.between(0.5, 1.25)
        scale = float32(min(max(scale, MIN_SCALE), MAX_SCALE))
        if scale <= self._least_scale:
            scale = float32(self._least_scale * 1.25)
        if "ASYMM" not in type.name:
            return Quantization(scale)
        return Quantization(scale, min(max(round(low - interval[0] / scale), low), high))


def _omitted(argument: Argument) -> Value:
    """Even what is left out must be a valid operand: one that is quantized has a scale."""
    type = argument.type
    assert isinstance(type, OperandType)
    value = Value(type, (0,), ANY, Quantization(1.0) if is_quantized(type) else _NONE)
    value.omitted = True
    return value
