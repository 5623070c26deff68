"""Data sets of models: files in sequences, seeded values, folders of labeled images."""

from __future__ import annotations

from mlts.catalogue import CatalogueError, CatalogueModel
from mlts.datasets.base import LABELS, DataSequence, Dataset
from mlts.datasets.file_sequences import FileSequences
from mlts.datasets.image_folder import ImageFolder
from mlts.datasets.shuffled import ShuffledDataset
from mlts.inputs import DatasetError
from nncli.input_file import read_lines
from nntflite.model_ports import ModelPorts

__all__ = [
    "DataSequence",
    "Dataset",
    "DatasetError",
    "FileSequences",
    "ImageFolder",
    "ShuffledDataset",
    "class_names",
    "open_dataset",
]


def open_dataset(model: CatalogueModel, ports: ModelPorts) -> Dataset:
    """The data of a model: the user's, else those that its entry names, else seeded values.

    Raises CatalogueError where the entry does not fit the model's ``ports``, and DatasetError
    naming the file at fault.
    """
    if model.file is None:
        _check_entry(model, ports)
        if (model.data.golden or model.data.labels) and not model.data.inputs:
            raise DatasetError(f"{model.where()}: --golden and --labels are for files of --input.")
    if model.entry.dataset and not model.data.inputs:
        return ImageFolder(model, model.entry.dataset)
    return FileSequences(model, ports)


def class_names(model: CatalogueModel) -> tuple[str, ...]:
    """The names of the classes of a model's images, by number; none for other data, or where the
    list of them is not there.

    Raises DatasetError.
    """
    dataset = model.entry.dataset
    path = model.assets.find(dataset.labels) if dataset else None
    return tuple(read_lines(path, LABELS)) if path else ()


def _check_entry(model: CatalogueModel, ports: ModelPorts) -> None:
    """Compare a list's entry with the inputs of the file. Raises CatalogueError."""
    if not ports.inputs:
        return
    entry, port = model.entry, ports.inputs[0]
    if port.dtype is not None and port.dtype.itemsize != entry.data_size:
        raise CatalogueError(
            f"{model.where()}: key 'dataSize' is {entry.data_size}, but input 0 of "
            f"{model.file_name} is {port.dtype}."
        )
    if not port.takes(entry.input_size):
        raise CatalogueError(
            f"{model.where()}: key 'inputSize' is {list(entry.input_size)}, but input 0 of "
            f"{model.file_name} has the shape {list(port.shape)}."
        )
    if entry.dataset and len(ports.inputs) > 1:
        raise CatalogueError(
            f"{model.where()}: key 'dataset' is for one input, {model.file_name} has "
            f"{len(ports.inputs)}; name files of all with 'inputOutputs'."
        )
