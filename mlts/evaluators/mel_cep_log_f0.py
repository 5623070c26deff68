"""Distortion of the spectrum and of the pitch that a text-to-speech model predicts.

Source: ``MelCepLogF0.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.evaluators.base import Evaluator, EvaluatorMisfit, SequenceOutputs
from mlts.evaluators.sequence import Worst, expected_and_actual, require_golden
from nncli.input_file import Format, read_bytes

__all__ = ["MelCepLogF0"]

_FRAMES: Final = 4
_AMPLITUDES: Final = 40
_LOG_F0: Final = _AMPLITUDES + 7
"""Behind the amplitudes come 7 values of aperiodicity, then log F0 and voicing."""
_VOICING: Final = _LOG_F0 + 1
_FRAME: Final = _VOICING + 1
_MEL_CEP_LIMIT: Final = 4.0
_LOG_F0_LIMIT: Final = 0.01

_FORMAT: Final = Format("a file of means and deviations", error=EvaluatorMisfit, max_bytes=1 << 20)

Frames = NDArray[np.float64]
"""[frames, 49]: 40 amplitudes, 7 aperiodicities, log F0, voicing."""


class MelCepLogF0(Evaluator):
    """The worst sequence's mel-cepstral distortion and log F0 error.

    An inference yields 4 frames of 49 values. ``mean_std_dev`` is [196, 2], mean and standard
    deviation of each value, where the model's outputs are normalized.
    """

    class_name = "MelCepLogF0"
    keys = ("max_mel_cep_distortion", "max_log_f0_error")

    def __init__(self, mean_std_dev: NDArray[np.float32] | None = None) -> None:
        self._mean_std_dev = mean_std_dev
        self._distortion = Worst(_MEL_CEP_LIMIT, "Mel-cep distortion exceeded the limit")
        self._log_f0 = Worst(_LOG_F0_LIMIT, "Log F0 error exceeded the limit")

    @classmethod
    def create(cls, model: CatalogueModel) -> Evaluator:
        require_golden(model, cls.class_name)
        name = model.entry.evaluator.output_mean_std_dev if model.entry.evaluator else None
        return cls(_read_mean_std_dev(model, name) if name else None)

    def add(self, sequence: SequenceOutputs) -> None:
        expected, actual = map(self.frames, expected_and_actual(sequence, self.class_name))
        self._distortion.add(mel_cep_distortion(expected, actual))
        self._log_f0.add(log_f0_error(expected, actual))

    def values(self) -> dict[str, float]:
        return {
            "max_mel_cep_distortion": self._distortion.value,
            "max_log_f0_error": self._log_f0.value,
        }

    def validation_errors(self) -> list[str]:
        return self._distortion.errors + self._log_f0.errors

    def frames(self, output: NDArray[np.float64]) -> Frames:
        """The frames of an output [inferences, 196], no longer normalized."""
        if output.shape[1] != _FRAMES * _FRAME:
            raise EvaluatorMisfit(
                f"evaluator 'MelCepLogF0': output 0 has {output.shape[1]} values an inference, "
                f"expected {_FRAMES * _FRAME}."
            )
        if self._mean_std_dev is not None:
            output = output * self._mean_std_dev[:, 1] + self._mean_std_dev[:, 0]
        return output.reshape(-1, _FRAME)


def mel_cep_distortion(expected: Frames, actual: Frames) -> float:
    """Root mean square of the amplitudes' error, the first (the energy) left out."""
    error = actual[:, 1:_AMPLITUDES] - expected[:, 1:_AMPLITUDES]
    return float(np.sqrt(np.mean(np.square(error))))


def log_f0_error(expected: Frames, actual: Frames) -> float:
    """Root mean square error of log F0 over the frames that both call voiced; 0 without any."""
    voiced = (actual[:, _VOICING] > 0) & (expected[:, _VOICING] > 0)
    error = (actual - expected)[voiced, _LOG_F0]
    return float(np.sqrt(np.mean(np.square(error)))) if error.size else 0.0


def _read_mean_std_dev(model: CatalogueModel, name: str) -> NDArray[np.float32]:
    """Pairs of little-endian float32, mean and standard deviation, one an output value."""
    where = f"{model.where()}: key 'evaluator.outputMeanStdDev'"
    path: Path | None = model.assets.find(name)
    if path is None:
        raise EvaluatorMisfit(f"{where}: {name} is not in {model.assets}.")
    expected = _FRAMES * _FRAME * 2 * 4
    content = read_bytes(path, _FORMAT)
    if len(content) != expected:
        raise EvaluatorMisfit(f"{where}: {path} has {len(content)} bytes, expected {expected}.")
    return np.frombuffer(content, "<f4").reshape(-1, 2)
