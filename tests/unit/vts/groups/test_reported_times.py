"""Reported times and the client's own clock."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nnhal.device import Device
from nnhal.types import HalVersion
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import run_group
from tests.volume import sampled
from vts.driving.small_models import supported_sum
from vts.groups import reported_times
from vts.groups.reported_times import GROUP, measured_beside


@pytest.mark.parametrize(
    ("version", "skipped"),
    sampled([(HalVersion.V1_2, 6), (HalVersion.V1_3, 1), (HalVersion.AIDL_V4, 0)], 0.34),
)
def test_the_reference_driver_passes(version: HalVersion, skipped: int) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert ran.failures == {}
    assert list(ran.outcomes.values()).count(Outcome.SKIPPED) == skipped


@pytest.mark.parametrize(
    ("driver", "test", "said"),
    [
        (planted.times_in_nanoseconds, "within_the_call", "after the call began"),
        (
            planted.times_are_reported_from_then_on,
            "beside_measured",
            "while another one is measured",
        ),
        (
            planted.measured_beside_a_measured_one,
            "beside_measured",
            "while another one is measured",
        ),
        (planted.times_of_the_first_execution, "short_after_long", "a short loop after a long one"),
        (
            planted.reusable_executions_keep_times,
            "short_after_long_of_one",
            "that has run a long one",
        ),
        (
            planted.reusable_duration_in_microseconds,
            "duration_after_waiting",
            "a duration begins when",
        ),
        (
            planted.launched_time_begins_with_the_fence,
            "fence_that_is_held",
            "it begins with the call",
        ),
        (
            planted.fenced_time_begins_with_the_launch,
            "fence_that_is_held",
            "the fence was signaled",
        ),
        (planted.fences_ignored_with_a_deadline, "deadline_while_waiting", "was not"),
        (planted.duration_of_signed32_bits, "durations_of_seconds", "a fraction of that"),
        (
            planted.duration_begins_with_the_launch,
            "duration_after_waiting",
            "a duration begins when",
        ),
    ],
)
def test_a_time_with_another_beginning_or_unit_is_seen(
    driver: Any, test: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if test == "duration_after_waiting":
        monkeypatch.setattr(reported_times, "_ROUNDS", 1)
    elif test in ("within_the_call", "short_after_long", "short_after_long_of_one"):
        # Wrong by a factor, of what is little on a quick machine.
        monkeypatch.setattr(reported_times, "_SLACK_US", 0)
    else:  # longer than anything else takes, also on a busy machine
        monkeypatch.setattr(reported_times, "_HELD_S", 0.5)
    ran = run_group(GROUP, driver, choose=lambda planned: planned.name == test)

    assert said in ran.only_failure()


def test_a_machine_that_is_too_slow_for_a_duration_is_no_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reported_times, "_DURATION_NS", 0)
    ran = run_group(
        GROUP,
        lambda: reference(HalVersion.V1_3),
        choose=lambda planned: planned.name == "duration_after_waiting",
    )

    assert "needs longer" in ran.skipped["duration_after_waiting"]


@pytest.mark.parametrize(("long_ns", "elements"), [(0, [1 << 16]), (1 << 62, [1 << 16, 1 << 18])])
def test_sums_beside_measured_ones_are_as_small_as_a_slow_driver_needs(
    long_ns: int, elements: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, signs = [], []

    def make(device: Device, count: int) -> SpecCase:
        made.append(count)
        return supported_sum(device, count)

    monkeypatch.setattr(measured_beside, "_ELEMENTS", (1 << 16, 1 << 18))
    monkeypatch.setattr(measured_beside, "_LONG_NS", long_ns)
    monkeypatch.setattr(measured_beside, "supported_sum", make)
    ran = run_group(
        GROUP,
        lambda: reference(HalVersion.V1_3),
        choose=lambda planned: planned.name == "beside_measured",
        alive=lambda: signs.append(True),
    )

    assert ran.failures == {}
    assert made == elements
    assert len(signs) > 1, "a slow driver counts as hung"
