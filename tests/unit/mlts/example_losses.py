"""Losses of accuracy as results keep them, for tests of everything that reads them."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import msgspec
import numpy as np
from PIL import Image

from mlts.heat_maps import heat_maps
from mlts.results import Mismatch
from mlts.vocoder import wave_file
from mlts.worst_examples import ImageExample, ScoredClass, SequenceExample

__all__ = ["images", "mismatches", "sentence", "utterance"]

_CLASSES = ("background", "keeshond", "golden retriever", "rottweiler", "cup", "banana", "plum")


@cache
def images() -> tuple[ImageExample, ...]:
    """Three images with another class than TF Lite's."""
    return tuple(_image(number) for number in (3, 17, 20))


def mismatches(count: int = 40) -> tuple[Mismatch, ...]:
    """Images of which every third was lost, every third gained and every third wrong before."""
    return tuple(
        Mismatch(
            input=f"image_classification/image-{number}.jpeg",
            baseline_class=1,
            actual_class=2,
            true_class=(1, 2, 3)[number % 3],
            margin=float(count - number),
            baseline_name=_CLASSES[1],
            actual_name=_CLASSES[2],
            true_name=_CLASSES[(1, 2, 3)[number % 3]],
        )
        for number in range(count)
    )


@cache
def utterance() -> SequenceExample:
    """What a recognizer made of an utterance; some steps are other phones."""
    random = np.random.default_rng(8)
    expected = -np.abs(random.normal(size=(123, 46))) * 4
    actual = expected.copy()
    actual[40:60] += random.normal(size=(20, 46))
    return _sequence("asr_float/utterance_2.input", expected, actual, changed_steps=7)


@cache
def sentence(*, with_sound: bool = False) -> SequenceExample:
    """What a synthesizer says."""
    random = np.random.default_rng(9)
    expected = random.uniform(size=(400, 49))
    actual = expected + random.normal(scale=0.1, size=expected.shape)
    example = _sequence("tts_float/sentence_1.input", expected, actual, of_vocoder=True)
    if not with_sound:
        return example
    sound = wave_file(np.sin(np.arange(4000) / 9))
    return msgspec.structs.replace(example, baseline_sound=sound, actual_sound=sound)


def _image(number: int) -> ImageExample:
    best = [ScoredClass(number=i, name=_CLASSES[i], score=200.0 - 30 * i) for i in range(5)]
    return ImageExample(
        input=f"image_classification/image-{number}.jpeg",
        sequence=number,
        true_class=ScoredClass(number=0, name=_CLASSES[0]),
        baseline=tuple(best),
        actual=(best[2], best[0], *best[3:], best[1]),
        margin=30.0,
        largest_difference=71.0,
        jpeg=_jpeg(number),
    )


def _jpeg(seed: int) -> bytes:
    """About as large as a photograph of that size."""
    coarse = np.random.default_rng(seed).integers(0, 256, (24, 24, 3), np.uint8)
    content = BytesIO()
    Image.fromarray(coarse).resize((96, 96), Image.Resampling.BICUBIC).save(content, "JPEG")
    return content.getvalue()


def _sequence(
    name: str,
    expected: np.ndarray[tuple[int, int], np.dtype[np.float64]],
    actual: np.ndarray[tuple[int, int], np.dtype[np.float64]],
    *,
    changed_steps: int | None = None,
    of_vocoder: bool = False,
) -> SequenceExample:
    maps = heat_maps(expected, actual)
    return SequenceExample(
        input=name,
        sequence=1,
        inferences=len(expected),
        elements=expected.shape[1],
        root_mean_square=float(np.sqrt(np.mean(np.square(actual - expected)))),
        changed_steps=changed_steps,
        of_vocoder=of_vocoder,
        baseline=maps.expected,
        actual=maps.actual,
        difference=maps.difference,
    )
