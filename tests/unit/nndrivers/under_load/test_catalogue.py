"""Catalogue of the drivers whose behavior shows under load."""

from __future__ import annotations

import re

import pytest

import nndrivers.under_load
from nndrivers.under_load.catalogue import DriverUnderLoad, drivers
from nnhal.registry import resolve
from tests.cells import cells
from tests.unit.nndrivers.under_load.clients_here import ClientHere, is_right

ALL = drivers().values()
DEFECTS = [driver for driver in ALL if not driver.is_fair]


@cells("driver", ALL, ids=lambda driver: driver.name)
def test_each_says_what_it_does_and_where_it_shows(driver: DriverUnderLoad) -> None:
    assert driver.summary.endswith(".")
    assert len(driver.summary) < 200
    assert driver.modes
    assert all(mode.endswith(("-stress", "-in-process")) for mode in driver.modes)
    assert driver.is_fair == (driver.area == "fair")


@cells("driver", DEFECTS, ids=lambda driver: driver.name)
def test_a_defect_says_how_it_ends_and_in_which_words(driver: DriverUnderLoad) -> None:
    assert driver.outcome in ("FAILURE", "HANG", "CRASH")
    assert driver.words
    assert all(re.compile(words) for words in driver.words)
    assert all(source.startswith("https://") for source in driver.sources)


def test_the_kinds_of_defects_that_issue_trackers_are_full_of_are_all_there() -> None:
    assert {driver.area for driver in DEFECTS} == {
        *("races", "locks", "leaks", "clients", "endurance")
    }
    assert len(DEFECTS) >= 15
    assert len(ALL) - len(DEFECTS) >= 7


def test_what_is_no_driver_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no driver no_such_thing"):
        nndrivers.under_load.no_such_thing  # noqa: B018


@cells("driver", ALL, ids=lambda driver: driver.name)
def test_without_load_each_answers_right(driver: DriverUnderLoad) -> None:
    client = ClientHere(resolve(driver.target))
    for size in (4, 3):
        prepared = client.prepared(size)
        assert all(is_right(prepared, first, size) for first in range(3))
        with_burst = prepared.burst()
        del prepared, with_burst
    client.settle()
    client.die()
