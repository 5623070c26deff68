"""When native loops are loaded, and what happens where they cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nndrivers.reference import resources
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from tests.native_loops import skip_without_loops

PREPARATIONS = """
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.native import library
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
    print(bool(library._loaded))
"""
"""Of a small model, by a driver that is to load no loops, by that for comparisons; and of a large
model. Each says whether loops are loaded by then.
"""


def prepared_with(cache: Path, **changes: str) -> list[str]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), **changes}
    command = [sys.executable, "-c", PREPARATIONS]
    root = Path(__file__).parents[5]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=root, env=environment
    )
    return ran.stdout.split()


def test_only_a_large_model_has_them_built_unless_the_driver_is_not_to(tmp_path: Path) -> None:
    skip_without_loops()
    assert prepared_with(tmp_path) == ["False", "False", "False", "True"]
    assert prepared_with(tmp_path)[0] == "True", "a small model does not take what is built"


def test_without_a_compiler_loops_are_of_numpy(tmp_path: Path) -> None:
    assert prepared_with(tmp_path, PATH="/nowhere") == ["False"] * 4


def test_a_compiler_that_fails_leaves_loops_to_numpy(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o700)
    assert prepared_with(tmp_path, PATH=str(tmp_path)) == ["False"] * 4


def test_a_small_model_has_native_loops_only_if_they_are_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lent = ModelResources(ThreadPool())
    lent.expect(50_000.0)
    monkeypatch.setattr(resources, "are_built", lambda: False)
    assert not lent.native
    monkeypatch.setattr(resources, "are_built", lambda: True)
    assert lent.native
    assert not ModelResources(ThreadPool(), native=False).native


def test_a_large_model_is_worth_building_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "are_built", lambda: False)
    lent = ModelResources(ThreadPool())
    lent.expect(1e9)
    assert lent.native
