"""Variations are valid models, the same for a seed, and unlike the case that they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import pytest

from nnhal.device import Device
from nnhal.operand_types import dtype_of
from nnhal.registry import resolve
from nnhal.validation import check_model
from nntest.graph_tests.machine import DeviceMachine
from nntest.random_graph.dice import Dice
from nntest.spec import SpecCase
from tests.own_corpus import own_cases
from vts.variations import DIGITS, Unsuitable, vary
from vts.variations.outline import Outline
from vts.variations.variation import CHANGES

SPECS = (
    "transpose_merged_operations",
    "fully_connected_merged_operations",
    "space_to_depth_merged_operations",
    "add_operation_chains",
)
SEEDS = range(20)
ENOUGH = 4
"""Models that a change makes, to be looked at."""


@cache
def cases() -> list[SpecCase]:
    found = [case for name in SPECS for case in own_cases(f"*/{name}*")]
    return [case for case in found if "float16" not in case.name and "signed" not in case.name][:24]


@cache
def reference() -> Device:
    return resolve("reference", threads=1)


@pytest.mark.parametrize("case", cases()[::4], ids=lambda case: case.name)
def test_an_outline_becomes_the_model_that_it_is_made_of(case: SpecCase) -> None:
    specimen, constants, _ = Outline(case).finished()
    results = DeviceMachine(reference()).run(specimen)

    assert [each.type for each in specimen.model.main.operations] == [
        each.type for each in case.main.operations
    ]
    assert constants
    for number, (result, expected) in enumerate(zip(results, case.outputs, strict=True)):
        operand = case.main.operands[case.main.output_indexes[number]]
        wanted = np.frombuffer(expected, dtype_of(operand.type)).reshape(operand.dimensions)
        step = 1 if wanted.dtype == np.uint8 else 1e-5
        np.testing.assert_allclose(result.astype(float), wanted.astype(float), 1e-5, step)


@pytest.mark.parametrize("change", dict.fromkeys(CHANGES), ids=lambda change: change.__name__)
def test_each_change_makes_other_valid_models(change: Callable[[Outline, Dice], str]) -> None:
    seen: set[str] = set()
    for case, seed in product(cases(), range(20)):
        outline = Outline(case)
        try:
            words = change(outline, Dice(seed))
            specimen, *_ = outline.finished()
        except Unsuitable:
            continue
        check_model(specimen.model)
        assert words
        seen.add(words)
        if len(seen) == ENOUGH:
            break
    assert len(seen) == ENOUGH


def test_a_seed_gives_the_same_variation_everywhere() -> None:
    case = cases()[0]
    one, other = vary(case, 7), vary(case, 7)

    assert one.words == other.words
    assert one.specimen.model.main == other.specimen.model.main
    assert {vary(case, seed).words for seed in SEEDS} > {one.words}


def test_digits_of_constants_fit_into_no_narrower_type() -> None:
    seen = 0
    for case in cases():
        try:
            variation = vary(case, 1, DIGITS)
        except Unsuitable:
            continue
        for index, data in variation.constants.items():
            operand = variation.specimen.model.main.operands[index]
            if data.dtype == np.float32 and operand.dimensions and data.any():
                assert (data.astype(np.float16) != data)[data != 0].all()
                seen += 1
    assert seen >= ENOUGH


def test_most_cases_have_variations_that_the_reference_driver_runs() -> None:
    machine = DeviceMachine(reference())
    made = 0
    for case in cases():
        for seed in range(4):
            variation = vary(case, seed)
            assert all(machine.supported(variation.specimen.model))
            made += 1
    assert made == 4 * len(cases())


def test_a_model_that_refers_to_others_has_none() -> None:
    case = next(case for case in own_cases("control_flow/if") if case.referenced)

    with pytest.raises(Unsuitable, match="subgraphs"):
        vary(case, 1)
