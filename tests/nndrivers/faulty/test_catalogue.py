"""The list of planted defects."""

from __future__ import annotations

import inspect
import linecache

import pytest

import nndrivers.faulty
from nndrivers.faulty.catalogue import Defect, defects
from nnhal.device import Device
from nnhal.driver_kit import Driver, as_device
from nnhal.interfaces import IDevice

ENDS_ITS_PROCESS = {"crash_at_start"}


def test_there_are_many_in_every_area() -> None:
    areas = {defect.area for defect in defects().values()}

    assert len(defects()) >= 80
    assert areas == {
        *("aidl", "answers", "arithmetic", "bursts", "caching", "executions", "memories"),
        *("models", "preparation", "processes", "startup", "validation"),
    }


@pytest.mark.parametrize("defect", defects().values(), ids=list(defects()))
def test_each_says_what_it_does_and_where_it_is(defect: Defect) -> None:
    assert defect.summary.endswith((".", ")"))
    assert len(defect.summary) < 160
    assert defect.name == defect.name.lower()
    file = inspect.getsourcefile(defect.make)
    assert file is not None
    lines = [linecache.getline(file, defect.line + more) for more in range(2)]
    assert any(f"class {defect.make.__name__}" in line for line in lines)


@pytest.mark.parametrize("name", sorted(defects().keys() - ENDS_ITS_PROCESS))
def test_each_is_a_driver_that_can_be_made(name: str) -> None:
    made = getattr(nndrivers.faulty, name)()

    interface = made if isinstance(made, IDevice) else None
    device = Device(interface or made)
    assert isinstance(interface or as_device(made), IDevice)
    assert interface is not None or isinstance(made, Driver)
    assert device.hal_version


def test_what_is_no_defect_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no defect no_such_thing"):
        nndrivers.faulty.no_such_thing  # noqa: B018
