"""Made-up utterances: what goes into the acoustic models, frame by frame."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.speech import ASR_INPUTS, TTS_INPUTS, TTS_OUTPUTS

__all__ = ["acoustic_features", "linguistic_features", "mean_and_deviation"]

_PHONES: Final = 38
_POSITIONS: Final = TTS_INPUTS - 3 * _PHONES
_FRAME: Final = 49
"""40 amplitudes, 7 aperiodicities, log F0, voicing."""


def _phones(rng: np.random.Generator, steps: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """The phone of every step, and how far it has got (0 to 1)."""
    phones: list[int] = []
    progress: list[float] = []
    while len(phones) < steps:
        length = int(rng.integers(3, 9))
        phones += [int(rng.integers(_PHONES))] * length
        progress += [step / length for step in range(length)]
    return np.array(phones[:steps]), np.array(progress[:steps])


def linguistic_features(rng: np.random.Generator, steps: int) -> NDArray[np.float32]:
    """[steps, 120]: the phone before, this one and the next, each one of 38; six positions."""
    phones, progress = _phones(rng, steps)
    features = np.zeros((steps, TTS_INPUTS))
    for number, neighbor in enumerate((np.roll(phones, 4), phones, np.roll(phones, -4))):
        features[np.arange(steps), number * _PHONES + neighbor] = 1
    whole = np.arange(steps) / steps
    rhythm = np.sin(np.arange(steps) * 0.4), np.cos(np.arange(steps) * 0.4)
    features[:, -_POSITIONS:] = np.stack([progress, 1 - progress, whole, 1 - whole, *rhythm], 1)
    return features.astype(np.float32)


def acoustic_features(rng: np.random.Generator, steps: int) -> NDArray[np.float32]:
    """[steps, 80]: a spectrum for every phone, one gliding into the next, and some noise."""
    spectra = np.random.default_rng(5).normal(0, 1, (_PHONES, ASR_INPUTS))
    phones, _ = _phones(rng, steps)
    steady = spectra[phones]
    gliding = (steady + 0.5 * np.roll(steady, 1, 0) + 0.25 * np.roll(steady, 2, 0)) / 1.75
    noisy: NDArray[np.float32] = (gliding + rng.normal(0, 0.1, gliding.shape)).astype(np.float32)
    return noisy


def mean_and_deviation() -> NDArray[np.float32]:
    """[196, 2]: mean and standard deviation of the synthesis model's outputs, now normalized."""
    number = np.arange(40)
    mean = np.concatenate([1.5 * np.exp(-number / 10) - 0.2, np.full(7, -6.0), [5.0, 0.4]])
    deviation = np.concatenate([0.9 * np.exp(-number / 20) + 0.05, np.full(7, 2.0), [0.25, 0.5]])
    frames = TTS_OUTPUTS // _FRAME
    return np.tile(np.stack([mean, deviation], 1), (frames, 1)).astype(np.float32)
