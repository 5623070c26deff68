from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from mlts.inputs import DatasetError, seeded, values_in_words
from mlts.inputs.values import FLOATS
from nntflite.graph import Quantization
from nntflite.metadata import Normalization
from nntflite.model_ports import ModelPort
from nntflite.schema import TensorType
from nntflite.value_ranges import ValueRange

PIXELS = Normalization((0.0, 100.0), (255.0, 50.0))


def port(type: TensorType, **facts: Any) -> ModelPort:
    return ModelPort("x", "", type, (500,), **facts)


@pytest.mark.parametrize(
    ("of", "low", "high"),
    [
        (port(TensorType.FLOAT32), *FLOATS),
        (port(TensorType.FLOAT16), *FLOATS),
        (port(TensorType.FLOAT32, normalization=PIXELS), -2, 3.1),
        (port(TensorType.FLOAT32, range=ValueRange(4, 5, "")), 4, 5),
        (port(TensorType.INT32), 0, 1),
        (port(TensorType.INT64, range=ValueRange(0, 30_000, "")), 0, 30_000),
        (port(TensorType.INT8), -128, 127),
        (port(TensorType.UINT8, quantization=Quantization((0.1,), (3,))), 0, 255),
        (port(TensorType.INT16, quantization=Quantization((0.1,), (0,))), -32768, 32767),
        (port(TensorType.BOOL), 0, 1),
    ],
)
def test_values_fill_the_range_of_the_input(of: ModelPort, low: float, high: float) -> None:
    values = seeded(of, of.shape, 3, (0,), "m")
    assert values.shape == (3, 500)
    assert values.dtype == of.dtype
    near = (high - low) / 20
    assert low - 1e-3 <= values.min() <= low + near
    assert high - near <= values.max() <= high + 1e-3


def test_the_seed_decides() -> None:
    of = port(TensorType.FLOAT32)
    first, again, other = (seeded(of, (4,), 1, seed, "m") for seed in ((1, 0), (1, 0), (2, 0)))
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)


@pytest.mark.parametrize(
    ("of", "problem"),
    [
        (
            port(TensorType.STRING),
            "input 'x' holds STRING elements; models with such inputs are not run",
        ),
        (
            replace(port(TensorType.FLOAT32), shape=(0, 8), open_dimensions=(1,)),
            "input 'x' has no elements; models with such inputs are not run",
        ),
        (
            port(TensorType.INT32, needs_data="input 1 of a RESHAPE"),
            "is input 1 of a RESHAPE; give",
        ),
    ],
)
def test_what_nobody_can_guess_is_asked_for(of: ModelPort, problem: str) -> None:
    with pytest.raises(DatasetError, match=problem):
        values_in_words(of, "m")
    with pytest.raises(DatasetError, match=problem):
        seeded(of, (1,), 1, (0,), "m")
