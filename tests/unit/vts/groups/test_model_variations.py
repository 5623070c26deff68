"""Models that are nearly those of the specs, judged by an oracle."""

from __future__ import annotations

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty.shortcuts import HalfWeightsForLowPower
from nnhal.types import HalVersion
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.own_corpus import own_case
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import indexed, run_group
from vts.groups.model_variations import GROUP


@pytest.fixture(scope="module")
def nested() -> SpecCase:
    return own_case("concatenation_merged_operations_nested")


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(nested: SpecCase, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), [nested])

    assert set(ran.outcomes.values()) <= {Outcome.SUCCESS, Outcome.SKIPPED}
    assert Outcome.SUCCESS in ran.outcomes.values() or version == min(APART)


@pytest.mark.parametrize("name", ["if_two_outputs_true", "relu_rank_2", "softmax_zero_sized"])
def test_what_has_no_pattern_is_not_varied(name: str) -> None:
    assert list(GROUP.tests([indexed(own_case(name))], thorough=True)) == []


def test_what_only_looks_like_a_pattern_is_found() -> None:
    case = own_case("quantize_halves_1_0_odd_quant8")
    said = run_group(GROUP, planted.coded_activation_keeps_real_numbers, [case]).only_failure()

    assert "RELU6 behind" in said
    assert "elements differ" in said


def test_a_preference_that_changes_results_is_found() -> None:
    case = own_case("fully_connected_shared_inputs_weights")
    said = run_group(GROUP, HalfWeightsForLowPower, [case]).only_failure()

    assert "all real constants are" in said
    assert "prepared for LOW_POWER" in said
