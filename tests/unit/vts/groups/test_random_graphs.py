"""Random graphs as a test group."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.reference.device import ReferenceDriver
from nnhal.errors import DeadObject
from nnhal.operations.registry import OPERATIONS
from nnhal.types import ErrorStatus, Model
from nntest.graph_tests.opinions import Opinion
from nntest.results import Outcome
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import Ran, run_group
from vts.driving import judged_by_oracle
from vts.groups.random_graphs import GROUP


def run(driver: Any, operation: str = "RELU") -> Ran:
    return run_group(GROUP, driver, choose=lambda test: test.operations == (operation,))


@pytest.fixture(autouse=True)
def _few_graphs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vts.groups.random_graphs._ROUNDS", 6)
    monkeypatch.setattr("vts.groups.random_graphs._PARTS", 1)


class Other(ReferenceDriver):
    """The reference driver by another name, which the oracle can judge."""


def test_each_operation_has_a_test_and_many_if_thorough() -> None:
    names = [test.name for test in GROUP.tests([], thorough=False)]
    assert len(names) == len({name.partition("/")[0] for name in names}) == len(OPERATIONS)
    assert len([*GROUP.tests([], thorough=True)]) == 500 * len(names)


@pytest.mark.parametrize("operation", ["RELU", "LESS", "TILE", "WHILE"])
def test_a_driver_that_computes_the_same_passes(operation: str) -> None:
    assert [*run(Other, operation).outcomes.values()] == [Outcome.SUCCESS]


def test_a_wrong_operation_is_named_with_what_it_read() -> None:
    reason = run(planted.last_element_dropped).only_failure()
    assert "the graph of seed" in reason
    assert "elements differ" in reason
    assert "expected" in reason


def test_what_another_oracle_computes_too_is_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    def disputed(*_: Any) -> Opinion:
        return Opinion("another computes what the driver does", disputed=True)

    monkeypatch.setattr(judged_by_oracle, "opinion_on", disputed)
    ran = run(planted.last_element_dropped)
    assert ran.failures == {}
    assert "but another computes what the driver does" in ran.advice["RELU/0"][0]


def test_a_driver_of_nothing_is_skipped() -> None:
    class RunsNothing(Other):
        def supported_operations(self, model: Model) -> list[bool]:
            return [False] * len(model.main.operations)

    assert "supports none of the graphs" in run(RunsNothing).skipped["RELU/0"]


def test_an_execution_that_fails_is_a_failure() -> None:
    def failing(*_: Any) -> Any:
        return ErrorStatus.GENERAL_FAILURE, (), None

    driver = calling(execute_synchronously_1_3=failing)
    assert "the driver supports all operations, and fails" in run(driver).only_failure()


def test_a_crash_tells_what_was_run() -> None:
    def dies(*_: Any) -> Any:
        raise DeadObject

    ran = run(calling(execute_synchronously_1_3=dies))
    assert ran.outcomes["RELU/0"] is Outcome.CRASH
    assert "it ran the graph of seed" in ran.reasons["RELU/0"]


def test_an_execution_with_outputs_of_unknown_dimensions_may_fail() -> None:
    def failing(*_: Any) -> Any:
        return ErrorStatus.GENERAL_FAILURE, (), None

    ran = run(calling(execute_synchronously_1_3=failing), "GENERATE_PROPOSALS")
    assert "no graph ran on both" in ran.skipped["GENERATE_PROPOSALS/0"]
