"""Soundness of a graph of ONNX: what reading takes for granted, and the order of its operators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from nntflite.errors import BrokenModel

if TYPE_CHECKING:
    import onnx

__all__ = ["names_read", "put_in_order"]


def names_read(node: onnx.NodeProto) -> tuple[str, ...]:
    """The names of what ``node`` reads, those of the graphs inside of it included."""
    found = list(node.input)
    for attribute in node.attribute:
        for graph in (*attribute.graphs, *([attribute.g] if attribute.HasField("g") else [])):
            own = {each.name for each in (*graph.input, *graph.initializer)}
            own |= {name for inner in graph.node for name in inner.output}
            outer = (name for inner in graph.node for name in names_read(inner))
            names = (*outer, *(each.name for each in graph.output))
            found += [name for name in names if name and name not in own and name not in found]
    return tuple(found)


def put_in_order(graph: onnx.GraphProto, source: str) -> None:
    """Sort the operators of ``graph`` so that none reads what a later one computes. ONNX wants
    files to be so, but ONNX Runtime runs others, too.

    Raises BrokenModel for a graph that no order helps: one with a cycle, a name of two tensors or
    of none, an input of negative size, or a constant whose data do not have its size.
    """
    for fault in _faults(graph):
        raise BrokenModel(source, fault, "ONNX")
    producers = {name: n for n, node in enumerate(graph.node) for name in node.output if name}
    before = {
        n: {producers[name] for name in names_read(node) if name in producers}
        for n, node in enumerate(graph.node)
    }
    if all(max(numbers, default=-1) < n for n, numbers in before.items()):
        return
    try:
        order = list(TopologicalSorter(before).static_order())
    except CycleError as error:
        cycle = " to ".join(graph.node[n].op_type for n in reversed(error.args[1]))
        raise BrokenModel(source, f"it has a cycle: {cycle}", "ONNX") from None
    nodes = [type(node).FromString(node.SerializeToString()) for node in graph.node]
    del graph.node[:]
    graph.node.extend(nodes[n] for n in order)


def _faults(graph: onnx.GraphProto) -> Iterator[str]:
    constants = {each.name for each in graph.initializer}
    constants |= {each.values.name for each in graph.sparse_initializer}
    computed = Counter(name for node in graph.node for name in node.output if name)
    given = {each.name for each in graph.input} | constants
    for name, count in computed.items():
        if count > 1 or name in given:
            yield f"tensor '{name}' is computed twice, or given and computed"
    known = given | computed.keys()
    for node in graph.node:
        for name in node.input:
            if name and name not in known:
                yield f"{node.op_type} reads tensor '{name}', which nothing computes"
    for output in graph.output:
        if output.name not in known:
            yield f"nothing computes output '{output.name}'"
    for given_input in graph.input:
        for dim in given_input.type.tensor_type.shape.dim:
            if dim.HasField("dim_value") and dim.dim_value < 0:
                yield f"input '{given_input.name}' has a dimension of {dim.dim_value}"
    for constant in graph.initializer:
        yield from _fault_of(constant)


def _fault_of(constant: onnx.TensorProto) -> Iterator[str]:
    from onnx import numpy_helper

    try:
        numpy_helper.to_array(constant)
    except (KeyError, TypeError, ValueError) as error:
        yield f"constant '{constant.name}': {error}"
