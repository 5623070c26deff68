"""Thousands of mutated messages: neither side may crash the other, or make it wait for ever.

A process that lies sends what its honest neighbor would send, frames and packets of bursts, only
that many are mutated on their way out: bits, numbers, lengths, order, descriptors, positions in
shared memory. So lies reach every state of a connection, not only its beginning.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from nnhal.registry import resolve
from nnservice.hal.client import device_at
from tests.process.nnservice.session import computes
from tests.process.polling import eventually
from tests.volume import repeated

LIES = repeated(500, 5000)
"""In each direction."""

PATIENCE_S = 60.0
PYTHON = (sys.executable, "-X", "faulthandler", "-W", "error")
SERVE = "import gc; gc.disable(); from nnhal.cli import main; main()"
"""What has to be collected is collected because a client has gone, not when it happens to be."""


@contextmanager
def process(*arguments: str, errors: Path) -> Iterator[subprocess.Popen[str]]:
    """A process with faulthandler; :func:`stuck` shows what it was doing."""
    with (
        errors.open("w") as stderr,
        subprocess.Popen(
            [*PYTHON, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        ) as started,
    ):
        try:
            yield started
        finally:
            started.kill()


def line_of(started: subprocess.Popen[str], explain: Callable[[], str]) -> str:
    """The next line that a process writes, which must come."""
    assert started.stdout is not None
    assert select.select([started.stdout], [], [], PATIENCE_S)[0], explain()
    line = started.stdout.readline()
    assert line, explain()
    return line


def stuck(started: subprocess.Popen[Any], errors: Path, diary: Path) -> str:
    """What has been said before a process did not go on, and where it stands."""
    if started.poll() is None:
        started.send_signal(signal.SIGABRT)
        started.wait()
    lies = diary.read_text().splitlines()[-5:]
    return "\n".join([f"ended with {started.returncode}", *lies, errors.read_text()])


def last_words(started: subprocess.Popen[str], diary: Path, explain: Callable[[], str]) -> str:
    """What a process prints until it ends. However long it takes, it must go on lying."""
    told = -1
    while told < lies_in(diary):
        told = lies_in(diary)
        with suppress(subprocess.TimeoutExpired):
            return started.communicate(timeout=PATIENCE_S)[0]
    raise AssertionError(explain())


def lies_in(diary: Path) -> int:
    return diary.read_bytes().count(b"\n")


@pytest.mark.parametrize("version", ["1.3", "AIDL4"])
def test_a_client_that_lies_does_not_harm_the_drivers_process(tmp_path: Path, version: str) -> None:
    path, diary, errors = str(tmp_path / "socket"), tmp_path / "diary", tmp_path / "errors"
    for file in (diary, tmp_path / "liar"):
        file.touch()
    driver = f"tests.process.nnservice.lying_driver:HonestDriver@{version}"
    lying = (
        "-m",
        "tests.process.nnservice.lying_client",
        f"unix:{path}",
        "0",
        str(diary),
        str(tmp_path),
    )
    with process("-c", SERVE, "serve", "--driver", driver, "--socket", path, errors=errors) as host:

        def explain() -> str:
            return stuck(host, errors, diary) + (tmp_path / "liar").read_text()

        def open_files() -> int:
            return len(os.listdir(f"/proc/{host.pid}/fd"))

        assert "is served at" in line_of(host, explain)
        before = open_files()
        with process(*lying, errors=tmp_path / "liar") as liar:
            assert liar.stdin is not None
            while lies_in(diary) < LIES / 2:
                print(file=liar.stdin, flush=True)
                line_of(liar, explain)
                assert computes(device_at(path)), explain()
        eventually(lambda: open_files() <= before)
        assert host.poll() is None
        host.terminate()
        assert host.wait(PATIENCE_S) == 0, explain()


def test_a_client_that_lies_over_tcp_does_not_harm_the_server(adder: str, tmp_path: Path) -> None:
    """Sanitizers end nnagent where it goes wrong."""
    diary, errors = tmp_path / "diary", tmp_path / "liar"
    diary.touch()
    lying = "-m", "tests.process.nnservice.lying_client", adder, "0", str(diary), str(tmp_path)
    with process(*lying, errors=errors) as liar:
        assert liar.stdin is not None
        while lies_in(diary) < LIES / 2:
            print(file=liar.stdin, flush=True)
            line_of(liar, lambda: stuck(liar, errors, diary))
            assert computes(resolve(adder))


def test_a_drivers_process_that_lies_does_not_harm_its_client(tmp_path: Path) -> None:
    diary, errors = tmp_path / "diary", tmp_path / "errors"
    diary.touch()
    arguments = "0", str(LIES), str(diary), str(tmp_path)
    with process(
        "-m", "tests.process.nnservice.honest_client", *arguments, errors=errors
    ) as client:
        summary = last_words(client, diary, lambda: stuck(client, errors, diary))
    assert client.returncode == 0, stuck(client, errors, diary)
    assert "answers" in summary
    assert lies_in(diary) >= LIES
