"""External delegates as drivers: they have what they take, and what they do is theirs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nndrivers.tflite_delegate.driver import open_delegate
from nnhal.device import Device
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnhal.errors import HalError
from tests.unit.nndrivers.engines.models import chain, executed

GIVEN = np.array([1.5, -2.0], np.float32)


def opened(delegate: Path, mode: str = "") -> Device:
    (driver,) = open_delegate(f"{delegate}?mode={mode}" if mode else str(delegate)).values()
    return Device(driver)


def test_what_the_delegate_takes_is_supported_and_nothing_else(delegate: Path) -> None:
    device = opened(delegate)
    assert list(device.supported_operations(chain("ADD", "MUL", "ADD"))) == [True] * 3
    assert list(device.supported_operations(chain("ADD", "SUB", "MUL"))) == [True, False, True]
    assert list(device.supported_operations(chain("SUB"))) == [False]
    with pytest.raises(HalError):
        device.prepare(chain("SUB"))


def test_it_computes(delegate: Path) -> None:
    prepared = opened(delegate).prepare(chain("ADD", "MUL", "ADD"))
    np.testing.assert_array_equal(executed(prepared, GIVEN), GIVEN + 2)


def test_a_wrong_delegate_is_wrong(delegate: Path) -> None:
    prepared = opened(delegate, "wrong").prepare(chain("ADD", "MUL", "ADD"))
    np.testing.assert_array_equal(executed(prepared, GIVEN), GIVEN + 4)


def test_a_delegate_that_takes_nothing_supports_nothing(delegate: Path) -> None:
    assert list(opened(delegate, "refuse").supported_operations(chain("ADD", "MUL"))) == [False] * 2


def test_its_own_reason_is_told_where_it_does_not_start(delegate: Path, tmp_path: Path) -> None:
    with pytest.raises(BrokenDriver, match="the accelerator is not there"):
        open_delegate(f"{delegate}?mode=broken")
    with pytest.raises(BrokenDriver, match="there is no option but mode"):
        open_delegate(f"{delegate}?speed=2")
    with pytest.raises(NotADriver, match="no such file"):
        open_delegate(str(tmp_path / "libnone.so"))
    with pytest.raises(NotADriver, match="expected \\?option=value"):
        open_delegate(f"{delegate}?fast")
    (tmp_path / "libtext.so").write_text("no library")
    with pytest.raises(BrokenDriver, match=r"invalid ELF header|file too short"):
        open_delegate(str(tmp_path / "libtext.so"))
