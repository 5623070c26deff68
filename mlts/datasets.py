"""Inputs of a model, read one sequence at a time: raw sequences or a folder of labeled images.

Everything that can be wrong with the files (missing, of the wrong length, a label nobody knows)
is found when a data set is opened, before anything is measured; the contents are read when a
sequence is asked for, so that memory does not grow with the data set.

Source of the rules: ``InferenceInOutSequence.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel, DatasetEntry, InputOutput
from mlts.preprocess import PREPROCESSORS, Quantization, check_image
from nncli.errors import UserError
from nncli.input_file import Format, read_bytes, read_lines, shown, size_of

__all__ = [
    "DataSequence",
    "Dataset",
    "DatasetError",
    "ImageFolder",
    "RawSequences",
    "class_names",
    "open_dataset",
]


class DatasetError(UserError):
    """A file of a data set is missing or does not fit the model's entry."""


_DATA: Final = Format("a sequence", error=DatasetError, max_bytes=1 << 28)
_LABELS: Final = Format("a list of labels", error=DatasetError, max_bytes=1 << 22)
_IMAGES: Final = Format("a folder of images", error=DatasetError)

_MAX_INFERENCES: Final = 1 << 16
"""Inferences of a sequence. Each costs hundreds of bytes while the outputs are kept to be judged:
eleven minutes of audio in frames of 10 ms.
"""

_MAX_SEQUENCE_BYTES: Final = 1 << 26
"""Input and golden outputs of a sequence of several inferences, about ten times of which are in
memory while the outputs of all backends are compared.
"""

_MAX_DIGITS: Final = 9
"""Of the number of a class."""


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


def open_dataset(model: CatalogueModel) -> Dataset:
    """The data set that a model's entry names, its files checked.

    Raises DatasetError naming the file at fault.
    """
    if model.entry.dataset:
        return ImageFolder(model, model.entry.dataset)
    return RawSequences(model, model.entry.input_outputs or ())


def class_names(model: CatalogueModel) -> tuple[str, ...]:
    """The names of the classes of a model's images, by number; none for other data, or where the
    list of them is not there.

    Raises DatasetError.
    """
    dataset = model.entry.dataset
    path = model.assets.find(dataset.labels) if dataset else None
    return tuple(read_lines(path, _LABELS)) if path else ()


@dataclass(frozen=True)
class _Raw:
    """Where a raw sequence is, and how it divides."""

    name: str
    path: Path
    length: int
    golden: tuple[Path, ...]
    golden_bytes: tuple[int, ...]
    """Per output, bytes of one inference."""


class RawSequences(Dataset):
    """Raw little-endian files: an input file a sequence, and a golden file an output of it.

    A sequence of which no file is there is left out with a warning: assets are often copied in
    part. A sequence of which only some files are there is an error.
    """

    def __init__(self, model: CatalogueModel, items: Sequence[InputOutput]) -> None:
        self._model = model
        present = [item for item in items if self._is_present(item)] or items[:1]
        self._files = tuple(self._open(item) for item in present)
        self.lengths = tuple(files.length for files in self._files)
        if len(present) < len(items):
            missing = len(items) - len(present)
            self.warnings = (
                f"{missing} of {len(items)} sequences are not in {model.assets}; "
                f"{len(present)} are used",
            )

    @property
    def has_golden(self) -> bool:
        return True

    def sequence(self, index: int) -> DataSequence:
        files = self._files[index]
        entry = self._model.entry
        dtype = np.float32 if entry.data_size == 4 else np.uint8
        size = files.length * entry.input_bytes
        inputs = _content(files.path, size).view(dtype).reshape(files.length, *entry.input_size)
        golden = tuple(
            _content(path, files.length * size).reshape(files.length, -1)
            for path, size in zip(files.golden, files.golden_bytes, strict=True)
        )
        return DataSequence(index, files.name, files.length, (inputs,), golden)

    def check_outputs(self, sizes: Sequence[int]) -> None:
        for files in self._files:
            if len(files.golden) != len(sizes):
                raise DatasetError(
                    f"{self._model.where()}: {files.name} has {len(files.golden)} golden "
                    f"output(s), the model has {len(sizes)}; list one file an output."
                )
            for path, found, expected in zip(files.golden, files.golden_bytes, sizes, strict=True):
                if found != expected:
                    raise DatasetError(
                        f"{path}: golden output has {found} bytes an inference, the model's "
                        f"output has {expected} ({self._model.where()})."
                    )

    def _is_present(self, item: InputOutput) -> bool:
        names = (item.input, *item.output_files)
        return any(self._model.assets.find(name) for name in names)

    def _open(self, item: InputOutput) -> _Raw:
        path = _require(self._model, "input", item.input)
        size, step = size_of(path, _DATA), self._model.entry.input_bytes
        if size == 0 or size % step:
            raise DatasetError(
                f"{path}: input has {size} bytes, not a multiple of the {step} bytes of one "
                f"input ({self._model.where()}, key 'inputSize')."
            )
        golden = tuple(_require(self._model, "output", name) for name in item.output_files)
        sizes = tuple(self._golden_bytes(path, size // step) for path in golden)
        self._check_bounds(path, size // step, step + sum(sizes))
        return _Raw(item.input, path, size // step, golden, sizes)

    def _check_bounds(self, path: Path, length: int, inference_bytes: int) -> None:
        """Compare a sequence with what is read at once; one inference is as large as it must be."""
        most = max(1, min(_MAX_INFERENCES, _MAX_SEQUENCE_BYTES // inference_bytes))
        if length > most:
            raise DatasetError(
                f"{path}: the sequence has {length} inferences of {inference_bytes} bytes with "
                f"their golden outputs, at most {most} are read; split it ({self._model.where()})."
            )

    def _golden_bytes(self, path: Path, length: int) -> int:
        size = size_of(path, _DATA)
        if size == 0 or size % length:
            raise DatasetError(
                f"{path}: golden output has {size} bytes, not a multiple of the sequence's "
                f"{length} inferences ({self._model.where()})."
            )
        return size // length


class ImageFolder(Dataset):
    """A folder of JPEG images with their classes; an image is a sequence of one inference."""

    def __init__(self, model: CatalogueModel, dataset: DatasetEntry) -> None:
        self._model = model
        self._dataset = dataset
        if dataset.preprocessor not in PREPROCESSORS:
            known = ", ".join(PREPROCESSORS)
            raise DatasetError(
                f"{model.where()}: key 'dataset.preprocessor': '{dataset.preprocessor}' is "
                f"unknown; known: {known}."
            )
        self._images = self._list_images()
        self._classes = self._read_classes()
        self.lengths = (1,) * len(self._images)

    @property
    def has_golden(self) -> bool:
        return False

    def sequence(self, index: int) -> DataSequence:
        image = self._images[index]
        preprocess = PREPROCESSORS[self._dataset.preprocessor]
        inputs = preprocess(image, self._model.entry.input_size[1], self._quantization)
        name = f"{self._dataset.input_path.rstrip('/')}/{image.name}"
        return DataSequence(index, name, 1, (inputs[np.newaxis],), label=self._classes[index])

    def check_outputs(self, sizes: Sequence[int]) -> None:
        """Nothing to compare: images have a class, no golden output."""

    @cached_property
    def _quantization(self) -> Quantization | None:
        entry = self._model.entry
        if entry.data_size != 1 or entry.input_scale is None or entry.input_zero_point is None:
            return None
        return Quantization(entry.input_scale, entry.input_zero_point)

    def _list_images(self) -> list[Path]:
        folder = _require(self._model, "dataset.inputPath", self._dataset.input_path.rstrip("/"))
        try:
            files = list(folder.iterdir())
        except OSError as error:
            raise _IMAGES.unreadable(folder, str(error.strerror)) from error
        images = [path for path in files if path.suffix.lower() in (".jpg", ".jpeg")]
        if not images:
            raise DatasetError(f"{folder}: no *.jpg or *.jpeg file ({self._model.where()}).")
        images.sort(key=_image_number)
        for image in images:
            check_image(image)
        return images

    def _read_classes(self) -> list[int]:
        labels = _require(self._model, "dataset.labels", self._dataset.labels)
        truth = _require(self._model, "dataset.groundTruth", self._dataset.ground_truth)
        # A label that stands twice in the list means its last line, as on the device.
        numbers = {label: number for number, label in enumerate(read_lines(labels, _LABELS))}
        texts = read_lines(truth, _LABELS)
        if len(texts) != len(self._images):
            raise DatasetError(
                f"{truth}: {len(texts)} labels for {len(self._images)} images; expected one "
                f"line an image ({self._model.where()})."
            )
        return [_class_of(text, numbers, truth, line) for line, text in enumerate(texts, 1)]


def _require(model: CatalogueModel, key: str, relative: str) -> Path:
    path = model.assets.find(relative)
    if path is None:
        raise DatasetError(
            f"{model.where()}: key '{key}': {shown(relative)} is not in {model.assets}."
        )
    return path


def _content(path: Path, size: int) -> NDArray[np.uint8]:
    """The ``size`` bytes of a file, which had so many when the data set was opened."""
    content = read_bytes(path, _DATA)
    if len(content) != size:
        raise DatasetError(f"{path}: had {size} bytes when the run began, and now {len(content)}.")
    return np.frombuffer(content, np.uint8)


def _class_of(text: str, numbers: dict[str, int], truth: Path, line: int) -> int:
    if text in numbers:
        return numbers[text]
    if text.isdecimal() and len(text) <= _MAX_DIGITS and int(text) < len(numbers):
        return int(text)
    raise DatasetError(f"{truth}: line {line}: label '{shown(text)}' is not in the labels file.")


def _image_number(path: Path) -> tuple[int, str]:
    parts = path.name.split("-")
    number = parts[1].split(".")[0] if len(parts) > 1 else ""
    if not number.isdecimal():
        raise DatasetError(f"{path}: expected an image name PREFIX-NUMBER.jpeg.")
    return int(number), path.name
