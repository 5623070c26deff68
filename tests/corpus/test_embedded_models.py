"""The embedded models are trained, are what their list says, and show what a defect costs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.backends.base import Session
from mlts.backends.hal import HalBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import catalogue_at
from mlts.planning import PlannedModel, load
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nntflite.importer import import_model
from nntflite.interpreter import Interpreter
from tests.cells import cells
from tests.corpus.defective_drivers import Bgr, RoundsDown, ZeroPointOff
from tests.volume import COMPLETE, sampled

_MODELS: Final = catalogue_at(None).models
_IMAGES: Final = tuple(model.name for model in _MODELS if model.entry.dataset)
_QUANTIZED: Final = tuple(model.name for model in _MODELS if model.entry.data_size == 1)
_LARGEST_FILE: Final = 4_000_000
_LARGEST_ALL: Final = 20_000_000
_SAMPLE: Final = 48
"""Images, two of each class."""
_JUDGED: Final = 120


@cache
def _planned(name: str) -> PlannedModel:
    return load(next(model for model in _MODELS if model.name == name))


def _outputs(session: Session, name: str, count: int) -> Iterator[NDArray[Any]]:
    for output, _ in _labeled(session, name, count):
        yield output


def _labeled(session: Session, name: str, count: int) -> Iterator[tuple[NDArray[Any], int | None]]:
    """The output for each image, and the class of the image."""
    dataset = _planned(name).dataset
    assert dataset is not None
    for index in range(count):
        image = dataset.sequence(index)
        session.set_inputs(next(iter(image)))
        session.run()
        yield session.outputs()[0].reshape(-1).copy(), image.label


def _prepared(backend: HalBackend | TfliteBackend, name: str) -> Session:
    loaded = _planned(name).loaded
    assert loaded is not None
    return backend.prepare(loaded)


def _top_1(name: str, count: int) -> float:
    labeled = _labeled(_prepared(TfliteBackend(1), name), name, count)
    return sum(int(output.argmax()) == label for output, label in labeled) / count


def _expected(name: str) -> float:
    evaluator = _planned(name).entry.entry.evaluator
    assert evaluator is not None
    return evaluator.expected_top1 or 0.0


@cells("name", sampled(_IMAGES, 0.25))
def test_a_sample_is_classified_as_well_as_the_list_says(name: str) -> None:
    # Three standard deviations of a share over so few images.
    expected = _expected(name)
    margin = 3 * (expected * (1 - expected) / _SAMPLE) ** 0.5
    assert abs(_top_1(name, _SAMPLE) - expected) <= margin


@pytest.mark.slow
@pytest.mark.skipif(not COMPLETE, reason="the test of samples is a part of it; run --complete")
@pytest.mark.parametrize("name", _IMAGES)
def test_the_list_has_tf_lites_own_accuracy(name: str) -> None:
    dataset = _planned(name).dataset
    assert dataset is not None
    assert _top_1(name, len(dataset)) == pytest.approx(_expected(name), abs=0.01)


def test_the_accuracies_tell_good_arithmetic_from_bad() -> None:
    assert len(_QUANTIZED) == 5
    for name in set(_IMAGES) - set(_QUANTIZED):
        assert 0.88 <= _expected(name) <= 0.965, name
    for name in _QUANTIZED:
        real = name.replace("_int8", "").removesuffix("_quant").removesuffix("_uint8")
        assert 0.75 <= _expected(name) <= _expected(real) - 0.05, name


@pytest.mark.parametrize("name", sampled(_QUANTIZED, 0.4))
def test_the_reference_driver_equals_tf_lite_image_by_image(name: str) -> None:
    """tflite-runtime's built-in kernels; LiteRT's differ where networks add."""
    pytest.importorskip("tflite_runtime")
    expected = _outputs(_prepared(TfliteBackend(1), name), name, 24)
    actual = _outputs(_prepared(HalBackend("reference", Device(ReferenceDriver())), name), name, 24)
    for number, (one, other) in enumerate(zip(actual, expected, strict=True)):
        np.testing.assert_array_equal(one, other, err_msg=f"image {number}")


@cache
def _sound(name: str) -> list[NDArray[Any]]:
    return list(_outputs(_prepared(TfliteBackend(1), name), name, _JUDGED))


@pytest.mark.parametrize(
    ("driver", "agreement"),
    sampled([(RoundsDown, 0.99), (ZeroPointOff, 0.99), (Bgr, 0.9)], 0.34),
)
def test_a_defect_changes_classes_in_the_table(driver: Callable[[], Any], agreement: float) -> None:
    """A driver without a defect gives TF Lite's class for every image."""
    name = "mobilenet_v2_0.35_128_mini_quant"
    sound = _sound(name)
    wrong = _outputs(_prepared(HalBackend("wrong", Device(driver())), name), name, _JUDGED)
    pairs = zip(sound, wrong, strict=True)
    same = sum(one.argmax() == other.argmax() for one, other in pairs)
    assert same / _JUDGED < agreement


def _golden(repository: Path) -> Iterator[tuple[str, list[int], dict[str, str]]]:
    text = (repository / "models" / "models_list" / "default.json").read_text()
    for entry in json.loads(text)["models"]:
        for pair in entry.get("inputOutputs", ()):
            yield entry["name"], entry["inputSize"], pair


def test_golden_outputs_are_those_of_tf_lite(repository: Path) -> None:
    checked = set()
    for name, shape, pair in _golden(repository):
        interpreter = Interpreter(repository / "models" / f"{name}.tflite")
        inputs = np.fromfile(repository / "datasets" / pair["input"], "<f4").reshape(-1, *shape)
        golden = np.fromfile(repository / "datasets" / pair["output"], "<f4")
        result = np.stack([interpreter.run(step)[0] for step in inputs])
        np.testing.assert_allclose(result.reshape(-1), golden, atol=2e-4, rtol=0)
        checked.add((name, pair["input"]))
    assert len(checked) == 10


def test_the_recognizer_hears_different_phones(repository: Path) -> None:
    phones = (repository / "datasets/asr_float/phones.txt").read_text().split()
    heard = set()
    for name, _, pair in _golden(repository):
        if name == "asr_mini":
            golden = np.fromfile(repository / "datasets" / pair["output"], "<f4")
            heard |= set(golden.reshape(-1, len(phones)).argmax(1).tolist())
    assert len(heard) > 30


def test_every_model_imports() -> None:
    for model in _MODELS:
        assert model.path is not None
        imported = import_model(model.path)
        (port,) = imported.inputs
        assert list(port.operand.dimensions) == list(model.entry.input_size)
        assert bool(imported.state) == model.name.startswith(("tts", "asr"))


def test_files_are_small(repository: Path) -> None:
    sizes = [
        path.stat().st_size
        for folder in ("models", "datasets")
        for path in (repository / folder).rglob("*")
        if path.is_file()
    ]
    assert max(sizes) < _LARGEST_FILE
    assert sum(sizes) < _LARGEST_ALL
