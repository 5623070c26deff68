"""Imports IF and WHILE, whose graphs become subgraphs of the model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nnhal.types import OperationType
from nntflite.errors import UnsupportedOperator
from nntflite.graph import Graph
from nntflite.importer.graph import import_operators
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.tensors import RANKS, UnusableTensor

_DEEPEST: Final = 8
"""Graphs within graphs, so that one that calls itself comes to an end."""


@imports("IF")
def _if(op: TfliteOperator) -> None:
    """Constants are known within its graphs, and are no arguments of them."""
    positions = range(1, len(op))
    kept = [position for position in positions if op.known(position) is None]
    bodies = [_body(op, op.option(f"{branch}_subgraph_index"), 1, kept) for branch in _BRANCHES]
    shapes = [body.shapes for body in bodies]
    if shapes[0] != shapes[1] or len(shapes[0]) != op.output_count:
        raise op.refuse(f"its graphs give {shapes[0]} and {shapes[1]}")
    outputs = [op.output(number) for number in range(op.output_count)]
    for output, shape in zip(outputs, shapes[0], strict=True):
        op.tensors.resized(output, shape)
    inputs = [op.operand(0), *(body.operand for body in bodies), *op.operands(*kept)]
    op.emit(OperationType.IF, inputs, outputs)


_BRANCHES: Final = ("then", "else")


@imports("WHILE")
def _while(op: TfliteOperator) -> None:
    """Constants that stay as they are are known within its graphs; shapes do not change."""
    graph = _graph(op, op.option("body_subgraph_index"))
    if not len(graph.inputs) == len(graph.outputs) == len(op) == op.output_count:
        raise op.refuse(f"{len(graph.outputs)} results of a body with {len(op)} arguments")
    kept = [
        position
        for position in range(len(op))
        if graph.inputs[position] != graph.outputs[position] or op.known(position) is None
    ]
    condition = _body(op, op.option("cond_subgraph_index"), 0, kept)
    body = _body(op, op.option("body_subgraph_index"), 0, kept, wanted=kept)
    arguments = op.operands(*kept)
    given = [op.described(operand).dimensions for operand in arguments]
    if body.shapes != given:
        raise op.refuse(f"its body turns {given} into {body.shapes}")
    outputs = [op.output(position) for position in kept]
    for output, shape in zip(outputs, given, strict=True):
        op.tensors.resized(output, shape)
    op.emit(OperationType.WHILE, [condition.operand, body.operand, *arguments], outputs)
    for position in {*range(len(op))} - {*kept}:
        op.alias_output(position, op.operand(position))


@dataclass(frozen=True)
class _Body:
    """A graph as a subgraph: the operand that refers to it, and the shapes of its outputs."""

    operand: int
    shapes: list[tuple[int, ...]]


def _graph(op: TfliteOperator, number: int) -> Graph:
    graphs = op.tensors.graphs
    if not 0 < number < len(graphs):
        raise op.refuse(f"it calls graph {number} of {len(graphs)}")
    return graphs[number]


def _body(
    op: TfliteOperator,
    number: int,
    first: int,
    kept: Sequence[int],
    wanted: Sequence[int] | None = None,
) -> _Body:
    """Graph ``number`` with the inputs of ``op`` from ``first`` on, as arguments where ``kept``.

    ``wanted`` are those of its outputs that count, all by default.
    """
    graph = _graph(op, number)
    if len(graph.inputs) != len(op) - first:
        raise op.refuse(f"graph {number} has {len(graph.inputs)} inputs, not {len(op) - first}")
    inner = op.tensors.within(graph)
    if inner.depth > _DEEPEST:
        raise op.refuse(f"graphs are more than {_DEEPEST} deep within each other")
    arguments = []
    for position, tensor in enumerate(graph.inputs, first):
        if position in kept:
            like = op.operand(position)
            arguments.append(inner.add_argument(tensor, op.described(like)))
        else:
            inner.known(tensor, op.value(position))
    try:
        import_operators(inner)
        wanted = range(len(graph.outputs)) if wanted is None else wanted
        results = [graph.outputs[each] for each in wanted]
        if inner.flattened.keys() & results:
            raise op.refuse(f"an output of graph {number} has more than {RANKS} dimensions")
        outputs = inner.builder.owned([inner.current(tensor) for tensor in results])
    except UnsupportedOperator as error:
        raise op.refuse(
            f"operator {error.index} ({error.operator}) of graph {number}: {error.reason}"
        ) from None
    except UnusableTensor as error:
        raise op.refuse(f"an output of graph {number}: {error}") from None
    if inner.states():
        raise op.refuse(f"graph {number} has variables")
    shapes = [inner.builder.operands[output].dimensions for output in outputs]
    return _Body(op.tensors.builder.refer(inner.builder, arguments, outputs), shapes)
