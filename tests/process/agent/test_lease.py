"""The lease of an agent: it ends with its standard input, whatever has become of its client."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nnhal.registry import resolve
from tests.process.agent.nnagent import SECRET
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.session import computes


@contextmanager
def leased(
    nnagent: Path, library: Path, folder: Path, seconds: str
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The agent in a folder of its own, and its name for ``--driver``."""
    program = folder / "agent" / "nnagent"
    program.parent.mkdir()
    shutil.copy(nnagent, program)
    command = [str(program), "--driver", str(library), "--listen", "127.0.0.1:0"]
    with subprocess.Popen(
        [*command, "--lease", seconds], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{SECRET}\n".encode())
        process.stdin.flush()
        yield process, process.stdout.readline().decode().split()[4]


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET)


def test_an_agent_removes_itself_and_ends_when_its_input_is_closed(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    with leased(nnagent, libraries.built(), tmp_path, "600") as (process, name):
        assert not (tmp_path / "agent").exists()
        assert computes(resolve(name))
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait() == 0


def test_an_agent_that_hears_nothing_ends(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    with leased(nnagent, libraries.built(), tmp_path, "1") as (process, _):
        assert process.wait() == 0


def test_a_driver_that_hangs_at_its_start_ends_with_the_lease(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    source = tmp_path / "hangs.c"
    source.write_text(
        "#include <unistd.h>\n"
        "__attribute__((constructor)) static void hang(void) { for (;;) pause(); }\n"
    )
    library = libraries.compile(tmp_path / "libhangs.so", ["-shared"], [source])
    command = [str(nnagent), "--driver", str(library), "--listen", "127.0.0.1:0", "--lease", "600"]
    copy = shutil.copy(nnagent, tmp_path / "nnagent")
    with subprocess.Popen([copy, *command[1:]], stdin=subprocess.PIPE) as process:
        process.communicate(f"{SECRET}\n".encode())
        assert process.returncode == 0


def test_a_lease_without_seconds_is_wrong_usage(nnagent: Path) -> None:
    command = [str(nnagent), "--driver", "x.so", "--listen", "127.0.0.1:0", "--lease", "soon"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 2
    assert b"--lease SECONDS" in done.stderr
