"""Folder of labeled images, as Android's lists name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np

from mlts.catalogue import CatalogueModel, DatasetEntry
from mlts.datasets.base import LABELS, MAX_DIGITS, DataSequence, Dataset, asset
from mlts.inputs import DatasetError
from mlts.preprocess import PREPROCESSORS, Quantization, check_image
from nncli.input_file import Format, read_lines, shown

__all__ = ["ImageFolder"]

_IMAGES: Final = Format("a folder of images", error=DatasetError)


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
        folder = asset(self._model, "dataset.inputPath", self._dataset.input_path.rstrip("/"))
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
        labels = asset(self._model, "dataset.labels", self._dataset.labels)
        truth = asset(self._model, "dataset.groundTruth", self._dataset.ground_truth)
        # A label that stands twice in the list means its last line, as on the device.
        numbers = {label: number for number, label in enumerate(read_lines(labels, LABELS))}
        texts = read_lines(truth, LABELS)
        if len(texts) != len(self._images):
            raise DatasetError(
                f"{truth}: {len(texts)} labels for {len(self._images)} images; expected one "
                f"line an image ({self._model.where()})."
            )
        return [_class_of(text, numbers, truth, line) for line, text in enumerate(texts, 1)]


def _class_of(text: str, numbers: dict[str, int], truth: Path, line: int) -> int:
    if text in numbers:
        return numbers[text]
    if text.isdecimal() and len(text) <= MAX_DIGITS and int(text) < len(numbers):
        return int(text)
    raise DatasetError(f"{truth}: line {line}: label '{shown(text)}' is not in the labels file.")


def _image_number(path: Path) -> tuple[int, str]:
    parts = path.name.split("-")
    number = parts[1].split(".")[0] if len(parts) > 1 else ""
    if not number.isdecimal():
        raise DatasetError(f"{path}: expected an image name PREFIX-NUMBER.jpeg.")
    return int(number), path.name
