"""What a driver has refused leaves everything as it was."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import refusals
from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import run_group
from vts.groups.after_refusals import GROUP


@pytest.mark.parametrize(
    ("version", "skipped"),
    [(HalVersion.V1_0, 4), (HalVersion.V1_3, 0), (HalVersion.AIDL_V4, 0)],
)
def test_the_reference_driver_passes(version: HalVersion, skipped: int) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert ran.failures == {}
    assert list(ran.outcomes.values()).count(Outcome.SKIPPED) == skipped


@cells(
    ("driver", "test", "said"),
    [
        (planted.refused_copy_writes_what_fits, "copy_to", "was refused, but has written to it"),
        (planted.refused_copy_empties_buffer, "copy_to", "answered GENERAL_FAILURE"),
        (planted.refused_copy_is_half_made, "copy_from", "has changed what the buffer gives"),
        (refusals.RefusedAllocationFreesTheLast, "allocation", "answered GENERAL_FAILURE"),
        (
            planted.refused_request_stays_pending,
            "execution",
            "was refused) answered GENERAL_FAILURE",
        ),
        (planted.empty_pools_lose_the_model, "empty_pool", "after one with an empty pool behind"),
        (refusals.RefusedPreparationResetsDevice, "preparation", "prepared before an invalid"),
    ],
)
def test_what_a_refused_call_has_done_is_seen(driver: Any, test: str, said: str) -> None:
    ran = run_group(GROUP, driver)

    assert said in ran.failures[test]
    # A driver may refuse an empty pool, and then this is a refusal like others.
    assert ran.failures.keys() - {"empty_pool"} == {test} - {"empty_pool"}


def test_an_empty_pool_may_be_refused_each_time() -> None:
    ran = run_group(GROUP, RefusesEmptyPools, choose=lambda test: test.name == "empty_pool")

    assert ran.outcomes == {"empty_pool": Outcome.SUCCESS}


class _Refusing(DelegatingModel):
    def begin(self, request: Any) -> Any:
        sizes = [pool.size for pool in request.pools if isinstance(pool, Memory)]
        return ErrorStatus.INVALID_ARGUMENT if 0 in sizes else ErrorStatus.NONE, request


class RefusesEmptyPools(DelegatingDevice):
    model = _Refusing
