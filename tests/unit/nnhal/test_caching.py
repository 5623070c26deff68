"""Compilation caching between a client's files and a driver of the kit (hal.md 8)."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from nnhal.device import CacheFiles, Device
from nnhal.driver_kit import Program, as_device
from nnhal.errors import HalError
from nnhal.types import CacheHandles, ErrorStatus, HalVersion, NumberOfCacheFiles
from tests.unit.nnhal.toys import (
    FROM_1_2,
    CachingDriver,
    add_model,
    arguments,
    toy_device,
)

TOKEN = bytes(range(32))
NUMBER = NumberOfCacheFiles(1, 1)


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[CacheFiles]:
    with CacheFiles.open(tmp_path, NUMBER, TOKEN) as files:
        yield files


def status_of_load(device: Device, cache: CacheFiles) -> ErrorStatus:
    with pytest.raises(HalError) as caught:
        device.prepare_from_cache(cache)
    return caught.value.status


@pytest.mark.parametrize("version", FROM_1_2, ids=str)
def test_what_is_saved_can_be_loaded_and_executed(version: HalVersion, cache: CacheFiles) -> None:
    Device(CachingDriver(version)).prepare(add_model(), cache=cache)
    model, given = Device(CachingDriver(version)).prepare_from_cache(cache), arguments()
    model.execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]


def test_a_model_from_the_cache_checks_requests_too(cache: CacheFiles) -> None:
    device = Device(CachingDriver())
    device.prepare(add_model(), cache=cache)
    with pytest.raises(HalError) as caught:
        device.prepare_from_cache(cache).execute(arguments([1], [2]).request)
    assert caught.value.status == ErrorStatus.INVALID_ARGUMENT


def test_files_may_have_any_content_and_offset_before(cache: CacheFiles, tmp_path: Path) -> None:
    device = Device(CachingDriver())
    for fd in (*cache.model, *cache.data):
        os.write(fd, bytes(10_000))
    device.prepare(add_model(), cache=cache)
    assert (tmp_path / "data0").read_bytes() == b"constants"
    os.lseek(cache.model[0], 5, os.SEEK_SET)
    device.prepare_from_cache(cache)


def test_another_token_is_a_general_failure(cache: CacheFiles) -> None:
    device = Device(CachingDriver())
    device.prepare(add_model(), cache=cache)
    other = CacheFiles(cache.model, cache.data, bytes(32))
    assert status_of_load(device, other) == ErrorStatus.GENERAL_FAILURE


def test_an_empty_cache_is_a_general_failure(cache: CacheFiles) -> None:
    assert status_of_load(Device(CachingDriver()), cache) == ErrorStatus.GENERAL_FAILURE


def test_loading_without_caching_is_a_general_failure(cache: CacheFiles) -> None:
    for version in HalVersion:
        assert status_of_load(toy_device(version), cache) == ErrorStatus.GENERAL_FAILURE


def wrong_caches(cache: CacheFiles, tmp_path: Path) -> dict[str, CacheFiles]:
    (tmp_path / "other").touch()
    read_only = os.open(tmp_path / "other", os.O_RDONLY)
    write_only = os.open(tmp_path / "other", os.O_WRONLY)
    zeros = os.open("/dev/zero", os.O_RDWR)
    return {
        "too many": CacheFiles((*cache.model, *cache.model), cache.data, TOKEN),
        "too few": CacheFiles(cache.model, (), TOKEN),
        "read only": CacheFiles((read_only,), cache.data, TOKEN),
        "write only": CacheFiles(cache.model, (write_only,), TOKEN),
        "not open": CacheFiles((1_000_000,), cache.data, TOKEN),
        "without end": CacheFiles((zeros,), cache.data, TOKEN),
        "short token": CacheFiles(cache.model, cache.data, b"short"),
    }


@pytest.mark.parametrize(
    "what",
    ["too many", "too few", "read only", "write only", "not open", "without end", "short token"],
)
def test_wrong_files_fail_a_load_but_never_a_preparation(
    cache: CacheFiles, tmp_path: Path, what: str
) -> None:
    device, wrong = Device(CachingDriver()), wrong_caches(cache, tmp_path)[what]
    model, given = device.prepare(add_model(), cache=wrong), arguments()
    model.execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]
    assert status_of_load(device, wrong) == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("handle", [(), (0, 0)])
def test_a_handle_has_exactly_one_descriptor(cache: CacheFiles, handle: tuple[int, ...]) -> None:
    from nnhal.client.callbacks import PreparedModelCallback

    callback = PreparedModelCallback()
    device: Any = as_device(CachingDriver())
    device.prepare_model_from_cache(CacheHandles([handle], [cache.data], TOKEN), callback)
    assert callback.answer.wait(10) == (ErrorStatus.INVALID_ARGUMENT, None)


def test_saving_that_raises_does_not_fail_the_preparation(
    cache: CacheFiles, caplog: pytest.LogCaptureFixture
) -> None:
    class Clumsy(CachingDriver):
        def save_to_cache(self, *arguments: Any) -> None:
            raise RuntimeError("disk full")

    Device(Clumsy()).prepare(add_model(), cache=cache)
    assert "saving to the cache failed" in caplog.text


def test_the_client_may_close_its_files_before_the_driver_is_done(
    cache: CacheFiles, tmp_path: Path
) -> None:
    class Eager(CachingDriver):
        def save_to_cache(
            self,
            program: Program,
            token: bytes,
            model_files: Sequence[BinaryIO],
            data_files: Sequence[BinaryIO],
        ) -> None:
            cache.close()
            super().save_to_cache(program, token, model_files, data_files)

    Device(Eager()).prepare(add_model(), cache=cache)
    assert (tmp_path / "data0").read_bytes() == b"constants"


def test_no_descriptor_is_left_open(tmp_path: Path) -> None:
    def count() -> int:
        return len(os.listdir("/proc/self/fd"))

    device = Device(CachingDriver())
    gc.collect()
    before = count()
    with CacheFiles.open(tmp_path, NUMBER, TOKEN) as cache:
        for _ in range(3):
            device.prepare(add_model(), cache=cache)
            device.prepare_from_cache(cache)
    assert count() == before


def test_a_cache_in_a_missing_folder_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        CacheFiles.open(tmp_path / "missing", NUMBER, TOKEN)
