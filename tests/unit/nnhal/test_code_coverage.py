"""The map that a driver marks, which whoever tests it reads."""

from __future__ import annotations

import mmap
import os
import struct

import pytest

from nnhal.code_coverage import MAX_PLACES, CoverageMap


def test_what_the_driver_counts_is_what_is_read() -> None:
    map = CoverageMap()
    with mmap.mmap(map.descriptor, 8) as driver:
        assert map.reached == 0
        driver[:8] = struct.pack("=Q", 7)
        assert map.reached == 7
    map.close()


def test_a_driver_that_writes_nonsense_does_no_harm() -> None:
    map = CoverageMap()
    with mmap.mmap(map.descriptor, 8) as driver:
        driver[:8] = b"\xff" * 8
    with pytest.raises(PermissionError):
        os.ftruncate(map.descriptor, 0)
    assert map.reached == MAX_PLACES
    map.close()
