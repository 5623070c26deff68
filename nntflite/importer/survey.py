"""Survey of a graph: what becomes of each operator, also behind one that the HAL cannot express."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from nntflite.errors import UnsupportedOperator
from nntflite.graph import OMITTED
from nntflite.importer.graph import import_operator
from nntflite.importer.tensors import TensorMap
from nntflite.reader import read

__all__ = ["Survey", "survey_graph", "surveyed"]

_AS_IN_THE_FILE: Final[Mapping[int, Sequence[int]]] = MappingProxyType({})


@dataclass(frozen=True)
class Survey:
    """Operators by their numbers: those that are ``refused``, and those whose results are known
    before the model runs, which are ``folded`` into constants.
    """

    refused: dict[int, UnsupportedOperator] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)


def survey_graph(
    data: bytes, source: str = "model", shapes: Mapping[int, Sequence[int]] = _AS_IN_THE_FILE
) -> Survey:
    """The survey of the first graph of the ``.tflite`` file ``data``. ``shapes`` are those of
    tensors where they are not the file's. Raises BrokenModel.
    """
    graphs = read(data, source).graphs
    return surveyed(TensorMap(graphs[0], source, graphs), import_operator, shapes)


def surveyed(
    tensors: TensorMap,
    import_operator: Callable[[TensorMap, int], None],
    shapes: Mapping[int, Sequence[int]] = _AS_IN_THE_FILE,
) -> Survey:
    """Import the operators of the graph of ``tensors`` one after the other, each as if what the
    refused ones before it compute were inputs of the model.
    """
    graph = tensors.graph
    for tensor in graph.inputs:
        tensors.given(tensor, shapes.get(tensor))
    found = Survey()
    for number, operator in enumerate(graph.operators):
        outputs = [tensor for tensor in operator.outputs if tensor != OMITTED]
        try:
            import_operator(tensors, number)
        except UnsupportedOperator as error:
            found.refused[number] = error
            for tensor in outputs:
                tensors.given(tensor, shapes.get(tensor))
            continue
        if outputs and all(tensors.value(tensor) is not None for tensor in outputs):
            found.folded.add(number)
    return found
