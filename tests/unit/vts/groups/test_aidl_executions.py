"""The ways to execute that came with AIDL, in the groups that execute."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nnhal.types import HalVersion, TimingNs
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import (
    FAILURE,
    INVALID,
    NONE,
    reference,
    with_calls,
    with_prepared,
)
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import ENDLESS
from tests.volume import sampled
from vts.driving.available_executors import available, with_all_words
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.groups import (
    configured_execution,
    deadline,
    dynamic_output_shape,
    fenced,
    general,
    infinite_loop_timeout,
    memory_domain,
    memory_domain_execution,
    quantization_coupling,
    repeated_execution,
)

pytestmark = pytest.mark.usefixtures("short_limits")

V1, V4 = HalVersion.AIDL_V1, HalVersion.AIDL_V4

GROUPS = (
    deadline.GROUP,
    *dynamic_output_shape.GROUPS[:2],
    fenced.GROUP,
    general.GROUP,
    infinite_loop_timeout.GROUPS[0],
    memory_domain.GROUPS[0],
    quantization_coupling.GROUP,
    repeated_execution.GROUP,
)


def changing(**calls: Any) -> Any:
    """A driver of AIDL 4, calls of its prepared models replaced."""
    return with_prepared(lambda prepared_model: with_calls(prepared_model, **calls), V4)


def reason(driver: Any, cases: Cases, group: Any = configured_execution.GROUP) -> str:
    """Of the one case; tests of the group that have none may fail, too."""
    failures = run_group(group, driver, cases("chain")).failures
    (said,) = (reason for id, reason in failures.items() if "chain" in id)
    return said


@pytest.mark.parametrize("version", sampled([V1, V4], 0.5))
def test_the_reference_driver_passes(cases: Cases, version: HalVersion) -> None:
    some = [*cases("chain", "quant8", "loop"), *cases_of("endless", ENDLESS)]
    for group in GROUPS:
        ran = run_group(group, reference(version), some)
        assert ran.failures == {}, group.name
        assert Outcome.SUCCESS in ran.outcomes.values()
    if version == V4:
        assert run_group(configured_execution.GROUP, reference(V4), some).failures == {}


@pytest.mark.parametrize("version", [V1, V4])
def test_device_memories_are_refused_by_bursts_too(version: HalVersion) -> None:
    ran = run_group(
        memory_domain_execution.GROUP,
        reference(version),
        choose=lambda test: test.types == ("TENSOR_FLOAT32",),
    )
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_each_version_has_its_ways() -> None:
    def names(version: HalVersion) -> list[str]:
        return [way.name for way in available((ASYNC, SYNC, BURST, FENCED), version, variants=True)]

    assert names(HalVersion.V1_0) == ["ASYNC"]
    assert names(HalVersion.V1_2) == ["ASYNC", "SYNC", "BURST"]
    assert names(HalVersion.V1_3) == ["ASYNC", "SYNC", "BURST", "FENCED"]
    assert names(V1) == ["SYNC", "BURST", "FENCED"]
    assert names(V4) == [
        "SYNC",
        "BURST",
        "FENCED",
        "SYNC with a configuration",
        "BURST with a configuration",
        "FENCED with a configuration",
        "SYNC, reusable",
        "FENCED, reusable",
    ]
    assert with_all_words(HalVersion.V1_3) == [ASYNC, SYNC, FENCED]
    assert with_all_words(V1) == [SYNC, BURST, FENCED]


def test_a_fault_with_a_configuration_is_named_by_it(cases: Cases) -> None:
    def measured(original: Any, *arguments: Any) -> Any:
        status, result = original(*arguments)
        return status, replace(result, timing=TimingNs(1000, 2000))

    said = reason(changing(execute_synchronously_with_config=measured), cases)
    assert said.startswith("executeSynchronouslyWithConfig (SYNC with a configuration")
    assert "times must be absent" in said


def test_a_model_must_be_prepared_with_a_configuration_too(cases: Cases) -> None:
    def prepare(original: Any, model: Any, config: Any, callback: Any) -> Any:
        callback.notify(FAILURE, None)
        return NONE

    driver = with_calls(reference(V4), prepare_model_with_config=prepare)
    said = reason(driver, cases)
    assert said.startswith("prepareModelWithConfig called back with GENERAL_FAILURE, expected NONE")


class Reusable:
    """Hands on to an execution; tests change what it does."""

    def __init__(self, execution: Any) -> None:
        self.execution = execution
        self.answers: list[Any] = []

    def execute_synchronously(self, deadline_ns: int) -> Any:
        return self.execution.execute_synchronously(deadline_ns)

    def execute_fenced(self, *arguments: Any) -> Any:
        return self.execution.execute_fenced(*arguments)


def reusable(change: type[Reusable]) -> Any:
    def create(original: Any, *arguments: Any) -> Any:
        status, execution = original(*arguments)
        return status, change(execution)

    return changing(create_reusable_execution=create)


def test_an_execution_that_works_once_is_seen(cases: Cases) -> None:
    class Once(Reusable):
        def execute_synchronously(self, deadline_ns: int) -> Any:
            if self.answers:
                return INVALID, None
            self.answers.append(super().execute_synchronously(deadline_ns))
            return self.answers[0]

    said = reason(reusable(Once), cases)
    assert said.startswith("IExecution.executeSynchronously answered NONE")
    assert "and then INVALID_ARGUMENT; a reusable execution does the same every time" in said


def test_an_execution_that_keeps_its_first_inputs_is_seen(cases: Cases) -> None:
    class Kept(Reusable):
        def execute_synchronously(self, deadline_ns: int) -> Any:
            if not self.answers:
                self.answers.append(super().execute_synchronously(deadline_ns))
            return self.answers[0]  # and writes nothing

    said = reason(reusable(Kept), cases)
    assert "SYNC, reusable, other inputs" in said


def test_a_driver_that_makes_no_execution_for_a_valid_request_fails(cases: Cases) -> None:
    refused = reason(changing(create_reusable_execution=lambda o, *a: (INVALID, None)), cases)
    assert refused.startswith("createReusableExecution (SYNC, reusable, measured")
    assert "answered INVALID_ARGUMENT; expected NONE" in refused

    nothing = reason(changing(create_reusable_execution=lambda o, *a: (NONE, None)), cases)
    assert nothing == "createReusableExecution answered NONE with no execution"
