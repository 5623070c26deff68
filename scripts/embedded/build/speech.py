"""The speech models: data spoken by espeak-ng, training, golden outputs by TF Lite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.build.folder import Arrays, AssetFolder, kept
from embedded.espeak import Utterance, speak
from embedded.features import (
    ASR_INPUTS,
    PHONES,
    TTS_INPUTS,
    TTS_OUTPUTS,
    acoustic_features,
    linguistic_features,
    step_phones,
    vocoder_frames,
)
from embedded.listing import speech_entry
from embedded.sentences import sentences
from embedded.speech import recognizer_file, synthesizer_file
from mlts.evaluators.phone_error_rate import edit_distance
from mlts.vocoder import BANDS, FRAME_VALUES
from nntflite.interpreter import Interpreter

__all__ = ["write_recognizer", "write_synthesizer"]

Array = NDArray[Any]

_SENTENCES, _TRAINED = 170, 150
"""All of them, and those that are trained with; the others are for evaluation."""
_SEED: Final = 1
_VOICES: Final = (
    *("en-us", "en-us+f2", "en-us+m3", "en-us+f4", "en-us+m1", "en-us+f5", "en-us+m2"),
    *("en-us+f1", "en-us+m5", "en-us+m4"),
)
_VOICES_A_SENTENCE: Final = 8
_OTHER_VOICE: Final = "en-us+m7"
"""What the recognizer is evaluated with."""
_SYNTHESIS_VOICE: Final = "en-us+f2"
_SYNTHESIS_SENTENCES: Final = 100
_CELLS, _PROJECTED = 96, 48
_RECOGNIZED, _SPOKEN = 6, 4
"""Sequences of the data sets."""


def write_recognizer(folder: AssetFolder, weights: Path) -> list[dict[str, Any]]:
    """``asr_mini``: 40 log-mel bands of 8 frames in, phones out."""
    arrays = kept(weights, "asr_mini", _trained_recognizer)
    model = recognizer_file("asr_mini", arrays)
    folder.write("models/asr_mini.tflite", model)
    folder.write("datasets/asr_float/phones.txt", "\n".join([*PHONES, ""]).encode())
    pairs = [_heard(text, _OTHER_VOICE, 165, 45, 1e-3, n) for n, text in enumerate(_held_out())]
    outputs = _run(model, [inputs for inputs, _ in pairs])
    _tell_phone_error_rate(outputs, [phones for _, phones in pairs])
    inputs = [inputs for inputs, _ in pairs[:_RECOGNIZED]]
    stems = _write_sequences(folder, "asr_float", inputs, outputs)
    evaluator = {"className": "PhoneErrorRate"}
    return [speech_entry("asr_mini", "asr_float", ASR_INPUTS, evaluator, stems)]


def write_synthesizer(folder: AssetFolder, weights: Path) -> list[dict[str, Any]]:
    """``tts_mini``: phones in their context in, vocoder frames out."""
    arrays = kept(weights, "tts_mini", _trained_synthesizer)
    model = synthesizer_file("tts_mini", arrays)
    folder.write("models/tts_mini.tflite", model)
    statistics = "tts_float/tts_mini.output_mean_std_dev"
    folder.write_array(f"datasets/{statistics}", arrays["mean_std_dev"])
    spoken = [_spoken(text) for text in _held_out()]
    outputs = _run(model, [linguistic_features(speech) for speech in spoken])
    _tell_distortion(outputs, [vocoder_frames(speech) for speech in spoken], arrays)
    inputs = [linguistic_features(speech) for speech in spoken[:_SPOKEN]]
    stems = _write_sequences(folder, "tts_float", inputs, outputs)
    evaluator = {"className": "MelCepLogF0", "outputMeanStdDev": statistics}
    return [speech_entry("tts_mini", "tts_float", TTS_INPUTS, evaluator, stems)]


def _held_out() -> list[str]:
    return sentences(_SENTENCES, _SEED)[_TRAINED:]


def _heard(
    text: str, voice: str, rate: int, pitch: int, noise: float, seed: int
) -> tuple[Array, Array]:
    """Features and phones of a sentence."""
    speech = speak(text, voice, rate, pitch)
    features = acoustic_features(speech, noise, np.random.default_rng(seed))
    return features, step_phones(speech, len(features))


def _spoken(text: str) -> Utterance:
    return speak(text, _SYNTHESIS_VOICE, 160, 50)


def _trained_recognizer() -> Arrays:
    from embedded.recurrent import trained_recognizer

    rng = np.random.default_rng(3)
    pairs = [
        _heard(
            text,
            _VOICES[(number + turn) % len(_VOICES)],
            int(rng.integers(140, 190)),
            int(rng.integers(30, 70)),
            10 ** rng.uniform(-4, -2),
            number,
        )
        for number, text in enumerate(sentences(_TRAINED, _SEED))
        for turn in range(_VOICES_A_SENTENCE)
    ]
    return trained_recognizer(pairs, _CELLS, _PROJECTED, len(PHONES))


def _trained_synthesizer() -> Arrays:
    from embedded.recurrent import trained_synthesizer

    spoken = [_spoken(text) for text in sentences(_SYNTHESIS_SENTENCES, _SEED)]
    frames = [vocoder_frames(speech) for speech in spoken]
    whole = np.concatenate(frames)
    per_step = TTS_OUTPUTS // FRAME_VALUES
    statistics = np.stack([whole.mean(0), whole.std(0)], 1)
    normalized = [
        ((each - statistics[:, 0]) / statistics[:, 1]).reshape(-1, TTS_OUTPUTS).astype(np.float32)
        for each in frames
    ]
    features = [linguistic_features(speech) for speech in spoken]
    pairs = [
        (inputs[: len(targets)], targets)
        for inputs, targets in zip(features, normalized, strict=True)
    ]
    stored = np.tile(statistics, (per_step, 1)).astype(np.float32)
    return {**trained_synthesizer(pairs, _CELLS, _PROJECTED), "mean_std_dev": stored}


def _run(model: bytes, sequences: Sequence[Array]) -> list[Array]:
    """TF Lite's outputs [steps, outputs] for each sequence."""
    interpreter = Interpreter(model, source="speech")
    results = []
    for sequence in sequences:
        interpreter.reset_variables()
        steps = [interpreter.run(step[np.newaxis])[0].copy() for step in sequence]
        results.append(np.concatenate(steps))
    return results


def _write_sequences(
    folder: AssetFolder, data: str, inputs: Iterable[Array], outputs: Iterable[Array]
) -> list[str]:
    """Write utterances with golden outputs; returns their names."""
    stems = []
    for number, (sequence, golden) in enumerate(zip(inputs, outputs, strict=False), start=1):
        stems.append(f"utterance_{number}")
        folder.write_array(f"datasets/{data}/{stems[-1]}.input", sequence)
        folder.write_array(f"datasets/{data}/{stems[-1]}.output", golden)
    return stems


def _tell_phone_error_rate(outputs: Sequence[Array], phones: Sequence[Array]) -> None:
    """Against the phones that were spoken, each run of one phone counted once."""
    pairs = [
        (_runs(each.argmax(1)), _runs(truth)) for each, truth in zip(outputs, phones, strict=True)
    ]
    errors = sum(edit_distance(truth, found) for found, truth in pairs)
    steps = np.concatenate([a.argmax(1) == p for a, p in zip(outputs, phones, strict=True)])
    rate = errors / sum(len(truth) for _, truth in pairs)
    print(f"asr_mini: phone error rate {rate:.3f}, steps right {steps.mean():.3f}", flush=True)


def _runs(phones: Array) -> Array:
    return np.asarray(phones[np.flatnonzero(np.diff(phones, prepend=-1))])


def _tell_distortion(outputs: Sequence[Array], frames: Sequence[Array], arrays: Arrays) -> None:
    """Against WORLD's analysis of what espeak-ng says."""
    mean, deviation = arrays["mean_std_dev"].T
    found = np.concatenate(
        [(each * deviation + mean).reshape(-1, FRAME_VALUES) for each in outputs]
    )
    truth = np.concatenate(frames)
    distortion = np.sqrt(np.mean((found - truth)[:, 1:BANDS] ** 2))
    print(f"tts_mini: mel-cepstral distortion {distortion:.3f}", flush=True)
