"""Oracle: what a model computes, by formulas of our own, never by a driver.

Formulas get real values in float64 (and codes, where they need them) and give real values; this
module decodes operands, encodes results in the type of each operand, and follows graphs, IF and
WHILE. With the oracle ``tflite`` TF Lite's built-in kernels are asked instead.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from corpus.language import Array
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)

__all__ = [
    "Call",
    "Formula",
    "LoopLimit",
    "Misreading",
    "NoFormula",
    "Value",
    "evaluate",
    "formula",
    "formulas",
    "round_half_away",
]

_SNAP = 2.0**24

_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


class NoFormula(Exception):
    """An operation has no formula."""


@dataclass(frozen=True)
class Value:
    """An operand and its data in the HAL's data type."""

    operand: Operand
    array: Array

    @property
    def scales(self) -> Array:
        """The scale, or one a channel in a shape that multiplies codes; 1 where not quantized."""
        extra = self.operand.extra_params
        if isinstance(extra, SymmPerChannelQuantParams):
            shape = [1] * self.array.ndim
            shape[extra.channel_dim] = len(extra.scales)
            return np.array(extra.scales, np.float64).reshape(shape)
        return np.array(self.operand.scale or 1.0)

    @property
    def centered(self) -> Array:
        """Codes less the zero point in float64; plain values where not quantized."""
        return self.array.astype(np.float64) - self.operand.zero_point

    @property
    def real(self) -> Array:
        """Return what the data stands for, in float64."""
        return self.centered * self.scales


@dataclass(frozen=True)
class Call:
    """One operation with the data of its inputs, None where omitted."""

    operation: OperationType
    inputs: Sequence[Value | None]
    outputs: Sequence[Operand]

    def has(self, index: int) -> bool:
        return index < len(self.inputs) and self.inputs[index] is not None

    def value(self, index: int) -> Value:
        found = self.inputs[index]
        assert found is not None, f"input {index} is omitted"
        return found

    def real(self, index: int) -> Array:
        return self.value(index).real

    def array(self, index: int) -> Array:
        """The data as it is stored."""
        return self.value(index).array

    def number(self, index: int, default: Any = None) -> Any:
        """A scalar; ``default`` where there is none."""
        if default is not None and not self.has(index):
            return default
        return self.array(index).reshape(-1)[0].item()

    def vector(self, index: int) -> list[int]:
        return [int(v) for v in self.array(index).reshape(-1)]

    def axis(self, index: int, default: int = -1) -> int:
        """The axis at ``index`` of input 0, counted from the front."""
        return int(self.number(index, default)) % self.array(0).ndim

    def type(self, index: int) -> OperandType:
        return OperandType(self.value(index).operand.type)


Formula = Callable[[Call], Sequence[Array]]

Misreading = Callable[[Operation, Call], Call]
"""Misreading of an operation: what its formula is given, and what its results are encoded for."""

LoopLimit = Callable[[], Callable[[], None]]
"""Called when a WHILE begins; what it returns is called before each round of it, and may raise."""

_FORMULAS: dict[OperationType, Formula] = {}


def formula(*operations: OperationType) -> Callable[[Formula], Formula]:
    """Register the function below: real values of all outputs, unrounded."""

    def register(function: Formula) -> Formula:
        _FORMULAS.update(dict.fromkeys(operations, function))
        return function

    return register


@cache
def formulas() -> dict[OperationType, Formula]:
    """Return the formulas that the modules of :mod:`corpus.formulas` register."""
    package = importlib.import_module("corpus.formulas")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return _FORMULAS


def round_half_away(values: Array) -> Array:
    """Round to the nearest integer, halves away from zero, as C's ``round``."""
    return np.copysign(np.floor(np.abs(values) + 0.5), values)


def encode(operand: Operand, real: Array) -> Array:
    """Real values in the operand's type; 8- and 16-bit codes are rounded and clamped.

    What is in the operand's data type already stays as it is.
    """
    dtype = dtype_of(operand.type)
    if real.dtype == dtype:
        return real
    if is_quantized(operand.type) and operand.scale:
        info = np.iinfo(dtype)
        # What is a half but for the rounding of float64 is one.
        steps = np.round(real / operand.scale * _SNAP) / _SNAP
        codes = round_half_away(steps) + operand.zero_point
        return np.clip(codes, info.min, info.max).astype(dtype)
    with np.errstate(over="ignore"):
        # NumPy's versions differ in which zero np.clip gives; here there is only one.
        return (real + 0.0).astype(dtype) if dtype.kind == "f" else real.astype(dtype)


def evaluate(
    model: Model,
    inputs: Sequence[Array | None],
    misreading: Misreading | None = None,
    *,
    loop_limit: LoopLimit | None = None,
) -> dict[int, Array]:
    """The data of all operands of the main graph by number, in the HAL's data types.

    ``inputs`` has None for those that are omitted. With a ``misreading``, what a driver computes
    that misreads the model in this way. Without a ``loop_limit``, an endless WHILE never returns.
    Raises NoFormula.
    """
    return _Evaluation(model, misreading, loop_limit or _unlimited).graph(model.main, inputs)


def _unlimited() -> Callable[[], None]:
    return lambda: None


class _Evaluation:
    def __init__(self, model: Model, misreading: Misreading | None, loop_limit: LoopLimit) -> None:
        self._model = model
        self._misreading = misreading
        self._loop_limit = loop_limit

    def graph(self, graph: Subgraph, inputs: Sequence[Array | None]) -> dict[int, Array]:
        given = zip(graph.input_indexes, inputs, strict=True)
        known = {index: array for index, array in given if array is not None}
        for index, operand in enumerate(graph.operands):
            if operand.lifetime in _CONSTANTS:
                known[index] = self._constant(operand)
        for operation in graph.operations:
            results = self._results(graph, OperationType(operation.type), operation, known)
            # WHILE may have fewer outputs than its body.
            count = len(operation.outputs)
            known.update(zip(operation.outputs, results[:count], strict=True))
        return known

    def _constant(self, operand: Operand) -> Array:
        end = operand.location.offset + operand.location.length
        source: Any = self._model.operand_values
        if operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            source = self._model.pools[operand.location.pool_index].buffer
        data = bytes(source[operand.location.offset : end])
        return np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions)

    def _results(
        self, graph: Subgraph, type: OperationType, operation: Any, known: Mapping[int, Array]
    ) -> list[Array]:
        if type == OperationType.IF:
            return self._if(graph, operation.inputs, known)
        if type == OperationType.WHILE:
            return self._while(graph, operation.inputs, known)
        function = formulas().get(type)
        if function is None:
            raise NoFormula(type.name)
        inputs = [
            Value(graph.operands[i], known[i]) if i in known else None for i in operation.inputs
        ]
        call = Call(type, inputs, [graph.operands[i] for i in operation.outputs])
        if self._misreading is not None:
            call = self._misreading(operation, call)
        results = function(call)
        return [encode(o, np.asarray(r)) for o, r in zip(call.outputs, results, strict=True)]

    def _call(self, reference: Operand, arguments: Sequence[Array]) -> list[Array]:
        body = self._model.referenced[reference.location.offset]
        known = self.graph(body, arguments)
        return [known[index] for index in body.output_indexes]

    def _if(
        self, graph: Subgraph, inputs: Sequence[int], known: Mapping[int, Array]
    ) -> list[Array]:
        condition, then, otherwise, *rest = inputs
        branch = then if known[condition].reshape(-1)[0] else otherwise
        return self._call(graph.operands[branch], [known[index] for index in rest])

    def _while(
        self, graph: Subgraph, inputs: Sequence[int], known: Mapping[int, Array]
    ) -> list[Array]:
        condition, body, *rest = (inputs[0], inputs[1], *inputs[2:])
        arguments = [known[index] for index in rest]
        begin_round = self._loop_limit()
        while self._call(graph.operands[condition], arguments)[0].reshape(-1)[0]:
            begin_round()
            results = self._call(graph.operands[body], arguments)
            arguments = [*results, *arguments[len(results) :]]
        body_graph = self._model.referenced[graph.operands[body].location.offset]
        return arguments[: len(body_graph.output_indexes)]
