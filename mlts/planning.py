"""Checks everything that the user gave before anything is measured.

A run that would fail after an hour because of a file fails here, in its first second, with one
sentence that names the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mlts import evaluators
from mlts.backends.base import LoadedModel
from mlts.catalogue import CatalogueError, CatalogueModel
from mlts.datasets import Dataset, ImageFolder, open_dataset
from mlts.groups import group_of
from mlts.results import DataKind, ModelInfo
from nntflite.graph import File, Tensor
from nntflite.reader import ITEM_SIZES, read

__all__ = ["PlannedModel", "plan"]


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
        """What the results say of it."""
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


def _plan(model: CatalogueModel) -> PlannedModel:
    path = model.path
    if path is None:
        return PlannedModel(model)
    loaded = LoadedModel(model, path)
    file = read(loaded.data, str(path))
    _check_input(model, file)
    dataset = open_dataset(model)
    sizes = _output_sizes(file)
    if sizes is not None:
        dataset.check_outputs(sizes)
    evaluators.create(model)
    return PlannedModel(model, loaded, dataset)


def _check_input(model: CatalogueModel, file: File) -> None:
    """The list and the model agree on the size of an input element."""
    graph = file.graphs[0]
    if not graph.inputs:
        raise CatalogueError(f"{model.where()}: {model.file_name} has no input.")
    tensor = graph.tensors[graph.inputs[0]]
    size = ITEM_SIZES.get(tensor.type)
    if size != model.entry.data_size:
        raise CatalogueError(
            f"{model.where()}: key 'dataSize' is {model.entry.data_size}, but input 0 of "
            f"{model.file_name} is {tensor.type.name}."
        )


def _output_sizes(file: File) -> Sequence[int] | None:
    """Bytes of each output; None where the file does not know a shape."""
    graph = file.graphs[0]
    sizes = [_size(graph.tensors[index]) for index in graph.outputs]
    return None if 0 in sizes else sizes


def _size(tensor: Tensor) -> int:
    """0 for a tensor of unknown size."""
    size = ITEM_SIZES.get(tensor.type, 0.0)
    for dimension in tensor.shape:
        size *= max(dimension, 0)
    return int(size)


def _kind(dataset: Dataset | None) -> DataKind | None:
    if dataset is None:
        return None
    return DataKind.IMAGES if isinstance(dataset, ImageFolder) else DataKind.SEQUENCES
