"""A site: where one operation is put into a graph, and what its drawer works with."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.operations.argument import Argument
from nnhal.operations.node import Shape, TensorInfo
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import UP_TO_4, FeatureLevel, Signature
from nnhal.types import OperandType, OperationType
from nntest.random_graph import leaves
from nntest.random_graph.dice import Dice
from nntest.random_graph.draft import Draft, Referenced
from nntest.random_graph.leaves import ANY, real_range
from nntest.random_graph.rules import rules_of
from nntest.random_graph.values import CODES, MAX_MAGNITUDE, Content, Interval, Quantization, Value

__all__ = ["ANY", "Site", "Unsuitable"]

_TRIES: Final = 4
"""Operands that are looked at before a new one is made."""

_NONE: Final = Quantization()


class Unsuitable(Exception):
    """An operation cannot be drawn here, but another one or another time it can."""


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
        self._rules = rules_of(operation, self.level)
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
            real_range(type, quantization) if is_quantized(type) else (0.0, 0.0),
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
        """Any shape of a tensor of ``elements`` at most."""
        limits = self.draft.limits
        return leaves.random_shape(self.dice, limits.dimension, rank, elements or limits.elements)

    def _ranks(self, argument: Argument) -> Sequence[int]:
        first = self._rules.first_ranks if self._positions[argument.name] == 0 else ()
        return first or argument.ranks or UP_TO_4

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
        position = self._positions[argument.name]
        fixed = self._rules.input(position, type)
        zero = self._rules.zero_point_is_zero(position, type)
        for _ in range(_TRIES):
            value = find(type)
            if value is None:
                return None
            inside = is_quantized(type) or (within[0] <= value.low and value.high <= within[1])
            fits = inside and (fixed is None or fixed == value.quantization)
            fits = fits and not (zero and value.quantization.zero_point)
            if fits and (accepts is None or accepts(value)):
                return value
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
        """With ``exact`` numbers are drawn from all of ``within``."""
        type = argument.type
        assert isinstance(type, OperandType)
        self.require(math.prod(shape) <= self.limit)
        if quantization is None:
            quantization = self._any_quantization(argument, type, shape)
        if constant is None:
            constant = self.dice.flag() and self.draft.has_input
        if is_quantized(type):
            interval, content = real_range(type, quantization), Content(*CODES[type])
        else:
            usual = within if exact else leaves.usual_numbers(self.dice, type, within)
            interval = (0, 1) if type == OperandType.TENSOR_BOOL8 else usual
            content = Content(*interval)
        return Value(type, shape, interval, quantization, content, constant or self.draft.closed)

    def _any_quantization(
        self, argument: Argument, type: OperandType, shape: Shape
    ) -> Quantization:
        position = self._positions[argument.name]
        fixed = self._rules.input(position, type)
        if fixed is not None:
            return fixed
        drawn = leaves.random_quantization(self.dice, type, shape)
        if self._rules.zero_point_is_zero(position, type):
            return Quantization(drawn.scale)
        return drawn

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
            TensorInfo(type, (), one.scale, one.zero_point, one.channels)
            for type, one in zip(types, quantizations, strict=True)
        ]
        infos = [None if value.omitted else value.info for value in inputs]
        shapes = [info.shape for info in self.spec.infer(infos, declared)]
        outputs = []
        for index, (type, one) in enumerate(zip(types, quantizations, strict=True)):
            interval = real_range(type, one) if is_quantized(type) else self._intervals[index]
            value = Value(type, shapes[index], interval, one)
            value.room = self._rooms.get(index, value.shape)
            value.hidden = index in self._hidden
            outputs.append(value)
        return outputs

    def _quantized(self, index: int, type: OperandType, inputs: list[Value]) -> Quantization:
        ruled = self._rules.output(index, type, inputs)
        if ruled is not None:
            return ruled
        if self._output_quantizations:
            return self._output_quantizations[index]
        interval = self._intervals[index]
        return leaves.fitting_quantization(self.dice, type, interval, self._least_scale)


def _omitted(argument: Argument) -> Value:
    """Even what is left out must be a valid operand: one that is quantized has a scale."""
    type = argument.type
    assert isinstance(type, OperandType)
    value = Value(type, (0,), ANY, Quantization(1.0) if is_quantized(type) else _NONE)
    value.omitted = True
    return value
