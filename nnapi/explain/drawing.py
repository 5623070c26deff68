"""The drawing of an explanation: the model as a graph, a color a device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nnapi.explain.explanation import Explanation
from nnhal.debug.graph_dump import Mark, dot
from nnhal.types import Model

__all__ = ["draw"]

_OF_CPU: Final = "#d9d9d9"
_OF_INTERPRETER: Final = "#ffffb3"
_OF_NOWHERE: Final = "#fb8072"
_OF_DRIVERS: Final = ("#8dd3c7", "#bebada", "#80b1d3", "#fdb462", "#b3de69", "#fccde5", "#ccebc5")
"""Told apart by people who see no red or green too, as far as names are beside them."""


def draw(explanation: Explanation, model: Model) -> str:
    """``model`` as the text of a Graphviz file; each operation names its device and step."""
    colors = _colors(explanation)
    marks = {
        (note.subgraph, note.index): Mark(
            colors.get(note.place, _OF_NOWHERE),
            note.place if note.step is None else f"{note.place}, step {note.step}",
        )
        for note in explanation.operations
    }
    return dot(model, explanation.model, marks)


def _colors(explanation: Explanation) -> Mapping[str, str]:
    drivers = [device.name for device in explanation.devices if not device.is_cpu]
    colors = {name: _OF_DRIVERS[i % len(_OF_DRIVERS)] for i, name in enumerate(drivers)}
    cpus = {device.name: _OF_CPU for device in explanation.devices if device.is_cpu}
    return {**colors, **cpus, "interpreter": _OF_INTERPRETER}
