"""Subjects of a stress: models of the catalogue, or random graphs, that the driver supports."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from mlts.backends.pool import UnknownSize
from mlts.catalogue import CatalogueModel, catalogue_at
from mlts.planning import PlannedModel, load
from mlts.stress import idle
from mlts.stress.workload import Answered, Subject
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.operand_types import dtype_of
from nnhal.types import ErrorStatus, Model
from nntflite.errors import UnsupportedModel

if TYPE_CHECKING:
    from mlts.stress.parameters import Parameters
    from nntflite.importer import ImportedModel

__all__ = [
    "Found",
    "GraphSource",
    "Refused",
    "of_catalogue",
    "of_graphs",
]

Found = list[tuple[Answered, Model]]

_BUSY: Final = (
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)
_BUSY_TRIES: Final = 50
_BUSY_PAUSE_S: Final = 0.02


class Refused(Exception):
    """The idle driver fails with a model that it supports: the case has failed already."""

    def __init__(self, model: str, reason: str) -> None:
        super().__init__(f"{model}: the idle driver fails: {reason}")


class Graph(Protocol):
    """A random graph with its inputs, and the shapes of its outputs."""

    model: Model
    inputs: Sequence[NDArray[Any]]
    output_shapes: Sequence[Sequence[int]]


class GraphSource(Protocol):
    """Draws graphs that a driver claims to run."""

    def __call__(self, device: Device, seed: int, size: int, dimension_range: int) -> Graph | None:
        """The graph of a seed; None where there is none for it."""


def of_catalogue(
    device: Device,
    assets: Path | None,
    patterns: Sequence[str],
    parameters: Parameters,
    alive: Callable[[], None],
    notes: list[str],
) -> Found:
    """The models that the driver supports, with their idle answers; ``notes`` say what is left out.

    Raises Refused, and UserErrors for files that are not there any more.
    """
    found: Found = []
    for entry in _chosen(assets, patterns, parameters, notes):
        planned = load(entry)
        if planned.loaded is None or planned.dataset is None:
            continue
        alive()
        try:
            imported = planned.loaded.imported
        except UnsupportedModel as error:
            notes.append(f"{entry.name} is not expressible in the HAL: {error}")
            continue
        if not all(_asked(lambda m=imported.model: device.supported_operations(m))):  # type: ignore[misc]
            notes.append(f"{entry.name} is not supported by the driver")
            continue
        try:
            found.append((_answered(device, planned, imported, parameters, alive), imported.model))
        except (UnknownSize, ValueError) as error:
            notes.append(f"{entry.name} is left out: {error}")
    return found


def _chosen(
    assets: Path | None, patterns: Sequence[str], parameters: Parameters, notes: list[str]
) -> list[CatalogueModel]:
    """Those with a file; one entry a file, and the smallest where not all are wanted."""
    by_file: dict[Path, CatalogueModel] = {}
    for entry in catalogue_at(assets).select(patterns):
        if entry.path is not None:
            by_file.setdefault(entry.path, entry)
    entries = list(by_file.values())
    limit = parameters.max_models
    if limit and len(entries) > limit and not patterns:
        small = sorted(by_file, key=lambda path: path.stat().st_size)[:limit]
        notes.append(f"the {limit} smallest of {len(entries)} models (--model names others)")
        entries = [by_file[path] for path in by_file if path in small]
    return entries


def _answered(
    device: Device,
    planned: PlannedModel,
    imported: ImportedModel,
    parameters: Parameters,
    alive: Callable[[], None],
) -> Answered:
    assert planned.loaded is not None
    arithmetic = planned.loaded.arithmetic
    rounds = list(_rounds(planned, imported, parameters.inputs))
    subject = idle.lay_out(planned.name, imported.model, rounds, arithmetic=arithmetic)
    return _idle(device, subject, imported.model, alive)


def _rounds(
    planned: PlannedModel, imported: ImportedModel, limit: int
) -> Iterator[list[NDArray[Any]]]:
    """The first inputs of the data set. A state is an input like others: it has its first value."""
    assert planned.dataset is not None
    main = imported.model.main
    operands = [main.operands[index] for index in main.input_indexes]
    initial = {pair.input: pair.initial for pair in imported.state}
    given = 0
    for number in range(len(planned.dataset)):
        for value in planned.dataset.sequence(number).inputs:
            yield [
                _filled(operand, initial.get(index, value))
                for index, operand in enumerate(operands)
            ]
            given += 1
            if given == limit:
                return


def _filled(operand: Any, value: Any) -> NDArray[Any]:
    array = np.empty(operand.dimensions, dtype_of(operand.type))
    array[...] = value.view(array.dtype) if isinstance(value, np.ndarray) else value
    return array


def of_graphs(
    device: Device,
    draw: GraphSource,
    seed: int,
    parameters: Parameters,
    alive: Callable[[], None],
    notes: list[str],
) -> Found:
    """Random graphs with their idle answers, as many as can be drawn in time. Raises Refused."""
    found: Found = []
    until = time.monotonic() + parameters.draw_s
    for number in range(parameters.graphs):
        if time.monotonic() > until and found:
            notes.append(f"{len(found)} of {parameters.graphs} graphs were drawn in time")
            break
        alive()
        graph = draw(device, seed + number, parameters.graph_size, parameters.dimension_range)
        if graph is None:
            continue
        name = f"graph-{seed + number}"
        subject = idle.lay_out(name, graph.model, [list(graph.inputs)], graph.output_shapes)
        found.append((_idle(device, subject, graph.model, alive), graph.model))
    return found


def _idle(device: Device, subject: Subject, model: Model, alive: Callable[[], None]) -> Answered:
    try:
        answer: Answered = _asked(lambda: idle.answered(device, subject, model, alive=alive))
    except idle.OutputsUnwritten as error:
        raise Refused(subject.name, str(error)) from error
    except HalError as error:
        if error.status is ErrorStatus.DEAD_OBJECT:
            raise
        raise Refused(subject.name, str(error)) from error
    return answer


def _asked(call: Callable[[], Any]) -> Any:
    """What ``call`` gives, asked again where the driver is busy."""
    for left in reversed(range(_BUSY_TRIES)):
        try:
            return call()
        except HalError as error:
            if error.status not in _BUSY or not left:
                raise
            time.sleep(_BUSY_PAUSE_S)
    raise AssertionError
