from __future__ import annotations

import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from mlts.catalogue import CatalogueModel, load
from mlts.datasets import Dataset, DatasetError
from mlts.planning import load as load_model
from mlts.preprocess import ImageUnreadable
from nntest.assets import assets_at
from tests.unit.mlts.fakes import opened

Entry = dict[str, Any]
OnlyModel = Callable[[Entry], CatalogueModel]


def _floats(path: Path, *shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    values = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    path.write_bytes(values.tobytes())
    return values


def load_data(model: CatalogueModel) -> Dataset:
    dataset = load_model(model).dataset
    assert dataset
    return dataset


def _error_of(model: CatalogueModel) -> str:
    with pytest.raises(DatasetError) as raised:
        opened(model)
    return str(raised.value)


def test_a_raw_sequence_is_as_long_as_its_file(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    inputs = _floats(tmp_path / "tiny.input", 5, 1, 3)
    golden = _floats(tmp_path / "tiny.output", 5, 2)
    dataset = opened(only_model(raw_entry))
    (sequence,) = dataset
    assert (len(dataset), dataset.lengths, dataset.inferences) == (1, (5,), 5)
    assert dataset.has_golden
    np.testing.assert_array_equal(sequence.inputs[0], inputs)
    assert sequence.golden is not None
    np.testing.assert_array_equal(sequence.golden[0].view(np.float32), golden)
    assert (sequence.name, sequence.label, len(sequence)) == ("tiny.input", None, 5)


def test_bytes_are_read_as_bytes(only_model: OnlyModel, raw_entry: Entry, tmp_path: Path) -> None:
    (tmp_path / "tiny.input").write_bytes(bytes(range(6)))
    (tmp_path / "tiny.output").write_bytes(b"ab")
    sequence = opened(only_model(raw_entry | {"dataSize": 1})).sequence(0)
    np.testing.assert_array_equal(sequence.inputs[0], [[[0, 1, 2]], [[3, 4, 5]]])
    assert sequence.inputs[0].dtype == np.uint8


def test_each_output_has_its_golden_file(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    _floats(tmp_path / "i", 2, 1, 3)
    _floats(tmp_path / "o0", 2, 1)
    _floats(tmp_path / "o1", 2, 7)
    raw_entry["inputOutputs"] = [{"input": "i", "outputs": ["o0", "o1"]}]
    dataset = opened(only_model(raw_entry))
    golden = dataset.sequence(0).golden or ()
    assert [output.shape for output in golden] == [(2, 4), (2, 28)]
    dataset.check_outputs([4, 28])


@pytest.mark.parametrize("size", [0, 11, 13])
def test_an_input_of_a_wrong_length_is_named(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path, size: int
) -> None:
    (tmp_path / "tiny.input").write_bytes(bytes(size))
    (tmp_path / "tiny.output").write_bytes(bytes(4))
    message = _error_of(only_model(raw_entry))
    assert f"tiny.input: input has {size} bytes, not a multiple of the 12 bytes" in message
    assert "model 'tiny'" in message


@pytest.mark.parametrize("size", [0, 7])
def test_a_golden_file_that_does_not_divide_is_named(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path, size: int
) -> None:
    _floats(tmp_path / "tiny.input", 2, 3)
    (tmp_path / "tiny.output").write_bytes(bytes(size))
    message = _error_of(only_model(raw_entry))
    assert f"tiny.output: golden output has {size} bytes, not a multiple" in message


def test_a_golden_file_of_another_model_is_named(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    _floats(tmp_path / "tiny.input", 2, 3)
    _floats(tmp_path / "tiny.output", 2, 5)
    dataset = opened(only_model(raw_entry))
    dataset.check_outputs([20])
    with pytest.raises(
        DatasetError, match=r"tiny\.output: golden output has 20 bytes an inference"
    ):
        dataset.check_outputs([24])
    with pytest.raises(DatasetError, match=r"has 1 golden output\(s\), the model has 2"):
        opened(only_model(raw_entry), outputs=2)


def test_sequences_that_were_not_copied_are_left_out_with_a_warning(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    _floats(tmp_path / "tiny.input", 2, 3)
    _floats(tmp_path / "tiny.output", 2, 5)
    raw_entry["inputOutputs"] = [{"input": "a", "output": "b"}, *raw_entry["inputOutputs"]]
    dataset = opened(only_model(raw_entry))
    assert [sequence.name for sequence in dataset] == ["tiny.input"]
    assert dataset.warnings == (f"1 of 2 sequences are not in {tmp_path}; 1 are used",)


def test_a_model_without_any_data_is_an_error(only_model: OnlyModel, raw_entry: Entry) -> None:
    assert "key 'input': tiny.input is not in" in _error_of(only_model(raw_entry))


@pytest.mark.parametrize("missing", ["tiny.input", "tiny.output"])
def test_a_missing_file_is_named_with_its_key(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path, missing: str
) -> None:
    for name in {"tiny.input", "tiny.output"} - {missing}:
        (tmp_path / name).write_bytes(bytes(12))
    key = missing.partition(".")[2]
    assert f"key '{key}': {missing} is not in {tmp_path}" in _error_of(only_model(raw_entry))


@pytest.fixture
def images(tmp_path: Path) -> Path:
    """Three images of one color each, whose order by number is not the one by name."""
    folder = tmp_path / "images"
    folder.mkdir()
    for number, gray in ((2, 0), (10, 255), (1, 102)):
        picture = np.full((8, 8, 3), gray, dtype=np.uint8)
        Image.fromarray(picture).save(folder / f"image-{number}.jpeg")
    (folder / "labels.txt").write_text("cat\ndog\ncrane\ncrane\n")
    (folder / "truth.txt").write_text("dog\ncrane\ncat\n")
    return folder


@pytest.mark.usefixtures("images")
def test_images_are_sorted_by_number_and_labeled_by_line(
    only_model: OnlyModel, image_entry: Entry
) -> None:
    dataset = opened(only_model(image_entry))
    sequences = list(dataset)
    assert not dataset.has_golden
    assert dataset.lengths == (1, 1, 1)
    assert [s.name for s in sequences] == [f"images/image-{n}.jpeg" for n in (1, 2, 10)]
    assert [s.label for s in sequences] == [1, 3, 0]
    assert sequences[0].inputs[0].shape == (1, 1, 8, 8, 3)
    assert [s.inputs[0].mean() for s in sequences] == pytest.approx([-0.2, -1, 1])


@pytest.mark.usefixtures("images")
def test_quantized_images_are_bytes(only_model: OnlyModel, image_entry: Entry) -> None:
    image_entry |= {"dataSize": 1, "inputScale": 0.0078125, "inputZeroPoint": 127}
    sequence = opened(only_model(image_entry)).sequence(2)
    assert sequence.inputs[0].dtype == np.uint8
    assert sequence.inputs[0].max() == 255


def test_ground_truth_may_be_class_numbers(
    only_model: OnlyModel, image_entry: Entry, images: Path
) -> None:
    (images / "truth.txt").write_text("0\n1\n2\n")
    assert [s.label for s in opened(only_model(image_entry))] == [0, 1, 2]


def test_a_label_that_nobody_knows_is_named_with_its_line(
    only_model: OnlyModel, image_entry: Entry, images: Path
) -> None:
    (images / "truth.txt").write_text("dog\nunicorn\ncat\n")
    assert "truth.txt: line 2: label 'unicorn' is not in" in _error_of(only_model(image_entry))


@pytest.mark.parametrize("text", ["dog\ncat\n", "dog\ncat\ncat\ncat\n"])
def test_every_image_needs_its_line_of_ground_truth(
    only_model: OnlyModel, image_entry: Entry, images: Path, text: str
) -> None:
    (images / "truth.txt").write_text(text)
    message = _error_of(only_model(image_entry))
    assert f"truth.txt: {text.count(chr(10))} labels for 3 images" in message


def test_an_image_without_a_number_is_named(
    only_model: OnlyModel, image_entry: Entry, images: Path
) -> None:
    (images / "holiday.jpg").touch()
    message = _error_of(only_model(image_entry))
    assert "holiday.jpg: expected an image name PREFIX-NUMBER.jpeg" in message


def test_a_folder_without_images_is_named(
    only_model: OnlyModel, image_entry: Entry, images: Path
) -> None:
    for image in images.glob("*.jpeg"):
        image.unlink()
    assert "no *.jpg or *.jpeg file" in _error_of(only_model(image_entry))


def test_a_file_that_is_no_image_is_named_when_the_data_set_is_opened(
    only_model: OnlyModel, image_entry: Entry, images: Path
) -> None:
    (images / "image-2.jpeg").write_text("not a picture")
    with pytest.raises(ImageUnreadable, match=r"image-2\.jpeg: not readable as an image"):
        opened(only_model(image_entry))


@pytest.mark.parametrize("file", ["labels.txt", "truth.txt"])
def test_labels_of_more_than_4_mib_are_not_read(
    only_model: OnlyModel, image_entry: Entry, images: Path, file: str
) -> None:
    (images / file).write_bytes(b"x\n" * ((1 << 21) + 1))
    assert f"{file}: it has 4194306 bytes, at most 4194304 are read" in _error_of(
        only_model(image_entry)
    )


@pytest.mark.parametrize("file", ["labels.txt", "truth.txt"])
def test_a_missing_label_file_is_named(
    only_model: OnlyModel, image_entry: Entry, images: Path, file: str
) -> None:
    (images / file).unlink()
    assert f"images/{file} is not in" in _error_of(only_model(image_entry))


@pytest.mark.usefixtures("images")
def test_an_unknown_preprocessor_lists_the_known_ones(
    only_model: OnlyModel, image_entry: Entry
) -> None:
    image_entry["dataset"]["preprocessor"] = "Resnet"
    assert "'Resnet' is unknown; known: Inception" in _error_of(only_model(image_entry))


@pytest.mark.parametrize(
    ("entry", "input_bytes", "golden_bytes", "problem"),
    [
        ({}, 12 << 17, 4 << 17, "has 131072 inferences of 16 bytes with their golden outputs, at "
         "most 65536 are read; split it"),
        ({"inputSize": [1 << 18]}, 48 << 20, 24 << 20, "has 48 inferences of 1572864 bytes with "
         "their golden outputs, at most 42 are read; split it"),
    ],
)  # fmt: skip
def test_a_sequence_that_would_fill_the_memory_is_not_read(
    only_model: OnlyModel,
    raw_entry: Entry,
    tmp_path: Path,
    entry: Entry,
    input_bytes: int,
    golden_bytes: int,
    problem: str,
) -> None:
    for name, size in (("tiny.input", input_bytes), ("tiny.output", golden_bytes)):
        (tmp_path / name).touch()
        os.truncate(tmp_path / name, size)
    message = _error_of(only_model(raw_entry | entry))
    assert f"tiny.input: the sequence {problem}" in message


def test_a_sequence_of_one_inference_is_as_large_as_the_model_takes(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    for name in ("tiny.input", "tiny.output"):
        (tmp_path / name).touch()
        os.truncate(tmp_path / name, 128 << 20)
    assert opened(only_model(raw_entry | {"inputSize": [32 << 20]})).lengths == (1,)


def test_memory_does_not_grow_with_the_data_set(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    """Forty sequences of 1 MB each pass through a few of them."""
    _floats(tmp_path / "i", 1000, 256)
    _floats(tmp_path / "o", 1000, 1)
    items = [{"input": "i", "output": "o"}] * 40
    dataset = opened(only_model(raw_entry | {"inputSize": [256], "inputOutputs": items}))
    tracemalloc.start()
    try:
        for _ in dataset:
            pass
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4_000_000


def test_androids_data_sets_open(mlts_assets: Path) -> None:
    catalogue = load(assets_at(mlts_assets))
    present = [model for model in catalogue.models if model.path]
    sizes = {model.name: load_data(model).inferences for model in present}
    assert sizes["mobilenet_v1_0.25_128"] == 2
    assert sizes["mobilenet_v1_0.25_128_topk_aosp"] == 500
    assert sizes["tts_float"] == _steps(mlts_assets / "tts_float", 334 * 4)


def _steps(folder: Path, size: int) -> int:
    return sum(path.stat().st_size // size for path in folder.glob("*.input"))


def test_data_are_plain_files(only_model: OnlyModel, raw_entry: Entry, tmp_path: Path) -> None:
    _floats(tmp_path / "tiny.output", 5, 2)
    (tmp_path / "tiny.input").mkdir()
    assert "it is a folder, expected a file" in _error_of(only_model(raw_entry))


def test_a_file_that_changes_during_the_run_is_named(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    _floats(tmp_path / "tiny.input", 5, 1, 3)
    _floats(tmp_path / "tiny.output", 5, 2)
    dataset = opened(only_model(raw_entry))
    (tmp_path / "tiny.input").write_bytes(b"")
    with pytest.raises(DatasetError, match="input has 0 bytes, not a multiple"):
        dataset.sequence(0)
