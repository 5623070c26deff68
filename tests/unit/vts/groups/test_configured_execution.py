"""Reusable executions of one model, in turns, and called while they are under way."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import configurations as faulty
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import run_group
from vts.groups.configured_execution import GROUP

TYPES = ("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
TESTS = ("two_in_turns", "called_while_busy", "after_a_missed_deadline", "after_bad_data")
FILLS = {f"shapes_by_data/{type}" for type in ("TENSOR_FLOAT32", "TENSOR_INT32")}
NAMES = {f"{name}/{type}" for name in TESTS for type in TYPES} | FILLS


def test_the_reference_driver_passes() -> None:
    ran = run_group(GROUP, lambda: reference(HalVersion.AIDL_V4))

    assert ran.outcomes == dict.fromkeys(NAMES, Outcome.SUCCESS)


@pytest.mark.parametrize(
    ("driver", "seen"),
    [
        (faulty.ReusableExecutionsRunTheLatest, "two_in_turns"),
        (planted.busy_reusable_execution_breaks, "called_while_busy"),
        (planted.reusable_executions_keep_deadlines, "after_a_missed_deadline"),
        (planted.reusable_executions_stay_failed, "after_bad_data"),
    ],
)
def test_a_reusable_execution_that_is_not_its_own_is_seen(driver: Any, seen: str) -> None:
    ran = run_group(GROUP, driver)

    assert set(ran.failures) == {f"{seen}/{type}" for type in TYPES}


def test_memory_of_an_earlier_request_is_not_taken_for_that_of_a_like_one(cases: Cases) -> None:
    driver = planted.fenced_with_configuration_keeps_memory
    ran = run_group(GROUP, driver, cases("chain"), choose=lambda test: bool(test.case))

    assert "in other memory" in ran.failures["V1_3/chain"]


def test_shapes_are_those_of_each_call() -> None:
    ran = run_group(GROUP, planted.reusable_executions_keep_shapes)

    assert set(ran.failures) == FILLS
    assert all(
        "shapes [4, 6]; expected output 0 to be of [3, 2]" in r for r in ran.failures.values()
    )
