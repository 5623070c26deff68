from __future__ import annotations

import gc
import mmap
import os
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.memory import MEMFD, MMAP_FD, Memory


def is_open(fd: int) -> bool:
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True


def test_new_memory_is_zero_and_shared_between_its_views() -> None:
    memory = Memory.allocate(16)
    view = memory.view(np.float32, (2, 2))
    assert not view.any()
    view[1, 1] = 7
    assert memory.view(np.float32, (1,), 12)[0] == 7
    assert (memory.size, memory.name, memory.offset) == (16, MEMFD, 0)


def test_another_mapping_of_the_descriptor_sees_what_was_written() -> None:
    memory = Memory.allocate(4)
    memory.view(np.int32, ())[...] = -5
    other = Memory(os.dup(memory.fd), 4)
    assert other.view(np.int32, ()) == -5


@given(data=st.binary(min_size=1, max_size=100))
def test_from_bytes_holds_a_copy(data: bytes) -> None:
    assert bytes(Memory.from_bytes(data).buffer) == data


def test_an_empty_memory_exists_but_has_only_empty_views() -> None:
    memory = Memory.from_bytes(b"")
    assert memory.view(np.uint8, (0,)).shape == (0,)
    with pytest.raises(ValueError, match="0 to 1 of a pool of 0 bytes"):
        memory.view(np.uint8, (1,))


@pytest.mark.parametrize(("offset", "size"), [(0, 17), (16, 1), (-1, 4)])
def test_a_view_outside_of_the_pool_is_refused(offset: int, size: int) -> None:
    with pytest.raises(ValueError, match="of a pool of 16 bytes"):
        Memory.allocate(16).view(np.uint8, (size,), offset)


@pytest.mark.parametrize("offset", [0, 1, mmap.PAGESIZE - 1, mmap.PAGESIZE, mmap.PAGESIZE + 5])
def test_a_range_of_a_file_may_begin_anywhere(tmp_path: Path, offset: int) -> None:
    content = np.random.default_rng(0).bytes(3 * mmap.PAGESIZE)
    path = tmp_path / "model.tflite"
    path.write_bytes(content)
    memory = Memory.from_file(path, offset, 100)
    assert memory.name == MMAP_FD
    assert bytes(memory.buffer) == content[offset : offset + 100]
    assert memory.view(np.uint8, (10,), 90).tobytes() == content[offset + 90 : offset + 100]


def test_a_file_pool_is_read_only_unless_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcd")
    assert not Memory.from_file(path).view(np.uint8, (4,)).flags.writeable
    writable = Memory.from_file(path, writable=True)
    writable.buffer[:] = b"efgh"
    assert path.read_bytes() == b"efgh"


def test_a_descriptor_is_duplicated(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcd")
    with path.open("rb") as file:
        memory = Memory.from_file(file.fileno(), 1)
    assert bytes(memory.buffer) == b"bcd"


def test_a_range_beyond_the_end_of_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcd")
    with pytest.raises(ValueError, match="the file ends"):
        Memory.from_file(path, 2, 3)


def test_memory_that_cannot_be_mapped_is_an_os_error(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcd")
    memory = Memory.from_file(path)
    path.write_bytes(b"")
    with pytest.raises(OSError, match="cannot map 4 bytes"):
        memory.view(np.uint8, (4,))


def test_a_duplicate_has_the_same_bytes_and_a_descriptor_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abcdef")
    memory = Memory.from_file(path, 1, 3, writable=True)
    copy = memory.duplicate()
    memory.close()
    copy.buffer[0] = ord("x")
    assert (copy.name, copy.offset, path.read_bytes()) == (MMAP_FD, 1, b"axcdef")


def test_closing_closes_the_descriptor_and_leaves_views_alive() -> None:
    memory = Memory.allocate(4)
    view, fd = memory.view(np.uint8, (4,)), memory.fd
    memory.close()
    view[:] = 9
    assert view.tolist() == [9] * 4
    assert memory.closed
    assert not is_open(fd)
    with pytest.raises(ValueError, match="closed"):
        memory.view(np.uint8, (4,))
    with pytest.raises(ValueError, match="closed"):
        assert memory.fd
    assert "closed" in repr(memory)


def test_dropping_the_last_reference_closes_the_descriptor() -> None:
    memory = Memory.allocate(4)
    fd = memory.fd
    del memory
    gc.collect()
    assert not is_open(fd)
