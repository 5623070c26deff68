from __future__ import annotations

import os
import time

import pytest

from mlts.processor_time import Work, processor_time, refusal, used_by
from mlts.results import Ratio

QUIET = Work(inferences=10, elapsed_ns=1000, processor_ns=990)


def ratio(value: float) -> Ratio:
    return Ratio(value=value, low=None, high=None, confidence=0.95, blocks=1)


def test_the_processor_time_of_this_process_grows_with_its_work_alone() -> None:
    before = used_by()
    while time.process_time_ns() - before < 2_000_000:
        pass
    assert used_by() - before >= 2_000_000


def test_another_process_adds_its_own() -> None:
    assert used_by(os.getpid()) >= 2 * used_by() * 0.9
    gone = os.fork()
    if gone == 0:
        os._exit(0)
    os.waitpid(gone, 0)
    assert used_by(gone) <= used_by()


def test_the_ratio_of_processor_time_is_without_the_waiting() -> None:
    """At load 30: TF Lite waits ten times as long as it works, the driver does not."""
    waiting = Work(inferences=10, elapsed_ns=10_000, processor_ns=1000)
    driver = Work(inferences=10, elapsed_ns=400, processor_ns=400)
    found = processor_time(40.0, driver, ratio(0.04), waiting)
    assert found is not None
    assert found.ratio == pytest.approx(0.4)
    assert found.per_inference_ns == pytest.approx(40)
    assert "machine busy" in refusal(driver, waiting, works_here=True)
    assert "factor of 10.0" in refusal(driver, waiting, works_here=True)


def test_what_was_not_measured_has_no_processor_time() -> None:
    assert processor_time(1.0, Work(), ratio(1), QUIET) is None
    assert refusal(Work(), QUIET, works_here=True) == ""
    assert refusal(QUIET, Work(), works_here=True) == ""


@pytest.mark.parametrize(
    ("driver", "works_here", "is_refused"),
    [
        (Work(10, 1000, 1000), True, False),
        (Work(10, 5000, 1000), True, True),
        (Work(10, 5000, 1000), False, False),
        (Work(10, 1000, 8000), True, False),
    ],
    ids=["undisturbed", "disturbed", "waits for its accelerator", "eight threads"],
)
def test_only_a_busy_machine_is_a_reason_not_to_judge(
    driver: Work, works_here: bool, is_refused: bool
) -> None:
    assert bool(refusal(driver, QUIET, works_here=works_here)) is is_refused


def test_both_waiting_alike_leaves_the_ratio_as_it_is() -> None:
    waiting = Work(10, 5000, 1000)
    assert refusal(waiting, waiting, works_here=True) == ""
