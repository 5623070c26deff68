"""Verdicts as node data for Model Explorer, and as a drawing of the graph.

Source of the format: "Custom node data" of github.com/google-ai-edge/model-explorer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mlts.localization.comparison import shortened
from mlts.localization.results import Localization, OperatorResult, Verdict
from nntflite.graph import Graph

__all__ = ["drawing", "node_data"]

_COLORS: Final[Mapping[Verdict, str]] = {
    Verdict.RIGHT: "#ffffff",
    Verdict.WRONG: "#ff8a80",
    Verdict.SUSPECT: "#ffab91",
    Verdict.PASSES_ON: "#ffe082",
    Verdict.DISPUTED: "#b39ddb",
    Verdict.NOT_RUN: "#cfd8dc",
}


def node_data(found: Localization, graph: Graph) -> dict[str, Any]:
    """Node data by the name of the graph; nodes are found by the name of their first output."""
    results = {
        each.tensor: {
            "value": str(each.verdict) if each.own is None else f"{each.verdict}, {each.own:.3g} ×",
            "bgColor": _COLORS[each.verdict],
        }
        for each in found.operators
        if each.tensor
    }
    return {graph.name or "main": {"results": results}}


def drawing(found: Localization, graph: Graph) -> str:
    """The graph as a Graphviz file, an operator a box with its number, wrong ones in red."""
    lines = [f"digraph {_quoted(found.model)} {{", "    node [shape=box style=filled]"]
    lines += (_box(each) for each in found.operators)
    lines += _edges(graph)
    return "\n".join([*lines, "}", ""])


def _box(operator: OperatorResult) -> str:
    own = "" if operator.own is None else f", {operator.own:.3g} × what is allowed"
    title = f"{operator.number} {operator.operator}"
    label = title if operator.verdict is Verdict.RIGHT else f"{title}\n{operator.verdict}{own}"
    color = _quoted(_COLORS[operator.verdict])
    return f"    o{operator.number} [label={_quoted(label)} fillcolor={color}]"


def _edges(graph: Graph) -> Iterator[str]:
    """Arrows from each operator, or input of the model, to those that read its results."""
    writers = {t: f"o{n}" for n, operator in enumerate(graph.operators) for t in operator.outputs}
    for number, tensor in enumerate(graph.inputs):
        writers[tensor] = f"i{number}"
        name = shortened(graph.tensors[tensor].name)
        yield f"    i{number} [label={_quoted(name)} shape=ellipse fillcolor=white]"
    for number, operator in enumerate(graph.operators):
        for tensor in dict.fromkeys(operator.inputs):
            if tensor in writers:
                found = graph.tensors[tensor]
                label = f"{found.type.name} {'×'.join(map(str, found.shape))}"
                yield f"    {writers[tensor]} -> o{number} [label={_quoted(label)}]"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
