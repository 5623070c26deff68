"""What TF Lite makes of a model, asked in a child."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mlts import probe as module
from mlts.backends.base import LoadedModel
from mlts.model_choice import only_model
from mlts.probe import Probe
from nnprocess.zygote import Zygote
from tests.unit.nntflite.described_files import described, unary


def dies(arguments: bytes, descriptors: list[int]) -> None:
    os.abort()


@pytest.fixture
def model(tmp_path: Path) -> LoadedModel:
    path = tmp_path / "net.tflite"
    path.write_bytes(described(unary()))
    return LoadedModel(only_model(str(path), None), path)


def test_a_child_says_what_this_process_would(model: LoadedModel) -> None:
    with Zygote.start() as zygote:
        assert model.ask(zygote) == model.probe == Probe((16,), is_delegated=True)


def test_a_crash_is_an_answer(model: LoadedModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_TARGET", "tests.process.mlts.test_probe:dies")
    with Zygote.start() as zygote:
        found = model.ask(zygote)
    assert found.output_bytes == ()
    assert "TF Lite does not survive loading the model" in found.crash
    assert "SIGABRT" in found.crash
