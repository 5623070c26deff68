"""Models that come from caches, in tests of other groups."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import loading as faulty
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.corpus.vts.correct_caches import CachesNothing, LoadsEverySecondTime, SavesNothing
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import INVALID, reference
from tests.unit.vts.groups.harness import Ran, indexed, run_group
from tests.volume import sampled
from vts.groups.loaded_models import GROUP
from vts.groups.memory_domain_execution import GROUP as MEMORIES

pytestmark = pytest.mark.usefixtures("short_limits")

FEW = ("dynamic_output_shape", "insufficient_output_size", "fenced", "reported_times")


def run(driver: Any, cases: Cases, *tests: str) -> Ran:
    some = cases("chain", "two_in_two_out")
    return run_group(GROUP, driver, some, choose=lambda test: test.name.startswith(tests or FEW))


@pytest.mark.parametrize(
    "version", sampled([HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4], 0.3)
)
def test_the_reference_driver_passes(version: HalVersion, cases: Cases) -> None:
    driver = reference(version)
    ran = run(driver, cases, *FEW, "memory_domain", "configured", "sibling_models")

    assert ran.failures == {}
    assert Outcome.SUCCESS in ran.outcomes.values()


def test_each_subject_of_the_other_groups_is_there() -> None:
    names = [test.name for test in GROUP.tests([], thorough=False)]

    assert len(names) == len(set(names))
    assert {"fenced/orders_of_fences", "fenced/many_fences"} <= {*names}
    of_memories = {name.split("/")[1] for name in names if name.startswith("memory_domain_exec")}
    assert of_memories == {test.name.split("/")[0] for test in MEMORIES.tests([], thorough=False)}
    assert len({name.partition("/")[0] for name in names}) > 10


def test_thorough_runs_have_all(cases: Cases) -> None:
    known = [indexed(case) for case in cases()]
    few, all_of_them = (
        {test.name for test in GROUP.tests(known, thorough=thorough)} for thorough in (False, True)
    )
    assert few < all_of_them


@pytest.mark.parametrize(
    ("driver", "test", "said"),
    [
        (
            planted.loaded_models_hide_how_much_room,
            "insufficient_output_size",
            "OUTPUT_INSUFFICIENT_SIZE",
        ),
        (planted.loaded_models_have_no_fences, "fenced", "answered GENERAL_FAILURE"),
        (faulty.LoadingDeadlineOfAnotherClock, "deadline", "called back with MISSED_DEADLINE_PERS"),
        (
            planted.loaded_models_have_no_roles,
            "memory_domain_execution",
            "answered INVALID_ARGUMENT",
        ),
    ],
)
def test_what_a_loaded_model_does_otherwise_is_seen(
    driver: Any, test: str, said: str, cases: Cases
) -> None:
    ran = run(driver, cases, test)

    assert ran.failures
    for reason in ran.failures.values():
        assert reason.startswith("with models that come from caches: ")
    assert any(said in reason for reason in ran.failures.values())


@pytest.mark.parametrize("driver", sampled([SavesNothing, LoadsEverySecondTime], 0.5))
def test_a_driver_need_not_save_or_find_it_again(driver: Any, cases: Cases) -> None:
    assert run(driver, cases).failures == {}


def test_a_driver_without_caches_is_not_tested(cases: Cases) -> None:
    ran = run(CachesNothing, cases)

    assert set(ran.outcomes.values()) == {Outcome.SKIPPED}
    assert all("no compilation caching" in reason for reason in ran.skipped.values())


def test_a_driver_whose_cache_fails_otherwise_is_wrong(cases: Cases) -> None:
    """Neither a model nor a miss."""
    device = reference(HalVersion.V1_3)

    def invalid(*arguments: Any) -> Any:
        arguments[-1].notify_1_3(INVALID, None)
        return INVALID

    device.prepare_model_from_cache_1_3 = invalid
    assert run(device, cases, "dynamic_output_shape").failures
