"""Random graphs of the operations that a driver claims, with their answers on the idle driver."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mlts.stress.idle import idle_answers, lay_out, patiently
from nntest.random_graph import CannotDraw, RandomGraph, draw
from nntest.random_graph.probing import claims_of

if TYPE_CHECKING:
    from mlts.stress.parameters import Parameters
    from mlts.stress.subjects import Found
    from mlts.stress.workload import Subject
    from nnhal.device import Device
    from nntest.random_graph import Claims

__all__ = ["of_graphs"]

_PROBING_SHARE: Final = 0.4
"""Of the time for drawing, in which the driver is asked what it claims."""

_TRIES: Final = 4
"""Seeds for each graph that is wanted: a driver may not support one as a whole."""


def of_graphs(
    device: Device,
    seed: int,
    parameters: Parameters,
    alive: Callable[[], None],
    notes: list[str],
) -> Found:
    """Draw as many graphs as time allows; ``notes`` say what is left out.

    The driver must support each as a whole. Raises IdleFailure, DeadObject, NoAnswer.
    """
    found: Found = []
    until = time.monotonic() + parameters.draw_s
    claims = claims_of(device, seed=seed, time_limit_s=parameters.draw_s * _PROBING_SHARE)
    alive()
    for number in range(parameters.graphs * _TRIES):
        if len(found) == parameters.graphs or time.monotonic() > until:
            break
        alive()
        graph = _drawn(device, seed + number, parameters, claims)
        if graph is None:
            continue
        subject = _subject(device, graph)
        if subject is not None:
            answered = idle_answers(device, subject, graph.model, alive=alive)
            found.append((answered, graph.model))
    if found and len(found) < parameters.graphs:
        notes.append(f"{len(found)} of {parameters.graphs} graphs were drawn in time")
    if not found:
        notes.append("no graph could be drawn that the driver supports")
    return found


def _drawn(device: Device, seed: int, parameters: Parameters, claims: Claims) -> RandomGraph | None:
    """The graph of a seed; None where the driver does not support it."""
    size, dimension_range = parameters.graph_size, parameters.dimension_range
    try:
        graph = draw(seed, size=size, dimension_range=dimension_range, claims=claims)
    except CannotDraw:
        return None
    supported = patiently(_name(graph), lambda: device.supported_operations(graph.model))
    return graph if all(supported) else None


def _subject(device: Device, graph: RandomGraph) -> Subject | None:
    """How the graph is run: the driver tells the shapes that only it can know."""
    prepared = patiently(_name(graph), lambda: device.prepare(graph.model))
    request = graph.arguments().request
    told = patiently(_name(graph), lambda: prepared.execute(request)).output_shapes
    shapes = [shape.dimensions for shape in told] or None
    try:
        return lay_out(_name(graph), graph.model, [list(graph.inputs)], shapes)
    except ValueError:  # an output without elements
        return None


def _name(graph: RandomGraph) -> str:
    return f"graph-{graph.seed}"
