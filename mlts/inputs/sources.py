"""Files with values of one input or output: ``.npy``, ``.npz``, images, ``.wav``, raw elements.

Raw files, and arrays of more elements than the tensor, hold inferences in a row: ``[n, *shape]``,
or the first dimension of the shape n times.
"""

from __future__ import annotations

import wave
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import prod
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.inputs.errors import DatasetError
from mlts.inputs.values import port_name
from mlts.preprocess import check_image, picture
from nncli.input_file import Format, read_bytes, size_of
from nntflite.metadata import Normalization
from nntflite.model_ports import ModelPort

__all__ = ["ARCHIVE", "SUFFIXES", "Source", "SourceReader", "archive_names"]

ARCHIVE: Final = ".npz"
_ARRAY: Final = ".npy"
_SOUND: Final = ".wav"
_IMAGES: Final = (".png", ".jpg", ".jpeg")
SUFFIXES: Final = (ARCHIVE, _ARRAY, _SOUND, *_IMAGES, ".bin", ".raw")
"""Suffixes of the files of a folder that are data."""

_FORMAT: Final = Format("values of a tensor", error=DatasetError, max_bytes=1 << 28)
_INTEGERS: Final = "iu"
_SIXTEEN_BITS: Final = 2
_LOUDEST: Final = 32768
_CHANNELS: Final = 3


@dataclass(frozen=True)
class Source:
    """A file, and the name of the array in it where it has several."""

    path: Path
    key: str = ""

    @property
    def suffix(self) -> str:
        return self.path.suffix.lower()


@dataclass(frozen=True)
class SourceReader:
    """Reads files; ``normalization`` is the user's, in place of that in the model's file."""

    normalization: Normalization | None = None

    def measure(self, source: Source, port: ModelPort) -> tuple[int, tuple[int, ...]]:
        """The number of inferences, and the shape of the tensor. Raises DatasetError, and
        ImageUnreadable.
        """
        if port.dtype is None:
            raise DatasetError(
                f"{source.path}: '{port_name(port)}' holds {port.type.name} elements, which are "
                "not read from files."
            )
        if source.suffix in _IMAGES:
            check_image(source.path)
            if not port.open_dimensions:
                _check_image_shape(source, port)
                self._normalization(source, port)
                return 1, port.shape
        if source.suffix in (*_IMAGES, _ARRAY, ARCHIVE, _SOUND):
            values = self.read(source, port)
            return len(values), values.shape[1:]
        return _inferences(source, port), port.shape

    def read(self, source: Source, port: ModelPort) -> NDArray[Any]:
        """The values [inferences, *shape]. Raises as :meth:`measure`."""
        if source.suffix in _IMAGES:
            return self._image(source, port)
        reader = _READERS.get(source.suffix, _read_raw)
        return reader(source, port)

    def _image(self, source: Source, port: ModelPort) -> NDArray[Any]:
        height, width, channels = _check_image_shape(source, port)
        is_open = len(port.shape) - (2 if _is_first(port) else 3) in port.open_dimensions
        pixels = picture(source.path, None if is_open else (height, width), channels)
        values = self._of_pixels(pixels, source, port)
        if _is_first(port):
            values = values.transpose(2, 0, 1)
        return values.reshape(1, *(1,) * (len(port.shape) - _CHANNELS), *values.shape)

    def _of_pixels(
        self, pixels: NDArray[np.uint8], source: Source, port: ModelPort
    ) -> NDArray[Any]:
        normalization, dtype = self._normalization(source, port), port.dtype
        assert dtype is not None
        if normalization is None:
            least = np.iinfo(dtype).min if dtype == np.int8 else 0
            return (pixels.astype(np.int64) + least).astype(dtype)
        mean, std = (np.array(each) for each in (normalization.mean, normalization.std))
        real: NDArray[np.float64] = (pixels - mean) / std
        if dtype.kind not in _INTEGERS:
            return real.astype(dtype)
        if port.quantization:
            real = real / port.quantization.scales[0] + port.quantization.zero_points[0]
        limits = np.iinfo(dtype)
        return np.asarray(np.clip(np.rint(real), limits.min, limits.max)).astype(dtype)

    def _normalization(self, source: Source, port: ModelPort) -> Normalization | None:
        """Mean and standard deviation of pixels; None where bytes are taken as they are."""
        found = self.normalization or port.normalization
        if found is None and port.dtype not in (np.uint8, np.int8):
            raise DatasetError(
                f"{source.path}: input '{port_name(port)}' is {port.type.name}, and the model's "
                "metadata do not say how pixels become its values; give --mean and --std."
            )
        channels = port.shape[-_CHANNELS if _is_first(port) else -1]
        if found and len(found.mean) not in (1, channels):
            raise DatasetError(
                f"{source.path}: a mean for {len(found.mean)} channels, where '{port_name(port)}' "
                f"has {channels}."
            )
        return found

    def content(self, source: Source, port: ModelPort) -> bytes:
        """The elements of an output, whatever its shape. Raises DatasetError."""
        if source.suffix == _ARRAY:
            return _typed(_load(source.path), str(source.path), port).tobytes()
        if source.suffix == ARCHIVE:
            return _typed(_member(source), str(source.path), port).tobytes()
        return read_bytes(source.path, _FORMAT)

    def content_size(self, source: Source, port: ModelPort) -> int:
        """Bytes that :meth:`content` has."""
        if source.suffix in (_ARRAY, ARCHIVE):
            return len(self.content(source, port))
        return size_of(source.path, _FORMAT)


def archive_names(path: Path) -> tuple[str, ...]:
    """Names of the arrays in an ``.npz`` file. Raises DatasetError."""
    return tuple(_loaded(path).files)


def _check_image_shape(source: Source, port: ModelPort) -> tuple[int, int, int]:
    """Height, width and channels of the input."""
    shape = port.shape[1:] if len(port.shape) == _CHANNELS + 1 else port.shape
    if _is_first(port):
        shape = (*shape[1:], shape[0])
    if (
        len(shape) != _CHANNELS
        or shape[-1] not in (1, _CHANNELS)
        or prod(port.shape) != prod(shape)
    ):
        raise DatasetError(
            f"{source.path}: input '{port_name(port)}' has the shape {list(port.shape)}; an image "
            "needs [1, height, width, 1 or 3], or [1, 1 or 3, height, width]."
        )
    height, width, channels = shape
    return height, width, channels


def _is_first(port: ModelPort) -> bool:
    """Whether the channels of an image come before height and width, as in models of ONNX."""
    shape, allowed = port.shape[-_CHANNELS:], (1, _CHANNELS)
    is_last = (
        shape[-1:] and shape[-1] in allowed and len(port.shape) - 1 not in port.open_dimensions
    )
    return len(shape) == _CHANNELS and not is_last and shape[0] in allowed


def _read_array(source: Source, port: ModelPort) -> NDArray[Any]:
    return _fitted(_load(source.path), source, port)


def _read_archive(source: Source, port: ModelPort) -> NDArray[Any]:
    return _fitted(_member(source), source, port)


def _member(source: Source) -> Any:
    archive = _loaded(source.path)
    try:
        return archive[source.key]
    except _BROKEN as error:
        raise _FORMAT.wrong(source.path, f"array '{source.key}': {error}") from None


_BROKEN: Final = (ValueError, OSError, EOFError, KeyError, SyntaxError, zipfile.BadZipFile)
"""Exceptions of NumPy for a damaged file."""


def _load(path: Path) -> Any:
    content = read_bytes(path, _FORMAT)
    try:
        return np.load(BytesIO(content), allow_pickle=False)
    except _BROKEN as error:
        raise _FORMAT.wrong(path, str(error)) from None


def _loaded(path: Path) -> np.lib.npyio.NpzFile:
    archive = _load(path)
    if not isinstance(archive, np.lib.npyio.NpzFile):
        raise _FORMAT.wrong(path, "expected an archive of arrays")
    return archive


def _fitted(array: Any, source: Source, port: ModelPort) -> NDArray[Any]:
    """The array as values [inferences, *shape] of the tensor's type."""
    where = f"{source.path}{f', array {source.key!r}' if source.key else ''}"
    typed = _typed(array, where, port)
    shape = _shape_for(array.shape, port)
    if shape is None:
        wanted = [
            "any" if number in port.open_dimensions else str(dimension)
            for number, dimension in enumerate(port.shape)
        ]
        raise DatasetError(
            f"{where}: has the shape {list(array.shape)}, '{port_name(port)}' is "
            f"[{', '.join(wanted)}]; expected that, or that with a dimension of inferences before."
        )
    size: int = prod(shape)
    if size and not array.size:
        raise DatasetError(f"{where}: has the shape {list(array.shape)}, so no inference at all.")
    return typed.reshape(array.size // size if size else 1, *shape)


def _shape_for(found: Sequence[int], port: ModelPort) -> tuple[int, ...] | None:
    """The tensor's shape in one inference where an array of the shape ``found`` has its values."""
    rank = len(port.shape)
    if len(found) == rank + 1 and _matches(found[1:], port, 0):
        return tuple(found[1:])
    if len(found) != rank:
        return None
    if not rank or (_matches(found, port, 1) and port.shape[0] and found[0] % port.shape[0] == 0):
        return (*port.shape[:1], *found[1:])
    return tuple(found) if _matches(found, port, 0) else None


def _matches(found: Sequence[int], port: ModelPort, first: int) -> bool:
    """Whether dimensions from number ``first`` on are the tensor's, or any where these are open."""
    pairs = enumerate(zip(found, port.shape, strict=True))
    return all(n < first or n in port.open_dimensions or a == b for n, (a, b) in pairs)


def _typed(array: Any, where: str, port: ModelPort) -> NDArray[Any]:
    """The array in the tensor's type where that loses nothing, or only digits of a float."""
    assert port.dtype is not None
    if not isinstance(array, np.ndarray):
        raise DatasetError(f"{where}: expected one array.")
    if array.dtype == port.dtype:
        return array
    if array.dtype.kind == "f" and port.dtype.kind == "f":
        return array.astype(port.dtype)
    if array.dtype.kind in _INTEGERS and port.dtype.kind in _INTEGERS:
        converted = array.astype(port.dtype)
        if np.array_equal(converted, array):
            return converted
    raise DatasetError(
        f"{where}: holds {array.dtype}, '{port_name(port)}' is {port.dtype}; convert it first."
    )


def _inferences(source: Source, port: ModelPort) -> int:
    """Inferences in a file of raw elements."""
    assert port.dtype is not None
    size, step = size_of(source.path, _FORMAT), port.dtype.itemsize * prod(port.shape)
    if not size or not step or size % step:
        raise DatasetError(
            f"{source.path}: input has {size} bytes, not a multiple of the {step} bytes of "
            f"'{port_name(port)}', {port.dtype} {list(port.shape)}."
        )
    return size // step


def _read_raw(source: Source, port: ModelPort) -> NDArray[Any]:
    count, content = _inferences(source, port), read_bytes(source.path, _FORMAT)
    assert port.dtype is not None
    size = count * port.dtype.itemsize * prod(port.shape)
    return np.frombuffer(content[:size], port.dtype).reshape(count, *port.shape)


def _read_sound(source: Source, port: ModelPort) -> NDArray[Any]:
    """Samples of a recording, its channels averaged, cut into inferences; the last one is padded
    with silence. Of an input of any length, the recording is one inference.
    """
    samples = _samples(source)
    if port.dtype is None or port.dtype.kind not in "fi" or port.dtype.itemsize < _SIXTEEN_BITS:
        raise DatasetError(
            f"{source.path}: '{port_name(port)}' is {port.type.name}, which holds no samples."
        )
    values = samples / _LOUDEST if port.dtype.kind == "f" else np.rint(samples)
    length = len(values) if port.open_dimensions else prod(port.shape)
    shape = [length if n in port.open_dimensions else d for n, d in enumerate(port.shape)]
    if not length or prod(shape) != length:
        raise DatasetError(
            f"{source.path}: '{port_name(port)}' of the shape {list(port.shape)} takes no sound."
        )
    padded = np.zeros(-(-len(values) // length) * length)
    padded[: len(values)] = values
    return padded.astype(port.dtype).reshape(-1, *shape)


def _samples(source: Source) -> NDArray[np.float64]:
    content = read_bytes(source.path, _FORMAT)
    try:
        with wave.open(BytesIO(content)) as file:
            width, channels = file.getsampwidth(), file.getnchannels()
            frames = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise _FORMAT.wrong(source.path, str(error) or "it ends too early") from None
    if width != _SIXTEEN_BITS or not frames:
        raise _FORMAT.wrong(source.path, f"{8 * width} bits a sample, expected samples of 16")
    usable = len(frames) - len(frames) % (width * channels)
    samples = np.frombuffer(frames[:usable], "<i2").reshape(-1, channels)
    return np.asarray(samples.mean(axis=1))


_READERS: Final[Mapping[str, Callable[[Source, ModelPort], NDArray[Any]]]] = {
    _ARRAY: _read_array,
    ARCHIVE: _read_archive,
    _SOUND: _read_sound,
}
"""Readers by suffix; files with any other hold raw elements."""
