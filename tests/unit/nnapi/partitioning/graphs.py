"""Graphs and devices of Android's TestPartitioning.cpp, as HAL models and toy devices.

Operations are told by encodings, as there: ADD and MUL of four activations are 0 to 7 (HAL 1.0),
DIV and SUB 8 to 15 (1.1), MAXIMUM, MINIMUM, POW and PRELU 16 to 19 (1.2), HARD_SWISH 20 (1.3).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy as np

from nnhal.capabilities import non_extension_operand_performance
from nnhal.types import (
    Capabilities,
    DataLocation,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PerformanceInfo,
    Subgraph,
)

FUSED = (OperationType.ADD, OperationType.MUL, OperationType.DIV, OperationType.SUB)
PLAIN = (
    OperationType.MAXIMUM,
    OperationType.MINIMUM,
    OperationType.POW,
    OperationType.PRELU,
    OperationType.HARD_SWISH,
)
HARD_SWISH = 20
ALL = ~0


class Graph:
    """A graph to which operations are added; floats have ``dimensions`` unless told otherwise."""

    def __init__(self, *dimensions: int) -> None:
        self.dimensions = dimensions or (1,)
        self.operands: list[Operand] = []
        self.operations: list[Operation] = []
        self.values = bytearray()

    def add(self, type: OperandType, dimensions: Sequence[int] = ()) -> int:
        self.operands.append(Operand(type, tuple(dimensions)))
        return len(self.operands) - 1

    def float(self, dimensions: Sequence[int] | None = None) -> int:
        shape = self.dimensions if dimensions is None else dimensions
        return self.add(OperandType.TENSOR_FLOAT32, shape)

    def boolean(self) -> int:
        return self.add(OperandType.TENSOR_BOOL8, (1,))

    def constant(self, array: np.ndarray, type: OperandType, dimensions: Sequence[int]) -> int:
        data = array.tobytes()
        location = DataLocation(0, len(self.values), len(data))
        self.values += data
        lifetime = OperandLifeTime.CONSTANT_COPY
        self.operands.append(Operand(type, tuple(dimensions), lifetime=lifetime, location=location))
        return len(self.operands) - 1

    def run(
        self,
        type: int,
        inputs: Sequence[int],
        dimensions: Sequence[int] | None = None,
        kind: OperandType = OperandType.TENSOR_FLOAT32,
    ) -> int:
        output = self.add(kind, self.dimensions if dimensions is None else dimensions)
        self.operations.append(Operation(type, tuple(inputs), (output,)))
        return output

    def encoded(self, encoding: int, *inputs: int, dimensions: Sequence[int] | None = None) -> int:
        """The output of the operation of this encoding."""
        if encoding >= 16:
            return self.run(PLAIN[encoding - 16], inputs, dimensions)
        scalar = np.int32(encoding % 4)
        activation = self.constant(scalar, OperandType.INT32, ())
        return self.run(FUSED[encoding // 4], (*inputs, activation), dimensions)

    def equal(self, one: int, other: int) -> int:
        return self.run(OperationType.EQUAL, (one, other), (1,), OperandType.TENSOR_BOOL8)

    def subgraph(self, number: int) -> int:
        location = DataLocation(offset=number)
        lifetime = OperandLifeTime.SUBGRAPH
        self.operands.append(Operand(OperandType.SUBGRAPH, lifetime=lifetime, location=location))
        return len(self.operands) - 1

    def control(self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        self.operations.append(Operation(type, tuple(inputs), tuple(outputs)))

    def finished(self, inputs: Sequence[int], outputs: Sequence[int], shift: int = 0) -> Subgraph:
        """The graph; constants are ``shift`` bytes into the model's operand values."""
        operands = []
        for index, operand in enumerate(self.operands):
            lifetime, location = operand.lifetime, operand.location
            if index in inputs:
                lifetime = OperandLifeTime.SUBGRAPH_INPUT
            if index in outputs:
                lifetime = OperandLifeTime.SUBGRAPH_OUTPUT
            if lifetime == OperandLifeTime.CONSTANT_COPY:
                location = DataLocation(0, location.offset + shift, location.length)
            changed = Operand(
                operand.type, operand.dimensions, lifetime=lifetime, location=location
            )
            operands.append(changed)
        return Subgraph(tuple(operands), tuple(self.operations), tuple(inputs), tuple(outputs))

    def model(
        self,
        inputs: Sequence[int],
        outputs: Sequence[int],
        referenced: Sequence[Inner] = (),
        *,
        relaxed: bool = False,
    ) -> Model:
        values, subgraphs = bytearray(self.values), []
        for inner in referenced:
            subgraphs.append(inner.graph.finished(inner.inputs, inner.outputs, len(values)))
            values += inner.graph.values
        main = self.finished(inputs, outputs)
        return Model(
            main,
            tuple(subgraphs),
            bytes(values),
            relax_computation_float32_to_float16=relaxed,
        )


class Inner(NamedTuple):
    """A graph that another one refers to."""

    graph: Graph
    inputs: Sequence[int]
    outputs: Sequence[int]


def same_for_all(value: float, relaxed: float | None = None) -> Capabilities:
    """Capabilities of ``value`` for all types and control flow."""
    info = PerformanceInfo(value, value)
    soft = info if relaxed is None else PerformanceInfo(relaxed, relaxed)
    return Capabilities(soft, soft, non_extension_operand_performance(info), info, info)


class ToyDevice:
    """Supports the encodings in the bits of ``mask``, and operations of ``types``."""

    def __init__(
        self,
        name: str,
        performance: float | Capabilities,
        mask: int = ALL,
        *,
        version: HalVersion = HalVersion.V1_3,
        types: Collection[OperationType] = (),
        is_cpu: bool = False,
    ) -> None:
        self.name = name
        self.hal_version = version
        self.capabilities = (
            performance if isinstance(performance, Capabilities) else same_for_all(performance)
        )
        self.is_cpu = is_cpu
        self.asked: list[Model] = []
        self._mask = mask
        self._types = frozenset(types)

    def supported_operations(self, model: Model) -> Sequence[bool]:
        self.asked.append(model)
        return self._supported(model, model.main)

    def _supported(self, model: Model, subgraph: Subgraph) -> Sequence[bool]:
        return [self._takes(model, subgraph, operation) for operation in subgraph.operations]

    def _takes(self, model: Model, subgraph: Subgraph, operation: Operation) -> bool:
        if self.is_cpu:
            return operation.type != OperationType.OEM_OPERATION
        if operation.type in self._types:
            inner = [
                subgraph.operands[index].location.offset
                for index in operation.inputs
                if subgraph.operands[index].lifetime == OperandLifeTime.SUBGRAPH
            ]
            return all(all(self._supported(model, model.referenced[i])) for i in inner)
        encoding = encoding_of(model, subgraph, operation)
        return encoding is not None and bool(self._mask >> encoding & 1)


def cpu() -> ToyDevice:
    return ToyDevice("nnapi-reference", 1.0, version=HalVersion.AIDL_V4, is_cpu=True)


def encoding_of(model: Model, subgraph: Subgraph, operation: Operation) -> int | None:
    type = OperationType(operation.type)
    if type in PLAIN:
        return 16 + PLAIN.index(type)
    if type not in FUSED:
        return None
    offset = subgraph.operands[operation.inputs[2]].location.offset
    activation = int.from_bytes(model.operand_values[offset : offset + 4], "little")
    return 4 * FUSED.index(type) + activation


def add(graph: Graph, *, dimensions: Sequence[int] | None = None, encoding: int = 0) -> Inner:
    """``OP(x, y)``: a branch, or the body of a loop."""
    one, other = graph.float(dimensions), graph.float(dimensions)
    output = graph.encoded(encoding, one, other, dimensions=dimensions)
    return Inner(graph, (one, other), (output,))


def equal(graph: Graph, *, dimensions: Sequence[int] | None = None) -> Inner:
    """``EQUAL(x, y)``: the condition of a loop."""
    one, other = graph.float(dimensions), graph.float(dimensions)
    return Inner(graph, (one, other), (graph.equal(one, other),))


def if_model(
    main: Sequence[int] = (1,), then: Sequence[int] = (1,), other: Sequence[int] = (1,)
) -> Model:
    """IF between two ADDs, of floats of these dimensions."""
    branches = (add(Graph(), dimensions=then), add(Graph(), dimensions=other))
    graph = Graph()
    condition = graph.boolean()
    one, two, output = (graph.float(main) for _ in range(3))
    models = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.IF, (condition, *models, one, two), (output,))
    return graph.model((condition, one, two), (output,), branches)


def while_model(
    main: Sequence[int] = (1,), condition: Sequence[int] = (1,), body: Sequence[int] = (1,)
) -> Model:
    """WHILE with EQUAL and ADD, of floats of these dimensions."""
    inner = (equal(Graph(), dimensions=condition), add(Graph(), dimensions=body))
    graph = Graph()
    one, two, output = (graph.float(main) for _ in range(3))
    models = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.WHILE, (*models, one, two), (output,))
    return graph.model((one, two), (output,), inner)
