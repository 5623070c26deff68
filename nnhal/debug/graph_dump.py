"""A model as a drawing: Graphviz dot, in the manner of Android's GraphDump, from top to bottom.

An operation is a box with its arguments by name: how it computes in words, constants as one line
each. Arrows are the operands between operations, with number, type and shape. Inputs and outputs of
the model are black ellipses; operands that nothing writes or nothing reads are white ones. A
referenced subgraph is a cluster, and a dashed arrow leads from it to the operation that refers to
it. A network of a hundred operations stays within what Graphviz can render as a picture.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from nnhal.operation_call import OperationCall, calls_in
from nnhal.operations.node import code_name
from nnhal.types import (
    Model,
    OperandLifeTime,
    OperandType,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)

__all__ = ["Mark", "Marks", "dot"]

_WIDTH: Final = 48
"""Characters of a line in a box."""

_IN_THE_BOX: Final = (
    OperandLifeTime.CONSTANT_COPY,
    OperandLifeTime.CONSTANT_REFERENCE,
    OperandLifeTime.NO_VALUE,
    OperandLifeTime.SUBGRAPH,
)


class Mark(NamedTuple):
    """Mark on an operation in a drawing besides its name: a fill color, and a line of text."""

    color: str
    text: str


Marks: TypeAlias = Mapping[tuple[int | None, int], Mark]
"""Marks by subgraph (None for the main one) and operation."""


def dot(model: Model, name: str = "model", marks: Marks = MappingProxyType({})) -> str:
    """``model`` as the text of a Graphviz file, with ``marks`` on its operations."""
    lines = [f"digraph {_quoted(name)} {{", "    compound=true rankdir=TB", "    node [shape=box]"]
    if model.relax_computation_float32_to_float16:
        lines.append(f"    label={_quoted(name + ' (relaxed: float32 as float16)')}")
    lines += _Drawing(model, model.main, "main", "    ", _marks_of(marks, None)).lines()
    for index, subgraph in enumerate(model.referenced):
        prefix = _prefix(index)
        lines.append(f"    subgraph cluster_{prefix} {{")
        lines.append(f"        label={_quoted(f'subgraph {index}')}")
        lines += _Drawing(model, subgraph, prefix, "        ", _marks_of(marks, index)).lines()
        lines.append("    }")
    lines += _references(model)
    lines.append("}")
    return "\n".join(lines) + "\n"


def _prefix(index: int) -> str:
    return f"sub{index}"


def _marks_of(marks: Marks, subgraph: int | None) -> Mapping[int, Mark]:
    return {index: mark for (where, index), mark in marks.items() if where == subgraph}


class _Drawing:
    """Nodes and arrows of one subgraph; ``prefix`` keeps its names apart from the others'."""

    def __init__(
        self, model: Model, subgraph: Subgraph, prefix: str, indent: str, marks: Mapping[int, Mark]
    ) -> None:
        self._model = model
        self._subgraph = subgraph
        self._prefix = prefix
        self._indent = indent
        self._marks = marks
        operations = list(enumerate(subgraph.operations))
        self._writers = {index: n for n, each in operations for index in each.outputs}
        read = {index for _, each in operations for index in each.inputs}
        constants = {i for i, each in enumerate(subgraph.operands) if each.lifetime in _IN_THE_BOX}
        between = read & (constants | self._writers.keys())
        ends = {*subgraph.input_indexes, *subgraph.output_indexes}
        self._ellipses = {*range(len(subgraph.operands))} - between | ends

    def lines(self) -> Iterator[str]:
        """Ellipses first, then each operation with the arrows that lead to it."""
        for index in sorted(self._ellipses):
            yield self._indent + self._ellipse(index)
        calls = calls_in(self._model, self._subgraph)
        pairs = zip(self._subgraph.operations, calls, strict=True)
        for number, (operation, call) in enumerate(pairs):
            yield self._indent + self._box(number, operation, call)
            yield from (self._indent + line for line in self._arrows(number, operation, call))

    def _ellipse(self, index: int) -> str:
        subgraph = self._subgraph
        sides = (("input", subgraph.input_indexes), ("output", subgraph.output_indexes))
        roles = [f"{role}[{all_.index(index)}]" for role, all_ in sides if index in all_]
        style = "style=filled fillcolor=black fontcolor=white " if roles else ""
        label = f"{' = '.join([str(index), *roles])}\n{self._described(index)}"
        return f"{self._prefix}_d{index} [shape=ellipse {style}label={_quoted(label)}]"

    def _box(self, number: int, operation: Operation, call: OperationCall) -> str:
        mark = self._marks.get(number)
        fill = "" if mark is None else f"style=filled fillcolor={_quoted(mark.color)} "
        label = [
            f"{number}: {call.operation}",
            *([] if mark is None else [mark.text]),
            *textwrap.wrap(call.arguments, _WIDTH),
            *self._constants(operation, call),
        ]
        return f"{self._prefix}_n{number} [{fill}label={_quoted(chr(10).join(label))}]"

    def _constants(self, operation: Operation, call: OperationCall) -> Iterator[str]:
        """A line for each input that is neither data nor said by ``call.arguments``."""
        for index, called in zip(operation.inputs, call.inputs, strict=True):
            operand = self._subgraph.operands[index]
            if operand.lifetime == OperandLifeTime.SUBGRAPH:
                yield f"{called.name}: subgraph {operand.location.offset}"
            elif operand.lifetime == OperandLifeTime.NO_VALUE:
                yield str(called)
            elif operand.lifetime in _IN_THE_BOX and not called.is_scalar:
                values = ", ".join(f"{value:g}" for value in called.values)
                yield f"{called} = [{values}]" if values else str(called)

    def _arrows(self, number: int, operation: Operation, call: OperationCall) -> Iterator[str]:
        node = f"{self._prefix}_n{number}"
        operands = self._subgraph.operands
        data = [
            (index, called.name)
            for index, called in zip(operation.inputs, call.inputs, strict=True)
            if operands[index].lifetime not in _IN_THE_BOX
        ]
        for index, name in data:
            label = [name] if len(data) > 1 else []
            tail = f"{self._prefix}_d{index}"
            if index not in self._ellipses:
                tail = f"{self._prefix}_n{self._writers[index]}"
                label.append(f"{index}: {self._described(index)}")
            yield f"{tail} -> {node}{_labeled(label)}"
        for index, called in zip(operation.outputs, call.outputs, strict=True):
            if index in self._ellipses:
                label = [called.name] if len(call.outputs) > 1 else []
                yield f"{node} -> {self._prefix}_d{index}{_labeled(label)}"

    def _described(self, index: int) -> str:
        """Type with dimensions, and quantization, one line each where there is any."""
        operand = self._subgraph.operands[index]
        dimensions = "x".join("?" if size == 0 else str(size) for size in operand.dimensions)
        type = code_name(OperandType, operand.type).removeprefix("TENSOR_")
        lines = [f"{type} {dimensions}" if dimensions else type]
        if isinstance(operand.extra_params, SymmPerChannelQuantParams):
            scales = operand.extra_params.scales
            lines.append(f"{len(scales)} scales, dimension {operand.extra_params.channel_dim}")
        elif operand.scale:
            lines.append(f"scale {operand.scale:g}, zero point {operand.zero_point}")
        return "\n".join(lines)


def _labeled(lines: list[str]) -> str:
    return f" [label={_quoted(chr(10).join(lines))}]" if lines else ""


def _references(model: Model) -> Iterator[str]:
    """Dashed arrows from subgraphs to the operations that refer to them."""
    owners = [("main", model.main), *((_prefix(i), s) for i, s in enumerate(model.referenced))]
    for prefix, subgraph in owners:
        for number, operation in enumerate(subgraph.operations):
            for operand in (subgraph.operands[index] for index in operation.inputs):
                target = operand.location.offset
                if operand.lifetime != OperandLifeTime.SUBGRAPH or target >= len(model.referenced):
                    continue
                for end in model.referenced[target].output_indexes[:1]:
                    tail = f"{_prefix(target)}_d{end}"
                    cluster = f"ltail=cluster_{_prefix(target)} style=dashed"
                    yield f"    {tail} -> {prefix}_n{number} [{cluster}]"


def _quoted(text: str) -> str:
    """A dot string: quotes and backslashes escaped, line ends as centered line breaks."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
