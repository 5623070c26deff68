"""Survey of a graph: what becomes of each operator, also behind one that the HAL cannot express."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from nntflite.errors import UnsupportedOperator
from nntflite.graph import OMITTED, Graph
from nntflite.importer.model import import_operator
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.tensors import TensorMap, UnusableTensor

__all__ = ["Survey", "survey"]


@dataclass(frozen=True)
class Survey:
    """Operators by their numbers: those that are ``refused``, and those whose results are known
    before the model runs, which are ``folded`` into constants.
    """

    refused: dict[int, UnsupportedOperator] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)


def survey(graph: Graph, shapes: Mapping[int, Sequence[int]], source: str = "model") -> Survey:
    """Import the operators of ``graph`` one after the other.

    What a refused operator computes is taken as an input, so that the operators behind it are
    judged too. ``shapes`` are those of tensors where they are not the file's.
    """
    tensors = TensorMap(graph, source)
    _give(tensors, graph.inputs, shapes)
    found = Survey()
    for number, operator in enumerate(graph.operators):
        outputs = [tensor for tensor in operator.outputs if tensor != OMITTED]
        try:
            import_operator(TfliteOperator(tensors, number, operator))
        except UnsupportedOperator as error:
            found.refused[number] = error
            _give(tensors, outputs, shapes)
            continue
        if outputs and all(tensors.value(tensor) is not None for tensor in outputs):
            found.folded.add(number)
    return found


def _give(tensors: TensorMap, given: Iterable[int], shapes: Mapping[int, Sequence[int]]) -> None:
    for tensor in given:
        try:
            tensors.add_input(tensor, shapes.get(tensor))
        except UnusableTensor as error:
            tensors.unusable(tensor, error)
