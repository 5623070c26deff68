"""What a driver makes of vendor extensions that it does not know."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import extensions as faulty
from nnhal.types import HalVersion, Model, OperationType
from nnhal.validation import extensions, operands, requests
from nntest.results import Outcome
from tests.cells import cells
from tests.corpus.vts.correct_drivers import OfAnotherVendor
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import run_group
from vts.groups.extensions import GROUP
from vts.groups.extensions.extension_type_rules import OWN_TYPE_RULES
from vts.test_group import PlannedTest


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4])
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert ran.failures == {}
    assert {"own_operation", "own_type", *OWN_TYPE_RULES} <= {*ran.skipped}  # it has no extensions
    in_subgraphs = ran.outcomes["foreign_operation_in_subgraphs"]
    assert in_subgraphs is (Outcome.SUCCESS if version >= HalVersion.V1_3 else Outcome.SKIPPED)
    assert list(ran.outcomes.values()).count(Outcome.SUCCESS) == 5 + (version >= HalVersion.V1_3)


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4])
def test_operands_of_own_types_are_taken_where_they_are_right_and_refused_else(
    version: HalVersion,
) -> None:
    def make() -> OfAnotherVendor:
        driver = OfAnotherVendor()
        driver.hal_version = version
        return driver

    ran = run_group(GROUP, make)

    assert ran.failures == {}
    assert [ran.outcomes[name] for name in OWN_TYPE_RULES] == [Outcome.SUCCESS] * 3


def test_a_driver_that_cannot_loop_is_asked_about_its_types_without_loops() -> None:
    class Straight(OfAnotherVendor):
        def supported_operations(self, model: Model) -> Sequence[bool]:
            return [o.type != OperationType.WHILE for o in model.main.operations]

    assert run_group(GROUP, Straight, choose=is_of_own_operands).failures == {}


def is_of_own_operands(test: PlannedTest) -> bool:
    return test.name in OWN_TYPE_RULES


@cells(
    ("driver", "said"),
    [
        (
            faulty.OperandsOfTheOwnExtensionNotChecked,
            {
                "own_operands_wrong": "11 bytes of data for dimensions [3]: getSupported",
                "own_arguments_wrong": "nothing reads: 11 bytes: execute_1_3: the driver returned",
            },
        ),
        (
            faulty.OperandsOfTheOwnExtensionRefused,
            {"own_operands": "expected NONE: a valid model is refused"},
        ),
    ],
)
def test_a_driver_that_does_not_know_its_own_types_is_seen(
    driver: Any, said: dict[str, str]
) -> None:
    failures = run_group(GROUP, driver, choose=is_of_own_operands).failures

    assert all(text in failures[name] for name, text in said.items()), failures


@pytest.mark.parametrize(
    ("module", "check", "test", "said"),
    [
        (operands, "_check_extra_params", "own_operands_wrong", "with scales of channels"),
        (operands, "_check_scale", "own_operands_wrong", "scale 1"),
        (operands, "_check_zero_point", "own_operands_wrong", "zero point 1"),
        (extensions, "_check_operand", "own_operands_wrong", "5 bytes of data for dimensions [3]"),
        (requests, "_check_argument", "own_arguments_wrong", "nothing reads: 5 bytes"),
    ],
)
def test_each_rule_of_own_types_that_is_not_checked_is_missed(
    module: ModuleType, check: str, test: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, check, lambda *arguments: None)
    operands._check_by_itself.cache_clear()
    try:
        ran = run_group(GROUP, OfAnotherVendor, choose=is_of_own_operands)
    finally:
        operands._check_by_itself.cache_clear()

    assert said in ran.failures[test]


@pytest.mark.parametrize(
    "test",
    ["foreign_operation", "foreign_operation_alone", "foreign_operation_in_subgraphs"],
)
def test_a_driver_that_calls_the_operations_of_others_invalid_is_seen(test: str) -> None:
    make = faulty.OperationsOfOthersInvalid
    said = run_group(GROUP, make, choose=lambda planned: planned.name == test).only_failure()
    assert "answered INVALID_ARGUMENT; expected NONE and False for it" in said


@cells(
    ("driver", "test", "said"),
    [
        (faulty.OperationsKnownByNumberAlone, "foreign_operation_alone", "operation 1 of com"),
        (planted.supported_operations_in_front, "foreign_operation_first", "cannot know the first"),
        (planted.low_bits_taken_for_the_operand_type, "foreign_type", "expected False for it"),
        (faulty.AllOfTheOwnExtensionClaimed, "own_operation", "operation 65535 of com.example"),
        (faulty.AnyTypeOfTheOwnExtensionClaimed, "own_type", "type 65535 of com.example"),
        (faulty.UnusedExtensionNamesRefused, "names_alone", "claims all operations"),
        (faulty.SubgraphsNotAskedForSupport, "foreign_operation_in_subgraphs", "in subgraph 0"),
    ],
)
def test_an_unknown_type_that_is_taken_for_another_is_seen(
    driver: Any, test: str, said: str
) -> None:
    ran = run_group(GROUP, driver, choose=lambda test: not is_of_own_operands(test))

    assert list(ran.failures) == [test]
    assert said in ran.failures[test]


def test_low_bits_that_are_taken_for_the_operation_are_seen_wherever_it_stands() -> None:
    failures = run_group(
        GROUP,
        planted.low_bits_taken_for_the_operation,
        choose=lambda test: not is_of_own_operands(test),
    ).failures

    assert list(failures) == ["foreign_operation", "foreign_operation_alone"]
    assert all("expected False for it" in said for said in failures.values())
