"""The groups that Android repeats with configurations and reusable executions."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import configurations as faulty
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import ENDLESS
from vts.groups.dynamic_output_shape import GROUPS as WITHOUT_DIMENSIONS
from vts.groups.infinite_loop_timeout import GROUPS as LOOPS
from vts.groups.memory_domain import GROUPS as MEMORIES
from vts.test_group import TestGroup

pytestmark = pytest.mark.usefixtures("short_limits")

_, _, DYNAMIC, INSUFFICIENT, _ = WITHOUT_DIMENSIONS
MEMORY, LOOP = MEMORIES[1], LOOPS[1]


def run(group: TestGroup, driver: Any, cases: Cases) -> Any:
    some = cases_of("endless", ENDLESS) if group is LOOP else cases("chain")
    return run_group(group, driver, some)


GROUPS = pytest.mark.parametrize(
    "group", [DYNAMIC, INSUFFICIENT, MEMORY, LOOP], ids=lambda group: group.name
)


@GROUPS
def test_the_reference_driver_passes(group: TestGroup, cases: Cases) -> None:
    ran = run(group, lambda: reference(HalVersion.AIDL_V4), cases)

    assert {*ran.outcomes.values()} == {Outcome.SUCCESS}


@pytest.mark.parametrize(
    ("group", "driver", "said"),
    [
        (
            DYNAMIC,
            planted.shapes_missing_with_configuration,
            "expected the shapes of all 1 outputs",
        ),
        (INSUFFICIENT, planted.room_not_checked_with_configuration, "needs one byte more"),
        (MEMORY, planted.reusable_executions_without_device_memories, "SYNC, reusable"),
    ],
    ids=lambda given: getattr(given, "name", ""),
)
def test_what_holds_without_a_configuration_holds_with_one(
    group: TestGroup, driver: Any, said: str, cases: Cases
) -> None:
    assert said in run(group, driver, cases).only_failure()


def test_a_loop_of_a_reusable_execution_is_ended_in_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The default is two seconds; a twentieth of it serves to tell it from a millisecond."""
    monkeypatch.setattr(faulty, "_NO_LIMIT_NS", 100_000_000)
    monkeypatch.setattr("vts.groups.infinite_loop_timeout._LATE_NS", 100_000_000)
    driver = planted.loop_timeout_of_reusable_executions_ignored
    # What is the default here is shorter than loops that end may take on a busy machine.
    endless = cases_of("endless", ENDLESS)
    ran = run_group(LOOP, driver, endless, choose=lambda test: bool(test.case))

    assert "reusable" in ran.only_failure()
