"""Lines that are there for good."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nntest.line_file import LineFile, LinesNotWritable

LIMIT = 64


@contextmanager
def little_room() -> Iterator[None]:
    """No file may become longer than LIMIT bytes: to who writes, the same as a full disk."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_line_is_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    with LineFile(path) as lines:
        lines.write({"one": 1})
        assert path.read_bytes() == b'{"one":1}\n'


def test_what_is_appended_comes_after_the_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"1\n2\nto")
    with LineFile(path, append=True) as lines:
        lines.write(3)
    assert path.read_bytes() == b"1\n2\n3\n"


def test_a_full_disk_is_told_with_what_to_do_and_costs_no_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    with LineFile(path) as lines, little_room():
        lines.write("x" * 20)
        with pytest.raises(LinesNotWritable, match=f"cannot write {path}: .*--resume"):
            lines.write("y" * 100)
    assert os.path.getsize(path) == LIMIT

    with LineFile(path, append=True) as lines:
        lines.write("z")
    assert path.read_bytes() == b'"%b"\n"z"\n' % (b"x" * 20)
