"""Coverage of a Python driver's own package: what counts as a new place, and what does not."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from nnhal.device import Device
from nntest.runner.driver_under_test import InProcess
from vts.fuzz.coverage import Coverage, NoCoverage, coverage_of

pytestmark = pytest.mark.skipif(
    sys.gettrace() is not None, reason="the tests are traced, and only one tool can trace a thread"
)

DRIVER = """
from pathlib import PurePath
from acme_of_this_test.kernels import kernel
from tests.unit.vts.toys import ToyDriver

class Acme(ToyDriver):
    def work(self, number):
        return kernel(number)
    def foreign(self, number):
        return PurePath("a", *["b"] * number).name
"""

KERNELS = """
def kernel(number):
    if number > 10:
        if number > 100:
            return "large"
        return "medium"
    return "small"
"""


@pytest.fixture
def acme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    package = tmp_path / "acme_of_this_test"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "driver.py").write_text(DRIVER)
    (package / "kernels.py").write_text(KERNELS)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("acme_of_this_test.driver")
    for name in [name for name in sys.modules if name.startswith(package.name)]:
        del sys.modules[name]


@pytest.fixture
def coverage() -> Iterator[Coverage]:
    found = coverage_of(InProcess("acme_of_this_test.driver:Acme"))
    yield found
    found.close()


@pytest.fixture
def device(acme: ModuleType) -> Device:
    return Device(acme.Acme())


def work(device: Device, name: str, number: int) -> None:
    author: Any = getattr(device.driver, "driver", device.driver)
    getattr(author, name)(number)


def new(coverage: Coverage, device: Device, number: int, name: str = "work") -> bool:
    before = coverage.reached
    with coverage.measuring(device):
        work(device, name, number)
    return coverage.reached > before


def test_each_branch_is_new_once(coverage: Coverage, device: Device) -> None:
    assert [new(coverage, device, number) for number in (1, 2, 50, 60, 500, 700, 3)] == [
        True,
        False,
        True,
        False,
        True,
        False,
        False,
    ]


def test_code_of_others_is_not_measured(coverage: Coverage, device: Device) -> None:
    assert new(coverage, device, 0, "foreign")
    assert not new(coverage, device, 5, "foreign")


def test_threads_of_the_driver_are_measured(coverage: Coverage, device: Device) -> None:
    assert new(coverage, device, 1)
    before = coverage.reached
    with coverage.measuring(device):
        thread = threading.Thread(target=work, args=(device, "work", 50))
        thread.start()
        thread.join()
    assert coverage.reached > before


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="debuggers use sys.monitoring too")
def test_a_debugger_keeps_its_trace_function(coverage: Coverage, device: Device) -> None:
    def debugger(*_: object) -> None: ...

    before = sys.gettrace()
    sys.settrace(debugger)
    try:
        with coverage.measuring(device):
            during = sys.gettrace()
            work(device, "work", 1)
    finally:
        sys.settrace(before)
    assert during is debugger
    assert coverage.reached == 0


def test_a_driver_that_somebody_else_serves_is_not_measured() -> None:
    coverage = coverage_of(InProcess("unix:/nowhere"))
    assert isinstance(coverage, NoCoverage)
    assert coverage.reached == 0
