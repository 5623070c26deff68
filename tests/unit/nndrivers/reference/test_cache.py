"""Compilation caching: what comes back, and what is noticed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import CacheFiles, Device
from nnhal.driver_kit import CacheMiss, HalError
from nnhal.types import Model, OperandType

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32
TOKEN = bytes(range(32))


class Cache:
    """Two files, opened as a client does."""

    def __init__(self, folder: Path) -> None:
        self.model, self.data = folder / "model.cache", folder / "data.cache"

    def files(self, token: bytes = TOKEN) -> CacheFiles:
        flags = os.O_RDWR | os.O_CREAT
        fds = [os.open(path, flags) for path in (self.model, self.data)]
        return CacheFiles((fds[0],), (fds[1],), token)

    def load(self, device: Device, token: bytes = TOKEN) -> Any:
        return device.prepare_from_cache(self.files(token))


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path)


@pytest.mark.parametrize("type_", [U8, F32])
def test_a_model_from_the_cache_gives_the_same_results(
    cache: Cache,
    device: Device,
    small_model: Callable[..., Model],
    execution: Any,
    data: Any,
    type_: OperandType,
) -> None:
    model = small_model(type_)
    fresh = execution(model, device.prepare(model, cache=cache.files()))
    again = execution(model, cache.load(Device(ReferenceDriver())))
    inputs = data(model)
    np.testing.assert_array_equal(again(*inputs), fresh(*inputs))


def test_nothing_is_found_out_twice(
    cache: Cache, device: Device, small_model: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    device.prepare(small_model(U8), cache=cache.files())

    def refuse(*arguments: Any) -> None:
        raise AssertionError("computed again")

    monkeypatch.setattr("nndrivers.reference.arithmetic.quantized._fitted", refuse)
    monkeypatch.setattr("nndrivers.reference.arithmetic.weights._sums", refuse)
    cache.load(device)


def test_saving_again_leaves_nothing_of_a_longer_file(
    cache: Cache, device: Device, small_model: Any
) -> None:
    cache.model.write_bytes(bytes(1 << 20))
    cache.data.write_bytes(bytes(1 << 20))
    device.prepare(small_model(U8), cache=cache.files())
    cache.load(device)


def _is_miss(cache: Cache, device: Device, token: bytes = TOKEN) -> bool:
    try:
        cache.load(device, token)
    except HalError:
        return True
    return False


def test_another_token_is_a_miss(cache: Cache, device: Device, small_model: Any) -> None:
    device.prepare(small_model(U8), cache=cache.files())
    assert _is_miss(cache, device, bytes(32))
    assert _is_miss(cache, device, TOKEN[:-1] + b"\0")
    assert not _is_miss(cache, device)


@pytest.mark.parametrize("which", ["model", "data"])
@pytest.mark.parametrize("change", [lambda file: b"", lambda file: file[:-1], lambda f: f + b"\0"])
def test_a_file_of_another_length_is_a_miss(
    cache: Cache, device: Device, net: Any, which: str, change: Callable[[bytes], bytes]
) -> None:
    net = net(F32)
    source = net.input(1, 4, 4, 16)
    device.prepare(net.finish([source], [net.conv(source, 100)]), cache=cache.files())
    path = getattr(cache, which)
    path.write_bytes(change(path.read_bytes()))
    assert _is_miss(cache, device)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(position=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_any_flipped_bit_of_the_data_file_is_a_miss(
    cache: Cache, device: Device, net: Any, position: float, bit: int
) -> None:
    net = net(F32)
    source = net.input(1, 4, 4, 16)
    if not cache.model.exists():
        device.prepare(net.finish([source], [net.conv(source, 100)]), cache=cache.files())
    original = cache.data.read_bytes()
    changed = bytearray(original)
    changed[int(position * len(changed))] ^= 1 << bit
    cache.data.write_bytes(changed)
    assert _is_miss(cache, device)
    cache.data.write_bytes(original)
    assert not _is_miss(cache, device)


def test_the_model_file_of_another_model_is_a_miss(
    tmp_path: Path, device: Device, small_model: Any
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    one, other = Cache(tmp_path / "one"), Cache(tmp_path / "other")
    device.prepare(small_model(U8), cache=one.files())
    device.prepare(small_model(F32), cache=other.files(bytes(32)))
    one.model.write_bytes(other.model.read_bytes())
    assert _is_miss(one, device)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(position=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_any_flipped_bit_of_the_model_file_is_a_miss(
    cache: Cache, device: Device, small_model: Any, position: float, bit: int
) -> None:
    if not cache.model.exists():
        device.prepare(small_model(U8), cache=cache.files())
    original = cache.model.read_bytes()
    changed = bytearray(original)
    changed[int(position * len(changed))] ^= 1 << bit
    cache.model.write_bytes(changed)
    assert _is_miss(cache, device)
    cache.model.write_bytes(original)


def test_a_cache_of_another_version_of_the_driver_is_a_miss(
    cache: Cache, device: Device, small_model: Any
) -> None:
    class Newer(ReferenceDriver):
        version = "9.9"

    device.prepare(small_model(U8), cache=cache.files())
    assert _is_miss(cache, Device(Newer()))


def test_a_cache_of_other_code_is_a_miss(
    cache: Cache, device: Device, small_model: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    device.prepare(small_model(U8), cache=cache.files())
    monkeypatch.setattr("nndrivers.reference.origin._sources", lambda: "other")
    assert _is_miss(cache, device)


def test_a_cache_with_native_loops_is_a_miss_without(
    cache: Cache, device: Device, small_model: Any
) -> None:
    device.prepare(small_model(F32), cache=cache.files())
    assert not _is_miss(cache, device)
    assert _is_miss(cache, Device(ReferenceDriver(native=False)))


def test_a_miss_says_why(cache: Cache, small_model: Any) -> None:
    driver = ReferenceDriver()
    Device(driver).prepare(small_model(U8), cache=cache.files())
    with (
        cache.model.open("rb") as model,
        cache.data.open("rb") as data,
        pytest.raises(CacheMiss, match="not what was saved with this token"),
    ):
        driver.load_from_cache(bytes(32), [model], [data])
