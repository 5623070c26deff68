from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mlts.capabilities.control_flow import IF_MODEL, ROUNDS, WHILE_MODEL, control_flow_models
from mlts.capabilities.fields import IF, RELAXED_TENSOR, WHILE
from mlts.capabilities.models import NothingToMeasure, chosen_models
from mlts.catalogue import NoSuchModel, catalogue_at
from mlts.planning import PlannedModel
from nnhal.types import HalVersion
from nnhal.validation import check_model
from nnhal.versions import convert_to
from nntest.assets import embedded_assets
from nntflite.interpreter import Interpreter
from tests.unit.mlts.capabilities.measured import FLOAT, QUANT


def test_the_embedded_models_are_one_of_each_recommended_kind() -> None:
    chosen = chosen_models(catalogue_at(None), ())
    assert chosen.missing == ()
    floats = ("asr_mini", "mobilenet_v1_0.5_160_mini", "mobilenet_v2_0.35_128_mini", "tts_mini")
    assert chosen.rates == {
        **dict.fromkeys(floats, FLOAT),
        **{f"{name}_relaxed": RELAXED_TENSOR for name in floats},
        "mobilenet_v1_0.5_160_mini_quant": QUANT,
        "mobilenet_v2_0.35_128_mini_quant": QUANT,
        IF_MODEL: IF,
        WHILE_MODEL: WHILE,
    }
    for model in chosen.models:
        assert model.loaded
        relaxed = model.loaded.imported.model.relax_computation_float32_to_float16
        assert relaxed is model.name.endswith("_relaxed")


def test_what_is_not_among_the_assets_is_told(tmp_path: Path) -> None:
    models, datasets = embedded_assets().roots
    shutil.copytree(models / "models_list", tmp_path / "models_list")
    shutil.copytree(datasets / "tts_float", tmp_path / "tts_float")
    shutil.copy(models / "tts_mini.tflite", tmp_path)
    chosen = chosen_models(catalogue_at(tmp_path), ())
    assert {*chosen.rates} == {"tts_mini", "tts_mini_relaxed", IF_MODEL, WHILE_MODEL}
    assert len(chosen.missing) == 5
    assert "no model of the group MobileNet v1 Quantized is in these assets" in chosen.missing
    with pytest.raises(NothingToMeasure, match=r"asr_mini\.tflite is not in "):
        chosen_models(catalogue_at(tmp_path), ("asr*",))


def test_patterns_choose_among_everything_that_can_be_measured() -> None:
    assert {*chosen_models(catalogue_at(None), ("control*", "tts*relaxed")).rates} == {
        "tts_mini_relaxed",
        IF_MODEL,
        WHILE_MODEL,
    }
    with pytest.raises(NoSuchModel, match="'nets\\*'"):
        chosen_models(catalogue_at(None), ("nets*",))


@pytest.mark.parametrize("model", control_flow_models(), ids=lambda model: model.name)
def test_control_flow_is_valid_and_tf_lite_computes_what_the_loop_says(
    model: PlannedModel,
) -> None:
    assert model.loaded
    assert model.dataset
    check_model(model.loaded.imported.model)
    convert_to(model.loaded.imported.model, HalVersion.V1_3)
    interpreter = Interpreter(model.loaded.data)
    for sequence in model.dataset:
        (inputs,) = sequence
        given = float(inputs[0][0])
        result = float(interpreter.run(*inputs)[-1][0])
        down = model.name == IF_MODEL and given >= 0
        assert result == given - ROUNDS if down else result == given + ROUNDS
