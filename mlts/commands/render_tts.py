"""``mlts render-tts``: what a synthesis model says, as sound."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.backends.base import Backend
from mlts.backends.hal import HalBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import NoSuchModel, catalogue_at
from mlts.evaluators.mel_cep_log_f0 import MelCepLogF0
from mlts.measurement import run_sequence
from mlts.planning import PlannedModel, load
from mlts.vocoder import RATE, synthesize, wave_file
from nncli.errors import UserError
from nncli.output_file import write_file
from nncli.terminal import say
from nnservice.hal.driver_service import start

__all__ = ["NothingToHear", "Options", "render_tts"]


class NothingToHear(UserError):
    """A model is no synthesizer, or has no such sentence."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of ``mlts render-tts``, as given. Without a driver it is TF Lite that speaks."""

    model: str
    sentence: int
    sound: Path
    driver: str | None
    assets: Path | None


def render_tts(options: Options) -> None:
    """Run a sentence and write its sound. Raises a UserError."""
    model = _model(options)
    if options.driver is None:
        frames = _frames(model, TfliteBackend(1), options.sentence)
    else:
        with start(options.driver) as service:
            backend = HalBackend(options.driver, service.device)
            frames = _frames(model, backend, options.sentence)
    sound = synthesize(frames)
    write_file(options.sound, wave_file(sound))
    say(f"{options.sound}: {len(sound) / RATE:.1f} s of sentence {options.sentence}")


def _model(options: Options) -> PlannedModel:
    (entry, *others) = catalogue_at(options.assets).select([options.model])
    if others or entry.absent:
        problem = entry.absent or f"'{options.model}' is {len(others) + 1} models; give one"
        raise NoSuchModel(problem)
    planned = load(entry)
    evaluator = entry.entry.evaluator
    if evaluator is None or evaluator.class_name != MelCepLogF0.class_name:
        raise NothingToHear(
            f"model '{entry.name}' is no synthesizer: expected one with the evaluator "
            f"{MelCepLogF0.class_name}, as tts_mini."
        )
    return planned


def _frames(model: PlannedModel, backend: Backend, sentence: int) -> NDArray[Any]:
    """The model's frames [n, 49] for a sentence, counted from 1."""
    assert model.dataset is not None
    assert model.loaded is not None
    if not 1 <= sentence <= len(model.dataset):
        raise NothingToHear(
            f"model '{model.name}' has no sentence {sentence}; expected 1 to {len(model.dataset)}."
        )
    backend.load(model.loaded)
    session = backend.prepare(model.loaded)
    outputs: list[NDArray[Any]] = []
    run_sequence(
        session,
        model.dataset.sequence(sentence - 1),
        lambda: 0,
        lambda: False,
        lambda: outputs.append(session.outputs()[0].copy()),
    )
    evaluator = MelCepLogF0.create(model.entry)
    assert isinstance(evaluator, MelCepLogF0)
    return evaluator.frames(np.stack(outputs).reshape(len(outputs), -1).astype(np.float64))
