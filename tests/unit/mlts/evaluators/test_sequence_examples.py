"""The worst sequence of a driver: which it is, and what is shown and heard of it."""

from __future__ import annotations

import wave
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.evaluators import SequenceOutputs
from mlts.evaluators import sequence_examples as module
from mlts.evaluators.base import Evaluator
from mlts.evaluators.mel_cep_log_f0 import MelCepLogF0
from mlts.evaluators.phone_error_rate import PhoneErrorRate
from mlts.evaluators.sequence_examples import MIN_INFERENCES, SOUND_S, WorstSequence
from mlts.vocoder import RATE
from mlts.worst_examples import SequenceExample

RANDOM = np.random.default_rng(5)
OUTPUT = RANDOM.normal(size=(12, 46)).astype(np.float32)
FRAMES = RANDOM.normal(size=(300, 196)).astype(np.float32)


def shown(
    *errors: Any,
    evaluator: Evaluator | None = None,
    output: NDArray[Any] = OUTPUT,
    with_sound: bool = False,
) -> SequenceExample | None:
    """Of sequences 0, 1, ...: the driver adds an error to TF Lite's output."""
    worst = WorstSequence(evaluator, with_sound=with_sound)
    for index, error in enumerate(errors):
        sequence = SequenceOutputs(outputs=(output + error,), index=index, name=f"{index}.input")
        worst.add(sequence, (output,))
    return worst.result()


def test_it_is_the_one_with_the_largest_root_mean_square() -> None:
    single = np.zeros_like(OUTPUT)
    single[3, 3] = 2
    example = shown(np.float32(0.5), single, np.float32(0.25))
    assert example is not None
    assert (example.input, example.sequence) == ("0.input", 0)
    assert example.root_mean_square == pytest.approx(0.5)
    assert (example.inferences, example.elements) == OUTPUT.shape


def test_steps_with_another_phone_are_counted_for_a_recognizer_alone() -> None:
    error = np.zeros_like(OUTPUT)
    for step in (2, 7, 8):
        error[step, (OUTPUT[step].argmax() + 1) % 46] = 100
    recognized, unknown = shown(error, evaluator=PhoneErrorRate()), shown(error)
    assert recognized is not None
    assert unknown is not None
    assert (recognized.changed_steps, unknown.changed_steps) == (3, None)


def test_a_row_is_an_element_and_a_column_a_step() -> None:
    error = np.zeros_like(OUTPUT)
    error[4, 30] = 1
    example = shown(error)
    assert example is not None
    found = np.frombuffer(example.difference.levels, np.uint8).reshape(46, 12)
    assert np.argwhere(found).tolist() == [[30, 4]]


def test_a_synthesizer_shows_each_parameter_by_its_own_range() -> None:
    wide = FRAMES.copy().reshape(-1, 49)
    wide[:, 0] *= 1000
    wide = wide.reshape(FRAMES.shape)
    error = np.zeros_like(wide)
    error[0, 1] = wide.reshape(-1, 49)[:, 1].max() - wide.reshape(-1, 49)[:, 1].min()
    example = shown(error, evaluator=MelCepLogF0(), output=wide)
    assert example is not None
    assert example.of_vocoder
    assert (example.baseline.low, example.baseline.high) == pytest.approx((0, 1))
    assert example.difference.rows == 49
    assert example.difference.high == pytest.approx(1, abs=1e-4)


def test_there_is_no_sound_unless_it_is_asked_for() -> None:
    silent = shown(np.float32(0.1), evaluator=MelCepLogF0(), output=FRAMES)
    assert silent is not None
    assert (silent.baseline_sound, silent.actual_sound) == (b"", b"")
    heard = shown(np.float32(0.1), evaluator=MelCepLogF0(), output=FRAMES, with_sound=True)
    assert heard is not None
    assert heard.baseline_sound != heard.actual_sound
    for sound in (heard.baseline_sound, heard.actual_sound):
        with wave.open(BytesIO(sound)) as file:
            assert SOUND_S <= file.getnframes() / RATE < SOUND_S + 0.1


def test_a_difference_of_roundings_is_not_kept_as_sound() -> None:
    example = shown(np.float32(1e-4), evaluator=MelCepLogF0(), output=FRAMES, with_sound=True)
    assert example is not None
    assert example.root_mean_square > 0
    assert (example.baseline_sound, example.actual_sound) == (b"", b"")


def test_a_recognizer_makes_no_sound() -> None:
    example = shown(np.float32(0.1), evaluator=PhoneErrorRate(), with_sound=True)
    assert example is not None
    assert example.actual_sound == b""


def test_equal_outputs_cost_a_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("called")

    monkeypatch.setattr(module, "_rows", never)
    assert shown(0, 0, evaluator=PhoneErrorRate()) is None


def test_a_sequence_of_a_few_inferences_is_no_picture() -> None:
    assert shown(np.float32(1), output=OUTPUT[: MIN_INFERENCES - 1]) is None


@pytest.mark.parametrize("evaluator", [None, MelCepLogF0(), PhoneErrorRate()])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 3e38])
def test_outputs_that_are_no_numbers_are_shown(evaluator: Evaluator | None, value: float) -> None:
    error = np.zeros_like(FRAMES)
    error[1, 1] = value
    example = shown(error, evaluator=evaluator, output=FRAMES, with_sound=True)
    assert example is not None
    assert all(np.isfinite((example.root_mean_square, example.difference.high)))
    assert example.difference.levels.count(b"\xff") >= 1
