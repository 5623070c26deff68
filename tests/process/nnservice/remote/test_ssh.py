"""Drivers on a board that ssh reaches: the real client, a real sshd of our own, the real agent."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from nncli.errors import UserError
from nnhal.errors import DeadObject
from nnhal.registry import resolve
from nnservice.remote import facts_of, lease
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.remote.plugged_devices import free_port
from tests.process.nnservice.session import computes

SSHD: Final = shutil.which("sshd", path="/usr/sbin:/usr/local/sbin")

_SERVER: Final = """
ListenAddress 127.0.0.1
Port {port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/user.pub
StrictModes no
PidFile none
SetEnv TMPDIR={folder}/board
"""
_CLIENT: Final = """#!/bin/sh
exec {ssh} -F none -i {folder}/user -o UserKnownHostsFile={folder}/known \\
  -o StrictHostKeyChecking=accept-new "$@"
"""


class Board:
    def __init__(self, folder: Path) -> None:
        self.storage = folder / "board"
        self.storage.mkdir()
        self.address = f"127.0.0.1:{free_port()}"
        self._folder = folder
        for name in ("host", "user"):
            path = str(folder / name)
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", path], check=True)
        port = self.address.partition(":")[2]
        (folder / "config").write_text(_SERVER.format(port=port, folder=folder))
        self.start()

    def start(self) -> None:
        assert SSHD is not None
        self._log = (self._folder / "log").open("ab")
        self._server = subprocess.Popen(
            [SSHD, "-D", "-e", "-f", str(self._folder / "config")],
            stderr=self._log,
            start_new_session=True,
        )
        while b"Server listening" not in (self._folder / "log").read_bytes():
            if self._server.poll() is not None:
                pytest.skip(f"sshd does not start: {(self._folder / 'log').read_text()[-200:]}")
            time.sleep(0.02)

    def unplug(self) -> None:
        """End the server with all of its connections."""
        for process in self._family(self._server.pid):
            os.kill(process, 9)
        self._server.wait()
        self._log.close()

    def _family(self, process: int) -> list[int]:
        try:
            children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
            is_server = b"sshd" in Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            return []
        below = [each for child in children for each in self._family(int(child))]
        return [process, *below] if is_server else []


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    ssh = shutil.which("ssh")
    if SSHD is None or ssh is None:
        pytest.skip("there are no ssh and sshd here (Debian's package openssh-server)")
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)
    (tmp_path / "bin").mkdir()
    client = tmp_path / "bin" / "ssh"
    client.write_text(_CLIENT.format(ssh=ssh, folder=tmp_path))
    client.chmod(0o755)
    monkeypatch.setenv("PATH", f"{client.parent}:{os.environ['PATH']}")
    board = Board(tmp_path)
    yield board
    board.unplug()


def test_a_board_computes_tells_what_it_is_and_is_left_as_it_was(
    board: Board, agents: Path, libraries: NativeLibraries
) -> None:
    name = f"ssh:{board.address}{libraries.built()}"
    end = lease(name)
    try:
        device = resolve(name)
        assert computes(device)
        assert facts_of(name)["System"].startswith("Linux ")
        assert not [*board.storage.iterdir()]
    finally:
        end()
    with pytest.raises(DeadObject):
        computes(device)


def test_a_board_that_is_unplugged_serves_again_when_it_is_back(
    board: Board, agents: Path, libraries: NativeLibraries
) -> None:
    name = f"ssh:{board.address}{libraries.built()}"
    end = lease(name)
    try:
        device = resolve(name)
        board.unplug()
        with pytest.raises(DeadObject):
            computes(device)
        board.start()
        while True:
            try:
                again = resolve(name)
                break
            except UserError:
                time.sleep(0.05)
        assert computes(again)
    finally:
        end()
    assert not [*board.storage.iterdir()]


def test_what_ssh_says_of_a_board_is_told(board: Board, agents: Path, tmp_path: Path) -> None:
    def refusal(name: str) -> str:
        with pytest.raises(UserError) as caught:
            resolve(name)
        return str(caught.value).partition(" failed to start: ")[2]

    assert "Connection refused" in refusal(f"ssh:127.0.0.1:{free_port()}/libacme.so")
    assert "expected ssh:[USER@]HOST/PATH.so" in refusal("ssh:board")
    assert "the system cannot load it: " in refusal(f"ssh:{board.address}/nowhere/libacme.so")
    assert not [*board.storage.iterdir()]
    (tmp_path / "user.pub").write_text("")
    assert "Permission denied" in refusal(f"ssh:{board.address}/libacme.so")
