from __future__ import annotations

import random

import numpy as np
import pytest

from mlts.backends.tflite import TfliteBackend
from mlts.measurement import run_sequence
from mlts.model_choice import chosen_models
from mlts.planning import load
from mlts.results import BackendInfo, BackendRole
from mlts.shipped_outputs import ShippedOutputs, digest_of, shipped_outputs
from tests.unit.mlts.fakes import FakeDataset

DATA = FakeDataset([1] * 20)
KNOWN = {digest_of(DATA.sequence(n)): (np.full((1, 3), n, np.uint8),) for n in range(len(DATA) - 1)}


def checked(number: int, wrong: int | None = None) -> ShippedOutputs:
    """After ``number`` outputs, of which the one numbered ``wrong`` is another."""
    outputs = ShippedOutputs(KNOWN)
    for n in range(number):
        outputs.judge(DATA.sequence(n), (np.full((1, 3), n + (n == wrong), np.uint8),))
    return outputs


def test_outputs_are_found_by_the_inputs_once_five_were_computed_and_equal() -> None:
    assert checked(4).find(DATA.sequence(12)) is None
    found = checked(5).find(DATA.sequence(12))
    assert found is not None
    assert found[0].tolist() == [[12, 12, 12]]
    outputs = checked(5)
    outputs.judge(DATA.sequence(12), found)
    assert (outputs.checked, outputs.used) == (5, 1)
    assert checked(5).find(DATA.sequence(19)) is None


def test_after_one_difference_none_is_found() -> None:
    outputs = checked(15, wrong=3)
    assert (outputs.checked, outputs.different) == (15, 1)
    assert outputs.find(DATA.sequence(12)) is None


def test_what_is_unknown_counts_as_no_check() -> None:
    outputs = ShippedOutputs(KNOWN)
    outputs.judge(DATA.sequence(19), (np.zeros((1, 3), np.uint8),))
    assert (outputs.checked, outputs.different) == (0, 0)


def test_the_file_has_what_its_version_of_tf_lite_computes() -> None:
    backend = TfliteBackend(threads=1)
    quantized = [model for model in chosen_models((), None) if "uint8" in model.name]
    quantized += [model for model in chosen_models((), None) if "_int8_" in model.name]
    assert len(quantized) == 2
    for model in map(load, quantized):
        assert model.loaded is not None
        assert model.dataset is not None
        known = shipped_outputs(model.loaded.sha256, backend.info)
        if backend.info.runtime_version != "2.14.0":
            pytest.skip("outputs ship for one version of TF Lite")
        session = backend.prepare(model.loaded)
        for index in random.sample(range(len(model.dataset)), 11):
            sequence = model.dataset.sequence(index)
            run_sequence(session, sequence, lambda: 0, lambda: False)
            known.judge(sequence, (session.outputs()[0][np.newaxis],))
        assert (known.checked, known.different) == (11, 0)
        found = known.find(sequence)
        assert found is not None
        assert found[0].shape == (1, *session.outputs()[0].shape)


def test_another_version_or_model_has_no_outputs() -> None:
    other = BackendInfo(name="x", role=BackendRole.BASELINE, runtime="tflite-runtime")
    (model,) = [model for model in chosen_models((), None) if "_int8_" in model.name]
    loaded = load(model).loaded
    assert loaded is not None
    for sha256, backend in ((loaded.sha256, other), ("0" * 64, TfliteBackend(threads=1).info)):
        outputs = shipped_outputs(sha256, backend)
        outputs.judge(DATA.sequence(0), (np.zeros(1),))
        assert outputs.checked == 0
