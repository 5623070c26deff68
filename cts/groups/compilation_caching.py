"""Compilation caching: tokens of partitions, and when a driver is asked for what.

Source: ``CacheTest`` of Android's ``TestPartitioning.cpp``, and ``TestCompilationCaching.cpp``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final, cast

from cts.expect import NO_ERROR, expect, require
from cts.partition_models import PlanSketch, chain, kinds
from cts.small_models import add_model, ready
from cts.test_group import Context, Directed, Failed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.delegation import delegating
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.interfaces import IDevice, IDeviceV1_3
from nnhal.types import ErrorStatus

__all__ = ["GROUP"]

_TOKEN: Final = bytes(32)
_OTHER_TOKEN: Final = bytes([1, *bytes(31)])
_FAST, _SUSTAINED = 1, 2
_MEDIUM, _HIGH = 100, 110

Build = Callable[[Runtime], Model]


GROUP: Final = Directed(
    name="compilation_caching",
    title="Compilation caching",
    summary=(
        "Each partition has a token of its own, which depends on all that matters; a driver with a "
        "cache loads from it, and saves a new one if that fails."
    ),
    source="CacheTest, CompilationCachingTest, DeviceRegistrationTest",
    subject=Subject.RUNTIME,
)


def _model(runtime: Runtime) -> Model:
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(), sketch.tensor()
    first = sketch.kind(0, a, b)
    c = sketch.tensor()
    return sketch.finished([a, b, c], [sketch.kind(1, first, c)])


def _if_model(runtime: Runtime) -> Model:
    branches = chain(runtime, 0), chain(runtime, 0)
    sketch = PlanSketch(runtime)
    condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
    output = sketch.branch(condition, branches, [a, b])
    return sketch.finished([condition, a, b], [output])


class _Setup:
    """A compilation whose tokens are asked for."""

    def __init__(self, context: Context, compound: bool) -> None:
        self._context = context
        self._compound = compound

    def tokens(
        self,
        name: str = "deviceA",
        *,
        build: Build = _model,
        token: bytes | None = _TOKEN,
        version: str = "1",
        preference: int = _FAST,
        priority: int = _MEDIUM,
        supports: Sequence[int] | None = None,
    ) -> list[bytes | None]:
        """Of the partitions on the driver ``name``, which must be the same each time."""
        chosen = supports if supports is not None else ((0,) if self._compound else ())
        driver = ToyDriver(name, 0.5, version_string=version, supports=kinds(*chosen))
        driver.cache_files = _ONE_EACH
        first, second = (self._once(driver, build, token, preference, priority) for _ in range(2))
        require(first, second, "the tokens of the same compilation")
        return first

    def _once(
        self, driver: ToyDriver, build: Build, token: bytes | None, preference: int, priority: int
    ) -> list[bytes | None]:
        runtime = self._context.other_runtime([Device(driver)])
        compilation = Compilation(build(runtime))
        if token is not None:
            compilation.set_caching(str(self._context.folder), token)
        compilation.set_preference(preference)
        compilation.set_priority(priority)
        compilation.finish()
        prepared = compilation.compiled.prepared.values()
        return [step.token for step in prepared if not step.device.is_cpu]


_ONE_EACH: Final = ToyDriver("files", cache_files=(1, 1)).cache_files


def _all_differ(tokens: Sequence[bytes | None]) -> None:
    for first, second in combinations(tokens, 2):
        if first is None or first == second:
            raise Failed("same_token", f"two partitions have the token {first!r}")


_CHANGES: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "of_other_device_name": ({"name": "deviceA"}, {"name": "deviceB"}),
    "of_other_device_version": ({"version": "1"}, {"version": "2"}),
    "of_other_preference": [{"preference": each} for each in range(3)],
    "of_other_priority": [{"priority": each} for each in (90, _MEDIUM, _HIGH)],
    "of_other_token": ({}, {"token": _OTHER_TOKEN}),
}
"""Differences between compilations, each of which must change their tokens."""

_BODIES: Final = {"simple": False, "compound": True}


@GROUP.cells("token_none_{}", _BODIES)
def _no_token(context: Context, compound: bool) -> None:
    tokens = _Setup(context, compound).tokens(token=None)
    require(tokens, [None], "the token of a compilation without caching")


@GROUP.cells("token_{}_{}", _CHANGES, _BODIES)
def _other_tokens(context: Context, changes: Sequence[Mapping[str, Any]], compound: bool) -> None:
    setup = _Setup(context, compound)
    _all_differ([token for each in changes for token in setup.tokens(**each)])


@GROUP.add
def token_of_other_partition(context: Context) -> None:
    setup = _Setup(context, compound=True)
    _all_differ([*setup.tokens(supports=(0,)), *setup.tokens(supports=(1,))])


@GROUP.add
def token_of_partitions_of_referenced_models(context: Context) -> None:
    tokens = _Setup(context, compound=True).tokens(build=_if_model)
    require(len(tokens), 2, "number of partitions on the driver")
    _all_differ(tokens)


# Calls of the driver -----------------------------------------------------------------------------


_COUNTS: Final = (0, 1, 32)
_ENDINGS: Final = {
    "success": None,
    "general_failure": ErrorStatus.GENERAL_FAILURE,
    "device_unavailable": ErrorStatus.DEVICE_UNAVAILABLE,
    "invalid_argument": ErrorStatus.INVALID_ARGUMENT,
}


def _compile(context: Context, driver: ToyDriver, *, token: bool = True) -> None:
    runtime = context.other_runtime([Device(driver)])
    compilation = Compilation(add_model(runtime))
    if token:
        compilation.set_caching(str(context.folder), _TOKEN)
    expect(NO_ERROR, compilation.finish)
    execution, room = ready(compilation)
    execution.compute()
    require(list(room), [3.0, 3.0], "the outputs")


def _calls(driver: ToyDriver) -> tuple[int, int, int]:
    return driver.loaded, driver.prepared, driver.saved


@GROUP.add
def without_a_token(context: Context) -> None:
    for counts in product(_COUNTS, _COUNTS):
        driver = ToyDriver("cached", cache_files=counts)
        _compile(context, driver, token=False)
        require(_calls(driver), (0, 1, 0), f"loaded, prepared, saved, with {counts} files")


@GROUP.add
def with_a_token_and_no_cache(context: Context) -> None:
    for number, counts in enumerate(product(_COUNTS, _COUNTS)):
        driver = ToyDriver("cached", cache_files=counts, version_string=str(number))
        _compile(context, driver)
        saved = int(any(counts))
        require(_calls(driver), (0, 1, saved), f"loaded, prepared, saved, with {counts} files")


@GROUP.cells("with_a_cache_that_ends_in_{}", _ENDINGS)
def _with_a_cache(context: Context, ending: ErrorStatus | None) -> None:
    for number, counts in enumerate(product(_COUNTS, _COUNTS)):
        version = str(number)
        _compile(context, ToyDriver("cached", cache_files=counts, version_string=version))
        driver = ToyDriver("cached", cache_files=counts, version_string=version, cache_error=ending)
        _compile(context, driver)
        if not any(counts):
            expected = (0, 1, 0)
        else:
            expected = (1, 0, 0) if ending is None else (1, 1, 1)
        require(_calls(driver), expected, f"loaded, prepared, saved, with {counts} files")


@GROUP.add
def with_a_cache_that_is_not_whole(context: Context) -> None:
    """A missing file of several is no cache: the driver is not asked for it."""
    _compile(context, ToyDriver("cached", cache_files=(1, 2)))
    files = sorted(each.path for each in os.scandir(context.folder) if each.is_file())
    require(len(files), 3, "number of cache files")
    os.remove(files[-1])
    driver = ToyDriver("cached", cache_files=(1, 2))
    _compile(context, driver)
    require(_calls(driver), (0, 1, 1), "loaded, prepared, saved")


@delegating
class _Counting(IDeviceV1_3):
    """A driver that answers what the kit would not let it: how many cache files it needs."""

    def __init__(self, status: ErrorStatus, counts: tuple[int, int]) -> None:
        self.inner = as_device(ToyDriver("counting"))
        self._answer = status, *counts

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._answer


_counting: Final = cast("Callable[[ErrorStatus, tuple[int, int]], IDevice]", _Counting)
"""mypy does not see what the decorator adds."""


@GROUP.add
def registration(context: Context) -> None:
    """A driver that does not tell its number of cache files, or has too many, is left out."""
    statuses = (ErrorStatus.NONE, ErrorStatus.DEVICE_UNAVAILABLE)
    for status, *counts in product(statuses, (0, 1, 32, 33), (0, 1, 32, 33)):
        device = Device(_counting(status, (counts[0], counts[1])), name="toy-counting")
        is_registered = len(context.other_runtime([device]).devices) == 2
        expected = status == ErrorStatus.NONE and max(counts) <= 32
        require(is_registered, expected, f"whether {status.name}, {counts} files is registered")
