"""Providers as drivers: they have what ONNX Runtime assigns to them, and what fails is a false
claim.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from nndrivers.execution_provider.scheme import open_provider
from nnhal.device import Device
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnhal.errors import HalError
from nnhal.types import DeviceType
from tests.unit.nndrivers.engines.models import chain, executed

GIVEN = np.array([1.5, -2.0], np.float32)


def opened(provider: Path, defect: str = "none") -> Device:
    (driver,) = open_provider(f"{provider}?defect={defect}").values()
    return Device(driver)


def test_what_is_assigned_to_the_provider_is_supported_and_nothing_else(provider: Path) -> None:
    device = opened(provider)
    assert list(device.supported_operations(chain("ADD", "MUL", "SUB"))) == [True] * 3
    assert list(device.supported_operations(chain("ADD", "ABS", "MUL"))) == [True, False, True]
    assert executed(device.prepare(chain("ADD", "MUL")), GIVEN).tolist() == [2.5, -1.0]
    with pytest.raises(HalError, match="prepareModel"):
        device.prepare(chain("ABS"))


def test_the_driver_is_what_the_provider_says(provider: Path) -> None:
    drivers = open_provider(str(provider))
    assert list(drivers) == ["CPU"]
    (driver,) = drivers.values()
    assert driver.name == "acmeinc-planted"
    assert driver.version.startswith("1.2.3, ONNX Runtime ")
    assert driver.type is DeviceType.CPU


def test_what_it_claims_and_does_not_compile_is_claimed(provider: Path) -> None:
    device = opened(provider, "claimed")
    assert list(device.supported_operations(chain("MUL"))) == [True]
    assert list(device.supported_operations(chain("ADD"))) == [True]
    with pytest.raises(HalError, match="GENERAL_FAILURE"):
        device.prepare(chain("MUL"))
    # What fails there is MUL: nobody has ever claimed ABS.
    assert list(device.supported_operations(chain("ABS", "MUL"))) == [False, True]


def test_what_it_claims_and_does_not_run_is_claimed(provider: Path) -> None:
    device = opened(provider, "failing")
    assert list(device.supported_operations(chain("MUL"))) == [True]
    prepared = device.prepare(chain("MUL"))
    with pytest.raises(HalError, match="GENERAL_FAILURE"):
        executed(prepared, GIVEN)


def test_a_provider_that_does_not_start_is_broken_in_its_own_words(
    provider: Path, tmp_path: Path
) -> None:
    with pytest.raises(BrokenDriver, match="the accelerator is not there"):
        open_provider(f"{provider}?defect=broken")
    with pytest.raises(NotADriver, match="there is no such file"):
        open_provider(str(tmp_path / "libnone.so"))
    with pytest.raises(NotADriver, match=r"'\?fast' are no options"):
        open_provider(f"{provider}?fast")
    empty = tmp_path / "libempty.so"
    empty.write_bytes(b"nothing")
    with pytest.raises(BrokenDriver, match="libempty"):
        open_provider(str(empty))


def test_a_package_is_named_with_the_command_that_installs_it() -> None:
    pytest.importorskip("onnxruntime", reason="the extra onnxruntime is not installed")
    with pytest.raises(BrokenDriver, match="try 'pip install no-such-provider-at-all'"):
        open_provider("no-such-provider-at-all")
    with pytest.raises(NotADriver, match=r"'numpy' has no get_library_path\(\)"):
        open_provider("numpy")


def test_a_missing_runtime_is_named_with_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "libacme_ep.so").touch()
    monkeypatch.delitem(sys.modules, "nndrivers.execution_provider.driver", raising=False)
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(BrokenDriver, match=r"'onnx', which .*: pip install 'nn-driver-suite"):
        open_provider(str(tmp_path / "libacme_ep.so"))


def test_options_of_the_session_are_not_the_providers(provider: Path) -> None:
    (driver,) = open_provider(f"{provider}?defect=none&session.intra_op.allow_spinning=0").values()
    assert list(Device(driver).supported_operations(chain("ADD"))) == [True]
