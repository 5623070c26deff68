"""A data set in random order."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mlts.datasets.base import DataSequence, Dataset

__all__ = ["ShuffledDataset"]


class ShuffledDataset(Dataset):
    """The sequences of a data set in a random order, the same for each ``seed``."""

    def __init__(self, dataset: Dataset, seed: int) -> None:
        self._dataset = dataset
        self._order = random.Random(seed).sample(range(len(dataset)), len(dataset))
        self.lengths = tuple(dataset.lengths[index] for index in self._order)
        self.warnings = dataset.warnings

    @property
    def has_golden(self) -> bool:
        return self._dataset.has_golden

    def sequence(self, index: int) -> DataSequence:
        """Read a sequence, which keeps its own number."""
        return self._dataset.sequence(self._order[index])

    def check_outputs(self, sizes: Sequence[int]) -> None:
        self._dataset.check_outputs(sizes)
