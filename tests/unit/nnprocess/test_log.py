from __future__ import annotations

import os

from nnprocess import log


def test_the_last_lines_are_kept() -> None:
    fd = log.create()
    os.write(fd, "".join(f"line {n}\n" for n in range(1000)).encode())
    assert log.tail(fd) == tuple(f"line {n}" for n in range(800, 1000))
    os.close(fd)


def test_lines_after_a_place_are_told_alone() -> None:
    fd = log.create()
    os.write(fd, b"before\n")
    size = log.size_of(fd)
    os.write(fd, b"after\n\xff\0\n")
    assert log.tail(fd, size) == ("after", r"\xff")
    assert log.tail(fd, log.size_of(fd)) == ()
    assert log.tail(fd, 10**9) == log.tail(fd)
    os.close(fd)


def test_a_log_that_has_grown_too_long_loses_its_beginning() -> None:
    fd = log.create()
    for number in range(9):
        os.write(fd, (b"%d" % number * 999 + b"\n") * 1100)
    log.shorten(fd)
    os.write(fd, b"\nthe end\n")
    assert log.size_of(fd) < 1 << 17
    *lines, empty, last = log.tail(fd)
    assert set(lines[1:]) == {"8" * 999}
    assert (empty, last) == ("", "the end")
    first = os.pread(fd, 100, 0).splitlines()[0]
    assert first == b"[%d bytes were dropped here]" % (9 * 1100 * 1000 - log.TAIL_BYTES)
    os.close(fd)


def test_a_short_log_stays_as_it_is() -> None:
    fd = log.create()
    os.write(fd, b"short\n")
    log.shorten(fd)
    assert log.tail(fd) == ("short",)
    os.close(fd)
