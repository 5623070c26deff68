"""The self-test of the stress tests with a real stress test of a driver that fails at once."""

from __future__ import annotations

import pytest

from mlts.self_test import suite as module
from mlts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.watch import Watch
from tests.unit.mlts.self_test.test_judgment import Toy

TARGET = "tests.process.mlts.self_test.failing_toys:FailsTheSecondClient"


def test_a_stress_test_catches_a_driver_that_fails_its_second_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy = Toy(target=TARGET, outcome="FAILURE", words=(r"prepare of \S+: GENERAL_FAILURE",))
    monkeypatch.setattr(module, "known_defects", lambda: {toy.name: toy})
    suite = SelfTestSuite(SelfTestSettings(parts=(Part(defect=toy.name),)))

    with Drivers(InProcess) as drivers, suite.open(drivers, Watch()) as runner:
        (result,) = (runner.run(case) for case in suite.plan())

    assert (result.outcome, result.reason) == (Outcome.SUCCESS, "")
