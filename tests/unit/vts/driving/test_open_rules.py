"""What cases of the corpus expect although the HAL leaves it open."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from nntest.judge import Judgment, judge
from nntest.spec import SpecCase
from tests.unit.vts.groups.harness import cases_of
from vts.driving.generated import worst
from vts.driving.open_rules import left_open

HALVES = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
q = Internal("q", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 100")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("QUANTIZE", x).To(q).Operation("DEQUANTIZE", q).To(y)
Example({x: [0.25, 1.25], y: [0.5, 1.5]}, name="halves").DisableLifeTimeVariation()
"""


@cache
def halves() -> SpecCase:
    (case,) = cases_of("quantize", HALVES)
    return replace(case, name="quantize_halves_0_5_quant8")


def judged(case: SpecCase, *values: float) -> Judgment:
    return left_open(case, judge(case, [np.array(values, np.float32)]))


def test_a_half_that_goes_the_other_way_is_advice() -> None:
    judgment = judged(halves(), 0.0, 1.0)

    assert judgment.findings == ()
    assert "halves" in judgment.advice[0]


@pytest.mark.parametrize("values", [(-0.5, 1.5), (float("nan"), 1.5)])
def test_more_than_a_step_is_a_failure(values: tuple[float, float]) -> None:
    judgment = judged(halves(), *values)

    assert judgment.findings
    assert judgment.advice == ()


def test_other_cases_have_no_open_rule() -> None:
    assert judged(replace(halves(), name="quantize_nearest"), 0.0, 1.0).findings


def test_the_advice_of_all_trials_is_kept() -> None:
    judgments = (
        Judgment(largest_share=0.1, advice=("a",)),
        Judgment(largest_share=0.5, advice=("b", "a")),
        Judgment(),
    )

    assert worst(judgments) == Judgment(largest_share=0.5, advice=("a", "b"))
