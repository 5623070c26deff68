"""Inputs and outputs of speech models: log-mel spectra, phones in their context, vocoder frames."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.espeak import Utterance
from mlts.vocoder import (
    APERIODICITIES,
    BANDS,
    FRAME_S,
    FRAME_VALUES,
    LOG_F0,
    VOICING,
    band_centers,
    cosines,
)

__all__ = [
    "ASR_INPUTS",
    "FRAMES",
    "PHONES",
    "TTS_INPUTS",
    "TTS_OUTPUTS",
    "acoustic_features",
    "linguistic_features",
    "step_phones",
    "vocoder_frames",
]

Array = NDArray[Any]

_MERGED: Final = {
    "I2": "I",
    "I#": "I",
    "i": "i:",
    "@2": "@",
    "a#": "@",
    "3": "3:",
    "aa": "a",
    "@L": "@",
    "t2": "t",
    "r-": "r",
    ";": "j",
    "O2": "O:",
    "o@": "O@",
    "aI@": "aI",
    "i@3": "i@",
    "_:": "_",
    "A@": "A:",
}
"""Variants of phones that espeak-ng tells apart, and we do not."""
PHONES: Final = (
    *("_", "p", "b", "t", "d", "k", "g", "tS", "dZ", "f", "v", "T", "D", "s", "z", "S", "Z", "h"),
    *("m", "n", "N", "l", "r", "w", "j", "I", "E", "a", "V", "0", "U", "@", "i:", "u:", "A:"),
    *("O:", "3:", "eI", "aI", "OI", "oU", "aU", "i@", "e@", "O@", "U@"),
)
"""Phones by class number; 0 is silence."""

_MEL_BANDS: Final = 40
_MEL_HOP_S: Final = 0.01
_MEL_WINDOW: Final = 512
_STACKED: Final = 8
_MEL_STEP: Final = 3
"""Frames of 10 ms from one inference of the recognizer to the next."""
ASR_INPUTS: Final = _MEL_BANDS * _STACKED

FRAMES: Final = 4
"""Frames of 5 ms that one inference of the synthesis gives."""
TTS_OUTPUTS: Final = FRAMES * FRAME_VALUES
_CONTEXT: Final = (-2, -1, 0, 1, 2)
_POSITIONS: Final = 6
TTS_INPUTS: Final = len(_CONTEXT) * len(PHONES) + _POSITIONS

_FLOOR: Final = 1e-7
_FFT_SIZE: Final = 1024


def _phone(name: str) -> int:
    return PHONES.index(_MERGED.get(name, name))


def step_phones(speech: Utterance, steps: int) -> NDArray[np.intp]:
    """The phone in the middle of what each inference of the recognizer hears."""
    middles = (np.arange(steps) * _MEL_STEP + _STACKED / 2) * _MEL_HOP_S
    numbers = np.array([_phone(name) for name, _ in speech.phones])
    return numbers[speech.phone_at(middles)]


def acoustic_features(speech: Utterance, noise: float, rng: np.random.Generator) -> Array:
    """[steps, 320]: log power in 40 mel bands of 8 frames, about -1 to 1."""
    samples = speech.samples + rng.normal(0, noise, len(speech.samples))
    count = int((len(samples) - _MEL_WINDOW) / speech.rate / _MEL_HOP_S)
    starts = np.round(np.arange(count) * _MEL_HOP_S * speech.rate).astype(int)
    pieces = samples[starts[:, None] + np.arange(_MEL_WINDOW)] * np.hanning(_MEL_WINDOW)
    power = np.abs(np.fft.rfft(pieces)) ** 2
    logs = np.log(power @ _triangles(_MEL_WINDOW).T + 1e-4)
    steps = (count - _STACKED) // _MEL_STEP + 1
    chosen = np.arange(steps)[:, None] * _MEL_STEP + np.arange(_STACKED)
    return np.asarray(logs[chosen].reshape(steps, ASR_INPUTS) / 6, np.float32)


def linguistic_features(speech: Utterance) -> Array:
    """[steps, 236], a step a 20 ms: five phones, one of 46 each, and six positions."""
    times = (np.arange(_steps(speech)) + 0.5) * FRAMES * FRAME_S
    here = speech.phone_at(times)
    numbers = [_phone(name) for name, _ in speech.phones]
    starts = np.array([start for _, start in speech.phones] + [_seconds(speech)])
    features = np.zeros((len(times), TTS_INPUTS), np.float32)
    for slot, shift in enumerate(_CONTEXT):
        neighbors = np.clip(here + shift, 0, len(numbers) - 1)
        features[np.arange(len(times)), slot * len(PHONES) + np.array(numbers)[neighbors]] = 1
    since, left = times - starts[here], starts[here + 1] - times
    whole = times / _seconds(speech)
    positions = (since * 5, left * 5, since / (since + left), whole, 1 - whole, (since + left) * 5)
    features[:, -_POSITIONS:] = np.stack(positions, 1)
    return features


def vocoder_frames(speech: Utterance) -> Array:
    """[steps * 4, 49], see :mod:`mlts.vocoder`, by WORLD's analysis (Morise et al., 2016)."""
    # Needed for the synthesizer alone.
    import pyworld

    rate, period = speech.rate, FRAME_S * 1000
    coarse, times = pyworld.dio(speech.samples, rate, frame_period=period)
    f0 = pyworld.stonemask(speech.samples, coarse, times, rate)
    spectrum = pyworld.cheaptrick(speech.samples, f0, times, rate, fft_size=_FFT_SIZE)
    noise = pyworld.d4c(speech.samples, f0, times, rate, fft_size=_FFT_SIZE)
    count = _steps(speech) * FRAMES
    frames = np.empty((len(f0), FRAME_VALUES))
    frames[:, :BANDS] = np.log(spectrum @ _means(BANDS).T + _FLOOR) @ cosines().T
    frames[:, BANDS:LOG_F0] = np.log(noise @ _means(APERIODICITIES).T + _FLOOR)
    voiced = np.flatnonzero(f0 > 0)
    frames[:, LOG_F0] = np.interp(np.arange(len(f0)), voiced, np.log(f0[voiced]))
    frames[:, VOICING] = np.where(f0 > 0, 1.0, -1.0)
    return frames[:count]


def _seconds(speech: Utterance) -> float:
    return len(speech.samples) / speech.rate


def _steps(speech: Utterance) -> int:
    return int(_seconds(speech) / (FRAMES * FRAME_S))


def _triangles(window: int) -> Array:
    """Weights [40, bins] of mel bands, which overlap by half."""
    bins = np.fft.rfftfreq(window, 1 / 22050)
    centers = np.concatenate(([0.0], band_centers(_MEL_BANDS), [11025.0]))
    rows = [np.interp(bins, centers[n : n + 3], [0, 1, 0]) for n in range(_MEL_BANDS)]
    return np.array(rows)


def _means(count: int) -> Array:
    """Weights [count, bins] of a spectrum's means around the centers of bands."""
    bins = np.fft.rfftfreq(_FFT_SIZE, 1 / 22050)
    centers = np.concatenate(([0.0], band_centers(count), [11025.0]))
    rows = np.array([np.interp(bins, centers[n : n + 3], [0, 1, 0]) for n in range(count)])
    rows += 1e-9
    return np.asarray(rows / rows.sum(1, keepdims=True))
