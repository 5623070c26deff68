from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image

from mlts.preprocess import (
    MAX_PIXELS,
    ImageUnreadable,
    Quantization,
    check_image,
    inception,
    resize_bilinear,
)


def _oracle(pixels: NDArray[np.uint8], side: int) -> NDArray[np.float64]:
    """The definition, pixel by pixel, in float64 and unrounded."""
    size = pixels.shape[0]
    source = pixels.astype(np.float64)
    result = np.empty((side, side, 3))
    for y in range(side):
        for x in range(side):
            fy = min(max((y + 0.5) * size / side - 0.5, 0.0), size - 1.0)
            fx = min(max((x + 0.5) * size / side - 0.5, 0.0), size - 1.0)
            y0, x0 = int(fy), int(fx)
            y1, x1 = min(y0 + 1, size - 1), min(x0 + 1, size - 1)
            wy, wx = fy - y0, fx - x0
            top = source[y0, x0] * (1 - wx) + source[y0, x1] * wx
            bottom = source[y1, x0] * (1 - wx) + source[y1, x1] * wx
            result[y, x] = top * (1 - wy) + bottom * wy
    return result


@given(st.integers(1, 24), st.integers(1, 24), st.integers(0, 2**32 - 1))
def test_resize_interpolates_between_half_pixel_centers(size: int, side: int, seed: int) -> None:
    pixels = np.random.default_rng(seed).integers(0, 256, (size, size, 3), dtype=np.uint8)
    error = np.abs(resize_bilinear(pixels, side) - _oracle(pixels, side))
    assert error.max() <= 0.5 + 1e-3


def test_resize_to_the_same_size_changes_nothing() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (16, 16, 3), dtype=np.uint8)
    np.testing.assert_array_equal(resize_bilinear(pixels, 16), pixels)


def test_shrinking_does_not_average_over_the_area() -> None:
    pixels = np.zeros((9, 9, 3), dtype=np.uint8)
    pixels[4, 4] = 255
    assert resize_bilinear(pixels, 3)[1, 1, 0] == 255


def test_the_middle_of_a_wide_image_is_taken(tmp_path: Path) -> None:
    """0.875 of the shorter side: 14 of 16, from (32/2 - 7, 16/2 - 7)."""
    picture = np.zeros((16, 32, 3), dtype=np.uint8)
    picture[1:15, 9:23] = (0, 255, 0)
    path = tmp_path / "image-1.png"
    Image.fromarray(picture).save(path)
    np.testing.assert_array_equal(inception(path, 14), np.full((1, 14, 14, 3), [-1, 1, -1]))


def test_channels_become_minus_one_to_one_in_float32(tmp_path: Path) -> None:
    path = tmp_path / "image-1.png"
    Image.fromarray(np.full((8, 8, 3), [0, 51, 255], dtype=np.uint8)).save(path)
    result = inception(path, 7)
    assert result.dtype == np.float32
    expected = [-1.0, np.float32(102) / np.float32(255) - np.float32(1), 1.0]
    np.testing.assert_array_equal(result[0, 0, 0], np.array(expected, np.float32))


@pytest.mark.parametrize(
    ("channel", "expected"),
    [
        (0, 0),  # -1 / 0.007812 + 128 = -0.008, truncated towards zero
        (128, 128),
        (254, 255),
        (255, 0),  # 256 wraps
    ],
)
def test_quantized_bytes_are_truncated_and_wrap(
    tmp_path: Path, channel: int, expected: int
) -> None:
    path = tmp_path / "image-1.png"
    Image.fromarray(np.full((8, 8, 3), channel, dtype=np.uint8)).save(path)
    result = inception(path, 7, Quantization(0.007812, 128.0))
    assert result.dtype == np.uint8
    assert set(result.ravel().tolist()) == {expected}


def test_a_grey_image_becomes_three_equal_channels(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    Image.fromarray(np.arange(64, dtype=np.uint8).reshape(8, 8)).save(path)
    result = inception(path, 7)
    np.testing.assert_array_equal(result[..., 0], result[..., 2])


def test_a_file_that_is_no_image_is_named(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    path.write_text("not a picture")
    with pytest.raises(ImageUnreadable, match=r"image-1\.jpeg: not readable as an image"):
        inception(path, 8)


def test_a_truncated_image_is_named(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    noise = np.random.default_rng(0).integers(0, 256, (64, 64, 3), dtype=np.uint8)
    Image.fromarray(noise).save(path)
    path.write_bytes(path.read_bytes()[:-500])
    with pytest.raises(ImageUnreadable, match=r"image-1\.jpeg"):
        inception(path, 8)


@pytest.mark.parametrize("read", [inception, lambda path, side: check_image(path)])
@pytest.mark.parametrize("side", [6_000, 9_400, 20_000])
def test_an_image_of_too_many_pixels_is_named_before_it_is_decoded(
    tmp_path: Path, read: Callable[[Path, int], object], side: int
) -> None:
    """Only its header is there. Pillow has limits of its own: a warning, an error at the double."""
    path = tmp_path / "image-1.jpeg"
    Image.new("1", (side, side)).save(path, "PNG")
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(ImageUnreadable) as raised:
        read(path, 8)
    assert str(raised.value) == f"{path}: the image has more than 33554432 pixels; scale it down."


def test_an_image_as_large_as_cameras_make_them_passes(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    Image.new("1", (MAX_PIXELS // 4096, 4096)).save(path, "PNG")
    check_image(path)


def test_an_image_of_one_pixel_is_named(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    Image.new("RGB", (1, 1)).save(path)
    with pytest.raises(ImageUnreadable, match="has 1 x 1 pixels, which are too few"):
        inception(path, 8)


def test_other_formats_than_those_of_photographs_are_not_decoded(tmp_path: Path) -> None:
    path = tmp_path / "image-1.jpeg"
    Image.new("RGB", (8, 8)).save(path, "EPS")
    with pytest.raises(ImageUnreadable, match="cannot identify image file"):
        inception(path, 8)
