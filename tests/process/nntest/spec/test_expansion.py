"""Specs that end, crash, block or litter the process that reads them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from nntest.spec import SpecCase, SpecError, SpecFile, load
from nntest.spec.expansion import expanded

pytestmark = pytest.mark.sampled(0.34)

SPEC = """
i = Input("i", ("TENSOR_FLOAT32", [1]))
o = Output("o", ("TENSOR_FLOAT32", [1]))
Model().Operation("ADD", i, [1.0], 0).To(o)
Example({i: [1.0], o: [2.0]})
"""

Write = Callable[[str], SpecFile]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> SpecFile:
        path = tmp_path / "sample.mod.py"
        path.write_text(text)
        return SpecFile.read(path)

    return written


def test_the_cases_are_those_that_this_process_would_have(write: Write) -> None:
    spec = write(SPEC)

    assert msgspec.msgpack.decode(expanded(spec), type=list[SpecCase]) == load(spec.path)


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("import os; os._exit(0)", "exited with status 0"),
        ("import os; os._exit(3)", "exited with status 3"),
        ("import ctypes; ctypes.string_at(0)", "was killed by SIGSEGV"),
        ("import os; os.kill(os.getpid(), 9)", "was killed by SIGKILL"),
        ("raise KeyboardInterrupt", "exited with status 1 (KeyboardInterrupt)"),
    ],
)
def test_a_spec_that_ends_its_process_is_named(write: Write, line: str, end: str) -> None:
    spec = write(f"{SPEC}\n{line}\n")

    with pytest.raises(SpecError) as caught:
        expanded(spec)

    assert str(caught.value).startswith(f"{spec.path}: the process that was reading it {end}")


def test_what_a_spec_raises_has_its_line(write: Write) -> None:
    spec = write("x = 1\nraise ValueError('half a \\ud800 character')\n")

    with pytest.raises(SpecError, match=r"sample\.mod\.py:2: ValueError: half a"):
        expanded(spec)


def test_a_spec_without_end_is_given_up_and_its_line_is_told(write: Write) -> None:
    spec = write("x = 1\nwhile True:\n    pass\n")

    with pytest.raises(SpecError, match=r"sample\.mod\.py:[23]: still running after 0.3 s"):
        expanded(spec, limit_s=0.3)


def test_whoever_waits_can_stop_it(write: Write) -> None:
    class Stop(Exception):
        pass

    def stop() -> None:
        raise Stop

    with pytest.raises(Stop):
        expanded(write("while True: pass"), stop)


def test_a_spec_that_kills_what_started_it_does_not_harm_the_next(write: Write) -> None:
    with pytest.raises(SpecError, match=r"the process that was reading it "):
        expanded(write("import os, time; os.kill(os.getppid(), 9); time.sleep(60)"))

    assert expanded(write(SPEC))


def test_what_a_spec_prints_goes_nowhere(write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    expanded(write(f"{SPEC}\nprint('noise')\n"))

    assert capfd.readouterr().out == ""


def run(*arguments: str | Path, cache: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from vts.cli import main; main()", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=os.environ | {"XDG_CACHE_HOME": str(cache)},
        check=False,
    )


@pytest.mark.parametrize("command", [["list"], ["run"], ["run", "--in-process"]], ids=" ".join)
def test_no_spec_can_end_a_command_in_peace(tmp_path: Path, command: list[str]) -> None:
    specs = tmp_path / "specs"
    specs.mkdir()
    (specs / "bad.mod.py").write_text("import os\nos._exit(0)\n")

    ran = run(*command, "--specs", specs, cache=tmp_path / "cache")

    assert ran.returncode == 2
    assert ran.stderr == (
        f"Error: {specs / 'bad.mod.py'}: the process that was reading it exited with status 0\n"
    )
