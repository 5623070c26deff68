"""Checks everything that the user gave before anything is measured.

A run that would fail after an hour because of a file fails here, in its first second, with one
sentence that names the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from mlts import evaluators
from mlts.backends.base import LoadedModel
from mlts.catalogue import CatalogueError, CatalogueModel
from mlts.datasets import Dataset, ImageFolder, open_dataset
from mlts.groups import group_of
from mlts.results import DataKind, ModelInfo
from nntflite.errors import RuntimeFailure
from nntflite.interpreter import Interpreter

__all__ = ["PlannedModel", "load", "plan"]


@dataclass(frozen=True)
class PlannedModel:
    """A model of the catalogue; ``loaded`` and ``dataset`` are None where its file is absent."""

    entry: CatalogueModel
    loaded: LoadedModel | None = None
    dataset: Dataset | None = None

    @property
    def name(self) -> str:
        return self.entry.name

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
            input_shape=entry.input_size,
            element_bytes=entry.data_size,
            data=_kind(dataset),
            sequences=len(dataset) if dataset else 0,
            items=dataset.inferences if dataset else 0,
            has_golden=dataset.has_golden if dataset else False,
            evaluator=entry.evaluator.class_name if entry.evaluator else None,
            expected_top1=entry.evaluator.expected_top1 if entry.evaluator else None,
            baseline_ns=round(entry.baseline_sec * 1e9),
            source=self.entry.list_file.name,
        )


def plan(models: Iterable[CatalogueModel]) -> tuple[PlannedModel, ...]:
    """Open every model, its data and its evaluator.

    Raises BrokenModel, CatalogueError, DatasetError, EvaluatorMisfit, UnknownEvaluator.
    """
    return tuple(_plan(model) for model in models)


def load(model: CatalogueModel) -> PlannedModel:
    """Open a model and its data, which somebody has checked.

    Raises BrokenModel, CatalogueError, DatasetError.
    """
    path = model.path
    if path is None:
        return PlannedModel(model)
    return PlannedModel(model, LoadedModel(model, path), open_dataset(model))


def _plan(model: CatalogueModel) -> PlannedModel:
    planned = load(model)
    if planned.loaded is not None and planned.dataset is not None:
        evaluators.create(model)
        _check_fit(model, planned.loaded, planned.dataset)
    return planned


def _check_fit(model: CatalogueModel, loaded: LoadedModel, dataset: Dataset) -> None:
    """List, data and model agree on types and sizes, as TF Lite knows them."""
    try:
        interpreter = Interpreter(
            loaded.data, input_shapes={0: loaded.input_shape}, source=str(loaded.path)
        )
    except RuntimeFailure:
        return  # no mistake of the user: the case of TF Lite will say what it refuses
    found = interpreter.inputs[0].dtype
    if found.itemsize != model.entry.data_size:
        raise CatalogueError(
            f"{model.where()}: key 'dataSize' is {model.entry.data_size}, but input 0 of "
            f"{model.file_name} is {found}."
        )
    if not all(output.is_numeric for output in interpreter.outputs):
        return  # nor is this: TF Lite's case is skipped
    dataset.check_outputs([prod(o.shape) * o.dtype.itemsize for o in interpreter.outputs])


def _kind(dataset: Dataset | None) -> DataKind | None:
    if dataset is None:
        return None
    return DataKind.IMAGES if isinstance(dataset, ImageFolder) else DataKind.SEQUENCES
