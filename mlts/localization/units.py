"""Units of a search: the operators that are cut out of a file and judged together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Final

from mlts.localization.results import Verdict
from nntflite.cutting import Cutter
from nntflite.graph import OMITTED
from nntflite.importer.tensors import NUMPY_TYPES

__all__ = ["Unit", "operators_of", "units_of"]

_FOLDABLE: Final = frozenset({"SHAPE", "RANK", "Shape", "Size"})
"""Operators whose results depend on shapes alone: an importer folds them."""

_REPEATED: Final = "DequantizeLinear"
"""Operator that is one with each operator that reads its result."""


@dataclass
class Unit:
    """Operators that are judged together: one, or those that share a state.

    ``folded`` are operators before it whose results are known before the model runs; they are cut
    out with it.
    """

    operators: tuple[int, ...]
    folded: tuple[int, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    verdict: Verdict = Verdict.NOT_RUN
    own: float | None = None
    before: float | None = None
    after: float | None = None
    finding: str = ""
    is_broken: bool = False
    is_shown: bool = False
    approximation: str = ""


def units_of(cutter: Cutter) -> list[Unit]:
    """All operators of a graph in units, but those whose results are known before the model runs:
    they are folded into the units that read them.
    """
    constant = _constant_operators(cutter)
    tensors = cutter.graph.tensors
    units = []
    for operators in cutter.inseparable:
        if constant.issuperset(operators):
            continue
        folded = _folded_into(operators, cutter, constant)
        inputs = cutter.inputs_of((*folded, *operators))
        outputs = cutter.outputs_of(operators)
        numeric = tuple(tensor for tensor in outputs if tensors[tensor].type in NUMPY_TYPES)
        units.append(Unit(operators, folded, inputs, numeric))
    return units


def operators_of(units: Iterable[Unit]) -> list[int]:
    """The operators of ``units``, with those that are folded into them."""
    return [number for unit in units for number in (*unit.folded, *unit.operators)]


def _folded_into(operators: Sequence[int], cutter: Cutter, constant: Set[int]) -> tuple[int, ...]:
    """Constant operators whose results ``operators`` read, and those that these read."""
    found: set[int] = set()
    waiting = list(operators)
    while waiting:
        for tensor in cutter.graph.operators[waiting.pop()].inputs:
            producer = cutter.producer_of(tensor)
            if producer is not None and producer in constant - found:
                found.add(producer)
                waiting.append(producer)
    return tuple(sorted(found - set(operators)))


def _constant_operators(cutter: Cutter) -> frozenset[int]:
    """Operators whose results are known before the model runs, or are repeated."""
    graph = cutter.graph
    known = {OMITTED, *(n for n, tensor in enumerate(graph.tensors) if tensor.data is not None)}
    found = set()
    for number, operator in enumerate(graph.operators):
        is_known = known.issuperset(operator.inputs) or operator.name in _FOLDABLE
        if is_known and operator.inputs and not operator.is_random:
            found.add(number)
            known.update(operator.outputs)
        elif operator.name == _REPEATED and not set(operator.outputs) & set(graph.outputs):
            found.add(number)
    return frozenset(found)
