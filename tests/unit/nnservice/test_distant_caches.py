"""Cache files that stay on the machine of the driver."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nnhal.errors import Inexpressible
from nnservice.hal.distant_caches import is_distant, number_of


def number_at(path: Path, flags: int = os.O_RDWR | os.O_CREAT) -> int:
    descriptor = os.open(path, flags)
    try:
        return number_of((descriptor,))
    finally:
        os.close(descriptor)


def test_a_file_keeps_its_number_until_it_is_emptied(tmp_path: Path) -> None:
    first, other = (number_at(tmp_path / name) for name in ("first", "other"))
    assert first != other
    assert number_at(tmp_path / "first") == first
    assert 0 < first < 1 << 63
    assert is_distant(tmp_path / "first")

    (tmp_path / "first").write_bytes(b"")
    assert not is_distant(tmp_path / "first")
    assert number_at(tmp_path / "first") not in (first, other)


@pytest.mark.parametrize("content", [b"what a driver has saved", b"A compilation cache on the"])
def test_other_content_is_neither_sent_nor_changed(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "model0"
    path.write_bytes(content)
    with pytest.raises(Inexpressible, match="cannot be sent to another machine"):
        number_at(path)
    assert path.read_bytes() == content


def test_what_cannot_be_written_and_read_has_no_number(tmp_path: Path) -> None:
    number_at(tmp_path / "file")
    for flags in (os.O_RDONLY, os.O_WRONLY):
        with pytest.raises(Inexpressible):
            number_at(tmp_path / "file", flags)
    for handle in ((), (1, 2), (10_000,)):
        with pytest.raises(Inexpressible):
            number_of(handle)
