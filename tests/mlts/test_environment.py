from __future__ import annotations

import platform

from mlts import environment, memory


def test_the_snapshot_names_machine_and_software() -> None:
    found = environment.snapshot()
    assert found.python == platform.python_version()
    assert found.logical_cpus >= found.usable_cpus >= 1
    assert found.memory_bytes > 100_000_000
    assert found.packages["numpy"]
    assert found.load_before is None or len(found.load_before) == 3


def test_resident_memory_grows_with_what_is_held() -> None:
    before = memory.resident_bytes()
    held = bytearray(b"\1") * 50_000_000
    assert memory.resident_bytes() >= before + 40_000_000
    assert memory.peak_bytes() >= memory.resident_bytes() - 1_000_000
    del held


def test_the_peak_can_start_again() -> None:
    held = bytearray(b"\1") * 50_000_000
    del held
    high = memory.peak_bytes()
    memory.reset_peak()
    assert memory.peak_bytes() <= high
