"""Kinds of operations that a driver claims, and the tests that executed them."""

from __future__ import annotations

from typing import Any

import pytest

from nntest.groups.claimed import claimed_kinds, executed_kinds, kind_of_claim
from nntest.results import Outcome
from tests.unit.vts.example_runs import case, wrong
from vts.results import VtsCase

ADD = ("ADD", "FLOAT32")


def ended(group: str, outcome: Outcome = Outcome.SUCCESS, **changes: Any) -> VtsCase:
    return case(f"{group}/V1_0/add", "ADD", "TENSOR_FLOAT32", outcome=outcome, **changes)


@pytest.mark.parametrize(
    ("test", "kinds"),
    [
        (ended("general"), [ADD]),
        (ended("general", largest_share=None), [ADD]),
        (ended("general", Outcome.CRASH), [ADD]),
        (ended("fenced"), [ADD]),
        (wrong("fenced/V1_0/add", "ADD", "TENSOR_FLOAT32"), [ADD]),
        (ended("general", Outcome.SKIPPED), []),
        (ended("general", Outcome.NOT_RUN), []),
        (ended("model_validation", largest_share=None), []),
    ],
)
def test_a_test_executes_what_it_is_about_if_it_compared_what_came_of_it(
    test: VtsCase, kinds: list[tuple[str, str]]
) -> None:
    assert [*executed_kinds(test)] == kinds


@pytest.mark.parametrize(
    ("claim", "kind"),
    [
        ("ADD TENSOR_FLOAT32", ADD),
        ("CONV_2D TENSOR_QUANT8_ASYMM TENSOR_INT32", ("CONV_2D", "QUANT8_ASYMM")),
        ("EQUAL TENSOR_FLOAT32 TENSOR_BOOL8", ("EQUAL", "FLOAT32")),
        ("REDUCE_ALL TENSOR_BOOL8 TENSOR_INT32", ("REDUCE_ALL", "BOOL8")),
        ("WHILE", ("WHILE", "")),
    ],
)
def test_a_claim_counts_under_the_type_that_tests_of_it_count_under(
    claim: str, kind: tuple[str, str]
) -> None:
    assert kind_of_claim(claim) == kind


def test_a_relaxed_test_executes_the_type_and_a_skipped_one_nothing() -> None:
    tests = [
        case("general/V1_0/add", "ADD", "TENSOR_FLOAT32 relaxed"),
        case("general/V1_0/sub", "SUB", "TENSOR_FLOAT32", outcome=Outcome.SKIPPED),
    ]
    found = claimed_kinds(["SUB TENSOR_FLOAT32", "ADD TENSOR_FLOAT32"], tests)
    assert [(kind.operation, kind.executed) for kind in found] == [("ADD", 1), ("SUB", 0)]
