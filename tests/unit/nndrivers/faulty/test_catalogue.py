"""The list of planted defects."""

from __future__ import annotations

import inspect
import re

import pytest

import nndrivers.faulty
from nndrivers.faulty.catalogue import Defect, defects
from nnhal.device import Device
from nnhal.driver_kit import Driver, as_device
from nnhal.interfaces import IDevice
from nnhal.registry import resolve
from tests.cells import cells

ENDS_ITS_PROCESS = {"crash_at_start", "crash_at_end"}


def test_there_are_many_in_every_area() -> None:
    areas = {defect.area for defect in defects().values()}

    assert len(defects()) >= 80
    assert areas == {
        *("aidl", "answers", "arguments", "arithmetic", "bounds", "bursts", "caching"),
        *("configurations", "executions", "extensions", "memories", "models", "older_versions"),
        *(
            "fenced",
            "kernels",
            "loading",
            "placement",
            "pools",
            "preparation",
            "processes",
            "refusals",
            "rewriting",
            "sharing",
            "shortcuts",
            "startup",
            "times",
            "tokens",
            "validation",
        ),
    }


@cells("defect", defects().values(), ids=list(defects()))
def test_each_says_what_it_does(defect: Defect) -> None:
    assert defect.summary.endswith((".", ")"))
    assert len(defect.summary) < 160
    assert defect.name == defect.name.lower()


def test_they_are_in_the_order_of_their_modules_and_of_their_places_there() -> None:
    places = [(defect.area, place_of(defect)) for defect in defects().values()]

    assert places == sorted(places)


def place_of(defect: Defect) -> int:
    """Where its class or function, or the row that makes it, stands in the text of its module."""
    text = inspect.getsource(inspect.getmodule(defect.make) or nndrivers.faulty)
    name = defect.make.__name__
    found = re.search(rf'^(?:class|def) {name}\(|^_lenient\(\s*"{name}"', text, re.MULTILINE)
    assert found is not None
    return found.start()


@cells("name", sorted(defects().keys() - ENDS_ITS_PROCESS))
def test_each_is_a_driver_that_can_be_made(name: str) -> None:
    made = getattr(nndrivers.faulty, name)()

    interface = made if isinstance(made, IDevice) else None
    device = Device(interface or made)
    assert isinstance(interface or as_device(made), IDevice)
    assert interface is not None or isinstance(made, Driver)
    assert device.hal_version


@pytest.mark.parametrize(
    ("name", "versions"),
    [
        ("saturation_wraps", ["1.0", "1.1", "1.2", "1.3", "AIDL1", "AIDL2", "AIDL3", "AIDL4"]),
        ("hard_swish_without_upper_clamp", ["1.3", "AIDL1", "AIDL2", "AIDL3", "AIDL4"]),
        ("times_swapped", ["1.2", "1.3"]),
        ("memory_tokens_ignored", ["AIDL4"]),
    ],
)
def test_versions_are_those_that_have_what_it_gets_wrong(name: str, versions: list[str]) -> None:
    assert defects()[name].hal_versions == versions


@cells("name", sorted(defects().keys() - ENDS_ITS_PROCESS))
def test_each_is_seen_by_the_oldest_and_the_newest_of_its_versions(name: str) -> None:
    defect = defects()[name]

    for version in (defect.hal_versions[0], defect.hal_versions[-1]):
        assert resolve(f"{defect.target}@{version}").hal_version is version


def test_what_is_no_defect_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no defect no_such_thing"):
        nndrivers.faulty.no_such_thing  # noqa: B018
