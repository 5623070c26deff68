"""Seeded values in the range that a model has for an input.

The range is, in this order: that of an index or of a QUANTIZE that reads the input, all values of
a quantized type, normalized pixels where the file has a normalization, 0 and 1 for other integers,
and :data:`FLOATS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.inputs.errors import DatasetError, NoSuchValues
from nntflite.model_ports import ModelPort
from nntflite.value_ranges import ValueRange

__all__ = ["port_name", "seeded", "values_in_words"]

FLOATS: Final = (-0.5, 1.0)
"""Range of both signs, for operations that treat them differently, and with a mean that is not 0: a
sum of very many values that cancel would be nothing but rounding errors."""

_BYTES: Final = ("int8", "uint8")
_INTEGERS: Final = "iu"
_LARGEST_PIXEL: Final = 255


def port_name(port: ModelPort) -> str:
    """The name by which a user finds the tensor: that in the signature, else the file's."""
    return port.alias or port.name


def seeded(
    port: ModelPort, shape: Sequence[int], length: int, seed: Sequence[int], where: str
) -> NDArray[Any]:
    """Values [length, *shape] for an input. ``where`` names the model in errors.

    Raises DatasetError where the model needs values that nobody can guess.
    """
    found = _range(port, where)
    random, size = np.random.default_rng(seed), (length, *shape)
    assert port.dtype is not None
    if port.dtype.kind == "b":
        return random.integers(0, 2, size).astype(bool)
    if port.dtype.kind in _INTEGERS:
        return random.integers(
            int(found.low), int(found.high), size, np.int64, endpoint=True
        ).astype(port.dtype)
    return np.asarray(random.uniform(found.low, found.high, size)).astype(port.dtype)


def values_in_words(port: ModelPort, where: str) -> str:
    """The values that :func:`seeded` gives, for reports. Raises as it does."""
    found = _range(port, where)
    return f"values from {found.low:g} to {found.high:g} ({found.why})"


def _range(port: ModelPort, where: str) -> ValueRange:
    name = port_name(port)
    if port.dtype is None:
        raise NoSuchValues(
            f"{where}: input '{name}' holds {port.type.name} elements; models with such inputs are "
            "not run."
        )
    if any(not size for n, size in enumerate(port.shape) if n not in port.open_dimensions):
        raise NoSuchValues(
            f"{where}: input '{name}' has no elements; models with such inputs are not run."
        )
    if port.needs_data and port.dtype.kind in _INTEGERS:
        raise DatasetError(
            f"{where}: input '{name}' is {port.needs_data}; give values with --input {name}=FILE."
        )
    if port.range:
        return port.range
    dtype = port.dtype
    if dtype.kind == "b":
        return ValueRange(0, 1, "truth values")
    if dtype.kind in _INTEGERS:
        if port.quantization or dtype.name in _BYTES:
            limits = np.iinfo(dtype)
            return ValueRange(limits.min, limits.max, f"all of {dtype}")
        return ValueRange(0, 1, f"{dtype} without a range in the file")
    if port.normalization:
        return _normalized(port)
    return ValueRange(*FLOATS, f"{dtype} without a range in the file")


def _normalized(port: ModelPort) -> ValueRange:
    assert port.normalization
    mean, std = (np.array(each) for each in (port.normalization.mean, port.normalization.std))
    bounds = [(pixel - mean) / std for pixel in (0, _LARGEST_PIXEL)]
    low, high = float(np.min(bounds)), float(np.max(bounds))
    return ValueRange(low, high, "pixels, normalized as the file's metadata say")
