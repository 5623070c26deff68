"""What a driver makes of vendor extensions that it does not know."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers.faulty import extensions as faulty
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import run_group
from vts.groups.extensions import GROUP


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4])
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert ran.failures == {}
    assert {"own_operation", "own_type"} <= {*ran.skipped}  # it has no extensions
    in_subgraphs = ran.outcomes["foreign_operation_in_subgraphs"]
    assert in_subgraphs is (Outcome.SUCCESS if version >= HalVersion.V1_3 else Outcome.SKIPPED)
    assert list(ran.outcomes.values()).count(Outcome.SUCCESS) == 3 + (version >= HalVersion.V1_3)


@cells(
    ("driver", "test", "said"),
    [
        (faulty.LowBitsTakenForTheOperation, "foreign_operation", "expected False for it"),
        (faulty.LowBitsTakenForTheOperandType, "foreign_type", "expected False for it"),
        (faulty.AllOfTheOwnExtensionClaimed, "own_operation", "operation 65535 of com.example"),
        (faulty.AnyTypeOfTheOwnExtensionClaimed, "own_type", "type 65535 of com.example"),
        (faulty.UnusedExtensionNamesRefused, "names_alone", "claims all operations"),
        (faulty.SubgraphsNotAskedForSupport, "foreign_operation_in_subgraphs", "in subgraph 0"),
    ],
)
def test_an_unknown_type_that_is_taken_for_another_is_seen(
    driver: Any, test: str, said: str
) -> None:
    ran = run_group(GROUP, driver)

    assert list(ran.failures) == [test]
    assert said in ran.failures[test]
