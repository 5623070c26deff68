"""Published figures: what Android's lists say of the top 1 of its own models, and how far a
measurement may be from that for reasons that are known.

Source: key ``evaluator.expectedTop1`` of ``models_list/mobilenet_topk_aosp.json`` of
platform/test/mlts/models, over the 1,490 images of its ``image_classification``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from mlts.originals import originals
from nncli.enums import StrEnum

__all__ = ["IMAGES", "TOP_1", "Identified", "Published", "published", "sampling_error"]

IMAGES: Final = 1490
"""Images in Android's data set."""

_CONFIDENCE: Final = 1.96
"""Standard errors of a 95 % interval."""

TOP_1: Final[Mapping[str, float]] = {
    "mobilenet_v1_1.0_224.tflite": 0.617,
    "mobilenet_v1_1.0_224_quant.tflite": 0.596,
    "mobilenet_v1_0.75_192.tflite": 0.604,
    "mobilenet_v1_0.75_192_quant.tflite": 0.582,
    "mobilenet_v1_0.5_160.tflite": 0.582,
    "mobilenet_v1_0.5_160_quant.tflite": 0.55,
    "mobilenet_v1_0.25_128.tflite": 0.444,
    "mobilenet_v1_0.25_128_quant.tflite": 0.402,
    "mobilenet_v2_0.35_128.tflite": 0.516,
    "mobilenet_v2_0.5_160.tflite": 0.583,
    "mobilenet_v2_0.75_192.tflite": 0.617,
    "mobilenet_v2_1.0_224.tflite": 0.639,
    "mobilenet_v2_1.0_224_quant.tflite": 0.617,
    "mobilenet_v3-small_224_0.75_float.tflite": 0.60536915,
    "mobilenet_v3-small_224_1.0_float.tflite": 0.6107383,
    "mobilenet_v3-small-minimalistic_224_1.0_float.tflite": 0.5885906,
    "mobilenet_v3-large_224_0.75_float.tflite": 0.63892615,
    "mobilenet_v3-large_224_1.0_float.tflite": 0.6577181,
    "mobilenet_v3-large-minimalistic_224_1.0_float.tflite": 0.6375839,
    "mobilenet_v3-small_224_1.0_uint8.tflite": 0.56510067,
    "mobilenet_v3-large_224_1.0_uint8.tflite": 0.61879194,
    "mobilenet_v3-large-minimalistic_224_1.0_uint8.tflite": 0.59395975,
}
"""Published top-1 accuracy by the name of the model's file."""


class Identified(StrEnum):
    """Proof that a model is Android's."""

    CHECKSUM = "checksum"
    """The file has the checksum of Android's."""
    NAME = "name"
    """The file has the name of Android's, whose checksum is not known here."""


class Published(NamedTuple):
    """Android's top 1 of a model, a share of its images."""

    top_1: float
    identified: Identified


def published(file: str, sha256: str) -> Published | None:
    """The figure of a model by its file; None for a model that is none of Android's, though it
    may have the name of one.
    """
    top_1 = TOP_1.get(file)
    if top_1 is None:
        return None
    known = _checksums().get(file)
    if known is None:
        return Published(top_1, Identified.NAME)
    return Published(top_1, Identified.CHECKSUM) if known == sha256 else None


def sampling_error(top_1: float, images: int) -> float:
    """Half of the 95 % interval of the top 1 over a random part of Android's images, where it is
    ``top_1`` over all of them. Source: variance of a mean of a sample without replacement.
    """
    if not 0 < images < IMAGES:
        return 0.0
    variance = top_1 * (1 - top_1) / images * (IMAGES - images) / (IMAGES - 1)
    return _CONFIDENCE * math.sqrt(variance)


@cache
def _checksums() -> Mapping[str, str]:
    files = (file for original in originals().originals for file in original.files)
    return {file.path: file.sha256 for file in files if file.path in TOP_1}
