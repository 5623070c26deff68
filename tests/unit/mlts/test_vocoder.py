"""The vocoder's sound has the pitch, the spectrum and the voicing of its frames."""

from __future__ import annotations

import wave
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.vocoder import (
    BANDS,
    FRAME_VALUES,
    LOG_F0,
    RATE,
    VOICING,
    band_centers,
    cosines,
    synthesize,
    wave_file,
)
from tests.cells import cells


def steady(f0: float, loud_band: int, *, voiced: bool = True) -> NDArray[Any]:
    """Half a second of one sound, its power around one band."""
    frames = np.zeros((100, FRAME_VALUES))
    power = -20.0 + 18 * np.exp(-0.5 * ((np.arange(BANDS) - loud_band) / 4) ** 2)
    frames[:, :BANDS] = cosines() @ power
    frames[:, BANDS:LOG_F0] = -10
    frames[:, LOG_F0] = np.log(f0)
    frames[:, VOICING] = 1 if voiced else -1
    return frames


def spectrum(sound: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    middle = sound[2000:9000] * np.hanning(7000)
    return np.fft.rfftfreq(7000, 1 / RATE), np.abs(np.fft.rfft(middle))


@pytest.mark.parametrize("f0", [110.0, 200.0, 310.0])
def test_a_voiced_sound_has_its_pitch(f0: float) -> None:
    frequencies, power = spectrum(synthesize(steady(f0, 12)))
    peak = frequencies[power.argmax()]
    assert peak / f0 == pytest.approx(round(peak / f0), abs=0.05)
    between = power[np.abs(frequencies - peak - f0 / 2).argmin()]
    assert between < power.max() / 5


@cells("voiced", [False, True])
@cells("band", [8, 20, 30])
def test_power_lies_where_the_envelope_has_it(band: int, voiced: bool) -> None:
    frequencies, amplitude = spectrum(synthesize(steady(120, band, voiced=voiced)))
    center = (frequencies * amplitude**2).sum() / (amplitude**2).sum()
    assert center == pytest.approx(band_centers(BANDS)[band], rel=0.3)


def test_frames_of_a_wrong_driver_make_a_bounded_sound() -> None:
    frames = steady(200, 12)
    frames[::3] = np.nan
    frames[1::3] = 1e30
    sound = synthesize(frames)
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() <= 1


def test_a_wave_file_has_the_samples() -> None:
    content = wave_file(np.array([0.0, 0.5, -1.0, 2.0]))
    with wave.open(BytesIO(content)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        samples = np.frombuffer(file.readframes(4), "<i2")
    assert samples.tolist() == [0, 16384, -32767, 32767]
