"""Vocoder that turns frames of a speech synthesis model into sound: a pulse train and noise, shaped
by spectra.

A frame stands for 5 ms and has 49 values, as the embedded model gives them: 40 cepstral
coefficients (the orthonormal DCT of the logarithm of the power in 40 bands of the mel scale),
aperiodicity in 7 bands (the share of noise in the amplitude, in nepers), log F0 in hertz, voicing
(voiced above 0).
"""

from __future__ import annotations

import wave
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "APERIODICITIES",
    "BANDS",
    "FRAME_S",
    "FRAME_VALUES",
    "LOG_F0",
    "RATE",
    "VOICING",
    "band_centers",
    "cosines",
    "envelope",
    "synthesize",
    "wave_file",
]

Array = NDArray[Any]

RATE: Final = 22050
"""Samples a second."""
FRAME_S: Final = 0.005
BANDS: Final = 40
APERIODICITIES: Final = 7
LOG_F0: Final = BANDS + APERIODICITIES
VOICING: Final = LOG_F0 + 1
FRAME_VALUES: Final = VOICING + 1

_WINDOW: Final = 512
_SEED: Final = 0
_LOUDEST: Final = 0.9
_F0_RANGE: Final = (40.0, 800.0)
"""Hertz. What a wrong driver makes is bounded, so that it can be heard."""
_LOG_POWER_RANGE: Final = (-30.0, 10.0)


def band_centers(count: int) -> Array:
    """Hertz of ``count`` bands, equally far from each other on the mel scale."""
    highest = 2595 * np.log10(1 + RATE / 2 / 700)
    mels = (np.arange(count) + 0.5) * highest / count
    return np.asarray(700 * (10 ** (mels / 2595) - 1))


def cosines() -> Array:
    """The orthonormal DCT-II [40, 40] that takes log power of bands to cepstral coefficients."""
    number, band = np.mgrid[0:BANDS, 0:BANDS]
    basis = np.cos(np.pi * number * (band + 0.5) / BANDS) * np.sqrt(2 / BANDS)
    basis[0] /= np.sqrt(2)
    return np.asarray(basis)


def envelope(frames: Array) -> Array:
    """Log power of the 40 bands [n, 40], of frames [n, 49]."""
    return np.clip(np.nan_to_num(frames[:, :BANDS] @ cosines()), *_LOG_POWER_RANGE)


def synthesize(frames: Array) -> NDArray[np.float64]:
    """Sound of frames [n, 49]: samples from -1 to 1, ``RATE`` a second."""
    starts = np.round(np.arange(len(frames)) * FRAME_S * RATE).astype(int)
    length = int(starts[-1]) + _WINDOW
    pulses, noise = _excitations(frames, length)
    window = np.hanning(_WINDOW)
    gains, noisiness = _filters(frames)
    sound = np.zeros(length)
    for start, gain, share in zip(starts, gains, noisiness, strict=True):
        part = slice(start, start + _WINDOW)
        spectrum = np.fft.rfft(pulses[part] * window) * (1 - share)
        spectrum = spectrum + np.fft.rfft(noise[part] * window) * share
        sound[part] += np.fft.irfft(spectrum * gain) * window
    peak = float(np.abs(sound).max())
    return np.asarray(sound * (_LOUDEST / peak) if peak else sound)


def wave_file(samples: NDArray[np.float64]) -> bytes:
    """The samples as a WAV file: one channel, 16 bits."""
    stored = np.round(np.clip(samples, -1, 1) * 32767).astype("<i2")
    content = BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(stored.tobytes())
    return content.getvalue()


def _excitations(frames: Array, length: int) -> tuple[Array, Array]:
    """Pulses at the pitch where it is voiced, and noise, both of power 1."""
    times = np.arange(length) / (FRAME_S * RATE)
    where = np.minimum(times.astype(int), len(frames) - 1)
    log_f0 = np.clip(np.nan_to_num(frames[:, LOG_F0]), *np.log(_F0_RANGE))
    f0 = np.exp(np.interp(times, np.arange(len(frames)), log_f0))
    turns = np.floor(np.cumsum(f0 / RATE))
    is_pulse = np.diff(turns, prepend=0) > 0
    pulses = np.where(is_pulse & (frames[where, VOICING] > 0), np.sqrt(RATE / f0), 0.0)
    return pulses, np.random.default_rng(_SEED).normal(0, 1, length)


def _filters(frames: Array) -> tuple[Array, Array]:
    """Amplitude and share of noise, a frame and a bin of the spectrum."""
    bins = np.fft.rfftfreq(_WINDOW, 1 / RATE)
    power = [np.interp(bins, band_centers(BANDS), row) for row in envelope(frames)]
    share = np.exp(np.clip(np.nan_to_num(frames[:, BANDS:LOG_F0]), -10, 0))
    share = np.where(frames[:, VOICING, None] > 0, share, 1.0)
    centers = band_centers(APERIODICITIES)
    return np.exp(np.array(power) / 2), np.array([np.interp(bins, centers, row) for row in share])
