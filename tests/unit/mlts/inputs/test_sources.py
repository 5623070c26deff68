from __future__ import annotations

import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from mlts.inputs import DatasetError, Source, SourceReader
from mlts.preprocess import ImageUnreadable
from nntflite.graph import Quantization
from nntflite.metadata import Normalization
from nntflite.model_ports import ModelPort
from nntflite.schema import TensorType

READER = SourceReader()


def port(*shape: int, type: TensorType = TensorType.FLOAT32, **facts: Any) -> ModelPort:
    return ModelPort("x", "", type, shape, **facts)


def saved(path: Path, array: Any) -> Source:
    np.save(path / "x.npy", array)
    return Source(path / "x.npy")


@pytest.mark.parametrize(
    ("shape", "open_dimensions", "found", "inferences", "taken"),
    [
        ((1, 4), (), (1, 4), 1, (1, 4)),
        ((1, 4), (), (3, 4), 3, (1, 4)),
        ((1, 4), (), (3, 1, 4), 3, (1, 4)),
        ((2, 4), (), (6, 4), 3, (2, 4)),
        ((1, 1), (1,), (1, 7), 1, (1, 7)),
        ((1, 4), (0,), (5, 4), 5, (1, 4)),
        ((1, 4), (0,), (2, 5, 4), 2, (5, 4)),
        ((), (), (), 1, ()),
        ((), (), (3,), 3, ()),
        ((0, 4), (), (0, 4), 1, (0, 4)),
    ],
)
def test_an_array_is_an_inference_or_several(
    tmp_path: Path,
    shape: tuple[int, ...],
    open_dimensions: tuple[int, ...],
    found: tuple[int, ...],
    inferences: int,
    taken: tuple[int, ...],
) -> None:
    of = port(*shape, open_dimensions=open_dimensions)
    array = np.arange(np.prod(found, dtype=int), dtype=np.float32).reshape(found)
    source = saved(tmp_path, array)
    assert READER.measure(source, of) == (inferences, taken)
    values = READER.read(source, of)
    assert values.shape == (inferences, *taken)
    np.testing.assert_array_equal(values.ravel(), array.ravel())


@pytest.mark.parametrize(
    ("array", "type", "problem"),
    [
        (np.zeros((1, 5), "f4"), TensorType.FLOAT32, r"has the shape \[1, 5\], 'x' is \[1, 4\]"),
        (np.zeros((0, 4), "f4"), TensorType.FLOAT32, "no inference at all"),
        (np.zeros((1, 4), "f4"), TensorType.INT8, "holds float32, 'x' is int8"),
        (np.full((1, 4), 300, "i4"), TensorType.UINT8, "holds int32, 'x' is uint8"),
        (np.zeros((1, 4), "i8"), TensorType.FLOAT32, "holds int64, 'x' is float32"),
        (np.array([[None] * 4]), TensorType.FLOAT32, "is not values of a tensor"),
        (np.array([["a"] * 4]), TensorType.STRING, "'x' holds STRING elements, which are not read"),
    ],
)
def test_an_array_of_another_kind_is_refused(
    tmp_path: Path, array: NDArray[Any], type: TensorType, problem: str
) -> None:
    source = saved(tmp_path, array)
    with pytest.raises(DatasetError, match=problem):
        READER.measure(source, port(1, 4, type=type))


@pytest.mark.parametrize(
    ("array", "type"),
    [
        (np.ones((1, 4)), TensorType.FLOAT32),
        (np.ones((1, 4), "i8"), TensorType.INT32),
        (np.ones((1, 4), "?"), TensorType.BOOL),
        (np.ones((1, 4), "f4"), TensorType.FLOAT16),
        (np.ones((1, 4), "i8"), TensorType.INT64),
    ],
)
def test_numbers_that_fit_take_the_type_of_the_input(
    tmp_path: Path, array: NDArray[Any], type: TensorType
) -> None:
    of = port(1, 4, type=type)
    values = READER.read(saved(tmp_path, array), of)
    assert (values.dtype, values.tolist()) == (of.dtype, [array.tolist()])


def test_raw_elements_are_as_many_inferences_as_there_are(tmp_path: Path) -> None:
    path = tmp_path / "x.raw"
    path.write_bytes(np.arange(8, dtype="i2").tobytes())
    of = port(1, 4, type=TensorType.INT16)
    assert READER.read(Source(path), of).tolist() == [[[0, 1, 2, 3]], [[4, 5, 6, 7]]]
    path.write_bytes(bytes(9))
    with pytest.raises(DatasetError, match="9 bytes, not a multiple of the 8 bytes of 'x', int16"):
        READER.measure(Source(path), of)


@pytest.mark.parametrize("content", [b"", b"\x93NUMPY", b"PK\x03\x04 cut"])
@pytest.mark.parametrize("suffix", [".npy", ".npz", ".wav", ".png"])
def test_a_damaged_file_is_named(tmp_path: Path, suffix: str, content: bytes) -> None:
    path = tmp_path / f"x{suffix}"
    path.write_bytes(content)
    with pytest.raises((DatasetError, ImageUnreadable), match=f"x{suffix}"):
        READER.measure(Source(path, "x"), port(1, 8, 8, 3, type=TensorType.UINT8))


@pytest.fixture
def gray(tmp_path: Path) -> Source:
    path = tmp_path / "Straße 1.png"
    Image.fromarray(np.full((4, 6, 3), 100, np.uint8)).save(path)
    return Source(path)


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        (port(1, 8, 8, 3, type=TensorType.UINT8), 100),
        (port(1, 8, 8, 3, type=TensorType.INT8), -28),
        (port(1, 8, 8, 1, type=TensorType.UINT8), 100),
        (port(8, 8, 3, normalization=Normalization((50.0,), (25.0,))), 2),
        (
            port(
                1, 8, 8, 3,
                type=TensorType.INT8,
                quantization=Quantization((0.5,), (-3,)),
                normalization=Normalization((50.0,), (25.0,)),
            ),
            1,
        ),
    ],
)  # fmt: skip
def test_pixels_become_values(gray: Source, of: ModelPort, expected: float) -> None:
    assert READER.measure(gray, of) == (1, of.shape)
    values = READER.read(gray, of)
    assert values.shape == (1, *of.shape)
    assert values.dtype == of.dtype
    assert set(values.ravel().tolist()) == {expected}


def test_the_users_mean_goes_before_that_of_the_file(gray: Source) -> None:
    of = port(1, 4, 6, 3, normalization=Normalization((0.0,), (1.0,)))
    reader = SourceReader(Normalization((0.0, 50.0, 100.0), (10.0, 10.0, 10.0)))
    assert reader.read(gray, of)[0, 0, 0, 0].tolist() == [10, 5, 0]


@pytest.mark.parametrize("shape", [(1, 3, 4, 6), (3, 4, 6)])
def test_an_image_has_its_channels_first_where_the_model_does(
    gray: Source, shape: tuple[int, ...]
) -> None:
    first, last = port(*shape, type=TensorType.UINT8), port(1, 4, 6, 3, type=TensorType.UINT8)
    (values,), (expected,) = READER.read(gray, first), READER.read(gray, last)
    assert values.shape == shape
    np.testing.assert_array_equal(values.reshape(3, 4, 6), expected[0].transpose(2, 0, 1))
    of_any = port(1, 3, 1, 1, type=TensorType.UINT8, open_dimensions=(2, 3))
    assert READER.measure(gray, of_any) == (1, (1, 3, 4, 6))


def test_an_image_has_its_own_size_where_the_model_takes_any(gray: Source) -> None:
    of = port(1, 1, 1, 3, type=TensorType.UINT8, open_dimensions=(1, 2))
    assert READER.measure(gray, of) == (1, (1, 4, 6, 3))


@pytest.mark.parametrize(
    ("of", "problem"),
    [
        (port(1, 8, 8, 3), "give --mean and --std"),
        (
            port(1, 8, 8, 3, normalization=Normalization((1.0,) * 2, (1.0,) * 2)),
            "2 channels, where",
        ),
        (port(1, 192, type=TensorType.UINT8), r"an image needs \[1, height, width, 1 or 3\]"),
        (port(1, 8, 8, 4, type=TensorType.UINT8), "an image needs"),
    ],
)
def test_an_input_that_no_image_fits_is_refused(gray: Source, of: ModelPort, problem: str) -> None:
    with pytest.raises(DatasetError, match=problem):
        READER.measure(gray, of)


def recorded(path: Path, samples: Sequence[int], channels: int = 1, width: int = 2) -> Source:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(16000)
        file.writeframes(np.array(samples, f"<i{width}").tobytes())
    return Source(path)


def test_a_recording_is_cut_into_inferences(tmp_path: Path) -> None:
    source = recorded(tmp_path / "x.wav", [16384, -16384, 8192])
    values = READER.read(source, port(1, 2))
    assert values.tolist() == [[[0.5, -0.5]], [[0.25, 0]]]
    assert READER.measure(source, port(1, 1, open_dimensions=(1,))) == (1, (1, 3))


def test_channels_are_averaged(tmp_path: Path) -> None:
    source = recorded(tmp_path / "x.wav", [100, 300, -10, -30], channels=2)
    values = READER.read(source, port(2, type=TensorType.INT16))
    assert values.tolist() == [[200, -20]]


@pytest.mark.parametrize(
    ("of", "width", "problem"),
    [
        (port(1, 2), 4, "32 bits a sample, expected samples of 16"),
        (port(1, 2, type=TensorType.UINT8), 2, "UINT8, which holds no samples"),
    ],
)
def test_a_recording_that_does_not_fit_is_refused(
    tmp_path: Path, of: ModelPort, width: int, problem: str
) -> None:
    source = recorded(tmp_path / "x.wav", [1, 2], width=width)
    with pytest.raises(DatasetError, match=problem):
        READER.measure(source, of)
