"""The sequence on which a driver is furthest from TF Lite: what a recognizer made of it, or what
a synthesizer says.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.evaluators.base import Evaluator, SequenceOutputs
from mlts.evaluators.mel_cep_log_f0 import MelCepLogF0
from mlts.evaluators.phone_error_rate import PhoneErrorRate
from mlts.heat_maps import heat_maps, relative_to_range
from mlts.results import finite
from mlts.vocoder import FRAME_S, synthesize, wave_file
from mlts.worst_examples import SequenceExample

__all__ = ["MIN_INFERENCES", "SOUND_S", "WorstSequence"]

MIN_INFERENCES: Final = 8
"""Minimum length of a sequence that is worth a picture over time."""

SOUND_S: Final = 4.0
"""Longest sound that is kept, from the beginning of the sentence."""

Rows = NDArray[np.float64]
"""[inferences, elements of output 0]."""


class _Found(NamedTuple):
    name: str
    number: int
    root_mean_square: float
    expected: Rows
    actual: Rows


class WorstSequence:
    """Keeps the outputs of one sequence. One whose outputs are equal costs next to nothing; maps
    and sound are made once, in the end.
    """

    def __init__(self, evaluator: Evaluator | None, *, with_sound: bool = False) -> None:
        self._evaluator = evaluator
        self._with_sound = with_sound
        self._found: _Found | None = None

    def add(self, sequence: SequenceOutputs, baseline: tuple[NDArray[Any], ...]) -> None:
        """Compare one sequence with the baseline's outputs."""
        actual, expected = sequence.outputs[0], baseline[0]
        if len(actual) < MIN_INFERENCES or not actual.size or actual.shape != expected.shape:
            return
        if np.array_equal(actual, expected):
            return
        rows, wanted = _rows(actual), _rows(expected)
        error = _root_mean_square(rows, wanted)
        if self._found is None or error > self._found.root_mean_square:
            self._found = _Found(sequence.name, sequence.index, error, wanted, rows)

    def result(self) -> SequenceExample | None:
        """The worst so far; None where all are equal, or too short for a picture."""
        found, evaluator = self._found, self._evaluator
        if found is None:
            return None
        expected, actual = found.expected, found.actual
        frames = None
        if isinstance(evaluator, MelCepLogF0):
            frames = evaluator.frames(expected), evaluator.frames(actual)
            expected, actual = (relative_to_range(each, frames[0]) for each in frames)
        maps = heat_maps(expected, actual)
        is_audible = maps.difference.levels.count(0) < len(maps.difference.levels)
        sounds = self._sounds(*frames) if frames and is_audible else (b"", b"")
        return SequenceExample(
            input=found.name,
            sequence=found.number,
            inferences=len(found.expected),
            elements=found.expected.shape[1],
            root_mean_square=found.root_mean_square,
            changed_steps=_changed_steps(found) if isinstance(evaluator, PhoneErrorRate) else None,
            of_vocoder=isinstance(evaluator, MelCepLogF0),
            baseline=maps.expected,
            actual=maps.actual,
            difference=maps.difference,
            baseline_sound=sounds[0],
            actual_sound=sounds[1],
        )

    def _sounds(self, expected: Rows, actual: Rows) -> tuple[bytes, bytes]:
        if not self._with_sound:
            return b"", b""
        most = round(SOUND_S / FRAME_S)
        first, second = (wave_file(synthesize(frames[:most])) for frames in (expected, actual))
        return first, second


def _rows(output: NDArray[Any]) -> Rows:
    return output.reshape(len(output), -1).astype(np.float64)


def _root_mean_square(actual: Rows, expected: Rows) -> float:
    with np.errstate(invalid="ignore", over="ignore"):
        return finite(float(np.sqrt(np.mean(np.square(actual - expected)))))


def _changed_steps(found: _Found) -> int:
    return int(np.count_nonzero(found.actual.argmax(axis=1) != found.expected.argmax(axis=1)))
