"""Models that are nearly those of the specs, judged by an oracle."""

from __future__ import annotations

import pytest

from nndrivers.faulty.shortcuts import CodedActivationKeepsRealNumbers, HalfWeightsForLowPower
from nnhal.types import HalVersion
from nntest.data_folders import OWN_SPECS
from nntest.results import Outcome
from nntest.spec import SpecCase, load
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import indexed, run_group
from vts.groups.model_variations import GROUP


def own(file: str, name: str) -> SpecCase:
    (spec,) = OWN_SPECS.rglob(f"{file}.mod.py")
    return next(case for case in load(spec) if case.name == name)


@pytest.fixture(scope="module")
def nested() -> SpecCase:
    return own("concatenation_merged_operations", "concatenation_merged_operations_nested")


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(nested: SpecCase, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), [nested])

    assert set(ran.outcomes.values()) <= {Outcome.SUCCESS, Outcome.SKIPPED}
    assert Outcome.SUCCESS in ran.outcomes.values() or version == min(APART)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("if", "if_two_outputs_true"),
        ("relu", "relu_rank_2"),
        ("softmax", "softmax_zero_sized"),
    ],
)
def test_what_has_no_pattern_is_not_varied(file: str, name: str) -> None:
    assert list(GROUP.tests([indexed(own(file, name))], thorough=True)) == []


def test_what_only_looks_like_a_pattern_is_found() -> None:
    case = own("quantize", "quantize_halves_1_0_odd_quant8")
    said = run_group(GROUP, CodedActivationKeepsRealNumbers, [case]).only_failure()

    assert "RELU6 behind" in said
    assert "elements differ" in said


def test_a_preference_that_changes_results_is_found() -> None:
    case = own("fully_connected_shared_inputs", "fully_connected_shared_inputs_weights")
    said = run_group(GROUP, HalfWeightsForLowPower, [case]).only_failure()

    assert "all real constants are" in said
    assert "prepared for LOW_POWER" in said
