"""Caches as a client keeps them, by every way that a driver has to prepare a model."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nnhal.device import Device
from nnhal.types import NO_CACHE, ErrorStatus, HalVersion, OperandType
from tests.unit.vts.groups.drivers import NONE, VERSIONS, reference
from vts.driving.caches import OTHER_TOKEN, check_caching, load, save
from vts.driving.small_models import sum_case
from vts.raw import raw_devices
from vts.raw.cache_files import Cache

CASE = sum_case(OperandType.TENSOR_FLOAT32, 8)


@pytest.mark.parametrize("version", [v for v in VERSIONS if v >= HalVersion.V1_2])
def test_what_any_way_to_prepare_saves_comes_back(version: HalVersion, tmp_path: Path) -> None:
    ways = raw_devices(Device(reference(version)))
    assert len(ways) == (2 if version >= HalVersion.AIDL_V4 else 1)

    for raw in ways:
        cache = Cache(tmp_path / raw.prepare_call, check_caching(raw))
        with cache.open() as handles:
            assert save(raw, CASE.model, handles).status == NONE
        with cache.open() as handles:
            assert load(raw, handles).prepared_model is not None
        with cache.open() as handles:
            assert load(raw, handles, OTHER_TOKEN).status == ErrorStatus.GENERAL_FAILURE


def test_a_model_is_prepared_without_a_cache_where_there_is_none() -> None:
    raw = raw_devices(Device(reference()))[0]

    assert raw.prepare(raw.words(CASE.model)).status == NONE
    assert load(raw, NO_CACHE).prepared_model is None


def test_handles_are_open_while_they_are_used(tmp_path: Path) -> None:
    raw = raw_devices(Device(reference()))[0]
    cache = Cache(tmp_path, check_caching(raw))

    with cache.open(more=(1, -1), descriptors=lambda path: 2) as handles:
        assert len(handles.model) == len(cache.model) + 1
        assert len(handles.data) == len(cache.data) - 1
        descriptors = [each for handle in handles.model for each in handle]
        assert len(descriptors) == 2 * len(handles.model)
        assert all(os.fstat(each) for each in descriptors)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptors[0])
