"""Standard output and error of whole commands: hostile text, poor encodings, gone readers."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.end_to_end.command_server import CommandServer
from tests.end_to_end.reasons import reason_of
from tests.volume import sampled

pytestmark = pytest.mark.sampled(0.34)

Fork = Callable[[Sequence[str]], "subprocess.CompletedProcess[str]"]

ROOT: Final = Path(__file__).parents[2]
DRIVER: Final = "tests.end_to_end.hostile_driver"
ONE_TEST: Final = [
    *("--groups", "general", "--filter", "general/elementwise_unary/abs_special"),
    *("--quick", "--jobs", "1"),
]
RUN: Final = ["vts", "run", "--driver", f"{DRIVER}:Talks", *ONE_TEST]

POSIX: Final = {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""A terminal that knows ASCII only."""

COMMANDS: Final = {
    "vts run": RUN,
    "vts run in process": [*RUN, "--in-process", "--output", "out"],
    "nnhal drivers": ["nnhal", "drivers", f"{DRIVER}:Talks", f"{DRIVER}:Dies"],
    "mlts models": ["mlts", "models"],
    "mlts benchmark": [
        *("mlts", "benchmark", "--driver", f"{DRIVER}:Talks", "--in-process"),
        *("tts_mini", "--iterations", "1", "--no-compilation", "--output", "mlts"),
    ],
    "a driver that dies": ["vts", "run", "--driver", f"{DRIVER}:Dies", *ONE_TEST],
    "cts": ["cts"],
}
"""Each command with what it prints."""

CODES: Final = {
    "vts run": 1,
    "vts run in process": 1,
    "nnhal drivers": 3,
    "mlts models": 0,
    "mlts benchmark": 1,
    "a driver that dies": 3,
    "cts": 2,
}


def start(words: Sequence[str], folder: Path, **environment: str) -> Mapping[str, object]:
    """What ``subprocess`` takes to run a command of this project."""
    package, *arguments = words
    return {
        "args": [sys.executable, "-m", package, *arguments],
        "cwd": folder,
        "env": {**os.environ, "PYTHONPATH": str(ROOT), **environment},
    }


def run(
    words: Sequence[str], folder: Path, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    how = start(words, folder, **environment)
    return subprocess.run(**how, capture_output=True, check=False)  # type: ignore[call-overload,no-any-return]


@pytest.mark.slow
@pytest.mark.parametrize("name", sampled([*COMMANDS], 0.4))
def test_no_encoding_and_no_driver_spoils_what_a_command_prints(name: str, tmp_path: Path) -> None:
    result = run(COMMANDS[name], tmp_path, **POSIX)
    assert result.returncode == CODES[name], result.stderr
    assert b"Traceback" not in result.stdout + result.stderr
    for output in (result.stdout, result.stderr):
        assert not re.search(rb"[^\n -~]", output)
    assert "dies" not in name or b"reason \\ud800 \\x1b[2J" in result.stderr


@pytest.fixture
def fork(command_server: CommandServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fork:
    """Runs a command where its streams are not the matter, without the time of its imports."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    def run(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
        package, *arguments = words
        return command_server.run(f"{package}.cli", arguments, tmp_path, 120)

    return run


@pytest.mark.slow
def test_what_is_no_text_is_kept_as_escapes_in_every_report(tmp_path: Path, fork: Fork) -> None:
    result = fork([*RUN, "--output", "out"])
    assert result.returncode == 1, result.stderr
    assert "reason \\ud800 \\x1b[2J" in result.stdout
    results = json.loads((tmp_path / "out/results.json").read_bytes())
    assert results["device_version"].startswith("version \\ud800 \x1b[2J")
    (case,) = results["cases"]
    assert "reason \\ud800 \x1b[2J" in reason_of(case)
    assert "reason \\ud800 \\x1b[2J" in (tmp_path / "out/index.html").read_text()
    assert "reason \\ud800 \\x1b[2J" in (tmp_path / "out/junit.xml").read_text()
    assert "version \\ud800 \\x1b" in (tmp_path / "out/index.html").read_text()


@pytest.mark.slow
def test_the_same_of_a_benchmark(tmp_path: Path, fork: Fork) -> None:
    result = fork(COMMANDS["mlts benchmark"])
    # The table breaks lines anywhere.
    assert "reason\\ud800\\x1b[2J" in "".join(result.stdout.split())
    for name in ("index.html", "junit.xml"):
        assert "reason \\ud800 \\x1b[2J" in (tmp_path / "mlts" / name).read_text()
    assert "version \\\\ud800" in (tmp_path / "mlts/results.json").read_text()
    for view in ("csv", "json", "text"):
        assert fork(["mlts", "report", "mlts", "--format", view]).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "redirection",
    sampled(["| head -c 1 >&2; exit ${PIPESTATUS[0]}", "2>&- >&-", ">/dev/full"], 0.3),
)
def test_reports_are_written_whatever_becomes_of_the_output(
    redirection: str, tmp_path: Path
) -> None:
    how = dict(start([*RUN, "--output", "out"], tmp_path))
    words = how.pop("args")
    assert isinstance(words, list)
    line = f'"$@" {redirection}'
    shell = ["bash", "-c", line, "bash", *words]
    result = subprocess.run(shell, **how, capture_output=True, check=False)  # type: ignore[call-overload]
    assert result.returncode == 1
    assert b"Traceback" not in result.stderr
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"index.html", "results.json", "junit.xml", "journal.jsonl"}
    assert json.loads((tmp_path / "out/results.json").read_bytes())["totals"]["FAILURE"] == 1


@pytest.mark.parametrize(
    ("redirection", "code", "error"),
    sampled(
        [
            ("| head -n 1; exit ${PIPESTATUS[0]}", 0, b""),
            (">&-", 0, b""),
            (">/dev/full", 2, b"Error: cannot write to standard output: No space left on device\n"),
        ],
        0.3,
    ),
)
def test_what_cannot_be_printed_is_an_error_unless_nobody_wants_it(
    redirection: str, code: int, error: bytes, tmp_path: Path
) -> None:
    how = dict(start(["vts", "list", "--groups", "general"], tmp_path))
    words = how.pop("args")
    assert isinstance(words, list)
    shell = ["bash", "-c", f'"$@" {redirection}', "bash", *words]
    result = subprocess.run(shell, **how, capture_output=True, check=False)  # type: ignore[call-overload]
    assert (result.returncode, result.stderr) == (code, error)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "environment"),
    sampled(
        [
            ("vts run in process", {"COLUMNS": "20", "NO_COLOR": "1"}),
            ("vts run in process", {"TERM": "dumb"}),
            ("vts run in process", {"COLUMNS": "0"}),
            ("mlts benchmark", {"COLUMNS": "20"}),
        ],
        0.5,
    ),
    ids=str,
)
def test_any_terminal_will_do(name: str, environment: dict[str, str], tmp_path: Path) -> None:
    """The codes that a display uses are those of rich; none comes from the driver."""
    output, code = in_terminal(COMMANDS[name], tmp_path, **{"TERM": "xterm", **environment})
    assert code == CODES[name]
    assert b"Traceback" not in output
    assert b"\x1b[2J" not in output
    if environment.get("TERM") == "dumb":
        assert b"\x1b" not in output
    assert b"Failed" in output


def in_terminal(words: Sequence[str], folder: Path, **environment: str) -> tuple[bytes, int]:
    """What a command shows on a terminal, and its exit code."""
    main, side = pty.openpty()
    process = subprocess.Popen(  # type: ignore[call-overload]
        **start(words, folder, **environment), stdin=side, stdout=side, stderr=side
    )
    os.close(side)
    shown = bytearray()

    def read() -> None:
        try:
            while chunk := os.read(main, 65536):
                shown.extend(chunk)
        except OSError:  # how a terminal says that nobody is at its other side any more
            pass

    reader = threading.Thread(target=read)
    reader.start()
    code = process.wait()
    reader.join()
    os.close(main)
    return bytes(shown), code


@pytest.mark.slow
@pytest.mark.parametrize("command", sampled(["vts", "mlts"], 0.5))
def test_of_two_runs_with_one_output_the_second_is_refused(command: str, tmp_path: Path) -> None:
    name = {"vts": "vts run", "mlts": "mlts benchmark"}[command]
    words = [*COMMANDS[name], "--output", "out"]
    how = start(words, tmp_path, HOSTILE_WAITS="started")
    os.mkfifo(tmp_path / "started")
    with subprocess.Popen(**how, stdout=subprocess.DEVNULL) as first:  # type: ignore[call-overload]
        (tmp_path / "started").read_bytes()  # its driver is at work
        second = run(words, tmp_path)
        assert second.returncode == 2
        message = f"another run (process {first.pid}) writes to out"
        assert message.encode() in second.stderr
        (tmp_path / "started").write_bytes(b"go on")
        assert first.wait() == 1
    assert not (tmp_path / "out/.lock").exists()


@pytest.mark.parametrize("command", ["vts", "mlts"])
def test_links_and_pipes_in_the_output_folder_are_refused_before_the_run(
    command: str, tmp_path: Path, fork: Fork
) -> None:
    name = {"vts": "vts run", "mlts": "mlts benchmark"}[command]
    (tmp_path / "out").mkdir()
    (tmp_path / "precious").write_text("precious")
    (tmp_path / "out" / "journal.jsonl").symlink_to("../precious")
    os.mkfifo(tmp_path / "out" / "index.html")
    for kind in ("index.html: a named pipe", "journal.jsonl: a symbolic link"):
        result = fork([*COMMANDS[name], "--output", "out"])
        assert result.returncode == 2
        assert f"Error: cannot write out/{kind} is in its place" in result.stderr
        (tmp_path / "out" / "index.html").unlink(missing_ok=True)
    assert (tmp_path / "precious").read_text() == "precious"


@pytest.mark.parametrize("package", ["vts", "mlts", "nnhal", "nnapi", "cts"])
def test_packages_are_programs_that_name_themselves(package: str, tmp_path: Path) -> None:
    result = run([package, "--help"], tmp_path)
    assert result.returncode == 0
    assert result.stdout.startswith(f"Usage: python -m {package} [OPTIONS]".encode())
    assert b", version 0" in run([package, "--version"], tmp_path).stdout
