"""Subjects of a stress from the catalogue: the models that the driver supports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mlts.backends.pool import UnknownSize
from mlts.catalogue import CatalogueModel
from mlts.model_choice import chosen_models
from mlts.planning import PlannedModel, load
from mlts.stress import idle
from mlts.stress.workload import Answered
from nnhal.device import Device
from nnhal.operand_types import dtype_of
from nnhal.types import Model
from nntflite.errors import UnsupportedModel

if TYPE_CHECKING:
    from mlts.stress.parameters import Parameters
    from mlts.stress.results import StressSettings
    from nntflite.importer import ImportedModel

__all__ = ["Found", "of_catalogue"]

Found = list[tuple[Answered, Model]]
"""Subjects with their idle answers, and the models themselves."""


def of_catalogue(
    device: Device,
    settings: StressSettings,
    parameters: Parameters,
    alive: Callable[[], None],
    notes: list[str],
) -> Found:
    """The models that the driver supports, with their idle answers; ``notes`` say what is left out.

    Raises IdleFailure, DeadObject, NoAnswer, and UserErrors for files that are not there any more.
    """
    found: Found = []
    for entry in _chosen(settings, parameters, notes):
        planned = load(entry)
        if planned.loaded is None or planned.dataset is None:
            continue
        alive()
        try:
            imported = planned.loaded.imported
        except UnsupportedModel as error:
            notes.append(f"{entry.name} is not expressible in the HAL: {error}")
            continue
        ask = partial(device.supported_operations, imported.model)
        if not all(idle.patiently(entry.name, ask)):
            notes.append(f"{entry.name} is not supported by the driver")
            continue
        try:
            found.append((_answered(device, planned, imported, parameters, alive), imported.model))
        except (UnknownSize, ValueError) as error:
            notes.append(f"{entry.name} is left out: {error}")
    return found


def _chosen(
    settings: StressSettings, parameters: Parameters, notes: list[str]
) -> list[CatalogueModel]:
    """Those with a file; one entry a file, and the smallest where not all are wanted."""
    by_file: dict[Path, CatalogueModel] = {}
    assets = Path(settings.assets) if settings.assets else None
    for entry in chosen_models(settings.models, assets, settings.data):
        if entry.path is not None:
            by_file.setdefault(entry.path, entry)
    entries = list(by_file.values())
    limit = parameters.max_models
    if limit and len(entries) > limit and not settings.models:
        small = sorted(by_file, key=lambda path: path.stat().st_size)[:limit]
        notes.append(f"the {limit} smallest of {len(entries)} models (arguments name others)")
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
    return idle.idle_answers(device, subject, imported.model, alive=alive)


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
        for values in planned.dataset.sequence(number):
            yield [
                _filled(operand, values[index] if index < len(values) else initial[index])
                for index, operand in enumerate(operands)
            ]
            given += 1
            if given == limit:
                return


def _filled(operand: Any, value: Any) -> NDArray[Any]:
    array = np.empty(operand.dimensions, dtype_of(operand.type))
    array[...] = value.view(array.dtype) if isinstance(value, np.ndarray) else value
    return array
