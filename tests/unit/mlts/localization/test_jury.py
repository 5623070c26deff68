"""Runtimes that agree outvote the others, and what they are apart a driver may be off."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import ANY

import numpy as np
import pytest

from mlts.localization.comparison import difference
from mlts.localization.jury import Judgment, Jury, judged, jurors
from mlts.localization.results import Verdict
from mlts.localization.runtimes import EVALUATOR
from mlts.localization.trials import NotStarted, Runtime

MEASURE = partial(difference, names=["y"])
STEP = 8e-5
"""About what one operator is allowed at 0."""


def judge(actual: float, **opinions: float) -> Judgment:
    outputs = {title: [np.float32([value])] for title, value in opinions.items()}
    return judged([np.float32([actual])], outputs, MEASURE)


def test_alone_tf_lite_says_what_is_wrong() -> None:
    assert judge(0.5 * STEP, tflite=0).verdict is Verdict.RIGHT
    assert judge(2 * STEP, tflite=0).verdict is Verdict.WRONG


def test_a_driver_may_be_off_twice_as_far_as_runtimes_that_agree_are_apart() -> None:
    apart = {"tflite": 0.0, "xnnpack": 2 * STEP, "onnx": 0.0}
    near, far = judge(-3.5 * STEP, **apart), judge(-5 * STEP, **apart)
    assert (near.verdict, far.verdict) == (Verdict.RIGHT, Verdict.WRONG)
    assert near.spread == pytest.approx(2, rel=0.01)
    assert far.share > 1 > near.share
    assert judge(-3.5 * STEP, tflite=0, onnx=0).verdict is Verdict.WRONG


def test_one_runtime_that_is_far_off_excuses_nobody_but_is_named_where_it_agrees() -> None:
    opinions = {"tflite": 0.0, "reference": 0.0, "xnnpack": 5.0}
    assert judge(2.0, **opinions).verdict is Verdict.WRONG
    assert judge(0.0, **opinions).verdict is Verdict.RIGHT
    found = judge(5.0, **opinions)
    assert found.verdict is Verdict.DISPUTED
    assert found.finding == "the driver agrees with xnnpack, and not with tflite and reference"


def test_a_driver_that_agrees_with_most_is_right_although_tf_lite_says_otherwise() -> None:
    assert judge(5.0, tflite=0, xnnpack=5, onnx=5).verdict is Verdict.RIGHT


def test_without_a_majority_only_what_is_far_from_all_is_wrong() -> None:
    assert judge(5.0, tflite=0, onnx=5).verdict is Verdict.DISPUTED
    between = judge(2.0, tflite=0, onnx=5)
    assert between.verdict is Verdict.DISPUTED
    assert between.finding == (
        "the runtimes disagree, and the driver is between them: tflite and onnx"
    )
    assert judge(50.0, tflite=0, onnx=5).verdict is Verdict.WRONG
    assert judge(3 * STEP, tflite=0, onnx=6 * STEP) == replace(between, share=ANY, spread=ANY)


def test_a_driver_does_not_judge_itself() -> None:
    assert "reference" in jurors("acme", ".tflite")
    assert "reference" not in jurors("reference", ".tflite")
    assert "engine:tflite" not in jurors("engine:tflite?threads=2", ".tflite")
    assert "engine:tflite" in jurors("engine:tflite-builtin", ".tflite")
    assert "engine:onnxruntime-precise" in jurors("acme", ".tflite")
    assert "engine:onnxruntime-precise" not in jurors("engine:onnxruntime?threads=2", ".tflite")


def test_models_of_onnx_have_the_evaluator_of_formulas_in_the_jury_and_onnx_runtime_once() -> None:
    found = jurors("acme", ".onnx")
    assert EVALUATOR in found
    assert "engine:onnxruntime-precise" not in found
    assert EVALUATOR not in jurors("acme", ".tflite")


def test_runtimes_that_are_not_installed_are_left_out() -> None:
    def start(name: str) -> Runtime:
        raise NotStarted(f"{name} needs a package", 2)

    with Jury(["engine:litert"], start) as jury:
        given: Any = []
        assert jury.opinions(b"", given) == {}
        assert jury.titles == ()
