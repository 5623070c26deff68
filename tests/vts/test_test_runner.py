"""How a test ended, in the words of its result."""

from __future__ import annotations

from typing import Any

from nnhal.types import ErrorStatus
from nntest.driver_log import driver_log
from nntest.results import Outcome
from tests.vts.groups.drivers import reference, with_calls
from tests.vts.groups.harness import GivenDriver
from vts.suite import VtsSettings, VtsSuite
from vts.test_runner import TestRunner


def test_a_driver_that_does_not_answer_is_not_said_to_have_given_a_status() -> None:
    def silent(original: Any, *arguments: Any) -> ErrorStatus:
        return ErrorStatus.NONE

    suite = VtsSuite(VtsSettings(groups=("memory_domain_allocate",)))
    driver = GivenDriver(lambda: with_calls(reference(), prepare_model_1_3=silent), 0.05)
    with driver_log() as log:
        result = TestRunner(suite, driver, log, lambda: None).run(suite.plan()[0])

    assert result.outcome is Outcome.HANG
    assert result.reason.startswith("prepareModel_1_3: the driver has not called back in 0.05 s")
