"""Preprocessing of an image file for an image classifier: the preprocessors a data set may name.

'Inception' takes the middle of the image (0.875 of the shorter side, squared), scales it to the
model's input and maps channels from 0..255 to -1..1. Source: ``Inception.java`` of
platform/test/mlts/benchmark.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import IO, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from nncli.errors import UserError
from nncli.input_file import Format, read_bytes, shown, size_of

__all__ = [
    "MAX_PIXELS",
    "PREPROCESSORS",
    "ImageUnreadable",
    "Quantization",
    "check_image",
    "inception",
    "middle",
    "picture",
    "resize_bilinear",
]


class ImageUnreadable(UserError):
    """A file of an image data set is not an image that can be decoded."""


MAX_PIXELS: Final = 1 << 25
"""Pixels of an image that is decoded: far more than a classifier takes, and the decoder needs 12
bytes of memory for each of them.
"""

_IMAGE: Final = Format("an image", error=ImageUnreadable, max_bytes=1 << 26)

_KEPT: Final = 400
_KEPT_SIDE: Final = 256
"""Scaled images that are kept for the next models, which get the same sample, and their largest
side: 20 MB of 128 x 128 pixels, 79 MB at most.
"""

_DECODERS: Final = ("JPEG", "PNG")
"""Pillow's names of formats. It has decoders for dozens more that nobody calls ``*.jpg``."""


@dataclass(frozen=True)
class Quantization:
    """Quantization of a model's input: real value = scale * (byte - zero_point)."""

    scale: float
    zero_point: float


def inception(
    path: Path, side: int, quantization: Quantization | None = None
) -> NDArray[np.float32] | NDArray[np.uint8]:
    """The image as the input of a model: [1, side, side, 3], RGB, uint8 if quantized else float32.

    Raises ImageUnreadable.
    """
    scaled = _kept_middle if side <= _KEPT_SIDE else _scaled_middle
    return _channel_values(quantization)[scaled(path, side)][np.newaxis]


def _scaled_middle(path: Path, side: int) -> NDArray[np.uint8]:
    return resize_bilinear(middle(path), side)


_kept_middle = lru_cache(_KEPT)(_scaled_middle)


@cache
def check_image(path: Path) -> None:
    """Read the header of an image, once in a process: decoding checks it again.

    Raises ImageUnreadable where the file has too many bytes or pixels, or is no image.
    """
    size_of(path, _IMAGE)
    try:
        _opened(path).close()
    except Exception as error:  # as in decoding
        raise _unreadable(path, error) from error


def middle(path: Path) -> NDArray[np.uint8]:
    """The part of an image that a classifier is given: [C, C, 3], RGB. Raises ImageUnreadable."""
    return _middle(path, _decode(path))


def picture(path: Path, size: tuple[int, int] | None, channels: int) -> NDArray[np.uint8]:
    """The whole image [height, width, channels], scaled to ``size`` (height, width) where that is
    given; one channel is its luminance. Raises ImageUnreadable.
    """
    image = _decode(path)
    if channels == 1:
        image = image.convert("L")
    if size and image.size != size[::-1]:
        image = image.resize(size[::-1], Image.Resampling.BILINEAR)
    pixels = np.asarray(image)
    return pixels.reshape(*pixels.shape[:2], channels)


PREPROCESSORS: Final[dict[str, Callable[..., NDArray[np.float32] | NDArray[np.uint8]]]] = {
    "Inception": inception
}
"""Preprocessors by the name that a model list gives them (key ``dataset.preprocessor``)."""


def resize_bilinear(pixels: NDArray[np.uint8], side: int) -> NDArray[np.uint8]:
    """Scale a square image [C, C, 3] to [side, side, 3] as Android scales bitmaps.

    Each result is interpolated between the four pixels around its center, mapped with half-pixel
    centers, and nothing else: no averaging over the area when shrinking (antialiasing), which
    would lower the accuracy of the classifiers that were trained without it.
    """
    low, high, weight = _samples(pixels.shape[0], side)
    down = weight.reshape(-1, 1, 1)
    top = pixels.take(low, 0).astype(np.float32)
    rows = pixels.take(high, 0) - top
    rows *= down
    rows += top
    across = weight.reshape(1, -1, 1)
    left = rows.take(low, 1)
    scaled: NDArray[np.float32] = rows.take(high, 1) - left
    scaled *= across
    scaled += left
    scaled += np.float32(0.5)
    return scaled.astype(np.uint8)


def _samples(
    size: int, side: int
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.float32]]:
    """For each of ``side`` results: the two source indices and the weight of the second."""
    centers = (np.arange(side) + 0.5) * (size / side) - 0.5
    centers = np.clip(centers, 0, size - 1)
    low = centers.astype(np.intp)
    return low, np.minimum(low + 1, size - 1), (centers - low).astype(np.float32)


def _decode(path: Path) -> Image.Image:
    content = BytesIO(read_bytes(path, _IMAGE))
    try:
        with _opened(content) as image:
            return image.convert("RGB")
    except Exception as error:  # what decoders raise for damaged data is not documented
        raise _unreadable(path, error) from error


def _opened(source: Path | IO[bytes]) -> Image.Image:
    """An image of which the header alone has been read. Raises anything."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        image = Image.open(source, formats=_DECODERS)
    if image.width * image.height > MAX_PIXELS:
        image.close()
        raise Image.DecompressionBombError
    return image


def _unreadable(path: Path, error: Exception) -> ImageUnreadable:
    if isinstance(error, (Image.DecompressionBombError, Image.DecompressionBombWarning)):
        return ImageUnreadable(
            f"{path}: the image has more than {MAX_PIXELS} pixels; scale it down."
        )
    return ImageUnreadable(f"{path}: not readable as an image: {shown(error)}")


def _middle(path: Path, image: Image.Image) -> NDArray[np.uint8]:
    width, height = image.size
    side = int(np.float32(0.875) * min(width, height))
    x, y = width // 2 - side // 2, height // 2 - side // 2
    if not side:
        raise ImageUnreadable(f"{path}: has {width} x {height} pixels, which are too few")
    return np.asarray(image.crop((x, y, x + side, y + side)))


def _channel_values(quantization: Quantization | None) -> NDArray[np.float32] | NDArray[np.uint8]:
    """What each of the 256 values of a channel becomes.

    float32 throughout, as on the device: a byte is truncated towards zero and then wraps, so that
    white, which a scale of 0.007812 takes to 256, becomes 0.
    """
    values = np.arange(256, dtype=np.float32) * np.float32(2) / np.float32(255) - np.float32(1)
    if quantization is None:
        return values
    scale, zero_point = np.float32(quantization.scale), np.float32(quantization.zero_point)
    return ((values / scale + zero_point).astype(np.int32) & 0xFF).astype(np.uint8)
