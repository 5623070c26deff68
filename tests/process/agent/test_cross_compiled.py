"""nnagent for processors of boards, emulated by qemu-user: Debian's packages gcc-aarch64-linux-gnu,
gcc-arm-linux-gnueabihf (32 bits), the libc6-dev-...-cross of each, and qemu-user-static.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from nnhal.registry import resolve
from tests.process.agent.nnagent import SECRET, build, serving
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.session import Session, computes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("machine", "emulator"),
    [("aarch64-linux-gnu", "qemu-aarch64-static"), ("arm-linux-gnueabihf", "qemu-arm-static")],
)
def test_an_emulated_board_serves_its_library(
    machine: str, emulator: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = f"{machine}-gcc"
    for program in (compiler, emulator, "make"):
        if shutil.which(program) is None:
            pytest.skip(f"there is no {program} here")
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET)
    library = NativeLibraries(tmp_path, compiler=compiler).built()
    binary = build(tmp_path / "build", "-O0", CC=compiler)
    command = [emulator, "-L", f"/usr/{machine}", binary]
    with serving(command, library, tmp_path) as agent:
        device = resolve(agent.name, callback_timeout_s=60)
        assert computes(device)
        session = Session(device, tmp_path, random.Random(2))
        session.go_on(60)
        assert session.answers > 20
        del device, session
        assert computes(resolve(agent.name))
