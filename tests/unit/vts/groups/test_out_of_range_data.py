"""Data out of range that comes with a request."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import bounds
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import Ran, run_group
from vts.groups.out_of_range_data import GROUP
from vts.groups.out_of_range_data.bad_arguments import SUBJECTS
from vts.groups.out_of_range_data.not_numbers import WITH_NAN

NOT_TAKEN = ("if_then_not_taken", "if_else_not_taken")
LOOKUPS = ("gather_indices", "embedding_lookup_indices")


def run(driver: Any, *names: str) -> Ran:
    return run_group(GROUP, driver, choose=lambda test: not names or test.name in names)


def test_the_reference_driver_passes() -> None:
    ran = run(lambda: reference(HalVersion.AIDL_V4))

    with_nan = [f"not_a_number/{operation}" for operation in WITH_NAN]
    tests = [*SUBJECTS, *with_nan, *NOT_TAKEN]
    assert ran.outcomes == dict.fromkeys(tests, Outcome.SUCCESS)
    assert not any(ran.advice.values())


def test_what_lies_beside_a_table_is_seen_in_an_output() -> None:
    ran = run(bounds.LookupsReadBeyondTheTable, *LOOKUPS)

    assert set(ran.failures) == {*LOOKUPS}
    assert all("what lies beside an argument" in reason for reason in ran.failures.values())


def test_an_index_that_is_far_away_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver that dies of it dies in its own process, which the self-test shows."""
    signals: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, number: signals.append(number))
    run(bounds.LookupsFarAwayCrash, *LOOKUPS)

    assert set(signals) == {signal.SIGSEGV}


def test_memory_that_a_failed_execution_has_changed_is_seen() -> None:
    ran = run(planted.failed_execution_writes_behind_outputs, "pad_paddings", "slice_begin")

    assert set(ran.failures) == {"pad_paddings", "slice_begin"}
    assert all("writes its outputs only" in reason for reason in ran.failures.values())


def test_any_value_is_right_for_data_out_of_range() -> None:
    """A driver may clamp indices, and others: it has not to refuse what no one sees before."""
    name = "gather_indices"
    driver = calling(execute_synchronously_1_3=_clamped)

    assert run(driver, name).outcomes == {name: Outcome.SUCCESS}


def _clamped(original: Any, request: Any, *rest: Any) -> Any:
    where = request.inputs[1].location
    at = request.pools[where.pool_index].view(np.int32, (3,), where.offset)
    given, at[:] = at.copy(), np.clip(at, 0, 5)
    answer = original(request, *rest)
    at[:] = given
    return answer


def with_nan(driver: Any) -> Ran:
    return run_group(GROUP, driver, choose=lambda test: test.name.startswith("not_a_number"))


def test_a_nan_does_not_change_other_elements() -> None:
    ran = with_nan(planted.nans_spread)

    assert ran.outcomes.keys() == ran.failures.keys()
    assert "23 of 24 elements wrong" in ran.reasons["not_a_number/ADD"]


def test_a_nan_that_is_moved_stays_one_and_one_that_is_added_to_is_advice() -> None:
    ran = with_nan(planted.nans_become_zeros)

    moving = {name for name, made in WITH_NAN.items() if made().moves}
    assert set(ran.failures) == {f"not_a_number/{name}" for name in moving}
    (said,) = ran.advice["not_a_number/ADD"]
    assert said.startswith("a sum or a product with a NaN is a number")
    assert ran.advice["not_a_number/RELU"] == ()


def test_an_index_in_a_branch_that_is_not_taken_is_no_error() -> None:
    ran = run(planted.if_runs_both_branches, *NOT_TAKEN)

    assert set(ran.failures) == {*NOT_TAKEN}
    for said in ran.failures.values():
        assert "IF executes one of the two only (types.hal)" in said
        assert "answered INVALID_ARGUMENT; expected NONE" in said
