"""Drivers with and without native loops."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nndrivers.reference import resources
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from tests.native_loops import skip_without_loops


@pytest.fixture(scope="module")
def always_native() -> Iterator[Device]:
    """Has native loops for operations of every size."""
    skip_without_loops()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "_WORTH_BUILDING_NS", 0)
        patch.setattr(resources, "_WORTH_ROUNDING_NS", 0)
        yield Device(ReferenceDriver())


@pytest.fixture(scope="module")
def on_numpy() -> Device:
    """Has no native loops: the oracle."""
    return Device(ReferenceDriver(native=False))
