"""Outputs of sound implementations that cannot all be installed beside each other."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["Recorded", "recorded"]

_FILE: Final = Path(__file__).parent / "data" / "quantized_outputs.json"


@dataclass(frozen=True)
class Recorded:
    """Outputs of one model, [inferences, classes], by tflite-runtime and by others."""

    zero_point: int
    tflite: NDArray[np.uint8]
    others: dict[str, NDArray[np.uint8]]


@cache
def recorded() -> dict[str, Recorded]:
    """By the model's name."""
    return {
        name: Recorded(
            entry["zero_point"],
            _array(entry["tflite"], entry["shape"]),
            {key: _array(entry[key], entry["shape"]) for key in ("litert", "xnnpack")},
        )
        for name, entry in json.loads(_FILE.read_bytes()).items()
    }


def _array(text: str, shape: list[int]) -> NDArray[np.uint8]:
    return np.frombuffer(zlib.decompress(base64.b64decode(text)), np.uint8).reshape(shape)
