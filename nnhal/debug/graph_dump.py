"""A model as a drawing: Graphviz dot, in the manner of Android's GraphDump.

Operands are ellipses with index, name of their role, type, dimensions and quantization; inputs
and outputs are black. Operations are boxes. A constant is drawn beside each operation that reads
it: with one node for all, arrows across the whole drawing would take Graphviz minutes to lay out.
A referenced subgraph is a cluster, and a dashed arrow leads from it to the operand that refers to
it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from nnhal.operations.node import code_name
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

__all__ = ["Mark", "Marks", "dot"]

_SHOWN_VALUES: Final = 8
"""Elements of a constant that are written out; of a longer one, as many and how many there are."""

_FORMATS: Final[dict[int, str]] = {
    OperandType.FLOAT32: "f",
    OperandType.INT32: "i",
    OperandType.UINT32: "I",
    OperandType.BOOL: "?",
    OperandType.FLOAT16: "e",
    OperandType.TENSOR_INT32: "i",
    OperandType.TENSOR_BOOL8: "?",
    OperandType.TENSOR_FLOAT32: "f",
    OperandType.TENSOR_FLOAT16: "e",
    OperandType.TENSOR_QUANT8_ASYMM: "B",
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: "b",
    OperandType.TENSOR_QUANT8_SYMM: "b",
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL: "b",
    OperandType.TENSOR_QUANT16_SYMM: "h",
    OperandType.TENSOR_QUANT16_ASYMM: "H",
}

_ROLES: Final = {
    OperandLifeTime.CONSTANT_COPY: "COPY",
    OperandLifeTime.CONSTANT_REFERENCE: "REF",
    OperandLifeTime.NO_VALUE: "NO",
}


class Mark(NamedTuple):
    """Mark on an operation in a drawing besides its name: a fill color, and a line of text."""

    color: str
    text: str


Marks: TypeAlias = Mapping[tuple[int | None, int], Mark]
"""Marks by subgraph (None for the main one) and operation."""


def dot(model: Model, name: str = "model", marks: Marks = MappingProxyType({})) -> str:
    """``model`` as the text of a Graphviz file, with ``marks`` on its operations."""
    lines = [f"digraph {_quoted(name)} {{", "    compound=true"]
    if model.relax_computation_float32_to_float16:
        lines.append(f"    label={_quoted(name + ' (relaxed: float32 as float16)')}")
    lines += _subgraph(model, model.main, "main", "    ", _marks_of(marks, None))
    for index, subgraph in enumerate(model.referenced):
        prefix = _prefix(index)
        lines.append(f"    subgraph cluster_{prefix} {{")
        lines.append(f"        label={_quoted(f'subgraph {index}')}")
        lines += _subgraph(model, subgraph, prefix, "        ", _marks_of(marks, index))
        lines.append("    }")
    lines += _references(model)
    lines.append("}")
    return "\n".join(lines) + "\n"


def _prefix(index: int) -> str:
    return f"sub{index}"


def _marks_of(marks: Marks, subgraph: int | None) -> Mapping[int, Mark]:
    return {index: mark for (where, index), mark in marks.items() if where == subgraph}


def _subgraph(
    model: Model, subgraph: Subgraph, prefix: str, indent: str, marks: Mapping[int, Mark]
) -> Iterator[str]:
    """Nodes and arrows of one subgraph; ``prefix`` keeps its names apart from the others'."""
    nodes = _Nodes(subgraph, prefix)
    for index, operand in enumerate(subgraph.operands):
        role = _role(subgraph, index, operand)
        style = "" if "[" not in role else "style=filled fillcolor=black fontcolor=white "
        label = "\n".join([f"{index}{role}", *_description(model, operand)])
        for node in nodes.of(index):
            yield f"{indent}{node} [{style}label={_quoted(label)}]"
    for index, operation in enumerate(subgraph.operations):
        yield from _operation(operation, index, nodes, indent, marks.get(index))


class _Nodes:
    """The names of the nodes of ``subgraph``: those of a constant are one for each operation that
    reads it.
    """

    def __init__(self, subgraph: Subgraph, prefix: str) -> None:
        self.prefix = prefix
        self._readers: dict[int, list[int]] = {}
        for number, operation in enumerate(subgraph.operations):
            for index in dict.fromkeys(operation.inputs):
                if subgraph.operands[index].lifetime in _ROLES:
                    self._readers.setdefault(index, []).append(number)

    def of(self, operand: int) -> Iterator[str]:
        """All of them."""
        for reader in self._readers.get(operand, [-1]):
            yield self.read(operand, reader)

    def read(self, operand: int, operation: int) -> str:
        """That which ``operation`` reads, or writes."""
        first, *others = self._readers.get(operand, [operation])
        copy = f"_{operation}" if others and operation != first else ""
        return f"{self.prefix}_d{operand}{copy}"


def _role(subgraph: Subgraph, index: int, operand: Operand) -> str:
    if index in subgraph.input_indexes:
        return f" = input[{subgraph.input_indexes.index(index)}]"
    if index in subgraph.output_indexes:
        return f" = output[{subgraph.output_indexes.index(index)}]"
    kind = _ROLES.get(operand.lifetime)
    return "" if kind is None else f": {kind}"


def _description(model: Model, operand: Operand) -> Iterator[str]:
    """Type with dimensions, quantization, and value, one line each where there is any."""
    if operand.lifetime == OperandLifeTime.SUBGRAPH:
        yield f"subgraph {operand.location.offset}"
        return
    dimensions = "x".join("?" if size == 0 else str(size) for size in operand.dimensions)
    type = code_name(OperandType, operand.type)
    yield f"{type}({dimensions})" if dimensions else type
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        scales = operand.extra_params.scales
        yield f"{len(scales)} scales, dimension {operand.extra_params.channel_dim}"
    elif operand.scale:
        yield f"scale {operand.scale:g}, zero point {operand.zero_point}"
    value = _value(model, operand)
    if value is not None:
        yield f"= {value}"


def _value(model: Model, operand: Operand) -> str | None:
    """A constant's first elements; None for what is no constant, or of an unknown type."""
    code = _FORMATS.get(operand.type)
    if code is None:
        return None
    size = struct.calcsize(f"={code}")
    data = _data(model, operand, size * _SHOWN_VALUES)
    if data is None:
        return None
    values = list(map(_text, struct.unpack(f"={len(data) // size}{code}", data)))
    if not operand.dimensions:
        return ", ".join(values)
    count = operand.location.length // size
    more = f", ... {count} elements" if count > len(values) else ""
    return f"[{', '.join(values)}{more}]"


def _text(value: float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _data(model: Model, operand: Operand, most: int) -> bytes | None:
    """The first bytes of a constant, ``most`` at most; None where the model has none."""
    location = operand.location
    wanted = slice(location.offset, location.offset + min(location.length, most))
    if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
        return model.operand_values[wanted]
    if operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
        return bytes(model.pools[location.pool_index].buffer[wanted])
    return None


def _operation(
    operation: Operation, index: int, nodes: _Nodes, indent: str, mark: Mark | None
) -> Iterator[str]:
    node = f"{nodes.prefix}_n{index}"
    label = f"{index}: {code_name(OperationType, operation.type)}"
    fill = ""
    if mark is not None:
        label += f"\n{mark.text}"
        fill = f" style=filled fillcolor={_quoted(mark.color)}"
    inputs, outputs = operation.inputs, operation.outputs
    ordering = ""
    if max(len(inputs), len(outputs)) > 1:
        ordering = f" ordering={'in' if len(inputs) >= len(outputs) else 'out'}"
    yield f"{indent}{node} [shape=box{ordering}{fill} label={_quoted(label)}]"
    for position, operand in enumerate(inputs):
        label = _numbered(position, len(inputs))
        yield f"{indent}{nodes.read(operand, index)} -> {node}{label}"
    for position, operand in enumerate(outputs):
        label = _numbered(position, len(outputs))
        yield f"{indent}{node} -> {nodes.read(operand, index)}{label}"


def _numbered(position: int, count: int) -> str:
    return f" [label={position}]" if count > 1 else ""


def _references(model: Model) -> Iterator[str]:
    """Dashed arrows from subgraphs to the operands that refer to them."""
    owners = [("main", model.main), *((_prefix(i), s) for i, s in enumerate(model.referenced))]
    for prefix, subgraph in owners:
        for index, operand in enumerate(subgraph.operands):
            target = operand.location.offset
            if operand.lifetime == OperandLifeTime.SUBGRAPH and target < len(model.referenced):
                tail = f"{_prefix(target)}_d0"
                cluster = f"ltail=cluster_{_prefix(target)} style=dashed"
                yield f"    {tail} -> {prefix}_d{index} [{cluster}]"


def _quoted(text: str) -> str:
    """A dot string: quotes and backslashes escaped, line ends as centered line breaks."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
