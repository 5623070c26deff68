from __future__ import annotations

import subprocess
import sys

from mlts import memory


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


def test_the_memory_of_another_process_is_added() -> None:
    program = "held = bytearray(b'\\1') * 50_000_000; print(); input()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        alone = memory.resident_bytes()
        assert memory.resident_bytes(other.pid) >= alone + 45_000_000
        assert memory.peak_bytes(other.pid) >= memory.peak_bytes() + 45_000_000
        memory.reset_peak(other.pid)
        other.communicate(b"\n")
    assert memory.resident_bytes(other.pid) < alone + 45_000_000
