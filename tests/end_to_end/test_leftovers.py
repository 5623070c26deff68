"""What finds leftovers finds them."""

from __future__ import annotations

import mmap
import os
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tests.end_to_end.leftovers import Snapshot, processes_with


def test_nothing_is_left_where_nothing_has_happened(tmp_path: Path) -> None:
    (tmp_path / "old").touch()
    before = Snapshot(tmp_path)

    assert Snapshot(tmp_path) - before == []


def test_descriptors_memory_threads_and_files_are_found(tmp_path: Path) -> None:
    before = Snapshot(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "file").touch()
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="forgotten")
    thread.start()
    memory = os.memfd_create("forgotten")
    os.ftruncate(memory, 4096)
    mapping = mmap.mmap(memory, 4096)
    one, other = socket.socketpair()

    left = Snapshot(tmp_path) - before

    end.set()
    thread.join()
    mapping.close()
    os.close(memory)
    one.close()
    other.close()
    kinds = [line for line in left if not line.startswith(("descriptor /memfd", "mapping"))]
    assert sum("memfd:forgotten" in line for line in left) >= 2
    assert kinds == [
        *["descriptor socket:"] * 2,
        "file folder",
        "file folder/file",
        "thread forgotten",
    ]


def test_processes_are_found_by_their_environment_and_by_their_parent() -> None:
    with tempfile.TemporaryDirectory() as mark:
        others = len(processes_with(mark))  # of this process, such as the command server
        code = "import subprocess, sys; subprocess.run(['cat'])"
        process = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, "MARK": mark}, stdin=subprocess.PIPE
        )
        while len(found := processes_with(mark)) < others + 2:
            assert process.poll() is None
        process.communicate()

    assert any(f"process {process.pid}: " in line for line in found)
    assert len(processes_with(mark)) == others
