"""Data of a model, read one sequence at a time.

Everything that can be wrong with the files (missing, of the wrong length, a label nobody knows)
is found when a data set is opened, before anything is measured; the contents are read when a
sequence is asked for, so that memory does not grow with the data set.

Source of the rules: ``InferenceInOutSequence.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.inputs import DatasetError
from nncli.input_file import Format, shown

__all__ = ["LABELS", "MAX_DIGITS", "DataSequence", "Dataset", "asset"]

LABELS: Final = Format("a list of labels", error=DatasetError, max_bytes=1 << 22)

MAX_DIGITS: Final = 9
"""Most digits that the number of a class has."""


@dataclass(frozen=True)
class DataSequence:
    """The inputs of one sequence: inferences in a row that share the model's state."""

    index: int
    name: str
    """The input file, relative to the assets."""
    length: int
    """Number of inferences."""
    inputs: tuple[NDArray[Any], ...]
    """Per input of the model, in the order of its file, [length, *input shape]. Quantized elements
    may be bytes, whatever their sign in the model."""
    states: Mapping[int, int] = field(default_factory=dict)
    """Inputs that get what an output was in the inference before, by their numbers: input ->
    output. The first inference gets what ``inputs`` has."""
    golden: tuple[NDArray[np.uint8], ...] | None = None
    """Per output of the model the raw bytes [length, bytes of one output]; ``.view(dtype)``."""
    label: int | None = None
    """The class that the image shows."""

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[tuple[NDArray[Any], ...]]:
        """The values of all inputs, inference by inference."""
        return (tuple(values[i, ...] for values in self.inputs) for i in range(self.length))

    @property
    def inference_bytes(self) -> int:
        """Size of all inputs of one inference, in bytes."""
        return sum(values.nbytes for values in self.inputs) // self.length


class Dataset(ABC):
    """The sequences of one model."""

    lengths: tuple[int, ...]
    """Inferences of each sequence."""
    warnings: tuple[str, ...] = ()
    """Warnings about incomplete data, in words; the run goes on with the rest."""
    seeded: str = ""
    """The inputs that have seeded values, and which values, in words."""
    input_shapes: Mapping[int, tuple[int, ...]] = {}
    """Shapes of the model's inputs, by their numbers."""

    def __len__(self) -> int:
        """Number of sequences."""
        return len(self.lengths)

    @property
    def inferences(self) -> int:
        """Inferences of all sequences together: the size of the complete set."""
        return sum(self.lengths)

    @property
    @abstractmethod
    def has_golden(self) -> bool:
        """Whether the sequences carry golden outputs."""

    @abstractmethod
    def sequence(self, index: int) -> DataSequence:
        """Read a sequence. The caller may drop it: nothing is kept here."""

    @abstractmethod
    def check_outputs(self, sizes: Sequence[int]) -> None:
        """Compare golden files with the model's outputs.

        ``sizes``: bytes of each output of one inference. Raises DatasetError.
        """

    def __iter__(self) -> Iterator[DataSequence]:
        return (self.sequence(index) for index in range(len(self)))


def asset(model: CatalogueModel, key: str, relative: str) -> Path:
    """The file or folder ``relative`` that a list names under ``key``. Raises DatasetError."""
    path = model.assets.find(relative)
    if path is None:
        raise DatasetError(
            f"{model.where()}: key '{key}': {shown(relative)} is not in {model.assets}."
        )
    return path
