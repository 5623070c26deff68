"""Drivers in processes of their own under the runtime: all ways, caches, deaths."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from nnapi.compilation import Compilation
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.types import NumberOfCacheFiles
from nnprocess.zygote import Zygote
from nnservice.hal import driver_service
from nnservice.hal.driver_service import DriverService
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    Builder,
    PartDriver,
    X,
    Y,
    add_and_multiply,
    addition,
    compiled,
    prepared,
    runtime_with,
)
from tests.unit.nnapi.test_execution import WAYS, code_of

HERE = __name__


class Adder(PartDriver):
    """Has ADD only, and a cache."""

    cache_files = NumberOfCacheFiles(1, 1)

    def __init__(self) -> None:
        super().__init__("toy-adder", [ADD])


class DyingMultiplier(PartDriver):
    """Has MUL only, and dies of it."""

    def __init__(self) -> None:
        super().__init__("toy-multiplier", [MUL], before=lambda: os._exit(3))


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as started:
        yield started


def service(zygote: Zygote, driver: str) -> DriverService:
    return driver_service.start(f"{HERE}:{driver}", zygote=zygote)


def test_the_cpu_takes_over_from_a_process_that_dies(zygote: Zygote) -> None:
    adder, multiplier = service(zygote, "Adder"), service(zygote, "DyingMultiplier")
    try:
        runtime = runtime_with(adder.device, multiplier.device)
        output = np.zeros(2, np.float32)
        for way in WAYS.values():
            compilation = Compilation(add_and_multiply(runtime))
            compilation.finish()  # once the driver is dead, by the CPU
            execution = prepared(compilation, X, Y, output=output)
            output[:] = 0
            way(execution)
            np.testing.assert_array_equal(output, (X + Y) * Y)
            assert execution.fallbacks or "toy-multiplier" not in compilation.plan.outline()
    finally:
        adder.stop()
        multiplier.stop()


def test_without_help_the_death_of_a_driver_has_a_code(zygote: Zygote) -> None:
    multiplier = service(zygote, "DyingMultiplier")
    try:
        runtime = runtime_with(multiplier.device)
        build = Builder(runtime)
        x = build.float()
        model = build.finished((x,), (build.run(MUL, (x, x)),))
        compilation = compiled(model, runtime.devices[:1])
        execution = prepared(compilation, X, output=np.zeros(2, np.float32))
        for _ in range(2):
            assert code_of(execution.compute) == ResultCode.DEAD_OBJECT
    finally:
        multiplier.stop()


def test_processes_share_a_cache(zygote: Zygote, tmp_path: Path) -> None:
    services = [service(zygote, "Adder") for _ in range(2)]
    try:
        for each in services:
            runtime = runtime_with(each.device)
            compilation = cached(runtime, tmp_path)
            output = np.zeros(2, np.float32)
            prepared(compilation, X, Y, output=output).compute()
            np.testing.assert_array_equal(output, X + Y)
        assert len(list(tmp_path.iterdir())) == 2
    finally:
        for each in services:
            each.stop()


def cached(runtime: Runtime, directory: Path) -> Compilation:
    compilation = Compilation(addition(runtime))
    compilation.set_caching(str(directory), bytes(32))
    compilation.finish()
    return compilation
