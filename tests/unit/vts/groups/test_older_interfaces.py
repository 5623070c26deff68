"""A driver by the interfaces of the versions before its own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers import faulty as planted
from nndrivers.faulty import older_versions as faulty
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import Ran, run_group
from vts.groups.older_interfaces import GROUP

pytestmark = pytest.mark.usefixtures("short_loops")


def run(driver: Any, cases: Cases, tests: str = "") -> Ran:
    some = cases("chain", "two_in_two_out")
    return run_group(GROUP, driver, some, choose=lambda test: test.name.startswith(tests))


def test_the_reference_driver_passes_by_every_version_before_its_own(cases: Cases) -> None:
    some = cases("chain")
    driver = reference(HalVersion.V1_3)
    ran = run_group(GROUP, driver, some, choose=lambda test: "compilation_caching" not in test.name)

    assert ran.failures == {}
    for version in ("1.0", "1.1", "1.2"):
        assert ran.outcomes[f"{version}/general/V1_3/chain"] is Outcome.SUCCESS


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (HalVersion.V1_2, "which the other groups test"),
        (HalVersion.AIDL_V4, "has one interface"),
    ],
)
def test_a_driver_has_no_older_interface_than_there_are(
    version: HalVersion, said: str, cases: Cases
) -> None:
    ran = run(lambda: reference(version), cases, "1.2/general")

    assert set(ran.outcomes.values()) == {Outcome.SKIPPED}
    assert all(said in reason for reason in ran.skipped.values())


@pytest.mark.parametrize(
    ("driver", "test"),
    [
        (faulty.OldCapabilitiesAreZero, "1.0/basic/get_capabilities"),
        (planted.old_execute_does_nothing, "1.1/general/V1_3/chain"),
        (planted.old_execute_keeps_memory, "1.0/repeated_execution/V1_3/chain"),
        (faulty.OldPrepareTakesNoPreference, "1.1/general/V1_3/chain"),
        (faulty.OldCallRefusesNewModels, "newest_model/execute/sum"),
        (planted.old_calls_answer_in_new_words, "newest_model/execute/loop_without_end"),
        (
            planted.old_calls_answer_in_new_words,
            "newest_model/executeSynchronously/loop_without_end",
        ),
    ],
)
def test_an_old_call_that_is_wrong_is_seen(driver: Any, test: str, cases: Cases) -> None:
    assert test in run(driver, cases, test.rpartition("/")[0]).failures


def test_relaxed_models_are_prepared_by_the_call_that_brought_them(cases: Cases) -> None:
    relaxed = [replace(case, relaxed=True) for case in cases("chain")]
    ran = run_group(
        GROUP,
        faulty.OldPrepareRefusesRelaxed,
        [*cases("two_in_two_out"), *relaxed],
        choose=lambda test: "/general/" in test.name,
    )

    assert set(ran.failures) == {"1.1/general/V1_3/chain"}


def test_older_calls_execute_what_the_newest_has_prepared(cases: Cases) -> None:
    ran = run(reference(HalVersion.V1_3), cases, "newest_model")

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}
    assert {name.split("/")[1] for name in ran.outcomes} == {
        *("execute", "execute_1_2", "executeSynchronously", "burst")
    }


def test_a_driver_has_only_calls_and_models_of_its_version(cases: Cases) -> None:
    ran = run(reference(HalVersion.V1_2), cases, "newest_model")

    done = ran.outcomes.keys() - ran.skipped.keys()
    assert done == {"newest_model/execute/sum", "newest_model/execute/quantized_sum"}
    assert ran.failures == {}
    assert "the model needs HAL 1.3" in ran.skipped["newest_model/execute/loop"]


def test_a_defect_of_old_calls_is_seen_nowhere_else(cases: Cases) -> None:
    ran = run(planted.old_calls_answer_in_new_words, cases, "newest_model")

    assert {name.rpartition("/")[2] for name in ran.failures} == {"loop_without_end"}
    for reason in ran.failures.values():
        assert "expected GENERAL_FAILURE or DEVICE_UNAVAILABLE" in reason
