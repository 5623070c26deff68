from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from nncli.output_file import OutputNotWritable
from nntest.output_folder import LOCK, OutputInUse, locked

HOLDER = """
import sys, pathlib
from nntest.output_folder import locked
with locked(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder(tmp_path: Path) -> subprocess.Popen[str]:
    """A process that writes to the folder ``out``, until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "out")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "locked\n"
    return process


def test_another_run_is_named_and_kept_out(holder: subprocess.Popen[str], tmp_path: Path) -> None:
    with holder:
        message = rf"another run \(process {holder.pid}\) writes to .*out: .*another --output"
        with pytest.raises(OutputInUse, match=message) as caught, locked(tmp_path / "out"):
            pass
        assert caught.value.exit_code == 2
        holder.communicate()
    with locked(tmp_path / "out"):
        pass


def test_a_run_that_is_killed_keeps_nobody_out(
    holder: subprocess.Popen[str], tmp_path: Path
) -> None:
    with holder:
        holder.kill()
        holder.communicate()
    assert (tmp_path / "out" / LOCK).exists()
    with locked(tmp_path / "out"):
        assert (tmp_path / "out" / LOCK).read_text() == f"{os.getpid()}\n"


def test_the_folder_is_made_and_nothing_is_left_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    with locked(folder), pytest.raises(OutputInUse), locked(folder):
        pass
    assert os.listdir(tmp_path) == []
    with locked(folder):
        (folder / "page").touch()
    assert os.listdir(folder) == ["page"]


def test_a_lock_that_its_owner_has_just_removed_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner ends between our opening and our locking it; a third run makes a new one."""
    flock, removed = fcntl.flock, []

    def late(lock: int, how: int) -> None:
        if not removed:
            removed.append((tmp_path / LOCK).unlink())
        flock(lock, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with locked(tmp_path):
        assert (tmp_path / LOCK).exists()
        with pytest.raises(OutputInUse), locked(tmp_path):
            pass


@pytest.mark.parametrize("name", ["index.html", LOCK])
def test_links_and_pipes_are_refused_before_the_run(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / name)
    with (
        pytest.raises(OutputNotWritable, match=f"cannot write .*{name}: a named pipe is in"),
        locked(tmp_path, ["index.html"]),
    ):
        pass


def test_no_folder_needs_no_lock() -> None:
    with locked(None):
        pass


@pytest.mark.parametrize(
    ("content", "stays"),
    [
        ({}, False),
        ({"journal.jsonl": '{"run":{}}\n'}, False),
        ({"journal.jsonl": '{"run":{}}\n{"ended":{}}\n'}, True),
    ],
)
def test_a_run_that_could_not_begin_leaves_no_new_folder(
    tmp_path: Path, content: dict[str, str], stays: bool
) -> None:
    for name in ("new", "old"):
        folder = tmp_path / name / "out"
        if name == "old":
            folder.mkdir(parents=True)
        with locked(folder):
            for file, text in content.items():
                (folder / file).write_text(text)
    assert (tmp_path / "new").exists() == stays
    assert (tmp_path / "old" / "out").exists()
