"""When native loops are loaded, and what happens where they cannot be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nndrivers.reference import resources
from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.native import loading
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.device import Device
from nnhal.types import OperandType

U8 = OperandType.TENSOR_QUANT8_ASYMM


@pytest.fixture
def not_loaded() -> Iterator[None]:
    """As in a new process."""
    loading._load.cache_clear()
    yield
    loading._load.cache_clear()


PREPARATIONS = """
import sys
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.numpy_only import NumpyOnly
from nnhal.device import Device
from tests.unit.nndrivers.reference.conftest import Net, _small_model, U8

net = Net(U8)
source = net.input(1, 64, 64, 32)
large = net.finish([source], [net.conv(source, 64, size=3)])
for driver, model in (
    (ReferenceDriver(), _small_model(U8)),
    (ReferenceDriver(native=False), large),
    (NumpyOnly(threads=2), large),
    (ReferenceDriver(), large),
):
    Device(driver).prepare(model)
    print("numba" in sys.modules)
"""
"""Of a small model, by a driver that is to load no loops, by that for comparisons; and of a large
model. Each says whether numba has been imported by then.
"""


def test_only_a_large_model_loads_them_unless_the_driver_is_not_to() -> None:
    pytest.importorskip("numba")
    command = [sys.executable, "-c", PREPARATIONS]
    root = Path(__file__).parents[5]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root)
    assert ran.stdout.split() == ["False", "False", "False", "True"]


def test_without_numba_loops_are_of_numpy(
    not_loaded: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "find_spec", lambda name: None)
    assert loading.loops() is NUMPY


def test_a_numba_that_fails_leaves_loops_to_numpy(
    not_loaded: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loading, "find_spec", lambda name: object())
    for name in [name for name in sys.modules if name.startswith("nndrivers.reference.native.")]:
        if name != loading.__name__:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert loading.loops() is NUMPY
    assert capfd.readouterr() == ("", "")


def test_a_loop_that_cannot_be_compiled_is_numpys(
    net: Any, execution: Any, monkeypatch: pytest.MonkeyPatch, on_numpy: Device
) -> None:
    pytest.importorskip("numba")
    from nndrivers.reference.native import loops

    monkeypatch.setattr(resources, "_WORTH_A_LOOP_NS", 0)
    monkeypatch.setattr(resources, "_WORTH_LOADING_NS", 0)
    monkeypatch.setattr(loops, "bound", lambda *_: None)
    layers = net(U8)
    source = layers.input(1, 9, 9, 16)
    model = layers.finish([source], [layers.depthwise(layers.conv(source, 16))])
    data = np.random.default_rng(0).integers(0, 256, (1, 9, 9, 16)).astype(np.uint8)
    (actual,) = execution(model, Device(ReferenceDriver()).prepare(model))(data)
    (expected,) = execution(model, on_numpy.prepare(model))(data)
    np.testing.assert_array_equal(actual, expected)


def test_they_are_kept_in_a_folder_that_nobody_else_can_write_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    from nndrivers.reference.native import compiling

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiling.loop(lambda x: None)
    (folder,) = (tmp_path / "nn-driver-suite" / "native-loops").iterdir()
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o777)
    with pytest.raises(RuntimeError, match="others may write"):
        compiling.loop(lambda x: None)


def test_small_operations_stay_with_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    lent = ModelResources(ThreadPool())
    lent.expect(1e9)
    assert lent.native(1e6)
    assert not lent.native(10.0)


def test_operations_of_a_small_model_stay_with_numpy_until_they_are_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lent = ModelResources(ThreadPool())
    lent.expect(50_000.0)
    monkeypatch.setattr(resources, "are_loaded", lambda: False)
    assert not lent.native(50_000.0)
    monkeypatch.setattr(resources, "are_loaded", lambda: True)
    assert lent.native(50_000.0)
