"""A driver with its own copy of what the tests use, too."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from corpus.mutation.separation import InProcessWithItsOwnKit, forget_kit, is_separable
from nndrivers.reference.device import ReferenceDriver
from nnhal import versions
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.types import HalVersion


@pytest.fixture
def modules_as_they_are() -> Iterator[None]:
    before = dict(sys.modules)
    yield
    for name in sys.modules.keys() - before.keys():
        del sys.modules[name]
    sys.modules.update(before)


def test_only_the_driver_kit_is_a_copy() -> None:
    assert is_separable("nnhal._driver_kit.burst")
    assert is_separable("nnhal.versions")
    assert not is_separable("nnhal.types")
    assert not is_separable("nndrivers.reference.kernels.pooling")


def test_the_kit_stays_where_no_part_of_it_is_mutated(modules_as_they_are: None) -> None:
    forget_kit(["nndrivers.reference.kernels.pooling"])
    assert sys.modules["nnhal.versions"] is versions


def test_a_driver_is_made_with_the_kit_of_the_time(modules_as_they_are: None) -> None:
    with_the_tests_kit = type(as_device(ReferenceDriver()))
    for name in [name for name in sys.modules if name.startswith("nndrivers")]:
        del sys.modules[name]
    forget_kit(["nnhal.versions"])
    device = InProcessWithItsOwnKit("reference", callback_timeout_s=5.0).device()

    assert isinstance(device, Device)
    assert type(device.driver).__name__ == with_the_tests_kit.__name__
    assert not isinstance(device.driver, with_the_tests_kit)


def test_a_driver_can_have_an_older_interface() -> None:
    device = InProcessWithItsOwnKit("reference@1.2", callback_timeout_s=5.0).device()
    assert device.hal_version == HalVersion.V1_2
