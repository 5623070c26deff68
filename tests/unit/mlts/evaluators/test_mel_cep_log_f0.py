from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel, load
from mlts.evaluators import EvaluatorMisfit, SequenceOutputs, create
from mlts.evaluators.mel_cep_log_f0 import MelCepLogF0
from nntest.assets import assets_at
from tests.unit.mlts.fakes import opened
from tests.volume import repeated

Floats = NDArray[np.float32]


def _evaluated(expected: Floats, actual: Floats, **settings: Any) -> dict[str, float]:
    evaluator = MelCepLogF0(**settings)
    evaluator.add(SequenceOutputs(outputs=(actual,), golden=(expected,)))
    return evaluator.values()


def _oracle(expected: Floats, actual: Floats) -> dict[str, float]:
    """Element by element, in Python's float64."""
    cepstrum, pitch, voiced = 0.0, 0.0, 0
    for e, a in zip(expected.tolist(), actual.tolist(), strict=True):
        for frame in range(4):
            base = frame * 49
            cepstrum += sum((a[base + i] - e[base + i]) ** 2 for i in range(1, 40))
            if a[base + 48] > 0 and e[base + 48] > 0:
                pitch += (a[base + 47] - e[base + 47]) ** 2
                voiced += 1
    return {
        "max_mel_cep_distortion": math.sqrt(cepstrum / (len(expected) * 4 * 39)),
        "max_log_f0_error": math.sqrt(pitch / voiced) if voiced else 0.0,
    }


@settings(max_examples=repeated(8, 25))
@given(st.integers(1, 6), st.integers(0, 2**32 - 1))
def test_values_are_those_of_the_formula(length: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    expected, actual = random.normal(size=(2, length, 196)).astype(np.float32)
    assert _evaluated(expected, actual) == pytest.approx(_oracle(expected, actual), rel=1e-12)


def test_the_energy_does_not_count() -> None:
    expected = np.zeros((1, 196), np.float32)
    actual = expected.copy()
    actual[0, 0::49] = 100
    assert _evaluated(expected, actual)["max_mel_cep_distortion"] == 0


def test_without_voiced_frames_the_pitch_has_no_error() -> None:
    expected, actual = np.zeros((1, 196), np.float32), np.ones((1, 196), np.float32)
    assert _evaluated(expected, actual)["max_log_f0_error"] == 0


def test_outputs_are_denormalized_before_they_are_compared() -> None:
    random = np.random.default_rng(3)
    expected, actual = random.normal(size=(2, 3, 196)).astype(np.float32)
    scaling = random.uniform(0.5, 2, size=(196, 2)).astype(np.float32)
    restored = [each * scaling[:, 1].astype(float) + scaling[:, 0] for each in (expected, actual)]
    values = _evaluated(expected, actual, mean_std_dev=scaling)
    assert values == pytest.approx(_oracle(*restored), rel=1e-12)


def test_the_worst_sequence_counts() -> None:
    evaluator = MelCepLogF0()
    golden = np.zeros((1, 196), np.float32)
    for error in (1.0, 3.0, 2.0):
        evaluator.add(SequenceOutputs(outputs=(golden + np.float32(error),), golden=(golden,)))
    assert evaluator.values()["max_mel_cep_distortion"] == pytest.approx(3)
    assert evaluator.validation_errors() == []


def test_limits_are_reported_in_androids_words_and_once() -> None:
    evaluator = MelCepLogF0()
    golden = np.ones((1, 196), np.float32)
    outputs = golden + np.float32(4.5)
    for _ in range(2):
        evaluator.add(SequenceOutputs(outputs=(outputs,), golden=(golden,)))
    assert evaluator.validation_errors() == [
        "Mel-cep distortion exceeded the limit: 4.5",
        "Log F0 error exceeded the limit: 4.5",
    ]


def test_an_output_that_is_not_a_number_is_out_of_limits() -> None:
    evaluator = MelCepLogF0()
    golden = np.ones((1, 196), np.float32)
    evaluator.add(SequenceOutputs(outputs=(golden * np.float32("nan"),), golden=(golden,)))
    assert "Mel-cep distortion exceeded the limit: nan" in evaluator.validation_errors()


def test_an_output_of_another_size_is_refused() -> None:
    with pytest.raises(EvaluatorMisfit, match="output 0 has 7 values an inference, expected 196"):
        _evaluated(np.zeros((1, 7), np.float32), np.zeros((1, 7), np.float32))


@pytest.mark.parametrize(
    ("content", "message"), [(None, "msd is not in"), (b"1234", "has 4 bytes, expected 1568")]
)
def test_a_wrong_file_of_means_is_named(
    only_model: Callable[[dict[str, Any]], CatalogueModel],
    raw_entry: dict[str, Any],
    tmp_path: Path,
    content: bytes | None,
    message: str,
) -> None:
    if content is not None:
        (tmp_path / "msd").write_bytes(content)
    raw_entry["evaluator"] = {"className": "MelCepLogF0", "outputMeanStdDev": "msd"}
    with pytest.raises(EvaluatorMisfit, match=f"evaluator.outputMeanStdDev': .*{message}"):
        create(only_model(raw_entry))


def test_androids_golden_speech_is_voiced_and_without_error_against_itself(
    mlts_assets: Path,
) -> None:
    """Shifting log F0 by 0.02 and cepstra by 5 in real units is measured as such."""
    (model,) = load(assets_at(mlts_assets)).select(["tts_float"])
    scaling = np.fromfile(mlts_assets / "tts_float/tts_float.output_mean_std_dev", "<f4")
    shift = np.tile(np.r_[np.full(40, 5.0), np.zeros(7), 0.02, 0.0], 4) / scaling[1::2]
    perfect, shifted = create(model), create(model)
    assert perfect
    assert shifted
    for sequence in list(opened(model))[:3]:
        assert sequence.golden
        golden = (sequence.golden[0].view("<f4"),)
        perfect.add(SequenceOutputs(outputs=golden, golden=golden))
        moved = (golden[0] + shift,)
        shifted.add(SequenceOutputs(outputs=moved, golden=golden))
    assert perfect.values() == {"max_mel_cep_distortion": 0, "max_log_f0_error": 0}
    assert shifted.values() == pytest.approx(
        {"max_mel_cep_distortion": 5, "max_log_f0_error": 0.02}, rel=1e-4
    )
    assert len(shifted.validation_errors()) >= 2
