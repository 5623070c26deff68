"""The arguments of one operation: operands of the graph that fit, and new ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.operations.argument import Argument
from nnhal.operations.node import Shape
from nnhal.operations.spec import UP_TO_4, FeatureLevel, Signature
from nnhal.types import OperandType, OperationType
from nntest.random_graph import leaves
from nntest.random_graph.dice import Dice
from nntest.random_graph.draft import Draft, Referenced
from nntest.random_graph.leaves import ANY, real_range
from nntest.random_graph.rules import rules_of
from nntest.random_graph.values import CODES, Content, Interval, Quantization, Value

__all__ = ["ArgumentChoice", "Unsuitable"]

_TRIES: Final = 4
"""Operands that are looked at before a new one is made."""

_RANKS: Final = (*UP_TO_4, *UP_TO_4, 5, 6)
"""Of data whose rank the HAL does not bound: now and then more than most code is written for."""

_NONE: Final = Quantization()


class Unsuitable(Exception):
    """An operation cannot be drawn here, but another one or another time it can."""


@lru_cache(maxsize=1024)
def _scalar(type: OperandType, number: float) -> NDArray[Any]:
    array = np.array(number, dtype_of(type))
    array.flags.writeable = False
    return array


class ArgumentChoice:
    """Arguments that are given by name; the graph does not change."""

    def __init__(self, draft: Draft, operation: OperationType, signature: Signature) -> None:
        self.draft = draft
        self.dice: Dice = draft.dice
        self.level: FeatureLevel = draft.claims.level
        self.operation = operation
        self.signature = signature
        self.limit = draft.limits.elements
        """Elements that a tensor may have."""
        self.rules = rules_of(operation, self.level)
        self.subgraphs: list[Referenced] = []
        """What the operation refers to."""
        self._arguments = {argument.name: argument for argument in signature.inputs}
        self._positions = {argument.name: i for i, argument in enumerate(signature.inputs)}
        self._values: dict[str, list[Value]] = {}

    def has(self, name: str) -> bool:
        """Whether the signature has this argument."""
        return name in self._arguments

    def type(self, name: str) -> OperandType:
        """The type of an argument."""
        type = self._arguments[name].type
        assert isinstance(type, OperandType)
        return type

    def require(self, condition: bool) -> None:
        """Raise Unsuitable unless ``condition`` holds."""
        if not condition:
            raise Unsuitable

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
            constant = self.dice.flag() and self.draft.has_input
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

    def axis(self, value: Value, more: int = 0) -> int:
        """The argument ``axis``: one of ``value``, or of ``more``, from the front or the end."""
        rank = len(value.shape) + more
        axis = self.dice.number(-rank, rank - 1)
        self.scalar("axis", axis)
        return axis

    def typed(self, name: str, type: OperandType) -> Value:
        """Data of ``type`` for an argument that may be of any type."""
        argument = replace(self._arguments[name], type=type)
        found = self._candidate(argument, lambda type: self.draft.candidate(type, _RANKS))
        return self.give(name, found or self._new(argument, self.shape(2), ANY))

    def nested(self) -> Draft:
        """A graph for an argument that is a subgraph."""
        return Draft(self.dice, self.draft.claims, self.draft.limits, closed=True)

    def subgraph(
        self, name: str, graph: Draft, inputs: Sequence[Value], outputs: Sequence[Value]
    ) -> None:
        """``graph`` is the argument."""
        value = Value(OperandType.SUBGRAPH, (), ANY, _NONE)
        value.subgraph = len(self.draft.referenced) + len(self.subgraphs)
        self.subgraphs.append(Referenced(graph, inputs, outputs))
        self.give(name, value)

    def give(self, name: str, value: Value) -> Value:
        """``value`` is the argument, or one more of a repeated one."""
        self._values.setdefault(name, []).append(value)
        return value

    def shape(self, rank: int, elements: int | None = None) -> Shape:
        """Any shape of a tensor of ``elements`` at most."""
        limits = self.draft.limits
        return leaves.random_shape(self.dice, limits, rank, elements or limits.elements)

    def _ranks(self, argument: Argument) -> Sequence[int]:
        first = self.rules.first_ranks if self._positions[argument.name] == 0 else ()
        return first or argument.ranks or _RANKS

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
        fixed = self.rules.input(position, type)
        zero = self.rules.zero_point_is_zero(position, type)
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
        fixed = self.rules.input(position, type)
        if fixed is not None:
            return fixed
        drawn = leaves.random_quantization(self.dice, type, shape)
        if self.rules.zero_point_is_zero(position, type):
            return Quantization(drawn.scale)
        return drawn

    def ordered(self) -> list[Value]:
        """All arguments in the order of the signature."""
        inputs: list[Value] = []
        for argument in self.signature.inputs:
            values = self._values.get(argument.name)
            if values is not None:
                inputs += values
            else:
                assert argument.optional, f"{self.operation.name}: no {argument.name} was given"
                inputs.append(_omitted(argument))
        return inputs


def _omitted(argument: Argument) -> Value:
    """Even what is left out must be a valid operand: one that is quantized has a scale."""
    type = argument.type
    assert isinstance(type, OperandType)
    value = Value(type, (0,), ANY, Quantization(1.0) if is_quantized(type) else _NONE)
    value.omitted = True
    return value
