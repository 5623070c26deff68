"""Checks everything that the user gave before anything is measured.

A run that would fail after an hour because of a file fails here, in its first second, with one
sentence that names the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mlts import evaluators
from mlts.backends.base import LoadedModel
from mlts.catalogue import CatalogueModel, NoSuchModel
from mlts.datasets import Dataset, ImageFolder, open_dataset
from mlts.groups import group_of
from mlts.inputs import NoSuchValues
from mlts.results import DataKind, ModelInfo
from nnprocess.zygote import Zygote
from nntflite.formats import format_at

__all__ = ["PlannedModel", "check_present", "load", "plan"]


_NAMED = 3
"""Models that a message names."""


@dataclass(frozen=True)
class PlannedModel:
    """A model of the catalogue; ``loaded`` and ``dataset`` are None where its file is absent, or
    where it cannot run, for the reason ``refused``.
    """

    entry: CatalogueModel
    loaded: LoadedModel | None = None
    dataset: Dataset | None = None
    refused: str = ""

    @property
    def left_out(self) -> str:
        """Return why there is nothing to run; empty where there is something."""
        return self.refused or self.entry.absent or ""

    @property
    def name(self) -> str:
        return self.entry.name

    @property
    def suffix(self) -> str:
        """End of the name of the file, which says its format."""
        return format_at(Path(self.entry.file_name)).suffix

    @property
    def info(self) -> ModelInfo:
        """Return the model's entry in the results."""
        entry, loaded, dataset = self.entry.entry, self.loaded, self.dataset
        return ModelInfo(
            name=self.name,
            group=group_of(self.name),
            file=self.entry.file_name,
            sha256=loaded.sha256 if loaded else "",
            size_bytes=len(loaded.data) if loaded else 0,
            input_shape=loaded.input_shapes.get(0, ()) if loaded else entry.input_size,
            element_bytes=_element_bytes(self.entry, loaded),
            data=_kind(dataset),
            sequences=len(dataset) if dataset else 0,
            items=dataset.inferences if dataset else 0,
            has_golden=dataset.has_golden if dataset else False,
            seeded=dataset.seeded if dataset else "",
            evaluator=entry.evaluator.class_name if entry.evaluator else None,
            expected_top1=entry.evaluator.expected_top1 if entry.evaluator else None,
            baseline_ns=round(entry.baseline_sec * 1e9),
            source="" if self.entry.file else self.entry.list_file.name,
        )


def plan(
    models: Iterable[CatalogueModel], zygote: Zygote | None = None
) -> tuple[PlannedModel, ...]:
    """Open every model, its data and its evaluator. The runtime, which dies of some files, is asked
    for outputs in a child of ``zygote``.

    Raises BrokenModel, CatalogueError, DatasetError, EvaluatorMisfit, UnknownEvaluator.
    """
    return tuple(_plan(model, zygote) for model in models)


def check_present(planned: Sequence[PlannedModel]) -> None:
    """Raise NoSuchModel where none of the models can run, for want of a file or by its inputs."""
    absent = [model.left_out for model in planned if model.loaded is None]
    if absent and len(absent) == len(planned):
        named = "; ".join(absent[:_NAMED])
        more = f" and {len(absent) - _NAMED} more" if len(absent) > _NAMED else ""
        raise NoSuchModel(f"no model can run: {named}{more}")


def load(model: CatalogueModel) -> PlannedModel:
    """Open a model and its data, which somebody has checked.

    Raises BrokenModel, CatalogueError, DatasetError.
    """
    path = model.path
    if path is None:
        return PlannedModel(model)
    loaded = LoadedModel(model, path)
    dataset = open_dataset(model, loaded.ports)
    loaded.input_shapes = dataset.input_shapes
    return PlannedModel(model, loaded, dataset)


def _plan(model: CatalogueModel, zygote: Zygote | None) -> PlannedModel:
    try:
        planned = load(model)
    except NoSuchValues as error:
        return PlannedModel(model, refused=str(error))
    if planned.loaded is not None and planned.dataset is not None:
        evaluators.create(model)
        planned.loaded.probe = planned.loaded.ask(zygote)
        if planned.loaded.probe.output_bytes:
            planned.dataset.check_outputs(planned.loaded.probe.output_bytes)
    return planned


def _element_bytes(model: CatalogueModel, loaded: LoadedModel | None) -> int:
    """Size of an element of the first input."""
    if loaded is None or not loaded.ports.inputs:
        return model.entry.data_size
    dtype = loaded.ports.inputs[0].dtype
    return dtype.itemsize if dtype else 0


def _kind(dataset: Dataset | None) -> DataKind | None:
    if dataset is None:
        return None
    return DataKind.IMAGES if isinstance(dataset, ImageFolder) else DataKind.SEQUENCES
