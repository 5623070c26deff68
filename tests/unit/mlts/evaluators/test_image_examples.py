"""The worst images of a driver: which they are, what is said of them, and what they cost."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from mlts.evaluators import SequenceOutputs
from mlts.evaluators import image_examples as module
from mlts.evaluators.image_examples import WorstImages
from mlts.thumbnails import SIDE, thumbnail
from mlts.worst_examples import MAX_IMAGES, MAX_JPEG_BYTES
from nntest.assets import Assets
from tests.unit.mlts.fakes import catalogue_model

NAMES = ("cat", "dog", "emu", "fox", "gnu", "hen")


def scores(*values: float) -> NDArray[Any]:
    return np.array([values], np.float32)


def worst(*pairs: tuple[NDArray[Any], NDArray[Any]]) -> WorstImages:
    """Of images 0, 1, ...: the driver's scores, and TF Lite's."""
    found = WorstImages(catalogue_model(labeled=True), lambda: NAMES)
    for index, (actual, expected) in enumerate(pairs):
        sequence = SequenceOutputs(outputs=(actual,), label=1, index=index, name=f"{index}.jpeg")
        found.add(sequence, (expected,))
    return found


def test_a_changed_class_with_a_large_margin_is_worst() -> None:
    near = (scores(0.4, 0.6), scores(0.6, 0.4))
    far = (scores(0.4, 0.6), scores(0.9, 0.1))
    same_class = (scores(9, 0), scores(1, 0))
    found = worst(same_class, near, far, near).result()
    assert [example.input for example in found] == ["2.jpeg", "1.jpeg", "3.jpeg"]
    assert found[0].margin == pytest.approx(0.8)
    assert found[0].largest_difference == pytest.approx(0.5)
    assert found[0].sequence == 2


def test_no_more_than_a_few_are_kept() -> None:
    pairs = [(scores(0, 1), scores(1 + i, 0)) for i in range(20)]
    found = worst(*pairs)
    assert [example.margin for example in found.result()] == [20, 19, 18]
    assert len(found._found) == MAX_IMAGES


def test_without_a_changed_class_it_is_the_image_whose_scores_differ_most() -> None:
    found = worst(
        (scores(1, 0), scores(1.1, 0)), (scores(1, 0), scores(1.5, 0)), (scores(1, 0), scores(1, 0))
    )
    (example,) = found.result()
    assert example.input == "1.jpeg"
    assert example.largest_difference == 0.5


def test_five_classes_are_listed_with_their_names_best_first() -> None:
    expected, actual = scores(1, 6, 3, 3, 5, 2), scores(6, 1, 3, 3, 5, 2)
    (example,) = worst((actual, expected)).result()
    assert [each.name for each in example.baseline] == ["dog", "gnu", "emu", "fox", "hen"]
    assert [each.name for each in example.actual] == ["cat", "gnu", "emu", "fox", "hen"]
    assert [each.score for each in example.baseline] == [6, 5, 3, 3, 2]
    assert example.true_class is not None
    assert (example.true_class.number, example.true_class.name) == (1, "dog")


def test_scores_that_are_not_numbers_rank_last() -> None:
    (example,) = worst((scores(np.nan, 1, 0), scores(2, 1, 0))).result()
    assert [each.number for each in example.actual] == [1, 2, 0]
    assert example.largest_difference > 1e300


def test_equal_scores_cost_a_comparison_and_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("called")

    for name in ("margin_of", "_largest_difference", "thumbnail", "_best"):
        monkeypatch.setattr(module, name, never)
    found = worst(*[(scores(1, 2), scores(1, 2))] * 5)
    assert found.result() == ()


def test_the_picture_is_the_middle_of_the_image(tmp_path: Path) -> None:
    image = np.zeros((100, 300, 3), np.uint8)
    image[:, 98:202] = (0, 200, 0)
    Image.fromarray(image).save(tmp_path / "0.jpeg", quality=95)
    model = replace(catalogue_model(labeled=True), assets=Assets((tmp_path,)))
    found = WorstImages(model, lambda: NAMES)
    found.add(SequenceOutputs(outputs=(scores(0, 1),), name="0.jpeg"), (scores(1, 0),))
    (example,) = found.result()
    with Image.open(BytesIO(example.jpeg)) as picture:
        assert picture.format == "JPEG"
        assert picture.size == (SIDE, SIDE)
        pixels = np.asarray(picture).reshape(-1, 3)
    np.testing.assert_allclose(pixels, np.broadcast_to((0, 200, 0), pixels.shape), atol=12)


def test_an_image_that_is_gone_leaves_the_example_without_a_picture(tmp_path: Path) -> None:
    (tmp_path / "0.jpeg").write_bytes(b"no image")
    model = replace(catalogue_model(labeled=True), assets=Assets((tmp_path,)))
    for name in ("0.jpeg", "1.jpeg"):
        found = WorstImages(model, lambda: NAMES)
        found.add(SequenceOutputs(outputs=(scores(0, 1),), name=name), (scores(1, 0),))
        (example,) = found.result()
        assert example.jpeg == b""


def test_a_picture_of_noise_is_small_too(tmp_path: Path) -> None:
    noise = np.random.default_rng(0).integers(0, 256, (400, 400, 3), np.uint8)
    Image.fromarray(noise).save(tmp_path / "noise.png")
    assert 0 < len(thumbnail(tmp_path / "noise.png")) <= MAX_JPEG_BYTES
