"""A site: where one operation is put into a graph, and what its drawer works with."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from nnhal.operand_types import is_quantized
from nnhal.operations.node import Shape, TensorInfo
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import Signature
from nnhal.types import OperandType, OperationType
from nntest.random_graph.arguments import ArgumentChoice, Unsuitable
from nntest.random_graph.draft import Draft
from nntest.random_graph.leaves import ANY, fitting_quantization, real_range
from nntest.random_graph.values import MAX_MAGNITUDE, Interval, Quantization, Value

__all__ = ["ANY", "Site", "Unsuitable"]


class Site(ArgumentChoice):
    """One operation with a signature: its arguments, and what its outputs hold.

    Nothing changes in the graph before :meth:`commit`.
    """

    def __init__(self, draft: Draft, operation: OperationType, signature: Signature) -> None:
        super().__init__(draft, operation, signature)
        self._intervals: Sequence[Interval] = ()
        self._results: Sequence[Value] = ()
        self._rooms: Mapping[int, Shape] = {}
        self._hidden: Sequence[int] = ()
        self._least_scale = 0.0
        self._output_quantizations: Sequence[Quantization] = ()
        self._cost = 0

    def output_type(self, index: int = 0) -> OperandType:
        """The type of an output."""
        type = self.signature.outputs[index].type
        assert isinstance(type, OperandType)
        return type

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
        """Return the amount of work, where it is more than the elements of the operands."""
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

    def commit(self) -> None:
        """Put the operation into the graph; raises Unsuitable where it is too large."""
        inputs = self.ordered()
        outputs = self._results or self._made(inputs)
        sizes = [math.prod(value.room) for value in outputs]
        self.require(max(sizes) <= self.limit and min(sizes) > 0)
        self.require(self._cost <= self.draft.limits.multiply_adds)
        self.draft.add(self.operation, inputs, outputs)
        self.draft.referenced += self.subgraphs

    def _made(self, inputs: list[Value]) -> list[Value]:
        last = len(self.signature.outputs) - 1
        types = [self.output_type(min(i, last)) for i in range(len(self._intervals))]
        quantizations = [self._quantized(min(i, last), t, inputs) for i, t in enumerate(types)]
        declared = [
            TensorInfo(type, (), one.scale, one.zero_point, one.channels)
            for type, one in zip(types, quantizations, strict=True)
        ]
        infos = [None if value.omitted else value.info for value in inputs]
        shapes = [info.shape for info in OPERATIONS[self.operation].infer(infos, declared)]
        outputs = []
        for index, (type, one) in enumerate(zip(types, quantizations, strict=True)):
            interval = real_range(type, one) if is_quantized(type) else self._intervals[index]
            value = Value(type, shapes[index], interval, one)
            value.room = self._rooms.get(index, value.shape)
            value.hidden = index in self._hidden
            outputs.append(value)
        return outputs

    def _quantized(self, index: int, type: OperandType, inputs: list[Value]) -> Quantization:
        ruled = self.rules.output(index, type, inputs)
        if ruled is not None:
            return ruled
        if self._output_quantizations:
            return self._output_quantizations[index]
        interval = self._intervals[index]
        return fitting_quantization(self.dice, type, interval, self._least_scale)
