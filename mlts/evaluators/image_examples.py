"""The images on which a driver is furthest from TF Lite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.evaluators.agreement import Names, margin_of, name_of
from mlts.evaluators.base import SequenceOutputs
from mlts.preprocess import ImageUnreadable
from mlts.results import finite
from mlts.thumbnails import thumbnail
from mlts.worst_examples import MAX_IMAGES, TOP, ImageExample, ScoredClass

__all__ = ["WorstImages"]

Scores = NDArray[Any]
"""[classes]."""


class _Found(NamedTuple):
    """Compared by ``rank`` alone, which is unique by the number of the image."""

    rank: tuple[bool, float, float, int]
    """Whether the class changed, the margin then, the largest difference, minus the number."""
    name: str
    label: int | None
    expected: Scores
    actual: Scores


class WorstImages:
    """Keeps the scores of a few images. An image on which the scores are equal costs next to
    nothing; pictures are made of those alone that are left in the end.
    """

    def __init__(self, model: CatalogueModel, names: Names) -> None:
        self._model = model
        self._names = names
        self._found: list[_Found] = []

    def add(self, sequence: SequenceOutputs, baseline: tuple[NDArray[Any], ...]) -> None:
        """Compare one image (a sequence of one inference) with the baseline's scores."""
        expected, actual = baseline[0].reshape(-1), sequence.outputs[0].reshape(-1)
        if not actual.size or actual.size != expected.size or np.array_equal(actual, expected):
            return
        is_changed = bool(np.argmax(actual) != np.argmax(expected))
        rank = (
            is_changed,
            margin_of(expected) if is_changed else 0.0,
            _largest_difference(expected, actual),
            -sequence.index,
        )
        if len(self._found) < MAX_IMAGES or rank > self._found[-1].rank:
            found = _Found(rank, sequence.name, sequence.label, expected.copy(), actual.copy())
            kept = sorted((*self._found, found), key=lambda each: each.rank, reverse=True)
            self._found = kept[:MAX_IMAGES]

    def result(self) -> tuple[ImageExample, ...]:
        """The worst first: those with another class; without any, the one that differs most."""
        changed = [found for found in self._found if found.rank[0]]
        shown = changed or self._found[:1]
        names = self._names() if shown else ()
        return tuple(self._example(found, names) for found in shown)

    def _example(self, found: _Found, names: Sequence[str]) -> ImageExample:
        label = found.label
        return ImageExample(
            input=found.name,
            sequence=-found.rank[3],
            true_class=None
            if label is None
            else ScoredClass(number=label, name=name_of(label, names)),
            baseline=_best(found.expected, names),
            actual=_best(found.actual, names),
            margin=margin_of(found.expected),
            largest_difference=found.rank[2],
            jpeg=self._picture(found.name),
        )

    def _picture(self, name: str) -> bytes:
        path = self._model.assets.find(name) if name else None
        try:
            return thumbnail(path) if path else b""
        except ImageUnreadable:  # it was readable when it was measured; the example stands
            return b""


def _best(scores: Scores, names: Sequence[str]) -> tuple[ScoredClass, ...]:
    """Of equal scores the lower number ranks first; what is no number ranks last."""
    values = scores.astype(np.float64)
    order = np.argsort(-np.nan_to_num(values, nan=-np.inf), kind="stable")[:TOP]
    return tuple(
        ScoredClass(number=number, name=name_of(number, names), score=finite(float(values[number])))
        for number in order.tolist()
    )


def _largest_difference(expected: Scores, actual: Scores) -> float:
    with np.errstate(invalid="ignore", over="ignore"):
        errors = np.abs(actual.astype(np.float64) - expected.astype(np.float64))
    return finite(float(errors.max()))
