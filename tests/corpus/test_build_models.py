"""The script that builds the embedded models: which it builds, and which list has them.

Nothing is trained here: PyTorch is not among what tests need. Weights that are kept are not trained
again, so random ones stand in for them.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from PIL import Image

from mlts.catalogue import load
from mlts.planning import plan
from nntest.assets import Assets

NAME = "mobilenet_v1_0.25_128_mini"
TRAINING_MEANS = (111.19, 89.69, 123.6, 141.15, 115.59, 173.91)
FILES = {NAME, f"{NAME}_quant", NAME.replace("mobilenet", "mobilenet_int8")}


@pytest.fixture
def scripts(repository: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of scripts can be imported from."""
    monkeypatch.syspath_prepend(str(repository / "scripts"))
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.partition(".")[0] in ("embedded", "build_models"):
            del sys.modules[name]


@pytest.fixture
def script(scripts: None) -> ModuleType:
    return importlib.import_module("build_models")


def run(script: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["build_models.py", *map(str, arguments)])
    script.main()


@pytest.fixture
def built(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of models that were asked for; each has an entry of its name and turn."""
    names: list[str] = []

    def build(name: str) -> Any:
        def write(folder: Any, weights: Path) -> list[dict[str, Any]]:
            names.append(name)
            return [{"name": name, "turn": len(names)}]

        return write

    lists = {
        title: {name: build(name) for name in models} for title, models in script._LISTS.items()
    }
    monkeypatch.setattr(script, "_LISTS", lists)
    monkeypatch.setattr(script, "write_image_set", lambda folder: names.append(folder.name))
    return names


def listed(root: Path, title: str) -> dict[str, int]:
    text = (root / "models" / "models_list" / f"{title}.json").read_text()
    return {entry["name"]: entry["turn"] for entry in json.loads(text)["models"]}


SHIPPED = [
    "mobilenet_v1_0.25_128_mini",
    "mobilenet_v1_0.5_160_mini",
    "mobilenet_v2_0.35_128_mini",
    "mobilenet_v3-small_128_0.75_mini",
    "tts_mini",
    "asr_mini",
]
LARGER = ["mobilenet_v1_0.75_192_mini", "mobilenet_v2_1.0_224_mini"]


def test_without_a_choice_what_is_shipped_is_built(
    script: ModuleType, built: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(script, monkeypatch, tmp_path)
    assert built == ["image_classification", *SHIPPED]
    assert [*listed(tmp_path, "default")] == SHIPPED
    assert not (tmp_path / "models" / "models_list" / "larger.json").exists()


def test_the_larger_ones_are_in_a_list_of_their_own(
    script: ModuleType, built: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(script, monkeypatch, tmp_path, "--all")
    assert built == ["image_classification", *SHIPPED, *LARGER]
    assert [*listed(tmp_path, "larger")] == LARGER


def test_one_model_can_be_built_and_the_entries_of_others_stay(
    script: ModuleType, built: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(script, monkeypatch, tmp_path)
    before = listed(tmp_path, "default")
    built.clear()
    run(script, monkeypatch, tmp_path, "--model", "asr_mini", "--model", "tts_mini")
    assert built == ["tts_mini", "asr_mini"], "a list's order, and no images for speech"
    after = listed(tmp_path, "default")
    assert [*after] == SHIPPED
    assert after == {**before, "tts_mini": 1, "asr_mini": 2}


def test_an_unknown_model_is_refused_with_the_names_there_are(
    script: ModuleType,
    built: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        run(script, monkeypatch, tmp_path, "--model", "mobilenet")
    told = capsys.readouterr().err
    assert all(name in told for name in (*SHIPPED, *LARGER))
    assert built == []


@pytest.fixture
def few_pictures(scripts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    images = importlib.import_module("embedded.image_set")
    classifiers = importlib.import_module("embedded.build.classifiers")
    monkeypatch.setattr(images, "EVALUATION_IMAGES", 5)
    monkeypatch.setattr(classifiers, "_CALIBRATION_PICTURES", 2)


def keep_random_weights(folder: Path, name: str) -> None:
    architecture = importlib.import_module("embedded.architecture")
    rng, channels, arrays = np.random.default_rng(3), [3], {}
    for number, layer in enumerate(architecture.ARCHITECTURES[name].layers):
        if not isinstance(layer, architecture.Convolution):
            channels.append(channels[layer.source])
            continue
        inputs = 1 if layer.depthwise else channels[layer.source]
        ends = (1, layer.channels) if layer.depthwise else (layer.channels, inputs)
        shape = (ends[0], layer.kernel, layer.kernel, ends[1])
        spread = (2 / (inputs * layer.kernel**2)) ** 0.5
        arrays[f"{number}/filter"] = rng.normal(0, spread, shape).astype(np.float32)
        arrays[f"{number}/bias"] = np.zeros(layer.channels, np.float32)
        channels.append(layer.channels)
    folder.mkdir()
    np.savez(folder / f"{name}.npz", **arrays)


@pytest.mark.usefixtures("few_pictures")
def test_kept_weights_become_models_that_can_be_benchmarked(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keep_random_weights(tmp_path / "weights", NAME)
    run(script, monkeypatch, tmp_path, "--weights", tmp_path / "weights", "--model", NAME)
    found = load(Assets((tmp_path / "models", tmp_path / "datasets")))
    assert not found.warnings
    planned = plan(found.models)
    assert {model.name for model in planned} == FILES
    for model in planned:
        assert model.dataset is not None
        assert len(model.dataset) == 5
        assert model.info.expected_top1 in (0, 0.2, 0.4, 0.6, 0.8, 1)


@pytest.mark.usefixtures("scripts")
def test_more_images_do_not_change_those_there_were(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, repository: Path
) -> None:
    """Each has a generator of its own: the first ones are the files that are shipped."""
    images = importlib.import_module("embedded.image_set")
    monkeypatch.setattr(images, "EVALUATION_IMAGES", 3)
    images.write_image_set(tmp_path)
    shipped = repository / "datasets" / "image_classification"
    for number in (1, 2, 3):
        name = f"image-{number}.jpeg"
        drawn, expected = (np.asarray(Image.open(f / name), int) for f in (tmp_path, shipped))
        # Encoders may round differently.
        assert np.abs(drawn - expected).max() <= 8


@pytest.mark.usefixtures("scripts")
def test_training_pictures_are_those_that_the_shipped_weights_learned_from() -> None:
    """Their means, taken before the images for evaluation were made harder."""
    pictures, labels = importlib.import_module("embedded.image_set").training_pictures(6)
    np.testing.assert_allclose(pictures.mean((1, 2, 3)), TRAINING_MEANS, atol=0.2)
    assert labels.tolist() == [1, 2, 3, 4, 5, 6]


@pytest.mark.usefixtures("scripts")
def test_each_bar_hides_more_of_a_thing_and_nothing_else_changes() -> None:
    pictures = importlib.import_module("embedded.pictures")

    def drawn(bars: int) -> Any:
        still = pictures.Conditions(noise=(0, 0), bars=bars, bar_share=1)
        return pictures.draw("star", np.random.default_rng(5), 64, 64, still)

    hidden = [(drawn(bars) != drawn(0)).any(-1) for bars in range(3)]
    shares = [float(each.mean()) for each in hidden]
    assert shares[0] == 0 < shares[1] < shares[2] < 0.5
    assert hidden[2][hidden[1]].all()


SPEAKING = """
from embedded.espeak import speak
before = speak("the judge.", "en-us+f2", 160, 50)
speak("a clever fox.", "en-us+m3", 150, 30)
after = speak("the judge.", "en-us+f2", 160, 50)
assert (before.samples == after.samples).all() and before.phones == after.phones
assert len(before.samples) > before.rate / 2 and len(before.phones) > 5
"""


@pytest.mark.skipif(find_library("espeak-ng") is None, reason="espeak-ng is not installed")
def test_what_is_said_does_not_depend_on_what_was_said_before(
    repository: Path, tmp_path: Path
) -> None:
    """Within one process, espeak-ng pauses longer after its first sentence. In a new home folder,
    it says that one otherwise.
    """
    command = [sys.executable, "-c", SPEAKING]
    done = subprocess.run(
        command,
        cwd=repository / "scripts",
        env=os.environ | {"HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
