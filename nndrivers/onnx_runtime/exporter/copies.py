"""Copies in an ONNX graph: operators that hand on what they get, which exporters leave behind.

Whoever compiles a graph would have to have them, and a provider need not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from onnx import GraphProto, NodeProto

__all__ = ["remove_copies"]


def remove_copies(graph: GraphProto, inferred: GraphProto) -> None:
    """Take operators that copy out of ``graph``, but for a copy of an input or constant that is an
    output. ``inferred`` is the graph with the types of all values.
    """
    outputs = {each.name for each in graph.output}
    made = {name for node in graph.node for name in node.output}
    new: dict[str, str] = {}
    for node in list(_copies(graph, _types(inferred))):
        source, target = new.get(node.input[0], node.input[0]), node.output[0]
        if target not in outputs:
            new[target] = source
        elif source in made and source not in outputs:
            new.update({name: target for name, now in new.items() if now == source})
            new[source] = target
        else:
            continue
        graph.node.remove(node)
    for node in graph.node:
        node.input[:] = [new.get(name, name) for name in node.input]
        node.output[:] = [new.get(name, name) for name in node.output]


def _copies(graph: GraphProto, types: Mapping[str, int]) -> Iterator[NodeProto]:
    for node in graph.node:
        is_cast = node.op_type == "Cast" and types.get(node.input[0]) == node.attribute[0].i
        if is_cast or node.op_type == "Identity":
            yield node


def _types(graph: GraphProto) -> dict[str, int]:
    """The element types of all values that are known, by their names."""
    found = {each.name: each.data_type for each in graph.initializer}
    for values in (graph.input, graph.output, graph.value_info):
        found.update({each.name: each.type.tensor_type.elem_type for each in values})
    return found
