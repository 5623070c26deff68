"""A model in lines of text, as Android's ``logModelToInfo`` writes it, for ``--vlog model``."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operation_call import calls_in
from nnhal.types import Model, Subgraph

__all__ = ["lines_of"]


def lines_of(model: Model) -> Iterator[str]:
    """A line for each subgraph, then one for each of its operations, with arguments by name."""
    if model.relax_computation_float32_to_float16:
        yield "float32 may be computed as float16"
    names = ["main", *(f"subgraph {number}" for number in range(len(model.referenced)))]
    for name, subgraph in zip(names, (model.main, *model.referenced), strict=True):
        yield from _subgraph(model, name, subgraph)


def _subgraph(model: Model, name: str, subgraph: Subgraph) -> Iterator[str]:
    yield (
        f"{name}: {len(subgraph.operands)} operands, inputs {list(subgraph.input_indexes)}, "
        f"outputs {list(subgraph.output_indexes)}"
    )
    for index, call in enumerate(calls_in(model, subgraph)):
        yield f"  {index}: {call}; {call.data}"
